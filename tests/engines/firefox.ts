// Setup of the Firefox tests: the browser, the games, and third-party pages.

import { after, before } from 'node:test';
import { launch, type Browser } from 'puppeteer-core';
import { openBlog, type Blog } from '../tools/blog.ts';
import { pathOf, systemFirefox } from '../tools/firefox.ts';

const name = systemFirefox();

/** Skips a test if there is no Firefox. */
export const options = { skip: name === undefined && 'there is no Firefox here' };

/**
 * Starts Firefox and the blog before the tests of a file and stops them afterwards. The returned object holds both
 * once the first test runs.
 */
export function startFirefox() {
  const started = {} as { browser: Browser; blog: Blog };
  before(async () => {
    if (name === undefined) return;
    started.browser = await launch({ browser: 'firefox', executablePath: pathOf(name), headless: true });
    started.blog = await openBlog();
  });
  after(async () => {
    await started.browser?.close();
    started.blog?.stop();
  });
  return started;
}
