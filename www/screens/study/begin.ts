// How a study begins.

import { HUMAN, type PlayerKind } from '../../links/kinds.ts';
import type { GameLink } from '../../links/state.ts';

/**
 * The game that a study begins with: nobody but its reader moves, and nothing of a game under way counts.
 *
 * @param players the usual number
 */
export function startOf(state: GameLink, players: number): GameLink {
  const playerKinds = Array.from({ length: state.playerKinds?.length ?? players }, () => HUMAN) as PlayerKind[];
  return { ...state, playerKinds, clock: null, match: null, ending: null };
}
