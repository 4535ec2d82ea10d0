// The file of a game's puzzles: www/docs/puzzles.md has its grammar.

import { LEVELS } from '../../links/kinds.ts';
import { dayOf, type Round } from './daily.ts';
import type { Level } from '../../core/levels.ts';

/**
 * A step of a solution: the accepted moves, of which the first is the main move, and moves that win as well, but not as
 * fast.
 */
interface Step {
  accepted: string[];
  slower: string[];
}

export interface Puzzle {
  /** 0 for one that is in no file. */
  id: number;
  rating: number;
  /** The code of what is to be found. */
  goal: string;
  /** As the player to move may know it. */
  position: string;
  /** Never empty. */
  steps: Step[];
  /** The moves of the others after each step but the last. */
  replies: string[][];
  /** Codes. */
  themes: string[];
}

export interface PuzzleFile {
  /** The rating of each level. */
  levels: Partial<Record<Level, number>>;
  /** The rounds of daily puzzles, in the order of their dates; one of all puzzles where the file names none. */
  rounds: Round[];
  /** By their ids, from 1. */
  puzzles: Puzzle[];
}

/** @throws an error with the line that is no puzzle, or no header */
export function parsePuzzles(text: string): PuzzleFile {
  const [header = '', ...lines] = text.trimEnd().split('\n');
  if (!header.startsWith('puzzles 1 ')) throw new Error(header);
  const pairs = header
    .split(' ')
    .slice(3)
    .map((pair) => pair.split('='));
  const isMeasured = pairs.every(
    ([name = '', number = '']) => !LEVELS.some((level) => level === name) || isCount(number),
  );
  const levels = Object.fromEntries(
    LEVELS.flatMap((level) => pairs.flatMap(([name, rating]) => (name === level ? [[level, Number(rating)]] : []))),
  );
  const rounds = pairs.flatMap(([from = '', number]) =>
    dayOf(from) === null ? [] : [{ from, lines: Number(number) }],
  );
  if (!isMeasured || rounds.some((round) => !isCount(String(round.lines)) || round.lines > lines.length))
    throw new Error(header);
  return {
    levels,
    rounds: rounds.length > 0 ? rounds : [{ from: '2026-11-01', lines: lines.length }],
    puzzles: lines.map(parseLine),
  };
}

function parseLine(line: string, index: number): Puzzle {
  const [id = '', rating = '', goal = '', position = '', solution = '', themes = ''] = line.split('\t');
  const parsed = parseSolution(solution);
  if (id !== String(index + 1) || !isCount(rating) || parsed === null) throw new Error(line);
  return {
    id: index + 1,
    rating: Number(rating),
    goal,
    position,
    ...parsed,
    themes: themes.split(',').filter(Boolean),
  };
}

/** Whether a text is a whole number above zero. */
const isCount = (text: string) => /^[1-9]\d{0,5}$/.test(text);

/** Parses the steps of a solution and the replies between them; null if the text is none. */
export function parseSolution(text: string) {
  const parts = text.trim().split(/\s+/);
  const steps = parts
    .filter((_, n) => n % 2 === 0)
    .map((part) => {
      const [accepted = '', slower = ''] = part.split('/');
      return { accepted: accepted.split('|').filter(Boolean), slower: slower.split('|').filter(Boolean) };
    });
  const replies = parts.filter((_, n) => n % 2 === 1).map((part) => part.split('&').filter(Boolean));
  const isWritten = parts.every((part, n) => !(n % 2 === 0 ? /&|\/.*\// : /[|/]/).test(part));
  const isWhole =
    isWritten &&
    parts.length % 2 === 1 &&
    steps.every(({ accepted }) => accepted.length > 0) &&
    replies.every((moves) => moves.length > 0);
  return isWhole ? { steps, replies } : null;
}
