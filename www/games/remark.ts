// What can be said about a game that is over.

import type { Tag } from '../words/vocabulary.ts';

/** A move of a game, with the positions before and after it. */
export interface Play {
  mover: number;
  move: string;
  before: string;
  after: string;
}

/** A game that its rules have ended. */
export interface FinishedGame {
  /** Never empty. */
  plays: Play[];
  /** The seats with the best result; all or none of them in a draw. */
  winners: number[];
  players: number;
  /** The seat of the only person at the table; null if there is none, or if there are several. */
  you: number | null;
  /** Whether that person has won against the others, or they against the person. */
  isWon: boolean;
  isLost: boolean;
}

/**
 * What was notable, and what the loser should try: sentences that are true, the best one first, and something falsy for
 * each that is not.
 */
export interface Remarks {
  notable: (string | false | undefined)[];
  advice: (string | false | undefined)[];
}

/** What the module `remarks` of a game offers. */
export interface GameRemarks<Words = any> {
  /** The words in a language. */
  words(tag: Tag): Promise<{ default: Words }>;
  /** What was notable. */
  notable(game: FinishedGame, words: Words): Remarks['notable'];
  /** What the loser should try. */
  advice(game: FinishedGame, words: Words): Remarks['advice'];
}
