// The board's share of the screen at all sizes, and what fits beside it: names, tools, and large text.

import type { Locator } from '@playwright/test';
import { example } from '../tools/examples.ts';
import { expect, test } from './fixtures.ts';
import { usually } from './long.ts';
import { COMBO, LUCKYMOOSE, TRIBOARD, TablePage } from './table.ts';

const SIZES = [
  [320, 568],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
] as const;

const GAMES: [string, typeof COMBO | undefined, string][] = [
  ['Gambit', undefined, '#/gambit?players=human,human&seed=1'],
  ['Combo', COMBO, '#/combo?players=human,human'],
  ['Triboard', TRIBOARD, '#/triboard?players=human,human,human&seed=42'],
  ['LuckyMoose', LUCKYMOOSE, '#/luckymoose?seed=42&players=human,easy'],
];

for (const [width, height] of usually(SIZES, ([width]) => [320, 390, 1440].includes(width))) {
  test(`the board’s share of ${width} × ${height}, and the size of its cells`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    for (const [name, game, link] of GAMES) {
      await test.step(name, async () => {
        const table = new TablePage(page, game);
        await table.open(link);
        // Upright the whole width, or most of it where the height is short, or on a board that is turned 70 % of the
        // height; otherwise 85 % of the height, or all of the width that the panel leaves.
        await expect
          .poll(async () => {
            const board = (await table.canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
            if (height > width) return Math.min(1, Math.max(board.width / width / 0.9, board.height / height / 0.7));
            const panel = (await page.locator('.bar:visible').boundingBox())?.width ?? 0;
            const isWide = board.width + panel >= 0.92 * width;
            return isWide ? 1 : Math.min(1, board.height / height / 0.85);
          })
          .toBe(1);
        await expect.poll(async () => Math.round((await table.box('c3')).width)).toBeGreaterThanOrEqual(30);
        const hidden = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
        await expect.poll(hidden, 'nothing of a table is below the screen').toBe(0);
      });
    }
  });
}

for (const lang of ['de', 'ar']) {
  test(`text of 200 % never scrolls sideways: ${lang}`, async ({ page }) => {
    test.slow();
    // The other direction usually where it is narrowest.
    for (const [width, height] of usually(
      [
        [320, 568],
        [844, 390],
        [1440, 900],
      ] as const,
      ([width]) => width === 320 || lang === 'de',
    )) {
      await page.setViewportSize({ width, height });
      for (const [name, , link] of GAMES) {
        await page.goto(`./${link}&lang=${lang}`);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.locator('main [role=status]')).not.toBeEmpty();
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${name} at ${width}`)
          .toBeLessThanOrEqual(0);
      }
    }
  });
}

test('on a phone the best moves and their legend stand below the board, and nowhere else', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const table = new TablePage(page, COMBO);
  await table.open('#/combo?players=human,human');
  const board = await table.canvas.boundingBox();
  await table.button('Analyse').click();
  const panel = page.locator('.analysis-panel');
  await expect(panel.locator('.values li')).toHaveCount(3);
  await expect(panel.locator('.legend')).toBeInViewport({ ratio: 1 });
  expect(await table.canvas.boundingBox()).toEqual(board);
  await table.button('More').click();
  await expect(panel).toBeHidden();
  await expect(table.button('Flip board')).toBeVisible();
});

test('on a phone the last moves of Combo fill what the board leaves, where other games have points', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const table = new TablePage(page, COMBO);
  await table.open('#/combo?players=human,human&moves=1a2-a3_1a7-a6_1b2-b3_1b7-b6_1c2-c3_1c7-c6');
  await expect(page.locator('.trail .chip')).toHaveCount(6);
  for (const chip of await page.locator('.trail .chip').all()) await expect(chip).toBeInViewport({ ratio: 1 });
});

test('on a laptop the list of moves fills its panel, and shows the current move', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const table = new TablePage(page, COMBO);
  await table.open(`#/combo?${example('combo whole game')}`);
  const current = page.locator('.moves [aria-current="step"]');
  const boxOf = async (place: Locator) => (await place.boundingBox()) ?? { y: 0, height: 0 };
  await expect
    .poll(async () => {
      const [list, panel, move] = await Promise.all(
        ['.moves', '.moves-panel'].map((name) => boxOf(page.locator(name))).concat(boxOf(current)),
      );
      if (!list || !panel || !move) return null;
      return {
        isFull: list.height > 0.7 * panel.height,
        isInView: move.y >= list.y && move.y + move.height <= list.y + list.height + 1,
      };
    })
    .toEqual({ isFull: true, isInView: true });
});

test('on a wide screen no panel of a study lies on another', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const table = new TablePage(page, COMBO);
  await table.open('#/combo/study?moves=1b2-c3_1b7-c6_1c3-c4');
  const panels = page.locator('.study .side > :visible');
  await expect.poll(() => panels.count()).toBeGreaterThan(1);
  await expect
    .poll(() =>
      panels.evaluateAll((all) => {
        const [first = 0, ...edges] = all.flatMap((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return [Math.round(top), Math.round(bottom)];
        });
        return edges.every((edge, n) => edge >= (edges[n - 1] ?? first));
      }),
    )
    .toBe(true);
});

test('the focus begins on the board, and an arrow key goes to a square', async ({ page }) => {
  const table = new TablePage(page, COMBO);
  await table.open('#/combo?players=human,human');
  await expect(page.locator('.play > .board')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(table.cell('a1')).toBeFocused();
});
