// Resolves an address against the stored games: the game to open on the table, and whether it is transient.

import { relationOf, parseTable } from './conflicts.ts';
import { compareMatch, type MatchComparison } from '../links/match.ts';
import { asSeenFrom } from '../links/kinds.ts';
import { isForSpectators } from '../links/link.ts';
import type { GameLink } from '../links/state.ts';
import type { SavedMatch } from './storage.ts';

/** The game to open on the table. */
export interface ResolvedTable {
  /** The game to open. */
  state: GameLink;
  /** The game that was requested, which differs if a known game by link is opened instead. */
  requested: GameLink;
  /** Whether the stored game is kept until somebody plays on with this one. */
  isTransient: boolean;
  /** Whether it is the stored game. */
  isStored: boolean;
  /** The comparison with a known game by link. */
  comparison: MatchComparison | null;
  /** Whether the address has the name of a known game by link, but is another game: it is opened without the name. */
  isOtherGame: boolean;
  /** The last move, if the remote player has just played it. */
  incoming: string | null;
}

/**
 * Resolves the game to open on the table.
 *
 * @param facts.linked the state in the address
 * @param facts.isBare whether the address names only the game, so that the stored game is opened
 * @param facts.isDamaged whether parts of the address could not be parsed
 * @param facts.stored the link of the stored game
 * @param facts.matches the stored games by link
 */
export function resolveTable({
  linked,
  isBare,
  isDamaged,
  stored,
  matches,
}: {
  linked: GameLink;
  isBare: boolean;
  isDamaged: boolean;
  stored: string | null;
  matches: SavedMatch[];
}): ResolvedTable {
  const storedState = parseTable(stored, linked.game);
  // A link to the stored game opens it with everything that the link leaves out.
  const isWatched = isForSpectators(linked);
  const isStored = storedState !== null && !isWatched && (isBare || relationOf(storedState, linked) === 'same');
  const isOtherGame = matches.some(({ id, link }) => id === linked.match?.id && !parseTable(link, linked.game));
  // A damaged link must not change a game by link, nor one of another game; so it is opened without its match.
  const sound = isDamaged || isOtherGame ? { ...linked, match: null } : linked;
  const requested = isStored ? { ...storedState, at: isBare ? storedState.at : linked.at } : sound;
  const comparison = reconcile(requested, matches);
  const state = comparison?.state ?? requested;
  const isNext = comparison !== null && storedState?.match?.id === requested.match?.id;
  const incoming =
    comparison?.kind === 'new' && comparison.known < state.moves.length ? (state.moves.at(-1) ?? null) : null;
  return {
    state,
    requested,
    isTransient: isWatched || (!isBare && stored !== null && !isStored && !isNext),
    isStored,
    comparison,
    isOtherGame,
    incoming,
  };
}

/** Reconciles a link of a game by link with the stored game of the same match; null if there is none. */
function reconcile(link: GameLink, matches: SavedMatch[]): MatchComparison | null {
  const { match } = link;
  const saved = match && matches.find(({ id }) => id === match.id);
  const known = parseTable(saved?.link ?? null, link.game);
  if (!saved || !known) return null;
  const comparison = compareMatch(link, known, saved.seats);
  const { state } = comparison;
  const playerKinds = state.playerKinds && asSeenFrom(state.playerKinds, saved.seats);
  return { ...comparison, state: { ...state, playerKinds, match: { id: saved.id, from: saved.seats[0] ?? 0 } } };
}
