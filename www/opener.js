// Opening what a link says: the game at its first position, before any move.

import { formatSetup } from './link.js';

/** @import { GamePage, Session, TableState } from './types.js' */

/**
 * What opens games: the page's engine, or the bindings alone.
 *
 * @typedef {{ start(game: string, setup: string): Session, open(game: string, setup: string, position: string): Session }} Opener
 */

/**
 * A session at the first position of a table; throws where that is none of the game.
 *
 * @param {GamePage} game
 * @param {Pick<TableState, 'seed' | 'position' | 'options' | 'sitters'>} state
 * @param {Opener} engine
 */
export function sessionOf(game, state, engine) {
  const setup = formatSetup(game, state);
  if (state.position !== null) return engine.open(game.id, setup, state.position);
  return engine.start(game.id, `seed=${state.seed ?? 0} ${setup}`);
}
