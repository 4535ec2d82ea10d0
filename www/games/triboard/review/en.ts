// Reviews of Triboard in English. Seats are numbers in turn order: Blue, Red, Green.

import { spelled } from '../../../words/en/numbers.ts';

const SEATS = ['Blue', 'Red', 'Green'];

export default {
  /** A corner that the answer takes, and one that the move could have taken. */
  givesCorner: (seat: number) => `Gives ${SEATS[seat]} the corner.`,
  leavesCorner: 'Leaves the corner.',
  /** How many cells the answer turns back. */
  lets: (seat: number, count: number) => `Lets ${SEATS[seat]} turn ${spelled(count)} of them.`,
};
