// The words for positions and moves of Triboard.

import { changedSquares, pieces } from './notation.js';
import { t } from './words/index.js';

/** @import { Snapshot } from '../../types.js' */

/** The size of the board. */
const FILES = 16;
const RANKS = 11;

/** Describes squares, moves and results in the current language. */
export const describe = {
  /** @param {string | undefined} piece */
  square(piece) {
    const { cell } = t();
    if (piece === 'b' || piece === 'r' || piece === 'g') return cell[piece];
    return piece === '#' ? cell.wall : cell.empty;
  },

  /**
   * @param {number} seat
   * @param {string} move
   * @param {string} position
   * @param {string} after
   */
  move: (seat, move, position, after) => t().turned(seat, move, changedSquares(position, after).length - 1),

  /**
   * @param {string} _move
   * @param {string} position
   * @param {string} after
   */
  effect: (_move, position, after) => t().turns(changedSquares(position, after).length - 1),

  /**
   * @param {string} move
   * @param {string} position
   * @param {string} after
   */
  hint: (move, position, after) => t().hint(move, changedSquares(position, after).length - 1),

  /** @param {Pick<Snapshot, 'position'>} snapshot */
  end: ({ position }) => (pieces(position).size === FILES * RANKS ? t().end.full : t().end.stuck),

  amount: (/** @type {number} */ value) => t().cells(Math.round(Math.abs(value) * 10) / 10),
  score: (/** @type {number} */ points) => t().cells(points),
};
