// The words for positions and moves of Reversi.

import { changedSquares } from './notation.js';
import { t } from './words/index.js';

/**
 * The number of discs that a move turns over, without the one that it places.
 *
 * @param {string} position
 * @param {string} after
 */
const turnedBy = (position, after) => changedSquares(position, after).length - 1;

export const describe = {
  /** @param {string | undefined} piece */
  square(piece) {
    const { square } = t();
    return piece === 'o' || piece === 'x' ? square[piece] : square.empty;
  },

  /**
   * @param {number} seat
   * @param {string} move
   * @param {string} position
   * @param {string} after
   */
  move: (seat, move, position, after) =>
    move === 'pass' ? t().passed(seat) : t().played(seat, move, turnedBy(position, after)),

  /**
   * @param {string} move
   * @param {string} position
   * @param {string} after
   */
  effect: (move, position, after) => (move === 'pass' ? t().passes : t().turns(turnedBy(position, after))),

  /** @param {number} value */
  amount: (value) => t().discs(Math.round(Math.abs(value) * 10) / 10),

  /** @param {number} points */
  score: (points) => t().discs(points),
};
