// The arrows and circles of a study that is only read.

import { drawShapes } from '../../ui/board/shapes.js';

/** @import { Marks } from '../../game/tree.js' */
/** @import { Shape } from '../../types.js' */
/** @import { Layer } from '../types.js' */
/** @import { Display } from '../table/display.js' */

/** @implements {Layer} */
export class Marked {
  #shapes;

  /**
   * @param {Display} display
   * @param {() => Marks['shapes']} shapes those of the current position
   */
  constructor(display, shapes) {
    this.#shapes = shapes;
    display.board.drawShapes = drawShapes;
    display.layers.add(this);
  }

  /** @type {Layer['show']} */
  show(scene) {
    const drawn = this.#shapes().map(({ color, squares }) => /** @type {Shape} */ ({ kind: 'drawn', squares, color }));
    return { ...scene, shapes: [...(scene.shapes ?? []), ...drawn] };
  }
}
