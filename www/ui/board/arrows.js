// What analysis draws on a board: arrows for the best moves, and dots for what other moves would cost.

/** @import { Brush } from '../../types.js' */

/** The width of the arrows by rank, in squares, and their strength. */
const WEIGHTS = /** @type {const} */ ([[0.14, 0.95], [0.095, 0.8], [0.06, 0.7]]);

/**
 * Draws an arrow along squares, with a rim so that it stands out from every square and piece.
 *
 * @param {Brush} brush
 * @param {string[]} squares in order
 * @param {{ rank?: number, weight?: number, colour?: string }} [look] the rank of the move, 0 for the best; the width in
 * squares, where it does not follow from the rank; and the name of the colour, whose rim is `NAME-rim`
 */
export function drawArrow({ context, geometry, colour }, squares, { rank = 0, weight, colour: name = 'target' } = {}) {
  const { cell } = geometry;
  const points = squares.map((square) => geometry.centre(square));
  const [before, end] = points.slice(-2);
  if (!before || !end) return;
  const [usual, alpha] = WEIGHTS[Math.min(rank, 2)] ?? WEIGHTS[2];
  const width = Math.max(2, cell * (weight ?? usual));
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const head = width * 1.1 + cell * 0.12;
  // The line ends at the base of the head, so that it does not stick out beside the tip.
  const neck = { x: end.x - Math.cos(angle) * head * 0.8, y: end.y - Math.sin(angle) * head * 0.8 };
  context.save();
  context.globalAlpha *= alpha;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const [ink, more] of /** @type {const} */ ([[`${name}-rim`, Math.max(2.4, cell * 0.04)], [name, 0]])) {
    context.strokeStyle = context.fillStyle = colour(ink);
    context.lineWidth = width + more;
    context.beginPath();
    for (const { x, y } of [...points.slice(0, -1), neck]) context.lineTo(x, y);
    context.stroke();
    context.lineWidth = more + 1;
    context.beginPath();
    for (const turn of [0, 2.5, -2.5]) {
      context.lineTo(end.x + Math.cos(angle + turn) * (turn ? head : 0), end.y + Math.sin(angle + turn) * (turn ? head : 0));
    }
    context.closePath();
    context.fill();
    context.stroke();
  }
  context.restore();
}

/** The colours of the dots, from nothing lost to much lost. */
const HEAT = /** @type {const} */ (['heat-0', 'heat-1', 'heat-2']);

/**
 * Draws a small dot for what a move to a square would cost against the best; larger and warmer for more.
 *
 * @param {Brush} brush
 * @param {string} square
 * @param {number} cost from 0, nothing, to 1, as much as can be lost
 */
export function drawHeat({ context, geometry, colour }, square, cost) {
  const { cell } = geometry;
  const { x, y } = geometry.centre(square);
  const step = cost <= 0.02 ? 0 : cost < 0.4 ? 1 : 2;
  const radius = Math.max(2.6, cell * (0.06 + 0.018 * step));
  const [left, top] = [x - cell * 0.36, y - cell * 0.36];
  context.fillStyle = colour('heat-rim');
  context.beginPath();
  context.arc(left, top, radius + Math.max(1.1, cell * 0.02), 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = colour(HEAT[step]);
  context.beginPath();
  context.arc(left, top, radius, 0, 2 * Math.PI);
  context.fill();
}
