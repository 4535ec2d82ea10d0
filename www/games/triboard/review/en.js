// Reviews of Triboard in English. Seats are numbers in turn order: Blue, Red, Green.

import { spelled } from '../../../words/en/numbers.js';

const SEATS = ['Blue', 'Red', 'Green'];

export default {
  /** A corner that the answer takes, and one that the move could have taken. */
  givesCorner: (/** @type {number} */ seat) => `Gives ${SEATS[seat]} the corner.`,
  leavesCorner: 'Leaves the corner.',
  /** How many cells the answer turns back. */
  lets: (/** @type {number} */ seat, /** @type {number} */ count) => `Lets ${SEATS[seat]} turn ${spelled(count)} of them.`,
};
