// The preview of a move: the position after it, with frames around the squares that it changes.

import type { Brush } from './brush.ts';
import type { Scene } from './scene.ts';

/** The scene after the previewed move; the same scene if there is none. */
export function previewScene(scene: Scene): Scene {
  if (!scene.foreseen) return scene;
  const { position, laid } = scene.foreseen;
  return {
    ...scene,
    position,
    laid,
    selected: null,
    targets: [],
    movable: [],
    parts: null,
    lastMove: [],
    lastMoves: [],
    gains: [],
    holdings: [],
    preview: null,
    aimed: null,
    pendingTap: null,
    arrows: [],
    heat: [],
    pointed: null,
  };
}

/** Draws dashed frames around the squares that the move would change. */
export function drawPreview({ context, geometry, colour }: Brush, { foreseen }: Scene) {
  const { cell } = geometry;
  const side = cell * 0.9;
  context.save();
  context.setLineDash([cell * 0.12, cell * 0.08]);
  for (const square of foreseen?.squares ?? []) {
    const { x, y } = geometry.centre(square);
    for (const [name, width] of [
      ['surface', 4],
      ['accent', 2],
    ] as const) {
      context.strokeStyle = colour(name);
      context.lineWidth = width;
      context.beginPath();
      context.roundRect(x - side / 2, y - side / 2, side, side, cell * 0.12);
      context.stroke();
    }
  }
  context.restore();
}
