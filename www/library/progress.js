// The progress in puzzles and courses in files, and how what a file holds is merged with what the browser keeps.

import { findGame, GAMES } from '../games/index.js';
import { readText } from './changes.js';
import { changeCourseProgress, courseProgressOf, parseCourse } from './courses.js';
import { courseKey, puzzlesKey } from './keys.js';
import { changeProgress, MOST, parseProgress, progressOf } from './puzzles.js';
import { headerOf } from './shelf/text.js';
import { isObject, parseJson } from './storage.js';

/** @import { CourseProgress } from './courses.js' */
/** @import { Progress, Tried } from './puzzles.js' */

/** The header that holds the progress in a game, as JSON. Its study has no moves. */
const HEADER = 'Progress';
/** Headers, and what is left of damaged ones. */
const HEADERS = /\[\w+[ \t]*"[^"\\\n]*(?:\\.[^"\\\n]*)*"[ \t]*\]|^[ \t]*\[.*/gm;
/** The most characters of a course that a file may lead to: many times those of a finished one. */
const LONGEST = 200_000;
const DAY = 86_400_000;
/** A result, or nothing. */
const RESULT = /^[\d/*-]*$/;

/**
 * What was new in a file: numbers of lessons, of reached goals and of puzzles, and the rating and the best runs where they have changed.
 *
 * @typedef {{ lessons: number, goals: number, tries: number, rating: number, streak: number, storm: number }} Gains
 */

/** Whether any progress is kept. */
export const hasProgress = () => GAMES.some(({ id }) => isKept(id));

/**
 * The progress in each game of which something is kept, as studies.
 *
 * @returns {string[]}
 */
export function progressTexts() {
  return GAMES.filter(({ id }) => isKept(id)).map(({ id }) => {
    const progress = {
      ...(hasText(puzzlesKey(id)) && { puzzles: progressOf(id) }),
      ...(hasText(courseKey(id)) && { course: courseProgressOf(id) }),
    };
    return [...headerOf('Game', id), ...headerOf('Result', '*'), ...headerOf(HEADER, JSON.stringify(progress)), '', '*', ''].join('\n');
  });
}

/**
 * Whether a study holds progress instead of a game: it has nothing beside its headers and a result.
 *
 * @param {{ text: string, headers: [string, string][] }} study
 */
export const holdsProgress = ({ text, headers }) => headers.some(([key]) => key === HEADER) && RESULT.test(text.replaceAll(HEADERS, '').trim());

/**
 * Merges the progress that a study holds with what the browser keeps. What was new is null if it can't be read or nothing of it is
 * sound; `isChanged` is whether anything was new, also what is not counted there. Never throws, so that the games of the file are read.
 *
 * @param {[string, string][]} headers
 * @returns {{ game: string, gains: Gains | null, isChanged: boolean }}
 */
export function takeProgress(headers) {
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

/**
 * @param {string} game
 * @param {{ puzzles: Progress, course: CourseProgress }} before
 * @param {{ puzzles: Progress | null, course: CourseProgress | null }} theirs
 */
function merge(game, before, { puzzles, course }) {
  const texts = () => JSON.stringify([readText(puzzlesKey(game)), readText(courseKey(game))]);
  const stored = texts();
  // What can't be stored is said, as for a game.
  if (puzzles) changeProgress(game, (ours) => mergedProgress(ours, puzzles), false);
  if (course) changeCourseProgress(game, (ours) => mergedCourse(ours, course), false);
  return { gains: gainsOf(before, { puzzles: progressOf(game), course: courseProgressOf(game) }), isChanged: texts() !== stored };
}

/**
 * The progress in puzzles of a file: the latest attempts and days, none of them after tomorrow, which it is already in other time zones.
 * Null if nothing of what it tells is sound. What is stored is read whatever the clock says.
 *
 * @param {unknown} value
 * @param {number} now
 * @returns {Progress | null}
 */
function soundPuzzles(value, now) {
  if (!isObject(value)) return null;
  const progress = parseProgress(JSON.stringify(value));
  const end = now + DAY;
  const sound = {
    ...progress,
    tried: progress.tried.filter(({ when }) => when <= end).sort(byTime).slice(-MOST),
    days: Object.fromEntries(Object.entries(progress.days).filter(([date]) => isDate(date) && Date.parse(date) <= end).sort(byDate).slice(-MOST)),
  };
  return tells(value) && same(sound, parseProgress(null)) ? null : sound;
}

/**
 * The course of a file; null if nothing of what it tells is sound, or if it is larger than any course.
 *
 * @param {unknown} value
 * @param {CourseProgress} ours
 * @returns {CourseProgress | null}
 */
function soundCourse(value, ours) {
  if (!isObject(value)) return null;
  const sound = parseCourse(JSON.stringify(value));
  const isEmpty = tells(value) && same(sound, parseCourse(null));
  return isEmpty || JSON.stringify(mergedCourse(ours, sound)).length > LONGEST ? null : sound;
}

/**
 * Merges progress in puzzles: all attempts, the better runs, the better result of each day, and the rating after the later attempt.
 * Where there is no room for all attempts or days, ours stay.
 *
 * @param {Progress} ours
 * @param {Progress} theirs
 * @returns {Progress}
 */
export function mergedProgress(ours, theirs) {
  const known = new Set(ours.tried.map(keyOf));
  const fresh = theirs.tried.filter((attempt) => !known.has(keyOf(attempt))).sort(byTime);
  const days = Object.entries(theirs.days).sort(byDate);
  const both = days.filter(([date]) => Object.hasOwn(ours.days, date));
  const others = days.filter(([date]) => !Object.hasOwn(ours.days, date));
  const isLater = ours.rating === null || (theirs.rating !== null && lastRated(theirs) > lastRated(ours));
  return {
    rating: isLater ? theirs.rating : ours.rating,
    tried: [...ours.tried, ...latest(fresh, MOST - ours.tried.length)].sort(byTime),
    best: { streak: Math.max(ours.best.streak, theirs.best.streak), storm: Math.max(ours.best.storm, theirs.best.storm) },
    days: merged(ours.days, Object.fromEntries([...both, ...latest(others, MOST - Object.keys(ours.days).length)]), fewerTries),
  };
}

/**
 * Merges progress in a course: all that is done on either side. A game with a goal goes on with moves that follow those of ours, unless
 * its goal is reached here: an older file must not open it again.
 *
 * @param {CourseProgress} ours
 * @param {CourseProgress} theirs
 * @returns {CourseProgress}
 */
export function mergedCourse(ours, theirs) {
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

/**
 * @param {{ puzzles: Progress, course: CourseProgress }} before
 * @param {{ puzzles: Progress, course: CourseProgress }} after
 * @returns {Gains}
 */
function gainsOf(before, after) {
  const known = new Set(before.puzzles.tried.map(keyOf));
  const grown = (/** @type {'streak' | 'storm'} */ run) => (after.puzzles.best[run] > before.puzzles.best[run] ? after.puzzles.best[run] : 0);
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

/** @param {string} key */
const hasText = (key) => readText(key) !== null;

/** @param {string} game */
const isKept = (game) => hasText(puzzlesKey(game)) || hasText(courseKey(game));

/** @param {Tried} attempt */
const keyOf = ({ when, id }) => `${when} ${id}`;

/**
 * When the last attempt was made that counted for the rating.
 *
 * @param {Progress} progress
 */
const lastRated = ({ tried }) => tried.reduce((last, { when, rating }) => (rating === null ? last : Math.max(last, when)), -Infinity);

/** @param {Tried} one @param {Tried} other */
const byTime = (one, other) => one.when - other.when;

/** @param {[string, unknown]} one @param {[string, unknown]} other */
const byDate = ([one], [other]) => (one < other ? -1 : 1);

/**
 * The last items of a list.
 *
 * @template T
 * @param {T[]} list
 * @param {number} count none if it is below 1
 */
const latest = (list, count) => (count > 0 ? list.slice(-count) : []);

/** Whether a date is one of the calendar. @param {string} date */
function isDate(date) {
  const time = new Date(date);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date);
}

/**
 * Whether a value of a file tells anything: a text, a number other than 0, or what has one.
 *
 * @param {unknown} value
 * @returns {boolean}
 */
const tells = (value) => (typeof value === 'object' && value !== null ? Object.values(value).some(tells) : Boolean(value));

/** @param {unknown} one @param {unknown} other */
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The better result of a daily puzzle: the fewer tries, where 0 stands for a solution that was seen.
 *
 * @param {number} own
 * @param {number} other
 */
const fewerTries = (own, other) => (own === 0 || other === 0 ? Math.max(own, other) : Math.min(own, other));

/**
 * @template T
 * @param {T[]} own
 * @param {T[]} other
 */
const union = (own, other) => [...new Set([...own, ...other])];

/**
 * The entries of two objects, those with the same key merged.
 *
 * @template T
 * @param {Record<string, T>} ours
 * @param {Record<string, T>} theirs
 * @param {(own: T, other: T) => T} merge
 * @returns {Record<string, T>}
 */
function merged(ours, theirs, merge) {
  const all = new Map(Object.entries(ours));
  for (const [key, other] of Object.entries(theirs)) {
    const own = all.get(key);
    all.set(key, own === undefined ? other : merge(own, other));
  }
  return Object.fromEntries(all);
}
