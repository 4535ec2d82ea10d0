// Draws Reversi.

import { disc, drawDiscs, drawDot } from '../../ui/board/discs.js';
import { placeOf } from '../../ui/board/geometry.js';
import { drawFrame, drawMark, drawTile } from '../../ui/board/marks.js';
import { pieces } from './notation.js';

/** @import { Brush, Frame, Scene } from '../../types.js' */

/**
 * @param {Brush} brush
 * @param {Scene} scene
 * @param {Frame | null} frame
 */
export function draw(brush, scene, frame) {
  brush.ground('reversi', (still) => {
    for (const square of still.geometry.rows().flat()) {
      const { file, rank } = placeOf(square);
      drawTile(still, square, (file + rank) % 2 === 0 ? 'felt-b' : 'felt-a');
    }
  });
  for (const [square, piece] of pieces(scene.position)) drawDisc(brush, piece, placeOf(square), 1);
  for (const { piece, file, rank, alpha } of frame?.sprites ?? []) drawDisc(brush, piece, { file, rank }, alpha);
  for (const square of scene.lastMove) drawFrame(brush, square, 'hint', 0.07);
  if (frame) return;
  for (const square of scene.targets) if (scene.gains.length === 0) drawDot(brush, square);
  for (const { square, text } of scene.gains) drawMark(brush, square, text, 'good');
  for (const square of scene.preview?.squares ?? []) drawFrame(brush, square, 'accent', 0.05);
  for (const square of scene.hint) drawFrame(brush, square, 'hint', 0.12);
}

/**
 * Draws a disc: a dark one with a ring for Black, a pale one with a dot for White.
 *
 * @param {Brush} brush
 * @param {string} piece
 * @param {{ file: number, rank: number }} place
 * @param {number} alpha
 */
function drawDisc(brush, piece, place, alpha) {
  const { context, geometry, colour } = brush;
  const [paint, mark, size] = piece === 'o' ? ['dark', 'dark-mark', 0.6] : ['pale', 'pale-mark', 0.2];
  context.globalAlpha = alpha;
  const { x, y, radius } = drawDiscs(brush, paint, place, 0, 1);
  context.strokeStyle = colour(mark);
  context.lineWidth = Math.max(1.5, geometry.cell * 0.04);
  disc(context, x, y, radius * size);
  context.stroke();
  context.globalAlpha = 1;
}
