// What the browser keeps of the course of a game: what is done, what was opened last, and the games with a goal that are under way.

import { change, readText } from './changes.js';
import { courseKey } from './keys.js';
import { parseJson } from './storage.js';

/**
 * @typedef {object} CourseProgress
 * @property {string[]} lessons the keys of those that are done
 * @property {Record<string, number[]>} puzzles by chapter, the ids of those that were solved
 * @property {string[]} games the chapters whose goal was reached
 * @property {string} last the path of the part that was opened last: `tactics/fork`; empty for none
 * @property {Record<string, string[]>} moves by chapter, those of the game that is under way
 */

let changes = 0;

/**
 * @param {string} game
 * @returns {CourseProgress}
 */
export function courseProgressOf(game) {
  return parseCourse(readText(courseKey(game)));
}

/**
 * Changes what is kept. The change is made relative to what is stored then, and may be made more than once.
 *
 * @param {string} game
 * @param {(progress: CourseProgress) => CourseProgress} next
 * @param {boolean} [isMinor] whether a failure to store it is not reported
 */
export function changeCourseProgress(game, next, isMinor = true) {
  changes += 1;
  change(courseKey(game), `course ${changes}`, { apply: (text) => JSON.stringify(next(parseCourse(text))), isMinor });
}

/**
 * What a stored text tells; whatever is damaged is left out.
 *
 * @param {string | null} text
 * @returns {CourseProgress}
 */
export function parseCourse(text) {
  const { lessons, puzzles, games, last, moves } = Object(parseJson(text));
  return {
    lessons: listOf(lessons, isText),
    puzzles: listsOf(puzzles, Number.isInteger),
    games: listOf(games, isText),
    last: isText(last) ? last : '',
    moves: listsOf(moves, isText),
  };
}

const isText = (/** @type {unknown} */ value) => typeof value === 'string';

/**
 * The items of a list that are valid, each once.
 *
 * @param {unknown} value
 * @param {(item: unknown) => boolean} isValid
 */
const listOf = (value, isValid) => [...new Set(Array.isArray(value) ? value.filter(isValid) : [])];

/**
 * @param {unknown} value
 * @param {(item: unknown) => boolean} isValid
 */
const listsOf = (value, isValid) => Object.fromEntries(Object.entries(Object(value)).map(([key, list]) => [key, Array.isArray(list) ? list.filter(isValid) : []]));
