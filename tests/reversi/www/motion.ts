// The motion of a Reversi move: the new disc appears, and the discs between fade into the other colour.

import { easeOut } from '../../ui/board/animate.ts';
import { placeOf } from '../../ui/board/geometry.ts';
import { changedSquares, pieces } from './notation.ts';
import type { Frame, Motion } from '../../ui/board/motion.ts';

/** The duration in milliseconds. */
const TURN = 220;

export function motion(position: string, _move: string, _done: number, after: string): Motion {
  const standing = pieces(after);
  const squares = changedSquares(position, after);
  const at = (t: number): Frame => ({
    hidden: new Set(),
    sprites: squares.map((square) => ({
      piece: standing.get(square) ?? '',
      ...placeOf(square),
      alpha: easeOut(t),
      lift: 0,
    })),
  });
  return { position, millis: squares.length > 0 ? TURN : 0, at };
}
