// Gambit on the canvas.

import { placeOf } from '../../board/geometry.js';
import { drawArrow, drawCoordinates, drawMark, drawTile } from '../../board/marks.js';
import { pieces } from './notation.js';

/** @import { Brush, Frame, Holding, Scene } from '../../types.js' */

/** @type {Record<string, string>} The part of the theme that paints each piece. */
const PAINTS = { o: 'dark', x: 'pale' };

/**
 * @param {Brush} brush
 * @param {Scene} scene
 * @param {Frame | null} frame
 */
export function draw(brush, scene, frame) {
  const { geometry } = brush;
  for (const square of geometry.rows().flat()) {
    const { file, rank } = placeOf(square);
    drawTile(brush, square, (file + rank) % 2 === 0 ? 'cell-b' : 'cell-a');
    if (scene.last.includes(square)) drawTile(brush, square, 'last');
    if (square === scene.selected) drawTile(brush, square, 'picked');
  }
  drawCoordinates(brush);
  for (const holding of scene.holdings) drawIsland(brush, holding);
  for (const [square, piece] of pieces(scene.position)) {
    if (frame?.hidden.has(square)) continue;
    const isLifted = square === scene.selected;
    drawPiece(brush, piece, placeOf(square), isLifted ? 0.07 : 0, 1);
    if (!isLifted && scene.movable.includes(square)) drawCanMove(brush, square);
  }
  for (const square of scene.targets) drawTarget(brush, square);
  for (const holding of scene.holdings) drawPoints(brush, holding);
  if (scene.hint.length > 0) drawArrow(brush, scene.hint);
  for (const mark of scene.marks) drawMark(brush, mark.square, mark.text, mark.tone);
  for (const { piece, file, rank, alpha, lift } of frame?.sprites ?? []) drawPiece(brush, piece, { file, rank }, lift, alpha);
}

/**
 * A thick disc: dark with a ring, light with a dot.
 *
 * @param {Brush} brush
 * @param {string} piece
 * @param {{ file: number, rank: number }} place
 * @param {number} lift in squares
 * @param {number} alpha
 */
function drawPiece({ context, geometry, colour }, piece, { file, rank }, lift, alpha) {
  const { cell } = geometry;
  const { x, y } = geometry.pointOf(file, rank);
  const paint = PAINTS[piece] ?? 'dark';
  const radius = cell * 0.34;
  const thickness = cell * 0.075;
  const top = y - thickness / 2 - lift * cell;
  context.globalAlpha = alpha;
  if (lift > 0) {
    context.fillStyle = colour('shadow');
    disc(context, x, y + thickness / 2 + lift * cell * 0.25, radius * (1 + lift * 0.15));
    context.fill();
  }
  context.fillStyle = colour(`${paint}-edge`);
  disc(context, x, top + thickness, radius);
  context.fill();
  context.fillRect(x - radius, top, 2 * radius, thickness);
  context.fillStyle = colour(paint);
  disc(context, x, top, radius);
  context.fill();
  context.lineWidth = Math.max(1, cell * 0.02);
  context.strokeStyle = colour(`${paint}-edge`);
  context.stroke();
  if (piece === 'o') {
    context.strokeStyle = colour('dark-mark');
    context.lineWidth = Math.max(1.5, cell * 0.035);
    disc(context, x, top, radius * 0.62);
    context.stroke();
  } else {
    context.fillStyle = colour('pale-mark');
    disc(context, x, top, radius * 0.24);
    context.fill();
  }
  context.globalAlpha = 1;
}

/**
 * A short line under a piece that can be picked up.
 *
 * @param {Brush} brush
 * @param {string} square
 */
function drawCanMove({ context, geometry, colour }, square) {
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
 * @param {Brush} brush
 * @param {string} square
 */
function drawTarget({ context, geometry, colour }, square) {
  const { x, y } = geometry.centre(square);
  context.fillStyle = colour('accent');
  disc(context, x, y, geometry.cell * 0.14);
  context.fill();
}

/**
 * A shore line around an island.
 *
 * @param {Brush} brush
 * @param {Holding} holding
 */
function drawIsland({ context, geometry, colour }, { squares, seat }) {
  const { cell } = geometry;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  // The same lines twice, the second time thinner: what is left of the first is the shore.
  for (const [width, name] of /** @type {const} */ ([[0.94, `shore-${seat}`], [0.85, 'sand']])) {
    context.strokeStyle = colour(name);
    context.lineWidth = cell * width;
    context.beginPath();
    for (const square of squares) {
      const from = geometry.centre(square);
      context.moveTo(from.x, from.y);
      context.lineTo(from.x, from.y);
      for (const other of squares) {
        if (!areNeighbours(square, other)) continue;
        const to = geometry.centre(other);
        context.moveTo(from.x, from.y);
        context.lineTo(to.x, to.y);
      }
    }
    context.stroke();
  }
}

/**
 * @param {Brush} brush
 * @param {Holding} holding
 */
function drawPoints(brush, { squares, points }) {
  const square = squares.at(-1);
  if (square) drawMark(brush, square, String(points), 'score');
}

/**
 * @param {string} square
 * @param {string} other
 */
function areNeighbours(square, other) {
  const [a, b] = [placeOf(square), placeOf(other)];
  return square !== other && Math.abs(a.file - b.file) <= 1 && Math.abs(a.rank - b.rank) <= 1;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 */
function disc(context, x, y, radius) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
}
