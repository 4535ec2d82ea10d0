// A round of puzzles: one, a practice, a run or a set. Decides what a result at the board leads to.

import { nearRating, nextOfStorm, nextOfStreak } from './choice.ts';
import type { Puzzle } from './file.ts';

export interface Round {
  /** `streak` and `storm` are runs, which go on without a button. */
  kind: 'one' | 'practice' | 'streak' | 'storm' | 'set';
  /** The number of solved puzzles that complete a set. */
  size: number;
  stage: Stage;
  /** The puzzle that is asked; null before the first one. */
  puzzle: Puzzle | null;
  /** The tries at this puzzle. Only the first one counts, and none after its solution was seen. */
  tries: number;
  isCounted: boolean;
  isSeen: boolean;
  isHinted: boolean;
  /** Whether it was said what a hint costs. */
  isWarned: boolean;
  /** Whether the solution was longer than necessary. */
  isSlower: boolean;
  /** How many were solved, and the ids of those that were asked. */
  solved: number;
  asked: number[];
  /** The results of the puzzles, in order. */
  marks: Mark[];
  /** Whether the first move was made. */
  isBegun: boolean;
  isOver: boolean;
  /** Whether it was the best run so far. */
  isRecord: boolean;
  /** What is said besides the stage, such as a hint; null for nothing. */
  note: string | null;
}

/** What has come of a puzzle: solved at once, with no more than a hint, or not. */
interface Mark {
  id: number;
  result: 'solved' | 'hinted' | 'failed';
}

/** At a puzzle; then the ends: nothing is left, time is up, a wrong move has ended a run, or a set is complete. */
type Stage =
  | 'asked'
  | 'right'
  | 'wrong'
  | 'solved'
  | 'showing'
  | 'shown'
  | 'unreadable'
  | 'complete'
  | 'timeUp'
  | 'broken'
  | 'setOver';

export type RoundEvent =
  /** Another puzzle is on the board. */
  | { type: 'asked'; puzzle: Puzzle }
  /** The same step is asked again. */
  | { type: 'retried' }
  | { type: 'begun' }
  | { type: 'right' }
  | { type: 'solved'; isSlower: boolean }
  | { type: 'wrong' }
  /** A hint is asked for that would count; and a hint is given. */
  | { type: 'warned'; note: string }
  | { type: 'hinted'; note: string }
  /** The solution is played, and was played to its end. */
  | { type: 'showing' }
  | { type: 'shown' }
  | { type: 'unreadable'; note: string }
  | { type: 'complete' }
  | { type: 'timeUp' }
  | { type: 'record' }
  /** Something is to be added: what a wrong move has cost. */
  | { type: 'refuted'; note: string }
  | { type: 'shared'; note: string }
  | { type: 'restarted' };

export type RoundEffect =
  /** Keeps the first result of a puzzle. */
  | { do: 'count'; id: number; rating: number; isSolved: boolean }
  /** Keeps the tries at the puzzle of a day. */
  | { do: 'keepDay'; tries: number }
  /** A puzzle of a set is solved. */
  | { do: 'keepSolved'; id: number }
  | { do: 'shorten' }
  /** Asks the next puzzle when the result was shown. */
  | { do: 'next' }
  | { do: 'end' }
  /** The screen may be interrupted. */
  | { do: 'change' };

interface Decision {
  round: Round;
  effects: RoundEffect[];
}

/** @param solved how many of a set are solved already */
export function beginRound(kind: Round['kind'], { size = 0, solved = 0 } = {}): Round {
  return {
    kind,
    size,
    stage: 'asked',
    puzzle: null,
    tries: 0,
    isCounted: false,
    isSeen: false,
    isHinted: false,
    isWarned: false,
    isSlower: false,
    solved,
    asked: [],
    marks: [],
    isBegun: false,
    isOver: false,
    isRecord: false,
    note: null,
  };
}

/** Whether puzzles follow each other without a button, up to an end. */
export const isRun = ({ kind }: Pick<Round, 'kind'>) => kind === 'streak' || kind === 'storm';

/** Applies an event. */
export function reduceRound(round: Round, event: RoundEvent): Decision {
  switch (event.type) {
    case 'asked': {
      const fresh = { tries: 0, isCounted: false, isSeen: false, isHinted: false, isWarned: false, isSlower: false };
      const asked = [...round.asked, event.puzzle.id];
      return to(round, 'asked', { ...fresh, puzzle: event.puzzle, asked });
    }
    case 'retried':
      return to(round, 'asked', { isHinted: false, isWarned: false });
    case 'begun':
      return only({ ...round, isBegun: true });
    case 'right':
    case 'shown':
      return to(round, event.type);
    case 'complete':
    case 'timeUp':
      return end(round, event.type);
    case 'solved':
      return solve(round, event.isSlower);
    case 'wrong':
      return fail(round);
    case 'hinted':
      return count({ ...round, tries: round.tries + 1, isHinted: true, isWarned: false, note: event.note }, 'hinted');
    case 'warned':
      return only({ ...round, isWarned: true, note: event.note });
    case 'showing':
      return showSolution(round);
    case 'unreadable':
      return to(round, 'unreadable', { note: event.note });
    case 'record':
      return only({ ...round, isRecord: true });
    case 'refuted':
      return isRun(round) ? only(round) : to(round, 'wrong', { note: event.note });
    case 'shared':
      return only({ ...round, note: event.note });
    case 'restarted':
      return only(beginRound(round.kind, { size: round.size }));
  }
}

