// How chances to win follow from values in LuckyMoose.

import { handSizes, pieces, tokensOf } from './notation.ts';

/**
 * The logarithm of the slope by what is left of the game: the coefficients of 1, `left`, its square and
 * ln(left + 0.05).
 *
 * Made, as the knee and the lapse, by
 * `cargo gambol fit luckymoose --nodes 300 --searched 5000 --interval 6 --games 1200`.
 */
export const slope: [number, number, number, number] = [-5.7081, 0, 0, -1.6481];

/** So far away that all of a lead is worth the same. */
export const knee = 1e6;

/** The chance of each player, whatever the values are. */
export const lapse = 0.02;

/**
 * The part of all tokens that is not on the board.
 *
 * @param position or a view of it
 */
export function left(position: string) {
  const pool = position.split(' ')[4] ?? '';
  const unlaid = handSizes(position).reduce((sum, size) => sum + size, Number(pool) || tokensOf(pool).length);
  return unlaid / Math.max(1, unlaid + pieces(position).size);
}
