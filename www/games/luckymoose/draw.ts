// Draws LuckyMoose.

import { drawHint } from '../../ui/board/marks.ts';
import { drawToken } from './bone.ts';
import { drawGround } from './ground.ts';
import { pieces } from './notation.ts';
import type { Brush } from '../../ui/board/brush.ts';
import type { Frame } from '../../ui/board/motion.ts';
import type { Scene } from '../../ui/board/scene.ts';

/** Where a dragged token floats, in squares from the pointer, so that its target stays free. */
const DRAG_OFFSET = { x: 0.42, y: -0.98 };

/** Draws the board with its tokens and marks. */
export function draw(brush: Brush, scene: Scene, frame: Frame | null) {
  const { geometry } = brush;
  const tokens = pieces(scene.position);
  const laid = new Map(scene.laid.map(({ square, piece }) => [square, piece]));
  drawGround(brush, scene.isPlain);
  for (const square of scene.targets) if (square !== scene.aimed) drawPeg(brush, square);
  if (scene.aimed !== null) drawAimed(brush, scene.aimed);
  // Frames lie on the cloth, under the tokens.
  for (const square of scene.lastMove) drawRing(brush, square, ['last-line', 'last']);
  for (const square of laid.keys()) if (square !== scene.selected) drawRing(brush, square, ['target-rim', 'target']);
  for (const square of geometry.rows().flat()) {
    const token = laid.get(square) ?? tokens.get(square);
    if (token === undefined || frame?.hidden.has(square)) continue;
    const isUp = square === scene.selected;
    const { x, y } = geometry.centre(square);
    drawToken(brush, token, { x, y: isUp ? y - geometry.cell * 0.16 : y }, { isFloating: isUp });
  }
  for (const { square, piece } of scene.ghosts) {
    if (!tokens.has(square) && !laid.has(square)) drawToken(brush, piece, geometry.centre(square), { alpha: 0.78 });
  }
  for (const square of scene.hint) drawHinted(brush, square);
  for (const { piece, file, rank, alpha, lift } of frame?.sprites ?? []) {
    const { x, y } = geometry.pointOf(file, rank);
    const away = frame?.isDrag ? DRAG_OFFSET : { x: 0, y: -lift };
    drawToken(
      brush,
      piece,
      { x: x + away.x * geometry.cell, y: y + away.y * geometry.cell },
      { alpha, isFloating: lift > 0.05 },
    );
  }
}

/** Draws a round peg on a tile where the picked token can go. */
function drawPeg(brush: Brush, square: string) {
  const {
    geometry: { cell },
    colour,
  } = brush;
  const { x, y } = brush.geometry.centre(square);
  brush.stamp('luckymoose-peg', x - cell / 2, y - cell / 2, cell, cell, (context) => {
    for (const [name, radius] of [
      ['target-rim', cell * 0.125 + Math.max(1.4, cell * 0.04)],
      ['target', cell * 0.125],
    ] as const) {
      context.fillStyle = colour(name);
      context.beginPath();
      context.arc(cell / 2, cell / 2, radius, 0, 2 * Math.PI);
      context.fill();
    }
  });
}

/** Draws the tile under a dragged token: lit cloth in a double frame. */
function drawAimed(brush: Brush, square: string) {
  const {
    geometry: { cell },
    colour,
  } = brush;
  const { x, y } = brush.geometry.centre(square);
  const size = cell * 2;
  brush.stamp('luckymoose-aimed', x - size / 2, y - size / 2, size, size, (context) => {
    context.translate(size / 2, size / 2);
    const box = (side: number, radius: number) => {
      context.beginPath();
      context.roundRect(-side / 2, -side / 2, side, side, radius);
    };
    context.fillStyle = context.shadowColor = colour('lit');
    context.shadowBlur = cell * 0.42 * context.getTransform().a;
    box(cell * 0.84, cell * 0.12);
    context.fill();
    context.shadowColor = 'transparent';
    const line = Math.max(1.6, cell * 0.06);
    for (const [name, side] of [
      ['target', cell * 0.92],
      ['target-rim', cell * 0.92 - 2 * line],
    ] as const) {
      context.strokeStyle = colour(name);
      context.lineWidth = line;
      box(side, cell * 0.13);
      context.stroke();
    }
  });
}

/** Draws the mark of a hint at the corner of a token, so that its symbol stays free. */
function drawHinted(brush: Brush, square: string) {
  const {
    context,
    geometry: { cell },
  } = brush;
  context.save();
  context.translate(cell * 0.34, -cell * 0.36);
  drawHint(brush, [square]);
  context.restore();
}

/**
 * Draws a frame around a token on the cloth.
 *
 * @param names of the colours of its outer line and of the frame
 */
function drawRing({ context, colour, geometry }: Brush, square: string, [outer, inner]: [string, string]) {
  const { cell } = geometry;
  const { x, y } = geometry.centre(square);
  for (const [name, width] of [
    [outer, Math.max(4.2, cell * 0.125)],
    [inner, Math.max(2.4, cell * 0.075)],
  ] as const) {
    context.strokeStyle = colour(name);
    context.lineWidth = width;
    context.beginPath();
    context.roundRect(x - cell * 0.475, y - cell * 0.47, cell * 0.95, cell * 0.965, cell * 0.17);
    context.stroke();
  }
}
