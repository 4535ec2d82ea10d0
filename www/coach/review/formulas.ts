// The formulas of a review: from what a move lost to its accuracy, and from those to the accuracy of a game.
// `docs/review.md` has their sources. Chances are from 0 to 1, losses in points of chance from 0 to 100.

export type Kind = 'inaccuracy' | 'mistake' | 'blunder';

/** The least loss of each kind of judgement, the largest first. */
const KINDS: [Kind, number][] = [
  ['blunder', 15],
  ['mistake', 10],
  ['inaccuracy', 5],
];
/** Chances below this, or above 1 minus this, count as decided. */
const MIN_CHANCE = 0.01;
/** What a sum of decimals may be off by. */
const EPSILON = 1e-9;
/** The bounds of a window and of its weight. */
const [LEAST_WINDOW, MOST_WINDOW] = [2, 8];
const [LEAST_WEIGHT, MOST_WEIGHT] = [0.5, 12];

/**
 * The accuracy of a move, from 0 to 100.
 *
 * @param lost points of chance
 */
export function accuracyOf(lost: number) {
  return Math.max(0, Math.min(100, 103.1668 * Math.exp(-0.04354 * lost) - 3.1669 + 1));
}

/**
 * The points that a loss would have cost at even chances: those of the same change of the odds. A player who is far
 * behind, or far ahead, has few points to lose and plays no better for it.
 *
 * @param before the chance with the best move, from 0 to 1
 */
export function levelledLoss(before: number, after: number) {
  return Math.max(0, 50 - 100 / (1 + Math.exp(logOdds(before) - logOdds(after))));
}

function logOdds(chance: number) {
  const clamped = Math.max(MIN_CHANCE, Math.min(1 - MIN_CHANCE, chance));
  return Math.log(clamped / (1 - clamped));
}

/**
 * The kind of a judgement; null for a move that is good enough.
 *
 * @param lost points of chance
 */
export function kindOf(lost: number) {
  return KINDS.find(([, least]) => lost >= least - EPSILON)?.[0] ?? null;
}

/**
 * How much a move counts, by its index: the deviation of the chances around it, so that what was decided in a sharp
 * phase counts more.
 *
 * @param chances before each move and after the last one
 */
export function weightsOf(chances: number[]) {
  const points = chances.map((chance) => 100 * chance);
  const moves = points.length - 1;
  const size = Math.max(LEAST_WINDOW, Math.min(MOST_WINDOW, Math.floor(moves / 10)));
  return Array.from({ length: moves }, (_, move) => {
    // The first windows are all the first one, so that there is one for each move.
    const from = Math.max(0, move - size + 2);
    return Math.max(LEAST_WEIGHT, Math.min(MOST_WEIGHT, deviation(points.slice(from, from + size))));
  });
}

/**
 * The accuracy of a player in a game, from 0 to 100: the mean of the weighted mean and the harmonic mean of the moves.
 * Null without a move.
 */
export function accuracyOfGame(moves: { accuracy: number; weight: number }[]) {
  if (moves.length === 0) return null;
  const sum = (of: (move: { accuracy: number; weight: number }) => number) =>
    moves.reduce((total, move) => total + of(move), 0);
  const weighted = sum(({ accuracy, weight }) => accuracy * weight) / sum(({ weight }) => weight);
  // A move without any accuracy would make the mean 0.
  const harmonic = moves.length / sum(({ accuracy }) => 1 / Math.max(1, accuracy));
  return (weighted + harmonic) / 2;
}

/** The standard deviation of all values. */
function deviation(values: number[]) {
  const mean = values.reduce((total, value) => total + value, 0) / values.length;
  return Math.sqrt(values.reduce((total, value) => total + (value - mean) ** 2, 0) / values.length);
}
