// The lesson of Gambit.

import type { Tag } from '../../words/vocabulary.ts';
import type { LessonStep } from '../lesson.ts';
import type en from './content/en/lesson.json';

/** Islands come last. */
const hides: LessonStep['hides'] = ['points'];

export const steps: LessonStep[] = [
  { key: 'jump', hides, position: '5x2/3x4/3o4/6o1 o', move: 'd2xd4', isShown: true },
  {
    key: 'slant',
    hides,
    position: '2x2xx1/x1xx4/o1o3o1/8 o',
    move: 'c2xe4',
    reply: 'f4xd4',
    others: [[/^a2xa4$/, 'straight']],
  },
  { key: 'chain', hides, position: '8/2x1x3/1o4x1/8 o', move: 'b2xd4xf2xh2' },
  { key: 'safe', hides, position: '6o1/4o1x1/4x3/2o5 o', move: 'e3xe1', others: [[/^g4xg2$/, 'caught']] },
  {
    key: 'free',
    position: '8/8/o1xo2x1/oo4o1 o',
    move: 'd2xb2',
    others: [
      [/^b1xd3$/, 'split'],
      [/^g1xg3$/, 'touched'],
    ],
  },
  { key: 'island', position: '3o4/x3o3/5xo1/8 o', move: 'g2xe2', others: [[/^e3xg1$/, 'apart']] },
];

/**
 * The words of the lesson.
 *
 * @param tag the language tag
 */
export const words = async (tag: Tag): Promise<typeof en> =>
  (await import(`./content/${tag}/lesson.json`, { with: { type: 'json' } })).default;
