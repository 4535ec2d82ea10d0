// The puzzle that the builder puts into another page.

import { dateOf } from '../../coach/puzzles/daily.ts';
import { publicPosition } from '../../game/hands.ts';
import { loadPuzzles } from '../puzzles/load.ts';
import { taskOf } from '../puzzles/tasks.ts';
import { fallback } from './table.ts';
import type { Engine } from '../../core/engine.ts';
import type { GamePage } from '../../games/page.ts';
import type { Words } from '../puzzles/board.ts';

/**
 * The link of a puzzle, and its text for readers without scripts; without a puzzle, what is wrong in words. Rejects if
 * the puzzles can't be loaded.
 *
 * @param asked a number or a date; empty for the puzzle of the day
 */
export async function puzzleInside(engine: Engine, game: GamePage, asked: string, words: Words, home: string) {
  const file = await loadPuzzles(game.id);
  const task = taskOf(game, file, { path: [asked || dateOf(new Date())], query: '' });
  if (task?.kind !== 'one') return { problem: words.noPuzzle, link: '', inside: '' };
  const link = `#/${game.id}/puzzles${asked === '' ? '' : `/${asked}`}`;
  // The puzzle of the day is another one tomorrow.
  if (asked === '') return { problem: '', link, inside: '' };
  const session = engine.sample(game.id, '', task.puzzle.position);
  const board = publicPosition(game, session.position());
  session.free();
  return { problem: '', link, inside: fallback(game, board, [], home + link) };
}
