// English: what is said about a game of Gambit that is over, in one sentence. Moves are counted from 1.

import { number } from '../../../words/vocabulary.ts';

export default {
  /** Another side would have won, or nobody, one move earlier. */
  decided: () => 'One move earlier, the islands would have given another result.',
  /** An island of the reader, or of anybody, that stood from a move on until the end. */
  yourIsland: (size: number, points: number, ply: number) =>
    `You held your island of ${number(size)} from move ${number(ply)} to the end: ${number(points)} points.`,
  island: (size: number, points: number, ply: number) =>
    `An island of ${number(size)} stood from move ${number(ply)} to the end: ${number(points)} points.`,
  /** The turn that took the most pieces. */
  yourJumps: (taken: number, ply: number) => `Your longest turn took ${number(taken)} pieces, at move ${number(ply)}.`,
  jumps: (taken: number, ply: number) => `The longest turn took ${number(taken)} pieces, at move ${number(ply)}.`,
  /** What to try after a loss. */
  touching: (pieces: number) =>
    `Next time, free your pieces before the end: ${number(pieces)} touched an enemy and counted nothing.`,
  scattered: (islands: number, points: number) =>
    `Next time, bring your pieces together: your ${number(islands)} islands, joined ` +
    `into one, would count ${number(points)} points.`,
  taken: (lost: number, taken: number) =>
    `Next time, look for the jump back before you jump: you lost ${number(lost)} pieces and took ${number(taken)}.`,
};
