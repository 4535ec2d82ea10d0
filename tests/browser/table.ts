// A page object for tables: what a person does there, by pointer and by keyboard.

import { expect } from './fixtures.ts';
import { storedText } from './storagetexts.ts';
import type { Locator, Page } from '@playwright/test';

/** The games, as the page object needs them. */
const GAMBIT = { name: 'Gambit', files: 8, ranks: 4 };
export const COMBO = { name: 'Combo', files: 8, ranks: 8 };
export const TRIBOARD = { name: 'Triboard', files: 16, ranks: 11 };
export const LUCKYMOOSE = { name: 'LuckyMoose', files: 15, ranks: 15 };

/** Two people at the default start. */
export const PEOPLE = '#/gambit?players=human,human';

/** A position in which one piece can jump three times: from b2 over c3, e3 and g2. */
export const CHAIN = '#/gambit?players=human,human&position=8/2x1x3/1o4x1/8_o';

/** A position whose search takes longer than any test waits. */
export const LARGE = 'oxoxoxox/xoxoxox1/1xoxoxox/oxoxoxox_o';

/** How the sentence of a hint begins, in any game. */
export const HINT = /^(Takes|Turns|Move|Exchange|\w+ \w+ on) /;
/** A whole game: its moves, its final words, and the points of both players. */
export const GAME = {
  moves: ['a2xa4', 'e3xe1', 'g2xg4xe2xc4xa2', 'c3xc1xe3xg1', 'h2xh4'],
  words: 'Game over. Black wins, 5 to 2. White has no jump left, so the islands count.',
  points: ['5 points', '2 points'],
};

/**
 * Presses a button of a table, which may be under More.
 *
 * @param more the name of More
 */
export async function pressTool(page: Page, name: string, more = 'More') {
  const button = page.getByRole('button', { name, exact: true });
  if (!(await button.isVisible())) await page.getByRole('button', { name: more, exact: true }).click();
  await button.click();
}

/** The square at the beginning of a cell's name. */
const squareOf = (name: string) => name.split(',')[0] ?? '';

/** A page with a table. */
export class TablePage {
  readonly page: Page;
  readonly status: Locator;
  grid: Locator;
  cells: Locator;
  readonly moves: Locator;
  readonly players: Locator;
  readonly canvas: Locator;
  readonly notice: Locator;

  constructor(page: Page, game: typeof GAMBIT = GAMBIT) {
    this.page = page;
    this.status = page.locator('main').getByRole('status');
    this.grid = page.getByRole('grid', { name: game.name });
    this.cells = this.grid.getByRole('gridcell');
    this.moves = page.getByRole('list', { name: 'Moves', exact: true }).getByRole('button');
    this.players = page.getByRole('list', { name: 'Players', exact: true }).getByRole('listitem');
    // Not that of the map.
    this.canvas = page.locator('.play > .board > canvas');
    this.notice = page.getByRole('alert');
  }

  /** Opens a table by its fragment and waits until it is playable. */
  async open(fragment: string = PEOPLE) {
    await this.leave();
    await this.page.goto(`./${fragment}`);
    await this.isReady();
  }

  /** Follows a link from the current page. */
  async follow(fragment: string) {
    await this.leave();
    await this.page.evaluate((link) => location.assign(link), fragment);
    await this.isReady();
  }

  /** Marks the current table, so that it is not mistaken for the next one. */
  async leave() {
    await this.page.evaluate(() => document.querySelector('.table')?.setAttribute('data-left', ''));
  }

  async isReady() {
    await expect(this.page.locator('[data-left]')).toHaveCount(0);
    await expect(this.grid).toBeVisible();
    await expect(this.status).not.toBeEmpty();
    await expectDrawn(this.page);
    await this.waitForCells();
  }

  /** The cell of a square. */
  cell(square: string) {
    return this.cells.and(this.page.locator(`[data-square="${square}"]`));
  }

  /** Expects the names of cells. */
  async expectNames(...names: string[]) {
    for (const name of names) await expect(this.cell(squareOf(name))).toHaveAccessibleName(name);
  }

  /** The names of all cells, in order. */
  names(): Promise<string[]> {
    return this.cells.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
  }

  /** Waits for the cells of the board, which come after its picture. */
  async waitForCells() {
    await expect
      .poll(async () => {
        const names = await this.names();
        return names.length > 0 && !names.includes('');
      })
      .toBe(true);
  }

  /** The squares whose names contain these words between commas. */
  async squaresWith(words: string) {
    return (await this.names()).filter((name) => name.split(', ').includes(words)).map(squareOf);
  }

  /** The first square whose name contains these words between commas, once there is one. */
  async squareWith(words: string) {
    await expect.poll(() => this.squaresWith(words)).not.toEqual([]);
    return first(await this.squaresWith(words));
  }

