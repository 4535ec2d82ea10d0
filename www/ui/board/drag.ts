// The frame of a drag: the dragged piece at the pointer.

import { placeOf, type Geometry } from './geometry.ts';
import type { GamePage } from '../../games/page.ts';
import type { Frame } from './motion.ts';
import type { Scene } from './scene.ts';

/** The frame with the dragged piece under the pointer; null when nothing is dragged. */
export function dragFrame(
  game: GamePage,
  { position, parts, laid, selected }: Scene,
  geometry: Geometry,
  drag: { square: string; x: number; y: number } | null,
): Frame | null {
  // The selection may have been cleared by the keyboard or by a new position.
  if (drag === null || drag.square !== selected) return null;
  const { square, x, y } = drag;
  const piece =
    parts?.lifted ?? game.pieces(position).get(square) ?? laid.find((placed) => placed.square === square)?.piece;
  if (!piece) return null;
  const frame: Frame = {
    hidden: new Set([square]),
    sprites: [{ piece, ...geometry.placeAt(x, y), alpha: 1, lift: 0.12 }],
    isDrag: true,
  };
  if (parts) frame.sprites.unshift({ piece: parts.rest, ...placeOf(square), alpha: 1, lift: 0 });
  return frame;
}
