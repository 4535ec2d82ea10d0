// Chooses the next puzzle.

import type { Puzzle } from './file.ts';

/** The share of the puzzles that counts as recent; recent ones are not asked again. */
const RECENT_SHARE = 0.5;
/** One of this many puzzles nearest in rating is chosen. */
const MAX_CANDIDATES = 8;
/** The rise in rating from one puzzle of a streak to the next, and the rating below which one begins. */
const RATING_STEP = 25;
const FIRST_RATING = 300;
/** The number of puzzles in which a storm rises from the easiest ones to the player's rating. */
const WARM_UP = 12;
/** What the warm-up leaves out, since a newcomer may not see the point of it. */
const SUBTLE_GOALS = ['draw', 'best'];
const SUBTLE_THEMES = ['quiet', 'sacrifice', 'modest'];

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

interface Run {
  /** Of the player. */
  rating: number;
  /** The ids of the puzzles that were asked in this run. */
  asked: number[];
}

/**
 * The next puzzle of a streak, which begins below the player's rating and becomes harder; null when all have been
 * asked.
 *
 * @param chance from 0 to 1
 */
export function nextOfStreak(puzzles: Puzzle[], { rating, asked }: Run, chance: number) {
  const left = puzzles.filter(({ id }) => !asked.includes(id));
  return nearRating(left, { rating: rating - FIRST_RATING + RATING_STEP * asked.length, met: [] }, chance);
}

/**
 * The next puzzle of a storm, which begins with the easiest ones of plain kinds; null when all have been asked.
 *
 * @param chance from 0 to 1
 */
export function nextOfStorm(puzzles: Puzzle[], { rating, asked }: Run, chance: number) {
  const left = puzzles.filter(({ id }) => !asked.includes(id));
  const plain = asked.length < WARM_UP ? left.filter(isPlain) : [];
  const pool = plain.length > 0 ? plain : left;
  const least = Math.min(rating, ...puzzles.filter(isPlain).map((puzzle) => puzzle.rating));
  const above = asked.length - WARM_UP;
  const wanted = above < 0 ? rating + ((rating - least) * above) / WARM_UP : rating + RATING_STEP * above;
  return nearRating(pool, { rating: wanted, met: [] }, chance);
}

const isPlain = ({ steps, goal, themes }: Puzzle) =>
  steps.length === 1 && !SUBTLE_GOALS.includes(goal) && !themes.some((theme) => SUBTLE_THEMES.includes(theme));
