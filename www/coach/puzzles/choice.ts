// Chooses the next puzzle.

import type { Puzzle } from './file.ts';

/** The share of the puzzles that counts as recent; recent ones are not asked again. */
const RECENT_SHARE = 0.5;
/** One of this many puzzles nearest in rating is chosen. */
const MAX_CANDIDATES = 8;
/** The rise in rating from one puzzle of a run to the next, and the rating below which a run begins. */
const RATING_STEP = 25;
const FIRST_RATING = 300;

/**
 * A puzzle near a rating, and none of those that were met last; null if there is none at all.
 *
 * @param player.met the ids of the puzzles that were met, the latest last
 * @param chance from 0 to 1
 */
export function nearRating(puzzles: Puzzle[], { rating, met }: { rating: number; met: number[] }, chance: number) {
  const ids = new Set(puzzles.map(({ id }) => id));
  const seen = met.filter((id) => ids.has(id));
  const isRecent = new Set(seen.slice(Math.max(0, seen.length - Math.ceil(puzzles.length * RECENT_SHARE))));
  const fresh = puzzles.filter(({ id }) => !isRecent.has(id));
  const distance = (puzzle: Puzzle) => Math.abs(puzzle.rating - rating);
  const nearest = [...(fresh.length > 0 ? fresh : puzzles)]
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, MAX_CANDIDATES);
  return nearest[Math.min(nearest.length - 1, Math.floor(chance * nearest.length))] ?? null;
}

/**
 * The next puzzle of a run, which begins below the player's rating and becomes harder; null when all have been asked.
 *
 * @param run.rating of the player
 * @param run.asked the ids of those that were asked in this run
 * @param chance from 0 to 1
 */
export function nextOfRun(puzzles: Puzzle[], { rating, asked }: { rating: number; asked: number[] }, chance: number) {
  const left = puzzles.filter(({ id }) => !asked.includes(id));
  return nearRating(left, { rating: rating - FIRST_RATING + RATING_STEP * asked.length, met: [] }, chance);
}
