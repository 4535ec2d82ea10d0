// A long board in the lessons of a course, on a phone.

import { expect, test } from './fixtures.ts';

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
