// Releases: cached completely for offline use, never mixed, and updated when the user wants it.

import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '../../www/games/index.ts';
import { releaseOf } from '../../www/build/release.ts';
import { DIST, RELEASE } from '../../www/build/serve.ts';
import { expect } from './fixtures.ts';
import { MISSING, checkForUpdate, nameOf, releaseIn, test, visit } from './host.ts';
import { usually } from './long.ts';
import type { Page } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

test('after one visit games, rules, analysis, lessons, pictures and computers are there offline', async ({
  host,
  page,
}) => {
  test.slow();
  await visit(page, host.address);
  host.stop();
  for (const { id: game } of usually(GAMES, ({ hands }) => hands !== undefined)) {
    await page.goto(`${host.address}#/${game}?seed=5`);
    await page.reload();
    await expect(page.getByRole('grid')).toBeVisible();
    await page.getByRole('button', { name: 'Analyse' }).click();
    await expect(page.locator('.values .value').first()).not.toHaveText('…');
    await page
      .getByRole('link', { name: 'Rules' })
      .or(page.getByRole('button', { name: 'Rules' }))
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  }
  // So is a computer; with LONG=1 one of each level.
  for (const level of usually(['beginner', 'easy', 'medium', 'hard', 'master'], (level) => level === 'easy')) {
    await page.goto(`${host.address}#/gambit?players=${level},human&seed=1`);
    await page.reload();
    await expect(page.getByRole('list', { name: 'Moves' }).getByRole('listitem').first()).toBeAttached({
      timeout: 20_000,
    });
  }
  for (const { id: game } of usually(
    GAMES.filter(({ loadLesson }) => loadLesson),
    (_, n) => n === 0,
  )) {
    await page.goto(`${host.address}#/${game}/learn`);
    await page.reload();
    await expect(page.getByRole('grid')).toBeVisible();
    const task = page.getByRole('heading', { level: 1 });
    await expect(task).not.toBeEmpty();
    // On request the first move is shown.
    const status = page.locator('main [role=status]');
    await expect(status).not.toBeEmpty();
    const words = (await status.textContent()) ?? '';
    await page.getByRole('button', { name: 'Show me' }).click();
    await expect(status).not.toHaveText(words);
  }
  await page.goto(`${host.address}#/gambit?players=human,human&seed=1&moves=a2xa4`);
  await page.getByRole('button', { name: 'Share', exact: true }).first().click();
  await page.getByRole('button', { name: 'Animation (GIF)' }).click();
  await expect(page.getByRole('img', { name: 'Animation (GIF)' })).toBeVisible({ timeout: 20_000 });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Picture (SVG)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('gambit-move-1.svg');
});

test('a newer release interrupts no game, is announced in the hall, waits, and keeps the games when installed', async ({
  allowConsole,
  host,
  page,
}) => {
  // The hall asks for today's puzzle, whose file has gone with its release.
  allowConsole(/404.*puzzles\w+-/);
  await visit(page, `${host.address}#/gambit?players=human,human&seed=1&moves=a2xa4`);
  host.served = host.release('second');
  const requested: string[] = [];
  host.onRequest = (path) => void requested.push(path);
  await checkForUpdate(page);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)).toBe(true);
  // Only what has changed is loaded.
  const second = releaseOf(host.served) ?? '';
  expect(requested.filter((path) => path.includes(second))).toEqual([`/a/b/${second}/www/main.js`]);
  const take = page.getByRole('button', { name: 'Update' });
  await expect(take).toBeHidden();
  await page.getByRole('link', { name: 'All games' }).click();
  await expect(take).toBeVisible();
  expect(await nameOf(page)).toBe('first');
  await take.click();
  await page.waitForFunction(() => document.documentElement.dataset['test'] === 'second');
  await page.goto(`${host.address}#/gambit`);
  await expect(page.getByRole('list', { name: 'Moves' })).toContainText('a2xa4');
});

