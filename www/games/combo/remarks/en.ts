// English: what is said about a game of Combo that is over, in one sentence. Moves are counted from 1.

import { number } from '../../../words/vocabulary.ts';

export default {
  /** The winner was behind by so many pieces. */
  yourReturn: (pieces: number) => `You came back from ${number(pieces)} pieces behind.`,
  comeback: (pieces: number) => `The winner was once ${number(pieces)} pieces behind.`,
  /** The largest stack that was captured. */
  yourCapture: (pieces: number, ply: number) =>
    `Your best capture took a stack of ${number(pieces)}, at move ${number(ply)}.`,
  capture: (pieces: number, ply: number) =>
    `The best capture took a stack of ${number(pieces)}, at move ${number(ply)}.`,
  /** The winner had more pieces from a move on. */
  yourLead: (ply: number) => `You were ahead from move ${number(ply)} to the end.`,
  /** What to try after a loss. */
  lostStack: (pieces: number, ply: number) =>
    `Next time, keep tall stacks out of reach: at move ${number(ply)} you lost one of ${number(pieces)}.`,
  lostSingles: (pieces: number) =>
    `Next time, keep your pieces together: ${number(pieces)} were captured ` +
    'standing alone, and one piece can’t capture back.',
};
