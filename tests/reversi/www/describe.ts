// The words for positions and moves of Reversi.

import { changedSquares } from './notation.ts';
import { t } from './words/index.ts';

/** The number of discs that a move turns over, without the one that it places. */
const turnedBy = (position: string, after: string) => changedSquares(position, after).length - 1;

export const describe = {
  square(piece: string | undefined) {
    const { square } = t();
    return piece === 'o' || piece === 'x' ? square[piece] : square.empty;
  },

  move: (seat: number, move: string, position: string, after: string) =>
    move === 'pass' ? t().passed(seat) : t().played(seat, move, turnedBy(position, after)),

  effect: (move: string, position: string, after: string) =>
    move === 'pass' ? t().passes : t().turns(turnedBy(position, after)),

  amount: (value: number) => t().discs(Math.round(Math.abs(value) * 10) / 10),

  score: (points: number) => t().discs(points),
};
