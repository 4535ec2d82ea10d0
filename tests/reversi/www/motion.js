// The motion of a Reversi move: the new disc appears, and the discs between fade into the other colour.

import { easeOut } from '../../ui/board/animate.js';
import { placeOf } from '../../ui/board/geometry.js';
import { changedSquares, pieces } from './notation.js';

/** @import { Frame, Motion } from '../../types.js' */

/** The duration in milliseconds. */
const TURN = 220;

/**
 * @param {string} position
 * @param {string} _move
 * @param {number} _done
 * @param {string} after
 * @returns {Motion}
 */
export function motion(position, _move, _done, after) {
  const standing = pieces(after);
  const squares = changedSquares(position, after);
  /**
   * @param {number} t
   * @returns {Frame}
   */
  const at = (t) => ({
    hidden: new Set(),
    sprites: squares.map((square) => ({ piece: standing.get(square) ?? '', ...placeOf(square), alpha: easeOut(t), lift: 0 })),
  });
  return { position, millis: squares.length > 0 ? TURN : 0, at };
}
