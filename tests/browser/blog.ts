// A blog fixture for the browser tests.

import { PAGES_HEADERS, openBlog, type Blog } from '../tools/blog.ts';
import { test as base, type Fixtures } from './fixtures.ts';
import type {
  Frame,
  Page,
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
  PlaywrightWorkerOptions,
  TestType,
} from '@playwright/test';

export const test: TestType<
  PlaywrightTestArgs &
    PlaywrightTestOptions &
    Fixtures & {
      blog: Blog;
      hostHeaders: Record<string, string>;
    },
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
> = base.extend({
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
 * @param n the index of the board on the page
 */
export async function frameOf(page: Page, n = 0): Promise<Frame> {
  const handle = await page.locator('gambol-board iframe').nth(n).elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error('the board has no frame');
  return frame;
}
