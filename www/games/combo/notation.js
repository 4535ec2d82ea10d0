// The texts of Combo: which stack is where, and what a move carries.

import { squareName } from '../../ui/board/geometry.js';

/**
 * The stack on each square that has one: `b3` or `w1`.
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
    for (const item of items.split(',')) {
      const isStack = item.startsWith('b') || item.startsWith('w');
      if (isStack) found.set(squareName(file, ranks.length - 1 - row), item);
      file += isStack ? 1 : Number(item);
    }
  });
  return found;
}

/**
 * How many pieces a stack has.
 *
 * @param {string | undefined} stack
 */
export function countOf(stack) {
  return Number(stack?.slice(1) ?? 0);
}

/**
 * What a move says: how many pieces go from where to where, and whether they move (`-`), merge (`+`) or capture (`x`).
 *
 * @param {string} move
 */
export function parseMove(move) {
  const [, count = '', from = '', sign = '', to = ''] = /^(\d+)([a-h]\d)([-+x])([a-h]\d)$/.exec(move) ?? [];
  return { count: Number(count), from, sign, to };
}

/**
 * The squares that a move visits.
 *
 * @param {string} move
 */
export function visits(move) {
  const { from, to } = parseMove(move);
  return [from, to];
}
