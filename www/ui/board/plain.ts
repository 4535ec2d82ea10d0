// What every board starts from: a scene with nothing but a position, and the events of its input.

import type { Scene } from './scene.ts';

/** Receives the input on a board. */
export interface BoardEvents {
  /** Unsure if the square is smaller than a fingertip. */
  tap: (square: string, isUnsure: boolean) => void;
  /** The pointer or the focus is on a square, or on none. */
  hover: (square: string | null) => void;
  /**
   * Shows what a tap on a square would do, while it or a key is held; null ends
   * this; false if there is nothing to show.
   */
  hold: (square: string | null, isKey?: boolean) => boolean;
  cancel: () => void;
  /** The dragged piece was dropped outside the board. */
  dropOutside: () => void;
  /** Changes the chosen amount; false when there is nothing to choose. */
  changeAmount: (steps: number) => boolean;
}

/** A scene that shows only a position. */
export function plainScene(position: string): Scene {
  return {
    position,
    selected: null,
    targets: [],
    aimed: null,
    movable: [],
    parts: null,
    lastMove: [],
    lastMoves: [],
    hint: [],
    gains: [],
    effects: new Map(),
    preview: null,
    pendingTap: null,
    laid: [],
    ghosts: [],
    arrows: [],
    heat: [],
    pointed: null,
    holdings: [],
    isFinal: false,
  };
}
