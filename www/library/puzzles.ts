// What the browser keeps of the puzzles of a game: the player's rating with its history, and the best runs.

import { change, readText } from './changes.ts';
import { puzzlesKey } from './keys.ts';
import { MAX_DATE, parseJson } from './storage.ts';

/**
 * An attempt at a puzzle: when, which, whether it was solved at once, and the rating after it; null where it did not
 * count.
 */
export interface AttemptRecord {
  when: number;
  id: number;
  isSolved: boolean;
  rating: number | null;
}

export interface Progress {
  /** Null before the first rated attempt. */
  rating: { rating: number; deviation: number; volatility: number } | null;
  /** The latest last. */
  tried: AttemptRecord[];
  best: { streak: number; storm: number };
  /** The number of tries of each daily puzzle that was solved, by date; 0 where the solution was seen. */
  days: Record<string, number>;
}

/** The number of stored attempts, and of stored days. */
export const MAX_ATTEMPTS = 500;
/** The limits of runs and tries, and of ratings, far beyond what play leads to. */
const MAX_COUNT = 1e6;
const MAX_RATING = 1e4;
let changes = 0;

export function progressOf(game: string): Progress {
  return parseProgress(readText(puzzlesKey(game)));
}

/**
 * Changes what is kept. The change is made relative to what is stored then, and may be made more than once.
 *
 * @param isMinor whether a failure to store it is not reported
 */
export function changeProgress(game: string, next: (progress: Progress) => Progress, isMinor = true) {
  changes += 1;
  change(puzzlesKey(game), `puzzle ${changes}`, {
    apply: (text) => {
      const { rating, tried, best, days } = next(parseProgress(text));
      const kept = Object.fromEntries(
        Object.entries(days)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .slice(-MAX_ATTEMPTS),
      );
      return JSON.stringify({ rating, tried: tried.slice(-MAX_ATTEMPTS), best, days: kept });
    },
    isMinor,
  });
}

/** Parses a stored text; damaged parts are left out. */
export function parseProgress(text: string | null): Progress {
  const { rating, tried, best, days } = Object(parseJson(text));
  const known = Object(rating);
  const isRating = isRated(known.rating) && isWithin(known.deviation, 1, 1000) && isWithin(known.volatility, 1e-3, 1);
  return {
    rating: isRating ? { rating: known.rating, deviation: known.deviation, volatility: known.volatility } : null,
    tried: Array.isArray(tried) ? tried.filter(isTried) : [],
    best: { streak: count(Object(best).streak), storm: count(Object(best).storm) },
    days: Object.fromEntries(
      Object.entries<number>(Object(days)).filter(
        ([date, tries]) => /^\d{4}-\d\d-\d\d$/.test(date) && count(tries) === tries,
      ),
    ),
  };
}

const isWithin = (value: unknown, least: number, most: number) =>
  typeof value === 'number' && value >= least && value <= most;

const isRated = (value: unknown) => isWithin(value, -MAX_RATING, MAX_RATING);

const count = (value: unknown) => (Number.isInteger(value) && isWithin(value, 0, MAX_COUNT) ? Number(value) : 0);

function isTried(value: unknown) {
  const { when, id, isSolved, rating } = Object(value);
  return (
    Number.isFinite(when) &&
    Math.abs(when) <= MAX_DATE &&
    Number.isInteger(id) &&
    typeof isSolved === 'boolean' &&
    (rating === null || isRated(rating))
  );
}
