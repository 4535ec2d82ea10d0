// A player's rating at the puzzles of a game.

import { UNKNOWN, afterPeriods, afterResults } from './glicko.js';

/** @import { Progress } from '../../library/puzzles.js' */
/** @import { PuzzleFile } from './file.js' */
/** @import { Rating } from './glicko.js' */

/** The deviation of a puzzle's rating, which many games of the levels have measured. */
const DEVIATION = 60;
/** The deviation from which on a rating is only a guess. */
const UNCERTAIN = 110;
const DAY = 86_400_000;

/**
 * The rating of a player, who begins between the weakest level and the next ones.
 *
 * @param {Pick<Progress, 'rating'>} progress
 * @param {Pick<PuzzleFile, 'levels'>} file
 * @returns {Rating}
 */
export function ratingOf({ rating }, { levels }) {
  return rating ?? { ...UNKNOWN, rating: levels.easy ?? 1500 };
}

/**
 * Whether a rating is only a guess.
 *
 * @param {Rating} rating
 */
export const isUncertain = ({ deviation }) => deviation > UNCERTAIN;

/**
 * What is known of a player after an attempt. Each one is a period of the rating, and so is each day without any.
 *
 * @param {Progress} progress
 * @param {Pick<PuzzleFile, 'levels'>} file
 * @param {{ id: number, rating: number }} puzzle
 * @param {{ isSolved: boolean, isRated: boolean, when: number }} attempt
 * @returns {Progress}
 */
export function afterAttempt(progress, file, { id, rating }, { isSolved, isRated, when }) {
  if (!isRated) return { ...progress, tried: [...progress.tried, { when, id, isSolved, rating: null }] };
  const before = ratingOf(progress, file);
  const last = progress.tried.findLast((tried) => tried.rating !== null)?.when ?? when;
  const days = Math.max(0, Math.floor((when - last) / DAY));
  const rested = { ...before, deviation: afterPeriods(before, days) };
  const next = afterResults(rested, [{ rating, deviation: DEVIATION, score: Number(isSolved) }]);
  return { ...progress, rating: next, tried: [...progress.tried, { when, id, isSolved, rating: next.rating }] };
}
