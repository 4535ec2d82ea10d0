// LuckyMoose as the page sees it.

import { describe, gainsWords, lacksWords, parts } from './describe.js';
import { draw } from './draw.js';
import { begins, conceal, exchange, isExchange, letGo, lifted, moveOf, picked, rack, take, tap } from './input.js';
import { motion } from './motion.js';
import { lays, measure, pieces, poolOf, sizesOf, visits } from './notation.js';
import { nameOf, pictureOf } from './tokens.js';

/** @import { GamePage } from '../../types.js' */

/** @type {GamePage} */
export const luckymoose = {
  id: 'luckymoose',
  name: 'LuckyMoose',
  tagline: 'Lay lines of one colour or one symbol.',
  howTo: 'Pick a token in your hand, then a marked tile, and lay it.',
  seats: [
    { name: 'Player 1', piece: '1' },
    { name: 'Player 2', piece: '2' },
    { name: 'Player 3', piece: '3' },
    { name: 'Player 4', piece: '4' },
  ],
  sitters: ['human', 'easy'],
  leastSeats: 2,
  files: 15,
  ranks: 15,
  measure,
  seeded: 'deal',
  options: [
    {
      key: 'size',
      label: 'The board',
      usual: '15',
      choices: [9, 11, 13, 15, 17, 19, 21].map((size) => ({ value: String(size), words: `${size} × ${size}` })),
    },
    {
      key: 'sets',
      label: 'Tokens',
      usual: '3',
      choices: [1, 2, 3, 4, 5, 6].map((sets) => ({ value: String(sets), words: `${36 * sets}, ${sets === 1 ? 'each once' : `each ${sets} times`}` })),
    },
  ],
  win: null,
  sample: ['o3@g8,p3@h8', 'r3@f8,r5@f9', 'r2@e9,b2@e10', 'y2@e11,y4@f11', 'g1@c12,g6@d12,g2@e12', 'b3@g10,y3@g11', 'y3@h10,y6@h11', 'p6@h7,b6@i7', 'b3@a11,p3@b11,g3@c11', 'b5@a10,b6@a12'],
  hands: {
    rack,
    pool: poolOf,
    sizes: sizesOf,
    take,
    exchange,
    isExchange,
    letGo,
    lifted,
    move: moveOf,
    conceal,
    name: nameOf,
    picture: pictureOf,
    gains: gainsWords,
    lacks: lacksWords,
    parts,
  },
  pieces,
  visits,
  lays,
  tap,
  picked,
  begins,
  motion,
  draw,
  describe,
};
