// The targets of Combo that hold a stack: a ring with a plus to merge, corner marks to capture.

import { disc } from '../../ui/board/discs.ts';
import type { Brush } from '../../ui/board/brush.ts';

/** Draws a part of the mark of a merge: the ring on the board, or the plus at its lower right, over the stack. */
export function drawPlus({ context, geometry, colour }: Brush, square: string, part: 'ring' | 'sign') {
  const { cell } = geometry;
  const { x, y } = geometry.centre(square);
  const rim = Math.max(1.4, Math.min(2.4, cell * 0.022));
  if (part === 'ring') {
    const line = Math.max(1.8, cell * 0.028);
    for (const [name, width] of [
      ['target-rim', line + 2 * rim],
      ['target', line],
    ] as const) {
      context.strokeStyle = colour(name);
      context.lineWidth = width;
      disc(context, x, y, cell * 0.462);
      context.stroke();
    }
    return;
  }
  const [right, down, radius] = [x + cell * 0.335, y + cell * 0.335, Math.max(5.5, cell * 0.145)];
  context.fillStyle = colour('target-rim');
  disc(context, right, down, radius);
  context.fill();
  context.fillStyle = colour('target');
  disc(context, right, down, radius - rim);
  context.fill();
  context.strokeStyle = colour('target-rim');
  context.lineWidth = Math.max(1.6, radius * 0.24);
  context.lineCap = 'round';
  const arm = radius * 0.46;
  context.beginPath();
  context.moveTo(right - arm, down);
  context.lineTo(right + arm, down);
  context.moveTo(right, down - arm);
  context.lineTo(right, down + arm);
  context.stroke();
}

/** Draws corner marks: the move captures the stack there. */
export function drawCorners({ context, geometry, colour }: Brush, square: string) {
  const { cell } = geometry;
  const { x, y } = geometry.centre(square);
  const [outer, inner] = [cell * 0.455, cell * (0.455 - 0.17)];
  const line = Math.max(2.2, cell * 0.045);
  const rim = Math.max(1.2, Math.min(2.2, cell * 0.02));
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const [name, width] of [
    ['target-rim', line + 2 * rim],
    ['target', line],
  ] as const) {
    context.strokeStyle = colour(name);
    context.lineWidth = width;
    context.beginPath();
    for (const [right, down] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      context.moveTo(x + right * inner, y + down * outer);
      context.lineTo(x + right * outer, y + down * outer);
      context.lineTo(x + right * outer, y + down * inner);
    }
    context.stroke();
  }
}
