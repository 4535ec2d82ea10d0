// The lesson of LuckyMoose, on the smallest board. Both hands, the pool and the generator are fixed.

import type { Tag } from '../../words/vocabulary.ts';
import type { LessonStep } from '../lesson.ts';
import type en from './content/en/lesson.json';

/** The fields of a position after its board: the hand of the learner comes between. */
const START = ' 1 0,0 ';
const REST = '/o3y4 r5o2y6 0 212fe0883421dcf1';

export const steps: LessonStep[] = [
  {
    key: 'join',
    hides: ['points', 'bonuses', 'pool'],
    position: `9/9/9/9/3,r1,r2,4/9/9/9/9${START}r4g6b5${REST}`,
    move: 'r4@f5',
    accepts: /^r4@/,
    picks: ['!r4'],
    isShown: true,
  },
  {
    key: 'pair',
    hides: ['points', 'bonuses', 'pool'],
    position: `9/9/9/9/4,g3,4/9/9/9/9${START}r3b3p6${REST}`,
    move: 'r3@f5,b3@g5',
    accepts: /^(r3@..,b3|b3@..,r3)@..$/,
    others: [[/@/, 'single']],
  },
  {
    key: 'cross',
    hides: ['bonuses', 'pool'],
    position: `9/9/9/5,b4,3/3,r1,r2,4/9/9/9/9${START}r4g6p5${REST}`,
    move: 'r4@f5',
    reply: 'y4@f7',
    others: [
      [/@e6/, 'almost'],
      [/@/, 'less'],
    ],
  },
  {
    key: 'bonus',
    hides: ['pool'],
    position: `9/9/9/9/4,r1,r2,r4,2/9/9/9/9${START}r6g5p3${REST}`,
    move: 'r6@h5',
    others: [[/@/, 'plain']],
  },
  { key: 'exchange', position: `9/9/9/9/3,o1,o2,o5,3/9/9/9/9${START}g3b6${REST}`, move: '~g3b6', accepts: /^~/ },
  {
    key: 'six',
    position: `9/9/9/9/2,b1,b2,b3,b4,b6,2/9/9/9/9${START}r2b5${REST}`,
    move: 'b5@h5',
    accepts: /^b5@[bh]5$/,
    others: [[/^b5/, 'near']],
  },
];

/**
 * The words of the lesson.
 *
 * @param tag the language tag
 */
export const words = async (tag: Tag): Promise<typeof en> =>
  (await import(`./content/${tag}/lesson.json`, { with: { type: 'json' } })).default;