test('a release with a wrong file is not installed', async ({ host, page, allowConsole }) => {
  allowConsole(MISSING);
  await visit(page, host.address);
  const second = host.release('second');
  writeFileSync(join(second, releaseOf(second) ?? '', 'www/main.js'), 'something else');
  host.served = second;
  await checkForUpdate(page);
  const isIdle = () =>
    page.evaluate(async () => {
      const { installing, waiting } = await navigator.serviceWorker.ready;
      return installing === null && waiting === null;
    });
  await expect.poll(isIdle).toBe(true);
  await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(2);
  host.stop();
  await page.reload();
  await expect(page.getByRole('link', { name: /Gambit/ }).first()).toBeVisible();
  expect(await nameOf(page)).toBe('first');
});

test('a release that fails to start is replaced by the last good one automatically', async ({
  host,
  page,
  consoles,
}) => {
  consoles.allowed.push(/no start/);
  await visit(page, host.address);
  host.served = host.release('second', { fault: "throw new Error('no start');" });
  await checkForUpdate(page);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => consoles.messages.join()).toContain('no start');
  await expect(page.getByRole('link', { name: /Gambit/ }).first()).toBeVisible();
  expect(await nameOf(page)).toBe('first');
  await page.reload();
  await expect(page.getByRole('link', { name: /Gambit/ }).first()).toBeVisible();
  expect(await nameOf(page)).toBe('first');
});

