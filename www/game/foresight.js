// What a line of moves leads to, without playing it.

import { isTrap } from '../core/fault.js';
import { startSession } from '../links/opener.js';
import { publicPosition } from './hands.js';

/** @import { Opener } from '../links/opener.js' */
/** @import { Foreseen, GamePage, TableState } from '../types.js' */

/**
 * The positions after each move of a line, as everybody may see them. A line that does not fit ends before the first move that
 * is not legal.
 *
 * @param {Opener} engine
 * @param {GamePage} game
 * @param {Pick<TableState, 'options' | 'playerKinds'>} setup
 * @param {string} position
 * @param {string[]} moves
 * @returns {Foreseen[]}
 */
export function foresee(engine, game, setup, position, moves) {
  const session = startSession(game, { ...setup, seed: null, position }, engine);
  /** @type {Foreseen[]} */
  const seen = [];
  try {
    for (const move of moves) {
      const { toMove } = session.status();
      if (toMove === null) break;
      session.play(move);
      const { scores, over } = session.status();
      seen.push({ move, seat: toMove, position: publicPosition(game, session.position()), scores, over });
    }
  } catch (error) {
    if (isTrap(error)) throw error;
  } finally {
    session.free();
  }
  return seen;
}
