// The motion of a Gambit move: the piece jumps, and the captured pieces fade.

import { easeOut } from '../../ui/board/animate.ts';
import { placeOf } from '../../ui/board/geometry.ts';
import { captures, pieces, visits } from './notation.ts';
import type { Frame, Motion } from '../../ui/board/motion.ts';

/** The duration of one jump, in milliseconds. */
const JUMP = 220;

/**
 * The motion of a move, without its first `done` jumps.
 *
 * @param position the position before the whole move
 */
export function motion(position: string, move: string, done: number): Motion {
  const squares = visits(move);
  const taken = captures(move);
  const before = pieces(position);
  const mover = before.get(squares[0] ?? '') ?? '';
  const jumps = taken.length - done;

  const at = (t: number): Frame => {
    const jump = Math.min(jumps - 1, Math.floor(t * jumps));
    const progress = easeOut(t * jumps - jump);
    const from = placeOf(squares[done + jump] ?? '');
    const to = placeOf(squares[done + jump + 1] ?? '');
    const captured = taken[done + jump] ?? '';
    const place = placeOf(captured);
    return {
      hidden: new Set([squares[0] ?? '', ...taken.slice(0, done + jump + 1)]),
      sprites: [
        { piece: before.get(captured) ?? '', ...place, alpha: 1 - progress, lift: 0 },
        {
          piece: mover,
          file: from.file + (to.file - from.file) * progress,
          rank: from.rank + (to.rank - from.rank) * progress,
          alpha: 1,
          lift: 0.3 * Math.sin(Math.PI * progress),
        },
      ],
    };
  };
  const beats = Array.from({ length: Math.max(1, jumps) }, (_, n) => ({
    at: (n + 1) / Math.max(1, jumps),
    sound: 'land' as const,
  }));
  return { position, millis: JUMP * Math.max(1, jumps), at, beats };
}