/** Expects that all files of a page are from one release, and returns its name. */
async function expectOneRelease(page: Page) {
  const { release, addresses } = await page.evaluate(() => ({
    release: document.documentElement.dataset['release'],
    addresses: [...document.querySelectorAll('link[href], script[src]')].map(
      (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
    ),
  }));
  const releases = new Set(addresses.map((address) => /^([0-9a-f]{12})\//.exec(address)?.[1]).filter(Boolean));
  expect([...releases]).toEqual([release]);
  return nameOf(page);
}

/** The numbers of requests after which the host changes: all of them with LONG=1. */
const SWITCH_POINTS = usually(
  Array.from({ length: 20 }, (_, n) => n),
  (n) => n === 1 || n === 9,
);

test('all files of a page are of one release, whenever the host changes during an update', async ({
  host,
  browser,
  consoles,
}) => {
  test.setTimeout(300_000);
  consoles.allowed.push(MISSING);
  const [second, third] = [host.release('second'), host.release('third')];
  const names = new Set();
  for (const n of usually(SWITCH_POINTS, (n) => n === 9)) {
    const context = await browser.newContext({ serviceWorkers: 'allow' });
    const page = await context.newPage();
    host.served = DIST;
    host.onRequest = () => {};
    await visit(page, `${host.address}#/gambit?players=human,human&seed=1`);
    host.served = second;
    let left = n;
    host.onRequest = () => {
      if (left === 0) host.served = third;
      left -= 1;
    };
    await checkForUpdate(page);
    const isIdle = () => page.evaluate(async () => (await navigator.serviceWorker.ready).installing === null);
    await expect.poll(isIdle).toBe(true);
    expect(await expectOneRelease(page)).toBe('first');
    // Updated or not, the next start is complete and works.
    await page.goto('about:blank');
    await page.evaluate(() => {});
    await page.goto(`${host.address}#/gambit?players=human,human&seed=1`);
    await expect(page.getByRole('grid')).toBeVisible();
    names.add(await expectOneRelease(page));
    // Whatever happened to the second release, the third is installed in the end.
    host.served = third;
    await checkForUpdate(page);
    await expect.poll(isIdle).toBe(true);
    await page.goto(`${host.address}#/`);
    const take = page.getByRole('button', { name: 'Update' });
    if (await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)) {
      await take.click();
      await expect.poll(() => nameOf(page).catch(() => '')).toBe('third');
    }
    await expect(async () => expect(await expectOneRelease(page)).toBe('third')).toPass();
    await context.close();
  }
  expect(names.size).toBeGreaterThan(0);
});

test('all files of a page are of one release, whenever the host changes', async ({ host, browser, consoles }) => {
  test.setTimeout(300_000);
  consoles.allowed.push(MISSING);
  const second = host.release('second');
  for (const [turn, n] of SWITCH_POINTS.entries()) {
    const context = await browser.newContext({ serviceWorkers: turn % 2 === 0 ? 'allow' : 'block' });
    const page = await context.newPage();
    let left = 3 * n;
    host.served = DIST;
    host.onRequest = () => {
      if (left === 0) host.served = second;
      left -= 1;
    };
    await page.goto(`${host.address}#/gambit?players=easy,human&seed=${n}`);
    await expect(page.getByRole('grid')).toBeVisible();
    // At once, since a first move may load a sheet meanwhile.
    const { release, loaded } = await page.evaluate(() => {
      const elements = document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>(
        'link[rel=stylesheet], script[src]',
      );
      const addresses = Array.from(elements, (element) => ('href' in element ? element.href : element.src));
      const folder = new URL('./', location.href).href;
      return {
        release: document.documentElement.dataset['release'],
        loaded: addresses.map((address) => address.replace(folder, '').split('/')[0]),
      };
    });
    expect(loaded.length).toBeGreaterThan(0);
    expect([...new Set(loaded)]).toEqual([release]);
    await context.close();
  }
});

/** What hosts do to HTML: each alters the page, and no other file. */
const ALTERATIONS: Record<string, (html: string) => string> = {
  'adds a script at its end': (html) =>
    html.replace('</body>', '<script src="https://stats.example/s.js" defer></script></body>'),
  'takes line breaks out': (html) => html.replaceAll('>\n<', '><'),
  'adds a comment': (html) => `${html}<!-- served by example -->`,
};
for (const [way, alter] of usually(Object.entries(ALTERATIONS), (_, n) => n === 0)) {
  test(`a host that ${way} has the page offline all the same`, async ({ host, page, allowConsole }) => {
    allowConsole(/Content Security Policy/);
    const altered = host.release('altered');
    const file = join(altered, 'index.html');
    writeFileSync(file, alter(readFileSync(file, 'utf8')));
    host.served = altered;
    await visit(page, host.address);
    const requested: string[] = [];
    host.onRequest = (path) => void requested.push(path);
    await page.goto(`${host.address}#/gambit?seed=5`);
    await page.reload();
    await expect(page.getByRole('grid')).toBeVisible();
    expect(requested.filter((path) => !path.endsWith('/sw.js'))).toEqual([]);
    host.stop();
    await page.reload();
    await expect(page.getByRole('grid')).toBeVisible();
  });
}

test('a host that alters scripts is named, and is not asked for all files at each visit', async ({
  host,
  page,
  allowConsole,
}) => {
  allowConsole(MISSING);
  const altered = host.release('altered');
  const file = join(altered, releaseOf(altered) ?? '', 'www/worker.js');
  const right = readFileSync(file, 'utf8');
  writeFileSync(file, `${right}/* optimised */`);
  host.served = altered;
  await page.goto(host.address);
  await expect(page.locator('#notices')).toContainText('This host alters the files of the page');
  let requested: string[] = [];
  host.onRequest = (path) => void requested.push(path);
  const settled = async () => {
    await expect(page.getByRole('list', { name: 'Games' })).toBeVisible();
    await expect.poll(() => requested.some((path) => path.endsWith('/worker.js'))).toBe(true);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing ?? null))
      .toBe(null);
  };
  await page.reload();
  await settled();
  const all = releaseIn(altered).files.length;
  // Those of the screen are in the browser's cache.
  expect(requested.length).toBeLessThan(all / 3);
  // It is mended.
  requested = [];
  writeFileSync(file, right);
  await visit(page, host.address);
  expect(requested.length).toBeGreaterThan(all / 2);
});

