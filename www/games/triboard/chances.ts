// How chances to win follow from values in Triboard.

/**
 * The logarithm of the slope by what is left of the game: the coefficients of 1, `left`, its square and
 * ln(left + 0.05).
 *
 * Made, as the knee, from 577 games of `cargo gambol fit triboard --nodes 1000 --searched 10000 --interval 16`.
 */
export const slope: [number, number, number, number] = [0.091, -1.693, -0.9, 0.151];

/** The lead from which on more of it is worth less. */
export const knee = 32;

/** The part of the 128 cells that is empty. */
export function left(position: string) {
  const runs = position.split(' ')[0]?.match(/\d+/g) ?? [];
  return runs.reduce((sum, run) => sum + Number(run), 0) / 128;
}
