// From a table's state to a record of its game.

import { isTrap } from '../core/fault.js';
import { messageOf } from '../core/messages.js';
import { GameRecord } from './record.js';
import { startSession } from '../links/opener.js';
import { t } from '../words/index.js';

/** @import { Engine } from '../core/engine.js' */
/** @import { GamePage, TableState } from '../types.js' */

/** @typedef {() => string} Problem An invalid part of a state: its sentence is made when it is shown, after the words for errors are loaded. */

/**
 * Plays the moves of a state, as far as they are valid.
 *
 * @param {Engine} engine
 * @param {GamePage} game
 * @param {TableState} state
 * @returns the record; the first position where it is not the usual one; the public position of a spectator's table; whether the
 *   game is over after its last move; and what is wrong with the state
 */
export function replay(engine, game, state) {
  /** @type {Problem[]} */
  const problems = [];
  let { position, view } = state;
  let session;
  try {
    session = startSession(game, state, engine);
  } catch (error) {
    if (isTrap(error)) throw error;
    problems.push(() => t().problems.position(messageOf(error)));
    position = null;
    view = undefined;
    session = startSession(game, { ...state, position, view }, engine);
  }
  // Moves are meaningless without their first position.
  const moves = problems.length > 0 ? [] : state.moves;
  for (const [ply, move] of moves.entries()) {
    try {
      session.replay(move);
    } catch (error) {
      if (isTrap(error)) throw error;
      problems.push(() => t().problems.move(ply + 1, messageOf(error)));
      break;
    }
  }
  const isFinished = session.status().over;
  if (state.at !== null && !session.seek(state.at)) problems.push(() => t().problems.ply(state.at ?? 0));
  return { record: new GameRecord(session), position, view, isFinished, problems };
}
