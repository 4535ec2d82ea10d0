// The words for positions and moves of Gambit.

import { captures, visits } from './notation.js';
import { t } from './words/index.js';

/** Describes squares, moves and results in the current language. */
export const describe = {
  /** @param {string | undefined} piece */
  square(piece) {
    const { square } = t();
    return piece === 'o' || piece === 'x' ? square[piece] : square.empty;
  },

  /**
   * @param {number} seat
   * @param {string} move
   */
  move: (seat, move) => t().jumped(seat, visits(move), captures(move)),

  /**
   * @param {number} seat
   * @param {string} partial
   */
  part: (seat, partial) => t().mayJumpOn(seat, visits(partial), captures(partial)),

  /** @param {string} move */
  effect: (move) => t().takes(captures(move).length),

  /** @param {number} value */
  amount: (value) => t().points(Math.round(Math.abs(value) * 10) / 10),

  /** @param {number} points */
  score: (points) => t().points(points),
};
