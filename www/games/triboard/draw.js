// Draws Triboard.

import { placeOf } from '../../ui/board/geometry.js';
import { drawFrame, drawMark, drawTile } from '../../ui/board/marks.js';
import { pieces } from './notation.js';

/** @import { Brush, Frame, Scene } from '../../types.js' */

/**
 * Draws the board with its cells and marks.
 *
 * @param {Brush} brush
 * @param {Scene} scene
 * @param {Frame | null} frame
 */
export function draw(brush, scene, frame) {
  const { geometry } = brush;
  const owners = pieces(scene.position);
  brush.ground('triboard', (still) => {
    for (const square of still.geometry.rows().flat()) {
      drawTile(still, square, 'cell-b');
      drawCell(still, placeOf(square), '', 1);
    }
  });
  for (const square of geometry.rows().flat()) {
    const owner = owners.get(square);
    if (owner) drawCell(brush, placeOf(square), owner, 1);
  }
  for (const { piece, file, rank, alpha } of frame?.sprites ?? []) drawCell(brush, { file, rank }, piece, alpha);
  for (const square of scene.lastMove) drawFrame(brush, square, 'hint', 0.1);
  if (frame) return;
  for (const square of scene.preview?.squares ?? []) drawCell(brush, placeOf(square), scene.preview?.piece ?? '', 0.8, 0.24);
  for (const { square, text } of scene.gains) drawGain(brush, square, text);
  for (const square of scene.preview?.squares ?? []) drawFrame(brush, square, 'accent', 0.07);
  for (const square of scene.hint) drawFrame(brush, square, 'hint', 0.16);
  for (const mark of scene.marks) drawMark(brush, mark.square, mark.text, mark.tone);
}

/**
 * Draws a cell with a small gap around it: Blue is plain, Red has a diagonal, Green has dots, walls are raised stone.
 *
 * @param {Brush} brush
 * @param {{ file: number, rank: number }} place
 * @param {string} owner empty for an empty cell
 * @param {number} alpha
 * @param {number} [inset] in squares
 */
function drawCell({ context, geometry, colour }, { file, rank }, owner, alpha, inset = 0.04) {
  const { cell } = geometry;
  const { x, y } = geometry.pointOf(file, rank);
  const side = cell * (1 - 2 * inset);
  const [left, top] = [x - side / 2, y - side / 2];
  const shape = (/** @type {number} */ down) => {
    context.beginPath();
    context.roundRect(left, top + down, side, side - Math.max(0, down), side * 0.14);
  };
  context.save();
  context.globalAlpha = alpha;
  if (owner === '#') {
    context.fillStyle = colour('wall-edge');
    shape(0);
    context.fill();
    context.fillStyle = colour('wall');
    context.beginPath();
    context.roundRect(left, top, side, side * 0.84, side * 0.14);
    context.fill();
    context.restore();
    return;
  }
  context.fillStyle = owner === '' ? colour('cell-empty') : colour(`seat-${owner}`);
  shape(0);
  context.fill();
  context.clip();
  context.fillStyle = context.strokeStyle = colour(owner === '' ? 'cell-empty' : `seat-${owner}-mark`);
  if (owner === 'r') {
    context.lineWidth = side * 0.17;
    context.beginPath();
    context.moveTo(left, top + side);
    context.lineTo(left + side, top);
    context.stroke();
  } else if (owner === 'g') {
    for (const [right, down] of /** @type {const} */ ([[0.27, 0.27], [0.73, 0.27], [0.5, 0.5], [0.27, 0.73], [0.73, 0.73]])) {
      context.beginPath();
      context.arc(left + right * side, top + down * side, side * 0.09, 0, 2 * Math.PI);
      context.fill();
    }
  }
  context.restore();
}

/**
 * Draws the number of cells that a move there would turn.
 *
 * @param {Brush} brush
 * @param {string} square
 * @param {string} text
 */
function drawGain({ context, geometry, colour }, square, text) {
  const { cell } = geometry;
  const { x, y } = geometry.centre(square);
  context.fillStyle = colour('accent');
  context.beginPath();
  context.arc(x, y, cell * 0.3, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = colour('on-accent');
  context.font = `600 ${cell * 0.38}px ${colour('font')}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, x, y + cell * 0.02);
}
