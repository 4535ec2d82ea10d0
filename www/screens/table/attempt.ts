// Checks a whole move for the person to move, before anything changes.

import { Fault, isTrap } from '../../core/fault.ts';
import { isSecret, passTo } from '../../game/hands.ts';
import { isPersonsTurn, wrongTurn } from '../../game/seats.ts';
import type { Play } from '../../game/play.ts';

/**
 * Checks a move.
 *
 * @throws an error that says why the move is refused
 */
export function checkAttempt(play: Play, move: string) {
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
