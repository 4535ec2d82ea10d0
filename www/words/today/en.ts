// English: what waits in the hall for somebody who has been here before.

import { spelled } from '../en/numbers.ts';
import { number, pluralOf } from '../vocabulary.ts';

export default {
  label: 'Today',
  puzzle: 'Today’s puzzle',
  /** A puzzle without a goal of its own. */
  goal: 'Find the best move.',
  solve: 'Solve it',
  solved: 'Solved',
  practice: 'Practice',
  /** On how many days in a row a puzzle of the day was solved. */
  inRow: (days: number) => `${number(days)} ${pluralOf(days) === 'one' ? 'day' : 'days'} in a row`,
  /** The rating in puzzles, and by how much it has moved within a week. */
  rating: (rating: number, by: number) =>
    by === 0 ? `Rating ${rating}` : `Rating ${rating}, ${by < 0 ? '−' : '+'}${number(Math.abs(by))} this week`,
  path: (game: string) => `Your path in ${game}`,
  /** The stations that are no opponents, and what to do there. */
  stations: { lesson: 'Lesson', puzzles: 'Puzzles', course: 'Course' },
  tasks: {
    lesson: 'Take the lesson',
    puzzles: (count: number) => `Solve ${spelled(count)} puzzles`,
    course: 'Reach a goal of the course',
  },
  beat: (opponent: string) => `Win against ${opponent}`,
  begin: 'Begin',
  done: (station: string) => `${station}, done`,
  now: (station: string) => `${station}, next`,
  /** The path on the card of a game, for a screen reader; `next` is empty at its end. */
  progress: (done: number, count: number, next: string) =>
    `Your path: ${number(done)} of ${number(count)} stations${next && `. Next: ${next}`}`,
  finished: 'You’ve walked the whole path',
};
