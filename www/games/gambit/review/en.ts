// Reviews of Gambit in English. Seats are numbers in turn order: 0 is Black, 1 is White.

import { spelled } from '../../../words/en/numbers.ts';

const SEATS = ['Black', 'White'];

export default {
  /** A move that takes an island of so many pieces apart, and one after which the answer does. */
  breaks: (count: number) => `Breaks the island of ${spelled(count)}.`,
  loses: (count: number) => `Loses the island of ${spelled(count)}.`,
  /** What the answer takes. */
  lets: (seat: number, count: number) => `Lets ${SEATS[seat]} take ${spelled(count)}.`,
};
