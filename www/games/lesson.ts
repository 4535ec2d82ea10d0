// What the lesson of a game consists of.

import type { Tag } from '../words/vocabulary.ts';

/** Watches the moves at the table of a lesson. */
export interface Tutor {
  /**
   * Why another move than this one, or the beginning of one of the legal moves, is asked for; null if it may be played.
   */
  adviceOn(move: string, isWhole: boolean, legal?: string[]): string | null;
  /** What there is to say about a tap on a square that does nothing; null for nothing more than usual. */
  missed(square: string): string | null;
  /** The comment on the move before a ply, instead of its description; null for none. */
  commentOn(ply: number): string | null;
}

/** What is shown only from the step on that explains it. */
export type Hidden = 'points' | 'amount' | 'bonuses' | 'pool';

/** One step of a lesson: a position, and one thing to do there. */
export interface LessonStep {
  /** The key of its words. */
  key: string;
  position: string;
  /** The move that is shown on request. */
  move: string;
  /** The moves that are accepted, when `move` is not the only one. */
  accepts?: RegExp;
  /** What is already picked, in the format of the game's input. */
  picks?: string[];
  /** The square in the middle, where only a part of the board can be shown. */
  around?: string;
  /** What the step does not show yet. */
  hides?: Hidden[];
  /** Whether the move is shown from the beginning. */
  isShown?: boolean;
  /** The answer of the opponent; legal after every accepted move. */
  reply?: string;
  /**
   * The keys of the words on other moves, and on squares where nothing can be done; the first pattern that fits counts.
   */
  others?: [RegExp, string][];
}

/** The words of a step: what to do, the rule behind it, the praise, and what to say about any other move. */
export interface LessonWords {
  task: string;
  rule: string;
  done: string;
  other: string;
  /**
   * The words on the opponent's answer, `answered`; those while the move is shown, `shown`, where they say more than
   * those of every lesson; and those that `others` names.
   */
  [key: string]: string;
}

/** A lesson: its steps, and its words in a language. */
export interface Lesson {
  steps: LessonStep[];
  words(tag: Tag): Promise<{ steps: Record<string, LessonWords>; end: string }>;
}
