// What the panels around a board do with its table, wherever that stands.

/** @import { Table } from './table.js' */

/**
 * @param {Table} table
 * @returns {import('../../ui/panel/hand.js').HandActions}
 */
export function handsOn(table) {
  return {
    take: (place) => table.takeToken(place),
    drop: (x, y) => table.drop(x, y),
    hold: () => table.hold(),
    confirm: () => table.confirm(),
    clear: () => table.clear(),
    exchange: () => table.exchange(),
    pass: () => table.pass(),
  };
}

/**
 * @param {Table} table
 * @param {{ newGame: () => void, send?: () => void }} others what leads beyond the table
 * @returns {import('../../ui/panel/state.js').Offers}
 */
export function offersOn(table, others) {
  return {
    endTurn: () => table.endTurn(),
    takeBack: () => table.letGo(),
    playOn: () => table.playOn(),
    pause: () => table.pause(),
    step: () => table.step(),
    turn: (steps) => table.turn(steps),
    leave: () => table.board.focus(),
    ...others,
  };
}
