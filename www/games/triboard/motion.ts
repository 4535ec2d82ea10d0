// The motion of a Triboard move: a tile drops on its cell, and the others roll over along their lines.

import { easeOut } from '../../ui/board/animate.ts';
import { placeOf } from '../../ui/board/geometry.ts';
import { changedSquares, pieces } from './notation.ts';
import type { Frame, Motion, Sprite } from '../../ui/board/motion.ts';

/** The delay between two cells of a line, and the duration of each roll and of the drop, in milliseconds. */
const STAGGER = 40;
const ROLL = 220;
const DROP = 140;

/** The motion of a move between two positions. */
export function motion(position: string, move: string, done: number, after: string): Motion {
  const before = pieces(position);
  const owner = pieces(after).get(move) ?? '';
  const begin = placeOf(move);
  const cells = changedSquares(position, after)
    .filter((square) => square !== move)
    .map((square) => {
      const { file, rank } = placeOf(square);
      const away = Math.max(Math.abs(file - begin.file), Math.abs(rank - begin.rank));
      const line = { file: Math.sign(file - begin.file), rank: Math.sign(rank - begin.rank) };
      return { square, file, rank, line, before: before.get(square) ?? '', delay: DROP * 0.6 + STAGGER * (away - 1) };
    });
  const millis = Math.max(DROP, ...cells.map(({ delay }) => delay + ROLL));

  const at = (t: number): Frame => {
    const fallen = easeOut(Math.min(1, (t * millis) / DROP));
    const sprites: Sprite[] = [{ piece: owner, ...begin, alpha: Math.min(1, 3 * fallen), lift: 0.5 * (1 - fallen) }];
    const rolling = cells.filter(({ delay }) => t * millis > delay);
    for (const { file, rank, line, before: shown, delay } of rolling) {
      const turn = Math.min(1, (t * millis - delay) / ROLL);
      // Slow at both ends, as something that is turned over.
      sprites.push({
        piece: owner,
        file,
        rank,
        alpha: 1,
        lift: 0,
        roll: { ...line, turn: turn * turn * (3 - 2 * turn), before: shown },
      });
    }
    return { hidden: new Set([move, ...rolling.map(({ square }) => square)]), sprites };
  };
  // Cells of several lines that turn at the same time are heard once.
  const beats = [...new Set(cells.map(({ delay }) => delay))].map((delay) => ({
    at: (delay + ROLL / 2) / millis,
    sound: 'flip' as const,
  }));
  return { position, millis, at, beats: [{ at: 0, sound: 'land' }, ...beats] };
}
