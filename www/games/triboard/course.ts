// The course of Triboard: its chapters, with what the words claim. The positions are from games of the levels.

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
            position:
              'g3#4#1g2r1/2g1#rb6r2/g5#5rrb1/g4b10/6b2g1r2r1/3#2r2b2#3/6#g#3b2g/2g3gr2b3g1/2b2g8r1/4g3bgr2r2/3b2#1#2#1g#1 b',
            move: 'i6',
            others: [[/^l9$/, 'straight']],
            claims: [{ gains: 5 }, { move: 'l9', gains: 3 }],
          },
          {
            key: 'star',
            position:
              '2rrr1r2g#b4/#2b#4#1r4/6g1b#1#g2b/4g1r1b4gg1/5r1b#6g/15#/2g1rb4b3r1/3ggg1#2r1r#gb/2rbg1gb8/3rbg4#5/g3rb7#1r b',
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
            position:
              '1bb7g5/1b3g3bg5/b##b5b3r1r/1b1#b2#bg2r2#/rgb1bb#b8/gggrrrb4#b#1r/g1rrbrrb8/gggggggg2g2g2/r1b1g#brr4#g1/3gg11/1#ggg1rrrrrr1#1b b',
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
            position:
              'ggggg7gggg/rbbbg11/rbgrgbbbb7/rbrrrgrrrbg5/bbbbbbgrrbgr1bg#/rbrbbbrgrbgb2#1/g#bbbr#1gbrg4/g#br#rrr1ggr3r/gbr#1rr2bg##1#1/gbg2r##1b1g3g/gbggg3g3gb2 b',
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
            position:
              'r3#r3#1r2b1/2r1#rg6b2/r4r#5bbg1/r4rr1b3b3/5rbb1rggb1b1/3#2bggggg#3/6#g#r2g2r/2r2bbgb1g3r1/2g2g1g6b1/4g2gbrb2b2/3g2#1#b1#r1#r b',
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
            position:
              '3r5r2rrrr/g1r7rr4/1r#2r4r2#gg/g4gggg1r3g#/2rg1gg#2r2g2/3ggg#g5g1b/3gbg2g7/2#g#b5g4/5gb#8/3b1g##g#r1rr2/3b1r8#1 b',
            move: 'e7',
            reply: 'h4',
            others: [[/^i9$/, 'three']],
            claims: [{ gains: 2 }, { keeps: 1 }, { leads: 2 }, { move: 'i9', gains: 4 }],
          },
          {
            key: 'twice',
            position:
              'rrrrrrrrrr1rrrrb/brrgrrrgr#rbbrr1/bbrrbbgrgr#brb##/bgbbbbrrgrrrrbbb/bbbbbbrrgbrrbbbg/brbgrrbrg#rbgbg#/bbgbrbgrrrbgg##g/bgrrb#grgbgggggg/#gbbbbrrbrrggbbg/gb#bbbbbbbbbbbbr/bbbbbbbbbbbbbgg# b',
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
            position:
              'bbbbbr#bbrrrrrrr/bbbrrrrrrbgggggr/bbbbbbbrbbbggggg/rb#brbbggbbgbrgb/rrbbbrgbg#gbbrgb/rbrbrg#gbg#rbrgb/rbgrgbrrgbrrrrgb/#rbg#rrrgbbrbrrb/g#rbbbr##bgbbbgb/ggrrbbrggggggggb/g2gb#r#gggrbbgb b',
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
            position:
              'g#rrrrrrrrrrrrgg/bgrrrrrrrrrr#rgg/bbgggggggrrggrgg/rbbgr#ggrrgrrrbg/grbbgrrrbbbrrbrr/gg#bbgrrrrrbbbrr/ggbbbbg#rbrbbgbg/gggb##br#rbrb#bb/gggggrrrrb#brbbb/gggggrbrbrbrbr#b/bbb2bbb#bbbbbbb b',
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
      position:
        '2#ggggggg2#3/r2gbbggggg4r/rg1ggbb#gggg1g#r/r2gggbbrggrg#br/rr#g#bbbbggbgbrr/2rggbbgbgrgbrrr/1#bgggggggbrrbrr/2ggbg#gbgbbrrrr/2rbgbgbbbgbrrrr/2r#ggbbbbbrrrrr/1#rrrrrrrbbbbbb# b',
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
            position:
              '#5r#rrrrrr2/3#1g1rrrrrr1rg/5rr1brrrrrrg/r6#bbgbbbrg/##2bgggg#bgbrrg/bbbbgbgggggbrrrg/gbbggbgb##bgrrrg/bbbbgbgbg#b#rrgg/1gbgbggggbgrggrg/g1bbbbg1r1r1gr#g/bbb6r6 b',
            move: 'p11',
            others: [[/^h1$/, 'five']],
            claims: [{ gains: 3 }, { leads: 9 }, { move: 'h1', gains: 6 }],
          },
          {
            key: 'single',
            position:
              'gg#bbbbbbbg#2r1/1g##brggbr3#1b/1grrrbrbrgr1g3/r1grbbbrgrgg#3/rrgrrrrbbgrg3g/rrgrgrgrbbg#3#/r#ggrgrgbbgg#3/r1grgrrrbbg1g3/1rbgrrb#bbg2#1b/gggrrbrbb1r5/1gggggggg4r2 b',
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
            position:
              '2g1ggggg1r1#3/r1rgg2r2g4r/rrgrgb1r8/rgrggbbb8/rrbbggbb3#2#r/rgbggbgb2g2#r1/rbbbbbgrbg###r1#/r1bg#grrrbbbr#2/2gbgrggbrbrbb2/3brg#bb#bbrb1b/2rrgbgrbrrrrr2 b',
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
            position:
              '2#rrr9#/4rgr1#2b2rg/1#1#gr4g5/ggrgr1g#3#1bbb/gggrgrrrr#2b3/gg#gggggr2b4/gbgbbgggr2#1b2/ggbgbbrgr1ggg1g1/grbbbrrrrr#5/1brbbrrrrg2r1g1/bbbbbbbbbbbb2b# b',
            move: 'a2',
            others: [[/^i8$/, 'six']],
            claims: [{ gains: 2 }, { risks: 0 }, { leads: 8 }, { move: 'i8', gains: 7 }],
          },
          {
            key: 'next',
            position:
              '4ggggbbbg1gg1/5ggbbbb3g1/b1b2rgrbgb1g##g/#2b2rg#ggb#bgr/7rg#rgbgrr/b1#g#2rrrrbgggr/8rgrbgggr/2r2r2rbggbgrr/1r#4rrb#grrgb/6rrrrrrgrbb/g1#rrrrrrrrrrr#b b',
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
            position:
              '1r3rrrrrbbbbbb/#6grrrrrrrb/8grrrbbbb/3rggggbbbbrbrr/rrr1bbgggg#rbbrg/5gggg#grrrgg/2g#g#b#bgrrrg#g/1ggggg##gbgrgrbg/1bgbgbgrggggrrbg/1rbggrr#g#grbbbg/3bgrrrrrrrrrr# b',
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
            position:
              'g3rrrrr1br4/gr1rbbbr1rg1r3/rg#1b#rgrrrgb3/#rgb#rgbbbrbg1b1/#rrrrbbrbbrbg2g/grrrbbrgrbgr#gg#/grrbbggrrgbbrbgg/grbbrrrgrggrrrgg/grbggrrrgggg2gg/br#grgbgggg#3g/brrr#bgrr#ggr#rg b',
            move: 'j11',
            others: [[/^i10$/, 'six']],
            claims: [
              { gains: 3 },
              { leads: 3 },
              { risks: 2 },
              { move: 'i10', gains: 7 },
              { move: 'i10', reply: 'j11', keeps: -1 },
            ],
          },
        ],
      },
      {
        key: 'guard',
        steps: [
          {
            key: 'guard',
            position:
              '#1bbbbbbbbgr3r/2gbbbbbbggbr1#1/b2gbgbggggb1rrr/b1bbgbgggggbgr1r/bbbbbgggggbb#r1r/#bbbgggggbgbrrrr/bb1g##bgbgbbgrrr/b1g1bbbbgbbgrrrr/bb#2bbggbbr#rrr/b#bb##bgbbbr1rrr/3bbbbbb#rrrrrr b',
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
            position:
              'gggbrrr#b1#1g3/#ggggrrrrg3g2/ggggb#b#r1g3gb/gggggbgbr5#1/ggggggbbg#g4b/grgggbggbbg4b/ggggb#grrbb1bbbb/ggggggrbrrrrr2b/gg1g1gbbr#br4/1gg#g#grbbrbb3/gg1b#grrrrrrrrrr b',
            move: 'e3',
            others: [[/^n4$/, 'five']],
            claims: [
              { gains: 3 },
              { risks: 2 },
              { leads: 7 },
              { move: 'n4', gains: 6 },
              { move: 'n4', reply: 'o4', keeps: -1 },
            ],
          },
          {
            key: 'nook',
            position:
              'gggggggggg#2g1b/bbbbbbgbg1##g1b1/bbrrrbbgbgbgb2b/b#rgrrrbbbgbb3/gr#bgrrrbggb##1r/rbbgbgrrggbgbbrr/1rbbggggrgbbbrrr/1grr##bggr#brgrr/gggrrbggggrrgrrr/3brbggbrrgggrr/3ggg#rrr#rrrrr b',
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
      position:
        '1b2#gr#rrrb#rgb/1g1g1grrrrbbrggr/1r1ggrb#rbrrgggr/brrgrgbbbrrggggr/1g#rbggbbggbggrr/gr3gbg#bgrgr#r/6gbgbbgrbbr/4#1g#bbbbgbgr/1g#2rggggbbgbgr/4#2bbbggbbgr/3g2bbbbbbbbb# b',
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
            position:
              '3g4#2g1g2/1r1r2#rb6g/g3#1r9/1r1#3gr#3b2/##4rrgrb2b2/4brrrrrr4#/2gbbrbbbrr2b2/3grrbgrr1r1#1#/g2g#bbgr3r3/2rgbbbrr4rb1/r2bbbbgrrrr#3 b',
            move: 'k8',
            others: [[/^l6$/, 'ten']],
            claims: [{ gains: 3 }, { leads: 1 }, { move: 'l6', gains: 11 }, { move: 'l6', most: -1 }],
          },
        ],
      },
      {
        key: 'answer',
        steps: [
          {
            key: 'answer',
            position:
              '2g2bgbr#rrrrr1/3b1#bbbrgrbr2/bg##bbrrgbbbrrrb/bbrrrr#rggbb##b1/b#bgrrbrrggbgbgr/1brrrbbbrrggbbbb/b1rrrgbb#rrggbbg/4rgbrggrgg1gr/4gbrrgb#rrgr1/4ggrr#b3r#1/3bggggggggr2g b',
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
            position:
              '1r#ggg4g1b1r1/1r5##2bb1r1/1r4g1r#b1g1gb/2r2g#2b3g2/r1r5b1r1g1g1/1#r5#2r3g/rrr7#1r3/rr4b1r3#r2/r3g3##2r1r1/r3#2g1g1r4/r2b2b7r1 b',
            move: 'm8',
            others: [[/^p2$/, 'five']],
            claims: [
              { gains: 2 },
              { risks: 0 },
              { leads: 4 },
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
            position:
              'rr4g3rrrrrr/r1r4g5#2/r3b1#g5#2/r1#2#3r1b2r1/1#1b3b#rr#3#/b#4brrrrg4/3g1bgrrrrg4/2bbb1grgrrg2b1/3gggrgrgr1g1b1/2#gggg#grr1r1b1/1gg1rrrrrrr1r1b1 b',
            move: 'd1',
            others: [[/^l3$/, 'three']],
            claims: [{ gains: 3 }, { leads: 9 }, { move: 'l3', gains: 4 }, { move: 'l3', reply: 'g8', keeps: -1 }],
          },
        ],
      },
      {
        key: 'hold',
        steps: [
          {
            key: 'hold',
            position:
              '1g1bgbbbbbbb1rr1/1g1bgrrr#rbrr#2/1g1rgbrbrbbrr3/1g2bgbrbbbgrg2/3bbbgbbbg1rr2/3gbbbgbg4#g/#3#bb#g3g1#1/1b2g1b3#2#1b/2#5r#1g3b/2#5r4b1b/bbbbbb3r4bb b',
            move: 'm11',
            others: [[/^j4$/, 'ten']],
            claims: [{ gains: 2 }, { leads: 10 }, { move: 'j4', gains: 6 }, { move: 'j4', reply: 'f4', keeps: -4 }],
          },
        ],
      },
      {
        key: 'shut',
        steps: [
          {
            key: 'shut',
            position:
              'b#g#bbbbb4r1b/gggbggggg2#4/rgggggbgggg1#1g1/rgbbbbgbbbbg1gbb/rgr#b#brgggggggg/rgrrbbrrg#g1b3/rrrbrrrrg#5g/rrrrrrrrrrr5/brgrr##rrrr#1r1r/#grrggrrrrrrrr2/rrrrrrrrrrrrbr2 b',
            move: 'm8',
            reply: 'l9',
            others: [[/^j10$/, 'seven']],
            claims: [
              { gains: 4 },
              { keeps: 1 },
              { leads: 4 },
              { move: 'j10', gains: 8 },
              { move: 'j10', reply: 'k11', keeps: 3 },
            ],
          },
        ],
      },
      {
        key: 'leader',
        steps: [
          {
            key: 'leader',
            position:
              '3rrrrrrr#rrrrr/g2#rrrrrrrgr#r1/#grrrrrrrrrrrr##/gggrrrggrgrrbgrb/gggrrbgrgrrrb#r1/ggbgbrrrrrrgbbrg/gggbgbr#grgrg#rg/ggggbb#rrbbbbbbg/ggb#brrrrrrrrbgg/gbbbbrrbrrrrbr#g/bbbbbbbbbbbbbbbb b',
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
      position:
        'rrrr2bgb1b4#/rbrr#1g1g5b1/rrbrb1g1#gg4r/1#rrbbgr#bg#4/g1rbggg#rbg1g3/1gbgbbgr#g5r/b1gggggrgg3g2/bbggrggggb2b3/bgggggggbbb#4/bgggggrbgbb3#1/bbbbbbbbbbb2#1# b',
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
            position:
              'gggggggg#grbbbbr/g##rrrrgggg#bb1r/g#rrbgbbgbrrbrgr/gbbb#rggbgbbbbgb/gbb#rrrbrrbrbbg#/gbbrrrr#bbrbgbgg/gbrbrrgbbbbgbbgg/grbrrrbbb#gbgggg/gbrrrbgbbgbggggg/gbbbbrgggrggg##1/gggbgggggggggggg b',
            move: 'p2',
            others: [[/^o10$/, 'early']],
            claims: [{ gains: 3 }, { again: true }, { least: 4 }, { leads: 12 }, { move: 'o10', most: -8 }],
          },
          {
            key: 'then',
            position:
              'gggggggg#grbbbbr/g##rrrrgggg#bb1r/g#rrbgbbgbrrbrgr/gbbb#rggbgbbbbgb/gbb#rrrbrrbrbbg#/gbbrrrr#bbrbgbgg/gbrbrrgbbbbgbbgg/grbrrrbbb#gbgbgg/gbrrrbgbbgbgggbg/gbbbbrgggrggg##b/gggbgggggggggggg b',
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
            position:
              'bbbbgr#bbbbrrrrr/ggggbrbrrrrrrr2/r#b#bbrrbrbbrrrr/bgbbrrbbrrrrbrrr/ggrrrbb##bbbbrrr/rgrgbbbbbbbbbgrr/#rrbgbbbb#bbgb#r/rbrbrbg#gbbggrrr/rrrgbgggbbbrggr#/rggggbbbbbbggggb/ggrrr##rgggggggg b',
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
            position:
              '#grrrrgggggggggg/bgbrrrbbgggggb1g/rg#brgrgbbbbb#rg/rgbggrgrb#g#brbg/rgrbggrggg#brbbg/rgbrbrbbgrrrbrb#/#grbrbbbbgbbrr#b/ggbrrrbbb#grbrgb/bg#rrrrbbbggrrrb/bgrrrrbbbbbbg1bb/brrrr#ggggggggg1 b',
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
            position:
              '#grrrrgggggggggg/bgbrrrbbgggggbbg/rg#brgrgbbbbb#bg/rgbggrgrb#g#brbg/rgrbggrggg#brbbg/rgbrbrbbgrrrbrb#/#grbrbbbbgbbrr#b/ggbrrrbbb#grbrgb/bg#rrrrbbbggrrrb/bgrrrrbbbbbbg1rb/brrrr#gggggggggr b',
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
            position:
              'gbbbbbggggggg2b/ggg#bbbgbr#rbgbb/gggbgggbgbr#rbrb/grgbbrbgbgbrbrbb/gr#brbggrbgbrrrb/grggrbbrrbbggrrb/grrr#bgbr#gbggrb/gr#rrbrgbr#gbg#b/ggr#rrb#rrrb#bgg/gggggggggrrrrggg/bbbbbbbbbbrrrgg1 b',
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
            position:
              'gbbbbbggggggg1rb/ggg#bbbgbr#rbrrb/gggbgggbgbr#rbrb/grgbbrbgbgbrbrbb/gr#brbggrbgbrrrb/grggrbbrrbbggrrb/grrr#bgbr#gbggrb/gr#rrbrgbr#gbg#b/ggr#rrb#rrrb#bgb/gggggggggrrrrgbb/bbbbbbbbbbrrrggb b',
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
            position:
              'bbbbbbbbbbbrbggg/b1gggrrrrrrrrbgg/br1gbgbbbbbggrgg/brrggbggb#brrrrg/brbrggb#bbbbrrgg/brrbrg#brbbbr#gg/brrrbrbbbrb#b#bg/b#rbrbrbrrbrgbbg/br##bggrg#brbbbg/b1rrrrrrrrrrrrrr/1b1rrr#bbbbr#grg b',
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
            position:
              'bbbbbbbbbbbrbggg/b1gggrrrrrrrrbgg/br1gbgbbbbbggrgg/brrggbggb#brrrrg/brbrggb#bbbbrrgg/brrbrg#brbbbr#gg/brrrbrbbbrb#b#bg/b#rbrbrbrrbrgbbg/br##bggrg#brbbbg/b1rbrrrrrrrrrrrr/rrrrrr#bbbbr#grg b',
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
            position:
              '1rrrrrrrrrrr#g#r/r2rrrrrrrrrrbbr/br#rbbbgbrggggbr/b1rbrbbbgbrg#gbr/brrrr#bgbg#rggbr/brrbbbbb#gggrgbr/brgbgbbbggrrrrbr/grggbgggrrgr#gbr/grgbgbgg#gbbrbgr/ggbggggggg#bbbbg/gb#ggggggg#bbbrb b',
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
            position:
              '1rrrrrrrrrrr#g#r/r2rrrrrrrrrrbbr/br#rbbbgbrggggbr/bbbbrbbbgbrg#gbr/brbrr#bgbg#rggbr/brrbbbbb#gggrgbr/brgbgbbbggrrrrbr/grggbgggrrgr#gbr/grgbgbgg#gbbrbgr/ggbggggggg#bbbbg/gb#ggggggg#bbbrb b',
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
            position:
              'rrgb#rggg#rrgrbg/brbg#grgbgrgrggg/brbggg#bgrggbgbg/brrrggbbrgrggbgg/brrgrggrgrrgggrg/bbr#grrgrgbg#rrb/bgbgrr#r#rrbrrrb/b1grbrrbgrbbrgrb/bbrbbgbbbbrrrbrr/brgbbbgrbbrrrrbg/b1ggbg#r#br#br#b b',
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
            position:
              'rrgb#rggg#rrgrbg/brbg#grgbgrgrggg/brbggg#bgrggbgbg/brrrggbbrgrggbgg/brrgrggrgrrgggrg/bbr#grrgrgbg#rrb/bbbgrr#r#rrbrrrb/bbgrbrrbgrbbrgrb/bbbbbgbbbbrrrbrr/brgbbbgrbbrrrrbg/b1ggbg#r#br#br#b b',
            move: 'b1',
            claims: [{ gains: 5 }, { wins: true }],
          },
        ],
      },
    ],
    theme: 'ending',
    game: {
      position:
        '1r4r1gggggg1r/b3gggggggggg2/1g1rgggrg##rgb1r/1bbrgggg#rr4r/2rggrggbr#4r/1rbggg#grrg#4/rrb#grbrbg#g1g1b/1rbgrbrbgrbr2rb/2#gbr#gbrbr3b/1brbbrrr#brr4/bbbbbbbbbrrr#1r1 b',
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
