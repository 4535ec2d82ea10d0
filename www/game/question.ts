// The request for a search: what the player to move may know, and no more.

import { searchSeed } from './hands.ts';
import { formatSetup } from '../links/link.ts';
import type { GamePage } from '../games/page.ts';
import type { GameLink } from '../links/state.ts';
import type { PlayerView } from './player.ts';
import type { GameRecord } from './record.ts';
import type { TableSnapshot } from './snapshot.ts';

/**
 * @param snapshot of the record
 * @param start how the game began
 */
export function questionOf(
  game: GamePage,
  record: GameRecord,
  { moves, toMove }: Pick<TableSnapshot, 'moves' | 'toMove'>,
  { seed, ...start }: Pick<GameLink, 'options' | 'playerKinds'> & { seed: number },
): PlayerView {
  const { first, ply } = record;
  const { id, hands } = game;
  const setup = formatSetup(game, start);
  // Each turn of each game has its own seed, the same on every device.
  if (hands) return { game: id, setup, view: record.view(toMove ?? 0), moves: [], seed: searchSeed(seed, ply) };
  return { game: id, setup, view: first, moves: moves.slice(0, ply), seed: (seed + ply * 0x9e3779b1) % 2 ** 53 };
}
