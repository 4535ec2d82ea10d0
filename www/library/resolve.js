// Resolves an address against the stored games: the game to open on the table, and whether it is transient.

import { relationOf, parseTable } from './conflicts.js';
import { compareMatch } from '../links/match.js';
import { asSeenFrom } from '../links/kinds.js';

/** @import { MatchComparison } from '../links/match.js' */
/** @import { SavedMatch } from './storage.js' */
/** @import { TableState } from '../types.js' */

/**
 * The game to open on the table.
 *
 * @typedef {object} ResolvedTable
 * @property {TableState} state the game to open
 * @property {TableState} requested the game that was requested, which differs if a known game by link is opened instead
 * @property {boolean} isTransient whether the stored game is kept until somebody plays on with this one
 * @property {MatchComparison | null} comparison the comparison with a known game by link
 * @property {boolean} isOtherGame whether the address has the name of a known game by link, but is another game: it is opened without the name
 * @property {string | null} incoming the last move, if the remote player has just played it
 */

/**
 * Resolves the game to open on the table.
 *
 * @param {object} facts
 * @param {TableState} facts.linked the state in the address
 * @param {boolean} facts.isBare whether the address names only the game, so that the stored game is opened
 * @param {boolean} facts.isDamaged whether parts of the address could not be parsed
 * @param {string | null} facts.stored the link of the stored game
 * @param {SavedMatch[]} facts.matches the stored games by link
 * @returns {ResolvedTable}
 */
export function resolveTable({ linked, isBare, isDamaged, stored, matches }) {
  const storedState = parseTable(stored, linked.game);
  // A link to the stored game opens it with everything that the link leaves out.
  const isWatched = linked.view !== undefined;
  const isStored = storedState !== null && !isWatched && (isBare || relationOf(storedState, linked) === 'same');
  const isOtherGame = matches.some(({ id, link }) => id === linked.match?.id && gameOf(link) !== linked.game);
  // A damaged link must not change a game by link, nor one of another game; so it is opened without its match.
  const sound = isDamaged || isOtherGame ? { ...linked, match: null } : linked;
  const requested = isStored ? { ...storedState, at: isBare ? storedState.at : linked.at } : sound;
  const comparison = reconcile(requested, matches);
  const state = comparison?.state ?? requested;
  const isNext = comparison !== null && storedState?.match?.id === requested.match?.id;
  const incoming = comparison?.kind === 'new' && comparison.known < state.moves.length ? (state.moves.at(-1) ?? null) : null;
  return { state, requested, isTransient: isWatched || (!isBare && stored !== null && !isStored && !isNext), comparison, isOtherGame, incoming };
}

/** @param {string} link */
const gameOf = (link) => /^#\/(\w+)/.exec(link)?.[1];

/**
 * Reconciles a link of a game by link with the stored game of the same match; null if there is none.
 *
 * @param {TableState} link
 * @param {SavedMatch[]} matches
 * @returns {MatchComparison | null}
 */
function reconcile(link, matches) {
  const { match } = link;
  const saved = match && matches.find(({ id }) => id === match.id);
  const known = parseTable(saved?.link ?? null, link.game);
  if (!saved || !known) return null;
  const comparison = compareMatch(link, known, saved.seats);
  const { state } = comparison;
  const playerKinds = state.playerKinds && asSeenFrom(state.playerKinds, saved.seats);
  return { ...comparison, state: { ...state, playerKinds, match: { id: saved.id, from: saved.seats[0] ?? 0 } } };
}
