// The step of a lesson: its table, and where its task is on the board.

import { HUMAN, type PlayerKind } from '../../links/kinds.ts';
import { stateAt } from '../../links/start.ts';
import { t } from '../../words/index.ts';
import type { LessonStep } from '../../games/lesson.ts';
import type { GamePage } from '../../games/page.ts';
import type { GameLink } from '../../links/state.ts';
import type { Words } from './view.ts';

/**
 * A table with a position, at which the learner has the first seat.
 *
 * @param level the level of the other seats
 */
export function stateOf(game: GamePage, position: string, level: PlayerKind = 'easy', moves: string[] = []): GameLink {
  return stateAt(
    game,
    position,
    game.playerKinds.map((_, seat) => (seat === 0 ? HUMAN : level)),
    moves,
  );
}

/** The squares of the asked move, each with what is there, for a screen reader. */
export function squaresOfTask(
  game: GamePage,
  { move, position, picks = [] }: Pick<LessonStep, 'move' | 'position' | 'picks'>,
  words: Pick<Words, 'where' | 'toLay'>,
) {
  const pieces = game.pieces(position);
  const cell = (square: string) =>
    t().squares.plain(square, game.describe.square(pieces.get(square), square, position));
  const placed = game.hands ? (game.lays?.(move) ?? []) : [];
  if (placed.length > 0)
    return words.where(placed.map(({ square, piece }) => words.toLay(game.hands?.name(piece) ?? '', cell(square))));
  const visited = game.visits(move);
  return picks.length > 0 || visited.length === 0 ? '' : words.where(visited.map(cell));
}
