// How chances to win follow from values in Combo.

import { countOf, pieces } from './notation.ts';

/**
 * The logarithm of the slope by what is left of the game: the coefficients of 1, `left`, its square and
 * ln(left + 0.05).
 *
 * Made, as the knee and the lapse, by `cargo gambol fit combo --nodes 5000`.
 */
export const slope: [number, number, number, number] = [-1.8313, 1.7721, 0, 0];

/** The lead from which on more of it is worth less. */
export const knee = 64;

/** The chance of each player, whatever the values are. */
export const lapse = 0.02;

/** The part of the 32 pieces that is on the board. */
export function left(position: string) {
  return [...pieces(position).values()].reduce((sum, stack) => sum + countOf(stack), 0) / 32;
}
