// A turn of Triboard: one tap on a cell.

/** @import { Choice } from '../../types.js' */

/**
 * @param {string[]} legal
 * @param {string[]} picks
 * @param {string} square
 * @returns {Choice}
 */
export function tap(legal, picks, square) {
  return legal.includes(square) ? { move: square } : { refused: 'No line would turn there. Pick an empty cell that ends a line of others with one of your own.' };
}

/** @param {string[]} legal */
export function picked(legal) {
  return { selected: null, targets: legal, movable: [], made: null };
}

/** A move is one tap, so nothing is ever picked. */
export function begins() {
  return true;
}
