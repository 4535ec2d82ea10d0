// What the browser keeps of the course of a game: what is done, what was opened last, and the games with a goal that are under way.

import { change, readText } from './changes.js';
import { courseKey } from './keys.js';
import { isObject, parseJson } from './storage.js';

/**
 * @typedef {object} CourseProgress
 * @property {string[]} lessons the keys of those that are done
 * @property {Record<string, number[]>} puzzles by chapter, the ids of those that were solved
 * @property {string[]} games the chapters whose goal was reached
 * @property {string} last the path of the part that was opened last: `tactics/fork`; empty for none
 * @property {Record<string, string[]>} moves by chapter, those of the game that is under way
 */

/** The most characters of a key or a path, and the most keys of each kind. */
const LONGEST = 64;
const MOST = 500;
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
 * @param {() => void} [onStored] called when the change is stored
 */
export function changeCourseProgress(game, next, isMinor = true, onStored = () => {}) {
  changes += 1;
  change(courseKey(game), `course ${changes}`, { apply: (text) => JSON.stringify(next(parseCourse(text))), isMinor, onStored });
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
    lessons: keysOf(lessons),
    puzzles: listsOf(puzzles, Number.isInteger),
    games: keysOf(games),
    last: isKey(last) ? last : '',
    moves: listsOf(moves, isText),
  };
}

const isText = (/** @type {unknown} */ value) => typeof value === 'string';
/** @param {any} value */
const isKey = (value) => isText(value) && value.length <= LONGEST;

/**
 * The keys of a list, each once.
 *
 * @param {unknown} value
 */
const keysOf = (value) => [...new Set(Array.isArray(value) ? value.filter(isKey) : [])].slice(0, MOST);

/**
 * The lists of an object by their keys, with the items that are valid.
 *
 * @param {unknown} value
 * @param {(item: unknown) => boolean} isValid
 */
const listsOf = (value, isValid) => {
  const entries = Object.entries(isObject(value) ? Object(value) : {}).filter(([key]) => isKey(key)).slice(0, MOST);
  return Object.fromEntries(entries.map(([key, list]) => [key, Array.isArray(list) ? list.filter(isValid) : []]));
};
