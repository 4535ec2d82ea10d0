// What a learner of a course taps, and what is then said: by the input of the game itself.

import { LessonProgress, isAsked } from '../../www/coach/lesson.ts';
import { GAMES } from '../../www/games/index.ts';
import { loadEngine } from '../tools/engine.ts';
import type { CourseStep } from '../../www/games/course.ts';
import type { LessonWords } from '../../www/games/lesson.ts';
import type { GamePage } from '../../www/games/page.ts';

const { Session } = await loadEngine();

/** The games with a course, and the first chapter of each. */
export const FIRST_CHAPTERS = await Promise.all(
  GAMES.flatMap((game) =>
    game.loadCourse ? [game.loadCourse().then(({ chapters: [chapter] }) => ({ game: game.id, chapter }))] : [],
  ),
);

/** A tap on a square, on the chip of a number, or on the button that ends a turn. */
export type Tap = { square: string } | { amount: number } | { end: true };

/** The legal moves at a step. */
export function legalAt(game: GamePage, { position }: CourseStep) {
  const session = Session.open(game.id, '', position);
  const legal = session.legal();
  session.free();
  return legal;
}

/**
 * The taps that make a move on a board, and what is then said of it; null where that is nothing, and for a move that
 * can't be tapped.
 */
export function tapsFor(
  game: GamePage,
  step: CourseStep,
  words: LessonWords,
  move: string,
  legal: string[],
): { taps: Tap[]; advice: string | null } | null {
  const tutor = new LessonProgress([step], { [step.key]: words });
  const taps: Tap[] = [];
  let picks: string[] = [];
  for (const square of game.visits(move)) {
    let choice = game.tap(legal, picks, square);
    if ('move' in choice && choice.move !== move) {
      const from = picks;
      const amounts = Array.from({ length: game.amount?.(legal, from)?.most ?? 0 }, (_, n) => n + 1);
      const amount = amounts.find((count) => {
        const tried = game.tap(legal, game.withAmount?.(legal, from, count) ?? from, square);
        return 'move' in tried && tried.move === move;
      });
      if (amount === undefined) return null;
      taps.push({ amount });
      choice = { move };
    }
    taps.push({ square });
    if ('move' in choice) return choice.move === move ? { taps, advice: tutor.adviceOn(move, true) } : null;
    if (!('picks' in choice)) return null;
    ({ picks } = choice);
    const { partial } = game.selection(legal, picks, step.position);
    const advice = partial === null ? null : tutor.adviceOn(partial, false, legal);
    // The rest of the move can't be tried.
    if (advice !== null) return { taps, advice };
  }
  return legal.includes(move) ? { taps: [...taps, { end: true }], advice: tutor.adviceOn(move, true) } : null;
}

/** For each thing that is said of a wrong move at a step, the shortest move of which it is said. */
export function wrongMoves(game: GamePage, step: CourseStep, words: LessonWords, legal: string[]) {
  const tutor = new LessonProgress([step], { [step.key]: words });
  const found = new Map<string, { move: string; taps: Tap[] }>();
  for (const move of legal.filter((other) => !isAsked(step, other)).sort((a, b) => a.length - b.length)) {
    const made = game.hands
      ? { taps: [], advice: tutor.adviceOn(move, true) }
      : tapsFor(game, step, words, move, legal);
    if (made?.advice && !found.has(made.advice)) found.set(made.advice, { move, taps: made.taps });
  }
  return found;
}
