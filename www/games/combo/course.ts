// The course of Combo. Values are in pieces, and 100 where a win is proved.

import type { Tag } from '../../words/vocabulary.ts';
import type { Chapter, Insight } from '../course.ts';
import type en from './content/en/course.json';

export const chapters: Chapter[] = [
  {
    key: 'rules',
    lessons: [
      {
        key: 'reach',
        steps: [
          {
            key: 'three',
            position: '1,w1,2,w1,2,w1/w1,2,w1,2,w1,1/5,w1,2/5,w3,2/8/8/1,b1,b4,2,b1,1,b1/b1,3,b1,1,b1,1 b 0',
            move: '4c2xf5',
            others: [
              [/^3c2xf5$/, 'three'],
              [/^[12]c2/, 'short'],
            ],
            claims: [
              { least: 5, leads: 0.2 },
              { move: '3c2xf5', least: 4.5 },
            ],
          },
        ],
      },
      {
        key: 'lines',
        steps: [
          {
            key: 'clear',
            position: '1,w1,w1,3,w1,1/w1,6,w1/3,w3,4/8/3,b1,4/3,b3,4/1,b1,3,b1,1,b4/b1,5,b1,1 b 0',
            move: '4h2xd6',
            others: [
              [/^(\dd3|d6$)/, 'blocked'],
              [/^[1-3]h2/, 'short'],
            ],
            claims: [{ leads: 3.5 }],
          },
        ],
      },
      {
        key: 'tall',
        steps: [
          {
            key: 'five',
            position: '8/w1,3,w1,3/8/1,w1,1,w5,4/8/1,b3,6/b1,7/8 b 0',
            move: '2b3xd5',
            accepts: /^[23]b3xd5$/,
            others: [[/xb5$/, 'single']],
            claims: [
              { least: 3, leads: 8 },
              { move: '3b3xd5', least: 3, leads: 8 },
              { move: '2b3xb5', most: -7, reply: '2d5xb5', keeps: -2 },
            ],
          },
        ],
      },
      {
        key: 'merge',
        steps: [
          {
            key: 'join',
            position: '8/8/8/8/8/1,b1,w2,5/b1,7/8 b 13',
            move: '1b3+a2',
            others: [
              [/^1a2\+b3$/, 'beside'],
              [/^1a2/, 'left'],
              [/^1b3/, 'alone'],
            ],
            claims: [
              { least: 0, leads: 100, risks: 0 },
              { move: '1a2+b3', most: -100, isProved: true, reply: '2c3xb3', keeps: -2 },
              { move: '1b3-c4', most: -100, isProved: true },
            ],
          },
        ],
      },
      {
        key: 'stay',
        steps: [
          {
            key: 'two',
            position: '3,b2,4/6,w1,1/5,w2,2/b4,7/5,w2,2/8/5,b4,2/8 b 13',
            move: '2f2xf4',
            others: [
              [/^[34]f2xf4$/, 'most'],
              [/^2d8xf6$/, 'first'],
            ],
            claims: [
              { least: 9, leads: 2.3, risks: 2 },
              { move: '4f2xf4', most: 5.8, reply: '2f6xf4', keeps: -4 },
              { move: '3f2xf4', most: 5.8, reply: '2f6xf4', keeps: -3 },
              { move: '2d8xf6', most: 6, reply: '2f4xf2', keeps: -4 },
            ],
          },
        ],
      },
      {
        key: 'shut',
        steps: [
          {
            key: 'corner',
            position: 'w1,b1,6/b1,7/2,b1,5/8/8/8/8/8 b 0',
            move: '1c6-b7',
            others: [
              [/\+/, 'stack'],
              [/^1[ab]/, 'gate'],
            ],
            claims: [{ wins: true }],
          },
        ],
      },
      {
        key: 'hundred',
        steps: [
          {
            key: 'last',
            position: '7,w2/8/5,w1,2/8/3,b4,4/8/1,b2,4,b3,1/8 b 99',
            move: '2d4xf6',
            accepts: /x/,
            claims: [
              { least: 100, leads: 100, isProved: true },
              { move: '4d4xf6', least: 4, leads: 4 },
              { move: '3d4xf6', leads: 5 },
            ],
          },
        ],
      },
    ],
    theme: 'capture',
    game: {
      position: 'w1,3,w1,1,w1,w2/w2,2,w1,4/8/8/8/8/b2,b1,b1,2,b2,1,b2/b1,1,b1,3,b1,1 b 2',
      level: 'easy',
      goal: 'win',
    },
  },
  {
    key: 'tactics',
    lessons: [
      {
        key: 'free',
        steps: [
          {
            key: 'choose',
            position: '3,w1,1,w2,1,w1/w1,3,w3,3/5,w2,2/8/2,b1,1,b3,3/1,b2,6/6,b3,1/b1,3,w2,3 b 8',
            move: '3e4xe1',
            others: [
              [/xe7$/, 'guarded'],
              [/^[12]e4/, 'short'],
              [/^\de4/, 'run'],
            ],
            claims: [
              { leads: 0.8, risks: 0 },
              { move: '3e4xe7', most: -1, reply: '2f6xe7', keeps: -3 },
            ],
          },
        ],
      },
      {
        key: 'beside',
        steps: [
          {
            key: 'visit',
            position: '6,w1,1/w1,6,w1/8/4,b2,3/8/8/1,b1,6/b2,b1,1,b3,2,b1,b1 b 1',
            move: '2e5-g7',
            reply: '1h7-h6',
            others: [
              [/^2e5/, 'far'],
              [/^1e5/, 'single'],
            ],
            claims: [{ least: 11.5, leads: 0.8, keeps: 0, risks: 0 }],
          },
        ],
      },
      {
        key: 'fork',
        steps: [
          {
            key: 'aim',
            position:
              'w1,1,w1,1,w1,w1,w1,w1/w2,w1,w1,w2,w1,w1,w1,w1/8/8/8/8/b1,b1,b1,b3,b1,b1,b1,b1/b1,b1,b1,2,b1,b2,1 b 8',
            move: '3d2-d4',
            reply: '1f8+e8',
            others: [
              [/^3d2-[ad]5$/, 'near'],
              [/^[12]d2/, 'part'],
            ],
            claims: [
              { leads: 1.3, keeps: 0, risks: 0 },
              { move: '3d2-d5', most: -2.8, reply: '2d7xd5', keeps: -3 },
              { move: '3d2-a5', most: -2.8, reply: '2a7xa5', keeps: -3 },
            ],
          },
          {
            key: 'cash',
            position:
              'w1,1,w1,1,w2,1,w1,w1/w2,w1,w1,w2,w1,w1,w1,w1/8/8/3,b3,4/8/' +
              'b1,b1,b1,1,b1,b1,b1,b1/b1,b1,b1,2,b1,b2,1 b 10',
            move: '3d4xa7',
            others: [
              [/xd7$/, 'guarded'],
              [/xg7$/, 'single'],
            ],
            claims: [
              { leads: 1, risks: 0 },
              { move: '3d4xd7', most: -1, reply: '2e8xd7', keeps: -3 },
              { move: '3d4xg7', most: 0.9 },
            ],
          },
        ],
      },
      {
        key: 'knight',
        steps: [
          {
            key: 'land',
            position: '1,w4,w1,5/3,w1,4/8/4,w2,3/8/5,b4,2/4,b4,3/8 b 0',
            move: '4f3-c6',
            others: [
              [/xe5$/, 'guarded'],
              [/^[123]f3/, 'part'],
              [/^4f3-(b7|e3|e4|f6|g3|d5|f4|c3|f5)$/, 'hit'],
            ],
            claims: [
              { leads: 1.2, risks: 0 },
              { move: '4e2xe5', most: -2, reply: '4b8xe5', keeps: -4 },
              { move: '4f3-b7', most: -2, reply: '2b8xb7', keeps: -4 },
              { move: '4f3-d5', most: -4, reply: '2e5xd5', keeps: -4 },
              { move: '4f3-e4', most: -2, reply: '2e5xe4', keeps: -4 },
            ],
          },
        ],
      },
      {
        key: 'count',
        steps: [
          {
            key: 'few',
            position: 'w2,3,w1,w1,2/w1,4,w1,w1,w4/8/8/8/1,b1,1,w5,1,b4,2/1,b1,b1,b1,b1,b1,b1,1/b1,b1,b1,5 b 0',
            move: '2f3xd3',
            others: [
              [/^[34]f3xd3$/, 'many'],
              [/xf7$/, 'single'],
            ],
            claims: [
              { least: 3, leads: 4.5, risks: 2 },
              { move: '4f3xd3', most: -2, reply: '4h7xd3', keeps: -4 },
              { move: '3f3xd3', most: -1.5, reply: '4h7xd3', keeps: -3 },
              { move: '4f3xf7', most: -2 },
            ],
          },
        ],
      },
      {
        key: 'hand',
        steps: [
          {
            key: 'small',
            position: '7,w2/5,w4,2/5,w4,2/8/3,b2,4/8/5,b4,2/b2,b4,6 b 0',
            move: '2d4xf6',
            others: [[/^4f2xf6$/, 'tall']],
            claims: [
              { leads: 2, risks: 2 },
              { move: '4f2xf6', most: 3, reply: '2h8xf6', keeps: -4 },
            ],
          },
        ],
      },
      {
        key: 'guard',
        steps: [
          {
            key: 'both',
            position: '1,w1,2,w1,2,w2/8/2,w3,5/8/8/2,b2,2,b2,2/7,b1/b1,5,b2,1 b 0',
            move: '2f3-e3',
            accepts: /^(2c3-[de]3|2f3-[de]3|2g1-e3)$/,
            others: [
              [/^1[cf]3/, 'half'],
              [/^2[cf]3/, 'run'],
              [/^[12]g1/, 'idle'],
            ],
            claims: [
              { least: 0.7, leads: 0.7, risks: 2 },
              { move: '2c3-d3', leads: 0.7 },
              { move: '2g1-e3', leads: 0.7 },
              { move: '2f3-g3', most: 0, reply: '3c6xc3', keeps: -2 },
            ],
          },
        ],
      },
    ],
    theme: 'fork',
    game: {
      position: '4,w1,w3,2/1,w2,1,w2,2,w1,1/1,w1,6/8/7,b1/1,b1,1,b2,4/1,b1,6/b3,3,b2,1,b2,b1 b 7',
      level: 'medium',
      goal: 'win',
    },
  },
  {
    key: 'plans',
    lessons: [
      {
        key: 'distance',
        steps: [
          {
            key: 'four',
            position: '2,w2,5/6,w2,1/1,b2,6/8/1,b2,2,b4,3/8/8/8 b 19',
            move: '4e4-g4',
            others: [
              [/^4e4-(e[5678]|g6|h7|a8|c6)$/, 'near'],
              [/^2b6-(b8|d8|a6|c7)$/, 'small'],
              [/^[123]e4/, 'part'],
            ],
            claims: [
              { leads: 2.3, risks: 0 },
              { move: '4e4-e6', most: 0.5, reply: '2c8xe6', keeps: -4 },
              { move: '4e4-g6', most: 0.5, reply: '2g7xg6', keeps: -4 },
              { move: '2b6-b8', most: 3.3, reply: '2c8xb8', keeps: -2 },
            ],
          },
          {
            key: 'again',
            position: '8/6,w2,1/2,w2,5/8/8/8/1,b4,b1,5/7,b2 b 2',
            move: '4b2-c3',
            others: [
              [/^4b2-(e5|f6|b5|b6)$/, 'near'],
              [/^[123]b2/, 'part'],
            ],
            claims: [
              { leads: 1.6, risks: 0 },
              { move: '4b2-e5', most: -1.5, reply: '2g7xe5', keeps: -4 },
              { move: '4b2-b5', most: -1.5, reply: '2c6xb5', keeps: -4 },
            ],
          },
        ],
      },
      {
        key: 'edge',
        steps: [
          {
            key: 'aside',
            position: 'w2,1,w1,1,w1,1,w3,w1/1,w1,2,w2,3/7,w1/8/4,b2,3/6,b1,1/1,b5,3,b4,1,b2/8 b 5',
            move: '5b2-a3',
            others: [
              [/xb7$/, 'taken'],
              [/^[1234]b2/, 'part'],
              [/^5b2-(e5|f6|g7)$/, 'centre'],
            ],
            claims: [
              { leads: 1.8, risks: 0 },
              { move: '5b2xb7', most: -0.8, reply: '2a8xb7', keeps: -5 },
              { move: '5b2-e5', most: 0.5, reply: '2e7xe5', keeps: -5 },
            ],
          },
        ],
      },
      {
        key: 'back',
        steps: [
          {
            key: 'home',
            position: '8/2,w2,w4,4/8/8/8/3,b4,2,b4,1/8/7,w2 b 12',
            move: '4d3-d1',
            others: [
              [/xd7$/, 'trade'],
              [/^[123]d3/, 'part'],
              [/^4d3-(d4|d5|d6|f3|b5|f5|f1|h7)$/, 'hit'],
            ],
            claims: [
              { leads: 1.6, risks: 0 },
              { move: '4d3xd7', most: 0.8, reply: '2c7xd7', keeps: -4 },
              { move: '4d3-d5', most: -2, reply: '2d7xd5', keeps: -4 },
              { move: '4d3-f1', most: -2, reply: '2h1xf1', keeps: -4 },
            ],
          },
        ],
      },
      {
        key: 'grow',
        steps: [
          {
            key: 'five',
            position: '7,w2/w2,4,w2,w1,1/8/8/2,b2,5/8/4,b1,b1,b4,b1/7,b1 b 0',
            move: '4g2+f2',
            others: [
              [/^1f2\+g2$/, 'away'],
              [/^4g2-g6$/, 'near'],
              [/^[123]g2\+f2$/, 'part'],
            ],
            claims: [
              { leads: 1.7, risks: 0 },
              { move: '4g2-g6', most: 0, reply: '2f7xg6', keeps: -4 },
            ],
          },
          {
            key: 'six',
            position: '4,w2,3/2,w1,w1,2,w2,1/1,w2,2,w2,3/1,w1,6/8/3,b2,4/1,b1,1,b1,4/5,b1,b4,b2 b 3',
            move: '2h1+g1',
            others: [
              [/^4g1\+h1$/, 'away'],
              [/^1f1\+g1$/, 'five'],
              [/^4g1-g5$/, 'near'],
              [/^1h1/, 'part'],
            ],
            claims: [
              { leads: 1.2, risks: 0 },
              { move: '4g1-g5', most: -3, reply: '2g7xg5', keeps: -4 },
            ],
          },
        ],
      },
      {
        key: 'all',
        steps: [
          {
            key: 'four',
            position: 'b2,2,w2,4/8/w1,3,w1,3/4,w1,1,w2,1/8/8/6,b4,b2/5,b2,2 b 0',
            move: '4g2xg5',
            others: [
              [/^3g2xg5$/, 'three'],
              [/^2a8xa6$/, 'single'],
              [/^[12]g2/, 'short'],
            ],
            claims: [
              { least: 8, leads: 1.3, risks: 0 },
              { move: '2a8xa6', most: 6 },
            ],
          },
        ],
      },
      {
        key: 'raid',
        steps: [
          {
            key: 'enter',
            position: 'w1,w1,w1,w1,w1,w1,w2,1/w1,w1,w1,w1,w1,w1,w2,1/8/8/8/8/b1,b1,b4,3,b2,1/b1,b3,3,b3,1,b1 b 20',
            move: '4c2-c6',
            accepts: /^4c2-c[56]$/,
            others: [
              [/^4c2-g6$/, 'stacks'],
              [/^[123]c2/, 'part'],
            ],
            claims: [
              { leads: 0.8, risks: 0 },
              { move: '4c2-c5', leads: 0.7, risks: 0 },
              { move: '4c2-g6', most: -3, reply: '2g7xg6', keeps: -4 },
            ],
          },
        ],
      },
    ],
    theme: 'long',
    game: { position: '8/2,w1,w2,1,w2,w2,1/8/8/8/8/1,b2,b4,5/5,b4,2 b 0', level: 'hard', goal: 'win' },
  },
  {
    key: 'masters',
    lessons: [
      {
        key: 'twice',
        steps: [
          {
            key: 'first',
            position: '8/w4,1,w2,w1,w1,w2,2/8/6,b4,1/8/8/1,b2,b2,5/1,b2,1,b2,4 b 7',
            move: '2g5xe7',
            reply: '2f7xe7',
            others: [
              [/^[34]g5xe7$/, 'most'],
              [/^1g5/, 'part'],
            ],
            claims: [
              { leads: 0.8, keeps: -2, risks: 2 },
              { move: '3g5xe7', most: 0, keeps: -3 },
              { move: '4g5xe7', most: -0.5, keeps: -4 },
            ],
          },
          {
            key: 'second',
            position: '8/w4,1,w2,w1,w2,3/8/6,b2,1/8/8/1,b2,b2,5/1,b2,1,b2,4 b 0',
            move: '2g5xe7',
            claims: [{ leads: 2.2, risks: 0 }],
          },
        ],
      },
      {
        key: 'strike',
        steps: [
          {
            key: 'half',
            position: '8/8/w4,7/3,b2,2,b4,1/8/1,b2,1,w2,w2,3/6,b2,1/8 b 8',
            move: '2g5xe3',
            others: [
              [/^[34]g5xe3$/, 'most'],
              [/xd3$/, 'third'],
              [/^4g5-/, 'run'],
            ],
            claims: [
              { leads: 2.3, reply: '2d3xe3', keeps: -2 },
              { move: '4g5xe3', most: 1, reply: '2d3xe3', keeps: -4 },
              { move: '3g5xe3', most: 1.5, reply: '2d3xe3', keeps: -3 },
              { move: '2b3xd3', most: 0.5, reply: '2e3xg5', keeps: -4 },
              { move: '2d5xd3', most: 0.5, reply: '2e3xg5', keeps: -4 },
            ],
          },
        ],
      },
      {
        key: 'bait',
        steps: [
          {
            key: 'wait',
            position: '6,b2,w1/2,w3,5/8/8/8/8/3,b1,b2,3/w2,7 b 0',
            move: '1d2+e2',
            accepts: /^(1d2\+e2|2g8-g7)$/,
            others: [
              [/x/, 'bait'],
              [/^1e2\+|^2e2\+/, 'wrong'],
            ],
            claims: [
              { leads: 0.2, nodes: 2_000_000 },
              { move: '2g8xh8', most: -1.8 },
            ],
          },
        ],
      },
      {
        key: 'trade',
        steps: [
          {
            key: 'offer',
            position: '7,w1/8/4,w2,3/8/2,b2,1,w2,3/8/4,b2,3/8 b 0',
            move: '2e2xe4',
            accepts: /xe4$/,
            reply: '2e6xe4',
            others: [
              [/xe6$/, 'back'],
              [/^2/, 'run'],
            ],
            claims: [
              { least: 1.5, leads: 2.5, keeps: -2 },
              { move: '2c4xe4', leads: 2.5 },
              { move: '2c4xe6', most: -1, reply: '2e4xe6', keeps: -2 },
            ],
          },
          {
            key: 'settle',
            position: '7,w1/8/8/8/2,b2,1,w2,3/8/8/8 b 0',
            move: '2c4xe4',
            claims: [{ least: 100, isProved: true }, { leads: 100 }],
          },
        ],
      },
      {
        key: 'pause',
        steps: [
          {
            key: 'stand',
            position: 'w1,7/8/8/2,b2,5/8/8/8/8 b 97',
            move: '2c5-c7',
            accepts: /^2c5-(c7|b6|a7)$/,
            reply: '1a8-b7',
            others: [
              [/^2c5-c6$/, 'attack'],
              [/^1/, 'part'],
            ],
            claims: [
              { least: 100, leads: 100, isProved: true },
              { move: '2c5-b6', least: 100, isProved: true },
              { move: '2c5-a7', least: 100, isProved: true },
              { move: '2c5-c6', most: 0, isProved: true },
            ],
          },
        ],
      },
      {
        key: 'net',
        steps: [
          {
            key: 'close',
            position: '8/8/w2,2,b2,4/8/4,b2,3/8/8/8 b 94',
            move: '2e4-c6',
            others: [
              [/^2d6/, 'leave'],
              [/^2e4-c4$/, 'open'],
              [/^1/, 'part'],
            ],
            claims: [
              { least: 100, isProved: true, risks: 2, reply: '2a6xc6', keeps: -2 },
              { leads: 90 },
              { move: '2e4-c4', most: 0, reply: '2a6xc4', keeps: -2 },
            ],
          },
        ],
      },
    ],
    theme: 'quiet',
    game: { position: '3,w2,4/2,w1,5/2,b4,5/8/8/8/3,b4,4/8 b 0', level: 'master', goal: 'win' },
  },
];

export const insight: Insight = {
  games: 1000,
  level: 'hard',
  facts: [
    { key: 'answered', figure: 0.41, as: 'percent' },
    { key: 'stacks', figure: 0.459, as: 'percent' },
    { key: 'first', figure: 40.35, as: 'whole' },
    { key: 'draws', figure: 0.748, as: 'percent' },
  ],
};

/**
 * The words of the course.
 *
 * @param tag the language tag
 */
export const words = async (tag: Tag): Promise<typeof en> =>
  (await import(`./content/${tag}/course.json`, { with: { type: 'json' } })).default;
