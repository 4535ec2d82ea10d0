// Input of a Triboard move: one tap on a cell.

import { t } from './words/index.ts';
import type { Choice } from '../page.ts';

/** The result of a tap on a cell. */
export function tap(legal: string[], picks: string[], square: string): Choice {
  return legal.includes(square) ? { move: square } : { refused: t().refused };
}

/** What the board shows: the legal cells as targets. */
export function selection(legal: string[]) {
  return { selected: null, targets: legal, movable: [], partial: null };
}

/** A move is one tap, so there are never any picks. */
export function matchesPicks() {
  return true;
}
