// The motion of a Triboard move: lines turn outward, cell by cell.

import { easeOut } from '../../ui/board/animate.js';
import { placeOf } from '../../ui/board/geometry.js';
import { changedSquares, pieces } from './notation.js';

/** @import { Frame, Motion } from '../../types.js' */

/** The delay between two cells of a line, and the duration of each turn, in milliseconds. */
const STAGGER = 40;
const TURN = 160;

/**
 * The motion of a move between two positions.
 *
 * @param {string} position
 * @param {string} move
 * @param {number} done
 * @param {string} after
 * @returns {Motion}
 */
export function motion(position, move, done, after) {
  const owner = pieces(after).get(move) ?? '';
  const begin = placeOf(move);
  const cells = changedSquares(position, after).map((square) => {
    const { file, rank } = placeOf(square);
    return { file, rank, delay: STAGGER * Math.max(Math.abs(file - begin.file), Math.abs(rank - begin.rank)) };
  });
  const millis = TURN + Math.max(0, ...cells.map(({ delay }) => delay));

  /**
   * @param {number} t
   * @returns {Frame}
   */
  const at = (t) => {
    const turning = cells.filter(({ delay }) => t * millis > delay);
    const sprites = turning.map(({ file, rank, delay }) => {
      const progress = easeOut(Math.min(1, (t * millis - delay) / TURN));
      return { piece: owner, file, rank, alpha: progress, lift: 0 };
    });
    return { hidden: new Set(), sprites };
  };
  return { position, millis, at };
}
