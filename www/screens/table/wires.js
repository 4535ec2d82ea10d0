// What the panels around a board do with its table, wherever that stands.

import { Board, plainScene } from '../../ui/board/board.js';

/** @import { Taps } from '../../ui/board/board.js' */
/** @import { GamePage } from '../../types.js' */
/** @import { Table } from './table.js' */

/**
 * What a table is made with where it stands in a document.
 *
 * @param {GamePage} game
 */
export function documentTools(game) {
  return {
    boardOf: (/** @type {string} */ position, /** @type {Taps} */ taps) => new Board(game, plainScene(position), { label: game.name, taps }),
    isHidden: () => document.hidden,
  };
}

/**
 * Lets the clock of a table stand, where it may, while nobody sees the page; gives back what ends this.
 *
 * @param {Table} table
 */
export function watchPage(table) {
  const look = () => table.pace.runClock();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

/**
 * @param {Table} table
 * @returns {import('../../ui/panel/hand.js').HandActions}
 */
export function handsOn(table) {
  return {
    take: (place) => table.input.takeToken(place),
    drop: (x, y) => {
      const square = table.display.board.squareAt(x, y);
      if (square !== null) table.input.tap(square);
    },
    hold: () => table.hold(),
    confirm: () => table.input.confirm(),
    clear: () => table.input.clear(),
    exchange: () => table.input.exchange(),
    pass: () => table.input.pass(),
  };
}

/**
 * @param {Table} table
 * @param {{ newGame: () => void, send?: () => void }} others what leads beyond the table
 * @returns {import('../../ui/panel/state.js').Offers}
 */
export function offersOn(table, others) {
  return {
    endTurn: () => table.input.endTurn(),
    takeBack: () => table.input.letGo(),
    pass: () => table.input.pass(),
    playOn: () => table.pace.playOn(),
    pause: () => table.pause(),
    step: () => table.pace.step(),
    turn: (steps) => table.input.turn(steps),
    leave: () => table.display.board.focus(),
    ...others,
  };
}
