// Two games side by side: which of them goes on from the other, and what becomes of both where only one place is kept.

import { findGame } from '../games/index.js';
import { parseLink } from '../links/link.js';
import { formatPlayers } from '../links/kinds.js';

/** @import { TableState } from '../types.js' */

/**
 * How a game stands to another one: the same moves from the same start; fewer or more of them; other moves from the same
 * start; or another start, other options or other players.
 *
 * @typedef {'same' | 'earlier' | 'later' | 'fork' | 'other'} Relation
 */

/**
 * What a link says of a table; null where it says nothing of one, or of one of another game than is wanted.
 *
 * @param {string | null} link
 * @param {string} [game]
 */
export function stateOf(link, game) {
  const place = link === null ? null : parseLink(link, findGame);
  return place?.screen === 'table' && (game ?? place.state.game) === place.state.game ? place.state : null;
}

/**
 * How `other` stands to `game`. The ply that is shown and the time that is left are no part of a game.
 *
 * @param {TableState} game
 * @param {TableState} other
 * @returns {Relation}
 */
export function relationOf(game, other) {
  if (startOf(game) !== startOf(other) || !haveSamePlayers(game, other)) return 'other';
  const [ours, theirs] = [game.moves, other.moves];
  const shorter = Math.min(ours.length, theirs.length);
  if (ours.slice(0, shorter).some((move, ply) => theirs[ply] !== move)) return 'fork';
  if (ours.length === theirs.length) return 'same';
  return theirs.length < ours.length ? 'earlier' : 'later';
}

/**
 * What becomes of a game that has changed here, where another one may be kept by now: it is written; the kept one is shown
 * instead of it; it is written and the kept one becomes an earlier game; or it becomes an earlier game itself.
 *
 * @param {object} games
 * @param {boolean} games.isKnown whether what is kept is what this page has kept or read last
 * @param {TableState | null} games.known what this page has kept or read last
 * @param {TableState | null} games.kept
 * @param {TableState} games.mine
 * @param {boolean} games.isNew whether it has just taken the place of another game
 * @param {boolean} games.isPersons whether a person has changed it, and not the computer alone
 * @returns {'write' | 'adopt' | 'displace' | 'yield'}
 */
export function keeping({ isKnown, known, kept, mine, isNew, isPersons }) {
  if (kept === null) return 'write';
  const relation = relationOf(mine, kept);
  const displace = kept.moves.length > 0 ? 'displace' : 'write';
  if (isNew) return relation === 'same' || relation === 'earlier' ? 'write' : displace;
  if (isKnown || relation === 'same' || relation === 'earlier') return 'write';
  if (relation === 'later') return 'adopt';
  if (isPersons) return displace;
  // Two computers have answered the same game: one answer is as good as the other.
  const isAnswered = relation === 'fork' && known !== null && relationOf(known, kept) === 'later';
  return isAnswered || mine.moves.length === 0 ? 'adopt' : 'yield';
}

/**
 * What becomes of the game that is shown here, where another page has kept one in its place: nothing; the other one is shown;
 * this one stays on the screen, apart from the kept one; or it has to be kept once more, in the place of the other one or as an
 * earlier game.
 *
 * @param {object} games
 * @param {TableState | null} games.kept
 * @param {TableState} games.mine
 * @param {boolean} games.isApart whether this one was not the kept one before
 * @param {boolean} games.isOverwritten whether the other page did not know this one when it kept its own
 * @param {boolean} games.isShelved whether this one is among the earlier games
 * @returns {'nothing' | 'adopt' | 'apart' | 'write' | 'shelve'}
 */
export function hearing({ kept, mine, isApart, isOverwritten, isShelved }) {
  if (kept === null) return 'nothing';
  const relation = relationOf(mine, kept);
  if (relation === 'same' || relation === 'later') return 'adopt';
  if (isApart) return 'nothing';
  if (mine.moves.length === 0) return 'adopt';
  if (isOverwritten) return relation === 'earlier' ? 'write' : 'shelve';
  // A move that was taken back there is taken back here, unless the game was cleared away.
  return relation === 'other' || isShelved ? 'apart' : 'adopt';
}

/** @param {TableState} state */
function startOf({ game, seed, position, options, clock, match }) {
  const time = clock && [clock.base, clock.increment];
  return JSON.stringify([game, seed, position, Object.entries(options).sort(), time, match?.id ?? null]);
}

/**
 * Whether the same sit at two tables, as links say it: a person elsewhere is a person.
 *
 * @param {TableState} one
 * @param {TableState} other
 */
function haveSamePlayers(one, other) {
  if (one.playerKinds === null || other.playerKinds === null) return true;
  return formatPlayers(one.playerKinds) === formatPlayers(other.playerKinds);
}
