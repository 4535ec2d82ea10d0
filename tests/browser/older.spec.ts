// Browsers at the end of the list of those that are supported: everything that they lack is removed from this one. And
// older ones.

import { GAMES } from '../../www/games/index.ts';
import { BROWSERS } from '../../www/build/browsers.ts';
import { lackedBy } from '../tools/browsers.ts';
import { expect, test } from './fixtures.ts';
import { usually } from './long.ts';
import type { Page } from '@playwright/test';

/** Removes what a browser lacks, in a page. Returns what was there. */
function remove(lacked: { owner: string; name: string }[]) {
  const all = globalThis as unknown as Record<string, any>;
  const removed = [];
  for (const { owner, name } of lacked) {
    const object = owner === '' || owner === 'Window' ? all : all[owner];
    // This page has constructors of interfaces, whose members are those of the prototype or their own.
    for (const holder of [object, object?.prototype]) {
      if (!holder || !Object.hasOwn(holder, name) || !Object.getOwnPropertyDescriptor(holder, name)?.configurable)
        continue;
      delete holder[name];
      removed.push(`${owner}.${name}`);
    }
  }
  Object.assign(globalThis, { removed });
}

for (const { mdn, version } of BROWSERS.filter(({ mdn: name }) => name !== 'safari_ios')) {
  // This browser enforces the policy for trusted types.
  const lacked = lackedBy(mdn).filter(({ owner, name }) => !/^[Tt]rusted/.test(owner || name));

  test(`without what ${mdn} ${version} lacks, every table opens and is played on`, async ({ page }) => {
    await page.addInitScript(remove, lacked);
    for (const { id } of usually(GAMES, ({ id }) => id === 'gambit' || id === 'luckymoose')) {
      await page.goto(`#/${id}?players=${id === 'luckymoose' ? 'human,medium' : 'human,human'}`);
      await expect(page.getByRole('grid').first()).toBeVisible();
      await expect(page.locator('.failure')).toHaveCount(0);
    }
    const removed = await page.evaluate(() => (globalThis as any).removed);
    expect(removed.length).toBeGreaterThan(20);
    await page.goto('#/gambit?players=human,human&moves=c2xc4');
    await page.getByRole('button', { name: 'Share' }).first().click();
    await page.getByRole('button', { name: /GIF/ }).click();
    await expect(page.locator('.film img')).toBeVisible();
    for (const hash of usually(
      ['#/', '#/library', '#/gambit/puzzles', '#/gambit/study', '#/gambit/learn', '#/combo/rules', '#/docs'],
      (_, n) => n < 4,
    )) {
      await page.goto(hash);
      await expect(page.getByRole('heading').first()).toBeAttached();
      await expect(page.locator('.failure')).toHaveCount(0);
    }
  });
}

test('without :has() in styles the page looks the same', async ({ page, device }) => {
  const other = await device();
  // The browser drops rules with a selector that it does not know; what the page itself requests is the file.
  await other.route('**/*.css*', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: route.request().resourceType() === 'stylesheet' ? text.replaceAll(':has(', ':hasnt(') : text,
    });
  });
  await other.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (query: string) => !query.includes(':has') && supports.call(CSS, query);
  });
  const boxes = async (on: Page, hash: string) => {
    await on.goto(hash);
    await expect(on.locator('.failure')).toHaveCount(0);
    await on.evaluate(() => document.fonts.ready);
    return on.evaluate(() =>
      Array.from(document.querySelectorAll('body *'), (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.tagName, element.className, x, y, width, height].join(' ');
      }),
    );
  };
  for (const size of usually(
    [
      { width: 1280, height: 800 },
      { width: 740, height: 360 },
      { width: 390, height: 800 },
    ],
    ({ width }) => width === 390,
  )) {
    await page.setViewportSize(size);
    await other.setViewportSize(size);
    for (const hash of [
      '#/gambit?players=human,human',
      '#/luckymoose?players=human,human&seed=1',
      '#/',
      '#/combo?players=human,human&clock=300,2',
    ]) {
      await expect
        .poll(async () => JSON.stringify(await boxes(other, hash)) === JSON.stringify(await boxes(page, hash)), {
          message: `${hash} at ${size.width}`,
        })
        .toBe(true);
    }
  }
});

test('a browser older than the list says so, and not that the connection is to blame', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/.*/);
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'CompressionStream');
    Reflect.deleteProperty(globalThis, 'structuredClone');
  });
  await page.route('**/main.js', (route) =>
    route.fulfill({ body: 'throw new Error("no syntax");', contentType: 'text/javascript' }),
  );
  await page.goto('');
  await expect(page.getByRole('alert').filter({ hasText: 'Safari 16.4' })).toBeVisible();
  await expect(page.getByText('Check your connection')).toHaveCount(0);
});
