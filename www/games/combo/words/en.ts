// Combo in English. Seats are numbers in turn order: 0 is Black, 1 is White. The side of a stack is a letter: `b` or
// `w`.

import { spelled } from '../../../words/en/numbers.ts';
import { aside, number, pluralOf } from '../../../words/vocabulary.ts';

type Side = 'b' | 'w';

const SEATS = ['Black', 'White'];

const pieces = (count: number) => `${number(count)} ${pluralOf(count) === 'one' ? 'piece' : 'pieces'}`;

const some = (count: number) => `${spelled(count)} ${count === 1 ? 'piece' : 'pieces'}`;

export default {
  name: 'Combo',
  tagline: 'Build stacks, capture from afar.',
  howTo: 'Pick a stack, then where its pieces go.',
  seats: SEATS,

  /** How a drawn game counts, in the dialog of a new game. */
  draws: { label: 'If drawn', on: 'Call it a draw', pieces: 'More pieces win' },

  /** What stands on a square: `b` black, `w` white; a stack of one is called a piece. */
  empty: 'empty',
  stack: (side: Side, count: number) => {
    const colour = { b: 'black', w: 'white' }[side];
    return count === 1 ? `${colour} piece` : `${colour} stack of ${count}`;
  },

  /**
   * Moves that were made: so many pieces go to an empty square, onto a stack of their own side, or capture `taken`
   * pieces.
   */
  moved: (seat: number, count: number, from: string, to: string) =>
    `${SEATS[seat]} moves ${pieces(count)}${aside(` from ${from} to ${to}`)}.`,
  merged: (seat: number, count: number, from: string, to: string) =>
    `${SEATS[seat]} moves ${pieces(count)}${aside(` from ${from}`)} onto a stack${aside(` on ${to}`)}.`,
  captured: (seat: number, count: number, from: string, to: string, taken: number) =>
    `${SEATS[seat]} moves ${pieces(count)}${aside(` from ${from}`)} and captures ${pieces(taken)}${aside(` on ${to}`)}.`,

  /** What a move does: said after the move. */
  goes: (count: number) => `moves ${pieces(count)}`,
  joins: (count: number) => `moves ${pieces(count)} onto a stack`,
  captures: (taken: number) => `captures ${pieces(taken)}`,

  /** Hints: the same for moves that are proposed. */
  hint: {
    goes: (count: number, from: string, to: string) => `Move ${some(count)}${aside(` from ${from} to ${to}`)}.`,
    joins: (count: number, from: string, to: string) =>
      `Move ${some(count)}${aside(` from ${from}`)} onto a stack${aside(` on ${to}`)}.`,
    captures: (count: number, from: string, to: string, taken: number) =>
      `Move ${some(count)}${aside(` from ${from}`)} and capture ${spelled(taken)}${aside(` on ${to}`)}.`,
  },

  /** A score, or the difference of two, which may have a decimal. */
  pieces,
  /** How many pieces of the picked stack a move takes. */
  taken: (count: number, all: number) => `${number(count)} of ${pieces(all)}`,
  /** The choice of how many, and its last answer. */
  howMany: 'How many pieces?',
  all: (all: number) => `All ${number(all)}`,

  /** Why a game is over. `isDecided`: the side with more pieces wins, as was chosen at the start. */
  end: {
    hundred: ((isDecided) =>
      isDecided
        ? '100 moves went by without a capture, so the side with more pieces wins.'
        : '100 moves went by without a capture.') as (isDecided: boolean) => string,
    third: ((isDecided) =>
      isDecided
        ? 'The same position came up for the third time, so the side with more pieces wins.'
        : 'The same position came up for the third time.') as (isDecided: boolean) => string,
    single: 'With one piece each, neither side can capture.',
    /** `seat` has lost all its pieces; null for “you”. */
    none: (seat: number | null) => (seat === null ? 'You have no pieces left.' : `${SEATS[seat]} has no pieces left.`),
    /** `seat` has lost. */
    shutIn: (seat: number) => `${SEATS[seat]} is shut in and can’t move.`,
  },

  refused: {
    /** A tap on a square without a stack that can move. */
    pick: 'Nothing there can move. Pick one of your stacks that can.',
    /** Fewer pieces were chosen than it takes to get there. */
    tooFew: (least: number) => `That takes ${pieces(least)} or more.`,
  },
};
