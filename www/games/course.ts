// What the course of a game consists of.

import type { Level } from '../core/levels.ts';
import type { Tag } from '../words/vocabulary.ts';
import type { LessonStep, LessonWords } from './lesson.ts';

/** A course: chapters of short lessons, and its words in a language. */
export interface Course {
  chapters: Chapter[];
  words(tag: Tag): Promise<CourseWords>;
  insight?: Insight;
}

/**
 * Figures of the game, as its section of `docs/insight.md` has them: from games of a level against itself, or exact,
 * from all positions that can occur.
 */
export type Insight = { facts: Fact[] } & ({ games: number; level: Level } | { positions: number });

/** A figure, shown as it is, rounded to a whole number, or, for a share from 0 to 1, in percent. */
export interface Fact {
  key: string;
  figure: number;
  as: 'number' | 'whole' | 'percent';
}

/**
 * A chapter: its lessons in order, then five puzzles of a theme, then a game with a goal. Its key is unique in the
 * course.
 */
export interface Chapter {
  key: string;
  lessons: CourseLesson[];
  /** The theme of its puzzles, as in `puzzles/GAME.txt`. */
  theme: string;
  game: GoalGame;
}

/** A lesson of a course. Its key is unique in the course. */
export interface CourseLesson {
  key: string;
  steps: CourseStep[];
}

/** A step of a lesson of a course, with what its words claim. */
export interface CourseStep extends LessonStep {
  claims?: Claim[];
}

/**
 * A claim that the words of a step make, which a test proves with the engine. Every given part must hold; values and
 * scores are the learner's, in the game's unit.
 */
export interface Claim {
  /** The move that it is about; the step's own if missing. */
  move?: string;
  /** The bounds of its value in a search. */
  least?: number;
  most?: number;
  /** By how much its value is higher than that of every move that the step doesn't accept. */
  leads?: number;
  /** Whether these values must be proved, for `leads` those of the other moves as well. */
  isProved?: true;
  /** The nodes of the search, where the usual number doesn't suffice. */
  nodes?: number;
  /** The change of the learner's score by the move at once, and by the move and the reply. */
  gains?: number;
  keeps?: number;
  /** The reply of `keeps`; the step's own if missing. */
  reply?: string;
  /**
   * How much of the learner's score the next player can take at most, and whether that is the learner, since others
   * miss their turns.
   */
  risks?: number;
  again?: true;
  /** How many moves the next player has after the move. */
  replies?: number;
  /** Whether the learner has won after the move. */
  wins?: true;
}

/** A game against a level from a position, with a goal for the learner, who has its first seat. */
export interface GoalGame {
  position: string;
  level: Level;
  goal: 'win' | 'draw';
}

/** The words of a course: about it as a whole, and by the keys of its chapters, lessons and steps. */
export interface CourseWords {
  about: string;
  /** What the figures say, by their keys. A figure stands before its words, which continue it. */
  insight?: Record<string, string>;
  chapters: Record<
    string,
    {
      title: string;
      about: string;
      /** What the game with a goal asks for. */
      goal: string;
      lessons: Record<string, { title: string; steps: Record<string, LessonWords>; end: string }>;
    }
  >;
}
