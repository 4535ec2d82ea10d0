// The islands of Gambit: their shorelines and their points.

import { placeOf } from '../../ui/board/geometry.ts';
import type { Holding } from '../../core/bindings.ts';
import type { Brush } from '../../ui/board/brush.ts';

/** The reach of the shore around the centres of its squares, and of the line in the water, in squares. */
const SHORE_REACH = 0.462;
const WATERLINE_REACH = 0.497;

/**
 * Draws the shoreline of an island, and the sand within it.
 *
 * @param strength from 0 to 1
 */
export function drawIsland(brush: Brush, { squares }: Holding, strength: number) {
  const { context, geometry, colour } = brush;
  const { cell } = geometry;
  const centres = squares.map((square) => geometry.centre(square));
  const [left, top] = [
    Math.min(...centres.map(({ x }) => x)) - cell * 0.6,
    Math.min(...centres.map(({ y }) => y)) - cell * 0.6,
  ];
  const [right, bottom] = [
    Math.max(...centres.map(({ x }) => x)) + cell * 0.6,
    Math.max(...centres.map(({ y }) => y)) + cell * 0.6,
  ];
  const shape = squares.map((square) => `${placeOf(square).file},${placeOf(square).rank}`).join(' ');
  context.globalAlpha = strength;
  brush.stamp(`island ${shape} ${Number(geometry.isFlipped)}`, left, top, right - left, bottom - top, (ink) => {
    ink.translate(-left, -top);
    ink.lineCap = ink.lineJoin = 'round';
    const fill = (reach: number, style: string, operation: GlobalCompositeOperation) => {
      ink.globalCompositeOperation = operation;
      ink.strokeStyle = style;
      ink.lineWidth = 2 * reach;
      trace(ink, brush, squares);
      ink.stroke();
    };
    const [line, thin] = [Math.max(1.6, cell * 0.02), Math.max(0.8, cell * 0.009)];
    // Each line is what a smaller copy leaves of a larger one.
    ink.globalAlpha = 0.4;
    fill(cell * WATERLINE_REACH, colour('shore'), 'source-over');
    ink.globalAlpha = 1;
    fill(cell * WATERLINE_REACH - thin, '#000', 'destination-out');
    fill(cell * SHORE_REACH + line / 2, colour('shore'), 'source-over');
    fill(cell * SHORE_REACH - line / 2, '#000', 'destination-out');
    fill(cell * SHORE_REACH - line / 2, colour('sand'), 'source-over');
  });
  context.globalAlpha = 1;
}

/** Traces lines from square to square of an island. */
function trace(context: CanvasRenderingContext2D, { geometry }: Brush, squares: string[]) {
  context.beginPath();
  for (const square of squares) {
    const from = geometry.centre(square);
    // A canvas draws no line of length 0, so a single piece gets a very short one.
    context.moveTo(from.x, from.y);
    context.lineTo(from.x + geometry.cell / 1000, from.y);
    for (const other of squares) {
      if (!areNeighbours(square, other)) continue;
      const to = geometry.centre(other);
      context.moveTo(from.x, from.y);
      context.lineTo(to.x, to.y);
    }
  }
}

/** Draws the points of an island on its shore: small during the game, large at its end. */
export function drawPoints({ context, geometry, colour }: Brush, { squares, points }: Holding, isFinal: boolean) {
  const { cell } = geometry;
  const centres = squares.map((square) => geometry.centre(square));
  // On the shore at the upper right.
  const corner = centres.reduce((best, point) => (point.x - point.y > best.x - best.y ? point : best));
  const size = isFinal ? Math.max(12, cell * 0.26) : Math.max(9, cell * 0.17);
  const [x, y] = [corner.x + cell * SHORE_REACH * 0.72, corner.y - cell * SHORE_REACH * 0.72];
  context.font = `700 ${size}px ${colour('font')}`;
  const text = String(points);
  const width = Math.max(size * 1.3, context.measureText(text).width + size * 0.7);
  context.fillStyle = colour('shore');
  context.strokeStyle = colour('last-line');
  context.lineWidth = 1;
  context.beginPath();
  context.roundRect(x - width / 2, y - size * 0.65, width, size * 1.3, size * 0.65);
  context.fill();
  context.stroke();
  context.fillStyle = colour('pale-mark');
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, x, y + size * 0.06);
}

function areNeighbours(square: string, other: string) {
  const [a, b] = [placeOf(square), placeOf(other)];
  return square !== other && Math.abs(a.file - b.file) <= 1 && Math.abs(a.rank - b.rank) <= 1;
}
