// Who sits on a seat, as links and storage write it.

/** @import { PlayerKind } from '../types.js' */

/** Somebody who plays on this board. */
export const HUMAN = 'human';
/** Somebody whose moves come by link; links themselves never say so. */
export const REMOTE = 'friend';
/** The computer's levels, weakest first. */
export const LEVELS = /** @type {const} */ (['beginner', 'easy', 'medium', 'hard', 'master']);
/** Who can sit on a seat as links say it, in the order in which they are offered. */
export const PLAYER_KINDS = /** @type {const} */ ([HUMAN, ...LEVELS]);
/** The same, and who plays by link. */
export const ALL_PLAYER_KINDS = /** @type {const} */ ([...PLAYER_KINDS, REMOTE]);

/**
 * Whether the computer sits on a seat.
 *
 * @param {PlayerKind | undefined} kind
 * @returns {kind is typeof LEVELS[number]}
 */
export function isLevel(kind) {
  return LEVELS.some((level) => level === kind);
}

/**
 * The seats that are played on this board.
 *
 * @param {readonly PlayerKind[]} playerKinds
 */
export function seatsHere(playerKinds) {
  return playerKinds.flatMap((kind, seat) => (kind === HUMAN ? [seat] : []));
}

/**
 * Whether somebody plays by link.
 *
 * @param {readonly PlayerKind[]} playerKinds
 */
export function isByLink(playerKinds) {
  return playerKinds.includes(REMOTE);
}

/**
 * Who sits where as it is seen from some seats: people on the others play elsewhere.
 *
 * @param {readonly PlayerKind[]} playerKinds
 * @param {number[]} seats
 * @returns {PlayerKind[]}
 */
export function asSeenFrom(playerKinds, seats) {
  return playerKinds.map((kind, seat) => (kind === HUMAN && !seats.includes(seat) ? REMOTE : kind));
}

/**
 * Who sits where as a link tells it: who is elsewhere here is a person there.
 *
 * @param {readonly PlayerKind[]} playerKinds
 */
export function formatPlayers(playerKinds) {
  return playerKinds.map((kind) => (kind === REMOTE ? HUMAN : kind)).join();
}
