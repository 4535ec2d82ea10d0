// Draws LuckyMoose.

import { drawDot } from '../../ui/board/discs.js';
import { placeOf } from '../../ui/board/geometry.js';
import { drawFrame, drawTile } from '../../ui/board/marks.js';
import { factorOf, isCentre, pieces } from './notation.js';
import { shapesOf } from './tokens.js';

/** @import { Brush, Frame, Scene } from '../../types.js' */

/** @type {Map<string, Path2D>} The shapes, parsed once. */
const paths = new Map();

/** @param {string} shape */
function pathOf(shape) {
  const path = paths.get(shape) ?? new Path2D(shape);
  paths.set(shape, path);
  return path;
}

/**
 * Draws the board with its tokens and marks.
 *
 * @param {Brush} brush
 * @param {Scene} scene
 * @param {Frame | null} frame
 */
export function draw(brush, scene, frame) {
  const tokens = pieces(scene.position);
  const laid = new Map(scene.laid.map(({ square, piece }) => [square, piece]));
  brush.ground('luckymoose', (still) => still.geometry.rows().flat().forEach((square) => drawCloth(still, square)));
  for (const [square, token] of tokens) {
    if (!frame?.hidden.has(square)) drawToken(brush, token, placeOf(square), 0, 1);
  }
  for (const square of scene.lastMove) drawFrame(brush, square, 'hint-edge', 0.06);
  for (const [square, token] of laid) {
    if (frame?.hidden.has(square)) continue;
    const isUp = square === scene.selected;
    drawToken(brush, token, placeOf(square), isUp ? 0.16 : 0.06, 1);
    drawFrame(brush, square, 'accent', isUp ? 0.12 : 0.08);
  }
  for (const { square, piece } of scene.ghosts) {
    if (!tokens.has(square) && !laid.has(square)) drawToken(brush, piece, placeOf(square), 0, 0.75);
    drawFrame(brush, square, 'hint', 0.14);
  }
  for (const square of scene.targets) {
    drawFrame(brush, square, 'accent', 0.08);
    drawDot(brush, square);
  }
  for (const { piece, file, rank, alpha, lift } of frame?.sprites ?? []) drawToken(brush, piece, { file, rank }, lift, alpha);
}

/**
 * Draws a tile without a token: its factor, or the mark of the centre.
 *
 * @param {Brush} brush
 * @param {string} square
 */
function drawCloth(brush, square) {
  const { context, geometry, colour } = brush;
  const { cell, files } = geometry;
  const factor = factorOf(square, files);
  drawTile(brush, square, factor === 3 ? 'cloth-3' : factor === 2 ? 'cloth-2' : 'cloth');
  const { x, y } = geometry.centre(square);
  context.strokeStyle = colour('cloth-line');
  context.lineWidth = 1;
  context.strokeRect(Math.round(x - cell / 2) + 0.5, Math.round(y - cell / 2) + 0.5, Math.round(cell), Math.round(cell));
  context.fillStyle = context.strokeStyle = colour('cloth-text');
  if (isCentre(square, files)) {
    context.lineWidth = Math.max(1.5, cell * 0.07);
    context.beginPath();
    context.moveTo(x, y - cell * 0.27);
    context.lineTo(x + cell * 0.27, y);
    context.lineTo(x, y + cell * 0.27);
    context.lineTo(x - cell * 0.27, y);
    context.closePath();
    context.stroke();
  } else if (factor > 1) {
    context.font = `600 ${cell * 0.42}px ${colour('font')}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(cell < 18 ? String(factor) : `×${factor}`, x, y + cell * 0.03);
  }
}

/**
 * Draws a token: a cream tile with its symbol and its corner marks in the token's colour.
 *
 * @param {Brush} brush
 * @param {string} token
 * @param {{ file: number, rank: number }} place
 * @param {number} lift in squares
 * @param {number} alpha
 */
function drawToken({ context, geometry, colour }, token, { file, rank }, lift, alpha) {
  const { cell } = geometry;
  const { x, y } = geometry.pointOf(file, rank);
  const side = cell * 0.94;
  const { outline, cut, corners } = shapesOf(token);
  context.save();
  context.globalAlpha = alpha;
  context.translate(x - side / 2, y - side / 2 - lift * cell);
  const tile = (/** @type {number} */ down) => {
    context.beginPath();
    context.roundRect(0, down, side, side, side * 0.14);
  };
  context.fillStyle = colour(lift > 0 ? 'shadow' : 'tile-edge');
  tile(lift > 0 ? lift * cell : side * 0.04);
  context.fill();
  context.fillStyle = colour('tile');
  tile(0);
  context.fill();
  context.scale(side / 100, side / 100);
  context.fillStyle = colour(`token-${token[0]}-edge`);
  context.fill(pathOf(corners));
  // On small tiles the symbol is relatively larger.
  const scale = cell < 26 ? 0.76 : 0.64;
  context.translate(50 - 50 * scale, 50 - 50 * scale);
  context.scale(scale, scale);
  context.fillStyle = colour(`token-${token[0]}`);
  context.strokeStyle = colour(`token-${token[0]}-edge`);
  context.lineWidth = cell < 26 ? 10 : 6;
  context.lineJoin = 'round';
  context.stroke(pathOf(outline));
  context.fill(pathOf(outline));
  context.fillStyle = colour('tile');
  context.fill(pathOf(cut));
  context.restore();
}
