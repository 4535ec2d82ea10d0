// Parses the texts of Triboard: positions and moves.

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
 * The only square of a move: the cell that it names.
 *
 * @param {string} move
 */
export function visits(move) {
  return [move];
}

/**
 * The cells whose owner changes with a move.
 *
 * @param {string} position
 * @param {string} after
 */
export function changedSquares(position, after) {
  const before = pieces(position);
  return [...pieces(after)].filter(([square, piece]) => before.get(square) !== piece).map(([square]) => square);
}
