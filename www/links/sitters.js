// Who sits on a seat, as links and storage write it.

/** @import { Sitter } from '../types.js' */

/** Somebody who plays on this board. */
export const PERSON = 'human';
/** Somebody whose moves come by link; links themselves never say so. */
export const ELSEWHERE = 'friend';
/** The computer's levels, weakest first. */
export const LEVELS = /** @type {const} */ (['beginner', 'easy', 'medium', 'hard', 'master']);
/** Who can sit on a seat as links say it, in the order in which they are offered. */
export const SITTERS = /** @type {const} */ ([PERSON, ...LEVELS]);
/** The same, and who plays by link. */
export const ALL_SITTERS = /** @type {const} */ ([...SITTERS, ELSEWHERE]);

/**
 * Whether the computer sits on a seat.
 *
 * @param {Sitter | undefined} sitter
 * @returns {sitter is typeof LEVELS[number]}
 */
export function isLevel(sitter) {
  return LEVELS.some((level) => level === sitter);
}

/**
 * The seats that are played on this board.
 *
 * @param {readonly Sitter[]} sitters
 */
export function seatsHere(sitters) {
  return sitters.flatMap((sitter, seat) => (sitter === PERSON ? [seat] : []));
}

/**
 * Whether somebody plays by link.
 *
 * @param {readonly Sitter[]} sitters
 */
export function isByLink(sitters) {
  return sitters.includes(ELSEWHERE);
}

/**
 * Who sits where as it is seen from some seats: people on the others play elsewhere.
 *
 * @param {readonly Sitter[]} sitters
 * @param {number[]} seats
 * @returns {Sitter[]}
 */
export function seenFrom(sitters, seats) {
  return sitters.map((sitter, seat) => (sitter === PERSON && !seats.includes(seat) ? ELSEWHERE : sitter));
}

/**
 * Who sits where as a link tells it: who is elsewhere here is a person there.
 *
 * @param {readonly Sitter[]} sitters
 */
export function sittersText(sitters) {
  return sitters.map((sitter) => (sitter === ELSEWHERE ? PERSON : sitter)).join();
}
