// From a table's state to a record of its game.

import { isTrap } from '../core/fault.ts';
import { messageOf } from '../core/messages.ts';
import { GameRecord } from './record.ts';
import { replayIn, startSession } from '../links/opener.ts';
import { t } from '../words/index.ts';
import type { Engine } from '../core/engine.ts';
import type { GamePage } from '../games/page.ts';
import type { GameLink } from '../links/state.ts';

/** An invalid part of a state: its sentence is made when it is shown, after the words for errors are loaded. */
export type Problem = () => string;

/**
 * Plays the moves of a state, as far as they are valid.
 *
 * @returns the record; the first position where it is not the usual one; the public position of a spectator's table;
 *   whether the game is over after its last move; and what is wrong with the state
 */
export function replay(engine: Engine, game: GamePage, state: GameLink) {
  const problems: Problem[] = [];
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
  const play = replayIn(session, state);
  for (const [ply, move] of moves.entries()) {
    try {
      play(move);
    } catch (error) {
      if (isTrap(error)) throw error;
      problems.push(() => t().problems.move(ply + 1));
      break;
    }
  }
  const isFinished = session.status().over;
  if (state.at !== null && !session.seek(state.at)) problems.push(() => t().problems.ply(state.at ?? 0));
  return { record: new GameRecord(session), position, view, isFinished, problems };
}
