// The small map of a zoomed board: the whole board with the part that is shown. It stays away from where play is.

import { Board, plainScene } from './board.js';
import { placeOf } from './geometry.js';
import { make } from '../dom.js';
import { preventFlings } from '../fling.js';

/** @import { GamePage, Scene } from '../../types.js' */
/** @import { Geometry } from './geometry.js' */

/** The size of the map against that of the window, about, when it is avoided. */
const SHARE = 0.3;
/** How much a corner of the board counts against squares that are played on: below the map it could not be reached. */
const UNREACHABLE = 1000;

/**
 * The part of the board that is shown: its centre and its size, in squares.
 *
 * @typedef {{ geometry: Geometry, x: number, y: number, across: number, down: number }} Part
 */

/** A map of a board. */
export class Minimap {
  #game;
  /** @type {Board | null} Created when a board is zoomed for the first time. */
  #picture = null;
  /** @type {Scene | null} */
  #scene = null;
  /** @type {Part | null} */
  #part = null;
  #window = make('div', { class: 'map-window' });

  /**
   * @param {GamePage} game
   * @param {(x: number, y: number) => void} onPoint a place of the map was touched, in squares
   */
  constructor(game, onPoint) {
    this.#game = game;
    this.element = make('div', { class: 'map', 'aria-hidden': 'true', hidden: true }, this.#window);
    const point = (/** @type {PointerEvent} */ event) => {
      if (event.type === 'pointermove' && event.buttons === 0) return;
      const { left, top, width, height } = this.element.getBoundingClientRect();
      const part = this.#part;
      if (!part) return;
      event.preventDefault();
      const { columns, lines } = part.geometry;
      onPoint(((event.clientX - left) / width) * columns, ((event.clientY - top) / height) * lines);
    };
    preventFlings(this.element);
    this.element.addEventListener('pointerdown', point);
    this.element.addEventListener('pointermove', point);
  }

  /** @param {Scene} scene */
  show(scene) {
    this.#scene = scene;
    if (this.#part === null) return;
    this.#draw();
    this.#avoid();
  }

  /** @param {Part | null} part null when the whole board is shown */
  place(part) {
    const isNew = this.#part === null && part !== null;
    this.#part = part;
    this.element.hidden = part === null;
    if (part === null) return;
    const { columns, lines } = part.geometry;
    this.element.style.setProperty('--ratio', String(columns / lines));
    const percent = (/** @type {number} */ of, /** @type {number} */ all) => `${Math.round((of / all) * 1000) / 10}%`;
    Object.assign(this.#window.style, {
      left: percent(part.x - part.across / 2, columns),
      top: percent(part.y - part.down / 2, lines),
      width: percent(part.across, columns),
      height: percent(part.down, lines),
    });
    if (isNew) this.#draw();
    this.#avoid();
  }

  close() {
    this.#picture?.close();
  }

  /** Draws the position, without selections and marks. */
  #draw() {
    const { geometry } = this.#part ?? {};
    if (!this.#scene || !geometry) return;
    const scene = { ...plainScene(this.#scene.position), laid: this.#scene.laid };
    if (!this.#picture) {
      this.#picture = new Board(this.#game, scene, { label: '', coordinates: false });
      this.element.prepend(this.#picture.element);
    }
    this.#picture.setUpright(geometry.isUpright);
    this.#picture.flip(geometry.isFlipped);
    this.#picture.show(scene);
  }

  /** Goes to a corner where nothing is played and that is none of the board: the upper right one, if it is free. */
  #avoid() {
    const [part, scene] = [this.#part, this.#scene];
    if (!part || !scene) return;
    const busy = [...scene.lastMove, ...scene.hint, ...scene.laid.map(({ square }) => square), ...(scene.selected ? [scene.selected] : []), ...scene.targets];
    const places = busy.map((square) => {
      const { file, rank } = placeOf(square);
      const { column, line } = part.geometry.cellOf(file, rank);
      return { x: (column + 0.5 - part.x) / part.across + 0.5, y: (line + 0.5 - part.y) / part.down + 0.5 };
    });
    const count = (/** @type {boolean} */ isLeft, /** @type {boolean} */ isLow) =>
      places.filter(({ x, y }) => (isLeft ? x < SHARE && x > 0 : x > 1 - SHARE && x < 1) && (isLow ? y > 1 - SHARE && y < 1 : y < SHARE && y > 0)).length;
    const { columns, lines } = part.geometry;
    const isEnd = (/** @type {boolean} */ isLeft, /** @type {boolean} */ isLow) =>
      (isLeft ? part.x - part.across / 2 <= 0 : part.x + part.across / 2 >= columns) && (isLow ? part.y + part.down / 2 >= lines : part.y - part.down / 2 <= 0);
    const corners = /** @type {const} */ ([[false, false], [true, false], [false, true], [true, true]]);
    const [best] = corners.map(([isLeft, isLow]) => ({ isLeft, isLow, count: count(isLeft, isLow) + (isEnd(isLeft, isLow) ? UNREACHABLE : 0) })).sort((a, b) => a.count - b.count);
    this.element.dataset['corner'] = `${best?.isLow ? 'low' : 'high'} ${best?.isLeft ? 'left' : 'right'}`;
    // With play in every corner, what lies below the map is seen and touched through it.
    this.element.classList.toggle('is-faint', (best?.count ?? 0) % UNREACHABLE > 0);
  }
}
