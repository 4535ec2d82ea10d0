// The puzzle that the builder puts into another page.

import { dateOf } from '../../coach/puzzles/daily.js';
import { publicPosition } from '../../game/hands.js';
import { loadPuzzles } from '../puzzles/load.js';
import { taskOf } from '../puzzles/tasks.js';
import { fallback } from './table.js';

/** @import { Engine } from '../../core/engine.js' */
/** @import { GamePage } from '../../types.js' */
/** @import { Words } from '../puzzles/board.js' */

/**
 * The link of a puzzle, and its text for readers without scripts; without a puzzle, what is wrong in words. Rejects if the puzzles
 * can't be loaded.
 *
 * @param {Engine} engine
 * @param {GamePage} game
 * @param {string} asked a number or a date; empty for the puzzle of the day
 * @param {Words} words
 * @param {string} home
 */
export async function puzzleInside(engine, game, asked, words, home) {
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
