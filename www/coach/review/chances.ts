// From the value of a search to the chance of each seat to win.

import { chancesOf, estimatedChances, provedChances } from '../chances.ts';
import type { Status, Value } from '../../core/bindings.ts';
import type { GamePage } from '../../games/page.ts';

/** Without a fit, a lead of a full bar multiplies the odds of two sides by e to this. */
const USUAL_SLOPE = 5;

/** A position before a move. */
interface Standing {
  position: string;
  toMove: number;
  scores: number[];
}

/** The chances that some searches report are `shares`. */
export type Estimate = Pick<Value, 'value' | 'proved'> & { shares?: number[] };

/** How the values of a game become chances to win. */
export interface ChanceModel {
  /** The chance of each seat to win after a move. */
  chancesOf: (standing: Standing, move: Estimate) => number[];
  /** The loss of value that is within the noise of the search. */
  noise: number;
  /** Whether a search solves every position. */
  isSolved: boolean;
  /** Whether the accuracy of a move is measured as if the chances had been even. */
  isLevelled: boolean;
}

/** Loads how the chances of a game follow from its values. */
export async function chanceModelOf(game: GamePage): Promise<ChanceModel> {
  const { isSolved = false, noise = 0, isLevelled = false } = (await game.loadReview?.()) ?? {};
  const fit = (await game.loadChances?.()) ?? null;
  return {
    chancesOf: (standing, move) => chancesOf(fit, standing, move) ?? usualChances(game, standing, move),
    noise,
    isSolved,
    isLevelled,
  };
}

/** The chances of all seats at the end of a game; those who share the win share its chance. */
export function resultChances({ winners, scores }: Pick<Status, 'winners' | 'scores'>) {
  const sharers = winners.length === 0 ? scores.map((_, seat) => seat) : winners;
  return scores.map((_, seat) => (sharers.includes(seat) ? 1 / sharers.length : 0));
}

/**
 * The chance of each seat to win after a move in games without a fit, from 0 to 1 and with a sum of 1, where a draw is
 * half a win. It is proportional to exp(slope · strength).
 */
export function usualChances({ scale }: Pick<GamePage, 'scale'>, standing: Standing, move: Estimate) {
  const { toMove, scores } = standing;
  if (move.proved) return provedChances(toMove, scores.length, move.value);
  // Shares are chances already.
  return estimatedChances(standing, move, move.shares ? 1 : USUAL_SLOPE / (scale?.bar ?? 10));
}
