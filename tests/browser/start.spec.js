import { expect, test } from './fixtures.js';

test('the page starts', async ({ page }) => {
  await page.goto('./');
  await expect(page).toHaveTitle(/Gambol/);
});
