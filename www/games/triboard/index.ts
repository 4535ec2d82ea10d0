// The page's module of Triboard.

import { describe } from './describe.ts';
import { draw } from './draw.ts';
import { matchesPicks, selection, tap } from './input.ts';
import { motion } from './motion.ts';
import { changedSquares, count, pieces, visits } from './notation.ts';
import { TEXTURES } from './ground.ts';
import { t } from './words/index.ts';
import type { GamePage } from '../page.ts';

export const triboard: GamePage = {
  id: 'triboard',
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
    return ['b', 'r', 'g'].map((piece, seat) => ({ name: t().seats[seat] ?? '', piece }));
  },
  playerKinds: ['human', 'easy', 'easy'],
  minutes: 10,
  frameHeight: 1,
  material: 'stone',
  textures: TEXTURES,
  files: 16,
  ranks: 11,
  seeded: 'board',
  options: [],
  win: null,
  scale: { bar: 40, small: 3 },
  count,
  sample: ['p6', 'c5', 'g8', 'n4', 'p9', 'e11', 'i11', 'n7', 'c11', 'b11'],
  pieces,
  visits,
  changedSquares,
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
  loadChances: () => import('./chances.ts'),
  describe,
};
