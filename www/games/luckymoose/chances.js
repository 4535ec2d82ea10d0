// How chances to win follow from values in LuckyMoose.

import { handSizes, pieces, tokensOf } from './notation.js';

/**
 * The logarithm of the slope by what is left of the game: the coefficients of 1, `left`, its square and
 * ln(left + 0.05).
 *
 * Made, as the knee, by `cargo gambol fit luckymoose --games 120 --nodes 200`.
 *
 * @type {[number, number, number, number]}
 */
export const slope = [-2.4323, -5.5555, 2.8, 0];

/** The lead from which on more of it is worth less. */
export const knee = 128;

/**
 * The part of all tokens that is not on the board.
 *
 * @param {string} position or a view of it
 */
export function left(position) {
  const pool = position.split(' ')[4] ?? '';
  const unlaid = handSizes(position).reduce((sum, size) => sum + size, Number(pool) || tokensOf(pool).length);
  return unlaid / Math.max(1, unlaid + pieces(position).size);
}
