// The page's module of Gambit.

import { describe } from './describe.js';
import { draw } from './draw.js';
import { matchesPicks, selection, tap } from './input.js';
import { motion } from './motion.js';
import { pieces, visits } from './notation.js';
import { discsAhead } from '../../ui/board/discs.js';
import { squaresAhead } from '../../ui/board/squares.js';
import { t } from './words/index.js';

/** @import { GamePage } from '../../types.js' */

/** @type {GamePage} */
export const gambit = {
  id: 'gambit',
  get name() { return t().name; },
  get tagline() { return t().tagline; },
  get howTo() { return t().howTo; },
  get seats() { return ['o', 'x'].map((piece, seat) => ({ name: t().seats[seat] ?? '', piece })); },
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
  loadPuzzles: () => import('./puzzles.js'),
  loadLesson: () => import('./lesson.js'),
  loadCourse: () => import('./course.js'),
  loadEditor: () => import('./editor.js').then(({ editor }) => editor),
  loadReview: () => import('./review.js'),
  isMirrored: true,
  loadBook: () => import('./book.js'),
  describe,
};
