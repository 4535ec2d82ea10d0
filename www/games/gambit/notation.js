// Parses the texts of Gambit: positions and moves.

import { placeOf, squareName } from '../../ui/board/geometry.js';

/**
 * The piece on each occupied square: `o` or `x`.
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
 * The squares that a move visits, in order.
 *
 * @param {string} move
 */
export function visits(move) {
  return move.split('x');
}

/**
 * The squares that a move captures on, in order of its jumps.
 *
 * @param {string} move
 */
export function captures(move) {
  const squares = visits(move).map(placeOf);
  return squares.slice(1).map((to, jump) => {
    const from = squares[jump] ?? to;
    return squareName((from.file + to.file) / 2, (from.rank + to.rank) / 2);
  });
}
