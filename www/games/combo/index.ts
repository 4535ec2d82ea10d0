// The page's module of Combo.

import { describe } from './describe.ts';
import { draw } from './draw.ts';
import { amount, matchesPicks, selection, tap, withAmount } from './input.ts';
import { motion } from './motion.ts';
import { countOf, pieces, visits } from './notation.ts';
import { discsAhead } from '../../ui/board/discs.ts';
import { squaresAhead } from '../../ui/board/squares.ts';
import { t } from './words/index.ts';
import type { GamePage } from '../page.ts';

export const combo: GamePage = {
  id: 'combo',
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
  hasSides: true,
  playerKinds: ['human', 'easy'],
  minutes: 15,
  frameHeight: 1.3,
  textures: [squaresAhead, discsAhead],
  files: 8,
  ranks: 8,
  headroom: 0.3,
  seeded: null,
  hasClock: true,
  get options() {
    const { label, on, pieces } = t().draws;
    return [
      {
        key: 'draws',
        label,
        choices: [
          { value: 'on', words: on },
          { value: 'pieces', words: pieces },
        ],
      },
    ];
  },
  win: 100,
  showcase: '8/8/8/1,w2,1,b1,w1,3/w1,1,b4,1,b3,3/8/8/8 b 0',
  scale: { bar: 8, small: 1 },
  count: (position) =>
    [...pieces(position)]
      .map(([square, stack]) => ({ seat: stack.startsWith('b') ? 0 : 1, points: countOf(stack), squares: [square] }))
      .sort((a, b) => a.seat - b.seat),
  sample: ['1c2+c1', '1f7+f8', '2c1-c3', '2f8-f6', '1e2+e1', '2f6-d4', '2c3xd4', '1e7+d7', '2d4-d6', '2d7xd6'],
  pieces,
  visits,
  tap,
  selection,
  matchesPicks,
  amount,
  withAmount,
  motion,
  draw,
  hasPremove: true,
  loadPuzzles: () => import('./puzzles.ts'),
  loadLesson: () => import('./lesson.ts'),
  loadCourse: () => import('./course.ts'),
  loadEditor: () => import('./editor.ts').then(({ editor }) => editor),
  loadReview: () => import('./review.ts'),
  loadCaptures: () => import('./captures.ts'),
  loadChances: () => import('./chances.ts'),
  isMirrored: true,
  loadBook: () => import('./book.ts'),
  describe,
};
