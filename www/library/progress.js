// The progress in puzzles and courses in files, and how what a file holds is merged with what the browser keeps.

import { findGame, GAMES } from '../games/index.js';
import { readText } from './changes.js';
import { changeCourseProgress, courseProgressOf, parseCourse } from './courses.js';
import { courseKey, puzzlesKey } from './keys.js';
import { changeProgress, parseProgress, progressOf } from './puzzles.js';
import { headerOf } from './shelf/text.js';
import { isObject, parseJson } from './storage.js';

/** @import { CourseProgress } from './courses.js' */
/** @import { Progress, Tried } from './puzzles.js' */

/** The header that holds the progress in a game, as JSON. Its study has no moves. */
const HEADER = 'Progress';
/** Headers, and what is left of damaged ones. */
const HEADERS = /\[\w+[ \t]*"[^"\\\n]*(?:\\.[^"\\\n]*)*"[ \t]*\]|^[ \t]*\[.*/gm;
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
 * Merges the progress that a study holds with what the browser keeps. What was new is null if it can't be read; `isChanged` is whether
 * anything was new, also what is not counted there.
 *
 * @param {[string, string][]} headers
 * @returns {{ game: string, gains: Gains | null, isChanged: boolean }}
 */
export function takeProgress(headers) {
  const values = new Map(headers);
  const game = (values.get('Game') ?? '').trim().toLowerCase();
  const { puzzles, course } = Object(parseJson(values.get(HEADER) ?? ''));
  if (!findGame(game) || (!isObject(puzzles) && !isObject(course))) return { game, gains: null, isChanged: false };
  const texts = () => JSON.stringify([readText(puzzlesKey(game)), readText(courseKey(game))]);
  const stored = texts();
  const before = { puzzles: progressOf(game), course: courseProgressOf(game) };
  // What can't be stored is said, as for a game.
  if (isObject(puzzles)) {
    const theirs = parseProgress(JSON.stringify(puzzles));
    changeProgress(game, (ours) => mergedProgress(ours, theirs), false);
  }
  if (isObject(course)) {
    const theirs = parseCourse(JSON.stringify(course));
    changeCourseProgress(game, (ours) => mergedCourse(ours, theirs), false);
  }
  return { game, gains: gainsOf(before, { puzzles: progressOf(game), course: courseProgressOf(game) }), isChanged: texts() !== stored };
}

/**
 * Merges progress in puzzles: all attempts, the better runs, the better result of each day, and the rating after the later attempt.
 *
 * @param {Progress} ours
 * @param {Progress} theirs
 * @returns {Progress}
 */
export function mergedProgress(ours, theirs) {
  const known = new Set(ours.tried.map(keyOf));
  const tried = [...ours.tried, ...theirs.tried.filter((attempt) => !known.has(keyOf(attempt)))].sort((a, b) => a.when - b.when);
  const isLater = ours.rating === null || (theirs.rating !== null && lastRated(theirs) > lastRated(ours));
  return {
    rating: isLater ? theirs.rating : ours.rating,
    tried,
    best: { streak: Math.max(ours.best.streak, theirs.best.streak), storm: Math.max(ours.best.storm, theirs.best.storm) },
    days: merged(ours.days, theirs.days, fewerTries),
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
const lastRated = ({ tried }) => Math.max(...tried.filter(({ rating }) => rating !== null).map(({ when }) => when));

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
