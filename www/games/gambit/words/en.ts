// Gambit in English. Seats are numbers in turn order: 0 is Black, 1 is White.

import { spelled } from '../../../words/en/numbers.ts';
import { aside, list, number, pluralOf } from '../../../words/vocabulary.ts';

const SEATS = ['Black', 'White'];

const pieces = (count: number) => `${number(count)} ${pluralOf(count) === 'one' ? 'piece' : 'pieces'}`;

const points = (count: number) => `${number(count)} ${pluralOf(count) === 'one' ? 'point' : 'points'}`;

/**
 * @param squares from the first to the last that the piece stood on
 * @param taken the squares that it jumped over
 */
const jumped = (seat: number, squares: string[], taken: string[]) =>
  `${SEATS[seat]}${aside(` jumps ${squares.join(' to ')} and`)} takes ${pieces(taken.length)}${aside(`: ${list(taken)}`)}.`;

export default {
  name: 'Gambit',
  tagline: 'Jump, and keep your islands.',
  howTo: 'Pick a piece with a line under it, then a dot to jump to.',
  seats: SEATS,

  /** What stands on a square: a black piece, a white one, or nothing. */
  square: { o: 'black piece', x: 'white piece', empty: 'empty' },

  jumped,
  /** A turn that may go on, or end as it is. */
  mayJumpOn: 'Jump again, or end your turn.',

  /** @param count what a move does: said after the move */
  takes: (count: number) => `takes ${pieces(count)}`,
  /** A score, or the difference of two, which may have a decimal. */
  points,

  /** A hint: the squares that the piece visits, and how many it takes. */
  hint: (squares: string[], count: number) =>
    `Takes ${spelled(count)} ${count === 1 ? 'piece' : 'pieces'}${aside(`: jump from ${squares.join(' to ')}`)}.`,

  /** Why a game is over. The seat has no jump; null for “you”. */
  end: (seat: number | null) =>
    `${seat === null ? 'You have' : `${SEATS[seat]} has`} no jump left, so the islands count.`,
  /** A part of the result: an island of so many pieces; pieces that touch the other side. */
  island: (seat: number | null, count: number) =>
    `${seat === null ? 'Your' : `${SEATS[seat]}’s`} ${count === 1 ? 'lone piece' : `island of ${spelled(count)}`}`,
  /** How islands score, below the points so far. */
  scoring: 'Islands of one, two, three, four score 1, 3, 5, 7. Pieces that touch the other side score nothing.',
  noIslands: 'No islands yet',
  touching: (count: number) =>
    count === 1
      ? 'One that touches scores nothing'
      : `${spelled(count).replace(/^./, (first) => first.toUpperCase())} that touch score nothing`,

  refused: {
    /** A tap beside the squares that the piece could jump on to, in the middle of a turn. */
    jump: 'Your piece can’t jump there. Jump on, end the turn, or take the jump back.',
    /** A tap on a square without a piece that can jump. */
    pick: 'Nothing there can jump. Pick a piece with a line under it.',
  },
};
