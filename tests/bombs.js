// Links that are made to freeze a page, and the longest that are sound: `node bombs.js [TIMES] [NAME]` opens each so many times (3
// unless told) in the browser, shares and leaves the longest games, and prints the longest task of the main thread. It counts
// the time that the thread has worked, and the shortest of all times: a busy machine makes tasks longer, never shorter. What
// takes longer than LIMIT is named at the end. A browser takes its time to set a long address at all: so much is measured on a
// page without scripts, printed first and taken off the tasks of links that the page does not even read.

import { chromium } from '@playwright/test';
import { MOST_CHARACTERS } from '../www/links/link.js';
import { longLinks } from './tools/bombs.js';
import { launchOptions } from './tools/chromium.js';
import { loadEngine } from './tools/engine.js';
import { serve } from './tools/serve.js';

/** @import { Page } from '@playwright/test' */

/** Milliseconds that no task should take. */
const LIMIT = 100;
/** Milliseconds after which a page counts as still. */
const STILL = 400;

const times = Number(process.argv[2] ?? 3);
const only = process.argv[3] ?? '';
const links = Object.fromEntries(Object.entries(await longLinks(await loadEngine())).filter(([name]) => name.includes(only)));
const { server, address } = await serve();
const browser = await chromium.launch(launchOptions());

/**
 * Does something to a page and waits until it is still; the milliseconds of the longest task of its main thread, as that thread
 * itself has worked on it, and how much of the window notices cover.
 *
 * @param {Page} page
 * @param {() => Promise<unknown>} act
 */
async function longest(page, act) {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'] });
  await act();
  await page.evaluate((still) => new Promise((resolve) => {
    let timer = setTimeout(resolve, still);
    new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, still);
    }).observe(document, { subtree: true, childList: true });
  }), STILL);
  const trace = JSON.parse((await browser.stopTracing()).toString());
  /** @type {any[]} */
  const events = trace.traceEvents;
  const mains = new Set(events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = events.filter(({ name, pid, tid, tdur }) => /RunTask$/.test(name) && tdur !== undefined && mains.has(`${pid} ${tid}`));
  const covered = await page.evaluate(() => (document.getElementById('notices')?.getBoundingClientRect().height ?? 0) / innerHeight);
  return { millis: Math.max(0, ...tasks.map(({ tdur }) => tdur / 1000)), covered };
}

/**
 * Presses a button without a look at all elements of the page, which takes longer than what is measured.
 *
 * @param {Page} page
 * @param {string} label
 */
function press(page, label) {
  return page.evaluate((label) => {
    const buttons = [...document.querySelectorAll('button')];
    buttons.find((button) => button.textContent === label || button.getAttribute('aria-label') === label)?.click();
  }, label);
}

async function opened(path = '#/') {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  await page.goto(address + path);
  if (path === '#/') await page.locator('.cards').waitFor();
  // What starts late is no part of a link.
  await longest(page, () => page.waitForTimeout(STILL));
  return page;
}

/**
 * The longest task while an address is set.
 *
 * @param {Page} page
 * @param {string} link
 */
async function go(page, link) {
  // What brings the link here is no part of it either.
  await page.evaluate((link) => void Object.assign(window, { link }), link);
  return longest(page, () => page.evaluate(() => void (location.hash = /** @type {any} */ (window).link)));
}

/**
 * The milliseconds that the browser itself takes for an address of so many characters.
 *
 * @param {number} length
 */
async function floorOf(length) {
  const page = await opened('404.html');
  const { millis } = await go(page, `#/${'x'.repeat(length)}`);
  await page.close();
  return millis;
}

let floor = Infinity;
for (let n = 0; n < times; n += 1) floor = Math.min(floor, await floorOf(2_000_000));
console.log(`${'no link at all, on a page without scripts'.padEnd(48)}${'2000000'.padStart(9)} characters${String(Math.round(floor)).padStart(7)} ms`);

/** @type {[string, number, number, number][]} */
const found = [];
for (const [name, link] of Object.entries(links)) {
  const isGame = name.startsWith('a game of') && name.includes('plies');
  /** @type {Record<string, { millis: number, covered: number }[]>} */
  const all = {};
  for (let n = 0; n < times; n += 1) {
    const page = await opened();
    const note = async (/** @type {string} */ what, /** @type {() => Promise<unknown>} */ act) => (all[what] ??= []).push(await longest(page, act));
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
    console.log(`${what.padEnd(48)}${String(link.length).padStart(9)} characters${String(Math.round(millis)).padStart(7)} ms${String(Math.round(covered * 100)).padStart(4)} % covered`);
  }
}
await browser.close();
server.close();
server.closeAllConnections();
const slow = found.filter(([, length, millis]) => millis - (length > MOST_CHARACTERS ? (floor * length) / 2_000_000 : 0) > LIMIT);
const large = found.filter(([, , , covered]) => covered > 0.34);
for (const [name, , millis] of slow) console.log(`TOO LONG: ${name}, ${Math.round(millis)} ms`);
for (const [name, , , covered] of large) console.log(`TOO LARGE: ${name}, ${Math.round(covered * 100)} %`);
console.log(`${found.length} measured, ${slow.length} longer than ${LIMIT} ms, ${large.length} notices too large`);
process.exitCode = slow.length + large.length > 0 ? 1 : 0;
