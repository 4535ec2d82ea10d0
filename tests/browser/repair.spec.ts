// A damaged cache, in every way, and full storage: the page opens or says why not, and is complete
// again as soon as possible.

import { readFileSync } from 'node:fs';
import { DIST } from '../../www/build/serve.ts';
import { expect } from './fixtures.ts';
import { MISSING, checkForUpdate, nameOf, releaseIn, test, visit } from './host.ts';
import { isLong, onlyLong, usually } from './long.ts';
import type { Page } from '@playwright/test';

const { name: RELEASE, files: FILES } = releaseIn(DIST);
const CACHE = `gambol/release/${RELEASE}`;
const FOREIGN = '}}) not the file (((';

/** Kinds of damage to a cached file, as functions of its content. */
const DAMAGES: Record<string, (content: Buffer) => Buffer | null> = {
  missing: () => null,
  altered: (content) => Buffer.concat([Buffer.from(FOREIGN), content]),
  truncated: (content) => content.subarray(0, content.length >> 1),
  empty: () => Buffer.alloc(0),
  'an HTML page': () => Buffer.from('<!doctype html><title>Sign in</title><p>Sign in to this network.</p>'),
  'of another type': (content) => content,
};

/** The files that the page requests at its start. */
const NEEDED = [
  ...readFileSync(`${DIST}index.html`, 'utf8').matchAll(/(?:href|src)="([0-9a-f]{12}\/[^"]+(?:js|css|wasm))"/g),
].map(([, path]) => path ?? '');

/** The start files that are damaged one by one: usually the page and its first module. */
const START_FILES = ['', ...NEEDED.filter((path) => isLong || path.endsWith('/www/main.js'))];

/** Damages cached files. */
async function damage(page: Page, path: string, kind: string) {
  const content = DAMAGES[kind]?.(readFileSync(`${DIST}${path || 'index.html'}`)) ?? null;
  const entry = content && { content: content.toString('base64'), isTyped: kind !== 'of another type' };
  await page.evaluate(
    async ({ cacheName, path, entry }) => {
      const cache = await caches.open(cacheName);
      const kept = await cache.match(new URL(path, document.baseURI));
      if (!entry) return void (await cache.delete(new URL(path, document.baseURI)));
      const bytes = Uint8Array.from(atob(entry.content), (letter) => letter.charCodeAt(0));
      const type = entry.isTyped ? (kept?.headers.get('content-type') ?? '') : 'text/plain';
      await cache.put(new URL(path, document.baseURI), new Response(bytes, { headers: { 'content-type': type } }));
    },
    { cacheName: CACHE, path, entry },
  );
}

/** The files with wrong contents, in the cache or in the responses. */
function damaged(page: Page, where: 'kept' | 'asked', files: [path: string, sum: string][] = FILES) {
  return page.evaluate(
    async ({ cacheName, where, files }) => {
      const isRight = async (path: string, sum: string) => {
        const url = new URL(path, document.baseURI);
        const response = where === 'kept' ? await caches.match(url, { cacheName }) : await fetch(url);
        if (!response || response.headers.get('content-type') === 'text/plain') return false;
        const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
        return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
          .join('')
          .startsWith(sum);
      };
      const areRight = await Promise.all(files.map(([path, sum]) => isRight(path, sum)));
      return files.filter((_, n) => !areRight[n]).map(([path]) => path);
    },
    { cacheName: CACHE, where, files },
  );
}

const opens = (page: Page) => expect(page.getByRole('link', { name: /Gambit/ }).first()).toBeVisible();

