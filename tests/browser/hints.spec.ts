// Hints: a slow one is announced, keeps what was laid, and is drawn as motion and direction want.

import { holdSearches } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { usually } from './long.ts';
import { HINT, LUCKYMOOSE, PEOPLE, TablePage } from './table.ts';
import type { Page } from '@playwright/test';

const HINTING = 'Looking for a good move…';

test('a slow hint is announced at once, and arrives', async ({ page }) => {
  const goOn = await holdSearches(page);
  const table = new TablePage(page);
  await table.open();
  await table.button('Hint').click();
  await expect(table.status).toHaveText(HINTING);
  await expect(table.button('Hint')).toHaveAttribute('aria-busy', 'true');
  await goOn();
  await expect(table.status).toContainText(HINT);
  await expect(table.button('Hint')).toHaveAttribute('aria-busy', 'false');
});

test('a hint keeps the tokens that were laid', async ({ page }) => {
  const table = new TablePage(page, LUCKYMOOSE);
  await table.open('#/luckymoose?seed=42&players=human,easy');
  await page.getByRole('button', { name: 'orange stone' }).click();
  await table.tap('h8');
  await expect(table.cell('h8')).not.toHaveAccessibleName(/empty/);
  const lying = await table.cell('h8').getAttribute('aria-label');
  await table.button('Hint').click();
  await expect(table.status).toContainText(HINT);
  await table.expectNames(lying ?? '');
  // When the hint is dismissed, the words for the tokens return.
  await table.button('Hint').click();
  await expect(table.status).toContainText('No line yet');
});

/** Counts the paintings of canvases as the page's `painted`. */
async function countPaintings(page: Page) {
  await page.addInitScript(() => {
    const all = Object.assign(globalThis, { painted: 0 });
    const { clearRect } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.clearRect = function (...box) {
      all.painted += 1;
      clearRect.apply(this, box);
    };
  });
}
const painted = (page: Page) => page.evaluate(() => (globalThis as any).painted);

for (const motion of ['no-preference', 'reduce'] as const) {
  const look = motion === 'reduce' ? 'stays still with reduced motion' : 'beats three times, and then costs no frames';
  test(`the diamond of a hint ${look}`, async ({ page }) => {
    await countPaintings(page);
    await page.emulateMedia({ reducedMotion: motion });
    await page.clock.install();
    const table = new TablePage(page);
    await table.open(PEOPLE);
    await table.button('Hint').click();
    await expect(table.status).toContainText(HINT);
    // From now on, frames come only when the clock is moved on.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.clock.runFor(5000);
    await table.button('Hint').click();
    await page.clock.runFor(500);
    await expect(table.status).not.toContainText(HINT);
    await table.button('Hint').click();
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return table.status.textContent();
      })
      .toMatch(HINT);
    const before = await painted(page);
    await page.clock.runFor(1000);
    const beating = await painted(page);
    if (motion === 'reduce') expect(beating - before).toBeLessThan(5);
    else expect(beating - before).toBeGreaterThan(20);
    await page.clock.runFor(5000);
    const after = await painted(page);
    await page.clock.runFor(2000);
    expect(await painted(page)).toBe(after);
  });
}

const NAMES = [
  ['en', /^[A-Z]\w+ \w+$/],
  ['ar', /^\S+ \S+$/],
  ['ja', /^\S+$/],
] as const;
for (const [lang, name] of usually(NAMES, ([lang]) => lang === 'ar')) {
  test(`the tokens of a hint are drawn before their names, lang=${lang}`, async ({ page }) => {
    const table = new TablePage(page, LUCKYMOOSE);
    await page.goto(`./#/luckymoose?seed=42&players=human,easy&lang=${lang}`);
    await table.isReady();
    const inlays = table.status.locator('.inlay');
    await expect(inlays).toHaveCount(0);
    await page.keyboard.press('h');
    await expect(inlays).not.toHaveCount(0);
    await expect(inlays.first()).toHaveText(name);
    // Each name is that of a token in the hand, which is drawn alike. The words alone are heard.
    const racked = await page
      .locator('.rack button')
      .evaluateAll((all) =>
        all.map((one) => [one.getAttribute('aria-label')?.toLowerCase(), one.querySelector('svg')?.innerHTML]),
      );
    const drawn = await inlays.evaluateAll((all) =>
      all.map((one) => [one.textContent?.toLowerCase(), one.querySelector('svg[aria-hidden=true]')?.innerHTML]),
    );
    for (const [name = '', picture] of drawn)
      expect(
        racked.some(([other = '', like]) => name.endsWith(other) && picture === like),
        name,
      ).toBe(true);
    // Lines are as high as without drawings.
    const height = () => table.status.evaluate((status) => status.scrollHeight);
    const drawnHeight = await height();
    await inlays.locator('svg').evaluateAll((all) => all.forEach((one) => (one.style.display = 'none')));
    expect(drawnHeight - (await height())).toBeLessThanOrEqual(1);
    const words = (await table.status.textContent()) ?? '';
    // What is only heard is a part of its own, which may add a space.
    const bare = (text: string) => text.replaceAll(/[\s"]/g, '');
    await expect.poll(async () => bare(await table.status.ariaSnapshot())).toBe(bare(`- status: ${words}`));
    await page.keyboard.press('h');
    await expect(inlays).toHaveCount(0);
  });
}
