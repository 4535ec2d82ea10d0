// How a study begins.

import { HUMAN } from '../../links/kinds.js';

/** @import { PlayerKind, TableState } from '../../types.js' */

/**
 * The game that a study begins with: nobody but its reader moves, and nothing of a game under way counts.
 *
 * @param {TableState} state
 * @param {number} players the usual number
 * @returns {TableState}
 */
export function startOf(state, players) {
  const playerKinds = /** @type {PlayerKind[]} */ (Array.from({ length: state.playerKinds?.length ?? players }, () => HUMAN));
  return { ...state, playerKinds, clock: null, match: null, ending: null };
}
