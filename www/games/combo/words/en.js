// Combo in English. Seats are numbers in turn order: 0 is Black, 1 is White. The side of a stack is a letter: `b` or `w`.

import { spelled } from '../../../words/en/numbers.js';
import { number, pluralOf } from '../../../words/vocabulary.js';

/** @typedef {'b' | 'w'} Side */

const SEATS = ['Black', 'White'];

/** @param {number} count */
const pieces = (count) => `${number(count)} ${pluralOf(count) === 'one' ? 'piece' : 'pieces'}`;

/** @param {number} count */
const some = (count) => `${spelled(count)} ${count === 1 ? 'piece' : 'pieces'}`;

export default {
  name: 'Combo',
  tagline: 'Build stacks, capture from afar.',
  howTo: 'Pick a stack, then where its pieces go.',
  seats: SEATS,

  /** How a drawn game counts, in the dialog of a new game. */
  draws: { label: 'If drawn', on: 'Call it a draw', pieces: 'More pieces win' },

  /** What stands on a square: `b` black, `w` white; a stack of one is called a piece. */
  empty: 'empty',
  stack: (/** @type {Side} */ side, /** @type {number} */ count) => {
    const colour = { b: 'black', w: 'white' }[side];
    return count === 1 ? `${colour} piece` : `${colour} stack of ${count}`;
  },

  /** Moves that were made: so many pieces go to an empty square, onto a stack of their own side, or capture `taken` pieces. */
  moved: (/** @type {number} */ seat, /** @type {number} */ count, /** @type {string} */ from, /** @type {string} */ to) =>
    `${SEATS[seat]} moves ${pieces(count)} from ${from} to ${to}.`,
  merged: (/** @type {number} */ seat, /** @type {number} */ count, /** @type {string} */ from, /** @type {string} */ to) =>
    `${SEATS[seat]} moves ${pieces(count)} from ${from} onto ${to}.`,
  captured: (/** @type {number} */ seat, /** @type {number} */ count, /** @type {string} */ from, /** @type {string} */ to, /** @type {number} */ taken) =>
    `${SEATS[seat]} moves ${pieces(count)} from ${from} and captures ${pieces(taken)} on ${to}.`,

  /** What a move does: said after the move. */
  goes: (/** @type {string} */ to) => `goes to ${to}`,
  joins: (/** @type {string} */ to) => `joins the stack on ${to}`,
  captures: (/** @type {string} */ to) => `captures ${to}`,

  /** Hints: the same for moves that are proposed. */
  hint: {
    goes: (/** @type {number} */ count, /** @type {string} */ from, /** @type {string} */ to) => `Move ${some(count)} from ${from} to ${to}.`,
    joins: (/** @type {number} */ count, /** @type {string} */ from, /** @type {string} */ to) => `Move ${some(count)} from ${from} onto ${to}.`,
    captures: (/** @type {number} */ count, /** @type {string} */ from, /** @type {string} */ to, /** @type {number} */ taken) =>
      `Move ${some(count)} from ${from} and capture ${spelled(taken)} on ${to}.`,
  },

  /** A score, or the difference of two, which may have a decimal. */
  pieces,
  /** How many pieces of the picked stack a move takes: not chosen, or so many. */
  taken: (/** @type {number} */ count, /** @type {number} */ all) => `${number(count)} of ${pieces(all)}`,
  /** The choice of how many, and its last answer. */
  howMany: 'How many pieces?',
  all: (/** @type {number} */ all) => `All ${number(all)}`,

  /** Why a game is over. `isDecided`: the side with more pieces wins, as was chosen at the start. */
  end: {
    /** @type {(isDecided: boolean) => string} */
    hundred: (isDecided) =>
      isDecided ? '100 moves went by without a capture, so the side with more pieces wins.' : '100 moves went by without a capture.',
    /** @type {(isDecided: boolean) => string} */
    third: (isDecided) =>
      isDecided ? 'The same position came up for the third time, so the side with more pieces wins.' : 'The same position came up for the third time.',
    single: 'With one piece each, neither side can capture.',
    /** `seat` has lost all its pieces; null for “you”. */
    none: (/** @type {number | null} */ seat) => (seat === null ? 'You have no pieces left.' : `${SEATS[seat]} has no pieces left.`),
    /** `seat` has lost. */
    shutIn: (/** @type {number} */ seat) => `${SEATS[seat]} is shut in and can’t move.`,
  },

  refused: {
    /** A tap on a square without a stack that can move. */
    pick: 'Nothing there can move. Pick one of your stacks that can.',
    /** Fewer pieces were chosen than it takes to get there. */
    tooFew: (/** @type {number} */ least) => `That takes ${pieces(least)} or more.`,
  },
};
