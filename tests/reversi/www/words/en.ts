// Reversi in English. Seats are numbers in turn order: 0 is Black, 1 is White.

import { aside, number, pluralOf } from '../../../words/vocabulary.ts';

const SEATS = ['Black', 'White'];

const discs = (count: number) => `${number(count)} ${pluralOf(count) === 'one' ? 'disc' : 'discs'}`;

export default {
  name: 'Reversi',
  tagline: 'Close in lines of discs and turn them over.',
  howTo: 'Pick a square with a number: that many discs turn to your colour.',
  seats: SEATS,

  /** What is on a square: a black disc, a white one, or nothing. */
  square: { o: 'black disc', x: 'white disc', empty: 'empty' },

  /** A move that was made: a disc on `square` turns over `count` others. */
  played: (seat: number, square: string, count: number) =>
    `${SEATS[seat]}${aside(` plays ${square} and`)} turns over ${discs(count)}.`,
  passed: (seat: number) => `${SEATS[seat]} passes.`,

  /** What a move does: said after the move, and after its square. */
  turns: (count: number) => `turns over ${discs(count)}`,
  passes: 'leaves the board as it is',

  /** A score, or the difference of two, which may have a decimal. */
  discs,

  /** A tap on a square on which a disc turns nothing over. */
  refused:
    'Nothing would turn over there. Pick an empty square with a line of the other colour between it and a disc of yours.',
};
