// Opens the session of a link: the game at its first position, or after its moves.

import { formatSetup } from './link.ts';
import type { Session } from '../core/bindings.ts';
import type { GamePage } from '../games/page.ts';
import type { GameLink } from './state.ts';

/** Opens sessions: the engine of the page, or the bindings directly. */
export interface Opener {
  start: (game: string, setup: string) => Session;
  open: (game: string, setup: string, position: string) => Session;
  watch: (game: string, view: string) => Session;
  seat: (game: string, setup: string, view: string) => Session;
}

/** The parts of a game that its first position follows from. */
type Start = Pick<GameLink, 'seed' | 'position' | 'view' | 'hands' | 'options' | 'playerKinds'>;

/** Opens a session at the first position of a table, or of a view; throws if the state is invalid. */
export function startSession(game: GamePage, state: Start, engine: Opener) {
  const setup = formatSetup(game, state);
  if (state.view !== undefined)
    return state.hands ? engine.seat(game.id, setup, state.view) : engine.watch(game.id, state.view);
  if (state.position !== null) return engine.open(game.id, setup, state.position);
  return engine.start(game.id, `seed=${state.seed ?? 0} ${setup}`);
}

/**
 * Plays the moves of a link in a session, one after the other. A seat is told what it has drawn.
 *
 * @returns what plays a move, and returns how many hands have been told
 */
export function replayIn(session: Session, { hands = [] }: Pick<GameLink, 'hands'>) {
  let told = 0;
  return (move: string) => {
    session.replay(move);
    const hand = hands[told];
    if (hand !== undefined && session.tell(hand)) told += 1;
    return told;
  };
}

/** Opens a session after the moves of a table. If one of them is not legal, frees the session and throws. */
export function replaySession(game: GamePage, state: Start & Pick<GameLink, 'moves'>, engine: Opener) {
  const session = startSession(game, state, engine);
  const replay = replayIn(session, state);
  try {
    for (const move of state.moves) replay(move);
  } catch (error) {
    session.free();
    throw error;
  }
  return session;
}
