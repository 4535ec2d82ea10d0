// The parts of a table that are loaded when they are first used.

import { listenToStrokes } from '../../ui/board/strokes.js';

/** @import { Engine } from '../../core/engine.js' */
/** @import { Settings } from '../../types.js' */
/** @import { Table } from './table.js' */

/**
 * Listens to what needs them. Returns a function that follows the visitor's settings.
 *
 * @param {Table} table
 * @param {{ engine: Engine, settings: Settings }} host
 */
export function listenToLateParts(table, { engine, settings }) {
  const { board } = table.display;
  /** @type {Promise<import('./drawing.js').Drawing> | null} */
  let drawing = null;
  let isWaiting = false;
  /** @type {import('./premove.js').Premove | null} */
  let premove = null;
  listenToStrokes(board.element, {
    squareAt: (x, y) => board.squareAt(x, y),
    begin: () => premove?.cancel() ?? false,
    stroke: (from, to, how) => {
      drawing ??= import('./drawing.js').then(({ Drawing }) => new Drawing(table));
      void drawing.then((loaded) => loaded.stroke(from, to, how));
    },
  });
  const update = () => {
    if (isWaiting || !settings.premove || !table.game.hasPremove) return;
    isWaiting = true;
    void import('./premove.js').then(({ Premove }) => (premove = new Premove(table, engine, settings)));
  };
  update();
  return update;
}
