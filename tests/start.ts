// The time from navigation to a playable board on a slow device: with an empty cache over a slow network, and from
// the service worker's cache. Prints the medians.

import { chromium, type BrowserContext } from '@playwright/test';
import { launchOptions } from './tools/chromium.ts';
import { median } from './tools/median.ts';
import { serve } from '../www/build/serve.ts';

const RUNS = 9;
/** The CPU slowdown. */
const SLOWDOWN = 4;
/** Bytes per second: 10 Mbit/s. */
const BANDWIDTH = 10_000_000 / 8;
/** The limits in milliseconds. */
const COLD_LIMIT = 1000;
const WARM_LIMIT = 400;
const LINK = '#/gambit?players=human,human&seed=1';
/** The timeout in milliseconds after which a start is repeated, since a throttled browser sometimes hangs. */
const TIMEOUT = 20_000;

/**
 * The milliseconds from the navigation to the first frame with movable pieces.
 *
 * @param isSlow whether to throttle the network
 */
async function start(context: BrowserContext, address: string, isSlow: boolean) {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  if (isSlow) {
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: BANDWIDTH,
      uploadThroughput: BANDWIDTH,
    });
  }
  await page.addInitScript(() => {
    const look = () => {
      if (!document.querySelector('[role=gridcell][aria-label$="can move"]')) return requestAnimationFrame(look);
      requestAnimationFrame((now) => Object.assign(window, { playable: now }));
    };
    requestAnimationFrame(look);
  });
  await page.goto(address + LINK, { waitUntil: 'commit', timeout: TIMEOUT });
  const millis = await page.waitForFunction(() => (window as any).playable, undefined, { timeout: TIMEOUT });
  const value = Number(await millis.jsonValue());
  await page.close();
  return value;
}

/** Whether the page's release is in the cache. */
async function isCached() {
  const state = await (await caches.open('gambol/state')).match(new URL('./', location.href));
  return (
    navigator.serviceWorker.controller !== null &&
    (await state?.json())?.good === document.documentElement.dataset['release']
  );
}

const { server, address } = await serve({ headers: { 'cache-control': 'max-age=600' } });
const browser = await chromium.launch(launchOptions());
const times: Record<'cold' | 'warm', number[]> = { cold: [], warm: [] };
for (let tries = 0; times.warm.length < RUNS && tries < 2 * RUNS; tries += 1) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const cold = await start(context, address, true);
    const page = await context.newPage();
    await page.goto(address);
    while (!(await page.evaluate(isCached))) await page.waitForTimeout(50);
    await page.close();
    times.warm.push(await start(context, address, false));
    times.cold.push(cold);
  } catch (error) {
    console.error(`start: ${error instanceof Error ? error.message.split('\n')[0] : error}; tried again`);
  }
  await context.close();
}
await browser.close();
server.close();
server.closeAllConnections();
for (const [name, limit] of [
  ['cold', COLD_LIMIT],
  ['warm', WARM_LIMIT],
] as const) {
  const all = times[name].map(Math.round);
  console.log(`${name} start to a playable board: median ${median(all)} ms of ${all.join(', ')} (asked: ${limit})`);
}
