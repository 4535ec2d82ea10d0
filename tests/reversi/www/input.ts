// Input of a Reversi move: one tap on a square.

import { visits } from './notation.ts';
import { t } from './words/index.ts';
import type { Choice } from '../page.ts';

export function tap(legal: string[], _picks: string[], square: string): Choice {
  return legal.includes(square) ? { move: square } : { refused: t().refused };
}

export function selection(legal: string[]) {
  return { selected: null, targets: legal.flatMap(visits), movable: [], partial: null };
}

/** A move is one tap, so there are never any picks. */
export function matchesPicks() {
  return true;
}
