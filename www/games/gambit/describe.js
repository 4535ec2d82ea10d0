// The words for positions and moves of Gambit.

import { captures, pieces, visits } from './notation.js';
import { t } from './words/index.js';

/** @import { ScoreParts, Snapshot } from '../../types.js' */

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

  /** @param {string} move */
  hint: (move) => t().hint(visits(move), captures(move).length),

  /**
   * @param {Pick<Snapshot, 'position'>} snapshot
   * @param {number | null} you
   */
  end: ({ position }, you) => {
    const seat = position.endsWith(' o') ? 0 : 1;
    return t().end(seat === you ? null : seat);
  },

  /**
   * The islands, and the pieces that touch the other side.
   *
   * @param {Pick<Snapshot, 'position'>} snapshot
   * @param {Pick<ScoreParts, 'holdings'>} record
   * @param {number | null} you
   */
  tally: ({ position }, { holdings }, you) => {
    const islands = holdings.map(({ seat, squares, points }) => ({ seat, words: t().island(seat === you ? null : seat, squares.length), points }));
    const touching = pieces(position).size - holdings.reduce((sum, { squares }) => sum + squares.length, 0);
    return touching === 0 ? islands : [...islands, { seat: null, words: t().touching(touching), points: 0 }];
  },

  scoring: () => t().scoring,

  /** @param {number} value */
  amount: (value) => t().points(Math.round(Math.abs(value) * 10) / 10),

  /** @param {number} points */
  score: (points) => t().points(points),
};
