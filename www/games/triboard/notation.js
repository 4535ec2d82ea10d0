// The texts of Triboard: what is on which cell.

import { squareName } from '../../ui/board/geometry.js';

/**
 * The player (`b`, `r`, `g`) or the wall (`#`) on each cell that is not empty.
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
    for (const [item] of items.matchAll(/\d+|[brg#]/g)) {
      const isEmpty = /\d/.test(item);
      if (!isEmpty) found.set(squareName(file, ranks.length - 1 - row), item);
      file += isEmpty ? Number(item) : 1;
    }
  });
  return found;
}

/**
 * A move names the one cell that it visits.
 *
 * @param {string} move
 */
export function visits(move) {
  return [move];
}

/**
 * The cells that have another owner after a move.
 *
 * @param {string} position
 * @param {string} after
 */
export function changedSquares(position, after) {
  const before = pieces(position);
  return [...pieces(after)].filter(([square, piece]) => before.get(square) !== piece).map(([square]) => square);
}
