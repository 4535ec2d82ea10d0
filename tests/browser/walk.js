// A walk through the screens of one page, which is loaded once.

import { expect } from './fixtures.js';

/**
 * Follows a link, and waits until the screen before is gone, which would be measured otherwise.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} link
 * @param {string} [base] the address of the page, where it is not that of all tests
 */
export async function walk(page, link, base = './') {
  await page.evaluate(() => document.querySelector('#main > *')?.setAttribute('data-left', ''));
  await page.goto(`${base}${link}`);
  await expect(page.locator('[data-left]')).toHaveCount(0);
  await expect(page.locator('main')).not.toBeEmpty();
}
