// The pieces that were taken in a game of Gambit.

import { pieces } from './notation.ts';

export const term = 'taken';

/** The number of pieces that each seat has taken from the first position of a game to another one. */
export function captured(first: string, position: string) {
  const count = (text: string, piece: string) => [...pieces(text).values()].filter((other) => other === piece).length;
  return ['x', 'o'].map((piece) => count(first, piece) - count(position, piece));
}
