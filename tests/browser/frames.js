// The frames of a page while something moves.

/** @import { Page } from '@playwright/test' */

/** The longest frame in milliseconds that still looks fluent. */
export const FLUENT = 20;

/**
 * Collects the lengths of the frames of a page from now on, in `window.frames`.
 *
 * @param {Page} page
 */
export async function watchFrames(page) {
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
}

/**
 * The frames that were collected since they were last asked for.
 *
 * @param {Page} page
 * @returns {Promise<number[]>} in milliseconds
 */
export function collectedFrames(page) {
  return page.evaluate(() => /** @type {number[]} */ (/** @type {any} */ (window).frames).splice(0));
}

/**
 * Prints the share of frames that took too long.
 *
 * @param {string} what
 * @param {number[]} frames in milliseconds
 */
export function printFrames(what, frames) {
  const long = frames.filter((millis) => millis > FLUENT).length;
  console.log(`${what}: ${long} of ${frames.length} frames over ${FLUENT} ms (${((100 * long) / frames.length).toFixed(1)} %), longest ${Math.max(...frames).toFixed(0)} ms`);
}
