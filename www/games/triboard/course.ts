// The course of Triboard: its chapters, with what the words claim. Its positions, from games of the levels, are in
// `positions.json`.

import positions from './positions.json' with { type: 'json' };
import type { Tag } from '../../words/vocabulary.ts';
import type { Chapter, Insight } from '../course.ts';
import type en from './content/en/course.json';

export const chapters: Chapter[] = [
  {
    key: 'turning',
    lessons: [
      {
        key: 'look',
        steps: [
          {
            key: 'slope',
            position: positions.lessons.look.slope,
            move: 'i6',
            others: [[/^l9$/, 'straight']],
            claims: [{ gains: 5 }, { move: 'l9', gains: 3 }],
          },
          {
            key: 'star',
            position: positions.lessons.look.star,
            move: 'f3',
            others: [[/^(d5|d1)$/, 'pair']],
            claims: [{ gains: 5 }, { move: 'd5', gains: 3 }, { move: 'd1', gains: 3 }],
          },
        ],
      },
      {
        key: 'both',
        steps: [
          {
            key: 'both',
            position: positions.lessons.both.both,
            move: 'b5',
            others: [[/^j3$/, 'one']],
            claims: [{ gains: 5 }, { leads: 1.5 }, { move: 'j3', gains: 3 }],
          },
        ],
      },
      {
        key: 'stops',
        steps: [
          {
            key: 'stops',
            position: positions.lessons.stops.stops,
            move: 'f1',
            others: [
              [/^i4$/, 'stopped'],
              [/^(h5|l8)$/, 'three'],
            ],
            claims: [{ gains: 8 }, { move: 'h5', gains: 4 }, { move: 'l8', gains: 4 }],
          },
        ],
      },
      {
        key: 'chain',
        steps: [
          {
            key: 'chain',
            position: positions.lessons.chain.chain,
            move: 'h1',
            others: [[/^k5$/, 'chain']],
            claims: [{ gains: 6 }, { move: 'k5', gains: 2 }],
          },
        ],
      },
      {
        key: 'skip',
        steps: [
          {
            key: 'skip',
            position: positions.lessons.skip.skip,
            move: 'e7',
            reply: 'h4',
            others: [[/^i9$/, 'three']],
            claims: [{ gains: 2 }, { keeps: 1 }, { leads: 2, nodes: 300_000 }, { move: 'i9', gains: 4 }],
          },
          {
            key: 'twice',
            position: positions.lessons.skip.twice,
            move: 'k11',
            others: [[/^p10$/, 'back']],
            claims: [
              { gains: 5 },
              { again: true },
              { least: 33 },
              { leads: 12 },
              { move: 'p10', reply: 'k11', keeps: 2 },
            ],
          },
        ],
      },
      {
        key: 'end',
        steps: [
          {
            key: 'end',
            position: positions.lessons.end.end,
            move: 'c1',
            others: [[/^b1$/, 'late']],
            claims: [{ gains: 5 }, { wins: true }, { least: 23 }, { leads: 8 }, { move: 'b1', reply: 'c1', keeps: 1 }],
          },
        ],
      },
      {
        key: 'share',
        steps: [
          {
            key: 'share',
            position: positions.lessons.share.share,
            move: 'e1',
            reply: 'd1',
            others: [[/^d1$/, 'green']],
            claims: [
              { gains: 6 },
              { keeps: 6 },
              { least: 0, most: 0 },
              { leads: 7 },
              { move: 'd1', reply: 'e1', keeps: 2 },
              { move: 'd1', most: -7 },
            ],
          },
        ],
      },
    ],
    theme: 'sandwich',
    game: {
      position: positions.games.turning,
      level: 'easy',
      goal: 'win',
    },
  },
  {
    key: 'taking',
    lessons: [
      {
        key: 'corner',
        steps: [
          {
            key: 'corner',
            position: positions.lessons.corner.corner,
            move: 'p11',
            others: [[/^h1$/, 'five']],
            claims: [{ gains: 3 }, { leads: 9 }, { move: 'h1', gains: 6 }],
          },
          {
            key: 'single',
            position: positions.lessons.corner.single,
            move: 'a1',
            others: [[/^m6$/, 'five']],
            claims: [{ gains: 2 }, { leads: 4 }, { move: 'm6', gains: 6 }],
          },
        ],
      },
      {
        key: 'gift',
        steps: [
          {
            key: 'gift',
            position: positions.lessons.gift.gift,
            move: 'd11',
            others: [[/^o1$/, 'opened']],
            claims: [{ gains: 2 }, { leads: 4 }, { move: 'o1', gains: 6 }, { move: 'o1', reply: 'p1', keeps: -1 }],
          },
        ],
      },
      {
        key: 'edge',
        steps: [
          {
            key: 'edge',
            position: positions.lessons.edge.edge,
            move: 'a2',
            others: [[/^i8$/, 'six']],
            claims: [{ gains: 2 }, { risks: 0 }, { leads: 0.5, nodes: 300_000 }, { move: 'i8', gains: 7 }],
          },
          {
            key: 'next',
            position: positions.lessons.edge.next,
            move: 'm11',
            others: [[/^(h4|d11)$/, 'four']],
            claims: [{ gains: 2 }, { risks: 0 }, { leads: 3 }, { move: 'h4', gains: 5 }, { move: 'd11', gains: 5 }],
          },
        ],
      },
      {
        key: 'back',
        steps: [
          {
            key: 'back',
            position: positions.lessons.back.back,
            move: 'c1',
            others: [
              [/^f9$/, 'seven'],
              [/^e11$/, 'five'],
            ],
            claims: [
              { gains: 4 },
              { risks: 0 },
              { leads: 8 },
              { move: 'f9', gains: 8 },
              { move: 'f9', reply: 'e10', keeps: 0 },
              { move: 'e11', gains: 6 },
            ],
          },
          {
            key: 'theirs',
            position: positions.lessons.back.theirs,
            move: 'a8',
            others: [[/^b8$/, 'seven']],
            claims: [
              { gains: 4 },
              { leads: 3 },
              { risks: 3 },
              { move: 'b8', gains: 8 },
              { move: 'b8', reply: 'a8', keeps: -1 },
            ],
          },
        ],
      },
      {
        key: 'guard',
        steps: [
          {
            key: 'guard',
            position: positions.lessons.guard.guard,
            move: 'b11',
            reply: 'b10',
            others: [[/^n11$/, 'lost']],
            claims: [{ gains: 8 }, { keeps: 1 }, { leads: 20 }, { move: 'n11', reply: 'b11', keeps: -6 }],
          },
        ],
      },
      {
        key: 'wall',
        steps: [
          {
            key: 'wall',
            position: positions.lessons.wall.wall,
            move: 'd7',
            others: [[/^b11$/, 'four']],
            claims: [
              { gains: 3 },
              { risks: 2 },
              { leads: 9 },
              { move: 'b11', gains: 5 },
              { move: 'b11', reply: 'a11', keeps: -3 },
            ],
          },
          {
            key: 'nook',
            position: positions.lessons.wall.nook,
            move: 'j10',
            others: [[/^a5$/, 'three']],
            claims: [
              { gains: 3 },
              { risks: 3 },
              { leads: 3 },
              { move: 'a5', gains: 4 },
              { move: 'a5', reply: 'a4', keeps: -1 },
            ],
          },
        ],
      },
    ],
    theme: 'corner',
    game: {
      position: positions.games.taking,
      level: 'medium',
      goal: 'win',
    },
  },
  {
    key: 'plans',
    lessons: [
      {
        key: 'small',
        steps: [
          {
            key: 'small',
            position: positions.lessons.small.small,
            move: 'k8',
            others: [[/^l6$/, 'ten']],
            claims: [{ gains: 3 }, { leads: 0.25, nodes: 300_000 }, { move: 'l6', gains: 11 }],
          },
        ],
      },
      {
        key: 'answer',
        steps: [
          {
            key: 'answer',
            position: positions.lessons.answer.answer,
            move: 'n4',
            others: [[/^b4$/, 'seven']],
            claims: [
              { gains: 6 },
              { leads: 3 },
              { risks: 1 },
              { move: 'b4', gains: 6 },
              { move: 'b4', reply: 'a3', keeps: -1 },
            ],
          },
        ],
      },
      {
        key: 'few',
        steps: [
          {
            key: 'few',
            position: positions.lessons.few.few,
            move: 'm8',
            others: [[/^p2$/, 'five']],
            claims: [
              { gains: 2 },
              { risks: 0 },
              { leads: 4, nodes: 300_000 },
              { move: 'p2', gains: 6 },
              { move: 'p2', risks: 1 },
              { move: 'n11', risks: 2 },
              { move: 'n9', risks: 1 },
            ],
          },
        ],
      },
      {
        key: 'anchor',
        steps: [
          {
            key: 'anchor',
            position: positions.lessons.anchor.anchor,
            move: 'n11',
            others: [[/^(i3|k4)$/, 'three']],
            claims: [
              { gains: 2 },
              { risks: 2 },
              { leads: 4 },
              { move: 'i3', gains: 4 },
              { move: 'i3', reply: 'h3', keeps: -1 },
              { move: 'k4', gains: 4 },
              { move: 'k4', reply: 'i3', keeps: -1 },
            ],
          },
        ],
      },
      {
        key: 'hold',
        steps: [
          {
            key: 'hold',
            position: positions.lessons.hold.hold,
            move: 'm11',
            others: [[/^j4$/, 'ten']],
            claims: [
              { gains: 2 },
              { leads: 4, nodes: 300_000 },
              { move: 'j4', gains: 6 },
              { move: 'j4', reply: 'f4', keeps: -4 },
            ],
          },
        ],
      },
      {
        key: 'shut',
        steps: [
          {
            key: 'shut',
            position: positions.lessons.shut.shut,
            move: 'h2',
            reply: 'j1',
            others: [[/^j2$/, 'four']],
            claims: [
              { gains: 4 },
              { keeps: 3 },
              { leads: 7 },
              { move: 'j2', gains: 5 },
              { move: 'j2', reply: 'j1', keeps: 0 },
            ],
          },
        ],
      },
      {
        key: 'leader',
        steps: [
          {
            key: 'leader',
            position: positions.lessons.leader.leader,
            move: 'b10',
            reply: 'c10',
            others: [[/^p7$/, 'weak']],
            claims: [
              { gains: 16 },
              { keeps: 13 },
              { least: 2 },
              { leads: 20 },
              { move: 'p7', gains: 6 },
              { move: 'p7', most: -18 },
            ],
          },
        ],
      },
    ],
    theme: 'modest',
    game: {
      position: positions.games.plans,
      level: 'hard',
      goal: 'win',
    },
  },
  {
    key: 'mastery',
    lessons: [
      {
        key: 'order',
        steps: [
          {
            key: 'first',
            position: positions.lessons.order.first,
            move: 'p2',
            others: [[/^o10$/, 'early']],
            claims: [{ gains: 3 }, { again: true }, { least: 4 }, { leads: 12 }, { move: 'o10', most: -8 }],
          },
          {
            key: 'then',
            position: positions.lessons.order.then,
            move: 'o10',
            claims: [{ gains: 8 }, { wins: true }],
          },
        ],
      },
      {
        key: 'patience',
        steps: [
          {
            key: 'patience',
            position: positions.lessons.patience.patience,
            move: 'p10',
            others: [[/^o10$/, 'eight']],
            claims: [
              { gains: 3 },
              { least: 3 },
              { leads: 4 },
              { move: 'o10', gains: 9 },
              { move: 'o10', reply: 'p10', keeps: 0 },
              { move: 'o10', most: -1 },
            ],
          },
        ],
      },
      {
        key: 'later',
        steps: [
          {
            key: 'later',
            position: positions.lessons.later.later,
            move: 'o10',
            reply: 'p1',
            others: [[/^n2$/, 'now']],
            claims: [
              { gains: 2 },
              { keeps: 1 },
              { least: 9 },
              { leads: 9 },
              { move: 'n2', gains: 9 },
              { move: 'n2', most: 0 },
            ],
          },
          {
            key: 'now',
            position: positions.lessons.later.now,
            move: 'n2',
            claims: [{ gains: 10 }, { wins: true }],
          },
        ],
      },
      {
        key: 'ready',
        steps: [
          {
            key: 'ready',
            position: positions.lessons.ready.ready,
            move: 'p1',
            reply: 'o11',
            others: [[/^n11$/, 'eight']],
            claims: [
              { gains: 4 },
              { keeps: 3 },
              { least: 22 },
              { leads: 33 },
              { move: 'n11', gains: 9 },
              { move: 'n11', most: -11 },
            ],
          },
          {
            key: 'reap',
            position: positions.lessons.ready.reap,
            move: 'n11',
            claims: [{ gains: 11 }, { wins: true }],
          },
        ],
      },
      {
        key: 'ahead',
        steps: [
          {
            key: 'ahead',
            position: positions.lessons.ahead.ahead,
            move: 'c1',
            reply: 'a1',
            others: [[/^c9$/, 'nine']],
            claims: [
              { gains: 2 },
              { keeps: 0 },
              { least: 20 },
              { leads: 5 },
              { move: 'c9', gains: 10 },
              { move: 'c9', least: 15, most: 15 },
            ],
          },
          {
            key: 'reply',
            position: positions.lessons.ahead.reply,
            move: 'b2',
            others: [[/^c9$/, 'nine']],
            claims: [{ least: 20 }, { leads: 5 }, { move: 'c9', most: 15 }],
          },
        ],
      },
      {
        key: 'silence',
        steps: [
          {
            key: 'silence',
            position: positions.lessons.silence.silence,
            move: 'b8',
            others: [[/^c10$/, 'eleven']],
            claims: [
              { gains: 3 },
              { again: true },
              { least: 13 },
              { leads: 23 },
              { move: 'c10', gains: 12 },
              { move: 'c10', reply: 'b10', keeps: -1 },
              { move: 'c10', most: -10 },
            ],
          },
          {
            key: 'wait',
            position: positions.lessons.silence.wait,
            move: 'a11',
            others: [
              [/^c10$/, 'fifteen'],
              [/^b10$/, 'one'],
            ],
            claims: [
              { again: true },
              { least: 13 },
              { leads: 13 },
              { move: 'c10', reply: 'b10', keeps: -3 },
              { move: 'b10', reply: 'c10', keeps: 1 },
            ],
          },
        ],
      },
      {
        key: 'third',
        steps: [
          {
            key: 'third',
            position: positions.lessons.third.third,
            move: 'b4',
            others: [[/^b1$/, 'more']],
            claims: [
              { gains: 3 },
              { again: true },
              { least: 1 },
              { leads: 6 },
              { move: 'b1', gains: 5 },
              { move: 'b1', most: -5 },
              { move: 'b1', reply: 'b4', keeps: 5 },
            ],
          },
          {
            key: 'claim',
            position: positions.lessons.third.claim,
            move: 'b1',
            claims: [{ gains: 5 }, { wins: true }],
          },
        ],
      },
    ],
    theme: 'ending',
    game: {
      position: positions.games.mastery,
      level: 'hard',
      goal: 'win',
    },
  },
];

export const insight: Insight = {
  games: 100,
  level: 'hard',
  facts: [
    { key: 'corner', figure: 0, as: 'number' },
    { key: 'greedy', figure: 0.384, as: 'percent' },
    { key: 'lead', figure: 24.5, as: 'number' },
    { key: 'kept', figure: 0.4, as: 'percent' },
  ],
};

/**
 * The words of the course.
 *
 * @param tag the language tag
 */
export const words = async (tag: Tag): Promise<typeof en> =>
  (await import(`./content/${tag}/course.json`, { with: { type: 'json' } })).default;
