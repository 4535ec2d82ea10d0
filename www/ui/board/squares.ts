// The squares of a board inlaid with two woods.

import { hash } from './materials/noise.ts';
import { cutWood, plank, planksAhead, type Plank } from './materials/wood.ts';
import { placeOf } from './geometry.ts';
import type { Brush } from './brush.ts';

/** The two woods: of dark and of light squares. */
const WOODS: Plank[] = [['square-dark'], ['square-light']];

/** Makes them ahead of time. */
export const squaresAhead = planksAhead(...WOODS);

/**
 * Draws the squares, light and dark by turns, each cut from another place of its plank; their grain runs along the
 * files' axis.
 */
export function drawSquares(brush: Brush) {
  const { context, geometry } = brush;
  const { cell } = geometry;
  const woods = WOODS.map((wood) => plank(brush, ...wood));
  const scale = context.getTransform().a;
  const round = (value: number) => Math.round(value * scale) / scale;
  for (const square of geometry.rows().flat()) {
    const { file, rank } = placeOf(square);
    const { x, y } = geometry.centre(square);
    // On whole device pixels, so that no gap shows between two squares.
    const [left, top, right, bottom] = [
      round(x - cell / 2),
      round(y - cell / 2),
      round(x + cell / 2),
      round(y + cell / 2),
    ];
    const box = { x: left, y: top, width: right - left, height: bottom - top };
    const wood = woods[(file + rank) % 2];
    if (wood)
      cutWood(brush, wood, box, {
        seed: 100 + file * 31 + rank,
        size: 150 / Math.max(60, cell),
        isAcross: geometry.isUpright,
      });
    const shift = hash(file, rank, 31) - 0.5;
    context.fillStyle = shift > 0 ? `rgb(255 244 220 / ${shift * 0.04})` : `rgb(20 8 0 / ${-shift * 0.06})`;
    context.fillRect(box.x, box.y, box.width, box.height);
    context.strokeStyle = 'rgb(30 12 2 / .22)';
    context.lineWidth = 1 / scale;
    context.strokeRect(box.x, box.y, box.width, box.height);
  }
}
