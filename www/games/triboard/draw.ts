// Draws Triboard.

import { placeOf, squareName } from '../../ui/board/geometry.ts';
import { drawHint } from '../../ui/board/marks.ts';
import { pieces } from './notation.ts';
import { drawGround } from './ground.ts';
import { drawGlow, drawPiece, drawPlayed, drawTurned } from './tiles.ts';
import type { Brush } from '../../ui/board/brush.ts';
import type { Frame, Sprite } from '../../ui/board/motion.ts';
import type { Scene } from '../../ui/board/scene.ts';

/** How high a tile rises while it turns over, in squares. */
const HOP = 0.2;

/** Draws the board with its tiles and marks. */
export function draw(brush: Brush, scene: Scene, frame: Frame | null) {
  const { geometry } = brush;
  const owners = pieces(scene.position);
  drawGround(brush);
  const last = scene.lastMoves.length > 0 ? scene.lastMoves : [{ squares: scene.lastMove, turned: [] }];
  const marks = frame ? [] : last;
  const preview = frame ? null : scene.preview;
  const previewed = new Set(preview?.squares);
  for (const { squares, turned } of marks) {
    const owner = owners.get(squares[0] ?? '') ?? '';
    for (const square of turned) if (owners.get(square) === owner) drawGlow(brush, owner, geometry.centre(square));
  }
  // Row by row, so that a wall stands before the tiles behind it.
  for (const square of geometry.rows().flat()) {
    const owner = owners.get(square);
    if (owner !== undefined && !frame?.hidden.has(square))
      drawPiece(brush, owner, geometry.centre(square), cutOf(square));
  }
  for (const {
    squares: [played],
    turned,
  } of marks) {
    const owner = owners.get(played ?? '') ?? '';
    for (const square of turned)
      if (owners.get(square) === owner && !previewed.has(square)) drawTurned(brush, owner, geometry.centre(square));
    if (played !== undefined && owner !== '') drawPlayed(brush, owner, geometry.centre(played));
  }
  for (const sprite of frame?.sprites ?? []) drawRolling(brush, sprite);
  if (frame) return;
  for (const { square, text } of scene.gains)
    if (!previewed.has(square) && !scene.hint.includes(square)) drawCount(brush, square, text);
  if (preview) drawPreview(brush, scene, preview);
  drawHint(brush, scene.hint);
}

/** Draws a tile that drops on its cell or rolls over along its line. */
function drawRolling(brush: Brush, { piece, file, rank, alpha, lift, roll }: Sprite) {
  const { context, geometry } = brush;
  const { x, y } = geometry.pointOf(file, rank);
  const state = lift > 0 || (roll !== undefined && roll.turn > 0 && roll.turn < 1) ? 'lifted' : 'lying';
  // In the air nobody sees the grain: one sprite of each colour is enough.
  const cut = state === 'lifted' ? 0 : cutOf(squareName(file, rank));
  context.save();
  context.globalAlpha = alpha;
  context.translate(x, y - lift * geometry.cell);
  if (roll) {
    const from = geometry.pointOf(file - roll.file, rank - roll.rank);
    const angle = Math.atan2(y - from.y, x - from.x);
    context.translate(0, -Math.sin(roll.turn * Math.PI) * HOP * geometry.cell);
    context.rotate(angle);
    context.scale(Math.max(0.14, Math.abs(Math.cos(roll.turn * Math.PI))), 1);
    context.rotate(-angle);
  }
  drawPiece(brush, roll && roll.turn < 0.5 ? roll.before : piece, { x: 0, y: 0 }, cut, state);
  context.restore();
}

/** Draws what the hovered move would turn: tiles of the player to move over those that stand there, in frames. */
function drawPreview(brush: Brush, scene: Scene, { squares, piece }: NonNullable<Scene['preview']>) {
  const { context, geometry, colour } = brush;
  const { cell } = geometry;
  for (const square of squares) {
    const { x, y } = geometry.centre(square);
    context.save();
    context.globalAlpha = 0.82;
    drawPiece(brush, piece, { x, y }, cutOf(square));
    context.restore();
    const isAimed = scene.targets.includes(square);
    for (const [name, wider] of [
      ['target-rim', 2.4],
      ['target', 0],
    ] as const) {
      context.strokeStyle = colour(name);
      context.lineWidth = Math.max(1.5, cell * (isAimed ? 0.075 : 0.045)) + wider;
      context.beginPath();
      context.roundRect(x - cell * 0.43, y - cell * 0.43, cell * 0.86, cell * 0.86, cell * 0.17);
      context.stroke();
    }
  }
  for (const square of squares) {
    const text = scene.gains.find((gain) => gain.square === square)?.text;
    if (text !== undefined) drawCount(brush, square, text);
  }
}

/** Draws the number of tiles that a move there would turn, on a round token. */
function drawCount(brush: Brush, square: string, text: string) {
  const {
    geometry: { cell },
    colour,
  } = brush;
  const { x, y } = brush.geometry.centre(square);
  const size = cell * 0.84;
  brush.stamp(`triboard-count-${text}`, x - size / 2, y - size / 2, size, size, (context) => {
    const scale = context.getTransform().a;
    const radius = cell * 0.335;
    context.translate(size / 2, size / 2);
    Object.assign(context, {
      shadowColor: colour('shade'),
      shadowOffsetX: cell * 0.02 * scale,
      shadowOffsetY: cell * 0.035 * scale,
      shadowBlur: cell * 0.06 * scale,
    });
    // The rim keeps the token apart from a well of its own lightness.
    for (const [name, wider] of [
      ['target-rim', Math.max(1, cell * 0.03)],
      ['target', 0],
    ] as const) {
      context.fillStyle = colour(name);
      context.beginPath();
      context.arc(0, 0, radius + wider, 0, 2 * Math.PI);
      context.fill();
      context.shadowColor = 'transparent';
    }
    const edge = context.createLinearGradient(-radius, -radius, radius * 0.6, radius);
    edge.addColorStop(0, 'rgb(255 255 255 / 0.5)');
    edge.addColorStop(0.5, 'rgb(255 255 255 / 0.04)');
    edge.addColorStop(1, 'rgb(0 0 0 / 0.35)');
    context.strokeStyle = edge;
    context.lineWidth = Math.max(1, cell * 0.03);
    context.beginPath();
    context.arc(0, 0, radius - context.lineWidth / 2, 0, 2 * Math.PI);
    context.stroke();
    context.fillStyle = colour('target-rim');
    context.font = `700 ${cell * (text.length > 1 ? 0.36 : 0.42)}px ${colour('font')}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(text, 0, cell * 0.025);
  });
}

/** The piece of wood or stone of a cell. */
function cutOf(square: string) {
  const { file, rank } = placeOf(square);
  return Math.abs(file * 7 + rank * 3 + ((file * rank) % 5));
}
