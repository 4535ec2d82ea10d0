// A player's rating at the puzzles of a game.

import { NEW_PLAYER, afterPeriods, afterResults, type Rating } from './glicko.ts';
import type { Progress } from '../../library/puzzles.ts';
import type { PuzzleFile } from './file.ts';

/** The deviation of a puzzle's rating, which is measured by many games of the levels. */
const PUZZLE_DEVIATION = 60;
/** A rating with a larger deviation is only a guess. */
const MAX_DEVIATION = 110;
const DAY = 86_400_000;

/** The rating of a player, who begins between the weakest level and the next ones. */
export function ratingOf({ rating }: Pick<Progress, 'rating'>, { levels }: Pick<PuzzleFile, 'levels'>): Rating {
  return rating ?? { ...NEW_PLAYER, rating: levels.easy ?? 1500 };
}

/** Whether a rating is only a guess. */
export const isUncertain = ({ deviation }: Rating) => deviation > MAX_DEVIATION;

/** What is known of a player after an attempt. Each one is a period of the rating, and so is each day without any. */
export function afterAttempt(
  progress: Progress,
  file: Pick<PuzzleFile, 'levels'>,
  { id, rating }: { id: number; rating: number },
  { isSolved, isRated, when }: { isSolved: boolean; isRated: boolean; when: number },
): Progress {
  if (!isRated) return { ...progress, tried: [...progress.tried, { when, id, isSolved, rating: null }] };
  const before = ratingOf(progress, file);
  const last = progress.tried.findLast((tried) => tried.rating !== null)?.when ?? when;
  const days = Math.max(0, Math.floor((when - last) / DAY));
  const rested = { ...before, deviation: afterPeriods(before, days) };
  const next = afterResults(rested, [{ rating, deviation: PUZZLE_DEVIATION, score: Number(isSolved) }]);
  return { ...progress, rating: next, tried: [...progress.tried, { when, id, isSolved, rating: next.rating }] };
}