const only = (round: Round): Decision => ({ round, effects: [] });

const to = (round: Round, stage: Stage, change: Partial<Round> = {}): Decision =>
  only({ ...round, stage, note: null, ...change });

/** Keeps the first result of the puzzle. After a hint the mark may still become that of a failure. */
function count(round: Round, result: Mark['result']): Decision {
  const { puzzle, isCounted, marks } = round;
  if (!puzzle) return only(round);
  const { id, rating } = puzzle;
  if (isCounted)
    return only(result === 'failed' ? { ...round, marks: [...marks.slice(0, -1), { id, result }] } : round);
  return {
    round: { ...round, isCounted: true, marks: [...marks, { id, result }] },
    effects: [{ do: 'count', id, rating, isSolved: result === 'solved' }],
  };
}

/** Whether a hint would count against the player. */
export const isCostly = ({ isCounted, isWarned }: Pick<Round, 'isCounted' | 'isWarned'>) => !isCounted && !isWarned;

/** Whether the puzzle was solved with no more help than a hint. */
export const isHelped = ({ stage, marks }: Pick<Round, 'stage' | 'marks'>) =>
  stage === 'solved' && marks.at(-1)?.result === 'hinted';

const keepDay = ({ isSeen, tries }: Round): RoundEffect => ({ do: 'keepDay', tries: isSeen ? 0 : tries });

function solve(before: Round, isSlower: boolean): Decision {
  const tried = { ...before, tries: before.tries + 1, stage: 'solved' as const, isSlower, note: null };
  // Whatever counted before stays.
  const { round, effects } = count(tried, 'solved');
  const solved = round.solved + 1;
  const kept = [...effects, keepDay(round)];
  if (isRun(round)) return { round: { ...round, solved }, effects: [...kept, { do: 'next' }] };
  if (round.kind !== 'set' || round.isSeen || !round.puzzle) return { round, effects: [...kept, { do: 'change' }] };
  kept.push({ do: 'keepSolved', id: round.puzzle.id });
  if (solved < round.size) return { round: { ...round, solved }, effects: [...kept, { do: 'change' }] };
  const last = end({ ...round, solved }, 'setOver');
  return { round: last.round, effects: [...kept, ...last.effects] };
}

function fail(before: Round): Decision {
  const tried = { ...before, tries: before.tries + 1, stage: 'wrong' as const, note: null };
  const { round, effects } = count(tried, 'failed');
  if (round.kind === 'storm') return { round, effects: [...effects, { do: 'shorten' }, { do: 'next' }] };
  if (round.kind !== 'streak') return { round, effects };
  const last = end(round, 'broken');
  return { round: last.round, effects: [...effects, ...last.effects] };
}

/** The solution is asked for, which counts as a wrong try. */
function showSolution(before: Round): Decision {
  const { round, effects } = count({ ...before, isSeen: true }, 'failed');
  return {
    round: to(round, 'showing', { isHinted: false, isWarned: false }).round,
    effects: [...effects, keepDay(round)],
  };
}

function end(round: Round, stage: Stage): Decision {
  return { round: to(round, stage, { isOver: true }).round, effects: [{ do: 'end' }, { do: 'change' }] };
}

/**
 * The next puzzle; null for none.
 *
 * @param player.known the ids of those of a set that were solved before
 * @param player.met the ids of those that were met, the latest last
 * @param chance from 0 to 1
 */
export function nextPuzzle(
  { kind, asked }: Pick<Round, 'kind' | 'asked'>,
  puzzles: Puzzle[],
  { rating, met, known }: { rating: number; met: number[]; known: number[] },
  chance: number,
) {
  if (kind === 'storm') return nextOfStorm(puzzles, { rating, asked }, chance);
  if (kind === 'streak') return nextOfStreak(puzzles, { rating, asked }, chance);
  if (kind !== 'set') return nearRating(puzzles, { rating, met }, chance);
  const left = puzzles.filter(({ id }) => !asked.includes(id));
  const fresh = left.filter(({ id }) => !known.includes(id));
  return nearRating(fresh.length > 0 ? fresh : left, { rating, met: [] }, chance);
}
