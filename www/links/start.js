// The state of a table that begins at a position, without a clock.

/** @import { GamePage, PlayerKind, TableState } from '../types.js' */

/**
 * The state after moves from a position.
 *
 * @param {GamePage} game
 * @param {string} position
 * @param {PlayerKind[]} playerKinds
 * @param {string[]} [moves]
 * @returns {TableState}
 */
export function stateAt(game, position, playerKinds, moves = []) {
  return { game: game.id, seed: 0, position, moves, playerKinds, options: {}, clock: null, match: null, at: null };
}