test('a host that serves the folder without its slash has the page, also offline', async ({
  host,
  page,
  allowConsole,
}) => {
  // A browser may look ahead for files before the address is complete.
  allowConsole(MISSING);
  const bare = host.address.slice(0, -1);
  host.onRequest = (path, response) => {
    if (path !== '/a/b') return false;
    response.writeHead(200, { 'content-type': 'text/html' }).end(readFileSync(join(DIST, 'index.html')));
    return true;
  };
  await page.goto(`${bare}?x=1#/gambit?seed=1&players=human,human&moves=a2xa4`);
  await expect(page.getByRole('grid')).toBeVisible();
  expect(page.url()).toBe(`${host.address}?x=1#/gambit?seed=1&players=human,human&moves=a2xa4`);
  // The completed address is the one to come back to.
  await page.reload();
  await visit(page, host.address);
  host.stop();
  await page.goto(`${host.address}#/gambit`);
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('a page from a stale cache of the host is replaced by that of the newer release', async ({
  host,
  page,
  allowConsole,
}) => {
  allowConsole(MISSING);
  // Early requests of the page that is left.
  allowConsole(/preloaded using link preload/);
  const stale = readFileSync(join(DIST, 'index.html'));
  host.served = host.release('second');
  host.onRequest = (_, response) => {
    // The cache knows one address, and asks for nothing again.
    if (response.req.url !== '/a/b/') return false;
    response.writeHead(200, { 'content-type': 'text/html' }).end(stale);
    return true;
  };
  await page.goto(host.address);
  await expect(page.locator('html')).toHaveAttribute('data-test', 'second');
  await expect(page).toHaveURL(host.address);
});

/** The modules of `www/` that are stored, with their hashes. */
const modulesOf = (page: Page) =>
  page.evaluate(async () => {
    const urls = [];
    for (const key of await caches.keys()) urls.push(...(await (await caches.open(key)).keys()).map(({ url }) => url));
    return urls.flatMap((url) => /\/www\/([a-z]+-\w+\.js)$/.exec(url)?.[1] ?? []).sort();
  });

/** The groups of files that are stored: `docs`, `puzzlesgambit`, `coursegambiten`. */
const groupsOf = async (page: Page) =>
  [
    ...new Set((await modulesOf(page)).flatMap((name) => /^(docs|puzzles[a-z]+|course[a-z]*)-/.exec(name)?.[1] ?? [])),
  ].sort();

test('what was never opened is stored quietly after the start, in one language', async ({ host, page }) => {
  test.slow();
  await page.clock.install();
  await visit(page, host.address);
  expect(await groupsOf(page)).toEqual([]);
  await page.clock.fastForward(21_000);
  const ids = GAMES.map(({ id }) => id);
  const courses = GAMES.filter(({ loadCourse }) => loadCourse).map(({ id }) => id);
  await expect
    .poll(() => groupsOf(page), { timeout: 20_000 })
    .toEqual(
      [
        'course',
        'docs',
        ...ids
          .filter((id) => existsSync(new URL(`../../www/puzzles/${id}.txt`, import.meta.url)))
          .map((id) => `puzzles${id}`),
        ...courses.flatMap((id) => [`course${id}en`]),
      ].sort(),
    );
  await expect(page.locator('#notices')).toBeEmpty();
  // A group is there with its first file, and opens with all of them.
  const docs = readdirSync(`${RELEASE}www`).filter((name) => name.startsWith('docs-'));
  await expect.poll(() => modulesOf(page)).toEqual(expect.arrayContaining(docs));
  host.stop();
  await page.goto(`${host.address}#/docs`);
  await page.reload();
  await expect(page.getByRole('link', { name: /Hosting/ })).toBeVisible();
});

test('a visitor who saves data is told what is stored, once', async ({ host, page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true, effectiveType: '4g' }) }),
  );
  await page.clock.install();
  await visit(page, host.address);
  await page.clock.fastForward(21_000);
  const words = page.locator('#notices').getByText('The documentation, puzzles and courses need one the first time.');
  await expect(words).toBeVisible();
  expect(await groupsOf(page)).toEqual([]);
  await visit(page, `${host.address}?again`);
  await page.clock.fastForward(21_000);
  // The worker has answered what was asked before.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        navigator.serviceWorker.controller?.postMessage({ type: 'started', release: '' }, [port2]);
      }),
  );
  await expect(words).toBeHidden();
});
