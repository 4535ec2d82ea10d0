// What a board shows.

import type { Holding } from '../../core/bindings.ts';

/** Everything a board draws. */
export interface Scene {
  /** The position to draw; in the middle of a turn, the position reached so far. */
  position: string;
  /** The square of the selected piece. */
  selected: string | null;
  /** The squares that it can go to. */
  targets: string[];
  /** The target under a dragged piece or under the pointer; null for none. Set by the board. */
  aimed: string | null;
  /** The squares of the pieces that can be selected. */
  movable: string[];
  /** The lifted part of the selected stack and the part that stays; null when the whole stack is selected. */
  parts: { lifted: string; rest: string } | null;
  /** The squares of the last move, in order. */
  lastMove: string[];
  /** The last move of each opponent of the player to move, the newest last. */
  lastMoves: { seat: number; squares: string[]; turned: string[] }[];
  /** The squares of the hinted move, in order. */
  hint: string[];
  /** The immediate gain of each legal move, when gains are shown, and the squares that the hovered move changes. */
  gains: { square: string; text: string }[];
  /** The immediate effect of each legal move by square, in words: `turns 4`. */
  effects: Map<string, string>;
  preview: { squares: string[]; piece: string } | null;
  /** The square that awaits a second tap, used when squares are smaller than a fingertip. */
  pendingTap: string | null;
  /** The pieces of a move that is not confirmed yet, and those of a hinted move. */
  laid: PlacedPiece[];
  ghosts: PlacedPiece[];
  /** What an analysis shows: the best moves, what the others cost, and the square whose value is shown. */
  arrows: Arrow[];
  heat: Heat[];
  pointed: string | null;
  /** What a move would do, drawn instead of the position; missing or null for nothing. */
  foreseen?: { position: string; laid: PlacedPiece[]; squares: string[] } | null;
  /** The parts of the scores so far; at the end of a game they are final. */
  holdings: Holding[];
  isFinal: boolean;
  /** Whether a lesson has not explained the factors of its squares yet. */
  isPlain?: boolean;
  /** What lies over the board. */
  shapes?: Shape[];
}

/** An arrow or a circle that a person has drawn, a move that waits for its turn, or squares that a scan lights up. */
export interface Shape {
  kind: 'drawn' | 'waits' | 'lit';
  squares: string[];
  /** The letter of the colour that it was drawn in; missing for the usual one. */
  color?: string;
}

/** A piece on a square. */
export interface PlacedPiece {
  square: string;
  piece: string;
}

/**
 * One of the best moves: its squares, in order, and its rank, counted from 1; in a review, the better move and the
 * reply to the played one, which have none.
 */
export interface Arrow {
  squares: string[];
  rank: number | null;
  /** What stands on it, instead of the rank. */
  text?: string;
  mark?: 'better' | 'reply';
}

/** The value of the best move to a square, what it costs against the best of all, and whether a piece stands there. */
export interface Heat {
  square: string;
  text: string;
  cost: 'none' | 'small' | 'large';
  isOccupied: boolean;
}
