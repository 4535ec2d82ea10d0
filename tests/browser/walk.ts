// A walk through the screens of one page, which is loaded once.

import { expect } from './fixtures.ts';
import type { Page } from '@playwright/test';

/**
 * Follows a link, and waits until the screen before is gone, which would be measured otherwise.
 *
 * @param base the address of the page, where it is not that of all tests
 */
export async function walk(page: Page, link: string, base = './') {
  await page.evaluate(() => document.querySelector('#main > *')?.setAttribute('data-left', ''));
  await page.goto(`${base}${link}`);
  await expect(page.locator('[data-left]')).toHaveCount(0);
  await expect(page.locator('main')).not.toBeEmpty();
}
