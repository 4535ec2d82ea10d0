// The page's module of Triboard.

import { describe } from './describe.js';
import { draw } from './draw.js';
import { matchesPicks, selection, tap } from './input.js';
import { motion } from './motion.js';
import { changedSquares, count, pieces, visits } from './notation.js';
import { TEXTURES } from './ground.js';
import { t } from './words/index.js';

/** @import { GamePage } from '../../types.js' */

/** @type {GamePage} */
export const triboard = {
  id: 'triboard',
  get name() { return t().name; },
  get tagline() { return t().tagline; },
  get howTo() { return t().howTo; },
  get seats() { return ['b', 'r', 'g'].map((piece, seat) => ({ name: t().seats[seat] ?? '', piece })); },
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
  loadPuzzles: () => import('./puzzles.js'),
  loadLesson: () => import('./lesson.js'),
  loadCourse: () => import('./course.js'),
  loadEditor: () => import('./editor.js').then(({ editor }) => editor),
  loadReview: () => import('./review.js'),
  loadChances: () => import('./chances.js'),
  describe,
};
