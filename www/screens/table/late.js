// The parts of a table that are loaded when they are first used.

import { listenToStrokes } from '../../ui/board/strokes.js';

/** @import { Table } from './table.js' */

/**
 * Listens to what needs them.
 *
 * @param {Table} table
 */
export function listenToLateParts(table) {
  const { board } = table.display;
  /** @type {Promise<import('./drawing.js').Drawing> | null} */
  let drawing = null;
  listenToStrokes(board.element, {
    squareAt: (x, y) => board.squareAt(x, y),
    begin: () => false,
    stroke: (from, to, how) => {
      drawing ??= import('./drawing.js').then(({ Drawing }) => new Drawing(table));
      void drawing.then((loaded) => loaded.stroke(from, to, how));
    },
  });
}
