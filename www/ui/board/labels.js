// The accessible names of squares.

import { t } from '../../words/index.js';

/** @import { Scene } from '../../types.js' */

/**
 * The accessible name of a square: its piece, and whether it is selected, a target or movable.
 *
 * @param {Scene} scene
 * @param {string} square
 * @param {string} piece
 */
export function labelOf({ selected, targets, movable, effects }, square, piece) {
  const words = t().squares;
  const effect = effects.get(square) ?? '';
  if (square === selected) return words.selected(square, piece);
  if (targets.includes(square)) return effect === '' ? words.target(square, piece) : words.telling(square, piece, effect);
  return movable.includes(square) ? words.movable(square, piece) : words.plain(square, piece);
}
