// Games by link: who sits where, and what a link that comes in means for the game as it is known here.

import { HUMAN, isByLink, seatsHere } from './kinds.js';

/** @import { Match, PlayerKind, TableState } from '../types.js' */

/** How many letters the name of a game has: too many to be met twice. */
const LETTERS = 10;

/**
 * What comes of a link: the game to show, with how many of its moves were known; and where the game here stands
 * otherwise than in the link, from which move on (counted from 1), or after how many.
 *
 * @typedef {{ kind: 'new', state: TableState, known: number }
 *   | { kind: 'older', state: TableState, ply: number }
 *   | { kind: 'other', state: TableState, move: number }} Meeting
 */

/**
 * A new game by link where somebody sits elsewhere; null where nobody does.
 *
 * @param {PlayerKind[]} playerKinds
 * @returns {Match | null}
 */
export function matchOf(playerKinds) {
  return isByLink(playerKinds) ? { id: newName(), from: seatsHere(playerKinds)[0] ?? 0 } : null;
}

/** A name for a new game. */
function newName() {
  const digits = crypto.getRandomValues(new Uint32Array(LETTERS));
  return Array.from(digits, (digit) => (digit % 36).toString(36)).join('');
}

/**
 * The seat of whoever opens a game by link that they do not know yet: that of the next player to move who is not the
 * one who sent it.
 *
 * @param {TableState} state
 * @param {number | null} toMove
 * @param {number} players
 */
export function seatOfReader({ match, playerKinds }, toMove, players) {
  const from = match?.from ?? 0;
  const isFree = (/** @type {number} */ seat) => seat !== from && (playerKinds?.[seat] ?? HUMAN) === HUMAN;
  const seats = Array.from({ length: players }, (_, n) => ((toMove ?? from + 1) + n) % players);
  return seats.find(isFree) ?? from;
}

/**
 * What a link means for a game that is known.
 *
 * @param {TableState} link
 * @param {TableState} known
 * @returns {Meeting}
 */
export function meet(link, known) {
  const [theirs, ours] = [link.moves, known.moves];
  const common = ours.findIndex((move, n) => theirs[n] !== move);
  const isSameStart = link.seed === known.seed && link.position === known.position;
  if (isSameStart && common < 0) return { kind: 'new', state: link, known: ours.length };
  if (isSameStart && common === theirs.length) return { kind: 'older', state: known, ply: theirs.length };
  return { kind: 'other', state: known, move: isSameStart ? common + 1 : 1 };
}
