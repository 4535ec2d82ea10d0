// Input of a Reversi move: one tap on a square.

import { visits } from './notation.js';
import { t } from './words/index.js';

/** @import { Choice } from '../../types.js' */

/**
 * @param {string[]} legal
 * @param {string[]} _picks
 * @param {string} square
 * @returns {Choice}
 */
export function tap(legal, _picks, square) {
  return legal.includes(square) ? { move: square } : { refused: t().refused };
}

/** @param {string[]} legal */
export function selection(legal) {
  return { selected: null, targets: legal.flatMap(visits), movable: [], partial: null };
}

/** A move is one tap, so there are never any picks. */
export function matchesPicks() {
  return true;
}
