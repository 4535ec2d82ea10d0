// What a review shows on the board. A judged move is shown on the position before it, with the better move and the
// reply; any other as it was played.

import { publicPosition } from '../../game/hands.ts';
import type { JudgedMove } from '../../coach/review/judge.ts';
import type { Ply } from '../../coach/review/plies.ts';
import type { GamePage } from '../../games/page.ts';
import type { Arrow, Scene } from '../../ui/board/scene.ts';

/**
 * The scene of a ply.
 *
 * @param judged the move that led here, and the best reply; null where it is not known, and while the game plays back
 */
export function reviewScene(
  scene: Scene,
  game: Pick<GamePage, 'hands' | 'visits' | 'lays'>,
  plies: Pick<Ply, 'position' | 'holdings'>[],
  judged: { move: JudgedMove; reply: string | null } | null,
): Scene {
  const before = plies[judged?.move.ply ?? -1];
  if (!judged?.move.kind || !before) return { ...scene, arrows: [], ghosts: [], shapes: [] };
  const { move, best } = judged.move;
  return {
    ...scene,
    ...marksOf(game, move),
    position: publicPosition(game, before.position),
    holdings: before.holdings,
    isFinal: false,
    ghosts: game.lays?.(best) ?? [],
    arrows: game.lays ? [] : arrowsOf(game, best, judged.reply),
  };
}

/** A judged move on the position before it: its squares, and where its badge is. */
export function marksOf(
  game: Pick<GamePage, 'visits'>,
  move: string,
): Pick<Scene, 'lastMove' | 'lastMoves' | 'shapes'> {
  const squares = game.visits(move);
  return { lastMove: squares, lastMoves: [], shapes: [{ kind: 'drawn', squares: squares.slice(-1) }] };
}

function arrowsOf({ visits }: Pick<GamePage, 'visits'>, best: string, reply: string | null): Arrow[] {
  const arrows: Arrow[] = [
    { squares: visits(best), rank: null, mark: 'better' },
    { squares: reply === null ? [] : visits(reply), rank: null, mark: 'reply' },
  ];
  return arrows.filter(({ squares }) => squares.length > 0);
}
