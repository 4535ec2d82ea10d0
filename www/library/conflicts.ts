// Compares two games, and resolves conflicts between the game of this tab and the stored one.

import { findGame } from '../games/index.ts';
import { parseLink } from '../links/link.ts';
import { formatPlayers } from '../links/kinds.ts';
import { withoutDeal } from '../links/match.ts';
import type { GameLink } from '../links/state.ts';

/**
 * The relation of a game to another one: the same moves from the same start; fewer or more of them; other moves from
 * the same start; or another start, other options or other players.
 */
type Relation = 'same' | 'earlier' | 'later' | 'fork' | 'other';

/** The number of tables that are kept with their links: more than the hall shows. */
const MAX_PARSED = 100;
/** The tables of the links that were parsed last, since a move compares the same games several times. */
const parsed = new Map<string | null, GameLink | null>();

/**
 * The table of a link; null if the link leads to no table, or to a table of another game than the given one. Every
 * caller gets the same one, and changes nothing in it.
 */
export function parseTable(link: string | null, game?: string) {
  if (link !== null && !parsed.has(link)) {
    const place = parseLink(link, findGame);
    if (parsed.size === MAX_PARSED) parsed.clear();
    parsed.set(link, place.screen === 'table' ? place.state : null);
  }
  const state = parsed.get(link);
  return state && (game ?? state.game) === state.game ? state : null;
}

/**
 * The relation of `other` to `game`. The shown ply and the remaining time are ignored, and so is the seed beside a link
 * of a game under way that has none.
 */
export function relationOf(game: GameLink, other: GameLink): Relation {
  const isSeedless = [game, other].some(
    ({ seed, position, moves }) => seed === null && (position !== null || moves.length > 0),
  );
  const seed = isSeedless ? { seed: null } : {};
  const [start, otherStart] = withoutDeal(game, other).map((link) => startOf({ ...link, ...seed }));
  if (start !== otherStart || !haveSamePlayers(game, other)) return 'other';
  const [ours, theirs] = [game.moves, other.moves];
  const shorter = Math.min(ours.length, theirs.length);
  if (ours.slice(0, shorter).some((move, ply) => theirs[ply] !== move)) return 'fork';
  if (ours.length === theirs.length) {
    // A game that players have ended goes on from the same moves.
    const [isOurs, isTheirs] = [game, other].map(({ ending = null }) => ending !== null);
    return isOurs === isTheirs ? 'same' : isTheirs ? 'later' : 'earlier';
  }
  return theirs.length < ours.length ? 'earlier' : 'later';
}

/**
 * Resolves the save of a game: `save` it; `load` the stored game instead; `replace` the stored game, which is archived;
 * or `archive` the game itself.
 *
 * @param games.isKnown whether the stored text is the last one that this tab has written or read
 * @param games.known the last game that this tab has written or read
 * @param games.stored the stored game
 * @param games.own the game of this tab
 * @param games.isNew whether the game has just replaced another one
 * @param games.isPlayed whether a person has changed the game, not only the computer
 */
export function resolveSave({
  isKnown,
  known,
  stored,
  own,
  isNew,
  isPlayed,
}: {
  isKnown: boolean;
  known: GameLink | null;
  stored: GameLink | null;
  own: GameLink;
  isNew: boolean;
  isPlayed: boolean;
}): 'save' | 'load' | 'replace' | 'archive' {
  if (stored === null || (isKnown && !isNew)) return 'save';
  const relation = relationOf(own, stored);
  const replace = stored.moves.length > 0 ? 'replace' : 'save';
  if (isNew) return relation === 'same' || relation === 'earlier' ? 'save' : replace;
  if (relation === 'same' || relation === 'earlier') return 'save';
  if (relation === 'later') return 'load';
  if (isPlayed) return replace;
  // In both tabs the computer has answered the same move: either answer will do.
  const isAnswered = relation === 'fork' && known !== null && relationOf(known, stored) === 'later';
  return isAnswered || own.moves.length === 0 ? 'load' : 'archive';
}

/**
 * Resolves the save of another tab: `ignore` it; `load` the stored game; `detach` the game on the screen from the
 * stored one; `save` the game on the screen again; or `archive` it.
 *
 * @param games.stored the stored game
 * @param games.own the game of this tab
 * @param games.isDetached whether the game of this tab was detached before
 * @param games.isOverwritten whether the other tab had not seen the game of this tab
 * @param games.isArchived returns whether the game of this tab is archived
 */
export function resolveRemote({
  stored,
  own,
  isDetached,
  isOverwritten,
  isArchived,
}: {
  stored: GameLink | null;
  own: GameLink;
  isDetached: boolean;
  isOverwritten: boolean;
  isArchived: () => boolean;
}): 'ignore' | 'load' | 'detach' | 'save' | 'archive' {
  if (stored === null) return 'ignore';
  const relation = relationOf(own, stored);
  if (relation === 'same' || relation === 'later') return 'load';
  if (isDetached) return 'ignore';
  if (own.moves.length === 0) return 'load';
  if (isOverwritten) return relation === 'earlier' ? 'save' : 'archive';
  // A move undone in the other tab is undone here, too, unless the game was archived there.
  return relation === 'other' || isArchived() ? 'detach' : 'load';
}

function startOf({ game, seed, position, view = '', options, clock, match }: GameLink) {
  const time = clock && [clock.base, clock.increment];
  return JSON.stringify([game, seed, position, view, Object.entries(options).sort(), time, match?.id ?? null]);
}

/** Whether two tables have the same players as links write them, where a remote person is a person. */
function haveSamePlayers(one: GameLink, other: GameLink) {
  if (one.playerKinds === null || other.playerKinds === null) return true;
  return formatPlayers(one.playerKinds) === formatPlayers(other.playerKinds);
}
