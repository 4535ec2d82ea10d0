// Opens the session of a link: the game at its first position, or after its moves.

import { formatSetup } from './link.js';

/** @import { GamePage, Session, TableState } from '../types.js' */

/**
 * Opens sessions: the engine of the page, or the bindings directly.
 *
 * @typedef {object} Opener
 * @property {(game: string, setup: string) => Session} start
 * @property {(game: string, setup: string, position: string) => Session} open
 * @property {(game: string, view: string) => Session} watch
 */

/**
 * Opens a session at the first position of a table, or of a public view; throws if the state is invalid.
 *
 * @param {GamePage} game
 * @param {Pick<TableState, 'seed' | 'position' | 'view' | 'options' | 'playerKinds'>} state
 * @param {Opener} engine
 */
export function startSession(game, state, engine) {
  if (state.view !== undefined) return engine.watch(game.id, state.view);
  const setup = formatSetup(game, state);
  if (state.position !== null) return engine.open(game.id, setup, state.position);
  return engine.start(game.id, `seed=${state.seed ?? 0} ${setup}`);
}

/**
 * Opens a session after the moves of a table. If one of them is not legal, frees the session and throws.
 *
 * @param {GamePage} game
 * @param {Pick<TableState, 'seed' | 'position' | 'view' | 'options' | 'playerKinds' | 'moves'>} state
 * @param {Opener} engine
 */
export function replaySession(game, state, engine) {
  const session = startSession(game, state, engine);
  try {
    for (const move of state.moves) session.replay(move);
  } catch (error) {
    session.free();
    throw error;
  }
  return session;
}
