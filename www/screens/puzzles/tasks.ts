// What an address of puzzles asks for.

import { dailyId, dayOf } from '../../coach/puzzles/daily.ts';
import { parseSolution, type Puzzle, type PuzzleFile } from '../../coach/puzzles/file.ts';
import type { GamePage } from '../../games/page.ts';

/**
 * A single puzzle, with its date where it is that of a day; puzzles one after the other, in practice of one theme where
 * it is not empty; or a set of them.
 */
export type Task =
  | { kind: 'one'; puzzle: Puzzle; date: string }
  | { kind: 'practice' | 'streak' | 'storm'; puzzles: Puzzle[]; theme: string }
  | { kind: 'set'; puzzles: Puzzle[]; set: PuzzleSet };

/**
 * A set of puzzles that another screen asks for. It is complete when as many as its size are solved, with any number of
 * tries, and they don't count for the rating.
 */
export interface PuzzleSet {
  title: string;
  /** Where its close button leads, and the name of that button. */
  home: string;
  close: string;
  /** Said before the first one. */
  note: string;
  /** Said at the end, and the name of the button that begins another set. */
  over: string;
  more: string;
  /** What can be done at the end. */
  ways: HTMLElement[];
  size: number;
  /** How many are solved already. */
  solved: number;
  /** The ids of those that need not be asked again. */
  known: () => number[];
  share: (done: number, all: number) => string;
  onSolved: (id: number) => void;
}

/** The task of an address; null if it names no puzzle. */
export function taskOf(
  { id }: Pick<GamePage, 'id'>,
  { puzzles, rounds }: PuzzleFile,
  { path: [name = '', theme = '', ...more], query }: { path: string[]; query: string },
): Task | null {
  const one = (puzzle: Puzzle | null | undefined, date = '') =>
    puzzle ? { kind: 'one' as const, puzzle, date } : null;
  if (more.length > 0 || (theme !== '' && name !== 'practice')) return null;
  if (name === '') return one(ownPuzzle(query));
  if (/^\d{1,6}$/.test(name)) return one(puzzles[Number(name) - 1]);
  if (dayOf(name) !== null) return one(puzzles[dailyId(id, name, rounds) - 1], name);
  if (name !== 'practice' && name !== 'streak' && name !== 'storm') return null;
  const asked = theme === '' ? puzzles : puzzles.filter(({ themes }) => themes.includes(theme));
  return asked.length > 0 ? { kind: name, puzzles: asked, theme } : null;
}

/** The words of what is to be found in a puzzle. */
export const goalWords = (
  { goals, goal: any }: { goals: Record<string, string>; goal: string },
  puzzle: Pick<Puzzle, 'goal'> | null,
) => new Map(Object.entries(goals)).get(puzzle?.goal ?? '') ?? any;

/**
 * Whether the query of an address names a puzzle, though perhaps not a whole one. It may have a language alone, for
 * example.
 */
export const namesPuzzle = (query: string) => /(^|&)(position|solution)=/.test(query);

/** A puzzle that is in no file, from the query of an address; null if that has none. */
function ownPuzzle(query: string): Puzzle | null {
  const pairs = new URLSearchParams(query.replaceAll('+', '%2B'));
  const position = (pairs.get('position') ?? '').replaceAll('_', ' ');
  const solution = parseSolution((pairs.get('solution') ?? '').replaceAll('_', ' '));
  return position !== '' && solution
    ? { id: 0, rating: 0, goal: pairs.get('goal') ?? '', position, ...solution, themes: [] }
    : null;
}
