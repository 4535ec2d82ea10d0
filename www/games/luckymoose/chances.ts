// How chances to win follow from values in LuckyMoose.

import { handSizes, pieces, tokensOf } from './notation.ts';

/**
 * The logarithm of the slope by what is left of the game: the coefficients of 1, `left`, its square and
 * ln(left + 0.05).
 *
 * Made, as the knee, from 224 games of `cargo gambol fit luckymoose --nodes 300 --searched 5000 --interval 6`,
 * without the square: 224 games are too few for it.
 */
export const slope: [number, number, number, number] = [-4.868, -0.053, 0, -1.102];

/** The lead from which on more of it is worth less. */
export const knee = 128;

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
