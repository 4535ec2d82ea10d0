// Fingers on a touch screen: real touches of squares and buttons, held fingers, two fingers, and the map of a zoomed board.

import { expect } from './fixtures.js';

/** @import { CDPSession, Locator } from '@playwright/test' */
/** @import { TablePage } from './table.js' */

/** @typedef {{ x: number, y: number }} Point */

/** How far off the centre of a square a finger lands, at most, in squares. */
const OFF_CENTRE = 0.4;
/** How far two fingers move at most, in CSS pixels: their first and last places are on the screen. */
const REACH = 80;
/** Half of the distance between two fingers. */
const HALF = 70;

/** The fingers of a person at a table. */
export class Fingers {
  #table;
  #client;
  #seed = 7;

  /**
   * @param {TablePage} table
   * @param {CDPSession} client
   */
  constructor(table, client) {
    this.#table = table;
    this.#client = client;
  }

  /** @param {TablePage} table */
  static async at(table) {
    return new Fingers(table, await table.page.context().newCDPSession(table.page));
  }

  /** A pseudorandom number from 0 to 1. */
  chance() {
    this.#seed = (this.#seed * 48271) % 2147483647;
    return this.#seed / 2147483647;
  }

  /**
   * A point of a square, at random; a square beyond the window of a zoomed board is brought into view.
   *
   * @param {string} square
   */
  async pointIn(square) {
    await this.bringIntoView(square);
    const { x, y, width, height } = await this.#table.box(square);
    const off = () => (this.chance() * 2 - 1) * OFF_CENTRE;
    return { x: x + width * (0.5 + off()), y: y + height * (0.5 + off()) };
  }

  /** @param {Point} point */
  async tap(point) {
    await this.press(point);
    await this.lift();
  }

  /** @param {string} square */
  async tapSquare(square) {
    await this.tap(await this.pointIn(square));
  }

  /** @param {Locator} button */
  async tapButton(button) {
    const { x, y, width, height } = (await button.boundingBox()) ?? { x: NaN, y: NaN, width: 0, height: 0 };
    await this.tap({ x: x + width / 2, y: y + height / 2 });
  }

  /**
   * Swipes a row until the middle of a button in it is seen. The finger rests before it is lifted, so that the row stops at once.
   *
   * @param {Locator} button
   */
  async swipeTo(button) {
    await expect(async () => {
      const [box, row] = [await button.boundingBox(), await button.locator('..').boundingBox()];
      if (!box || !row) throw new Error('there is no such button');
      const centre = box.x + box.width / 2;
      if (centre > row.x && centre < row.x + row.width) return;
      const over = centre - row.x - row.width / 2;
      const middle = { x: row.x + row.width / 2, y: row.y + row.height / 2 };
      const [from, to] = [over, -over].map((way) => ({ x: middle.x + Math.max(-REACH, Math.min(REACH, way)) / 2, y: middle.y }));
      if (!from || !to) return;
      await this.press(from);
      await this.slide([from], [to]);
      await this.slide([to], [to]);
      await this.lift();
      throw new Error('the button is not in view yet');
    }).toPass({ intervals: [50], timeout: 10_000 });
  }

  /** @param {...Point} points of the fingers that are down */
  async press(...points) {
    await this.#send('touchStart', points);
  }

  /**
   * Moves fingers evenly.
   *
   * @param {Point[]} from
   * @param {Point[]} to
   */
  async slide(from, to) {
    for (let step = 1; step <= 5; step += 1) {
      const between = (/** @type {number} */ start, /** @type {number} */ end) => start + ((end - start) * step) / 5;
      await this.#send('touchMove', from.map(({ x, y }, n) => ({ x: between(x, to[n]?.x ?? x), y: between(y, to[n]?.y ?? y) })));
    }
  }

  /** Lifts all fingers. */
  async lift() {
    await this.#send('touchEnd', []);
  }

  /**
   * Two fingers on the middle of the board move and spread.
   *
   * @param {{ across?: number, down?: number, scale?: number }} gesture
   */
  async gesture({ across = 0, down = 0, scale = 1 }) {
    const board = await this.#board();
    const [x, y] = [board.x + board.width / 2, board.y + board.height / 2];
    const half = scale > 1 ? HALF / scale : HALF;
    const from = [{ x: x - half, y }, { x: x + half, y }];
    const to = [{ x: x - half * scale + across, y: y + down }, { x: x + half * scale + across, y: y + down }];
    await this.press(...from.slice(0, 1));
    await this.press(...from);
    await this.slide(from, to);
    await this.lift();
  }

  /**
   * Brings a square into the window of a zoomed board: by a touch of the map, or by two fingers that drag the board.
   *
   * @param {string} square
   */
  async bringIntoView(square) {
    if (await this.#isInView(square)) return;
    if (this.chance() < 0.5) await this.#pointAtMap(square);
    await expect(async () => {
      if (await this.#isInView(square)) return;
      const [board, { x, y, width, height }] = [await this.#board(), await this.#table.box(square)];
      const within = (/** @type {number} */ way) => Math.max(-REACH, Math.min(REACH, way));
      await this.gesture({ across: within(board.x + board.width / 2 - x - width / 2), down: within(board.y + board.height / 2 - y - height / 2) });
      expect(await this.#isInView(square), `${square} comes into view`).toBe(true);
    }).toPass({ intervals: [20], timeout: 10_000 });
  }

  /** @param {string} square */
  async #pointAtMap(square) {
    const [map, grid, cell] = [await this.#table.page.locator('.map').boundingBox(), await this.#table.grid.boundingBox(), await this.#table.box(square)];
    if (!map || !grid) throw new Error('there is no map');
    const [right, below] = [(cell.x + cell.width / 2 - grid.x) / grid.width, (cell.y + cell.height / 2 - grid.y) / grid.height];
    await this.tap({ x: map.x + map.width * right, y: map.y + map.height * below });
    await expect.poll(() => this.#isInView(square), { intervals: [20], message: `the map shows ${square}` }).toBe(true);
  }

  /** @param {string} square */
  async #isInView(square) {
    const isZoomed = (await this.#table.page.locator('.is-zoomed').count()) > 0;
    return !isZoomed || (await this.#table.visible([square])).length === 1;
  }

  async #board() {
    const box = await this.#table.canvas.boundingBox();
    if (!box) throw new Error('there is no board');
    return box;
  }

  /**
   * @param {'touchStart' | 'touchMove' | 'touchEnd'} type
   * @param {Point[]} points
   */
  async #send(type, points) {
    await this.#client.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
  }
}