/** Fills the storage of the page's origin, or frees it again. */
async function limit(page: Page, address: string, quotaSize?: number) {
  const client = await page.context().newCDPSession(page);
  await client.send('Storage.overrideQuotaForOrigin', { origin: new URL(address).origin, quotaSize });
}

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  // Node damages each file in each way.
  for (const [at, kind] of usually([...Object.keys(DAMAGES).entries()], ([, kind]) => kind === 'altered')) {
    test(`each cached file that is ${kind} is served correctly, and cached again`, async ({ host, page }) => {
      test.setTimeout(60_000);
      await visit(page, host.address);
      // Usually the kinds share the files; the first one is the page itself.
      for (const file of usually(FILES, (_, n) => n === 0 || n % 12 === 2 * at + 1)) {
        const [path] = file;
        // The repair that follows the start of a page may restore the file at once.
        await expect(async () => {
          await damage(page, path, kind);
          expect(await damaged(page, 'kept', [file])).toEqual([path]);
        }).toPass();
        // The page itself is served to new visitors.
        if (path === '') await page.reload();
        else expect(await damaged(page, 'asked', [file])).toEqual([]);
        if (path === '') await opens(page);
        await expect.poll(() => damaged(page, 'kept', [file])).toEqual([]);
      }
    });
  }

  test('the page opens whichever start file is damaged, and repairs the other files', async ({ host, page }) => {
    test.setTimeout(120_000);
    await visit(page, host.address);
    for (const path of START_FILES) {
      await damage(page, path, 'altered');
      await page.reload();
      await opens(page);
    }
    for (const [path] of FILES) await damage(page, path, 'empty');
    await page.reload();
    await opens(page);
    await expect.poll(() => damaged(page, 'kept')).toEqual([]);
  });

  test('without a network a damaged page reports it, and opens when there is one', async ({
    host,
    page,
    allowConsole,
  }) => {
    test.setTimeout(120_000);
    allowConsole(/Failed to load|net::ERR|Failed to fetch|ServiceWorker|503|dynamically imported|engine: status/);
    await visit(page, host.address);
    for (const path of START_FILES) {
      // First, since the worker may still be checking the files damaged in the last round.
      host.stop();
      await damage(page, path, 'truncated');
      // The browser's HTTP cache would hide the damage.
      const client = await page.context().newCDPSession(page);
      await client.send('Network.clearBrowserCache');
      await page.reload();
      const words = page.getByRole('alert').filter({ hasText: /Your games are safe/ });
      // The worker carries the page itself, and the theme script is optional.
      if (path === '' || path.endsWith('theme.js')) await opens(page);
      else await expect(words, path).toBeVisible();
      if (path.endsWith('.css')) await opens(page);
      await host.start();
      if (await words.isVisible()) await page.getByRole('button', { name: 'Load again' }).click();
      else await page.reload();
      await opens(page);
      await expect(words).toBeHidden();
      await expect.poll(() => damaged(page, 'kept')).toEqual([]);
    }
  });

  test('a damaged screen that cannot be fetched is reported, and opens when it can', async ({
    host,
    page,
    allowConsole,
  }) => {
    allowConsole(MISSING);
    await visit(page, host.address);
    const lazy = usually(
      FILES.map(([path]) => path).filter((path) => path.endsWith('.js') && !NEEDED.includes(path)),
      (path) => path.includes('/rules-'),
    );
    // First, since the worker may still be checking the files.
    host.stop();
    for (const path of lazy) await damage(page, path, 'altered');
    const client = await page.context().newCDPSession(page);
    await client.send('Network.clearBrowserCache');
    await page.goto(`${host.address}#/gambit/rules`);
    await expect(page.getByRole('alert').filter({ hasText: 'This page could not be shown' })).toBeVisible();
    await host.start();
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect.poll(() => damaged(page, 'kept')).toEqual([]);
  });

  test('a damaged page whose release is gone from the host switches to the newer release', async ({
    host,
    page,
    allowConsole,
  }) => {
    allowConsole(MISSING);
    // Early requests of the page that was abandoned.
    allowConsole(/preloaded using link preload/);
    const second = host.release('second');
    await visit(page, host.address);
    // First, since the worker may still be checking the files.
    host.served = second;
    for (const path of FILES.map(([path]) => path).filter(
      (path) => path.endsWith('main.js') || path.endsWith('.wasm'),
    )) {
      await damage(page, path, 'altered');
    }
    await page.reload();
    await opens(page);
    await expect.poll(() => nameOf(page)).toBe('second');
    // From now on that release is cached.
    const isKept = () =>
      page.evaluate(async () => {
        const state = await caches.match(new URL('./', document.baseURI), { cacheName: 'gambol/state' });
        return (await state?.json())?.good === document.documentElement.dataset['release'];
      });
    await expect.poll(isKept).toBe(true);
    host.stop();
    await page.reload();
    await opens(page);
    await expect.poll(() => nameOf(page)).toBe('second');
    await expect(page.getByRole('button', { name: 'Update' })).toBeHidden();
  });

  onlyLong(test)('with full storage and no known good release the page opens', async ({ host, page }) => {
    await visit(page, host.address);
    await page.evaluate(() => caches.delete('gambol/state'));
    await limit(page, host.address, 1);
    for (let n = 0; n < 4; n += 1) {
      await page.reload();
      await opens(page);
    }
    // A damaged file cannot be stored again, so it is fetched each time.
    await page.evaluate((cacheName) => caches.delete(cacheName), CACHE);
    for (let n = 0; n < 2; n += 1) {
      await page.reload();
      await opens(page);
    }
    await limit(page, host.address);
    await page.reload();
    await opens(page);
    await expect.poll(() => damaged(page, 'kept')).toEqual([]);
  });

  test('with full storage on the first visit the page opens', async ({ host, page, allowConsole }) => {
    allowConsole(MISSING);
    await page.goto('about:blank');
    await limit(page, host.address, 1);
    for (let n = 0; n < (isLong ? 3 : 2); n += 1) {
      await page.goto(`${host.address}?${n}`);
      await opens(page);
    }
  });

  test('a newer release is installed with full storage', async ({ host, page }) => {
    await visit(page, host.address);
    host.served = host.release('second');
    await checkForUpdate(page);
    await expect(page.getByRole('button', { name: 'Update' })).toBeVisible();
    await limit(page, host.address, 1);
    await page.getByRole('button', { name: 'Update' }).click();
    await page.waitForFunction(() => document.documentElement.dataset['test'] === 'second');
    await opens(page);
    await page.reload();
    await opens(page);
    await expect.poll(() => nameOf(page)).toBe('second');
  });

  onlyLong(test)('whatever the record of started releases contains, the page opens', async ({ host, page }) => {
    test.setTimeout(60_000);
    await visit(page, host.address);
    const notes = [
      '',
      '{',
      'null',
      '[]',
      '"good"',
      '7',
      '{"good":7}',
      '{"tried":[],"times":"many"}',
      '{"good":"000000000000"}',
      '<!doctype html>',
    ];
    for (const note of notes) {
      await page.evaluate(async (note) => {
        await (await caches.open('gambol/state')).put(new URL('./', document.baseURI), new Response(note));
      }, note);
      await page.reload();
      await opens(page);
      const isKept = () =>
        page.evaluate(async () => {
          const state = await caches.match(new URL('./', document.baseURI), { cacheName: 'gambol/state' });
          return state?.json().then(
            ({ good }) => good === document.documentElement.dataset['release'],
            () => false,
          );
        });
      await expect.poll(isKept, note).toBe(true);
    }
  });
});

