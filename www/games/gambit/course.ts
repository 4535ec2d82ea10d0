// The course of Gambit. Most positions come from games, all values are proved.

import type { Tag } from '../../words/vocabulary.ts';
import type { Chapter, Insight } from '../course.ts';
import type en from './content/en/course.json';

export const chapters: Chapter[] = [
  {
    key: 'rules',
    theme: 'island',
    game: { position: '3oo3/x1xx1x1x/o5oo/3x4 o', level: 'easy', goal: 'win' },
    lessons: [
      {
        key: 'on',
        steps: [
          {
            key: 'bend',
            position: 'oo5o/3xxx2/2o5/1x2x3 o',
            move: 'c2xe4xe2xg4',
            others: [[/^c2xe4xg2$/, 'straight']],
            claims: [
              { least: 4, leads: 2, gains: 2, wins: true, isProved: true },
              { move: 'c2xe4xg2', most: 2, wins: true },
            ],
          },
          {
            key: 'stop',
            position: 'o5o1/3xx3/1o3o2/x5x1 o',
            move: 'f2xd4',
            reply: 'a1xc3',
            others: [[/^f2xd4xd2$/, 'two']],
            claims: [
              { least: 3, leads: 3, isProved: true, replies: 1 },
              { move: 'f2xd4xd2', least: 0, most: 0 },
            ],
          },
        ],
      },
      {
        key: 'edge',
        steps: [
          {
            key: 'far',
            position: '3oo3/5x1x/3o3o/x2x4 o',
            move: 'h2xh4',
            reply: 'd1xd3',
            others: [[/^e4xg2$/, 'caught']],
            claims: [
              { least: 1, most: 1, leads: 2, isProved: true, replies: 1 },
              { move: 'e4xg2', most: -1 },
            ],
          },
        ],
      },
      {
        key: 'sideways',
        steps: [
          {
            key: 'three',
            position: '1oo5/3xx1x1/7o/x7 o',
            move: 'h2xf4xd2xd4',
            others: [
              [/^h2xf4xd2$/, 'soon'],
              [/^c4/, 'apart'],
            ],
            claims: [
              { least: 4, leads: 3, gains: 5, wins: true, isProved: true },
              { move: 'h2xf4xd2', most: 1 },
              { move: 'c4xe2', most: 0 },
              { move: 'c4xe2xe4', most: 1 },
            ],
          },
          {
            key: 'pair',
            position: '2o1o3/6xx/6oo/x4x2 o',
            move: 'h2xf4',
            others: [[/^h2xh4/, 'two']],
            claims: [
              { least: 3, leads: 3, gains: 2, wins: true, isProved: true },
              { move: 'h2xh4xf2', least: 0, most: 0 },
            ],
          },
        ],
      },
      {
        key: 'touch',
        steps: [
          {
            key: 'free',
            position: 'o1o5/1x3xx1/2oo3o/5x2 o',
            move: 'c4xa2',
            others: [[/^h2/, 'elsewhere']],
            claims: [
              { least: 4, leads: 4, gains: 5, wins: true, isProved: true },
              { move: 'h2xf4', gains: 0, most: 0 },
              { move: 'h2xf4xf2', gains: 0, most: 0 },
            ],
          },
        ],
      },
      {
        key: 'over',
        steps: [
          {
            key: 'end',
            position: '8/x5xx/o2o3o/7x o',
            move: 'a2xa4',
            others: [[/^h2/, 'leaves']],
            claims: [
              { least: 2, leads: 2, gains: 1, wins: true, isProved: true },
              { move: 'h2xh4xf2', most: 0, replies: 1 },
              { move: 'h2xh4', most: 0, replies: 1 },
              { move: 'h2xf4', most: 0, replies: 1 },
            ],
          },
        ],
      },
      {
        key: 'must',
        steps: [
          {
            key: 'push',
            position: '5ooo/5x2/2o5/x4x2 o',
            move: 'f4xf2',
            reply: 'f1xf3',
            others: [[/^g4xe2$/, 'twice']],
            claims: [
              { least: 2, most: 2, leads: 3, isProved: true, replies: 1 },
              { move: 'g4xe2', most: -1 },
            ],
          },
        ],
      },
    ],
  },
  {
    key: 'tactics',
    theme: 'double',
    game: { position: '2o5/x1xxxxxx/o2o1ooo/8 o', level: 'medium', goal: 'win' },
    lessons: [
      {
        key: 'back',
        steps: [
          {
            key: 'home',
            position: '2o5/xx6/oo6/4x1xx o',
            move: 'a2xa4xc2',
            others: [
              [/^a2xa4$/, 'half'],
              [/^b2xb4$/, 'single'],
            ],
            claims: [
              { least: 0, leads: 2, gains: 4, isProved: true, replies: 0 },
              { move: 'a2xa4', most: -3 },
              { move: 'b2xb4', most: -2 },
            ],
          },
          {
            key: 'out',
            position: '1o2o2o/1xx5/8/1x6 o',
            move: 'b4xb2xd4',
            others: [
              [/^b4xb2$/, 'half'],
              [/^b4xd2$/, 'single'],
            ],
            claims: [
              { least: 3, leads: 2, gains: 2, wins: true, isProved: true },
              { move: 'b4xb2', most: -1 },
              { move: 'b4xd2', least: 1, most: 1 },
            ],
          },
        ],
      },
      {
        key: 'greed',
        steps: [
          {
            key: 'one',
            position: 'o7/1xxx3x/6oo/4x3 o',
            move: 'h2xh4',
            others: [[/^a4/, 'three']],
            claims: [
              { least: 1, leads: 2, gains: 2, wins: true, isProved: true },
              { move: 'a4xc2xc4xe2', least: -3, most: -3 },
              { move: 'a4xc2', most: -1 },
              { move: 'a4xc2xe4', most: -1 },
              { move: 'a4xc2xc4', most: -1 },
            ],
          },
        ],
      },
      {
        key: 'answer',
        steps: [
          {
            key: 'look',
            position: 'o2o1o2/4x3/2o5/3x3x o',
            move: 'd4xf2',
            reply: 'd1xb3',
            others: [[/^f4xd2$/, 'beside']],
            claims: [
              { least: 2, most: 2, leads: 2, isProved: true, replies: 1 },
              { move: 'f4xd2', least: 0, most: 0 },
            ],
          },
        ],
      },
      {
        key: 'join',
        steps: [
          {
            key: 'both',
            position: '1oo4o/x5xx/o7/2x2x2 o',
            move: 'a2xa4',
            others: [[/^h4xh2/, 'two']],
            claims: [
              { least: 3, leads: 2, gains: 5, wins: true, isProved: true },
              { move: 'h4xh2xf4', least: 1, most: 1 },
              { move: 'h4xh2', least: 1, most: 1 },
            ],
          },
        ],
      },
      {
        key: 'points',
        steps: [
          {
            key: 'level',
            position: '7o/2x1x1x1/o7/4xx2 o',
            move: 'h4xf2xd4xb2',
            others: [[/^h4xf2xd4$/, 'soon']],
            claims: [
              { least: 0, most: 0, leads: 2, gains: 2, isProved: true, replies: 0 },
              { move: 'h4xf2xd4', most: -2 },
            ],
          },
          {
            key: 'four',
            position: 'o5oo/2xxx1x1/8/3x4 o',
            move: 'h4xf2xd4xd2xb4',
            others: [
              [/^h4xf2xd4xb2$/, 'three'],
              [/^g4/, 'pair'],
            ],
            claims: [
              { least: 3, leads: 2, gains: 3, wins: true, isProved: true },
              { move: 'h4xf2xd4xb2', least: 1, most: 1 },
              { move: 'g4xg2', most: -3 },
            ],
          },
        ],
      },
      {
        key: 'spoil',
        steps: [
          {
            key: 'one',
            position: 'o7/1x1x2x1/7o/xx6 o',
            move: 'a4xc2',
            others: [
              [/^a4xc2xe4$/, 'away'],
              [/^h2/, 'far'],
            ],
            claims: [
              { least: 0, leads: 2, gains: 0, isProved: true, replies: 0 },
              { move: 'a4xc2xe4', most: -2, gains: 1 },
              { move: 'h2xf4', most: -3 },
            ],
          },
          {
            key: 'all',
            position: 'o4ooo/2x1x3/8/4xx2 o',
            move: 'f4xd2',
            others: [[/^f4xd2xb4$/, 'away']],
            claims: [
              { least: 4, leads: 1, gains: 3, wins: true, isProved: true },
              { move: 'f4xd2xb4', most: 3, gains: 5 },
            ],
          },
        ],
      },
      {
        key: 'last',
        steps: [
          {
            key: 'jumper',
            position: '3o1oo1/1xx4x/7o/xx6 o',
            move: 'h2xh4',
            others: [[/^d4xb2/, 'two']],
            claims: [
              { least: 2, leads: 2, gains: 5, wins: true, isProved: true },
              { move: 'd4xb2xb4', least: 0, most: 0, replies: 1 },
              { move: 'd4xb2', least: 0, most: 0 },
            ],
          },
        ],
      },
    ],
  },
  {
    key: 'plans',
    theme: 'quiet',
    game: { position: '6o1/1xxxxx1x/1ooooo1o/x7 o', level: 'hard', goal: 'win' },
    lessons: [
      {
        key: 'force',
        steps: [
          {
            key: 'lure',
            position: 'o1o1o2o/3x2x1/8/4x1x1 o',
            move: 'c4xe2',
            reply: 'e1xe3',
            others: [[/^e4xc2$/, 'now']],
            claims: [
              { least: 3, leads: 2, isProved: true, replies: 1 },
              { move: 'e4xc2', most: 1, wins: true },
            ],
          },
          {
            key: 'double',
            position: 'o3o2o/4x1x1/8/6x1 o',
            move: 'h4xf2xd4',
            others: [[/^h4xf2$/, 'half']],
            claims: [
              { least: 3, leads: 2, gains: 3, wins: true, isProved: true },
              { move: 'h4xf2', least: 1, most: 1 },
            ],
          },
        ],
      },
      {
        key: 'order',
        steps: [
          {
            key: 'first',
            position: '4o3/x2x4/o4o2/5x2 o',
            move: 'a2xa4',
            reply: 'f1xf3',
            others: [[/^e4xc2$/, 'later']],
            claims: [
              { least: 1, most: 1, leads: 1, isProved: true, replies: 1 },
              { move: 'e4xc2', least: 0, most: 0 },
            ],
          },
        ],
      },
      {
        key: 'early',
        steps: [
          {
            key: 'wait',
            position: '2o3oo/1xx2x2/o7/4x1x1 o',
            move: 'g4xe2',
            reply: 'e1xe3',
            others: [[/^c4/, 'now']],
            claims: [
              { least: 1, leads: 1, isProved: true, replies: 1 },
              { move: 'c4xc2xa4', least: 0, most: 0, gains: 2, replies: 0 },
            ],
          },
          {
            key: 'now',
            position: '2o4o/1xx1x3/o7/6x1 o',
            move: 'c4xc2xa4',
            others: [[/^c4xc2$/, 'half']],
            claims: [
              { least: 1, leads: 2, gains: 2, wins: true, isProved: true },
              { move: 'c4xc2', most: -1 },
            ],
          },
        ],
      },
      {
        key: 'guard',
        steps: [
          {
            key: 'stay',
            position: '3o2o1/1xx1x3/1o6/xx5x o',
            move: 'd4xf2',
            others: [[/^b2/, 'leaves']],
            claims: [
              { least: 1, leads: 1, gains: 1, wins: true, isProved: true },
              { move: 'b2xb4xd2xf4', least: 0, most: 0, gains: 3, replies: 0 },
              { move: 'b2xb4', most: -3 },
              { move: 'b2xb4xd2', most: -3 },
            ],
          },
        ],
      },
      {
        key: 'gift',
        steps: [
          {
            key: 'pair',
            position: 'o6o/1x2x2x/1o4oo/3x4 o',
            move: 'b2xb4',
            reply: 'h3xh1xf3',
            others: [[/^a4xc2$/, 'inward']],
            claims: [
              { least: 0, leads: 2, keeps: 4, isProved: true },
              { move: 'a4xc2', least: -2, most: -2, gains: 0 },
            ],
          },
          {
            key: 'win',
            position: 'o2o4/3x4/2o2oo1/1x1xx3 o',
            move: 'c2xe4',
            reply: 'e1xg3xg1',
            others: [[/^d4xd2$/, 'straight']],
            claims: [
              { least: 1, leads: 2, gains: 3, keeps: 3, isProved: true },
              { move: 'd4xd2', most: -1 },
            ],
          },
        ],
      },
      {
        key: 'leave',
        steps: [
          {
            key: 'grow',
            position: '4oo2/xx3x2/o2oo3/4x3 o',
            move: 'e2xg4',
            reply: 'a3xa1',
            others: [[/^a2/, 'rescue']],
            claims: [
              { least: 3, most: 3, leads: 2, gains: 5, keeps: 5, isProved: true },
              { move: 'a2xa4', most: -1 },
              { move: 'a2xa4xc2', most: -1 },
              { move: 'a2xc4', most: 1 },
            ],
          },
        ],
      },
      {
        key: 'sum',
        steps: [
          {
            key: 'break',
            position: 'oo2o3/4x2x/1o5o/3xxx2 o',
            move: 'e4xe2',
            reply: 'd1xf3',
            others: [[/^h2xh4$/, 'five']],
            claims: [
              { least: 1, most: 1, leads: 1, gains: 0, isProved: true },
              { move: 'h2xh4', least: 0, most: 0, gains: 1, replies: 0 },
            ],
          },
        ],
      },
    ],
  },
  {
    key: 'mastery',
    theme: 'sacrifice',
    game: { position: '3o4/x2xxxxx/o2ooooo/3x4 o', level: 'master', goal: 'win' },
    lessons: [
      {
        key: 'opening',
        steps: [
          {
            key: 'start',
            position: '8/xxxxxxxx/oooooooo/8 o',
            move: 'd2xd4',
            accepts: /^(?:(.)2x\1|b2xd|c2xe|d2xf|e2xc|f2xd|g2xe)4$/,
            others: [
              [/^[ah]2/, 'corner'],
              [/4$/, 'outward'],
            ],
            claims: [
              { least: 0, most: 0, leads: 1, isProved: true },
              ...[
                'a2xa4',
                'b2xb4',
                'c2xc4',
                'e2xe4',
                'f2xf4',
                'g2xg4',
                'h2xh4',
                'b2xd4',
                'c2xe4',
                'd2xf4',
                'e2xc4',
                'f2xd4',
                'g2xe4',
              ].map((move) => ({ move, least: 0 })),
              ...['a2xc4', 'h2xf4', 'c2xa4', 'd2xb4', 'e2xg4', 'f2xh4'].map((move) => ({ move, least: -1, most: -1 })),
            ],
          },
          {
            key: 'punish',
            position: '3o4/xxxxxxx1/ooo2o1o/8 o',
            move: 'c2xe4xe2xg4xg2',
            others: [[/^c2xc4/, 'five']],
            claims: [
              { least: 5, most: 5, leads: 1, gains: 5, isProved: true },
              { move: 'c2xc4xe2xe4xg2xg4', least: 4, most: 4 },
            ],
          },
        ],
      },
      {
        key: 'modest',
        steps: [
          {
            key: 'one',
            position: '3o4/xxx1xx1x/ooo1oo1o/6x1 o',
            move: 'e2xg4',
            others: [[/^b2xb4|^f2xf4/, 'three']],
            claims: [
              { least: 1, leads: 1, isProved: true },
              { move: 'b2xb4xd2xf4', most: -1 },
              { move: 'f2xf4xd2xb4', most: -1 },
            ],
          },
        ],
      },
      {
        key: 'glitter',
        steps: [
          {
            key: 'six',
            position: '2oo4/x2x1x1x/2ooo2o/x5x1 o',
            move: 'e2xg4',
            reply: 'd3xd1xb3',
            others: [[/^c2/, 'shine']],
            claims: [
              { least: 1, leads: 1, gains: 0, isProved: true },
              { move: 'c2xe4xg2', most: -1, gains: 6 },
              { move: 'c2xe4', most: -1 },
            ],
          },
          {
            key: 'calm',
            position: '2oo2o1/xx5x/7o/x5x1 o',
            move: 'h2xh4',
            others: [[/^c4/, 'rush']],
            claims: [
              { least: 1, leads: 2, gains: 3, wins: true, isProved: true },
              { move: 'c4xa2', most: -1, replies: 1 },
              { move: 'c4xa2xa4', most: -1, replies: 1 },
            ],
          },
        ],
      },
      {
        key: 'sweep',
        steps: [
          {
            key: 'step',
            position: '4o3/x1xxx1xx/oo1o3o/5x2 o',
            move: 'd2xb4',
            reply: 'a3xa1xc3',
            others: [[/^b2xd4|^d2xd4|^h2xh4/, 'three']],
            claims: [
              { least: 1, leads: 1, isProved: true },
              { move: 'b2xd4xf2xh4', most: 0 },
              { move: 'd2xd4xf2xh4', most: 0 },
              { move: 'h2xh4xf2xd4', most: 0 },
            ],
          },
          {
            key: 'four',
            position: '1o2o3/2xxx1xx/7o/5x2 o',
            move: 'h2xf4xd2xd4xb2',
            accepts: /^h2x(?:f4xd2|h4xf2)xd4xb2$/,
            others: [[/^b4/, 'wrong']],
            claims: [
              { least: 1, most: 1, leads: 1, wins: true, isProved: true },
              { move: 'h2xh4xf2xd4xb2', least: 1, most: 1, wins: true },
              { move: 'b4xd2xd4xf2xh4', least: 0, most: 0, replies: 1 },
            ],
          },
        ],
      },
      {
        key: 'ends',
        steps: [
          {
            key: 'two',
            position: '4oo2/3x4/3o4/x5xx o',
            move: 'd2xd4',
            others: [[/^e4xc2$/, 'level']],
            claims: [
              { least: 1, leads: 1, gains: 5, wins: true, isProved: true },
              { move: 'e4xc2', least: 0, most: 0, gains: 4, replies: 0 },
            ],
          },
          {
            key: 'four',
            position: '1o6/2x3xx/7o/x6x o',
            move: 'b4xd2',
            others: [[/^h2xh4/, 'pair']],
            claims: [
              { least: 0, most: 0, leads: 1, gains: 1, isProved: true, replies: 0 },
              { move: 'h2xh4xf2', least: -1, most: -1, gains: 1, replies: 0 },
              { move: 'h2xh4', replies: 0 },
              { move: 'h2xf4', replies: 0 },
            ],
          },
        ],
      },
      {
        key: 'chain',
        steps: [
          {
            key: 'push',
            position: '4o2o/xx1x2x1/oo6/4x1x1 o',
            move: 'a2xc4',
            reply: 'a3xc1',
            others: [
              [/^a2xc4xe2$/, 'on'],
              [/^e4xc2$/, 'loose'],
            ],
            claims: [
              { least: 1, leads: 2, isProved: true, replies: 1 },
              { move: 'a2xc4xe2', most: -1 },
              { move: 'e4xc2', least: -4, most: -4 },
            ],
          },
          {
            key: 'again',
            position: '2o1o2o/3x2x1/8/2x1x1x1 o',
            move: 'c4xe2',
            reply: 'e1xe3',
            others: [[/^e4xc2$/, 'easy']],
            claims: [
              { least: 1, leads: 2, isProved: true, replies: 1 },
              { move: 'e4xc2', most: -1 },
            ],
          },
          {
            key: 'win',
            position: '4o2o/4x1x1/8/2x3x1 o',
            move: 'h4xf2xd4',
            others: [[/^h4xf2$/, 'half']],
            claims: [
              { least: 1, leads: 2, gains: 3, wins: true, isProved: true },
              { move: 'h4xf2', most: -1 },
            ],
          },
        ],
      },
    ],
  },
];

export const insight: Insight = {
  positions: 893_390,
  facts: [
    { key: 'mover', figure: 0.58, as: 'percent' },
    { key: 'turns', figure: 14, as: 'number' },
    { key: 'only', figure: 0.458, as: 'percent' },
    { key: 'random', figure: 0.508, as: 'percent' },
  ],
};

/**
 * The words of the course.
 *
 * @param tag the language tag
 */
export const words = async (tag: Tag): Promise<typeof en> =>
  (await import(`./content/${tag}/course.json`, { with: { type: 'json' } })).default;