  /** The board as one letter per square, in the order of the cells. */
  async pieces() {
    const letter = (name: string) => (name.includes('black') ? 'o' : name.includes('white') ? 'x' : '.');
    return (await this.names()).map(letter).join('');
  }

  /** The centre of a square on the screen. Only on a zoomed board it may have to be brought into view. */
  async point(square: string) {
    const isZoomed = (await this.page.locator('.is-zoomed').count()) > 0;
    if (isZoomed) await this.bringIntoView(square);
    const { x, y, width, height } = await this.box(square);
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** Scrolls a zoomed board by the wheel until a square is in its window, beside its map. */
  async bringIntoView(square: string) {
    await expect(async () => {
      const [board, cell] = [await this.canvas.boundingBox(), await this.box(square)];
      if (!board) throw new Error('there is no board');
      const [right, down] = [
        cell.x + cell.width / 2 - board.x - board.width / 2,
        cell.y + cell.height / 2 - board.y - board.height / 2,
      ];
      const isIn =
        Math.abs(right) + cell.width / 2 <= board.width / 2 && Math.abs(down) + cell.height / 2 <= board.height / 2;
      const isFree = await this.page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('.map') === null, [
        cell.x + cell.width / 2,
        cell.y + cell.height / 2,
      ] as const);
      if (isIn && isFree) return;
      await this.page.mouse.move(board.x + board.width / 2, board.y + board.height / 2);
      await this.page.mouse.wheel(right, down);
      await this.waitForFrames(3);
      throw new Error(`${square} is not in view`);
    }).toPass({ timeout: 10_000 });
  }

  /**
   * Those of some squares that can be tapped: on a zoomed board the others are outside its window, or under its map or
   * next to it.
   */
  async visible(squares: string[]) {
    return this.canvas.evaluate((canvas, names) => {
      const board = canvas.getBoundingClientRect();
      const map = document.querySelector('.map:not([hidden])')?.getBoundingClientRect();
      return names.filter((name) => {
        const { left, right, top, bottom } =
          document.querySelector(`[data-square="${name}"]`)?.getBoundingClientRect() ?? new DOMRect();
        const isIn = left >= board.left && right <= board.right && top >= board.top && bottom <= board.bottom;
        const isFree =
          !map ||
          left > map.right + right - left ||
          right < map.left - right + left ||
          top > map.bottom + bottom - top ||
          bottom < map.top - bottom + top;
        return isIn && isFree;
      });
    }, squares);
  }

  /** Makes the squares of a zoomed board as small as they can be. */
  async zoomOut() {
    const { x, y } = await this.point('a1');
    await this.page.mouse.move(x, y);
    await this.page.keyboard.down('Control');
    await this.page.mouse.wheel(0, 400);
    await this.page.keyboard.up('Control');
    await this.waitForFrames(3);
  }

  /** The rectangle of a square on the screen. */
  async box(square: string) {
    const box = await this.page.locator(`[data-square="${square}"]`).boundingBox();
    if (!box) throw new Error(`there is no square ${square}`);
    return box;
  }

  /** Taps squares in sequence. */
  async tap(...squares: string[]) {
    for (const square of squares) {
      const { x, y } = await this.point(square);
      await this.page.mouse.click(x, y);
    }
  }

  /** Drags a piece. */
  async drag(from: string, to: string) {
    const [begin, end] = [await this.point(from), await this.point(to)];
    await this.page.mouse.move(begin.x, begin.y);
    await this.page.mouse.down();
    await this.page.mouse.move((begin.x + end.x) / 2, (begin.y + end.y) / 2, { steps: 3 });
    await this.page.mouse.move(end.x, end.y, { steps: 3 });
    await this.page.mouse.up();
  }

  /** Moves the focus from the focused square to another one and presses a key there. */
  async press(square: string, key = 'Enter') {
    const [columns, lines] = await this.page.locator(`[data-square="${square}"]`).evaluate((to) => {
      const place = (cell: Element | null | undefined) => {
        const row = cell?.parentElement;
        return [
          [...(row?.children ?? [])].indexOf(cell!),
          [...(row?.parentElement?.children ?? [])].indexOf(row as Element),
        ];
      };
      const [[column = 0, line = 0], [here = 0, there = 0]] = [place(to), place(document.activeElement)];
      return [column - here, line - there] as const;
    });
    for (let n = 0; n < Math.abs(columns); n += 1)
      await this.page.keyboard.press(columns > 0 ? 'ArrowRight' : 'ArrowLeft');
    for (let n = 0; n < Math.abs(lines); n += 1) await this.page.keyboard.press(lines > 0 ? 'ArrowDown' : 'ArrowUp');
    await expect(this.cell(square)).toBeFocused();
    await this.page.keyboard.press(key);
  }

