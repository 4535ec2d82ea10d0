// The board of a day's puzzle, as a picture that leads to it.

import { dailyId } from '../../coach/puzzles/daily.ts';
import { publicPosition } from '../../game/hands.ts';
import { plainScene } from '../../ui/board/board.ts';
import { make } from '../../ui/dom.ts';
import { makeBoard, type OnClose } from '../hall/boards.ts';
import type { Puzzle, PuzzleFile } from '../../coach/puzzles/file.ts';
import type { Engine } from '../../core/engine.ts';
import type { GamePage } from '../../games/page.ts';

/** The puzzle of a date; null where there is none. */
export const dailyPuzzle = (game: GamePage, { puzzles, rounds }: PuzzleFile, date: string) =>
  puzzles[dailyId(game.id, date, rounds) - 1] ?? null;

/** The board of a puzzle, and the seat of its solver. */
export function puzzleBoard(
  game: GamePage,
  { position }: Puzzle,
  engine: Engine,
  onClose: OnClose,
  hasCoordinates = false,
) {
  const session = engine.sample(game.id, '', position);
  const scene = plainScene(publicPosition(game, session.position()));
  const solver = session.status().toMove ?? 0;
  session.free();
  return { board: makeBoard(game, scene, onClose, hasCoordinates), solver };
}

/** The puzzle of a date, the seat of its solver, and its board in a frame. */
export function dailyBoard(
  game: GamePage,
  file: PuzzleFile,
  date: string,
  engine: Engine,
  onClose: OnClose,
): { puzzle: Puzzle; solver: number; frame: HTMLElement } | null {
  const puzzle = dailyPuzzle(game, file, date);
  if (!puzzle) return null;
  const { board, solver } = puzzleBoard(game, puzzle, engine, onClose);
  return { puzzle, solver, frame: make('div', { class: 'frame', style: `--ratio: ${board.ratio()}` }, board.element) };
}
