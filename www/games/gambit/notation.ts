// Parses the texts of Gambit: positions and moves.

import { placeOf, squareName } from '../../ui/board/geometry.ts';

/** The piece on each occupied square: `o` or `x`. */
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

/** The squares that a move visits, in order. */
export function visits(move: string) {
  return move.split('x');
}

/** The squares that a move captures on, in order of its jumps. */
export function captures(move: string) {
  const squares = visits(move).map(placeOf);
  return squares.slice(1).map((to, jump) => {
    const from = squares[jump] ?? to;
    return squareName((from.file + to.file) / 2, (from.rank + to.rank) / 2);
  });
}
