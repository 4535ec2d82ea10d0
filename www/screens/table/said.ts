// The sentences about a move when it has been played: the move itself, and the players who miss a turn by it.

import { yourSeat } from '../../game/seats.ts';
import { missedWords } from '../../game/status.ts';
import { t } from '../../words/index.ts';
import type { Play } from '../../game/play.ts';
import type { GamePage } from '../../games/page.ts';

/**
 * @param play the game after the move
 * @param seat that made the move
 * @param before the position before the move, without hidden hands
 */
export function playedWords(game: GamePage, play: Play, seat: number, before: string) {
  const { moves, ply, toMove, players } = play.snapshot;
  const mover = seat === yourSeat(play.sight) ? null : seat;
  const sentence = game.describe.move(mover, moves[ply - 1] ?? '', before, play.openPosition);
  return t().sentences([sentence, ...missedWords(game, seat, toMove, players)]);
}
