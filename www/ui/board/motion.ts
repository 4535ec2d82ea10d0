// What moves on a board.

import type { Holding } from '../../core/bindings.ts';

/** A moving piece; file and rank are its centre in squares from the bottom left. */
export interface Sprite {
  piece: string;
  file: number;
  rank: number;
  /** 0 to 1. */
  alpha: number;
  /** Height above the board, in squares. */
  lift: number;
  /**
   * A piece that rolls over along a line: the step of the line, how far it has turned (0 to 1), and what it showed
   * before.
   */
  roll?: { file: number; rank: number; turn: number; before: string };
}

/** One frame of a motion: the squares that the position hides, and the sprites drawn instead. */
export interface Frame {
  hidden: Set<string>;
  sprites: Sprite[];
  /** Whether the last sprite is dragged. */
  isDrag?: boolean;
}

/** A moment of a motion, from 0 to 1, at which something is heard. */
interface Beat {
  at: number;
  sound: 'land' | 'flip' | 'take';
}

/** An animated change of the board. */
export interface Motion {
  millis: number;
  /** What is heard during the motion; a piece that lands at its end where this is missing. */
  beats?: Beat[];
  /** The frame at `t`, from 0 to 1. */
  at(t: number): Frame;
  /** The position drawn under the sprites. */
  position: string;
  /** The parts of the scores that are counted over the board, which stands still meanwhile. */
  counted?: Holding[];
}
