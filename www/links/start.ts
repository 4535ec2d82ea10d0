// The state of a table that begins at a position, without a clock.

import type { GamePage } from '../games/page.ts';
import type { PlayerKind } from './kinds.ts';
import type { GameLink } from './state.ts';

/** The state after moves from a position. */
export function stateAt(game: GamePage, position: string, playerKinds: PlayerKind[], moves: string[] = []): GameLink {
  return { game: game.id, seed: 0, position, moves, playerKinds, options: {}, clock: null, match: null, at: null };
}
