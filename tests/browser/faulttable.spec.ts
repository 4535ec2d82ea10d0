// A test of each fault of the table at each screen where it can strike: with LONG=1 all of them, else those that
// `QUICK` names. No game is lost, no wrong move is made, no raw error is shown, and there is a way on.

import { STORED_DATA, SCREENS } from './faultscreens.ts';
import { RUNNERS } from './faultloops.ts';
import { QUICK, ROWS } from './faulttable.ts';
import { expect } from './fixtures.ts';
import { test } from './host.ts';
import { isLong } from './long.ts';
import { nameHere } from './storagetexts.ts';
import type { BrowserContext } from '@playwright/test';

/** What the browser itself logs of files that fail. */
const BROWSER_MESSAGES = new RegExp(
  `^(?:${[
    /error: Failed to load (resource|module script): /,
    /error: The FetchEvent for "[^"]*" resulted in a network error/,
    /error: Failed to find a valid digest in the 'integrity' attribute/,
    /error: Fetch API cannot load \S+ SRI's integrity checks failed/,
    /warning: The resource \S+ was preloaded using link preload but not used/,
  ]
    .map(({ source }) => source)
    .join('|')})`,
);

for (const row of ROWS) {
  const isServed = ['update', 'cache'].includes(row.run);
  test.describe(() => {
    test.use({
      serviceWorkers: isServed ? 'allow' : 'block',
      storageState: async ({ baseURL }, use) => {
        const localStorage = Object.entries(STORED_DATA).map(([name, value]) => ({ name: nameHere(name), value }));
        await use({ cookies: [], origins: [{ origin: new URL(baseURL ?? '').origin, localStorage }] });
      },
    });

    for (const name of isLong ? row.at : (QUICK[row.key] ?? [])) {
      test(`${row.key} (${name})`, async ({ page, context, browser, host, consoles, baseURL }) => {
        test.setTimeout(
          isLong && ['requests', 'update', 'trials'].includes(row.run) ? 1_800_000 : isServed ? 180_000 : 90_000,
        );
        consoles.allowed.push(BROWSER_MESSAGES);
        if (row.allows) consoles.allowed.push(row.allows);
        const screen = SCREENS[name] ?? { link: '', isShown: async () => {} };
        const watch = (other: BrowserContext) => consoles.watch(other);
        const runs = await RUNNERS[row.run]({
          row,
          name,
          screen,
          page,
          context,
          browser,
          host,
          isLong,
          watch,
          baseURL: baseURL ?? '',
        });
        expect(runs, 'runs of the fault').toBeGreaterThan(0);
        test
          .info()
          .annotations.push(
            { type: 'row', description: row.key },
            { type: 'screen', description: name },
            { type: 'runs', description: String(runs) },
          );
      });
    }
  });
}
