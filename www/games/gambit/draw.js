// Draws Gambit.

import { placeOf } from '../../ui/board/geometry.js';
import { disc, drawDiscs, drawDot, drawMovable } from '../../ui/board/discs.js';
import { drawArrow, drawMark, drawTile } from '../../ui/board/marks.js';
import { pieces } from './notation.js';

/** @import { Brush, Frame, Holding, Scene } from '../../types.js' */

/** @type {Record<string, string>} The prefix of the theme's colours for each piece. */
const PAINTS = { o: 'dark', x: 'pale' };

/**
 * Draws the board with its pieces, marks and islands.
 *
 * @param {Brush} brush
 * @param {Scene} scene
 * @param {Frame | null} frame
 */
export function draw(brush, scene, frame) {
  const { geometry } = brush;
  brush.ground('gambit', (still) => {
    for (const square of still.geometry.rows().flat()) {
      const { file, rank } = placeOf(square);
      drawTile(still, square, (file + rank) % 2 === 0 ? 'square-dark' : 'square-light');
    }
  });
  for (const square of geometry.rows().flat()) {
    if (scene.lastMove.includes(square)) drawTile(brush, square, 'last');
    if (square === scene.selected) drawTile(brush, square, 'picked');
  }
  for (const holding of scene.holdings) drawIsland(brush, holding);
  for (const [square, piece] of pieces(scene.position)) {
    if (frame?.hidden.has(square)) continue;
    const isLifted = square === scene.selected;
    drawPiece(brush, piece, placeOf(square), isLifted ? 0.07 : 0, 1);
    if (!isLifted && scene.movable.includes(square)) drawMovable(brush, square);
  }
  for (const square of scene.targets) drawDot(brush, square);
  for (const holding of scene.holdings) drawPoints(brush, holding);
  if (scene.hint.length > 0) drawArrow(brush, scene.hint);
  for (const mark of scene.marks) drawMark(brush, mark.square, mark.text, mark.tone);
  for (const { piece, file, rank, alpha, lift } of frame?.sprites ?? []) drawPiece(brush, piece, { file, rank }, lift, alpha);
}

/**
 * Draws a thick disc: a dark one with a ring, a light one with a dot.
 *
 * @param {Brush} brush
 * @param {string} piece
 * @param {{ file: number, rank: number }} place
 * @param {number} lift in squares
 * @param {number} alpha
 */
function drawPiece(brush, piece, place, lift, alpha) {
  const { context, geometry, colour } = brush;
  const { cell } = geometry;
  context.globalAlpha = alpha;
  const { x, y: top, radius } = drawDiscs(brush, PAINTS[piece] ?? 'dark', place, lift, 1);
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
 * Draws a shoreline around an island.
 *
 * @param {Brush} brush
 * @param {Holding} holding
 */
function drawIsland({ context, geometry, colour }, { squares, seat }) {
  const { cell } = geometry;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  // The same lines are drawn twice, the second time thinner; the visible rest of the first is the shore.
  for (const [width, name] of /** @type {const} */ ([[0.94, `shore-${seat}`], [0.85, 'sand']])) {
    context.strokeStyle = colour(name);
    context.lineWidth = cell * width;
    context.beginPath();
    for (const square of squares) {
      const from = geometry.centre(square);
      // A canvas draws no line of length 0, so a single piece gets a very short one.
      context.moveTo(from.x, from.y);
      context.lineTo(from.x + cell / 1000, from.y);
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
