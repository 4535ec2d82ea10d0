// What a review knows of a game.

import type { Tag } from '../words/vocabulary.ts';

/** What a review knows of a game. */
export interface GameReview {
  /** Whether a search solves every position, so that only proved results count. */
  isSolved?: boolean;
  /** The loss of value that is within the noise of the search, in the unit of the game. */
  noise?: number;
  /** Whether the accuracy of a move is measured as if the chances had been even. */
  isLevelled?: boolean;
  /** Loads the words of the reasons in a language; a function that finds the reason of a judgement. */
  reasons(tag: Tag): Promise<(facts: Facts) => string | null>;
  /**
   * The luck of all draws of a game with open hands; missing in games without chance. `valueOf` a view is that for its
   * player, who is to move; null where there is none. `pause` is called between two values.
   */
  luckOf?(
    plies: { ply: number; position: string; move: string | null }[],
    valueOf: (view: string) => number | null,
    pause: () => Promise<void> | undefined,
  ): Promise<Draw[]>;
}

/**
 * What a player drew, with its value less what was to be expected, in the unit of the game. It counts at the player's
 * next turn.
 */
export interface Draw {
  ply: number;
  seat: number;
  pieces: string[];
  points: number;
}

/** A judged move as its reason depends on it. */
export interface Facts {
  mover: number;
  position: string;
  /** The move that was played, and the position after it; the same of the best move. */
  move: string;
  after: string;
  best: string;
  bestAfter: string;
  /** The best answer to the played move, with its player and the position after it; null where there is none. */
  reply: { move: string; mover: number; after: string } | null;
  /** The seat called “you”; null when there is none. */
  you: number | null;
}
