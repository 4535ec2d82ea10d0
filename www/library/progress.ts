// The progress in puzzles and courses in files, and how what a file holds is merged with what the browser keeps.

import { findGame, GAMES } from '../games/index.ts';
import { readText } from './changes.ts';
import { changeCourseProgress, courseProgressOf, parseCourse, type CourseProgress } from './courses.ts';
import { courseKey, puzzlesKey } from './keys.ts';
import {
  changeProgress,
  MAX_ATTEMPTS,
  parseProgress,
  progressOf,
  type Progress,
  type AttemptRecord,
} from './puzzles.ts';
import { headerOf } from './shelf/text.ts';
import { isObject, parseJson } from './storage.ts';

/** The header that holds the progress in a game, as JSON. Its study has no moves. */
const HEADER = 'Progress';
/** Headers, and what is left of damaged ones. */
const HEADERS = /\[\w+[ \t]*"[^"\\\n]*(?:\\.[^"\\\n]*)*"[ \t]*\]|^[ \t]*\[.*/gm;
/** The maximum length of a course in a file: many times that of a finished one. */
const MAX_COURSE_LENGTH = 200_000;
const DAY = 86_400_000;
/** A result, or nothing. */
const RESULT = /^[\d/*-]*$/;

/**
 * What was new in a file: numbers of lessons, of reached goals and of puzzles, and the rating and the best runs where
 * they have changed.
 */
interface Gains {
  lessons: number;
  goals: number;
  tries: number;
  rating: number;
  streak: number;
  storm: number;
}

/** Whether any progress is kept. */
export const hasProgress = () => GAMES.some(({ id }) => isKept(id));

/** The progress in each game of which something is kept, as studies. */
export function progressTexts(): string[] {
  return GAMES.filter(({ id }) => isKept(id)).map(({ id }) => {
    const progress = {
      ...(hasText(puzzlesKey(id)) && { puzzles: progressOf(id) }),
      ...(hasText(courseKey(id)) && { course: courseProgressOf(id) }),
    };
    return [
      ...headerOf('Game', id),
      ...headerOf('Result', '*'),
      ...headerOf(HEADER, JSON.stringify(progress)),
      '',
      '*',
      '',
    ].join('\n');
  });
}

/** Whether a study holds progress instead of a game: it has nothing beside its headers and a result. */
export const holdsProgress = ({ text, headers }: { text: string; headers: [string, string][] }) =>
  headers.some(([key]) => key === HEADER) && RESULT.test(text.replaceAll(HEADERS, '').trim());

/**
 * Merges the progress that a study holds with what the browser keeps. What was new is null if it can't be read or
 * nothing of it is sound; `isChanged` is whether anything was new, also what is not counted there. Never throws, so
 * that the games of the file are read.
 */
export function takeProgress(headers: [string, string][]): { game: string; gains: Gains | null; isChanged: boolean } {
  const values = new Map(headers);
  const game = (values.get('Game') ?? '').trim().toLowerCase();
  const refused = { game, gains: null, isChanged: false };
  if (!findGame(game)) return refused;
  try {
    const { puzzles, course } = Object(parseJson(values.get(HEADER) ?? ''));
    const before = { puzzles: progressOf(game), course: courseProgressOf(game) };
    const theirs = { puzzles: soundPuzzles(puzzles, Date.now()), course: soundCourse(course, before.course) };
    return theirs.puzzles || theirs.course ? { game, ...merge(game, before, theirs) } : refused;
  } catch (error) {
    console.error(error);
    return refused;
  }
}

function merge(
  game: string,
  before: { puzzles: Progress; course: CourseProgress },
  { puzzles, course }: { puzzles: Progress | null; course: CourseProgress | null },
) {
  const texts = () => JSON.stringify([readText(puzzlesKey(game)), readText(courseKey(game))]);
  const stored = texts();
  // What can't be stored is said, as for a game.
  if (puzzles) changeProgress(game, (ours) => mergedProgress(ours, puzzles), false);
  if (course) changeCourseProgress(game, (ours) => mergedCourse(ours, course), false);
  return {
    gains: gainsOf(before, { puzzles: progressOf(game), course: courseProgressOf(game) }),
    isChanged: texts() !== stored,
  };
}

/**
 * The progress in puzzles of a file: the latest attempts and days, none of them after tomorrow, which it is already in
 * other time zones. Null if nothing in it is valid. Stored progress is read whatever the clock says.
 */
function soundPuzzles(value: unknown, now: number): Progress | null {
  if (!isObject(value)) return null;
  const progress = parseProgress(JSON.stringify(value));
  const end = now + DAY;
  const sound = {
    ...progress,
    tried: progress.tried
      .filter(({ when }) => when <= end)
      .sort(byTime)
      .slice(-MAX_ATTEMPTS),
    days: Object.fromEntries(
      Object.entries(progress.days)
        .filter(([date]) => isDate(date) && Date.parse(date) <= end)
        .sort(byDate)
        .slice(-MAX_ATTEMPTS),
    ),
  };
  return tells(value) && same(sound, parseProgress(null)) ? null : sound;
}

/** The course of a file; null if nothing in it is valid, or if it is larger than any course. */
function soundCourse(value: unknown, ours: CourseProgress): CourseProgress | null {
  if (!isObject(value)) return null;
  const sound = parseCourse(JSON.stringify(value));
  const isEmpty = tells(value) && same(sound, parseCourse(null));
  return isEmpty || JSON.stringify(mergedCourse(ours, sound)).length > MAX_COURSE_LENGTH ? null : sound;
}

/**
 * Merges progress in puzzles: all attempts, the better runs, the better result of each day, and the rating after the
 * later attempt. Where there is no room for all attempts or days, ours stay.
 */
export function mergedProgress(ours: Progress, theirs: Progress): Progress {
  const known = new Set(ours.tried.map(keyOf));
  const fresh = theirs.tried.filter((attempt) => !known.has(keyOf(attempt))).sort(byTime);
  const days = Object.entries(theirs.days).sort(byDate);
  const both = days.filter(([date]) => Object.hasOwn(ours.days, date));
  const others = days.filter(([date]) => !Object.hasOwn(ours.days, date));
  const isLater = ours.rating === null || (theirs.rating !== null && lastRated(theirs) > lastRated(ours));
  return {
    rating: isLater ? theirs.rating : ours.rating,
    tried: [...ours.tried, ...latest(fresh, MAX_ATTEMPTS - ours.tried.length)].sort(byTime),
    best: {
      streak: Math.max(ours.best.streak, theirs.best.streak),
      storm: Math.max(ours.best.storm, theirs.best.storm),
    },
    days: merged(
      ours.days,
      Object.fromEntries([...both, ...latest(others, MAX_ATTEMPTS - Object.keys(ours.days).length)]),
      fewerTries,
    ),
  };
}

/**
 * Merges progress in a course: all that is done on either side. A game with a goal goes on with moves that follow those
 * of ours, unless its goal is reached here: an older file must not open it again.
 */
export function mergedCourse(ours: CourseProgress, theirs: CourseProgress): CourseProgress {
  const own = new Map(Object.entries(ours.moves));
  const further = Object.entries(theirs.moves).filter(([chapter, moves]) => {
    return !ours.games.includes(chapter) && (own.get(chapter) ?? []).every((move, at) => move === moves[at]);
  });
  return {
    lessons: union(ours.lessons, theirs.lessons),
    puzzles: merged(ours.puzzles, theirs.puzzles, union),
    games: union(ours.games, theirs.games),
    last: ours.last || theirs.last,
    moves: { ...ours.moves, ...Object.fromEntries(further) },
  };
}

function gainsOf(
  before: { puzzles: Progress; course: CourseProgress },
  after: { puzzles: Progress; course: CourseProgress },
): Gains {
  const known = new Set(before.puzzles.tried.map(keyOf));
  const grown = (run: 'streak' | 'storm') =>
    after.puzzles.best[run] > before.puzzles.best[run] ? after.puzzles.best[run] : 0;
  const rating = after.puzzles.rating?.rating ?? 0;
  return {
    lessons: after.course.lessons.length - before.course.lessons.length,
    goals: after.course.games.length - before.course.games.length,
    tries: after.puzzles.tried.filter((attempt) => !known.has(keyOf(attempt))).length,
    rating: rating === before.puzzles.rating?.rating ? 0 : rating,
    streak: grown('streak'),
    storm: grown('storm'),
  };
}

const hasText = (key: string) => readText(key) !== null;

const isKept = (game: string) => hasText(puzzlesKey(game)) || hasText(courseKey(game));

const keyOf = ({ when, id }: AttemptRecord) => `${when} ${id}`;

/** When the last attempt was made that counted for the rating. */
const lastRated = ({ tried }: Progress) =>
  tried.reduce((last, { when, rating }) => (rating === null ? last : Math.max(last, when)), -Infinity);

const byTime = (one: AttemptRecord, other: AttemptRecord) => one.when - other.when;

const byDate = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);

/**
 * The last items of a list.
 *
 * @param count none if it is below 1
 */
const latest = <T>(list: T[], count: number) => (count > 0 ? list.slice(-count) : []);

/** Whether a date is one of the calendar. */
function isDate(date: string) {
  const time = new Date(date);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date);
}

/** Whether a value of a file holds anything: a text, a number other than 0, or an array or object with one. */
const tells = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(tells) : Boolean(value);

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The better result of a daily puzzle: the fewer tries, where 0 stands for a solution that was seen. */
const fewerTries = (own: number, other: number) =>
  own === 0 || other === 0 ? Math.max(own, other) : Math.min(own, other);

const union = <T>(own: T[], other: T[]) => [...new Set([...own, ...other])];

/** The entries of two objects, those with the same key merged. */
function merged<T>(
  ours: Record<string, T>,
  theirs: Record<string, T>,
  merge: (own: T, other: T) => T,
): Record<string, T> {
  const all = new Map(Object.entries(ours));
  for (const [key, other] of Object.entries(theirs)) {
    const own = all.get(key);
    all.set(key, own === undefined ? other : merge(own, other));
  }
  return Object.fromEntries(all);
}
