// Reviews of Gambit in English. Seats are numbers in turn order: 0 is Black, 1 is White.

import { spelled } from '../../../words/en/numbers.js';

const SEATS = ['Black', 'White'];

export default {
  /** A move that takes an island of so many pieces apart, and one after which the answer does. */
  breaks: (/** @type {number} */ count) => `Breaks the island of ${spelled(count)}.`,
  loses: (/** @type {number} */ count) => `Loses the island of ${spelled(count)}.`,
  /** What the answer takes. */
  lets: (/** @type {number} */ seat, /** @type {number} */ count) => `Lets ${SEATS[seat]} take ${spelled(count)}.`,
};
