// Measures hostile links and the longest valid links: `node bombs.ts [TIMES] [NAME]` opens each of them TIMES times
// (3 by default) in the browser, shares and leaves the longest games, and prints the longest task of the main thread.
// It counts the CPU time of the thread and takes the minimum of all runs, since load only makes tasks longer. Links
// above LIMIT are listed at the end. Setting a long address takes the browser some time by itself; this is measured
// on a page without scripts, printed first, and subtracted for links that the page does not read.

import { chromium, type Page } from '@playwright/test';
import { MAX_CHARACTERS } from '../www/links/link.ts';
import { longLinks } from './tools/bombs.ts';
import { launchOptions } from './tools/chromium.ts';
import { loadEngine } from './tools/engine.ts';
import { serve } from '../www/build/serve.ts';

/** The maximum length of a task in milliseconds. */
const MAX_TASK_MILLIS = 100;
/** The idle time in milliseconds after which a page counts as settled. */
const IDLE_MILLIS = 400;

const times = Number(process.argv[2] ?? 3);
const only = process.argv[3] ?? '';
const links = Object.fromEntries(
  Object.entries(await longLinks(await loadEngine())).filter(([name]) => name.includes(only)),
);
const { server, address } = await serve();
const browser = await chromium.launch(launchOptions());

/**
 * Runs an action and waits until the page has settled. Returns the CPU time in milliseconds of the longest task of its
 * main thread, and the part of the window that notices cover.
 */
async function longestTask(page: Page, act: () => Promise<unknown>) {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'] });
  await act();
  await page.evaluate(
    (still) =>
      new Promise((resolve) => {
        let timer = setTimeout(resolve, still);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, still);
        }).observe(document, { subtree: true, childList: true });
      }),
    IDLE_MILLIS,
  );
  const trace = JSON.parse((await browser.stopTracing()).toString());
  const events: any[] = trace.traceEvents;
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(
    ({ name, pid, tid, tdur }) => /RunTask$/.test(name) && tdur !== undefined && mains.has(`${pid} ${tid}`),
  );
  const covered = await page.evaluate(
    () => (document.getElementById('notices')?.getBoundingClientRect().height ?? 0) / innerHeight,
  );
  return { millis: Math.max(0, ...tasks.map(({ tdur }) => tdur / 1000)), covered };
}

/** Clicks a button by selector; a search by role would take longer than the measured action. */
function press(page: Page, label: string) {
  return page.evaluate((label) => {
    const buttons = [...document.querySelectorAll('button')];
    buttons.find((button) => button.textContent === label || button.getAttribute('aria-label') === label)?.click();
  }, label);
}

async function openPage(path = '#/') {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  await page.goto(address + path);
  if (path === '#/') await page.locator('.cards').waitFor();
  // Late starts are not part of opening a link.
  await longestTask(page, () => page.waitForTimeout(IDLE_MILLIS));
  return page;
}

/** The longest task while an address is set. */
async function go(page: Page, link: string) {
  // Neither is the navigation to the link.
  await page.evaluate((link) => void Object.assign(window, { link }), link);
  return longestTask(page, () => page.evaluate(() => void (location.hash = (window as any).link)));
}

/** The time in milliseconds that the browser needs for an address of this length. */
async function baselineOf(length: number) {
  const page = await openPage('404.html');
  const { millis } = await go(page, `#/${'x'.repeat(length)}`);
  await page.close();
  return millis;
}

/** A row of the table that is printed. */
const row = (what: string, length: number, millis: number) =>
  `${what.padEnd(48)}${String(length).padStart(9)} characters${String(Math.round(millis)).padStart(7)} ms`;

let floor = Infinity;
for (let n = 0; n < times; n += 1) floor = Math.min(floor, await baselineOf(2_000_000));
console.log(row('no link at all, on a page without scripts', 2_000_000, floor));

const found: [string, number, number, number][] = [];
for (const [name, link] of Object.entries(links)) {
  const isGame = name.startsWith('a game of') && name.includes('plies');
  const all: Record<string, { millis: number; covered: number }[]> = {};
  for (let n = 0; n < times; n += 1) {
    const page = await openPage();
    const note = async (what: string, act: () => Promise<unknown>) =>
      (all[what] ??= []).push(await longestTask(page, act));
    (all[name] ??= []).push(await go(page, link));
    if (isGame) {
      await note(`${name}: Share`, () => press(page, 'Share'));
      await note(`${name}: Share closed`, () => press(page, 'Close'));
      await note(`${name}: Undo`, () => press(page, 'Undo'));
      await note(`${name}: To the start`, () => press(page, 'To the start'));
      await note(`${name}: the hall`, () => page.evaluate(() => void (location.hash = '#/')));
    }
    await page.close();
  }
  for (const [what, results] of Object.entries(all)) {
    const millis = Math.min(...results.map(({ millis }) => millis));
    const covered = Math.max(...results.map(({ covered }) => covered));
    found.push([what, link.length, millis, covered]);
    const percent = String(Math.round(covered * 100)).padStart(4);
    console.log(`${row(what, link.length, millis)}${percent} % covered`);
  }
}
await browser.close();
server.close();
server.closeAllConnections();
const slow = found.filter(
  ([, length, millis]) => millis - (length > MAX_CHARACTERS ? (floor * length) / 2_000_000 : 0) > MAX_TASK_MILLIS,
);
const large = found.filter(([, , , covered]) => covered > 0.34);
for (const [name, , millis] of slow) console.log(`TOO LONG: ${name}, ${Math.round(millis)} ms`);
for (const [name, , , covered] of large) console.log(`TOO LARGE: ${name}, ${Math.round(covered * 100)} %`);
console.log(
  `${found.length} measured, ${slow.length} longer than ${MAX_TASK_MILLIS} ms, ${large.length} notices too large`,
);
process.exitCode = slow.length + large.length > 0 ? 1 : 0;
