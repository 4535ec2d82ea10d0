// English: what is said about a game of Triboard that is over, in one sentence. Moves are counted from 1.

import { number } from '../../../words/vocabulary.ts';

export default {
  /** Before the last move no winner had the most cells. */
  decided: () => 'The last move decided the game.',
  /** The winner had fewer cells than each other player at a move. */
  yourReturn: (ply: number) => `You were last at move ${number(ply)}, and came first.`,
  comeback: (ply: number) => `The winner was last at move ${number(ply)}.`,
  /** The last move of the game took so many cells of the reader. */
  lastTurned: (cells: number) => `The last move turned ${number(cells)} of your cells.`,
  /** The move that turned the most cells. */
  yourMove: (cells: number, ply: number) => `Your best move turned ${number(cells)} cells, at move ${number(ply)}.`,
  move: (cells: number, ply: number) => `The best move turned ${number(cells)} cells, at move ${number(ply)}.`,
  /** What to try after a loss: so many cells of the reader were turned in all. */
  turned: (cells: number) =>
    `Next time, play along the edge and the walls: in all, ${number(cells)} of your cells were turned.`,
};
