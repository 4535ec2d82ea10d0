// The registry of players: creates the player of a kind.

import { REMOTE, LEVELS, HUMAN } from '../links/kinds.js';
import { Computer } from './computer.js';
import { RemotePlayer } from './remote.js';
import { LocalPlayer } from './local.js';

/** @import { Player, PlayerKind } from '../types.js' */
/** @import { Search } from './computer.js' */

const PLAYERS = /** @type {Record<PlayerKind, (search: Search) => Player>} */ (Object.fromEntries([
  [HUMAN, () => new LocalPlayer()],
  ...LEVELS.map((level) => [level, (/** @type {Search} */ search) => new Computer(level, search)]),
  [REMOTE, () => new RemotePlayer()],
]));

/**
 * Creates a player.
 *
 * @param {PlayerKind} kind
 * @param {Search} search searches for the moves of computers
 */
export function playerOf(kind, search) {
  return PLAYERS[kind](search);
}
