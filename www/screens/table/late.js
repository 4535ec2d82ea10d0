// The parts of a table that are loaded when they are first used.

import { listenToStrokes } from '../../ui/board/strokes.js';

/** @import { Engine } from '../../core/engine.js' */
/** @import { Settings } from '../../types.js' */
/** @import { Table } from './table.js' */

/**
 * Listens to what needs them.
 *
 * @param {Table} table
 * @param {{ engine: Engine, settings: Settings }} host
 * @param {{ page: HTMLElement, reveal: (squares: string[]) => void }} room
 */
export function listenToLateParts(table, { engine, settings }, { page, reveal }) {
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
  /** @type {Promise<import('../scan.js').Scan> | null} */
  let scan = null;
  const updateScan = () => {
    if (settings.scan > 0) scan ??= import('./scan.js').then(({ scanTable }) => scanTable(table, page, settings, reveal));
    void scan?.then((loaded) => loaded.update());
  };
  const updatePremove = () => {
    if (isWaiting || !settings.premove || !table.game.hasPremove) return;
    isWaiting = true;
    void import('./premove.js').then(({ Premove }) => (premove = new Premove(table, engine, settings)));
  };
  const update = () => {
    updateScan();
    updatePremove();
  };
  update();
  return { update, close: () => void scan?.then((loaded) => loaded.close()) };
}
