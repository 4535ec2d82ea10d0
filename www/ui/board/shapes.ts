// Draws what lies over a board: arrows and circles that a person has drawn, the move that waits, and what a scan lights
// up.

import type { Brush } from './brush.ts';
import type { Shape } from './scene.ts';

interface Point {
  x: number;
  y: number;
}

/** Draws shapes. */
export function drawShapes(brush: Brush, shapes: Shape[]) {
  for (const { kind, squares, color } of shapes) {
    const points = squares.map((square) => brush.geometry.centre(square));
    const [first, last] = [points[0], points.at(-1)];
    if (!first || !last) continue;
    if (kind === 'lit') drawLit(brush, points);
    else if (kind === 'waits') drawWaiting(brush, points, last);
    else {
      const name = color === undefined ? 'hint' : `ink-${color.toLowerCase()}`;
      drawPath(
        brush,
        points.length > 1 ? arrow(first, last, brush.geometry.cell) : circle(first, brush.geometry.cell * 0.42),
        name,
      );
    }
  }
}

/**
 * Draws a line in a colour with its edge.
 *
 * @param name the colour: `hint`, `target` or that of an ink; each has an edge
 * @param look the width in squares
 */
function drawPath(
  { context, geometry, colour }: Brush,
  path: Path2D,
  name: string,
  { width = 0.09, isFilled = false, dash = [] }: { width?: number; isFilled?: boolean; dash?: number[] } = {},
) {
  const { cell } = geometry;
  const line = Math.max(2.5, cell * width);
  context.save();
  context.lineCap = context.lineJoin = 'round';
  context.setLineDash(dash);
  for (const [ink, more] of [
    [name === 'target' ? 'target-rim' : `${name}-edge`, Math.max(2.4, cell * 0.04)],
    [name, 0],
  ]) {
    context.strokeStyle = context.fillStyle = colour(String(ink));
    context.lineWidth = line + Number(more);
    context.stroke(path);
    if (isFilled) context.fill(path);
  }
  context.restore();
}

function circle({ x, y }: Point, radius: number) {
  const path = new Path2D();
  path.arc(x, y, radius, 0, 2 * Math.PI);
  return path;
}

function arrow(from: Point, to: Point, cell: number) {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const at = ({ x, y }: Point, turn: number, far: number) =>
    [x + Math.cos(angle + turn) * far * cell, y + Math.sin(angle + turn) * far * cell] as const;
  const path = new Path2D();
  path.moveTo(...at(from, 0, 0.2));
  path.lineTo(to.x, to.y);
  for (const turn of [2.55, -2.55]) {
    path.moveTo(to.x, to.y);
    path.lineTo(...at(to, turn, 0.36));
  }
  return path;
}

/** Draws a move that waits: dots along its squares, and an hourglass at its end. */
function drawWaiting(brush: Brush, points: Point[], end: Point) {
  const { cell } = brush.geometry;
  const way = new Path2D();
  for (const { x, y } of points) way.lineTo(x, y);
  if (points.length > 1) drawPath(brush, way, 'target', { width: 0.07, dash: [0.1, cell * 0.2] });
  const glass = new Path2D();
  const [half, high] = [cell * 0.15, cell * 0.22];
  for (const [right, down] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const)
    glass.lineTo(end.x + right * half, end.y + down * high);
  glass.closePath();
  drawPath(brush, glass, 'target', { width: 0.03, isFilled: true });
}

/** Draws bold frames around whole squares. */
function drawLit(brush: Brush, points: Point[]) {
  const { cell } = brush.geometry;
  const path = new Path2D();
  for (const { x, y } of points) path.rect(x - cell * 0.48, y - cell * 0.48, cell * 0.96, cell * 0.96);
  drawPath(brush, path, 'target', { width: 0.07 });
}
