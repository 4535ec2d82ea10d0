// The documentation: found, read, linked to, and there offline when it has been opened once.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test as blogTest } from './blog.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { test as hostTest, visit } from './host.ts';
import { isLong, onlyLong } from './long.ts';

const FOLDER = join(import.meta.dirname, '../../www/docs');

test('the documentation is found from the hall, and each document opens', async ({ page }) => {
  test.slow();
  await page.goto('./#/');
  await page.getByRole('link', { name: 'Documentation' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documentation');
  const rows = page.locator('.docs .list a');
  await expect(rows).toHaveCount(readdirSync(FOLDER).filter((file) => file.endsWith('.md')).length);
  await expectAccessible(page);
  const titles = await rows.locator('b').allTextContents();
  for (const [n, title] of titles.entries()) {
    // Usually every third; Node parses all of them.
    if (!isLong && n % 3 > 0) continue;
    await rows.nth(n).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(/Documentation/);
    // All are made of the same parts.
    if (isLong || n === 0) await expectAccessible(page);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), title)
      .toBeLessThanOrEqual(0);
    await page.goBack();
  }
});

test('a link to a part of a document shows it, and takes the focus there', async ({ page }) => {
  await page.goto('./#/docs/study/headers');
  const heading = page.getByRole('heading', { name: 'Headers' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  if (isLong) await expectAccessible(page);
  await page.goto('./#/docs/nothing');
  await expect(page.getByRole('alert').filter({ hasText: 'nothing: This page could not be shown' })).toBeVisible();
  await expect(page.locator('.docs .list a').first()).toBeVisible();
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('only code and tables scroll sideways', async ({ page }) => {
    for (const name of ['rules', 'embedding', 'links', 'study']) {
      await page.goto(`./#/docs/${name}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBe(0);
    }
  });
});

hostTest.describe(() => {
  hostTest.use({ serviceWorkers: 'allow' });

  onlyLong(hostTest)('the documentation is there offline when it has been opened once', async ({ host, page }) => {
    await visit(page, host.address);
    await page.goto(`${host.address}#/docs/links`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Addresses');
    host.stop();
    await page.goto(`${host.address}#/docs/rules`);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules and notation');
  });
});

// The boards of npm.md, which load the package instead, are tested with it.
const blocks = readdirSync(FOLDER)
  .flatMap((file) =>
    [...readFileSync(join(FOLDER, file), 'utf8').matchAll(/^```html\n(.*?)^```/gms)].map(([, html = '']) => ({
      file,
      html,
    })),
  )
  .filter(({ html }) => html.includes('<gambol-board'));
for (const [n, { file, html }] of blocks.entries()) {
  blogTest(`HTML of ${file} (${n + 1}) shows its boards`, async ({ page, blog }) => {
    const [, script = ''] = /src="([^"]+)"/.exec(blog.script) ?? [];
    await page.goto(blog.write(html.replaceAll('https://HOST/PATH/embed.js', script)));
    const boards = page.locator('gambol-board');
    await expect(boards).toHaveCount(html.match(/<gambol-board /g)?.length ?? 0);
    for (const board of await boards.all()) {
      await board.scrollIntoViewIfNeeded();
      await expect(board.locator('iframe').contentFrame().getByRole('grid')).toBeVisible();
    }
  });
}
