// What a game from another device may do to the one of the same match that is kept here.

import { parseTable, relationOf } from '../../library/conflicts.ts';
import { savedMatch, saveMatch } from '../../library/storage.ts';
import { isUndealt } from '../../links/live/deal.ts';
import type { GameLink } from '../../links/state.ts';

/** The game of a match that is kept here, and the seats that are played here; null for none. */
export function keptGame({ match }: GameLink) {
  const saved = savedMatch(match?.id);
  const game = parseTable(saved?.link ?? null);
  return saved && game && { game, seats: saved.seats };
}

/**
 * Keeps a game with the seats that are played here, which its link does not say. What was played here stays: the link
 * is compared with it, and does not change its time.
 */
export function keepInvited(game: GameLink, seats: number[]) {
  if (game.match && !keptGame(game)?.seats.length) saveMatch(game.match.id, game, seats);
}

/**
 * Why a game can't be taken over in some seats: another one is kept under its id, or it is played here in other seats,
 * which would make these the other device's. Null if it can.
 *
 * @param seats the seats that would be played here; none to watch
 */
export function keptFault(game: GameLink, seats: readonly number[]) {
  const kept = keptGame(game);
  if (!kept) return null;
  // Whoever is invited before the hands are dealt may know them from before.
  const compared = isUndealt(game) ? { ...kept.game, seed: null, view: undefined, hands: undefined } : kept.game;
  if (relationOf(compared, game) === 'other') return 'otherGame';
  return kept.seats.length === 0 || String(kept.seats) === String(seats) ? null : 'playedHere';
}