test.describe('straight from the host', () => {
  /** What cannot be shown without a file, and the message. */
  const WORDS: Record<string, RegExp> = {
    'main.js': /couldn’t be loaded/,
    'gambol-wasm.js': /couldn’t be loaded/,
    'gambol-wasm_bg.wasm': /couldn’t be loaded/,
    'page.css': /looks plain/,
  };

  const kinds = ['missing', 'altered', 'truncated', 'empty', 'an HTML page'];
  for (const [at, [name, words]] of Object.entries(WORDS).entries()) {
    // Usually a file of each type, each in a way of its own.
    for (const kind of usually(kinds, (_, n) => n === (at + 4) % kinds.length && at % 2 === 0)) {
      // Without a hash a complete style sheet cannot be recognised as wrong.
      if (name.endsWith('.css') && kind === 'altered') continue;
      test(`${name}, ${kind}: a message is shown, with a way to continue`, async ({ page, allowConsole }) => {
        allowConsole(/./);
        const path = NEEDED.find((path) => path.endsWith(name)) ?? '';
        const body = DAMAGES[kind]?.(readFileSync(`${DIST}${path}`)) ?? null;
        const types = { js: 'text/javascript', css: 'text/css', wasm: 'application/wasm' };
        const contentType = Object.entries(types).find(([end]) => path.endsWith(end))?.[1];
        await page.route(`**/${path}*`, (route) =>
          body ? route.fulfill({ body, contentType }) : route.fulfill({ status: 404 }),
        );
        await page.goto('./');
        await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
        await expect(page.getByRole('alert').filter({ hasText: 'Your games are safe' })).toBeVisible();
        await page.unrouteAll();
        await page.getByRole('button', { name: 'Load again' }).click();
        await opens(page);
        await expect(page.getByRole('button', { name: 'Load again' })).toBeHidden();
      });
    }
  }

  test('a style sheet that fails once is requested again, without a message', async ({ page, allowConsole }) => {
    allowConsole(/Failed to load/);
    let asked = 0;
    await page.route('**/page.css*', (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.continue();
    });
    await page.goto('./');
    await opens(page);
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--whole')))
      .toBe('1');
    await expect(page.getByRole('button', { name: 'Load again' })).toBeHidden();
  });
});
