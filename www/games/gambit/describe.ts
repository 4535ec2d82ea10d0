// The words for positions and moves of Gambit.

import { captures, pieces, visits } from './notation.ts';
import { t } from './words/index.ts';
import type { Snapshot } from '../../game/snapshot.ts';
import type { ScoreParts } from '../page.ts';

/** Describes squares, moves and results in the current language. */
export const describe = {
  square(piece: string | undefined) {
    const { square } = t();
    return piece === 'o' || piece === 'x' ? square[piece] : square.empty;
  },

  move: (seat: number, move: string) => t().jumped(seat, visits(move), captures(move)),

  part: (seat: number, partial: string) => t().jumped(seat, visits(partial), captures(partial)),

  onward: () => t().mayJumpOn,

  effect: (move: string) => t().takes(captures(move).length),

  hint: (move: string) => t().hint(visits(move), captures(move).length),

  end: ({ position }: Pick<Snapshot, 'position'>, you: number | null) => {
    const seat = position.endsWith(' o') ? 0 : 1;
    return t().end(seat === you ? null : seat);
  },

  /** The islands, and the pieces that touch the other side. */
  tally: ({ position }: Pick<Snapshot, 'position'>, { holdings }: Pick<ScoreParts, 'holdings'>, you: number | null) => {
    const islands = holdings.map(({ seat, squares, points }) => ({
      seat,
      words: t().island(seat === you ? null : seat, squares.length),
      points,
    }));
    if (islands.length === 0) return [{ seat: null, words: t().noIslands, points: 0 }];
    const touching = pieces(position).size - holdings.reduce((sum, { squares }) => sum + squares.length, 0);
    return touching === 0 ? islands : [...islands, { seat: null, words: t().touching(touching), points: 0 }];
  },

  scoring: () => t().scoring,

  amount: (value: number) => t().points(Math.round(Math.abs(value) * 10) / 10),

  score: (points: number) => t().points(points),
};
