// What every board starts from: a scene with nothing but a position, and the events of its input.

/** @import { Scene } from '../../types.js' */

/**
 * Receives the input on a board.
 *
 * @typedef {object} BoardEvents
 * @property {(square: string, isUnsure: boolean) => void} tap unsure if the square is smaller than a fingertip
 * @property {(square: string | null) => void} hover the pointer or the focus is on a square, or on none
 * @property {(square: string | null, isKey?: boolean) => boolean} hold shows what a tap on a square would do, while it or a key is held; null ends
 *   this; false if there is nothing to show
 * @property {() => void} cancel
 * @property {() => void} dropOutside the dragged piece was dropped outside the board
 * @property {(steps: number) => boolean} changeAmount changes the chosen amount; false when there is nothing to choose
 */

/**
 * A scene that shows only a position.
 *
 * @param {string} position
 * @returns {Scene}
 */
export function plainScene(position) {
  return { position, selected: null, targets: [], aimed: null, movable: [], parts: null, lastMove: [], lastMoves: [], hint: [], gains: [], effects: new Map(), preview: null, pendingTap: null, laid: [], ghosts: [], arrows: [], heat: [], pointed: null, holdings: [], isFinal: false };
}
