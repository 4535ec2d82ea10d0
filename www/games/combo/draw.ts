// Draws Combo.

import { disc, drawDiscs, drawDot, drawFall, drawRim, score } from '../../ui/board/discs.ts';
import { placeOf } from '../../ui/board/geometry.ts';
import { drawHint, drawLast, drawSunk } from '../../ui/board/marks.ts';
import { drawSquares } from '../../ui/board/squares.ts';
import { countOf, pieces } from './notation.ts';
import { drawCorners, drawPlus } from './targets.ts';
import type { Brush } from '../../ui/board/brush.ts';
import type { Frame } from '../../ui/board/motion.ts';
import type { Scene } from '../../ui/board/scene.ts';

/** The maximum number of layers drawn; higher stacks show only their count. */
const LAYERS = 6;
/** The height of a picked stack, in squares. */
const LIFT = 0.13;
/** How far the picked part of a stack moves aside, in squares, so that both counts can be read. */
const PICKED_OFFSET = { right: 0.47, up: 0.58 };
const PROFILE = { radius: 0.365, thickness: 0.088, foot: 0.1 };
/** The size of a count against the radius of its face: on top, and below a part that was picked. */
const COUNT_SIZE = 1.02;
const LOWER_COUNT_SIZE = 0.92;

/** Draws the board with its stacks and marks. */
export function draw(brush: Brush, scene: Scene, frame: Frame | null) {
  const { geometry } = brush;
  const stacks = pieces(scene.position);
  brush.ground('combo', drawSquares);
  const { selected, parts } = scene;
  const own = stacks.get(selected ?? '')?.[0];
  const isFree = (square: string) => !stacks.has(square);
  drawLast(brush, scene.lastMove);
  if (selected !== null) drawSunk(brush, selected);
  // Rings lie on the board, around the stacks.
  for (const square of scene.targets)
    if (stacks.get(square)?.[0] === own && !isFree(square)) drawPlus(brush, square, 'ring');
  for (const square of geometry.rows().flat()) {
    const stack = stacks.get(square);
    if (stack === undefined || frame?.hidden.has(square) || square === selected) continue;
    drawStack(brush, stack, placeOf(square), 0, 1);
  }
  for (const square of scene.targets) {
    if (isFree(square)) drawDot(brush, square, 0.105);
    else if (stacks.get(square)?.[0] === own) drawPlus(brush, square, 'sign');
    else drawCorners(brush, square);
  }
  const stack = stacks.get(selected ?? '');
  if (selected !== null && stack !== undefined && !frame?.hidden.has(selected)) {
    const place = placeOf(selected);
    if (parts) drawSplit(brush, parts, place);
    else drawStack(brush, stack, place, LIFT, 1, { isPicked: true });
  }
  if (scene.hint.length > 0) drawHint(brush, scene.hint);
  const isDragged = selected !== null && frame?.hidden.has(selected);
  for (const { piece, file, rank, alpha, lift } of frame?.sprites ?? []) {
    drawStack(brush, piece, { file, rank }, lift, alpha, {
      isPicked: isDragged && lift > 0,
      size: isDragged && lift === 0 ? LOWER_COUNT_SIZE : COUNT_SIZE,
    });
  }
}

/**
 * Draws a picked part of a stack aside of and above the part that stays, so that the faces and counts of both are free.
 */
function drawSplit(
  brush: Brush,
  { lifted, rest }: { lifted: string; rest: string },
  place: { file: number; rank: number },
) {
  const { geometry } = brush;
  const { cell, field, frame } = geometry;
  const layers = Math.min(countOf(lifted), LAYERS);
  drawStack(brush, rest, place, 0, 1, { size: LOWER_COUNT_SIZE, shift: -0.05 });
  const { x, y } = geometry.pointOf(place.file, place.rank);
  // Towards the middle where there is no room at the right or above.
  const reach = (PICKED_OFFSET.right + PROFILE.radius) * cell;
  const right = x + reach > field.left + field.width + frame.right * cell ? -PICKED_OFFSET.right : PICKED_OFFSET.right;
  const height = (PROFILE.radius + PROFILE.thickness * layers - PROFILE.foot) * cell;
  const up = Math.min(PICKED_OFFSET.up * cell, y - height - (field.top - frame.top * cell)) / cell;
  const aside = geometry.placeAt(x + right * cell, y - up * cell);
  const foot = y + PROFILE.foot * cell;
  // Its shadow falls on the face of the part that stays, and on the board.
  const { context } = brush;
  context.globalAlpha = 0.8;
  drawFall(brush, x + right * cell * 0.8, foot - cell * 0.16, 0.2, layers, PROFILE);
  context.globalAlpha = 1;
  drawStack(brush, lifted, aside, 0, 1, { isPicked: true, isFloating: true });
}

/**
 * Draws a stack: up to six layers, with its count on top; returns its upper face.
 *
 * @param lift in squares
 * @param look the size and the place of the count, in radii
 */
function drawStack(
  brush: Brush,
  stack: string,
  place: { file: number; rank: number },
  lift: number,
  alpha: number,
  {
    isPicked = false,
    isFloating = false,
    size = COUNT_SIZE,
    shift = 0,
  }: {
    isPicked?: boolean;
    isFloating?: boolean;
    size?: number;
    shift?: number;
  } = {},
) {
  const { context, colour } = brush;
  const paint = stack.startsWith('b') ? 'dark' : 'pale';
  context.globalAlpha = alpha;
  const face = drawDiscs(brush, paint, place, lift, Math.min(countOf(stack), LAYERS), {
    ...PROFILE,
    inlay: 'combo',
    paint: (ink, radius) => inlay(ink, radius, paint, colour),
    isFloating,
  });
  if (isPicked) drawRim(brush, face);
  const { x, y, radius } = face;
  context.fillStyle = colour(`${paint}-mark`);
  const digits = String(countOf(stack));
  context.font = `700 ${radius * size * (digits.length > 1 ? 0.86 : 1)}px ${colour('font')}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(digits, x + shift * radius, y + radius * 0.06);
  context.globalAlpha = 1;
  return face;
}

/** Scores a ring into a face. */
function inlay(context: CanvasRenderingContext2D, radius: number, paint: 'dark' | 'pale', colour: Brush['colour']) {
  const width = Math.max(0.8, radius * 0.03);
  if (paint === 'pale') return score(context, radius * 0.8, 'rgb(90 60 30 / .4)', width);
  context.globalAlpha = 0.75;
  context.strokeStyle = colour('dark-mark');
  context.lineWidth = width;
  disc(context, 0, 0, radius * 0.8);
  context.stroke();
  context.globalAlpha = 1;
}
