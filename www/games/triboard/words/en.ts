// Triboard in English. Seats are numbers in turn order: 0 is Blue, 1 is Red, 2 is Green.

import { spelled } from '../../../words/en/numbers.ts';
import { aside, number, pluralOf } from '../../../words/vocabulary.ts';

const SEATS = ['Blue', 'Red', 'Green'];

const cells = (count: number) => `${number(count)} ${pluralOf(count) === 'one' ? 'cell' : 'cells'}`;

export default {
  name: 'Triboard',
  tagline: 'Three rivals, one board to turn.',
  howTo: 'Pick a cell with a number: that many cells turn to your colour.',
  seats: SEATS,

  /** What a cell is: blue, red, green, a wall, or empty. */
  cell: { b: 'blue', r: 'red', g: 'green', wall: 'wall', empty: 'empty' },

  /** A move that was made: `cell` is claimed, and `count` others turn. */
  turned: (seat: number, cell: string, count: number) =>
    `${SEATS[seat]}${aside(` plays ${cell} and`)} turns ${cells(count)}.`,

  /** What a move does: said after the move, and after its cell. */
  turns: (count: number) => `turns ${number(count)}`,

  /** A hint: the cell, and how many others turn. */
  hint: (cell: string, count: number) => `Turns ${spelled(count)}${aside(`: play ${cell}`)}.`,

  /** Why a game is over. */
  end: { full: 'The board is full.', stuck: 'Nobody can turn anything any more.' },

  /** A score, or the difference of two, which may have a decimal. */
  cells,

  /** A tap on a cell from which nothing would turn. */
  refused: 'Nothing would turn there. Pick an empty cell with another player’s line between it and a cell of yours.',
};
