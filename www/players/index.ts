// The registry of players: creates the player of a kind.

import { REMOTE, LEVELS, HUMAN, type PlayerKind } from '../links/kinds.ts';
import { Computer, type Search } from './computer.ts';
import { RemotePlayer } from './remote.ts';
import { LocalPlayer } from './local.ts';
import type { Player } from './player.ts';

const PLAYERS = Object.fromEntries([
  [HUMAN, () => new LocalPlayer()],
  ...LEVELS.map((level) => [level, (search: Search) => new Computer(level, search)]),
  [REMOTE, () => new RemotePlayer()],
]) as Record<PlayerKind, (search: Search) => Player>;

/**
 * Creates a player.
 *
 * @param search searches for the moves of computers
 */
export function playerOf(kind: PlayerKind, search: Search) {
  return PLAYERS[kind](search);
}
