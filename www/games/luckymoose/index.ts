// The page's module of LuckyMoose.

import { addErrors } from '../../words/errors/index.ts';
import { describe, gainsWords, refusalWords, nameOf, parts, ruleWords, terms } from './describe.ts';
import { draw } from './draw.ts';
import {
  conceal,
  exchange,
  isExchange,
  lifted,
  matchesPicks,
  moveOf,
  rack,
  selection,
  take,
  tap,
  withoutLast,
} from './input.ts';
import { motion } from './motion.ts';
import { boardSize, handSizes, parseLay, pieces, poolSize, visits } from './notation.ts';
import { pictureOf } from './tokens.ts';
import { clothAhead } from '../../ui/board/materials/cloth.ts';
import { stainAhead } from '../../ui/board/materials/stain.ts';
import { heard } from '../../words/vocabulary.ts';
import { t } from './words/index.ts';
import type { GamePage } from '../page.ts';

addErrors(
  (tag) => import(`./words/errors/${tag}.ts`),
  (refusal) => heard(ruleWords(refusal) ?? '') || undefined,
);

export const luckymoose: GamePage = {
  id: 'luckymoose',
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
    return ['1', '2', '3', '4'].map((piece, seat) => ({ name: t().seats[seat] ?? '', piece }));
  },
  hasNumberedSeats: true,
  playerKinds: ['human', 'easy'],
  leastSeats: 2,
  minutes: 30,
  frameHeight: 1.5,
  material: 'bone',
  textures: [clothAhead(), stainAhead],
  files: 15,
  ranks: 15,
  boardSize,
  seeded: 'deal',
  get options() {
    const { size, sets } = t();
    const choices = (values: number[], words: (value: number) => string) =>
      values.map((value) => ({ value: String(value), words: words(value) }));
    return [
      { key: 'size', label: size.label, default: '15', choices: choices([9, 11, 13, 15, 17, 19, 21], size.choice) },
      { key: 'sets', label: sets.label, default: '3', choices: choices([1, 2, 3, 4, 5, 6], sets.choice) },
    ];
  },
  win: null,
  scale: { bar: 60, small: 5 },
  count: (_position, record) => record.tally(),
  sample: [
    'o3@g8,p3@h8',
    'r3@f8,r5@f9',
    'r2@e9,b2@e10',
    'y2@e11,y4@f11',
    'g1@c12,g6@d12,g2@e12',
    'b3@g10,y3@g11',
    'y3@h10,y6@h11',
    'p6@h7,b6@i7',
    'b3@a11,p3@b11,g3@c11',
    'b5@a10,b6@a12',
  ],
  hands: {
    rack,
    pool: poolSize,
    sizes: handSizes,
    take,
    exchange,
    isExchange,
    withoutLast,
    lifted,
    move: moveOf,
    conceal,
    name: nameOf,
    picture: pictureOf,
    gains: gainsWords,
    terms,
    lacks: refusalWords,
    parts,
  },
  pieces,
  visits,
  lays: parseLay,
  tap,
  selection,
  matchesPicks,
  motion,
  draw,
  loadPuzzles: () => import('./puzzles.ts'),
  loadLesson: () => import('./lesson.ts'),
  loadCourse: () => import('./course.ts'),
  loadEditor: () => import('./editor.ts').then(({ editor }) => editor),
  loadReview: () => import('./review.ts'),
  loadChances: () => import('./chances.ts'),
  describe,
};
