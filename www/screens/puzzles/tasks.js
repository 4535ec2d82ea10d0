// What an address of puzzles asks for.

import { dailyId, dayOf } from '../../coach/puzzles/daily.js';
import { parseSolution } from '../../coach/puzzles/file.js';

/** @import { Puzzle, PuzzleFile } from '../../coach/puzzles/file.js' */
/** @import { GamePage } from '../../types.js' */

/**
 * A single puzzle, with its date where it is that of a day; puzzles one after the other, in practice of one theme where it is not
 * empty; or a set of them.
 *
 * @typedef {{ kind: 'one', puzzle: Puzzle, date: string } | { kind: 'practice' | 'streak' | 'storm', puzzles: Puzzle[], theme: string }
 *   | { kind: 'set', puzzles: Puzzle[], set: PuzzleSet }} Task
 */

/**
 * A set of puzzles that another screen asks for. It is complete when as many as its size are solved, with any number of tries, and they
 * don't count for the rating.
 *
 * @typedef {object} PuzzleSet
 * @property {string} title
 * @property {string} home where its close button leads, and the name of that button
 * @property {string} close
 * @property {string} note said before the first one
 * @property {string} over said at the end, and the name of the button that begins another set
 * @property {string} more
 * @property {HTMLElement[]} ways what can be done at the end
 * @property {number} size
 * @property {number} solved how many are solved already
 * @property {() => number[]} known the ids of those that need not be asked again
 * @property {(done: number, all: number) => string} share
 * @property {(id: number) => void} onSolved
 */

/**
 * The task of an address; null if it names no puzzle.
 *
 * @param {Pick<GamePage, 'id'>} game
 * @param {PuzzleFile} file
 * @param {{ path: string[], query: string }} place
 * @returns {Task | null}
 */
export function taskOf({ id }, { puzzles, rounds }, { path: [name = '', theme = '', ...more], query }) {
  const one = (/** @type {Puzzle | null | undefined} */ puzzle, date = '') => (puzzle ? { kind: /** @type {const} */ ('one'), puzzle, date } : null);
  if (more.length > 0 || (theme !== '' && name !== 'practice')) return null;
  if (name === '') return one(ownPuzzle(query));
  if (/^\d{1,6}$/.test(name)) return one(puzzles[Number(name) - 1]);
  if (dayOf(name) !== null) return one(puzzles[dailyId(id, name, rounds) - 1], name);
  if (name !== 'practice' && name !== 'streak' && name !== 'storm') return null;
  const asked = theme === '' ? puzzles : puzzles.filter(({ themes }) => themes.includes(theme));
  return asked.length > 0 ? { kind: name, puzzles: asked, theme } : null;
}

/**
 * The words of what is to be found in a puzzle.
 *
 * @param {{ goals: Record<string, string>, goal: string }} words
 * @param {Pick<Puzzle, 'goal'> | null} puzzle
 */
export const goalWords = ({ goals, goal: any }, puzzle) => new Map(Object.entries(goals)).get(puzzle?.goal ?? '') ?? any;

/**
 * Whether the query of an address names a puzzle, though perhaps not a whole one. It may have a language alone, for example.
 *
 * @param {string} query
 */
export const namesPuzzle = (query) => /(^|&)(position|solution)=/.test(query);

/**
 * A puzzle that is in no file, from the query of an address; null if that has none.
 *
 * @param {string} query
 * @returns {Puzzle | null}
 */
function ownPuzzle(query) {
  const pairs = new URLSearchParams(query.replaceAll('+', '%2B'));
  const position = (pairs.get('position') ?? '').replaceAll('_', ' ');
  const solution = parseSolution((pairs.get('solution') ?? '').replaceAll('_', ' '));
  return position !== '' && solution ? { id: 0, rating: 0, goal: pairs.get('goal') ?? '', position, ...solution, themes: [] } : null;
}
