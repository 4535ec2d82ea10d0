// The motion of a Combo move: pieces move from one square to another.

import { easeOut } from '../../ui/board/animate.ts';
import { placeOf } from '../../ui/board/geometry.ts';
import { countOf, parseMove, pieces } from './notation.ts';
import type { Frame, Motion, Sprite } from '../../ui/board/motion.ts';

/** The duration of a move to an adjacent square, and per square beyond, in milliseconds. */
const FIRST_SQUARE_MILLIS = 160;
const SQUARE_MILLIS = 20;

/** The motion of a move. */
export function motion(position: string, move: string): Motion {
  const { count, from, sign, to } = parseMove(move);
  const before = pieces(position);
  const stack = before.get(from) ?? '';
  const [begin, end] = [placeOf(from), placeOf(to)];
  const rest = countOf(stack) - count;
  const distance = Math.max(Math.abs(begin.file - end.file), Math.abs(begin.rank - end.rank));

  const at = (t: number): Frame => {
    const progress = easeOut(t);
    const sprites: Sprite[] = [];
    if (rest > 0) sprites.push({ piece: `${stack[0]}${rest}`, ...begin, alpha: 1, lift: 0 });
    if (sign === 'x') sprites.push({ piece: before.get(to) ?? '', ...end, alpha: 1 - progress, lift: 0 });
    sprites.push({
      piece: `${stack[0]}${count}`,
      file: begin.file + (end.file - begin.file) * progress,
      rank: begin.rank + (end.rank - begin.rank) * progress,
      alpha: 1,
      lift: 0.2 * Math.sin(Math.PI * progress),
    });
    return { hidden: new Set(sign === 'x' ? [from, to] : [from]), sprites };
  };
  return {
    position,
    millis: FIRST_SQUARE_MILLIS + SQUARE_MILLIS * distance,
    at,
    beats: [{ at: 1, sound: sign === 'x' ? 'take' : 'land' }],
  };
}
