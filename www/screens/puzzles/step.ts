// A step of a puzzle: the position at which the solver is to move, and what a move there leads to.

import { checkSolution } from '../../coach/puzzles/solution.ts';
import { formatSetup } from '../../links/link.ts';
import { lossOf } from './loss.ts';
import type { Puzzle } from '../../coach/puzzles/file.ts';
import type { Engine } from '../../core/engine.ts';
import type { Search } from '../../game/player.ts';
import type { GamePage } from '../../games/page.ts';
import type { GameLink } from '../../links/state.ts';
import type { Words } from './board.ts';

/** Milliseconds of a search. */
export const SEARCH_MILLIS = 700;

export interface Step {
  position: string;
  /** The options and players of the game, as the engine reads them. */
  setup: string;
}

export const stepOf = (game: GamePage, { playerKinds }: Pick<GameLink, 'playerKinds'>, position: string): Step => ({
  position,
  setup: formatSetup(game, { options: {}, playerKinds }),
});

/** The position after a move; empty where it is not legal. */
export function positionAfter(engine: Engine, { id }: GamePage, { setup, position }: Step, move: string) {
  const session = engine.open(id, setup, position);
  try {
    return session.after(move);
  } catch {
    return '';
  } finally {
    session.free();
  }
}

/** What a wrong move has cost, in words; empty where there is nothing to say. */
export async function costWords(
  game: GamePage,
  tools: { engine: Engine; thinker: { think: Search } },
  tried: Step & { goal: string; solver: number; main: string; move: string },
  words: Words,
  signal: AbortSignal,
) {
  return lossOf(game, { ...tools, millis: SEARCH_MILLIS }, tried, words, signal).catch(() => '');
}

/**
 * Reads the position of a puzzle, in which whatever a view hides is the same for everybody.
 *
 * @throws an error if it is not one of the game, or the solution can't be played
 */
export function readPuzzle(engine: Engine, { id }: GamePage, puzzle: Puzzle) {
  const session = engine.sample(id, '', puzzle.position);
  try {
    const { players, toMove } = session.status();
    const position = session.position();
    // The moves of a list were checked when it was made.
    if (puzzle.id === 0) checkSolution(session, puzzle);
    return { position, players, solver: toMove ?? 0 };
  } finally {
    session.free();
  }
}
