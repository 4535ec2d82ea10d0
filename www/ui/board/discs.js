// Draws discs, single or stacked, and marks for movable pieces and targets.

/** @import { Brush } from '../../types.js' */

/** The thickness of a disc, in squares. */
const THICKNESS = 0.075;

/**
 * Draws thick discs, seen slightly from above; returns the centre and the radius of the upper face.
 *
 * @param {Brush} brush
 * @param {string} paint the prefix of the theme's colours: `dark` or `pale`
 * @param {{ file: number, rank: number }} place
 * @param {number} lift in squares
 * @param {number} layers the number of discs
 */
export function drawDiscs({ context, geometry, colour }, paint, { file, rank }, lift, layers) {
  const { cell } = geometry;
  const { x, y } = geometry.pointOf(file, rank);
  const radius = cell * 0.34;
  const thickness = cell * THICKNESS;
  // A high stack starts lower, so that it stays within its square.
  const ground = y + (thickness * (1 + (layers - 1) * 0.5)) / 2 - lift * cell;
  if (lift > 0) {
    context.fillStyle = colour('shadow');
    disc(context, x, y + thickness / 2 + lift * cell * 0.25, radius * (1 + lift * 0.15));
    context.fill();
  }
  context.lineWidth = Math.max(1, cell * 0.02);
  for (let layer = 1; layer <= layers; layer += 1) {
    const top = ground - layer * thickness;
    context.fillStyle = colour(`${paint}-edge`);
    disc(context, x, top + thickness, radius);
    context.fill();
    context.fillRect(x - radius, top, 2 * radius, thickness);
    if (layer === 1) continue;
    // The seam to the disc below.
    context.strokeStyle = colour(`${paint}-seam`);
    context.beginPath();
    context.arc(x, top + thickness, radius - context.lineWidth / 2, 0, Math.PI);
    context.stroke();
  }
  const top = ground - layers * thickness;
  context.fillStyle = colour(paint);
  disc(context, x, top, radius);
  context.fill();
  context.strokeStyle = colour(`${paint}-edge`);
  context.stroke();
  return { x, y: top, radius };
}

/**
 * Draws a short line under a movable piece.
 *
 * @param {Brush} brush
 * @param {string} square
 */
export function drawMovable({ context, geometry, colour }, square) {
  const { cell } = geometry;
  const { x, y } = geometry.centre(square);
  context.strokeStyle = colour('accent');
  context.lineWidth = Math.max(2, cell * 0.045);
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(x - cell * 0.13, y + cell * 0.44);
  context.lineTo(x + cell * 0.13, y + cell * 0.44);
  context.stroke();
}

/**
 * Draws a dot on a target square.
 *
 * @param {Brush} brush
 * @param {string} square
 */
export function drawDot({ context, geometry, colour }, square) {
  const { x, y } = geometry.centre(square);
  context.fillStyle = colour('accent');
  disc(context, x, y, geometry.cell * 0.14);
  context.fill();
}

/**
 * Traces the path of a disc.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 */
export function disc(context, x, y, radius) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
}
