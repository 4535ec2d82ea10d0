// The board of a day's puzzle, as a picture that leads to it.

import { dailyId } from '../../coach/puzzles/daily.js';
import { publicPosition } from '../../game/hands.js';
import { plainScene } from '../../ui/board/board.js';
import { make } from '../../ui/dom.js';
import { makeBoard } from '../hall/boards.js';

/** @import { Puzzle, PuzzleFile } from '../../coach/puzzles/file.js' */
/** @import { Engine } from '../../core/engine.js' */
/** @import { GamePage } from '../../types.js' */
/** @import { OnClose } from '../hall/boards.js' */

/**
 * The puzzle of a date, the seat of its solver, and its board in a frame.
 *
 * @param {GamePage} game
 * @param {PuzzleFile} file
 * @param {string} date
 * @param {Engine} engine
 * @param {OnClose} onClose
 * @returns {{ puzzle: Puzzle, solver: number, frame: HTMLElement } | null}
 */
export function dailyBoard(game, { puzzles, rounds }, date, engine, onClose) {
  const puzzle = puzzles[dailyId(game.id, date, rounds) - 1];
  if (!puzzle) return null;
  const session = engine.sample(game.id, '', puzzle.position);
  const position = publicPosition(game, session.position());
  const solver = session.status().toMove ?? 0;
  session.free();
  const board = makeBoard(game, plainScene(position), onClose);
  return { puzzle, solver, frame: make('div', { class: 'frame', style: `--ratio: ${board.ratio()}` }, board.element) };
}
