// Gambit as the page sees it.

import { describe } from './describe.js';
import { draw } from './draw.js';
import { begins, picked, tap } from './input.js';
import { motion } from './motion.js';
import { pieces, visits } from './notation.js';

/** @import { GamePage } from '../../types.js' */

/** @type {GamePage} */
export const gambit = {
  id: 'gambit',
  name: 'Gambit',
  tagline: 'Jump over the other side, and keep your islands.',
  howTo: 'Pick a piece with a line under it, then a dot to jump to.',
  seats: [
    { name: 'Black', piece: 'o' },
    { name: 'White', piece: 'x' },
  ],
  sitters: ['human', 'easy'],
  files: 8,
  ranks: 4,
  seeded: null,
  options: [],
  win: null,
  sample: ['d2xd4', 'e3xe1', 'f2xf4', 'h3xf1', 'b2xb4', 'c3xa1'],
  pieces,
  visits,
  tap,
  picked,
  begins,
  motion,
  draw,
  describe,
};
