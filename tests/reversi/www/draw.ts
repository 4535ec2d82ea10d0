// Draws Reversi.

import { disc, drawDiscs, drawDot } from '../../ui/board/discs.ts';
import { placeOf } from '../../ui/board/geometry.ts';
import { drawFrame, drawMark, drawTile } from '../../ui/board/marks.ts';
import { pieces } from './notation.ts';
import type { Brush } from '../../ui/board/brush.ts';
import type { Frame } from '../../ui/board/motion.ts';
import type { Scene } from '../../ui/board/scene.ts';

export function draw(brush: Brush, scene: Scene, frame: Frame | null) {
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

/** Draws a disc: a dark one with a ring for Black, a pale one with a dot for White. */
function drawDisc(brush: Brush, piece: string, place: { file: number; rank: number }, alpha: number) {
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
