// The motion of a LuckyMoose lay: tokens drop on their tiles, one after the other.

import { easeOut } from '../../ui/board/animate.ts';
import { placeOf } from '../../ui/board/geometry.ts';
import { parseLay } from './notation.ts';
import type { Frame, Motion } from '../../ui/board/motion.ts';

/** The delay between two tokens, and the duration of each drop, in milliseconds. */
const STAGGER = 120;
const DROP = 180;

/** The motion of a move. */
export function motion(position: string, move: string): Motion {
  const laid = parseLay(move);
  const millis = laid.length === 0 ? 1 : DROP + STAGGER * (laid.length - 1);

  const at = (t: number): Frame => {
    const sprites = laid.flatMap(({ square, piece }, n) => {
      const progress = easeOut(Math.min(1, Math.max(0, (t * millis - n * STAGGER) / DROP)));
      return progress === 0 ? [] : [{ piece, ...placeOf(square), alpha: progress, lift: 0.7 * (1 - progress) }];
    });
    return { hidden: new Set(), sprites };
  };
  const beats = laid.map((_, n) => ({ at: (DROP + STAGGER * n) / millis, sound: 'land' as const }));
  return { position, millis, at, beats };
}
