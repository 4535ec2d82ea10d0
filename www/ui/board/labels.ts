// The accessible names of squares.

import { t } from '../../words/index.ts';
import type { Scene } from './scene.ts';

/** The accessible name of a square: its piece, and whether it is selected, a target or movable. */
export function labelOf({ selected, targets, movable, effects }: Scene, square: string, piece: string) {
  const words = t().squares;
  const effect = effects.get(square) ?? '';
  if (square === selected) return words.selected(square, piece);
  if (targets.includes(square))
    return effect === '' ? words.target(square, piece) : words.telling(square, piece, effect);
  return movable.includes(square) ? words.movable(square, piece) : words.plain(square, piece);
}
