// The faults of the table that have many cases each: requests, cached files, and stored bytes; and a night of sleep.

import { readFileSync } from 'node:fs';
import { nextOfStorm } from '../../www/coach/puzzles/choice.ts';
import { parsePuzzles } from '../../www/coach/puzzles/file.ts';
import { randomNumbers } from '../tools/random.ts';
import { DIST } from '../../www/build/serve.ts';
import { STORED_DATA, SCREENS } from './faultscreens.ts';
import {
  back,
  expectKept,
  expectNothingRaw,
  gone,
  goOn,
  keep,
  opening,
  settled,
  strike,
  type FaultContext,
} from './faultrunners.ts';
import { expect } from './fixtures.ts';
import { checkForUpdate, releaseIn, visit } from './host.ts';
import { COMBO, TablePage } from './table.ts';
import type { Page, Request, Route } from '@playwright/test';
import type { Answer } from './answers.ts';

const { name: RELEASE } = releaseIn(DIST);
/** The puzzles of a storm. */
const PUZZLES = parsePuzzles(readFileSync(new URL('../../www/puzzles/gambit.txt', import.meta.url), 'utf8'));
/** The values that are spoilt with LONG=1, over all screens. */
const TRIALS = 1000;

const contentOf = (path: string) => readFileSync(`${DIST}${path || 'index.html'}`);
const pathOf = (url: string) => new URL(url).pathname.slice((process.env.BASE ?? '/').length);

/** Answers a request as a broken network does. */
async function answerRoute(route: Route, answer: Answer | undefined) {
  const path = pathOf(route.request().url());
  const given = answer?.(contentOf(path), path);
  if (!given) return route.abort();
  if (given.millis) await new Promise((resolve) => setTimeout(resolve, given.millis));
  return route.fulfill({ status: given.status ?? 200, contentType: given.type, body: given.body }).catch(() => {});
}

/** The files that a screen requests at a first visit. */
async function requestsOf({ screen, page }: FaultContext) {
  const paths = new Set<string>();
  const note = (request: Request) => paths.add(pathOf(request.url()));
  page.on('request', note);
  await page.goto(`./${screen.link}`);
  await screen.isShown(page);
  page.off('request', note);
  return [...paths].filter((path) => !path.endsWith('.svg'));
}

/** Each request of a first load is answered wrongly, until the reader goes on. */
async function requests(given: FaultContext) {
  const { row, name, screen, page, context, browser, isLong, baseURL } = given;
  const all = await requestsOf(given);
  // What all screens request is tested at two of them.
  const own = all.filter(
    (path) => ['hall', 'table'].includes(name) || !/^$|theme\.js|page\.css|late\.css|gambol-wasm|main\.js/.test(path),
  );
  // A screen that requests nothing more is tested with the last request, that of the engine.
  const candidates = own.length > 0 ? own : all.slice(-1);
  const paths = isLong
    ? candidates
    : candidates.filter((_, n) => n % 4 === (candidates.length > 1 ? 1 : 0)).slice(0, 1);
  await page.goto('about:blank');
  const storageState = await context.storageState();
  for (const path of paths) {
    const visitor = await browser.newContext({
      baseURL,
      storageState,
      serviceWorkers: 'block',
      viewport: { width: 1280, height: 800 },
    });
    given.watch(visitor);
    const visit = await visitor.newPage();
    await visit.route(
      (url) => pathOf(url.href) === path,
      (route) => answerRoute(route, row.network?.answer),
    );
    await visit.goto(`./${screen.link}`).catch(() => {});
    // What answers instead of the page itself is not ours.
    const isPage = path !== '' || row.network?.isPage === true;
    const isDone = isPage && (await settled(visit, screen.isShown(visit)));
    if (isPage) await expectNothingRaw(visit, name);
    await visit.unrouteAll({ behavior: 'ignoreErrors' });
    if (!isDone) {
      await goOn(visit, screen.link);
      await screen.isShown(visit);
      await expectNothingRaw(visit, name);
    }
    await expectKept(visitor, screen, { isShown: false, added: undefined });
    await visitor.close();
  }
  return paths.length;
}

/** The files of a release whose cached copies are missing, and those whose copies are others; it runs in the page. */
async function wrongFiles({ name, files }: { name: string; files: [path: string, sum: string][] }) {
  const cacheName = `gambol/release/${name}`;
  const stateOf = async (path: string, sum: string) => {
    const kept = await caches.match(new URL(path, document.baseURI), { cacheName });
    if (!kept) return 'missing';
    const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await kept.arrayBuffer()));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
      .join('')
      .startsWith(sum)
      ? 'right'
      : 'altered';
  };
  const states = await Promise.all(files.map(([path, sum]) => stateOf(path, sum)));
  const those = (state: string) => files.filter((_, n) => states[n] === state).map(([path]) => path);
  return { missing: those('missing'), altered: those('altered') };
}

