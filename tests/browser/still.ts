// Plays whole games quickly from inside the page, and records whether the board moves.

import { expect } from './fixtures.ts';
import { playHere, type Manner } from './quickly.ts';
import type { Page } from '@playwright/test';

/**
 * Records the board in every frame: its rectangle and those of three of its squares. A window on a larger board may
 * move once for each move and for a hint, which it follows; its rectangle and the size of its squares may not change.
 */
export async function watchBoard(page: Page) {
  await page.addInitScript(() => {
    /** Each position of the board on the screen, and the status text at that time. */
    const seen: { places: string[]; words: string[] } = { places: [], words: [] };
    Object.assign(window, { seenBoard: seen });
    /** The squares that were last in view, and the play that they were there for. */
    let [view, play, credit] = ['', '', 0];
    const status = () => document.querySelector('main [role=status]')?.textContent ?? '';
    const round = (...values: number[]) => values.map((value) => Math.round(value * 10) / 10).join(' ');
    const place = () => {
      const cells = [...document.querySelectorAll('main [role=gridcell]')];
      const parts = [
        document.querySelector('.play > .board > canvas'),
        cells[0],
        cells[Math.floor(cells.length / 2)],
        cells.at(-1),
      ];
      const [board, ...squares] = parts.map((part) => part?.getBoundingClientRect() ?? new DOMRect());
      const boxes = (...all: (DOMRect | undefined)[]) =>
        all.map((box = new DOMRect()) => round(box.x, box.y, box.width, box.height)).join(', ');
      if (!document.querySelector('.is-zoomed')) return boxes(board, ...squares);
      const pieces = cells.map((cell) => (cell.getAttribute('aria-label') ?? '').split(',')[1]).join('');
      const [now, next] = [boxes(...squares), pieces + /^Turns |^Looking /.test(status())];
      // The view may be ahead of the cells' names by one move.
      if (next !== play) [play, credit] = [next, Math.min(1, credit + 1)];
      if (now !== view) [view, credit] = [now, credit - 1];
      return [
        boxes(board),
        ...squares.map(({ width, height }) => round(width, height)),
        ...(credit < -1 ? ['moved without play'] : []),
      ].join(', ');
    };
    const look = () => {
      // The table has no layout before its first status text.
      if (status() !== '' && !document.querySelector('[data-left]')) {
        const now = place();
        if (now !== seen.places.at(-1)) {
          seen.places.push(now);
          seen.words.push(status());
        }
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Clears the record. */
export async function resetWatch(page: Page) {
  await page.evaluate(() => {
    const { seenBoard } = window as any;
    seenBoard.places.length = 0;
    seenBoard.words.length = 0;
  });
}

/**
 * Expects that the board was recorded in one place only, until the game was over: then it makes room for the result,
 * and is whole.
 */
export async function expectStill(page: Page, what: string) {
  const { places, words } = await page.evaluate(() => {
    return new Promise<{
      places: string[];
      words: string[];
    }>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve((window as any).seenBoard))));
  });
  const list = places.map((place: string, n: number) => `${place} — ${words[n]}`);
  const during = list.filter((_, n) => !words[n]?.includes('Game over.'));
  expect(during.length, `${what}: the board has one place:\n${list.join('\n')}`).toBe(1);
}

/** Plays for all persons at the table, as fast as the page allows, until the game is over; returns the turns. */
export const playQuickly = (page: Page, manner: Manner = {}) => page.evaluate(playHere, manner);
