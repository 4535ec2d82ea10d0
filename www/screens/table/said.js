// The sentences about a move when it has been played: the move itself, and the players who miss a turn by it.

import { yourSeat } from '../../game/seats.js';
import { missedWords } from '../../game/status.js';
import { t } from '../../words/index.js';

/** @import { Play } from '../../game/play.js' */
/** @import { GamePage } from '../../types.js' */

/**
 * @param {GamePage} game
 * @param {Play} play the game after the move
 * @param {number} seat that made the move
 * @param {string} before the position before the move, without hidden hands
 */
export function playedWords(game, play, seat, before) {
  const { moves, ply, toMove, players } = play.snapshot;
  const mover = seat === yourSeat(play.sight) ? null : seat;
  const sentence = game.describe.move(mover, moves[ply - 1] ?? '', before, play.openPosition);
  return t().sentences([sentence, ...missedWords(game, seat, toMove, players)]);
}
