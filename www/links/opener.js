// Opening what a link says: the game at its first position, or after its moves.

import { formatSetup } from './link.js';

/** @import { GamePage, Session, TableState } from '../types.js' */

/**
 * What opens games: the page's engine, or the bindings alone.
 *
 * @typedef {object} Opener
 * @property {(game: string, setup: string) => Session} start
 * @property {(game: string, setup: string, position: string) => Session} open
 * @property {(game: string, view: string) => Session} watch
 */

/**
 * A session at the first position of a table, or one to look on at; throws where that is none of the game.
 *
 * @param {GamePage} game
 * @param {Pick<TableState, 'seed' | 'position' | 'view' | 'options' | 'playerKinds'>} state
 * @param {Opener} engine
 */
export function sessionOf(game, state, engine) {
  if (state.view !== undefined) return engine.watch(game.id, state.view);
  const setup = formatSetup(game, state);
  if (state.position !== null) return engine.open(game.id, setup, state.position);
  return engine.start(game.id, `seed=${state.seed ?? 0} ${setup}`);
}

/**
 * A session after the moves of a table; throws where one of them is not legal, and holds nothing of the engine then.
 *
 * @param {GamePage} game
 * @param {Pick<TableState, 'seed' | 'position' | 'view' | 'options' | 'playerKinds' | 'moves'>} state
 * @param {Opener} engine
 */
export function playedSession(game, state, engine) {
  const session = sessionOf(game, state, engine);
  try {
    for (const move of state.moves) session.replay(move);
  } catch (error) {
    session.free();
    throw error;
  }
  return session;
}
