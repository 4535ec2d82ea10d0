// An embedded board does not move, whatever is wrong with a link.

import { GAMES } from '../../www/games/index.ts';
import { board } from '../tools/blog.ts';
import { frameOf, test } from './blog.ts';
import { expect } from './fixtures.ts';
import { usually } from './long.ts';
import type { Frame } from '@playwright/test';

/** The position of an element in a frame. */
const boxOf = (frame: Frame, selector: string) =>
  frame.locator(selector).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  });

const MODES = ['play', 'view', 'steps'];
for (const [n, { id: game, sample, seeded }] of GAMES.entries()) {
  const moves = seeded === null ? sample.slice(0, 2).join(' ') : '';
  // Usually each game in one mode.
  for (const mode of usually(MODES, (_, at) => at === n % MODES.length && n % 2 === 1)) {
    for (const width of usually([320, 560], (width) => width === 320)) {
      test(`${game} in mode ${mode}, ${width} pixels wide: an invalid link moves nothing`, async ({ page, blog }) => {
        await page.setViewportSize({ width: 600, height: 900 });
        const attributes = `game="${game}" mode="${mode}" seed="1" moves="${moves}" players="human,human"`;
        await page.goto(blog.write(`${blog.script}${board(attributes, `width: ${width}px`)}`));
        const frame = await frameOf(page);
        const canvas = frame.locator('canvas');
        await expect(canvas).toBeVisible();
        await expect(frame.getByRole('status')).not.toBeEmpty();
        const parts = ['canvas', '.players', '.controls', '.turn'];
        const places = () => Promise.all(parts.map((part) => boxOf(frame, part)));
        const before = await places();
        await page
          .locator('gambol-board')
          .evaluate((element) => element.setAttribute('moves', `nonsense and even ${'more '.repeat(20)}`));
        const problem = frame.getByRole('main').getByRole('alert');
        await expect(problem).not.toBeEmpty();
        expect(await places()).toEqual(before);
        const [words, onBoard] = [await boxOf(frame, '.problem'), before[0]];
        expect(words.y, 'the board is not covered').toBeGreaterThanOrEqual((onBoard?.y ?? 0) + (onBoard?.height ?? 0));
        expect(words.height, 'there is room for two lines').toBeGreaterThan(36);
        await frame.getByRole('button', { name: 'Dismiss' }).click();
        await expect(problem).toBeHidden();
        expect(await places()).toEqual(before);
        await expect(frame.getByRole('status')).not.toBeEmpty();
      });
    }
  }
}
