// The contrast of pieces and coordinates of every game in every set, measured from pixels.

import { GAMES } from '../../www/games/index.ts';
import { SETS } from '../../www/ui/board/sets.ts';
import { expect, test } from './fixtures.ts';
import { TablePage } from './table.ts';
import type { Page } from '@playwright/test';

/** The least contrast of pieces with their squares, and of coordinates with the frame. */
const MIN_CONTRAST = { piece: 3, coordinate: 4.5 };

/** The least contrasts on the board: of each occupied square with the empty ones, and of the coordinates. */
async function contrasts(page: Page, set: string) {
  await page.evaluate((name) => {
    document.documentElement.dataset['set'] = name;
    dispatchEvent(new Event('gambol-theme'));
  }, set);
  await new TablePage(page).waitForFrames(4);
  return page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('main canvas')!;
    const { left, top, width } = canvas.getBoundingClientRect();
    const scale = canvas.width / width;
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true });
    copy?.drawImage(canvas, 0, 0);
    /** The luminances of the pixels of a rectangle, sorted. */
    const lights = (x: number, y: number, side: number) => {
      const { data } = copy!.getImageData(
        Math.round(x * scale),
        Math.round(y * scale),
        Math.max(1, Math.round(side * scale)),
        Math.max(1, Math.round(side * scale)),
      );
      const linear = (value: number) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
      const all = [];
      for (let n = 0; n < data.length; n += 4)
        all.push(0.2126 * linear(data[n] ?? 0) + 0.7152 * linear(data[n + 1] ?? 0) + 0.0722 * linear(data[n + 2] ?? 0));
      return all.sort((a, b) => a - b);
    };
    const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    const median = (all: number[]) => all[all.length >> 1] ?? 0;
    const found: { occupied: number[][]; empty: number[] } = { occupied: [], empty: [] };
    const cells = [...document.querySelectorAll('main [role=gridcell]')];
    for (const cell of cells) {
      const box = cell.getBoundingClientRect();
      const name = cell.getAttribute('aria-label') ?? '';
      if (/legal move|centre|factor|times/.test(name)) continue;
      // Faces beside and above the middle; a numeral or a symbol covers one of them at most.
      const side = box.width * 0.07;
      const [beside = 0, above = 0] = [
        [0.335, 0.5],
        [0.5, 0.13],
      ].map(([right = 0, down = 0]) =>
        median(lights(box.x - left + box.width * right - side / 2, box.y - top + box.height * down - side / 2, side)),
      );
      if (/, empty/.test(name)) found.empty.push(beside);
      else found.occupied.push([beside, above]);
    }
    const [first] = cells.map((cell) => cell.getBoundingClientRect());
    const last = cells.at(-1)?.getBoundingClientRect();
    // The gutter at the left of the first row has the width of the gutter below the last one.
    const size = (canvas.getBoundingClientRect().bottom - (last?.bottom ?? 0)) * 0.9;
    const text = lights(
      (first?.x ?? 0) - left - size * 1.02,
      (first?.y ?? 0) - top + ((first?.height ?? 0) - size) / 2,
      size,
    );
    const rail = median(text);
    const pairs = found.occupied.map((faces) =>
      Math.max(...faces.map((face) => Math.min(...found.empty.map((square) => contrast(face, square))))),
    );
    return {
      piece: Math.min(99, ...pairs),
      coordinate: Math.max(contrast(text[0] ?? 0, rail), contrast(text.at(-1) ?? 0, rail)),
      pieces: found.occupied.length,
    };
  });
}

for (const game of GAMES) {
  test(`${game.name}: pieces and coordinates are seen in every set`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const people = game.seats
      .slice(0, game.leastSeats ?? game.seats.length)
      .map(() => 'human')
      .join();
    const table = new TablePage(page, game);
    // The sample game leaves pieces on every board.
    await table.open(`#/${game.id}?players=${people}&seed=0&moves=${encodeURIComponent(game.sample.join('_'))}`);
    for (const set of SETS) {
      await expect
        .poll(
          async () => {
            const { piece, coordinate, pieces } = await contrasts(page, set);
            return [
              pieces > 0 ? 'pieces' : 'no pieces',
              piece >= MIN_CONTRAST.piece ? 'piece' : `piece ${piece.toFixed(2)}`,
              coordinate >= MIN_CONTRAST.coordinate ? 'coordinate' : `coordinate ${coordinate.toFixed(2)}`,
            ].join();
          },
          { message: set },
        )
        .toBe('pieces,piece,coordinate');
    }
  });
}
