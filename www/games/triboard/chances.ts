// How chances to win follow from values in Triboard.

/**
 * The logarithm of the slope by what is left of the game: the coefficients of 1, `left`, its square and
 * ln(left + 0.05).
 *
 * Made, as the knee and the lapse, from 400 games of
 * `cargo gambol fit triboard --levels master --nodes 1000 --searched 10000 --interval 8`.
 */
export const slope: [number, number, number, number] = [0.2463, 0, 0, 0];

/** The lead from which on more of it is worth more. */
export const knee = -4;

/** The chance of each player, whatever the values are. */
export const lapse = 0.04;

/** The part of the 128 cells that is empty. */
export function left(position: string) {
  const runs = position.split(' ')[0]?.match(/\d+/g) ?? [];
  return runs.reduce((sum, run) => sum + Number(run), 0) / 128;
}
