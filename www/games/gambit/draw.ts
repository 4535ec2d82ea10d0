// Draws Gambit.

import { drawDiscs, drawDot, drawMovable, drawRim, disc, score } from '../../ui/board/discs.ts';
import { placeOf } from '../../ui/board/geometry.ts';
import { drawHint, drawLast, drawSunk, drawTrail } from '../../ui/board/marks.ts';
import { drawSquares } from '../../ui/board/squares.ts';
import { drawIsland, drawPoints } from './islands.ts';
import { pieces } from './notation.ts';
import type { Brush } from '../../ui/board/brush.ts';
import type { Frame } from '../../ui/board/motion.ts';
import type { Scene } from '../../ui/board/scene.ts';

/** The prefix of the set's colours for each piece. */
const PAINTS: Record<string, string> = { o: 'dark', x: 'pale' };
/** The height of a picked piece, in squares. */
const LIFT = 0.13;
const PROFILE = { radius: 0.375, thickness: 0.1, foot: 0.05 };

/** Draws the board with its pieces, marks and islands. */
export function draw(brush: Brush, scene: Scene, frame: Frame | null) {
  const { geometry } = brush;
  const board = pieces(scene.position);
  brush.ground('gambit', drawSquares);
  const isDragged = scene.selected !== null && frame?.hidden.has(scene.selected);
  if (scene.selected !== null) drawSunk(brush, scene.selected);
  // Within a turn, and while pieces move, only islands that keep their pieces are shown.
  const islands = scene.holdings.filter(({ squares, seat }) =>
    squares.every((square) => board.get(square) === 'ox'[seat] && !frame?.hidden.has(square)),
  );
  for (const island of islands) drawIsland(brush, island, scene.isFinal ? 1 : 0.45);
  drawLast(brush, scene.lastMove);
  if (scene.lastMove.length > 1 && !frame) drawTrail(brush, scene.lastMove);
  for (const square of geometry.rows().flat()) {
    const piece = board.get(square);
    if (piece === undefined || frame?.hidden.has(square)) continue;
    const isPicked = square === scene.selected;
    drawPiece(brush, piece, placeOf(square), isPicked ? LIFT : 0, 1, isPicked);
    if (!isPicked && scene.selected === null && scene.movable.includes(square)) drawMovable(brush, square);
  }
  for (const square of scene.targets) drawDot(brush, square);
  for (const island of islands) drawPoints(brush, island, scene.isFinal);
  if (scene.hint.length > 0) drawHint(brush, scene.hint);
  for (const { piece, file, rank, alpha, lift } of frame?.sprites ?? [])
    drawPiece(brush, piece, { file, rank }, lift, alpha, isDragged && lift > 0);
}

/**
 * Draws a thick disc: a dark one with an inlaid brass ring, a light one with a dot and a scored line.
 *
 * @param lift in squares
 */
function drawPiece(
  brush: Brush,
  piece: string,
  place: { file: number; rank: number },
  lift: number,
  alpha: number,
  isPicked = false,
) {
  const { context, colour } = brush;
  context.globalAlpha = alpha;
  const paint = (face: CanvasRenderingContext2D, radius: number) =>
    piece === 'o' ? inlayRing(face, radius, colour) : inlayDot(face, radius, colour);
  const face = drawDiscs(brush, PAINTS[piece] ?? 'dark', place, lift, 1, {
    ...PROFILE,
    inlay: `gambit ${piece}`,
    paint,
  });
  if (isPicked) drawRim(brush, face);
  context.globalAlpha = 1;
}

/** @param radius of the face */
function inlayRing(context: CanvasRenderingContext2D, radius: number, colour: Brush['colour']) {
  const width = Math.max(1.5, radius * 0.095);
  context.lineWidth = width + Math.max(0.8, radius * 0.03);
  context.strokeStyle = 'rgb(0 0 0 / .55)';
  disc(context, 0, 0, radius * 0.6);
  context.stroke();
  context.lineWidth = width;
  context.strokeStyle = colour('dark-mark');
  disc(context, 0, 0, radius * 0.6);
  context.stroke();
  // Brass shines at the upper left.
  const shine = context.createLinearGradient(-radius * 0.4, -radius * 0.5, radius * 0.4, radius * 0.5);
  shine.addColorStop(0, 'rgb(255 244 205 / .5)');
  shine.addColorStop(0.5, 'rgb(255 244 205 / 0)');
  shine.addColorStop(1, 'rgb(60 30 0 / .22)');
  context.strokeStyle = shine;
  context.lineWidth = width * 0.7;
  context.stroke();
}

/** @param radius of the face */
function inlayDot(context: CanvasRenderingContext2D, radius: number, colour: Brush['colour']) {
  score(context, radius * 0.66, 'rgb(90 60 30 / .32)', Math.max(0.7, radius * 0.022));
  context.fillStyle = colour('pale-mark');
  disc(context, 0, 0, radius * 0.235);
  context.fill();
  // The dot lies a little deeper than the face.
  context.strokeStyle = 'rgb(255 250 238 / .8)';
  context.lineWidth = Math.max(0.7, radius * 0.025);
  context.beginPath();
  context.arc(0, 0, radius * 0.245, 0.1 * Math.PI, 0.75 * Math.PI);
  context.stroke();
}
