// The links of what is on a table, and what each of them tells.

import { isSecret } from '../../game/hands.js';
import { formatLink } from '../../links/link.js';

/** @import { Way } from '../../links/address.js' */
/** @import { Play } from '../../game/play.js' */

/**
 * The way to what is on the table: its link, and whether that tells what nobody may see yet.
 *
 * @param {Pick<Play, 'state' | 'sight'>} play
 * @returns {Way}
 */
export function wayOf({ state, sight }) {
  return { link: formatLink(state), isSecret: isSecret(sight) };
}

/**
 * The link with which somebody looks on.
 *
 * @param {Pick<Play, 'publicState'>} play
 */
export function publicLink({ publicState }) {
  return formatLink(publicState);
}

/**
 * The address where the board is made ready for somebody's own page; a new game's where this one is secret.
 *
 * @param {Pick<Play, 'state' | 'sight' | 'publicState'>} play
 */
export function builderLink({ state, sight, publicState }) {
  const isNew = state.moves.length === 0 && state.position === null;
  const told = !isSecret(sight) ? state : isNew ? { ...state, seed: null, match: null } : publicState;
  return formatLink(told).replace(`#/${state.game}`, `#/${state.game}/embed`);
}

/**
 * The link of the position alone; null where a position would show hands.
 *
 * @param {Pick<Play, 'state' | 'sight'>} play
 */
export function positionLink({ state, sight: { game, snapshot } }) {
  if (game.hands) return null;
  return formatLink({ ...state, seed: null, position: snapshot.position, moves: [], clock: null, match: null, at: null });
}