/** Each request of an update is answered wrongly: the page that runs goes on, and gets the update later. */
async function update({ row, screen, browser, watch, host, isLong }: FaultContext) {
  const second = host.release('second', { isNew: true });
  const release = releaseIn(second);
  const kept = new Set(releaseIn(DIST).files.map(([, sum]) => sum));
  // The page itself is part of its worker, and what the earlier release has is not requested.
  const others = release.files.filter(([path, sum]) => path !== '' && !kept.has(sum)).map(([path]) => path);
  const all = ['sw.js', ...others];
  const paths = isLong ? all : all.filter((_, n) => n % 80 === 0);
  // Each update meets a browser of its own: the workers of an earlier one may still clear its stores.
  const open = async () => {
    const visitor = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    watch(visitor);
    await keep(visitor, host.address);
    host.served = DIST;
    const page = await visitor.newPage();
    await visit(page, `${host.address}${screen.link}`);
    return { visitor, page };
  };
  const state = (page: Page) =>
    page.evaluate(async () => {
      const { installing, waiting } = await navigator.serviceWorker.ready;
      return installing ? 'installing' : waiting ? 'waiting' : 'idle';
    });
  let { visitor, page } = await open();
  for (const [n, path] of paths.entries()) {
    host.served = second;
    let struck = 0;
    host.onRequest = (pathname, response) => {
      if (pathname !== `/a/b/${path}`) return false;
      struck += 1;
      const given = row.network?.answer(readFileSync(`${second}/${path || 'index.html'}`), path);
      if (!given) response.destroy();
      else
        setTimeout(
          () => response.writeHead(given.status ?? 200, { 'content-type': given.type }).end(given.body),
          given.millis ?? 0,
        );
      return true;
    };
    await expect(async () => {
      await checkForUpdate(page);
      await expect.poll(() => state(page)).not.toBe('installing');
      expect(struck, `${path} was requested`).toBeGreaterThan(0);
    }).toPass({ timeout: 30_000 });
    // No altered file is stored, which a repair after the next start would hide. The browser may check for an update
    // itself meanwhile, so the answer stays wrong.
    expect((await page.evaluate(wrongFiles, release)).altered, `altered by ${path}`).toEqual([]);
    host.onRequest = () => {};
    const isLast = n === paths.length - 1;
    const isTaken = isLast || (await state(page)) === 'waiting';
    // Browsers check for updates when a page is loaded, too, and find nothing: the next file is requested by the next
    // check of this test.
    if (!isTaken) host.served = DIST;
    // The page that runs goes on, and so does its next start.
    await page.reload();
    await screen.isShown(page);
    expect(await page.evaluate(() => document.documentElement.dataset['test'] ?? 'first')).toBe('first');
    if (!isTaken) continue;
    // The update is taken, if that answer did not hinder it, or else at the next check.
    await page.goto(`${host.address}#/`);
    await expect(async () => {
      // A press that counts as late may have been heard.
      if (await page.evaluate(() => document.documentElement.dataset['test'] === 'second')) return;
      await checkForUpdate(page);
      await page.getByRole('button', { name: 'Update' }).click({ timeout: 2000 });
    }).toPass();
    await page.waitForFunction(() => document.documentElement.dataset['test'] === 'second');
    await expect.poll(() => page.evaluate(wrongFiles, release), path).toEqual({ missing: [], altered: [] });
    await expectKept(visitor, screen, { address: host.address, added: undefined });
    await visitor.close();
    if (!isLast) ({ visitor, page } = await open());
  }
  return paths.length;
}

/** Every cached file is missing or altered. */
async function cache({ row, name, screen, page, context, host }: FaultContext) {
  await keep(context, host.address);
  await visit(page, host.address);
  // What a screen of its own needs is stored when it is first opened.
  await page.goto(`${host.address}${screen.link}`);
  await screen.isShown(page);
  if (row.isOffline) host.stop();
  await page.evaluate(
    async ({ cacheName, isMissing }) => {
      const cache = await caches.open(cacheName);
      for (const request of await cache.keys()) {
        const type = (await cache.match(request))?.headers.get('content-type') ?? '';
        if (isMissing) await cache.delete(request);
        else await cache.put(request, new Response('}}) not the file (((', { headers: { 'content-type': type } }));
      }
    },
    { cacheName: `gambol/release/${RELEASE}`, isMissing: row.isMissing },
  );
  const client = await context.newCDPSession(page);
  await client.send('Network.clearBrowserCache');
  await page.goto('about:blank');
  await page.goto(`${host.address}${screen.link}`).catch(() => {});
  if (row.isOffline) {
    await expect(page.getByRole('alert').filter({ hasText: 'Your games are safe' }).first()).toBeVisible({
      timeout: 30_000,
    });
    await expectNothingRaw(page, name);
    await host.start();
    await page.getByRole('button', { name: 'Load again' }).click();
  }
  await screen.isShown(page);
  await expectNothingRaw(page, name);
  await expectKept(context, screen, { address: host.address, added: undefined });
  return 1;
}

