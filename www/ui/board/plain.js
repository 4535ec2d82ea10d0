// A scene with nothing but a position.

/** @import { Scene } from '../../types.js' */

/**
 * A scene that shows only a position.
 *
 * @param {string} position
 * @returns {Scene}
 */
export function plainScene(position) {
  return { position, selected: null, targets: [], aimed: null, movable: [], parts: null, lastMove: [], lastMoves: [], hint: [], gains: [], effects: new Map(), preview: null, pendingTap: null, laid: [], ghosts: [], arrows: [], heat: [], pointed: null, holdings: [], isFinal: false };
}
