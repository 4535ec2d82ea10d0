// Parses the texts of Triboard: positions and moves.

import { squareName } from '../../ui/board/geometry.ts';

/** The player (`b`, `r`, `g`) or the wall (`#`) on each cell that is not empty. */
export function pieces(position: string): Map<string, string> {
  const found = new Map<string, string>();
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

/** The cells of each player, file by file, as they are counted at the end. */
export function count(position: string) {
  const cells = [...pieces(position)];
  return ['b', 'r', 'g'].flatMap((piece, seat) => {
    const own = cells.filter(([, owner]) => owner === piece).map(([square]) => square);
    const files = [...new Set(own.map((square) => square[0]))].sort();
    return files
      .map((file) => own.filter((square) => square[0] === file))
      .map((squares) => ({ seat, points: squares.length, squares }));
  });
}

/** The only square of a move: the cell that it names. */
export function visits(move: string) {
  return [move];
}

/** The cells whose owner changes with a move. */
export function changedSquares(position: string, after: string) {
  const before = pieces(position);
  return [...pieces(after)].filter(([square, piece]) => before.get(square) !== piece).map(([square]) => square);
}
