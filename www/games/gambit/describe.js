// Gambit in words.

import { captures, visits } from './notation.js';

const MEN = new Map([
  ['o', 'black piece'],
  ['x', 'white piece'],
]);

export const describe = {
  /** @param {string | undefined} piece */
  square(piece) {
    return MEN.get(piece ?? '') ?? 'empty';
  },

  /**
   * @param {string} seat
   * @param {string} move
   */
  move(seat, move) {
    return `${seat} jumps ${visits(move).join(' to ')} and takes ${list(captures(move))}`;
  },

  /** @param {string} move */
  deed(move) {
    const taken = captures(move).length;
    return taken === 1 ? 'takes 1 piece' : `takes ${taken} pieces`;
  },

  /** @param {number} value */
  amount(value) {
    return Math.abs(value) === 1 ? '1 point' : `${Math.abs(value)} points`;
  },

  /** @param {number} points */
  score(points) {
    return points === 1 ? '1 point' : `${points} points`;
  },
};

/** @param {string[]} words */
function list(words) {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
