// Draws Combo.

import { disc, drawDiscs, drawDot, drawMovable } from '../../ui/board/discs.js';
import { placeOf } from '../../ui/board/geometry.js';
import { drawArrow, drawMark, drawTile } from '../../ui/board/marks.js';
import { countOf, pieces } from './notation.js';

/** @import { Brush, Frame, Scene } from '../../types.js' */

/** The maximum number of layers drawn; higher stacks show only their count. */
const LAYERS = 6;

/**
 * Draws the board with its stacks and marks.
 *
 * @param {Brush} brush
 * @param {Scene} scene
 * @param {Frame | null} frame
 */
export function draw(brush, scene, frame) {
  const { geometry } = brush;
  const stacks = pieces(scene.position);
  brush.ground('combo', (still) => {
    for (const square of still.geometry.rows().flat()) {
      const { file, rank } = placeOf(square);
      drawTile(still, square, (file + rank) % 2 === 0 ? 'square-dark' : 'square-light');
    }
  });
  for (const square of geometry.rows().flat()) {
    if (scene.lastMove.includes(square)) drawTile(brush, square, 'last');
    if (square === scene.selected) drawTile(brush, square, 'picked');
  }
  for (const square of geometry.rows().flat()) {
    const stack = stacks.get(square);
    if (stack === undefined || frame?.hidden.has(square)) continue;
    const isPicked = square === scene.selected;
    if (isPicked && scene.parts) drawStack(brush, scene.parts.rest, placeOf(square), 0, 1);
    drawStack(brush, (isPicked && scene.parts?.lifted) || stack, placeOf(square), isPicked ? (scene.parts ? 0.3 : 0.07) : 0, 1);
    if (!isPicked && scene.movable.includes(square)) drawMovable(brush, square);
  }
  const own = stacks.get(scene.selected ?? '')?.[0];
  for (const square of scene.targets) {
    const there = stacks.get(square)?.[0];
    if (there === undefined) drawDot(brush, square);
    else if (there === own) drawPlus(brush, square);
    else drawCorners(brush, square);
  }
  if (scene.hint.length > 0) drawArrow(brush, scene.hint);
  for (const mark of scene.marks) drawMark(brush, mark.square, mark.text, mark.tone);
  for (const { piece, file, rank, alpha, lift } of frame?.sprites ?? []) drawStack(brush, piece, { file, rank }, lift, alpha);
}

/**
 * Draws a stack: up to six layers, with its count on top.
 *
 * @param {Brush} brush
 * @param {string} stack
 * @param {{ file: number, rank: number }} place
 * @param {number} lift in squares
 * @param {number} alpha
 */
function drawStack(brush, stack, place, lift, alpha) {
  const { context, geometry, colour } = brush;
  const paint = stack.startsWith('b') ? 'dark' : 'pale';
  context.globalAlpha = alpha;
  const { x, y } = drawDiscs(brush, paint, place, lift, Math.min(countOf(stack), LAYERS));
  context.fillStyle = colour(`${paint}-mark`);
  context.font = `600 ${geometry.cell * 0.36}px ${colour('font')}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(String(countOf(stack)), x, y + geometry.cell * 0.02);
  context.globalAlpha = 1;
}

/**
 * Draws a ring with a plus: the move merges with the stack there.
 *
 * @param {Brush} brush
 * @param {string} square
 */
function drawPlus({ context, geometry, colour }, square) {
  const { cell } = geometry;
  const { x, y } = geometry.centre(square);
  context.strokeStyle = colour('accent');
  context.lineWidth = Math.max(2, cell * 0.06);
  disc(context, x, y, cell * 0.42);
  context.stroke();
  const [right, top] = [x + cell * 0.32, y - cell * 0.32];
  context.fillStyle = colour('good-ground');
  disc(context, right, top, cell * 0.14);
  context.fill();
  context.strokeStyle = colour('good-text');
  context.lineWidth = Math.max(1.5, cell * 0.04);
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(right - cell * 0.07, top);
  context.lineTo(right + cell * 0.07, top);
  context.moveTo(right, top - cell * 0.07);
  context.lineTo(right, top + cell * 0.07);
  context.stroke();
}

/**
 * Draws corner marks: the move captures the stack there.
 *
 * @param {Brush} brush
 * @param {string} square
 */
function drawCorners({ context, geometry, colour }, square) {
  const { cell } = geometry;
  const { x, y } = geometry.centre(square);
  const [outer, inner] = [cell * 0.44, cell * 0.24];
  context.strokeStyle = colour('accent');
  context.lineWidth = Math.max(2.5, cell * 0.075);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const [right, down] of /** @type {const} */ ([[-1, -1], [1, -1], [1, 1], [-1, 1]])) {
    context.beginPath();
    context.moveTo(x + right * inner, y + down * outer);
    context.lineTo(x + right * outer, y + down * outer);
    context.lineTo(x + right * outer, y + down * inner);
    context.stroke();
  }
}
