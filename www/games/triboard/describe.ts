// The words for positions and moves of Triboard.

import { changedSquares, pieces } from './notation.ts';
import { t } from './words/index.ts';
import type { Snapshot } from '../../game/snapshot.ts';

/** The size of the board. */
const FILES = 16;
const RANKS = 11;

/** Describes squares, moves and results in the current language. */
export const describe = {
  square(piece: string | undefined) {
    const { cell } = t();
    if (piece === 'b' || piece === 'r' || piece === 'g') return cell[piece];
    return piece === '#' ? cell.wall : cell.empty;
  },

  move: (seat: number, move: string, position: string, after: string) =>
    t().turned(seat, move, changedSquares(position, after).length - 1),

  effect: (_move: string, position: string, after: string) => t().turns(changedSquares(position, after).length - 1),

  hint: (move: string, position: string, after: string) => t().hint(move, changedSquares(position, after).length - 1),

  end: ({ position }: Pick<Snapshot, 'position'>) =>
    pieces(position).size === FILES * RANKS ? t().end.full : t().end.stuck,

  amount: (value: number) => t().cells(Math.round(Math.abs(value) * 10) / 10),
  score: (points: number) => t().cells(points),
};
