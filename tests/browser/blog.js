// A blog fixture for the browser tests.

import { PAGES_HEADERS, openBlog } from '../tools/blog.js';
import { test as base } from './fixtures.js';

/** @import { Page, Frame } from '@playwright/test' */

/**
 * @type {import('@playwright/test').TestType<
 *   import('@playwright/test').PlaywrightTestArgs & import('@playwright/test').PlaywrightTestOptions & import('./fixtures.js').Fixtures & { blog: import('../tools/blog.js').Blog, hostHeaders: Record<string, string> },
 *   import('@playwright/test').PlaywrightWorkerArgs & import('@playwright/test').PlaywrightWorkerOptions>}
 */
export const test = base.extend({
  /** The headers of the games' host. */
  hostHeaders: [PAGES_HEADERS, { option: true }],

  blog: async ({ hostHeaders }, use) => {
    const blog = await openBlog(hostHeaders);
    await use(blog);
    blog.stop();
  },
});

/**
 * The page in the frame of a board.
 *
 * @param {Page} page
 * @param {number} [n] the index of the board on the page
 * @returns {Promise<Frame>}
 */
export async function frameOf(page, n = 0) {
  const handle = await page.locator('gambol-board iframe').nth(n).elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error('the board has no frame');
  return frame;
}
