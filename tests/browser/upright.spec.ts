// Long boards on a phone.

import { expect, test } from './fixtures.ts';
import { TablePage } from './table.ts';

/** The least side of a target, in CSS pixels. */
const MIN_TARGET = 24;

test.use({ viewport: { width: 390, height: 844 } });

test('a long board stands upright in a lesson of a course, and its cells are large enough to be tapped', async ({
  page,
}) => {
  await page.goto('./#/triboard/course/taking/wall');
  const cells = page.getByRole('gridcell');
  await expect(cells).toHaveCount(16 * 11);
  await expect
    .poll(async () => {
      const box = await cells.first().boundingBox();
      return Math.min(box?.width ?? 0, box?.height ?? 0);
    })
    .toBeGreaterThanOrEqual(MIN_TARGET);
});

/** The screens with a board of Gambit, and the least side of its squares: lying they had 46 pixels. */
const GAMBIT = [
  ['#/gambit?players=human,human', 68],
  ['#/gambit/learn', 55],
  ['#/gambit/puzzles/practice', 60],
  ['#/gambit/review?players=human,human&moves=d2xd4_e3xe5', 60],
] as const;

test('a board stands amid its words', async ({ page }) => {
  const box = async (part: string) => (await page.locator(part).boundingBox()) ?? { y: 0, width: 0, height: 0 };
  await page.goto('./#/combo/puzzles/practice');
  await expect(page.getByRole('gridcell')).toHaveCount(64);
  const [head, board, foot] = [
    await box('.lesson-head'),
    await box('.lesson-board .board'),
    await box('.lesson-tools'),
  ];
  const above = board.y - head.y - head.height;
  expect(above).toBeGreaterThan(30);
  expect(above).toBeLessThan(foot.y - board.y - board.height);
});

test('tasks on a small phone show the part of the board where they are, and a map of the rest', async ({ page }) => {
  const cells = page.getByRole('gridcell');
  const map = page.locator('.lesson-board .map');
  // On a usual phone the whole board has room, upright.
  await page.goto('./#/triboard/learn');
  await expect(cells.last()).toBeInViewport({ ratio: 1 });
  await expect(cells.first()).toBeInViewport({ ratio: 1 });
  await expect(map).toBeHidden();
  await page.setViewportSize({ width: 320, height: 568 });
  for (const [link, places] of [
    ['#/triboard/learn', '[data-square=g6]'],
    ['#/luckymoose/learn', '[data-square=e5]'],
    ['#/luckymoose/puzzles/1', '[data-square=g7]'],
    ['#/triboard/puzzles/1', '[aria-label*="legal move"]'],
  ]) {
    await page.goto(`./${link}`);
    await expect(map).toBeVisible();
    await expect.poll(async () => (await cells.first().boundingBox())?.width ?? 0).toBeGreaterThan(MIN_TARGET);
    // One of these places at least is inside the board's window.
    await expect
      .poll(() =>
        page.locator(`[role=gridcell]${places}`).evaluateAll((all) => {
          const room = document.querySelector('.lesson-board > .board')?.getBoundingClientRect() ?? new DOMRect();
          const isInside = ({ left, right, top, bottom }: DOMRect) =>
            left >= room.left && right <= room.right && top >= room.top && bottom <= room.bottom;
          return all.some((one) => isInside(one.getBoundingClientRect()));
        }),
      )
      .toBe(true);
  }
});

test('a board of Gambit stands upright where its squares grow much, at its table, in lessons and puzzles', async ({
  page,
}) => {
  for (const [link, side] of GAMBIT) {
    await page.goto(`./${link}`);
    const cells = page.getByRole('gridcell');
    await expect(cells).toHaveCount(32);
    await expect.poll(async () => (await cells.first().boundingBox())?.width ?? 0, link).toBeGreaterThanOrEqual(side);
    await expect(cells.last(), link).toBeInViewport({ ratio: 1 });
    // The first file at the top.
    await expect(cells.nth(1), link).toHaveAttribute('data-square', 'a2');
  }
  // On a lower phone they would hardly grow, and the points stand below the board.
  await page.setViewportSize({ width: 360, height: 640 });
  const table = new TablePage(page);
  await table.open();
  await expect(table.cells.nth(1)).toHaveAttribute('data-square', 'b4');
});