/** Some or all bytes of a text are others. */
function spoilt(text: string, random: () => number) {
  const below = (bound: number) => Math.floor(random() * bound);
  const units = [...text].map((unit) => (random() < 0.1 ? String.fromCharCode(below(256)) : unit));
  const noise = Array.from({ length: below(60) }, () => String.fromCharCode(below(random() < 0.1 ? 65536 : 256)));
  const cut = text.slice(0, below(text.length));
  // Sound as a text, but of other kinds.
  const kinds = ['null', '7', '-1e99', '""', '"\\u0000"', '[]', '{}', '[null]', 'true'];
  const other = text.replace(/"[^"]*"(?!:)|\d+/g, (value) =>
    random() < 0.3 ? (kinds[below(kinds.length)] ?? value) : value,
  );
  return [units.join(''), noise.join(''), cut, cut + noise.join(''), other, other][below(6)] ?? '';
}

/** Random bytes in every stored value, or in every value but the game under way. */
async function trials({ name, screen, page, isLong, row }: FaultContext) {
  const random = randomNumbers(Object.keys(SCREENS).indexOf(name) + 1);
  const count = isLong ? Math.ceil(TRIALS / row.at.length) : 4;
  for (let n = 0; n < count; n += 1) {
    const isKept = n % 2 === 0;
    const texts = Object.entries(STORED_DATA).map(([key, text]) => [
      key,
      isKept && key.endsWith('table/gambit') ? text : spoilt(text, random),
    ]);
    await page.goto('./licences.txt');
    await page.evaluate((entries) => {
      localStorage.clear();
      for (const [key = '', text = ''] of entries) localStorage.setItem(key, text);
    }, texts);
    await page.goto(`./${screen.link}`);
    const words = JSON.stringify(texts);
    await settled(page, screen.isShown(page));
    await screen.isShown(page).catch((error) => {
      throw new Error(`${words}: ${error.message}`);
    });
    await expectNothingRaw(page, name);
    if (!isKept) continue;
    expect(await page.evaluate(() => localStorage.getItem('gambol/1/table/gambit')), words).toBe(
      STORED_DATA['gambol/1/table/gambit'],
    );
  }
  return count;
}

/** Games with a clock, by their screens. */
const TIMED: Record<string, string> = {
  'two people': '#/combo?seed=1&players=human,human&clock=600+0&left=500,500&moves=1a2-a3',
  'the computer': '#/combo?seed=1&players=human,easy&clock=600+0&left=500,500&moves=1a2-a3_1a7-a6',
};

/** Eight hours pass at once in a game with a clock: its time is over, which it says. */
async function sleep({ name, screen, page, context }: FaultContext) {
  const kept = { ...STORED_DATA };
  const link = TIMED[name];
  if (link) kept['gambol/1/table/combo'] = link;
  await page.goto('./licences.txt');
  await page.evaluate((text) => text && localStorage.setItem('gambol/1/table/combo', text), link);
  await page.addInitScript(() => (Math.random = () => 0));
  await page.clock.install();
  await page.goto(link ? './#/combo' : './#/gambit/puzzles/storm');
  await expect(page.getByRole('grid')).toBeVisible();
  const table = new TablePage(page, link ? COMBO : undefined);
  if (!link) {
    const puzzle = nextOfStorm(PUZZLES.puzzles, { rating: 1500, asked: [] }, 0);
    for (const square of puzzle?.steps[0]?.accepted[0]?.split('x') ?? []) await table.tap(square);
    await expect(page.locator('.ticks > li')).toHaveCount(1);
  }
  await page.clock.fastForward(8 * 3_600_000);
  await page.clock.runFor(2000);
  await expect(link ? table.status : page.getByRole('heading', { level: 1 })).toContainText(
    link ? 'time' : 'Time’s up',
  );
  await expectNothingRaw(page, name);
  await expectKept(context, screen, { kept });
  await page.goto('about:blank');
  await page.goto('./#/combo');
  await expect(new TablePage(page, COMBO).moves).toHaveCount(name === 'two people' ? 1 : 2);
  return 1;
}

/** How the rows of the table are tested; each returns the number of its runs. */
export const RUNNERS = { strike, opening, gone, back, requests, update, cache, trials, sleep };
