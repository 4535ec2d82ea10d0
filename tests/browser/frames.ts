// The frames of a page while something moves.

import type { Page } from '@playwright/test';

/** The longest frame in milliseconds that still looks fluent. */
export const MAX_FLUENT_MILLIS = 20;

/** Collects the lengths of the frames of a page from now on, in `window.frames`. */
export async function watchFrames(page: Page) {
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    let before = performance.now();
    const next = (now: number) => {
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
 * @returns in milliseconds
 */
export function collectedFrames(page: Page): Promise<number[]> {
  return page.evaluate(() => ((window as any).frames as number[]).splice(0));
}

/**
 * Prints the share of frames that took too long.
 *
 * @param frames in milliseconds
 */
export function printFrames(what: string, frames: number[]) {
  const long = frames.filter((millis) => millis > MAX_FLUENT_MILLIS).length;
  const percent = ((100 * long) / frames.length).toFixed(1);
  const longest = Math.max(...frames).toFixed(0);
  console.log(
    `${what}: ${long} of ${frames.length} frames over ${MAX_FLUENT_MILLIS} ms (${percent} %), longest ${longest} ms`,
  );
}
