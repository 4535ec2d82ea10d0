// Fingers on a touch screen: real touches of squares and buttons, held fingers, two fingers, and the map of a zoomed
// board.

import { expect } from './fixtures.ts';
import type { CDPSession, Locator } from '@playwright/test';
import type { TablePage } from './table.ts';

interface Point {
  x: number;
  y: number;
}

/** How far off the centre of a square a finger lands, at most, in squares. */
const OFF_CENTRE = 0.4;
/** How far two fingers move at most, in CSS pixels: their first and last places are on the screen. */
const MAX_DISTANCE = 80;
/** Half of the distance between two fingers. */
const HALF_SPREAD = 70;

/** The fingers of a person at a table. */
export class Fingers {
  #table;
  #client;
  #seed = 7;

  constructor(table: TablePage, client: CDPSession) {
    this.#table = table;
    this.#client = client;
  }

  static async at(table: TablePage) {
    return new Fingers(table, await table.page.context().newCDPSession(table.page));
  }

  /** A pseudorandom number from 0 to 1. */
  chance() {
    this.#seed = (this.#seed * 48271) % 2147483647;
    return this.#seed / 2147483647;
  }

  /** A point of a square, at random; a square beyond the window of a zoomed board is brought into view. */
  async pointIn(square: string) {
    await this.bringIntoView(square);
    const { x, y, width, height } = await this.#table.box(square);
    const off = () => (this.chance() * 2 - 1) * OFF_CENTRE;
    return { x: x + width * (0.5 + off()), y: y + height * (0.5 + off()) };
  }

  async tap(point: Point) {
    await this.press(point);
    await this.lift();
  }

  async tapSquare(square: string) {
    await this.tap(await this.pointIn(square));
  }

  async tapButton(button: Locator) {
    const { x, y, width, height } = (await button.boundingBox()) ?? { x: NaN, y: NaN, width: 0, height: 0 };
    await this.tap({ x: x + width / 2, y: y + height / 2 });
  }

  /**
   * Swipes a row until the middle of a button in it is seen. The finger rests before it is lifted, so that the row
   * stops at once.
   */
  async swipeTo(button: Locator) {
    await expect(async () => {
      const [box, row] = [await button.boundingBox(), await button.locator('..').boundingBox()];
      if (!box || !row) throw new Error('there is no such button');
      const centre = box.x + box.width / 2;
      if (centre > row.x && centre < row.x + row.width) return;
      const over = centre - row.x - row.width / 2;
      const middle = { x: row.x + row.width / 2, y: row.y + row.height / 2 };
      const [from, to] = [over, -over].map((way) => ({
        x: middle.x + Math.max(-MAX_DISTANCE, Math.min(MAX_DISTANCE, way)) / 2,
        y: middle.y,
      }));
      if (!from || !to) return;
      await this.press(from);
      await this.slide([from], [to]);
      await this.slide([to], [to]);
      await this.lift();
      throw new Error('the button is not in view yet');
    }).toPass({ intervals: [50], timeout: 10_000 });
  }

  /** @param points of the fingers that are down */
  async press(...points: Point[]) {
    await this.#send('touchStart', points);
  }

  /** Moves fingers evenly. */
  async slide(from: Point[], to: Point[]) {
    for (let step = 1; step <= 5; step += 1) {
      const between = (start: number, end: number) => start + ((end - start) * step) / 5;
      await this.#send(
        'touchMove',
        from.map(({ x, y }, n) => ({ x: between(x, to[n]?.x ?? x), y: between(y, to[n]?.y ?? y) })),
      );
    }
  }

  /** Lifts all fingers. */
  async lift() {
    await this.#send('touchEnd', []);
  }

  /** Two fingers on the middle of the board move and spread. */
  async gesture({ across = 0, down = 0, scale = 1 }: { across?: number; down?: number; scale?: number }) {
    const board = await this.#board();
    const [x, y] = [board.x + board.width / 2, board.y + board.height / 2];
    const half = scale > 1 ? HALF_SPREAD / scale : HALF_SPREAD;
    const from = [
      { x: x - half, y },
      { x: x + half, y },
    ];
    const to = [
      { x: x - half * scale + across, y: y + down },
      { x: x + half * scale + across, y: y + down },
    ];
    await this.press(...from.slice(0, 1));
    await this.press(...from);
    await this.slide(from, to);
    await this.lift();
  }

  /**
   * Brings a square into the window of a zoomed board: by a touch of the map, or by two fingers that drag the board.
   */
  async bringIntoView(square: string) {
    if (await this.#isInView(square)) return;
    if (this.chance() < 0.5) await this.#pointAtMap(square);
    await expect(async () => {
      if (await this.#isInView(square)) return;
      const [board, { x, y, width, height }] = [await this.#board(), await this.#table.box(square)];
      const within = (way: number) => Math.max(-MAX_DISTANCE, Math.min(MAX_DISTANCE, way));
      await this.gesture({
        across: within(board.x + board.width / 2 - x - width / 2),
        down: within(board.y + board.height / 2 - y - height / 2),
      });
      expect(await this.#isInView(square), `${square} comes into view`).toBe(true);
    }).toPass({ intervals: [20], timeout: 10_000 });
  }

  async #pointAtMap(square: string) {
    const [map, grid, cell] = [
      await this.#table.page.locator('.map').boundingBox(),
      await this.#table.grid.boundingBox(),
      await this.#table.box(square),
    ];
    if (!map || !grid) throw new Error('there is no map');
    const [right, below] = [
      (cell.x + cell.width / 2 - grid.x) / grid.width,
      (cell.y + cell.height / 2 - grid.y) / grid.height,
    ];
    await this.tap({ x: map.x + map.width * right, y: map.y + map.height * below });
    await expect.poll(() => this.#isInView(square), { intervals: [20], message: `the map shows ${square}` }).toBe(true);
  }

  async #isInView(square: string) {
    const isZoomed = (await this.#table.page.locator('.is-zoomed').count()) > 0;
    return !isZoomed || (await this.#table.visible([square])).length === 1;
  }

  async #board() {
    const box = await this.#table.canvas.boundingBox();
    if (!box) throw new Error('there is no board');
    return box;
  }

  async #send(type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) {
    await this.#client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
  }
}
