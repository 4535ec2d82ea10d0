// The course of LuckyMoose, on the smallest board with each of the 36 tokens once. Its positions, in `positions.json`,
// come from games; hands, pool and generator are fixed.

import positions from './positions.json' with { type: 'json' };
import type { Tag } from '../../words/vocabulary.ts';
import type { Chapter, Insight } from '../course.ts';
import type en from './content/en/course.json';

/** How many simulated moves decide what is best in the long run. */
const NODES = 20_000;

export const chapters: Chapter[] = [
  {
    key: 'lines',
    theme: 'cross',
    lessons: [
      {
        key: 'fit',
        steps: [
          {
            key: 'drop',
            position: positions.lessons.fit.drop,
            move: 'o4@f5',
            picks: ['!o4'],
            others: [[/^o4@c7$/, 'elsewhere']],
            claims: [{ gains: 4 }],
          },
        ],
      },
      {
        key: 'old',
        steps: [
          {
            key: 'sun',
            position: positions.lessons.old.sun,
            move: 'p5@f5',
            others: [[/^p5@d5$/, 'rank']],
            claims: [
              { gains: 16, leads: 6, isProved: true },
              { move: 'p5@d5', gains: 4 },
            ],
          },
        ],
      },
      {
        key: 'across',
        steps: [
          {
            key: 'leaves',
            position: positions.lessons.across.leaves,
            move: 'p3@d4,g3@e4',
            others: [
              [/[pg]3@.*[pg]3@/, 'fewer'],
              [/[pg]3@/, 'single'],
            ],
            claims: [
              { gains: 14, leads: 8, nodes: NODES },
              { move: 'p3@d7,g3@e7', gains: 10 },
              { move: 'g3@c4,p3@d4', gains: 10 },
            ],
          },
        ],
      },
      {
        key: 'bonus',
        steps: [
          {
            key: 'once',
            position: positions.lessons.bonus.once,
            move: 'y2@i4',
            others: [[/^y2@/, 'plain']],
            claims: [{ gains: 24, leads: 16, isProved: true }],
          },
          {
            key: 'twice',
            position: positions.lessons.bonus.twice,
            move: 'o4@a1,y4@a2',
            others: [
              [/^y4@a2$/, 'one'],
              [/^y6@c1,r6@d1$/, 'stones'],
            ],
            claims: [
              { gains: 72, leads: 20, nodes: NODES },
              { move: 'y4@a2', gains: 30 },
              { move: 'y6@c1,r6@d1', gains: 66 },
            ],
          },
        ],
      },
      {
        key: 'gap',
        steps: [
          {
            key: 'around',
            position: positions.lessons.gap.around,
            move: 'g3@e9,o3@g9',
            others: [[/^[og]3@g9,[og]3@h9$/, 'side']],
            claims: [
              { gains: 84, leads: 12, isProved: true },
              { move: 'o3@g9,g3@h9', gains: 54 },
            ],
          },
        ],
      },
      {
        key: 'out',
        steps: [
          {
            key: 'last',
            position: positions.lessons.out.last,
            move: 'g6@a5,r6@b5',
            others: [
              [/^r6@g6,g6@g7$/, 'cheap'],
              [/^[rg]6@[a-i]\d$/, 'one'],
            ],
            claims: [
              { gains: 48, leads: 16, isProved: true },
              { move: 'r6@g6,g6@g7', gains: 16 },
            ],
          },
        ],
      },
    ],
    game: {
      position: positions.games.lines,
      level: 'easy',
      goal: 'win',
    },
  },
  {
    key: 'tactics',
    theme: 'six',
    lessons: [
      {
        key: 'meet',
        steps: [
          {
            key: 'star',
            position: positions.lessons.meet.star,
            move: 'o2@h7',
            others: [
              [/^y5@a/, 'edge'],
              [/^o2@/, 'less'],
            ],
            claims: [
              { gains: 20, leads: 8, isProved: true },
              { move: 'y5@a4', gains: 12 },
              { move: 'y5@a6', gains: 12 },
            ],
          },
          {
            key: 'five',
            position: positions.lessons.meet.five,
            move: 'r2@c5,o2@c6,y2@c7,b2@c8,p2@c9',
            others: [[/2@.*2@/, 'fewer']],
            claims: [
              { gains: 108, leads: 2, nodes: NODES },
              { move: 'o2@c1,y2@c2,b2@c3,p2@c4,r2@c5', gains: 68 },
            ],
          },
        ],
      },
      {
        key: 'edge',
        steps: [
          {
            key: 'suns',
            position: positions.lessons.edge.suns,
            move: 'p5@c9,r5@d9',
            others: [
              [/^b3@e9,b4@f9$/, 'blue'],
              [/r2@.*r[56]@.*r[56]@|r[56]@.*r2@.*r[56]@|r[56]@.*r[56]@.*r2@/, 'reds'],
            ],
            claims: [{ gains: 72 }, { move: 'b3@e9,b4@f9', gains: 48 }, { move: 'r2@d2,r6@e2,r5@f2', gains: 64 }],
          },
        ],
      },
      {
        key: 'cube',
        steps: [
          {
            key: 'moose',
            position: positions.lessons.cube.moose,
            move: 'p1@g1,r1@h1,g1@i1',
            others: [
              [/^[gp]1@f1,[gp]1@g1,r1@h1$/, 'short'],
              [/^r1@h1,g1@i1$/, 'two'],
            ],
            claims: [
              { gains: 204, leads: 25, nodes: NODES },
              { move: 'g1@f1,p1@g1,r1@h1', gains: 174 },
              { move: 'r1@h1,g1@i1', gains: 78 },
            ],
          },
        ],
      },
      {
        key: 'corner',
        steps: [
          {
            key: 'oranges',
            position: positions.lessons.corner.oranges,
            move: 'o4@a1,o1@a2,o2@a3',
            others: [
              [/^o1@a2,o[24]@a3,o[24]@a4$/, 'above'],
              [/^o4@a1,o1@a2$/, 'two'],
            ],
            claims: [
              { gains: 198, leads: 24, isProved: true },
              { move: 'o1@a2,o2@a3,o4@a4', gains: 174 },
              { move: 'o4@a1,o1@a2', gains: 72 },
            ],
          },
        ],
      },
      {
        key: 'six',
        steps: [
          {
            key: 'sixth',
            position: positions.lessons.six.sixth,
            move: 'g5@e6',
            others: [
              [/^g5@/, 'sun'],
              [/^r6@[dg]1$/, 'border'],
            ],
            claims: [
              { gains: 24, leads: 8, nodes: NODES },
              { move: 'r6@d1', gains: 18 },
              { move: 'r6@g1', gains: 18 },
            ],
          },
        ],
      },
      {
        key: 'equal',
        steps: [
          {
            key: 'blues',
            position: positions.lessons.equal.blues,
            move: 'b1@h4,b4@h5',
            others: [
              [/^b4@h3,b1@h4$/, 'open'],
              [/b[14]@/, 'less'],
            ],
            claims: [
              { gains: 28, leads: 30, isProved: true },
              { move: 'b4@h3,b1@h4', gains: 28, most: -50 },
            ],
          },
        ],
      },
    ],
    game: {
      position: positions.games.tactics,
      level: 'medium',
      goal: 'win',
    },
  },
  {
    key: 'plans',
    theme: 'border27',
    lessons: [
      {
        key: 'door',
        steps: [
          {
            key: 'close',
            position: positions.lessons.door.close,
            move: 'p2@e9',
            others: [
              [/^b1@c8,g1@d8$/, 'open'],
              [/^p2@/, 'plain'],
            ],
            claims: [
              { gains: 18, leads: 30, nodes: NODES },
              { move: 'b1@c8,g1@d8', gains: 32 },
            ],
          },
        ],
      },
      {
        key: 'block',
        steps: [
          {
            key: 'corner',
            position: positions.lessons.block.corner,
            move: 'y1@a9',
            others: [[/^b\d@g1,b\d@g2,b\d@g3$/, 'blues']],
            claims: [
              { gains: 24, leads: 20, nodes: NODES },
              { move: 'b2@g1,b4@g2,b5@g3', gains: 48 },
            ],
          },
        ],
      },
      {
        key: 'gift',
        steps: [
          {
            key: 'moose',
            position: positions.lessons.gift.moose,
            move: 'o5@a7,g5@b7',
            others: [
              [/^p2@h3,p1@i3$/, 'four'],
              [/^p1@i3$/, 'one'],
            ],
            claims: [
              { gains: 32, leads: 10, nodes: NODES },
              { move: 'p2@h3,p1@i3', gains: 56 },
            ],
          },
        ],
      },
      {
        key: 'prepare',
        steps: [
          {
            key: 'leaf',
            position: positions.lessons.prepare.leaf,
            move: 'o3@i8',
            others: [
              [/^r6@g6,o6@g7,[yp]6@g8,[yp]6@g9$/, 'four'],
              [/^o[36]@i8,o[36]@i9$/, 'both'],
            ],
            reply: 'g6@i2',
            claims: [
              { gains: 12, leads: 100, nodes: NODES },
              { move: 'r6@g6,o6@g7,y6@g8,p6@g9', gains: 58 },
              { move: 'o3@i8,o6@i9', gains: 54 },
              { move: 'o6@i8,o3@i9', gains: 54 },
            ],
          },
          {
            key: 'stones',
            position: positions.lessons.prepare.stones,
            move: 'y6@f9,r6@g9,p6@h9,o6@i9',
            accepts: /^[yrp]6@f9,[yrp]6@g9,[yrp]6@h9,o6@i9$/,
            others: [[/6@/, 'fewer']],
            claims: [{ gains: 666, leads: 30, nodes: NODES }],
          },
        ],
      },
      {
        key: 'keep',
        steps: [
          {
            key: 'yellow',
            position: positions.lessons.keep.yellow,
            move: 'y2@c8,y3@d8',
            others: [
              [/y4@/, 'three'],
              [/y[23]@/, 'elsewhere'],
            ],
            reply: 'p5@b6',
            claims: [
              { gains: 32, leads: 20, nodes: NODES },
              { move: 'y2@c8,y3@d8,y4@f8', gains: 80 },
            ],
          },
          {
            key: 'drops',
            position: positions.lessons.keep.drops,
            move: 'g4@a9,r4@b9,y4@c9',
            accepts: /^[gr]4@a9,[gr]4@b9,y4@c9$/,
            others: [[/4@/, 'fewer']],
            claims: [{ gains: 174 }],
          },
        ],
      },
      {
        key: 'order',
        steps: [
          {
            key: 'greens',
            position: positions.lessons.order.greens,
            move: 'g1@f8,g4@f9',
            others: [
              [/^g4@f8,g1@f9$/, 'turned'],
              [/^(?=.*g4@f8)(?:[byg]4@[defg]8,?){3}$/, 'row'],
            ],
            claims: [
              { gains: 60, leads: 40, nodes: NODES },
              { move: 'g4@f8,g1@f9', gains: 60 },
              { move: 'y4@d8,b4@e8,g4@f8', gains: 64 },
              { move: 'y4@e8,g4@f8,b4@g8', gains: 64 },
            ],
          },
          {
            key: 'yellow',
            position: positions.lessons.order.yellow,
            move: 'y3@a1,y1@b1',
            others: [
              [/^y1@a1,y3@b1$/, 'turned'],
              [/^y3@b1,p3@b2,o3@b3$/, 'file'],
            ],
            claims: [
              { gains: 54, leads: 35, nodes: NODES },
              { move: 'y1@a1,y3@b1', gains: 54 },
              { move: 'y3@b1,p3@b2,o3@b3', gains: 100 },
            ],
          },
        ],
      },
      {
        key: 'swap',
        steps: [
          {
            key: 'reds',
            position: positions.lessons.swap.reds,
            move: '~o1b5p4',
            others: [
              [/@/, 'lay'],
              [/^~/, 'part'],
            ],
            claims: [
              { leads: 15, nodes: NODES },
              { move: 'o1@d7', gains: 4 },
              { move: 'o1@f4', gains: 4 },
            ],
          },
          {
            key: 'greens',
            position: positions.lessons.swap.greens,
            move: '~r2r3p4',
            others: [
              [/^r2@b6,r3@b7$/, 'lay'],
              [/^~/, 'part'],
            ],
            claims: [
              { leads: 15, nodes: NODES },
              { move: 'r2@b6,r3@b7', gains: 24 },
            ],
          },
        ],
      },
      {
        key: 'greed',
        steps: [
          {
            key: 'reds',
            position: positions.lessons.greed.reds,
            move: 'r3@a1,r5@a2',
            others: [
              [/^r3@a2(?:,[ogp]3@[bcd]2){3}$/, 'four'],
              [/^r[35]@a\d,r[35]@a\d$/, 'elsewhere'],
              [/^r[35]@/, 'red'],
            ],
            reply: 'r6@a6,b6@b6',
            claims: [
              { gains: 90, leads: 50, nodes: NODES },
              { move: 'r3@a2,p3@b2,g3@c2,o3@d2', gains: 216 },
              { move: 'r5@a1,r3@a2', gains: 90, most: 0, nodes: NODES },
              { move: 'r3@a6,r5@a7', gains: 90, most: 0, nodes: NODES },
            ],
          },
          {
            key: 'leaves',
            position: positions.lessons.greed.leaves,
            move: 'b3@b1,g3@c1,o3@d1,p3@e1',
            accepts: /^[ogbp]3@b1,[ogbp]3@c1,[ogbp]3@d1,[ogbp]3@e1$/,
            others: [[/3@/, 'fewer']],
            claims: [{ gains: 810, leads: 100, nodes: NODES }],
          },
        ],
      },
    ],
    game: {
      position: positions.games.plans,
      level: 'hard',
      goal: 'win',
    },
  },
  {
    key: 'masters',
    theme: 'ending',
    lessons: [
      {
        key: 'unseen',
        steps: [
          {
            key: 'stars',
            position: positions.lessons.unseen.stars,
            move: 'r2@e8,y2@e9',
            others: [[/^y2@e8,r2@e9$/, 'red']],
            claims: [
              { gains: 144, leads: 25, nodes: NODES },
              { move: 'y2@e8,r2@e9', gains: 144 },
            ],
          },
        ],
      },
      {
        key: 'hand',
        steps: [
          {
            key: 'blues',
            position: positions.lessons.hand.blues,
            move: 'o6@h9',
            others: [[/^g[12]@a2,g[12]@a3$/, 'greens']],
            claims: [
              { gains: 18, leads: 100, isProved: true },
              { move: 'g1@a2,g2@a3', gains: 48 },
            ],
          },
        ],
      },
      {
        key: 'stop',
        steps: [
          {
            key: 'stones',
            position: positions.lessons.stop.stones,
            move: 'g4@g8',
            others: [[/^b6@i1$/, 'points']],
            claims: [
              { gains: 8, leads: 80, isProved: true },
              { move: 'b6@i1', gains: 18, most: -26 },
            ],
          },
          {
            key: 'leaf',
            position: positions.lessons.stop.leaf,
            move: 'b5@e3',
            others: [
              [/^b3@f1,b5@f2$/, 'pair'],
              [/^b5@f2$/, 'sun'],
            ],
            claims: [
              { gains: 4, least: 4, most: 4, leads: 12, isProved: true },
              { move: 'b3@f1,b5@f2', gains: 40, most: -26, isProved: true },
              { move: 'b5@f2', gains: 16, least: -8, most: -8, isProved: true },
            ],
          },
        ],
      },
      {
        key: 'patience',
        steps: [
          {
            key: 'moose',
            position: positions.lessons.patience.moose,
            move: 'o1@b7',
            others: [[/^[rp]6@a7,o6@b7$|^o[16]@a7,o[16]@b7$/, 'now']],
            reply: 'g2@f4',
            claims: [
              { gains: 12, least: 144, leads: 90, isProved: true },
              { move: 'r6@a7,o6@b7', gains: 36 },
              { move: 'p6@a7,o6@b7', gains: 36 },
              { move: 'o1@a7,o6@b7', gains: 36 },
              { move: 'o6@a7,o1@b7', gains: 36 },
            ],
          },
          {
            key: 'stones',
            position: positions.lessons.patience.stones,
            move: 'r6@a5,p6@a6,o6@a7',
            accepts: /^[rp]6@a5,[rp]6@a6,o6@a7$/,
            others: [[/6@/, 'fewer']],
            claims: [{ gains: 180, leads: 100, isProved: true, wins: true }],
          },
        ],
      },
      {
        key: 'slow',
        steps: [
          {
            key: 'stone',
            position: positions.lessons.slow.stone,
            move: 'y6@e3',
            others: [[/^b1@c2$/, 'blue']],
            reply: 'pass',
            claims: [
              { gains: 6, leads: 18, isProved: true },
              { move: 'b1@c2', gains: 12 },
            ],
          },
          {
            key: 'sun',
            position: positions.lessons.slow.sun,
            move: 'b5@c7',
            others: [[/^y1@d8,y3@d9$/, 'pair']],
            reply: 'pass',
            claims: [
              { gains: 6, leads: 30, isProved: true },
              { move: 'y1@d8,y3@d9', gains: 44 },
            ],
          },
        ],
      },
      {
        key: 'last',
        steps: [
          {
            key: 'drop',
            position: positions.lessons.last.drop,
            move: 'r4@a5',
            others: [
              [/^r[45]@b1,r[45]@c1$/, 'more'],
              [/^r5@a5$/, 'sun'],
            ],
            claims: [
              { gains: 30, least: 6, most: 6, leads: 16, isProved: true },
              { move: 'r4@b1,r5@c1', gains: 54, most: -10, isProved: true },
              { move: 'r5@b1,r4@c1', gains: 54, most: -10, isProved: true },
              { move: 'r5@a5', gains: 30, most: -22, isProved: true },
            ],
          },
        ],
      },
    ],
    game: {
      position: positions.games.masters,
      level: 'master',
      goal: 'win',
    },
  },
];

export const insight: Insight = {
  games: 200,
  level: 'hard',
  facts: [
    { key: 'border', figure: 0.617, as: 'percent' },
    { key: 'more', figure: 32.8, as: 'whole' },
    { key: 'greedy', figure: 0.458, as: 'percent' },
    { key: 'exchange', figure: 0.009, as: 'percent' },
  ],
};

/**
 * The words of the course.
 *
 * @param tag the language tag
 */
export const words = async (tag: Tag): Promise<typeof en> =>
  (await import(`./content/${tag}/course.json`, { with: { type: 'json' } })).default;
