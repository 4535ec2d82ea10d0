// The frame of a drag: the dragged piece at the pointer.

import { placeOf } from './geometry.js';

/** @import { Frame, GamePage, Scene } from '../../types.js' */
/** @import { Geometry } from './geometry.js' */

/**
 * The frame with the dragged piece under the pointer; null when nothing is dragged.
 *
 * @param {GamePage} game
 * @param {Scene} scene
 * @param {Geometry} geometry
 * @param {{ square: string, x: number, y: number } | null} drag
 * @returns {Frame | null}
 */
export function dragFrame(game, { position, parts, laid, selected }, geometry, drag) {
  // The selection may have been cleared by the keyboard or by a new position.
  if (drag === null || drag.square !== selected) return null;
  const { square, x, y } = drag;
  const piece = parts?.lifted ?? game.pieces(position).get(square) ?? laid.find((placed) => placed.square === square)?.piece;
  if (!piece) return null;
  /** @type {Frame} */
  const frame = { hidden: new Set([square]), sprites: [{ piece, ...geometry.placeAt(x, y), alpha: 1, lift: 0.12 }], isDrag: true };
  if (parts) frame.sprites.unshift({ piece: parts.rest, ...placeOf(square), alpha: 1, lift: 0 });
  return frame;
}
