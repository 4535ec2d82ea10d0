// Chances to win, from the values of a search.

import type { Value } from '../core/bindings.ts';
import type { Chances } from '../games/chances.ts';

/** The value of a move for the player who makes it, with the estimated chance of each seat where the search has one. */
type MoveValue = Pick<Value, 'value' | 'proved'> & { shares?: number[] };

/** The smallest share that is shown: a search that found no win for a player has not seen everything. */
const MIN_SHARE = 0.001;
/** Keeps the logarithm of what is left finite at the end. */
const NEAR_END = 0.05;

/**
 * The chance of each seat to win after a move, from 0 to 1 and with a sum of 1, where a draw is half a win. Null for a
 * value that is not proved in a game without a fit.
 *
 * Each player has the lapse as a chance, and the odds are exp(−slope · lag) besides, as the command `fit` of the engine
 * fits them: with two players, values far below the knee have the logistic 1 / (1 + exp(−slope · value)), and larger
 * ones are worth less than that, or more if it is negative. A player lags behind the one with the highest strength,
 * which is the logarithm of the share that the search reports, and where it reports none the score, that of the player
 * to move replaced by the best other score plus the value.
 *
 * @param fit of the game
 * @param before.position the position before the move
 * @param before.scores by seat
 * @param searched the move
 */
export function chancesOf(
  fit: Chances | null,
  before: { position: string; toMove: number; scores: number[] },
  searched: MoveValue,
): number[] | null {
  if (searched.proved) return provedChances(before.toMove, before.scores.length, searched.value);
  if (!fit) return null;
  const left = fit.left(before.position);
  const [constant, linear, square, logarithm] = fit.slope;
  const slope = Math.exp(constant + linear * left + square * left * left + logarithm * Math.log(left + NEAR_END));
  const { knee, lapse } = fit;
  const chances = estimatedChances(before, searched, slope, knee);
  return chances.map((chance) => (1 - chances.length * lapse) * chance + lapse);
}

/**
 * The chance of each seat to win after a move, as `chancesOf` describes it, from a slope and a knee.
 *
 * @param searched the move
 * @param knee infinite where every part of a lead is worth the same
 */
export function estimatedChances(
  { toMove, scores }: { toMove: number; scores: number[] },
  { value, shares }: MoveValue,
  slope: number,
  knee: number = Infinity,
) {
  const others = Math.max(...scores.filter((_, seat) => seat !== toMove));
  const strengths = shares
    ? shares.map((share) => Math.log(Math.max(share, MIN_SHARE)))
    : scores.map((score, seat) => (seat === toMove ? others + value : score));
  const most = Math.max(...strengths);
  const odds = strengths.map((strength) => Math.exp(-slope * lag(most - strength, knee)));
  const sum = odds.reduce((a, b) => a + b);
  return odds.map((part) => part / sum);
}

/** The chance of the player who makes a move to win after it; null as for `chancesOf`. */
export function chanceOf(
  fit: Chances | null,
  before: { position: string; toMove: number; scores: number[] },
  searched: MoveValue,
) {
  return chancesOf(fit, before, searched)?.[before.toMove] ?? null;
}

/**
 * How far a strength lags behind, in odds.
 *
 * @param distance from the highest strength
 */
function lag(distance: number, knee: number) {
  if (knee === Infinity) return distance;
  return knee > 0 ? knee * Math.log1p(distance / knee) : -knee * Math.expm1(-distance / knee);
}

/** A proved value is a win, a draw or a loss. */
export function provedChances(toMove: number, seats: number, value: number) {
  const own = (1 + Math.sign(value)) / 2;
  return Array.from({ length: seats }, (_, seat) => (seat === toMove ? own : (1 - own) / (seats - 1)));
}
