// Triboard in words.

import { changed } from './notation.js';

const OWNERS = new Map([['b', 'blue'], ['r', 'red'], ['g', 'green'], ['#', 'wall']]);

export const describe = {
  /** @param {string | undefined} piece */
  square(piece) {
    return OWNERS.get(piece ?? '') ?? 'empty';
  },

  /**
   * @param {string} seat
   * @param {string} move
   * @param {string} position
   * @param {string} after
   */
  move(seat, move, position, after) {
    return `${seat} plays ${move} and turns ${amount(changed(position, after).length - 1)}`;
  },

  /** @param {number} count */
  gain: (count) => `turns ${count}`,

  /** @param {string} move */
  deed(move) {
    return `claims ${move}`;
  },

  amount,
  score: amount,
};

/** @param {number} value */
function amount(value) {
  const rounded = Math.round(Math.abs(value) * 10) / 10;
  return rounded === 1 ? '1 cell' : `${rounded} cells`;
}