  /** The focused square; null if the focus is elsewhere. */
  focused() {
    return this.page.evaluate(() => document.activeElement?.getAttribute('data-square') ?? null);
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Expects that a button is visible but disabled. */
  async expectDisabled(name: string) {
    await expect(this.button(name)).toHaveAttribute('aria-disabled', 'true');
  }

  /** Plays a move by picking its squares, and ends the turn if it could continue. */
  async play(move: string, pick: (square: string) => Promise<void> = (square) => this.tap(square)) {
    const before = await this.moves.count();
    const squares = move.split('x');
    for (const square of squares) await pick(square);
    await this.endTurn(before, () => pick(squares.at(-1) ?? ''));
    await expect(this.moves).toHaveCount(before + 1);
  }

  /**
   * Ends the turn if it could continue.
   *
   * @param before the number of moves before this turn
   */
  async endTurn(before: number, end: () => Promise<void> = () => this.button('End turn').click()) {
    // The list of moves is not visible on a phone.
    const isPlayed = async () =>
      ((await this.fragment()).match(/[?&]moves=([^&]+)/)?.[1]?.split('_').length ?? 0) > before;
    await expect.poll(async () => (await isPlayed()) || this.button('End turn').isVisible()).toBe(true);
    if (!(await isPlayed())) await end();
  }

  /** Plays a turn of the person to move: the first movable piece, and one jump. */
  async playAnyTurn() {
    const before = await this.moves.count();
    await this.tap(await this.squareWith('can move'));
    await this.tap(await this.squareWith('legal move'));
    await this.endTurn(before);
    await expect.poll(() => this.moves.count()).toBeGreaterThan(before);
  }

  /** Plays for all persons at the table until the game is over. */
  async playToTheEnd() {
    for (;;) {
      await expect
        .poll(async () => (await this.isOver()) || (await this.squaresWith('can move')).length > 0, { timeout: 15_000 })
        .toBe(true);
      if (await this.isOver()) return;
      await this.playAnyTurn();
    }
  }

  /** The drawing of the board, for comparison. */
  picture() {
    return this.canvas.evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  }

  /** The colour in the centre of a square. */
  async colour(square: string) {
    const box = await this.canvas.boundingBox();
    const { x, y } = await this.point(square);
    return this.canvas.evaluate(
      (element, [left, top]) => {
        const canvas = element as HTMLCanvasElement;
        const scale = canvas.width / canvas.clientWidth;
        // A copy, since the browser warns about frequent reads of a canvas.
        const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
        pixel?.drawImage(canvas, -Math.round(left * scale), -Math.round(top * scale));
        return pixel?.getImageData(0, 0, 1, 1).data.join(' ') ?? '';
      },
      [x - (box?.x ?? 0), y - (box?.y ?? 0)] as const,
    );
  }

  async isOver() {
    return (await this.status.textContent())?.includes('Game over.') ?? false;
  }

  /** The link of the current screen; secret links are in the history state only. */
  async fragment() {
    return decodeURIComponent(await this.page.evaluate(() => history.state?.link ?? location.hash));
  }

  /** The decoded fragment of the address. */
  async address() {
    return decodeURIComponent(await this.page.evaluate(() => location.hash));
  }

  /** All stored data of the page. */
  stored() {
    return storedText(this.page);
  }

  /** Waits for a number of frames. */
  async waitForFrames(count: number) {
    await this.page.evaluate(async (frames) => {
      for (let n = 0; n < frames; n += 1) await new Promise(requestAnimationFrame);
    }, count);
  }
}

/** Waits until a review is there, and all its moves are analysed. Before it is there nothing is hidden or visible. */
export async function untilAnalysed(page: Page, timeout = 30_000) {
  await expect(page.locator('.working[hidden]')).toHaveCount(1, { timeout });
}

/** Expects that the board is drawn, so that its squares have a size. Before that, it maps no tap to a square. */
export async function expectDrawn(page: Page) {
  const excess = () =>
    page.locator('.play > .board > canvas').evaluate((element) => {
      const canvas = element as HTMLCanvasElement;
      return Math.abs(canvas.width - canvas.getBoundingClientRect().width * devicePixelRatio);
    });
  await expect.poll(excess).toBeLessThanOrEqual(1);
}

/** Disables the pause before computer moves. */
export async function disablePause(page: Page) {
  await page.addInitScript(() => localStorage.setItem('gambol/1/settings', '{"pause":0}'));
}

/** The first item of a list, which must not be empty. */
export function first(squares: string[]) {
  const [square] = squares;
  if (square === undefined) throw new Error('there is no such square');
  return square;
}
