// The pieces that were captured in a game of Combo.

import { countOf, pieces } from './notation.ts';

export const term = 'captured';

/** The number of pieces that each seat has captured from the first position of a game to another one. */
export function captured(first: string, position: string) {
  const count = (text: string, side: string) =>
    [...pieces(text).values()].reduce((sum, stack) => sum + (stack.startsWith(side) ? countOf(stack) : 0), 0);
  return ['w', 'b'].map((side) => count(first, side) - count(position, side));
}
