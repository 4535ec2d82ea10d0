// Gambit in English. Seats are numbers in turn order: 0 is Black, 1 is White.

import { list, number, pluralOf } from '../../../words/vocabulary.js';

const SEATS = ['Black', 'White'];

/** @param {number} count */
const pieces = (count) => `${number(count)} ${pluralOf(count) === 'one' ? 'piece' : 'pieces'}`;

/** @param {number} count */
const points = (count) => `${number(count)} ${pluralOf(count) === 'one' ? 'point' : 'points'}`;

/**
 * @param {number} seat
 * @param {string[]} squares from the first to the last that the piece stood on
 * @param {string[]} taken the squares that it jumped over
 */
const jumped = (seat, squares, taken) => `${SEATS[seat]} jumps ${squares.join(' to ')} and takes ${list(taken)}.`;

export default {
  name: 'Gambit',
  tagline: 'Jump, and keep your islands.',
  howTo: 'Pick a piece with a line under it, then a dot to jump to.',
  seats: SEATS,

  /** What stands on a square: a black piece, a white one, or nothing. */
  square: { o: 'black piece', x: 'white piece', empty: 'empty' },

  jumped,
  /** A turn that may go on, or end as it is. @type {typeof jumped} */
  mayJumpOn: (seat, squares, taken) => `${jumped(seat, squares, taken)} Jump on, or end the turn.`,

  /** @param {number} count what a move does: said after the move */
  takes: (count) => `takes ${pieces(count)}`,
  /** A score, or the difference of two, which may have a decimal. */
  points,

  refused: {
    /** A tap beside the squares that the piece could jump on to, in the middle of a turn. */
    jump: 'Your piece can’t jump there. Jump on, end the turn, or take the jump back.',
    /** A tap on a square without a piece that can jump. */
    pick: 'Nothing there can jump. Pick a piece with a line under it.',
  },
};
