// The request for a search: what the player to move may know, and no more.

import { searchSeed } from './hands.js';
import { formatSetup } from '../links/link.js';

/** @import { GameRecord } from './record.js' */
/** @import { GamePage, PlayerView, TableSnapshot, TableState } from '../types.js' */

/**
 * @param {GamePage} game
 * @param {GameRecord} record
 * @param {Pick<TableSnapshot, 'moves' | 'toMove'>} snapshot of the record
 * @param {Pick<TableState, 'options' | 'playerKinds'> & { seed: number }} start how the game began
 * @returns {PlayerView}
 */
export function questionOf(game, record, { moves, toMove }, { seed, ...start }) {
  const { first, ply } = record;
  const { id, hands } = game;
  const setup = formatSetup(game, start);
  // Each turn of each game has its own seed, the same on every device.
  if (hands) return { game: id, setup, view: record.view(toMove ?? 0), moves: [], seed: searchSeed(seed, ply) };
  return { game: id, setup, view: first, moves: moves.slice(0, ply), seed: (seed + ply * 0x9e3779b1) % 2 ** 53 };
}
