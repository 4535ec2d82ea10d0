// The registry of players: which of them sits on a seat that a link names.

import { ELSEWHERE, LEVELS, PERSON } from '../links/sitters.js';
import { Computer } from './computer.js';
import { Correspondent } from './link.js';
import { Person } from './person.js';

/** @import { Player, Sitter } from '../types.js' */
/** @import { Think } from './computer.js' */

const PLAYERS = /** @type {Record<Sitter, (think: Think) => Player>} */ (Object.fromEntries([
  [PERSON, () => new Person()],
  ...LEVELS.map((level) => [level, (/** @type {Think} */ think) => new Computer(level, think)]),
  [ELSEWHERE, () => new Correspondent()],
]));

/**
 * The player of a name in links.
 *
 * @param {Sitter} name
 * @param {Think} think how the computer asks a search
 */
export function playerOf(name, think) {
  return PLAYERS[name](think);
}
