// What the browser keeps of the course of a game: what is done, what was opened last, and the games with a goal that
// are under way.

import { change, readText } from './changes.ts';
import { courseKey } from './keys.ts';
import { isObject, parseJson } from './storage.ts';

export interface CourseProgress {
  /** The keys of those that are done. */
  lessons: string[];
  /** By chapter, the ids of those that were solved. */
  puzzles: Record<string, number[]>;
  /** The chapters whose goal was reached. */
  games: string[];
  /** The path of the part that was opened last: `tactics/fork`; empty for none. */
  last: string;
  /** By chapter, those of the game that is under way. */
  moves: Record<string, string[]>;
}

/** The maximum length of a key or a path, and the maximum number of keys of each kind. */
const MAX_KEY_LENGTH = 64;
const MAX_KEYS = 500;
let changes = 0;

export function courseProgressOf(game: string): CourseProgress {
  return parseCourse(readText(courseKey(game)));
}

/**
 * Changes what is kept. The change is made relative to what is stored then, and may be made more than once.
 *
 * @param isMinor whether a failure to store it is not reported
 * @param onStored called when the change is stored
 */
export function changeCourseProgress(
  game: string,
  next: (progress: CourseProgress) => CourseProgress,
  isMinor = true,
  onStored: () => void = () => {},
) {
  changes += 1;
  change(courseKey(game), `course ${changes}`, {
    apply: (text) => JSON.stringify(next(parseCourse(text))),
    isMinor,
    onStored,
  });
}

/** Parses a stored text; damaged parts are left out. */
export function parseCourse(text: string | null): CourseProgress {
  const { lessons, puzzles, games, last, moves } = Object(parseJson(text));
  return {
    lessons: keysOf(lessons),
    puzzles: listsOf(puzzles, Number.isInteger),
    games: keysOf(games),
    last: isKey(last) ? last : '',
    moves: listsOf(moves, isText),
  };
}

const isText = (value: unknown) => typeof value === 'string';
const isKey = (value: any) => isText(value) && value.length <= MAX_KEY_LENGTH;

/** The keys of a list, each once. */
const keysOf = (value: unknown) => [...new Set(Array.isArray(value) ? value.filter(isKey) : [])].slice(0, MAX_KEYS);

/** The lists of an object by their keys, with the items that are valid. */
const listsOf = (value: unknown, isValid: (item: unknown) => boolean) => {
  const entries = Object.entries(isObject(value) ? Object(value) : {})
    .filter(([key]) => isKey(key))
    .slice(0, MAX_KEYS);
  return Object.fromEntries(entries.map(([key, list]) => [key, Array.isArray(list) ? list.filter(isValid) : []]));
};
