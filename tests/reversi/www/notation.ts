// Parses the texts of Reversi: positions and moves.

import { squareName } from '../../ui/board/geometry.ts';

/** The disc on each occupied square: `o` or `x`. */
export function pieces(position: string): Map<string, string> {
  const found = new Map<string, string>();
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

/** The square of a move; none for a pass. */
export function visits(move: string) {
  return move === 'pass' ? [] : [move];
}

/** The squares whose disc changes with a move: the new disc, and those that are turned over. */
export function changedSquares(position: string, after: string) {
  const before = pieces(position);
  return [...pieces(after)].filter(([square, piece]) => before.get(square) !== piece).map(([square]) => square);
}
