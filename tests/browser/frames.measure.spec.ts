// The frames of a board at a fourth of the machine's speed: while a stack is dragged, and while moves are animated.

import { expect, test } from './fixtures.ts';
import { collectedFrames, printFrames, watchFrames } from './frames.ts';
import { COMBO, GAME, TRIBOARD, TablePage } from './table.ts';
import type { Page } from '@playwright/test';

const SLOWDOWN = 4;

/** Prints the share of frames that took too long while something moves. */
async function measure(page: Page, what: string, act: () => Promise<void>) {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await watchFrames(page);
  await act();
  const frames = await collectedFrames(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  printFrames(what, frames);
  expect(frames.length).toBeGreaterThan(20);
}

test('a stack of six is dragged', async ({ page }) => {
  const table = new TablePage(page, COMBO);
  await table.open('#/combo?players=human,human&position=8/8/8/3,b6,1,w2,2/8/8/1,b3,3,w4,2/8_b_3');
  const { x, y } = await table.point('d5');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y + 30);
  await table.waitForFrames(5);
  await measure(page, 'Stack of six', async () => {
    for (let n = 0; n < 60; n += 1)
      await page.mouse.move(x + 30 + 100 * Math.sin(n / 8), y + 30 + 100 * Math.cos(n / 8));
  });
  await page.mouse.up();
});

/**
 * Prints the share of frames that took too long from the second frame after a tap, when what it caused has begun to
 * move, until the status region says these words.
 */
async function measureMotion(table: TablePage, what: string, square: string, words: string) {
  const { page } = table;
  const client = await page.context().newCDPSession(page);
  const { x, y } = await table.point(square);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate((end) => {
    const status = document.querySelector('main [role=status]');
    const frames: number[] = [];
    let before = 0;
    const next = (now: number) => {
      if (before > 0) frames.push(now - before);
      before = now;
      if (!status?.textContent?.includes(end)) requestAnimationFrame(next);
      else Object.assign(window, { moved: frames });
    };
    Reflect.deleteProperty(window, 'moved');
    document.addEventListener('pointerup', () => requestAnimationFrame(() => requestAnimationFrame(next)), {
      once: true,
    });
  }, words);
  await page.mouse.click(x, y);
  const frames = (await (await page.waitForFunction(() => Reflect.get(window, 'moved'))).jsonValue()) as number[];
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // The words come with the last of them.
  printFrames(what, frames.slice(0, -1));
  return frames.length;
}

/** Lines of 14, 3 and 3 cells that end at p6, and a move for Green. */
const LINES = 'gb14/11b4/12r3/13r2/14r1/brrrrrrrrrrrrrr1/14r1/13r2/12r3/11b4/16_b';

test('a flip of 20 cells rolls', async ({ page }) => {
  const table = new TablePage(page, TRIBOARD);
  const link = `#/triboard?players=human,human,human&position=${LINES}`;
  // The first sound of a visit opens the sound device, and the first roll paints the sprites.
  await table.open(link);
  await table.tap('p6');
  await expect(table.status).toContainText('turns 20');
  await table.open(link);
  expect(await measureMotion(table, 'Flip of 20 cells', 'p6', 'turns 20')).toBeGreaterThan(20);
});

test('the end is counted', async ({ page }) => {
  const table = new TablePage(page);
  const { moves } = GAME;
  await table.open(`#/gambit?players=human,human&moves=${moves.slice(0, -1).join('_')}`);
  await table.tap('h2');
  await table.waitForFrames(30);
  expect(await measureMotion(table, 'Count of the end', 'h4', 'Black wins')).toBeGreaterThan(60);
  await expect(page.getByRole('heading', { name: 'Black wins' })).toBeVisible();
});

test('moves are animated', async ({ page }) => {
  const table = new TablePage(page, TRIBOARD);
  await table.open('#/triboard?players=human,human,human&seed=42');
  await table.waitForFrames(5);
  await measure(page, 'Moves of Triboard', async () => {
    for (let n = 0; n < 4; n += 1) {
      const [square = ''] = await table.squaresWith('legal move');
      await table.tap(square);
      await expect(table.moves).toHaveCount(n + 1);
      await table.waitForFrames(20);
    }
  });
});
