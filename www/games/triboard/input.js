// Input of a Triboard move: one tap on a cell.

import { t } from './words/index.js';

/** @import { Choice } from '../../types.js' */

/**
 * The result of a tap on a cell.
 *
 * @param {string[]} legal
 * @param {string[]} picks
 * @param {string} square
 * @returns {Choice}
 */
export function tap(legal, picks, square) {
  return legal.includes(square) ? { move: square } : { refused: t().refused };
}

/**
 * What the board shows: the legal cells as targets.
 *
 * @param {string[]} legal
 */
export function selection(legal) {
  return { selected: null, targets: legal, movable: [], partial: null };
}

/** A move is one tap, so there are never any picks. */
export function matchesPicks() {
  return true;
}
