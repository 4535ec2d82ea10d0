// Checks a whole move for the person to move, before anything changes.

import { Fault, isTrap } from '../../core/fault.js';
import { isSecret, passTo } from '../../game/hands.js';
import { isPersonsTurn, wrongTurn } from '../../game/seats.js';

/** @import { Play } from '../../game/play.js' */

/**
 * Checks a move.
 *
 * @param {Play} play
 * @param {string} move
 * @throws an error that says why the move is refused
 */
export function checkAttempt(play, move) {
  const { sight, record } = play;
  if (play.judgeTime() || sight.snapshot.over) throw new Fault('gameOver');
  if (!isPersonsTurn(sight) && !sight.isLocked) throw wrongTurn(sight);
  if (passTo(sight) !== null) throw new Fault('notHeld');
  try {
    record.after(move);
  } catch (error) {
    // The reason would reveal which tokens are in a hand.
    throw isTrap(error) || !isSecret(sight) ? error : new Fault('illegal');
  }
}
