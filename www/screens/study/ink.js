// The arrows and circles of a study: each belongs to the position that it was drawn on.

import { drawShapes } from '../../ui/board/shapes.js';
import { listenToStrokes } from '../../ui/board/strokes.js';

/** @import { Marks } from '../../game/tree.js' */
/** @import { Shape } from '../../types.js' */
/** @import { Layer } from '../types.js' */
/** @import { Table } from '../table/table.js' */

/** The colours, as marks write them. */
export const INKS = /** @type {const} */ (['G', 'R', 'Y', 'B']);

/** @typedef {Marks['shapes'][number]} Drawn */

/** @implements {Layer} */
export class Ink {
  /** The colour of the next stroke. @type {typeof INKS[number]} */
  color = 'G';
  #table;
  #shapes;
  #change;
  /** @type {Drawn | null} The shape of a stroke that is not finished. */
  #draft = null;

  /**
   * @param {Pick<Table, 'display'>} table
   * @param {() => Drawn[]} shapes those of the current position
   * @param {(shapes: Drawn[], drawn: Drawn | null) => void} change replaces them; `drawn` is the new one, or null where one was erased
   */
  constructor({ display }, shapes, change) {
    this.#table = { display };
    this.#shapes = shapes;
    this.#change = change;
    const { board } = display;
    board.drawShapes = drawShapes;
    display.layers.add(this);
    listenToStrokes(board.element, {
      squareAt: (x, y) => board.squareAt(x, y),
      begin: () => false,
      stroke: (from, to, how) => this.#stroke(from === to ? [from] : [from, to], how),
    });
  }

  /** @type {Layer['show']} */
  show(scene) {
    const drawn = [...this.#shapes(), ...(this.#draft ? [this.#draft] : [])];
    const shapes = drawn.map(({ color, squares }) => /** @type {Shape} */ ({ kind: 'drawn', squares, color }));
    return { ...scene, shapes: [...(scene.shapes ?? []), ...shapes] };
  }

  /**
   * Draws an arrow or a circle. The same one again is erased; in another colour it is replaced.
   *
   * @param {string[]} squares
   * @param {'draft' | 'abort' | 'pointer' | 'key'} how
   */
  #stroke(squares, how) {
    const shape = { color: this.color, squares };
    const isDraft = how === 'draft';
    if (isDraft && this.#draft?.squares.join() === squares.join()) return;
    this.#draft = isDraft ? shape : null;
    if (isDraft || how === 'abort') return this.#table.display.refresh();
    const all = this.#shapes();
    const same = all.find((other) => other.squares.join() === squares.join());
    const others = all.filter((other) => other !== same);
    if (same?.color === this.color) this.#change(others, null);
    else this.#change([...others, shape], shape);
  }
}
