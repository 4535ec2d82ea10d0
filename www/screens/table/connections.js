// Connects the panels around a board to its table.

import { Board, plainScene } from '../../ui/board/board.js';

/** @import { BoardEvents } from '../../ui/board/plain.js' */
/** @import { GamePage } from '../../types.js' */
/** @import { Table } from './table.js' */

/**
 * The tools of a table in a document.
 *
 * @param {GamePage} game
 */
export function documentTools(game) {
  return {
    createBoard: (/** @type {string} */ position, /** @type {BoardEvents} */ taps) => new Board(game, plainScene(position), { label: game.name, taps }),
    isHidden: () => document.hidden,
  };
}

/**
 * Updates the clock when the page is hidden or shown. Returns a function that stops this.
 *
 * @param {Table} table
 */
export function watchVisibility(table) {
  const update = () => table.pace.runClock();
  document.addEventListener('visibilitychange', update);
  return () => document.removeEventListener('visibilitychange', update);
}

/**
 * The actions of the rack at a table.
 *
 * @param {Table} table
 * @returns {import('../../ui/panel/hand.js').HandActions}
 */
export function handActions(table) {
  return {
    take: (place) => table.input.takeToken(place),
    aim: (point) => table.display.board.point(point && table.display.board.squareAt(point.x, point.y)),
    drop: (x, y) => {
      const square = table.display.board.squareAt(x, y);
      if (square !== null) table.input.tap(square);
    },
    claimDevice: () => table.claimDevice(),
    confirm: () => table.input.confirm(),
    clear: () => table.input.clear(),
    exchange: () => table.input.exchange(),
    pass: () => table.input.pass(),
  };
}

/**
 * The actions below the board at a table.
 *
 * @param {Table} table
 * @param {{ newGame?: () => void, send?: () => void }} others actions beyond the table
 * @returns {import('../../ui/panel/state.js').StateActions}
 */
export function stateActions(table, others) {
  return {
    confirmMove: () => table.foresight.confirm(),
    cancelMove: () => void table.foresight.cancel(),
    endTurn: () => table.input.endTurn(),
    takeBack: () => table.input.stepBack(),
    pass: () => table.input.pass(),
    playOn: () => table.pace.playOn(),
    pause: () => table.pause(),
    step: () => table.pace.step(),
    setAmount: (amount) => table.input.setAmount(amount),
    restoreFocus: () => table.display.board.focus(),
    ...others,
  };
}
