// The frames of a board at a fourth of the machine's speed: while a stack is dragged, and while moves are animated.

import { expect, test } from './fixtures.js';
import { COMBO, TRIBOARD, TablePage } from './table.js';

/** The slowdown, and the longest frame in milliseconds that still looks fluent. */
const SLOWDOWN = 4;
const FLUENT = 20;

/**
 * Prints the share of frames that took too long while something moves.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} what
 * @param {() => Promise<void>} act
 */
async function measure(page, what, act) {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(() => {
    /** @type {number[]} */
    const frames = [];
    Object.assign(window, { frames });
    let before = performance.now();
    const next = (/** @type {number} */ now) => {
      frames.push(now - before);
      before = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await act();
  const frames = await page.evaluate(() => /** @type {number[]} */ (/** @type {any} */ (window).frames));
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const long = frames.filter((millis) => millis > FLUENT).length;
  console.log(`${what}: ${long} of ${frames.length} frames over ${FLUENT} ms (${((100 * long) / frames.length).toFixed(1)} %), longest ${Math.max(...frames).toFixed(0)} ms`);
  expect(frames.length).toBeGreaterThan(20);
}

test('a stack of six is dragged', async ({ page }) => {
  const table = new TablePage(page, COMBO);
  await table.open('#/combo?players=human,human&position=8/8/8/3,b6,1,w2,2/8/8/1,b3,3,w4,2/8_b_3');
  const { x, y } = await table.point('d5');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y + 30);
  await table.waitForFrames(5);
  await measure(page, 'Stack of six', async () => {
    for (let n = 0; n < 60; n += 1) await page.mouse.move(x + 30 + 100 * Math.sin(n / 8), y + 30 + 100 * Math.cos(n / 8));
  });
  await page.mouse.up();
});

test('moves are animated', async ({ page }) => {
  const table = new TablePage(page, TRIBOARD);
  await table.open('#/triboard?players=human,human,human&seed=42');
  await table.waitForFrames(5);
  await measure(page, 'Moves of Triboard', async () => {
    for (let n = 0; n < 4; n += 1) {
      const [square = ''] = await table.squaresWith('legal move');
      await table.tap(square);
      await expect(table.moves).toHaveCount(n + 1);
      await table.waitForFrames(20);
    }
  });
});
