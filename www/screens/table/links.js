// The links to a table, and whether they reveal hidden information.

import { isSecret } from '../../game/hands.js';
import { formatLink, reviewLink } from '../../links/link.js';

/** @import { TableLink } from '../../links/address.js' */
/** @import { Play } from '../../game/play.js' */

/**
 * The link to the table, and whether it reveals hidden information.
 *
 * @param {Pick<Play, 'state' | 'sight'>} play
 * @returns {TableLink}
 */
export function tableLink({ state, sight }) {
  return { link: formatLink(state), isSecret: isSecret(sight) };
}

/**
 * The link to the review of the game.
 *
 * @param {Pick<Play, 'state' | 'sight'>} play
 * @returns {TableLink}
 */
export function reviewOf({ state, sight }) {
  return { link: reviewLink(state), isSecret: isSecret(sight) };
}

/**
 * The link for spectators.
 *
 * @param {Pick<Play, 'publicState'>} play
 */
export function publicLink({ publicState }) {
  return formatLink(publicState);
}

/**
 * The address of the embed builder for this table; for a new game if the table is secret.
 *
 * @param {Pick<Play, 'state' | 'sight' | 'publicState'>} play
 */
export function builderLink({ state, sight, publicState }) {
  const isNew = state.moves.length === 0 && state.position === null;
  const shared = !isSecret(sight) ? state : isNew ? { ...state, seed: null, match: null } : publicState;
  return formatLink(shared).replace(`#/${state.game}`, `#/${state.game}/embed`);
}

/**
 * The link of the game as a study. Only a game that hides nothing has one.
 *
 * @param {Pick<Play, 'state'>} play
 */
export function studyLink({ state }) {
  return formatLink({ ...state, clock: null, ending: null, match: null }).replace(`#/${state.game}`, `#/${state.game}/study`);
}

/**
 * The link of the position alone; null when a position would reveal hands.
 *
 * @param {Pick<Play, 'state' | 'sight'>} play
 */
export function positionLink({ state, sight: { game, snapshot } }) {
  if (game.hands) return null;
  // A resignation belongs to the game, not to the position; the position alone can be played on from.
  return formatLink({ ...state, seed: null, position: snapshot.position, moves: [], clock: null, ending: null, match: null, at: null });
}
