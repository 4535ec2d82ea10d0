// Parses the texts of Reversi: positions and moves.

import { squareName } from '../../ui/board/geometry.js';

/**
 * The disc on each occupied square: `o` or `x`.
 *
 * @param {string} position
 * @returns {Map<string, string>}
 */
export function pieces(position) {
  /** @type {Map<string, string>} */
  const found = new Map();
  const ranks = position.split(' ')[0]?.split('/') ?? [];
  ranks.forEach((items, row) => {
    let file = 0;
    for (const item of items) {
      if (item === 'o' || item === 'x') found.set(squareName(file, ranks.length - 1 - row), item);
      file += Number(item) || 1;
    }
  });
  return found;
}

/**
 * The square of a move; none for a pass.
 *
 * @param {string} move
 */
export function visits(move) {
  return move === 'pass' ? [] : [move];
}

/**
 * The squares whose disc changes with a move: the new disc, and those that are turned over.
 *
 * @param {string} position
 * @param {string} after
 */
export function changedSquares(position, after) {
  const before = pieces(position);
  return [...pieces(after)].filter(([square, piece]) => before.get(square) !== piece).map(([square]) => square);
}
