// The kinds of players, as links and storage write them.

import { LEVELS } from '../core/levels.js';

/** @import { PlayerKind } from '../types.js' */

export { LEVELS };

/** A person at this board. */
export const HUMAN = 'human';
/** A person whose moves come by link; in a link itself such a player is `human`. */
export const REMOTE = 'friend';
/** The kinds of players in links, in the order in which they are offered. */
export const PLAYER_KINDS = /** @type {const} */ ([HUMAN, ...LEVELS]);
/** All kinds of players, including remote ones. */
export const ALL_PLAYER_KINDS = /** @type {const} */ ([...PLAYER_KINDS, REMOTE]);

/**
 * Whether a player is the computer.
 *
 * @param {PlayerKind | undefined} kind
 * @returns {kind is typeof LEVELS[number]}
 */
export function isLevel(kind) {
  return LEVELS.some((level) => level === kind);
}

/**
 * The seats of the persons at this board.
 *
 * @param {readonly PlayerKind[]} playerKinds
 */
export function seatsHere(playerKinds) {
  return playerKinds.flatMap((kind, seat) => (kind === HUMAN ? [seat] : []));
}

/**
 * Whether a player is remote.
 *
 * @param {readonly PlayerKind[]} playerKinds
 */
export function isByLink(playerKinds) {
  return playerKinds.includes(REMOTE);
}

/**
 * The kinds of players as seen from some seats: persons on the other seats are remote.
 *
 * @param {readonly PlayerKind[]} playerKinds
 * @param {number[]} seats
 * @returns {PlayerKind[]}
 */
export function asSeenFrom(playerKinds, seats) {
  return playerKinds.map((kind, seat) => (kind === HUMAN && !seats.includes(seat) ? REMOTE : kind));
}

/**
 * Formats the kinds of players for a link: a remote player is written as a person.
 *
 * @param {readonly PlayerKind[]} playerKinds
 */
export function formatPlayers(playerKinds) {
  return playerKinds.map((kind) => (kind === REMOTE ? HUMAN : kind)).join();
}
