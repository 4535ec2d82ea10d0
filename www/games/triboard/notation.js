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
 * The cells of each player, file by file, as they are counted at the end.
 *
 * @param {string} position
 */
export function count(position) {
  const cells = [...pieces(position)];
  return ['b', 'r', 'g'].flatMap((piece, seat) => {
    const own = cells.filter(([, owner]) => owner === piece).map(([square]) => square);
    const files = [...new Set(own.map((square) => square[0]))].sort();
    return files.map((file) => own.filter((square) => square[0] === file)).map((squares) => ({ seat, points: squares.length, squares }));
  });
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
