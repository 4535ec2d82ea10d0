// From a table's state to a record of its game.

import { isTrap } from '../core/fault.ts';
import { messageOf } from '../core/messages.ts';
import { GameRecord } from './record.ts';
import { replayIn, startSession } from '../links/opener.ts';
import type { Engine } from '../core/engine.ts';
import type { GamePage } from '../games/page.ts';
import type { Problem } from '../links/problem.ts';
import type { GameLink } from '../links/state.ts';

interface Replayed extends Pick<GameLink, 'position' | 'view' | 'hands'> {
  record: GameRecord;
  isFinished: boolean;
  problems: Problem[];
}

/**
 * Plays the moves of a state, as far as they are valid.
 *
 * @returns the record; the first position where it is not the usual one; the view where there is one, and the hands
 *   that belong to the moves; whether the game is over after its last move; and what is wrong with the state
 */
export function replay(engine: Engine, game: GamePage, state: GameLink): Replayed {
  const problems: Problem[] = [];
  let { position, view } = state;
  let session;
  try {
    session = startSession(game, state, engine);
  } catch (error) {
    if (isTrap(error)) throw error;
    problems.push((words) => words.position(messageOf(error)));
    position = null;
    view = undefined;
    session = startSession(game, { ...state, position, view }, engine);
  }
  // Moves are meaningless without their first position.
  const moves = problems.length > 0 ? [] : state.moves;
  const play = replayIn(session, state);
  let told = 0;
  for (const [ply, move] of moves.entries()) {
    try {
      told = play(move);
    } catch (error) {
      if (isTrap(error)) throw error;
      if (session.ply() > ply) {
        // The move is legal, the hand after it is not: the game stops before both.
        session.free();
        const legal = replay(engine, game, { ...state, moves: moves.slice(0, ply) });
        return { ...legal, problems: [(words) => words.move(ply + 1), ...legal.problems] };
      }
      problems.push((words) => words.move(ply + 1));
      break;
    }
  }
  const isFinished = session.status().over;
  if (state.at !== null && !session.seek(state.at)) problems.push((words) => words.ply(state.at ?? 0));
  const hands = view === undefined ? undefined : state.hands?.slice(0, told);
  return { record: new GameRecord(session), position, view, hands, isFinished, problems };
}
