// What a review adds to the board: the badge of the last move, and the best move of the position.

import type { JudgedMove, Verdict } from '../../coach/review/judge.ts';
import type { GamePage } from '../../games/page.ts';
import type { Arrow, Scene } from '../../ui/board/scene.ts';

/** The scene of a ply. */
export function reviewScene(
  scene: Scene,
  game: Pick<GamePage, 'visits' | 'lays' | 'changedSquares'>,
  { moves }: Pick<Verdict, 'moves'>,
  ply: number,
): Scene {
  const best = moves[ply]?.best ?? null;
  const arrows: Arrow[] =
    best === null || game.lays
      ? []
      : [{ squares: game.visits(best), rank: 1, ...(game.changedSquares && { text: '' }) }];
  const square = badgeSquare(game, moves[ply - 1]);
  return {
    ...scene,
    ghosts: best === null ? [] : (game.lays?.(best) ?? []),
    arrows: arrows.filter(({ squares }) => squares.length > 0),
    shapes: square === undefined ? [] : [{ kind: 'drawn', squares: [square] }],
  };
}

/** Where the badge of a move stands; undefined for none. */
function badgeSquare({ visits }: Pick<GamePage, 'visits'>, last: JudgedMove | null | undefined) {
  return last?.kind ? visits(last.move).at(-1) : undefined;
}
