// What a game from another device may do to the one of the same match that is kept here.

import { parseTable, relationOf } from '../../library/conflicts.ts';
import { savedMatch } from '../../library/storage.ts';
import { isUndealt } from '../../links/live/deal.ts';
import type { GameLink } from '../../links/state.ts';

/** The game of a match that is kept here; null for none. */
export function keptGame(game: GameLink) {
  return keptMatch(game)?.kept ?? null;
}

/** The game of a match that is kept here, and the seats that are played here; null for none. */
export function keptMatch({ match }: GameLink) {
  const saved = savedMatch(match?.id);
  const kept = saved ? parseTable(saved.link) : null;
  return saved && kept ? { seats: saved.seats, kept } : null;
}

/**
 * Why a game can't be taken over in some seats: another one is kept under its id, or it is played here in other seats,
 * which would make these the other device's. Null if it can.
 *
 * @param seats the seats that would be played here; none to watch
 */
export function keptFault(game: GameLink, seats: readonly number[]) {
  const match = keptMatch(game);
  if (match === null) return null;
  const { kept, seats: here } = match;
  // Whoever is invited before the hands are dealt may know them from before.
  const compared = isUndealt(game) ? { ...kept, seed: null, view: undefined, hands: undefined } : kept;
  if (relationOf(compared, game) === 'other') return 'otherGame';
  return here.length === 0 || String(here) === String(seats) ? null : 'playedHere';
}
