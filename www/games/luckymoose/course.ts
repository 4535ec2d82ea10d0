// The course of LuckyMoose, on the smallest board with each of the 36 tokens once. Positions come from games; hands,
// pool and generator are fixed.

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
            position:
              '1,g6,g3,6/1,b6,7/1,o6,7/y2,y6,7/o2,3,o3,4/r2,r4,r6,r1,r3,2,b5,1/b2,b4,1,p1,p3,p6,1,y5,y4/p2,2,b1,1,p5,r5,g5,1/1,g4,g2,g1,1,p4,1,o5,o1 1 320,226 o4b3/y1y3 - 0 beeb8da1658eec67',
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
            position:
              '1,y2,y1,y4,y6,y5,3/o2,r2,3,g5,g4,1,p3/o5,3,b1,b5,b4,b2,b3/o1,3,r1,r5,r4,1,o3/o4,3,p1,1,p4,1,r3/4,g1,3,y3/7,g6,g3/7,o6,1/6,r6,b6,p6 1 926,488 g2p5/p2 - 0 910a2dec89025cc1',
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
            position:
              '9/9/9/2,o2,p2,1,b5,b1,2/3,p6,g6,b6,3/9/9/9/9 1 12,14 r4r5y5g3b2p3/r1r2r3o1o3y3 g2y1y6g5p1y4y2g1r6p5p4o5b3o4g4o6b4 0 a195a45c672ef6ec',
            move: 'p3@d4,g3@e4',
            others: [
              [/[pg]3@.*[pg]3@/, 'fewer'],
              [/[pg]3@/, 'single'],
            ],
            claims: [
              { gains: 14, leads: 10, nodes: NODES },
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
            position:
              '1,g6,7/1,p6,7/1,b6,y6,6/r6,o6,1,b2,5/r1,1,o5,b5,g5,y5,r5,2/r3,g3,o3,b3,5/r2,g2,6,y1/1,g4,1,p3,p2,p5,2,y3/o1,g1,b1,p1,1,p4,b4,r4,y4 1 272,318 o4y2/o2 - 0 910a2dec89025cc1',
            move: 'y2@i4',
            others: [[/^y2@/, 'plain']],
            claims: [{ gains: 24, leads: 16, isProved: true }],
          },
          {
            key: 'twice',
            position:
              '9/9/9/9/2,b4,r4,g4,4/1,b3,b1,1,g2,p2,3/p4,p3,3,y2,3/1,y3,y1,1,o6,o2,o1,2/4,p6,1,o3,g3,r3 1 90,134 r1r6o4y4y6p5/r2r5o5g1g5p1 b6y5b5b2g6 0 6775dc7701564f61',
            move: 'o4@a1,y4@a2',
            others: [
              [/^y4@a2$/, 'one'],
              [/^y6@c1,r6@d1$/, 'stones'],
            ],
            claims: [
              { gains: 72, leads: 30, nodes: NODES },
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
            position:
              'r6,r2,r5,2,p3,3/r3,r4,2,g6,p6,3/1,r1,y1,1,g4,p4,3/2,p1,b1,g1,4/3,b5,g5,o5,3/b3,b6,b2,b4,1,o1,3/1,o6,o2,6/2,p2,p5,5/y4,y5,y2,6 1 344,196 o3o4g2g3/y3y6 - 0 beeb8da1658eec67',
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
            position:
              '6,o2,o1,1/7,p1,p5/7,g1,g5/8,r5/4,o5,2,b6,b5/g3,2,p3,o3,r3,1,b2,1/g2,r2,y2,p2,1,b3,b4,b1,1/2,y3,3,g4,2/o6,p6,y6,1,r4,y4,o4,p4,1 1 218,362 r6g6/r1y1y5 - 0 f893a2eefb32555e',
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
      position:
        '9/9/9/5,b2,b3,1,g6/3,o4,o1,o2,o3,o5,o6/6,y3,1,b6/5,g4,g3,1,p6/2,b1,r1,1,y4,1,y5,y6/3,r4,p4,b4,1,p5,1 1 202,160 r2r3r5g1g2p3/r6y1y2b5p1p2 g5 0 e099ec6cd7363ca5',
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
            position:
              '3,o3,g3,1,b3,b1,b5/4,g6,r6,b6,1,g5/5,o6,2,o5/4,p4,p6,1,p2,1/y6,y3,y2,y1,y4,1,r2,b2,g2/4,g4,b4,r4,2/6,r3,r5,r1/8,g1/6,p3,p5,p1 1 326,286 o2y5/o1o4 - 0 beeb8da1658eec67',
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
            position:
              '3,p6,p1,p4,1,y3,y5/3,b6,2,g1,g3,1/3,y6,2,g4,2/3,o6,1,b5,g5,2/3,r6,r3,r5,3/9/9/9/9 1 240,42 r2o2y2g6b2p2/r1o4g2b1b4p3 y1b3o3y4o5r4o1p5 0 adc4fd6ac5dbbf42',
            move: 'r2@c5,o2@c6,y2@c7,b2@c8,p2@c9',
            others: [[/2@.*2@/, 'fewer']],
            claims: [
              { gains: 108, leads: 12, nodes: NODES },
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
            position:
              'g2,8/o2,1,p3,r3,o3,4/b2,y2,p2,6/1,y1,p1,b1,5/3,o1,o6,o5,3/5,y5,3/5,g5,3/9/9 1 76,118 r2r5r6b3b4p5/r1r4o4y6g4p4 y3p6g1b5y4b6g6g3 0 87b341d690d7a28a',
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
            position:
              '9/9/9/9/4,p2,g2,b2,1,g5/6,b6,o6,g6/5,b3,b5,1,g3/7,r4,g4/9 1 230,54 r1o4y6g1p1p6/r2r3y1y4b1p4 o1r6o5r5o2p5y2b4o3p3y5y3 0 d0bad0da572baaf1',
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
            position:
              '9/1,p5,7/1,o5,7/1,r5,r3,6/2,r2,y2,p2,g2,b2,1,g5/2,r6,y6,p6,1,b6,o6,g6/3,y5,1,b3,b5,1,g3/1,b1,1,y3,3,r4,g4/1,b4,p4,y4,1,y1,p1,r1,g1 1 478,216 o1o2o4p3/o3 - 0 910a2dec89025cc1',
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
            position:
              '9/9/9/9/4,o5,4/4,y5,4/4,b5,4/4,p5,4/4,r5,r4,3 1 16,72 r6y1y3g5b2p3/y4g3g4g6b1p1 o3b3b4y6p4o4r2o1g2b6p6p2r3r1o2o6y2g1 0 a195a45c672ef6f0',
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
            position:
              '1,g2,2,r1,o1,g1,1,o6/1,p2,1,g3,2,g4,1,r6/r4,r2,r5,r3,1,p6,g6,b6,y6/p4,2,b3,o3,p3,3/y4,y2,2,o5,p5,3/1,o2,b2,2,p1,y1,2/9/9/9 1 352,256 o4y3b1b4/y5g5b5 - 0 f893a2eefb32555e',
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
      position:
        '2,y3,6/o6,g6,y6,b6,1,b4,3/o3,2,b2,b5,b1,3/o2,3,p5,4/o4,r4,g4,1,o5,4/2,g1,6/9/9/9 1 102,126 r3r6y1g2b3p1/r1y5g3p2p3p6 y2r2o1y4p4r5g5 0 a195a45c672ef6f8',
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
            position:
              '9/4,p1,4/3,g4,p4,y4,3/5,y3,3/3,r2,o2,y2,3/9/9/9/9 1 18,12 r3r5g1b1b5p2/r1r6o4b3b6p5 r4g5y5g2o5o3y6o1b4g6p6o6y1p3b2g3 0 14d7973c5c2a449c',
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
            position:
              '9/y6,r6,7/y3,8/y2,p2,1,r2,5/1,p5,y5,r5,o5,4/o4,p4,y4,1,o1,p1,b1,g1,r1/o2,7,r4/o6,8/o3,g3,7 1 200,168 r3y1g5b2b4b5/g2g4g6b6p3p6 b3 0 e099ec6cd7363ca5',
            move: 'y1@a9',
            others: [[/^b\d@g1,b\d@g2,b\d@g3$/, 'blues']],
            claims: [
              { gains: 24, leads: 40, nodes: NODES },
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
            position:
              '2,b2,b3,b5,1,p4,p3,p6/1,g6,b6,1,r5,r2,r4,r3,r6/7,g3,1/6,y2,y3,y1/4,o6,o4,o2,1,b1/7,g2,g1/9/9/9 1 332,264 o5y6g5b4p1p2/r1o1o3y5g4p5 y4 0 e099ec6cd7363ca5',
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
            position:
              '9/9/7,o5,o1/7,r5,1/4,b2,o2,1,y5,1/5,g2,g1,g5,g4/8,g3/9/9 1 36,88 r6o3o6y6p1p6/r1r2r3y1g6b4 y4o4p4p2r4b6b3p5y2y3p3b5b1 0 ae84379630af89ee',
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
            position:
              '9/8,o3/7,o5,o1/7,r5,1/4,b2,o2,1,y5,1/5,g2,g1,g5,g4/8,g3/8,g6/9 1 48,106 r6o6y4y6p1p6/r1r2r3o4y1b4 p4p2r4b6b3p5y2y3p3b5b1 0 ae84379630af89ee',
            move: 'y6@f9,r6@g9,p6@h9,o6@i9',
            accepts: /^[yrp]6@f9,[yrp]6@g9,[yrp]6@h9,o6@i9$/,
            others: [[/6@/, 'fewer']],
            claims: [{ gains: 666, leads: 100, nodes: NODES }],
          },
        ],
      },
      {
        key: 'keep',
        steps: [
          {
            key: 'yellow',
            position:
              '4,b1,4/4,y1,4/3,p3,p1,p4,3/4,o1,4/1,r5,r3,r2,r1,4/g1,g5,7/1,y5,y6,2,o2,3/2,o6,1,p2,g2,3/b3,b4,b6,b5,b2,4 1 284,164 r4y2y3y4g4g6/r6o3o4g3p5p6 o5 0 e099ec6cd7363ca5',
            move: 'y2@c8,y3@d8',
            others: [
              [/y4@/, 'three'],
              [/y[23]@/, 'elsewhere'],
            ],
            reply: 'p5@b6',
            claims: [
              { gains: 32, leads: 30, nodes: NODES },
              { move: 'y2@c8,y3@d8,y4@f8', gains: 80 },
            ],
          },
          {
            key: 'drops',
            position:
              '4,b1,4/2,y2,y3,y1,4/3,p3,p1,p4,3/1,p5,2,o1,4/1,r5,r3,r2,r1,4/g1,g5,7/1,y5,y6,2,o2,3/2,o6,1,p2,g2,3/b3,b4,b6,b5,b2,4 1 316,180 r4o5y4g4g6/r6o3o4g3p6 - 0 e099ec6cd7363ca5',
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
            position:
              '8,y2/8,p2/5,g5,1,r2,o2/5,g6,1,r5,1/4,y3,g3,p3,r3,1/7,r1,p1/8,p4/7,o5,p5/7,y5,1 1 114,236 y4y6g1g4b4b6/r6o1o6y1b5p6 g2r4o3b2o4b3b1 0 a195a45c672ef6e8',
            move: 'g1@f8,g4@f9',
            others: [
              [/^g4@f8,g1@f9$/, 'turned'],
              [/^(?=.*g4@f8)(?:[byg]4@[defg]8,?){3}$/, 'row'],
            ],
            claims: [
              { gains: 60, leads: 50, nodes: NODES },
              { move: 'g4@f8,g1@f9', gains: 60 },
              { move: 'y4@d8,b4@e8,g4@f8', gains: 64 },
              { move: 'y4@e8,g4@f8,b4@g8', gains: 64 },
            ],
          },
          {
            key: 'yellow',
            position:
              '9/9/9/4,g5,4/4,o5,4/4,y5,4/4,b5,2,b4,b2/2,p4,p1,p5,1,g6,g4,1/2,y4,1,r5,r4,r6,2 1 90,140 r2o3o4y1y3p3/o1y6g2g3b1b3 b6p6p2r3r1o2o6y2g1 0 a195a45c672ef6f0',
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
            position:
              '9/9/9/3,y1,y4,4/4,y2,o2,3/9/9/9/9 1 4,8 r3r4r5o1b5p4/o6g2g5b2b6p2 y6r2g6o5p5o4g1g4p6b4o3y3r6b3y5b1p1r1g3p3 0 a195a45c672ef6f6',
            move: '~o1b5p4',
            others: [
              [/@/, 'lay'],
              [/^~/, 'part'],
            ],
            claims: [
              { leads: 30, nodes: NODES },
              { move: 'o1@d7', gains: 4 },
              { move: 'o1@f4', gains: 4 },
            ],
          },
          {
            key: 'greens',
            position:
              '9/9/9/2,b2,6/2,b3,b5,b1,4/4,r1,o1,3/9/9/9 1 18,4 r2r3g3g5g6p4/o5y5g2g4p2p3 g1r6o2o4r5y4y2b6y6y3p1p5p6r4y1o3o6b4 1 9f80cb36c02f9f9b',
            move: '~r2r3p4',
            others: [
              [/^r2@b6,r3@b7$/, 'lay'],
              [/^~/, 'part'],
            ],
            claims: [
              { leads: 15, nodes: NODES },
              { move: 'r2@b6,r3@b7', gains: 24, most: 0, nodes: NODES },
            ],
          },
        ],
      },
      {
        key: 'greed',
        steps: [
          {
            key: 'reds',
            position:
              '9/9/9/4,y1,4/r2,b2,g2,o2,y2,4/r1,8/r4,8/9/9 1 10,208 r3r5o3o4g3p3/r6o5y4b6p2p5 o1b3g4g6y5y3g5o6p1b4p6y6g1p4b5b1 0 14d7973c5c2a449c',
            move: 'r3@a1,r5@a2',
            others: [
              [/^r3@a2(?:,[ogp]3@[bcd]2){3}$/, 'four'],
              [/^r[35]@a\d,r[35]@a\d$/, 'elsewhere'],
              [/^r[35]@/, 'red'],
            ],
            reply: 'r6@a6,b6@b6',
            claims: [
              { gains: 90, leads: 60, nodes: NODES },
              { move: 'r3@a2,p3@b2,g3@c2,o3@d2', gains: 216 },
              { move: 'r5@a1,r3@a2', gains: 90, most: 0, nodes: NODES },
              { move: 'r3@a6,r5@a7', gains: 90, most: 0, nodes: NODES },
            ],
          },
          {
            key: 'leaves',
            position:
              '9/9/9/r6,b6,2,y1,4/r2,b2,g2,o2,y2,4/r1,8/r4,8/r5,8/r3,8 1 100,312 o1o3o4g3b3p3/o5y4g4g6p2p5 y5y3g5o6p1b4p6y6g1p4b5b1 0 14d7973c5c2a449c',
            move: 'b3@b1,g3@c1,o3@d1,p3@e1',
            accepts: /^[ogbp]3@b1,[ogbp]3@c1,[ogbp]3@d1,[ogbp]3@e1$/,
            others: [[/3@/, 'fewer']],
            claims: [{ gains: 810, leads: 100, nodes: NODES }],
          },
        ],
      },
    ],
    game: {
      position:
        '7,r3,1/6,b5,r5,p5/6,g5,2/5,y5,o5,2/2,b1,1,b2,y2,3/o1,g1,r1,p1,1,y1,3/3,p6,1,y6,3/3,p4,o4,y4,3/4,o6,4 1 126,122 r4o2g3g6p2p3/r2r6o3y3g2b4 b3b6g4 0 491718de357e3da8',
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
            position:
              '9/9/p1,3,g2,4/g1,3,p2,4/o1,1,o4,o3,o2,4/y1,y3,y4,1,b2,4/r1,1,r4,6/b1,1,p4,p6,p5,4/1,g3,g4,1,p3,4 1 264,124 r2o6y2y6g6b6/r3r5r6o5y5b4 b3b5g5 0 491718de357e3da8',
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
            position:
              'r1,y1,p1,b1,o1,4/r6,3,o2,r2,1,p6,1/r5,2,o5,1,y2,y5,y6,y4/r3,b3,1,p5,p4,p2,2,b4/1,o3,2,o4,2,g5,g4/1,y3,6,r4/1,g3,7/9/9 1 296,406 o6g1g2p3/g6b2b5b6 - 0 a195a45c672ef703',
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
            position:
              '1,y5,b5,r5,p5,o5,g5,2/p1,y1,2,p3,4/1,y6,y2,1,p4,4/2,o2,o4,3,y3,1/3,r4,r3,r1,1,o3,o1/5,g1,g2,g3,1/6,b2,b3,b4/6,r2,1,b1/6,p2,2 1 248,212 g4b6p6/r6o6y4g6 - 0 71c18690ee42c90b',
            move: 'g4@g8',
            others: [[/^b6@i1$/, 'points']],
            claims: [
              { gains: 8, leads: 80, isProved: true },
              { move: 'b6@i1', gains: 18, most: -26 },
            ],
          },
          {
            key: 'leaf',
            position:
              '3,o6,5/y4,1,g4,o4,p4,4/y6,b6,1,o5,5/1,b4,1,o1,y1,4/r2,b2,g2,o2,y2,p2,3/r1,b1,g1,2,p6,3/r4,1,g6,6/r5,1,g5,p5,y5,4/r3,o3,g3,p3,5 1 420,396 r6b3b5p1/y3 - 0 910a2dec89025cc1',
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
            position:
              'b3,o3,2,b1,g1,1,y1,y2/1,o4,y4,r4,b4,g4,2,p2/4,b5,g5,1,r2,o2/5,g6,1,r5,1/4,y3,g3,p3,r3,1/7,r1,p1/8,p4/7,o5,p5/7,y5,1 1 282,306 r6o1o6p6/y6g2b2b6 - 0 a195a45c672ef6e8',
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
            position:
              'b3,o3,2,b1,g1,1,y1,y2/1,o4,y4,r4,b4,g4,2,p2/1,o1,2,b5,g5,1,r2,o2/5,g6,1,r5,1/4,y3,g3,p3,r3,1/5,g2,1,r1,p1/8,p4/7,o5,p5/7,y5,1 1 294,330 r6o6p6/y6b2b6 - 0 a195a45c672ef6e8',
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
            position:
              '1,o5,r5,p5,y5,3,r3/4,g5,g2,1,r6,r2/5,b2,b5,b6,1/4,o1,o2,1,g6,g3/4,r1,1,p1,p6,p3/8,b3/6,o4,o6,o3/3,g1,y1,1,r4,1,y3/3,g4,y4,p4,b4,2 1 384,272 y6b1/y2p2 - 0 beeb8da1658eec67',
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
            position:
              '9/4,r1,4/3,y5,r5,1,o6,2/4,r6,b6,y6,2/3,p2,r2,3,p5/2,b3,p3,r3,o3,1,p4,p6/1,o2,b2,1,r4,o4,y4,b4,1/p1,o1,b1,g1,5/1,o5,1,g5,g2,g4,g6,g3,1 1 390,156 y1y3b5/y2 - 1 910a2dec89025cc1',
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
            position:
              'p4,1,g5,g1,g4,4/y4,y2,y5,y1,5/b4,b2,7/1,g2,o2,p2,1,b5,b1,2/3,p6,g6,b6,3/r3,o3,y3,p3,g3,b3,3/r1,o1,7/r6,8/r2,8 1 300,406 r4r5o5o6p5/o4y6p1 - 0 a195a45c672ef6ec',
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
      position:
        'r5,1,g3,g4,g2,g1,1,b2,b1/o5,1,o3,o4,1,o1,o6,o2,1/p5,p1,p3,1,g6,4/y5,y1,y3,1,r6,4/2,b3,b4,b6,4/r2,r4,r3,6/y2,8/9/9 1 234,274 y6b5p2p4/r1y4g5p6 - 0 71c18690ee42c90b',
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
