// The page's module of Reversi.

import { describe } from './describe.ts';
import { draw } from './draw.ts';
import { matchesPicks, selection, tap } from './input.ts';
import { motion } from './motion.ts';
import { changedSquares, pieces, visits } from './notation.ts';
import { t } from './words/index.ts';
import type { GamePage } from '../page.ts';

export const reversi: GamePage = {
  id: 'reversi',
  get name() {
    return t().name;
  },
  get tagline() {
    return t().tagline;
  },
  get howTo() {
    return t().howTo;
  },
  get seats() {
    return ['o', 'x'].map((piece, seat) => ({ name: t().seats[seat] ?? '', piece }));
  },
  playerKinds: ['human', 'easy'],
  minutes: 15,
  frameHeight: 1.3,
  files: 8,
  ranks: 8,
  seeded: null,
  options: [],
  win: null,
  sample: ['d3', 'c5', 'e6', 'd2', 'c6', 'd6', 'b5', 'f5'],
  pieces,
  visits,
  changedSquares,
  tap,
  selection,
  matchesPicks,
  motion,
  draw,
  describe,
};
