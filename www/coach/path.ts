// The path of a game, from its lesson to the strongest opponent: a short line of stations, none of which is a wall.

import { LEVELS, type Level } from '../core/levels.ts';
import type { CourseProgress } from '../library/courses.ts';
import type { AttemptRecord, Progress } from '../library/puzzles.ts';
import { dateAfter } from './puzzles/daily.ts';

export type Station = 'lesson' | 'puzzles' | 'course' | Level;

/** What the browser keeps of a game. */
export interface Achievements {
  /** Whether the lesson is done. */
  hasLearnt: boolean;
  puzzles: Pick<Progress, 'tried'>;
  course: Pick<CourseProgress, 'games'>;
  /** The strongest opponent that was beaten. */
  beaten: Level | null;
}

/** The different puzzles to solve at their station. */
export const FIRST_PUZZLES = 3;
const STATIONS: Station[] = ['lesson', 'beginner', 'puzzles', 'easy', 'course', 'medium', 'hard', 'master'];
/** The time over which a rating is said to have moved, in milliseconds. */
const WEEK = 7 * 86_400_000;

/**
 * The stations of a game in order, and whether each is done: the lesson, some puzzles, the goal of one chapter of the
 * course, a win against each opponent. Who has beaten an opponent needs no weaker one.
 *
 * @param has the stations that the game has
 */
export function pathOf(has: (station: Station) => boolean, achievements: Achievements) {
  return STATIONS.filter(has).map((station) => ({ station, isDone: isDone(station, achievements) }));
}

function isDone(station: Station, { hasLearnt, puzzles, course, beaten }: Achievements) {
  if (station === 'lesson') return hasLearnt;
  if (station === 'puzzles') return solvedIn(puzzles.tried) >= FIRST_PUZZLES;
  if (station === 'course') return course.games.length > 0;
  return beaten !== null && LEVELS.indexOf(beaten) >= LEVELS.indexOf(station);
}

/** How many different puzzles were solved at once. */
const solvedIn = (tried: AttemptRecord[]) => new Set(tried.flatMap(({ id, isSolved }) => (isSolved ? [id] : []))).size;

/**
 * The days in a row, until today or yesterday, on each of which a daily puzzle was solved.
 *
 * @param days the tries of each daily puzzle by date, 0 where the solution was seen; a list for each game
 * @param today `2026-11-22`
 */
export function daysInRow(days: Progress['days'][], today: string) {
  const isSolved = (date: string) => days.some(({ [date]: tries = 0 }) => tries > 0);
  let count = 0;
  // Today's puzzle may still be solved.
  for (let back = isSolved(today) ? 0 : 1; isSolved(dateAfter(today, -back)); back += 1) count += 1;
  return count;
}

/**
 * By how much a rating has moved within a week, in whole points; 0 before the second rated attempt.
 *
 * @param tried the latest last
 * @param now milliseconds since 1970
 */
export function movementOf(tried: AttemptRecord[], now: number) {
  const rated = tried.filter(({ rating }) => rating !== null);
  const before = rated.findLast(({ when }) => when < now - WEEK) ?? rated[0];
  return Math.round((rated.at(-1)?.rating ?? 0) - (before?.rating ?? 0));
}
