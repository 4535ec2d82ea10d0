// The registry of players: which of them sits on a seat that a link names.

import { REMOTE, LEVELS, HUMAN } from '../links/kinds.js';
import { Computer } from './computer.js';
import { RemotePlayer } from './remote.js';
import { LocalPlayer } from './local.js';

/** @import { Player, PlayerKind } from '../types.js' */
/** @import { Search } from './computer.js' */

const PLAYERS = /** @type {Record<PlayerKind, (think: Search) => Player>} */ (Object.fromEntries([
  [HUMAN, () => new LocalPlayer()],
  ...LEVELS.map((level) => [level, (/** @type {Search} */ think) => new Computer(level, think)]),
  [REMOTE, () => new RemotePlayer()],
]));

/**
 * The player of a name in links.
 *
 * @param {PlayerKind} name
 * @param {Search} think how the computer asks a search
 */
export function playerOf(name, think) {
  return PLAYERS[name](think);
}
