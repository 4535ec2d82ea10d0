// The lesson of Combo.

import type { Tag } from '../../words/vocabulary.ts';
import type { LessonStep } from '../lesson.ts';
import type en from './content/en/lesson.json';

/** A move takes the whole stack until one learns to choose. */
const hides: LessonStep['hides'] = ['amount'];

export const steps: LessonStep[] = [
  { key: 'stack', hides, position: '8/4,w1,3/8/8/8/8/2,b1,b1,4/8 b 0', move: '1c2+d2', accepts: /\+/, isShown: true },
  { key: 'far', hides, position: '8/4,w1,3/8/8/8/8/3,b2,4/8 b 0', move: '2d2-d4', accepts: /^2d2-(b2|b4|d4|f4|f2)$/ },
  {
    key: 'take',
    hides,
    position: '8/1,w1,6/8/4,w2,3/8/2,b2,5/5,b1,2/8 b 0',
    move: '2c3xe5',
    accepts: /x/,
    others: [[/f2/, 'single']],
  },
  { key: 'split', position: '8/8/1,w1,6/3,w1,4/8/3,b4,4/8/8 b 0', move: '2d3xd5', others: [[/^[34]d3xd5$/, 'most']] },
  {
    key: 'flee',
    position: '8/8/4,w2,3/8/4,b1,3/3,b1,4/8/8 b 0',
    move: '1e4+d3',
    accepts: /^1e4(\+d3|-(d4|e3|f3|f4))$/,
    reply: '2e6-e4',
    others: [
      [/^1d3/, 'still'],
      [/^1e4/, 'reached'],
    ],
  },
  { key: 'win', position: '8/8/8/8/4,w3,3/8/2,b2,2,b1,2/8 b 0', move: '2c2xe4', others: [[/f2/, 'single']] },
];

/**
 * The words of the lesson.
 *
 * @param tag the language tag
 */
export const words = async (tag: Tag): Promise<typeof en> =>
  (await import(`./content/${tag}/lesson.json`, { with: { type: 'json' } })).default;
