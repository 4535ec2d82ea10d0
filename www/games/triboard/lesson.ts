// The lesson of Triboard.

import type { Tag } from '../../words/vocabulary.ts';
import type { LessonStep } from '../lesson.ts';
import type en from './content/en/lesson.json';

export const steps: LessonStep[] = [
  { key: 'turn', position: '16/16/10r5/16/16/5br9/16/11g4/3g12/16/16 b', around: 'g6', move: 'h6', isShown: true },
  {
    key: 'row',
    position: '16/16/2g13/16/16/3rbrrr8/16/10g5/10b5/16/16 b',
    around: 'g6',
    move: 'i6',
    reply: 'j6',
    others: [[/^(k5|c6)$/, 'few']],
  },
  {
    key: 'ways',
    position: '16/2b13/2r13/7b8/7r8/5bg5g3/8r7/9b6/16/16/16 b',
    around: 'g6',
    move: 'h6',
    others: [[/^c8$/, 'one']],
  },
  {
    key: 'mixed',
    position: '16/16/16/11r4/4brg9/16/4bgg9/16/11b4/16/16 b',
    around: 'g6',
    move: 'h5',
    others: [[/^h7$/, 'both']],
  },
  {
    key: 'safe',
    position: '16/16/5#5g4/7#8/16/brrr12/16/16/3#rbrr8/16/16 b',
    around: 'e5',
    move: 'e6',
    others: [[/^i3$/, 'caught']],
  },
  {
    key: 'last',
    position: '16/1r14/15g/10#5/16/4brr9/6rg8/5b1b8/8#6r/g15/16 b',
    around: 'g6',
    move: 'h6',
    others: [[/^e7$/, 'fewer']],
  },
];

/**
 * The words of the lesson.
 *
 * @param tag the language tag
 */
export const words = async (tag: Tag): Promise<typeof en> =>
  (await import(`./content/${tag}/lesson.json`, { with: { type: 'json' } })).default;
