// What the screen of puzzles says at each stage of a round, and the buttons that it offers.

import { isHelped, isRun, type Round } from '../../coach/puzzles/round.ts';
import { t } from '../../words/index.ts';
import { goalWords } from './tasks.ts';
import type { Puzzle } from '../../coach/puzzles/file.ts';
import type { Words } from './board.ts';
import type { PuzzleSet } from './tasks.ts';

/** The buttons; `ways` are those of a set. */
export type Tool = 'retry' | 'next' | 'ways' | 'again' | 'hint' | 'takeHint' | 'solution' | 'share' | 'playOn';

export function headlineOf(round: Round, words: Words, set: Pick<PuzzleSet, 'over'> | null) {
  const { stage, puzzle, isSlower } = round;
  return {
    asked: goalWords(words, puzzle),
    right: words.right,
    wrong: words.wrong,
    solved: isHelped(round) ? words.helped : isSlower ? words.slower : words.solved,
    showing: words.showing,
    shown: words.shown,
    unreadable: words.noPuzzle,
    complete: words.complete,
    timeUp: words.over,
    broken: words.broken,
    setOver: set?.over ?? '',
  }[stage];
}

/**
 * The line below the headline.
 *
 * @param seat who is to move
 */
export function lineOf(round: Round, words: Words, { seat, note }: { seat: string; note: string }) {
  const { kind, stage, asked, tries, puzzle, solved, isRecord } = round;
  if (round.note !== null) return round.note;
  switch (stage) {
    case 'asked': {
      const isFirst = asked.length === 1 && tries === 0;
      return t().sentences([seat, kind === 'storm' && !round.isBegun ? words.begin : isFirst ? note : '']);
    }
    case 'wrong':
      return isRun(round) ? words.count(solved) : words.looking;
    case 'solved':
      return isRun(round) ? words.count(solved) : joined([...themesOf(puzzle, words), ratingOf(puzzle, words)]);
    case 'complete':
    case 'timeUp':
    case 'broken':
      return kind === 'set' ? '' : t().sentences([`${words.count(solved)}.`, isRecord ? words.record : '']);
    default:
      return '';
  }
}

/** What a hint says: where the solution begins, and the themes. */
export const hintWords = (square: string, puzzle: Puzzle | null, words: Words) =>
  joined([square, ...themesOf(puzzle, words)]);

const joined = (parts: string[]) => parts.filter(Boolean).join(' · ');

/** The names of the themes of a puzzle; a theme without one is left out. */
const themesOf = (puzzle: Puzzle | null, words: Words) =>
  (puzzle?.themes ?? []).flatMap((theme) => words.names[theme] ?? []);

const ratingOf = (puzzle: Puzzle | null, words: Words) =>
  puzzle && puzzle.rating > 0 ? words.puzzleRating(puzzle.rating) : '';

/**
 * The buttons that are offered; the first one gets the focus where `isNext`: it stands for the next thing to do.
 *
 * @param board.isOfDay whether the puzzle is that of a day
 * @param board.isPlayable whether the game goes on after the solution
 */
export function toolsOf(
  round: Round,
  { isOfDay, isPlayable }: { isOfDay: boolean; isPlayable: boolean },
): { shown: Tool[]; isNext: boolean } {
  const { kind, stage, isHinted, isWarned } = round;
  const afterwards: Tool[] = [
    'next',
    ...(isOfDay ? (['share'] as const) : []),
    ...(isPlayable ? (['playOn'] as const) : []),
  ];
  switch (stage) {
    case 'wrong':
      return kind === 'storm' ? none : { shown: ['retry', 'solution'], isNext: true };
    case 'solved':
      return isRun(round) ? none : { shown: afterwards, isNext: true };
    case 'shown':
      return { shown: isRun(round) ? ['again'] : afterwards, isNext: true };
    case 'broken':
      return { shown: ['again', 'solution'], isNext: true };
    case 'complete':
    case 'timeUp':
    case 'setOver':
      return { shown: kind === 'set' ? ['ways', 'again'] : ['again'], isNext: true };
    case 'unreadable':
      return none;
    default:
      if (isRun(round)) return none;
      return { shown: isHinted ? ['solution'] : [isWarned ? 'takeHint' : 'hint', 'solution'], isNext: isWarned };
  }
}

const none = { shown: [], isNext: false };
