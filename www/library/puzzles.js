// What the browser keeps of the puzzles of a game: the player's rating with its history, and the best runs.

import { change, readText } from './changes.js';
import { puzzlesKey } from './keys.js';
import { MAX_DATE, parseJson } from './storage.js';

/**
 * An attempt at a puzzle: when, which, whether it was solved at once, and the rating after it; null where it did not count.
 *
 * @typedef {{ when: number, id: number, isSolved: boolean, rating: number | null }} Tried
 */

/**
 * @typedef {object} Progress
 * @property {{ rating: number, deviation: number, volatility: number } | null} rating null before the first rated attempt
 * @property {Tried[]} tried the latest last
 * @property {{ streak: number, storm: number }} best
 * @property {Record<string, number>} days the number of tries of each daily puzzle that was solved, by date; 0 where the solution was seen
 */

/** The most attempts and days that are kept. */
export const MOST = 500;
/** The largest number of a run, and of tries; and the largest rating, far beyond what play leads to. */
const MOST_COUNTED = 1e6;
const MOST_RATED = 1e4;
let changes = 0;

/**
 * @param {string} game
 * @returns {Progress}
 */
export function progressOf(game) {
  return parseProgress(readText(puzzlesKey(game)));
}

/**
 * Changes what is kept. The change is made relative to what is stored then, and may be made more than once.
 *
 * @param {string} game
 * @param {(progress: Progress) => Progress} next
 * @param {boolean} [isMinor] whether a failure to store it is not reported
 */
export function changeProgress(game, next, isMinor = true) {
  changes += 1;
  change(puzzlesKey(game), `puzzle ${changes}`, {
    apply: (text) => {
      const { rating, tried, best, days } = next(parseProgress(text));
      const kept = Object.fromEntries(Object.entries(days).sort(([a], [b]) => (a < b ? -1 : 1)).slice(-MOST));
      return JSON.stringify({ rating, tried: tried.slice(-MOST), best, days: kept });
    },
    isMinor,
  });
}

/**
 * What a stored text tells; whatever is damaged is left out.
 *
 * @param {string | null} text
 * @returns {Progress}
 */
export function parseProgress(text) {
  const { rating, tried, best, days } = Object(parseJson(text));
  const known = Object(rating);
  const isRating = isRated(known.rating) && isWithin(known.deviation, 1, 1000) && isWithin(known.volatility, 1e-3, 1);
  return {
    rating: isRating ? { rating: known.rating, deviation: known.deviation, volatility: known.volatility } : null,
    tried: Array.isArray(tried) ? tried.filter(isTried) : [],
    best: { streak: count(Object(best).streak), storm: count(Object(best).storm) },
    days: Object.fromEntries(Object.entries(Object(days)).filter(([date, tries]) => /^\d{4}-\d\d-\d\d$/.test(date) && count(tries) === tries)),
  };
}

/** @param {unknown} value @param {number} least @param {number} most */
const isWithin = (value, least, most) => typeof value === 'number' && value >= least && value <= most;

/** @param {unknown} value */
const isRated = (value) => isWithin(value, -MOST_RATED, MOST_RATED);

/** @param {unknown} value */
const count = (value) => (Number.isInteger(value) && isWithin(value, 0, MOST_COUNTED) ? Number(value) : 0);

/** @param {unknown} value */
function isTried(value) {
  const { when, id, isSolved, rating } = Object(value);
  return Number.isFinite(when) && Math.abs(when) <= MAX_DATE && Number.isInteger(id) && typeof isSolved === 'boolean' && (rating === null || isRated(rating));
}
