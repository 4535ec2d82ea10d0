// The mistakes of a game, asked again one after the other, and what the moves lose that are tried instead.

import { resultChances, type ChanceModel } from './chances.ts';
import type { Status, Value } from '../../core/bindings.ts';
import type { JudgedMove } from './judge.ts';
import type { Ply } from './plies.ts';

/** A player's way through the mistakes. */
export interface Mistakes {
  all: JudgedMove[];
  /** The index of the one that is asked; the number of all at the end. */
  at: number;
  /** The indexes of those that were solved without help. */
  solved: number[];
  /** Whether the best move was shown. */
  isShown: boolean;
  /** Whether a good move was found. */
  isDone: boolean;
}

/** Goes to a mistake. */
export function goToMistake(mistakes: Mistakes, at: number): Mistakes {
  return { ...mistakes, at, isShown: false, isDone: false };
}

/** The mistake that is asked is solved. */
export function solveMistake(mistakes: Mistakes): Mistakes {
  const { at, solved, isShown } = mistakes;
  return { ...mistakes, isDone: true, solved: isShown ? solved : [...solved, at] };
}

/** A move that was tried in place of a mistake: the position before it, and the game after it. */
export interface Try {
  judged: JudgedMove;
  move: string;
  here: Ply;
  after: Pick<Status, 'over' | 'winners' | 'scores' | 'toMove'>;
}

/**
 * What a move loses against the best one, in points of chance; null where it has to be searched, since what is known of
 * it is no more than a bound.
 */
export function knownLoss(
  tried: Try,
  { hands, fit }: { hands: boolean; fit: Pick<ChanceModel, 'chancesOf'> },
): number | null {
  const { judged, move, here, after } = tried;
  if (move === judged.best) return 0;
  if (after.over) return lossTo(judged, resultChances(after));
  const { report } = judged;
  const known = report.values.find((value) => value.move === move);
  const isExact = known && (hands || here.players > 2 || (known.proved && known.depth > 0 && report.done));
  return isExact ? lossTo(judged, fit.chancesOf(standingOf(tried), known)) : null;
}

/**
 * What a move loses by a search of the position after it.
 *
 * @param first the value of the best reply; undefined where there is none
 */
export function searchedLoss(tried: Try, first: Value | undefined, fit: Pick<ChanceModel, 'chancesOf'>) {
  const { judged, after } = tried;
  if (!first) return 0;
  const value = after.toMove === judged.mover ? first.value : -first.value;
  return lossTo(judged, fit.chancesOf(standingOf(tried), { ...first, value }));
}

const standingOf = ({ judged, here }: Try) => ({
  position: here.position,
  scores: here.scores,
  toMove: judged.mover,
});

const lossTo = ({ before, mover }: JudgedMove, chances: number[]) =>
  100 * ((before[mover] ?? 0) - (chances[mover] ?? 0));
