// Arranges the moves of a game in rounds, with a column for each seat.

import { t } from '../../words/index.js';

/**
 * A cell of a round: a move, counted from 1, with the seats that were skipped just before it; or, if `ply` is null,
 * a seat without a move.
 *
 * @typedef {object} Cell
 * @property {number} seat
 * @property {number | null} ply
 * @property {boolean} isPassed whether the seat was skipped; false before the first move of the game
 * @property {number[]} passed
 */

/**
 * The cells of all moves, round by round, up to the last move.
 *
 * @param {number[]} movers the seat of each move
 * @param {number} players
 * @returns {Cell[]}
 */
export function cellsOf(movers, players) {
  /** @type {Cell[]} */
  const cells = [];
  movers.forEach((mover, n) => {
    /** @type {number[]} */
    const passed = [];
    for (let seat = cells.length % players; seat !== mover; seat = (seat + 1) % players) {
      if (n > 0) passed.push(seat);
      cells.push({ seat, ply: null, isPassed: n > 0, passed: [] });
    }
    cells.push({ seat: mover, ply: n + 1, isPassed: false, passed });
  });
  return cells;
}

/**
 * The description of a move: its player, and the players that were skipped before it.
 *
 * @param {string[]} names the names of the seats
 * @param {Cell} cell
 */
export function describeCell(names, { seat, passed }) {
  const nameOf = (/** @type {number} */ other) => names[other] ?? '';
  return passed.length === 0 ? t().played.by(nameOf(seat)) : t().played.byAfter(nameOf(seat), passed.map(nameOf));
}
