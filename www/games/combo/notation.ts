// Parses the texts of Combo: positions and moves.

import { squareName } from '../../ui/board/geometry.ts';

/** The stack on each occupied square: `b3` or `w1`. */
export function pieces(position: string): Map<string, string> {
  const found = new Map<string, string>();
  const ranks = position.split(' ')[0]?.split('/') ?? [];
  ranks.forEach((items, row) => {
    let file = 0;
    for (const item of items.split(',')) {
      const isStack = item.startsWith('b') || item.startsWith('w');
      if (isStack) found.set(squareName(file, ranks.length - 1 - row), item);
      file += isStack ? 1 : Number(item);
    }
  });
  return found;
}

/** The number of pieces of a stack. */
export function countOf(stack: string | undefined) {
  return Number(stack?.slice(1) ?? 0);
}

/** The parts of a move; its sign says whether the pieces move (`-`), merge (`+`) or capture (`x`). */
export function parseMove(move: string) {
  const [, count = '', from = '', sign = '', to = ''] = /^(\d+)([a-h]\d)([-+x])([a-h]\d)$/.exec(move) ?? [];
  return { count: Number(count), from, sign, to };
}

/** The squares that a move visits. */
export function visits(move: string) {
  const { from, to } = parseMove(move);
  return [from, to];
}
