// The page's module of Gambit.

import { describe } from './describe.ts';
import { draw } from './draw.ts';
import { matchesPicks, selection, tap } from './input.ts';
import { motion } from './motion.ts';
import { pieces, visits } from './notation.ts';
import { discsAhead } from '../../ui/board/discs.ts';
import { squaresAhead } from '../../ui/board/squares.ts';
import { t } from './words/index.ts';
import type { GamePage } from '../page.ts';

export const gambit: GamePage = {
  id: 'gambit',
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
  minutes: 5,
  frameHeight: 0.8,
  textures: [squaresAhead, discsAhead],
  files: 8,
  ranks: 4,
  seeded: null,
  options: [],
  win: null,
  showcase: '2x1x3/x1xxx1x1/oo1oo1oo/8 o',
  scale: { bar: 8, small: 1 },
  sample: ['d2xd4', 'e3xe1', 'f2xf4', 'h3xf1', 'b2xb4', 'a3xa1', 'd4xb2'],
  pieces,
  visits,
  tap,
  selection,
  matchesPicks,
  motion,
  draw,
  hasPremove: true,
  loadPuzzles: () => import('./puzzles.ts'),
  loadLesson: () => import('./lesson.ts'),
  loadCourse: () => import('./course.ts'),
  loadEditor: () => import('./editor.ts').then(({ editor }) => editor),
  loadReview: () => import('./review.ts'),
  loadCaptures: () => import('./captures.ts'),
  isMirrored: true,
  loadBook: () => import('./book.ts'),
  describe,
};
