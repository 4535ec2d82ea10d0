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
}

/** Opens a session at the first position of a table, or of a public view; throws if the state is invalid. */
export function startSession(
  game: GamePage,
  state: Pick<GameLink, 'seed' | 'position' | 'view' | 'options' | 'playerKinds'>,
  engine: Opener,
) {
  if (state.view !== undefined) return engine.watch(game.id, state.view);
  const setup = formatSetup(game, state);
  if (state.position !== null) return engine.open(game.id, setup, state.position);
  return engine.start(game.id, `seed=${state.seed ?? 0} ${setup}`);
}

/** Opens a session after the moves of a table. If one of them is not legal, frees the session and throws. */
export function replaySession(
  game: GamePage,
  state: Pick<GameLink, 'seed' | 'position' | 'view' | 'options' | 'playerKinds' | 'moves'>,
  engine: Opener,
) {
  const session = startSession(game, state, engine);
  try {
    for (const move of state.moves) session.replay(move);
  } catch (error) {
    session.free();
    throw error;
  }
  return session;
}
