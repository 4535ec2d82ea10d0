// Marks that all games draw on their boards: the last move, the selection, hints and values.

import { drawRecess } from './light.ts';
import type { Brush } from './brush.ts';

/**
 * Fills a square.
 *
 * @param name of the colour
 */
export function drawTile({ context, geometry, colour }: Brush, square: string, name: string) {
  const { cell } = geometry;
  const { x, y } = geometry.centre(square);
  // Rounded to whole pixels, so that no gap shows between two squares.
  const [left, top, right, bottom] = [x - cell / 2, y - cell / 2, x + cell / 2, y + cell / 2].map(Math.round);
  context.fillStyle = colour(name);
  context.fillRect(left ?? 0, top ?? 0, (right ?? 0) - (left ?? 0), (bottom ?? 0) - (top ?? 0));
}

/**
 * Draws a frame inside the edge of a square.
 *
 * @param name of the colour
 * @param width in squares
 */
export function drawFrame({ context, geometry, colour }: Brush, square: string, name: string, width: number) {
  const { cell } = geometry;
  const { x, y } = geometry.centre(square);
  const line = Math.max(1.5, cell * width);
  context.strokeStyle = colour(name);
  context.lineWidth = line;
  context.beginPath();
  context.roundRect(x - cell / 2 + line / 2, y - cell / 2 + line / 2, cell - line, cell - line, cell * 0.14);
  context.stroke();
}

/** Draws a short text with a background on a square. */
export function drawMark(
  { context, geometry, colour }: Brush,
  square: string,
  text: string,
  tone: 'good' | 'even' | 'bad' | 'score',
) {
  const { cell } = geometry;
  const centre = geometry.centre(square);
  const size = Math.max(11, Math.min(22, cell * 0.27));
  context.font = `600 ${size}px ${colour('font')}`;
  const width = Math.max(size * 1.5, context.measureText(text).width + size * 0.8);
  const height = size * 1.4;
  const isScore = tone === 'score';
  const x = isScore ? centre.x + cell * 0.46 - width / 2 : centre.x;
  const y = isScore ? centre.y - cell * 0.46 + height / 2 : centre.y;
  context.fillStyle = colour(`${tone}-ground`);
  context.beginPath();
  context.roundRect(x - width / 2, y - height / 2, width, height, height / 2);
  context.fill();
  context.strokeStyle = colour(`${tone}-text`);
  context.lineWidth = 1;
  context.stroke();
  context.fillStyle = colour(`${tone}-text`);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, x, y + size * 0.06);
}

/**
 * Draws the frames of the last move, rounded, with a dark line beneath: a thin one where it began, a bold one where it
 * ended.
 *
 * @param squares in order
 */
export function drawLast(brush: Brush, squares: string[]) {
  for (const [n, square] of squares.entries()) {
    if (squares.indexOf(square, n + 1) >= 0) continue;
    const isEnd = n === squares.length - 1;
    drawLastFrame(brush, square, isEnd);
  }
}

function drawLastFrame({ context, geometry, colour }: Brush, square: string, isEnd: boolean) {
  const { cell } = geometry;
  const { x, y } = geometry.centre(square);
  const line = Math.max(isEnd ? 2 : 1.5, cell * (isEnd ? 0.037 : 0.026));
  const side = cell * (1 - 2 * 0.055) - line;
  context.save();
  context.globalAlpha *= isEnd ? 1 : 0.85;
  context.beginPath();
  context.roundRect(x - side / 2, y - side / 2, side, side, cell * 0.08);
  context.strokeStyle = colour('last-line');
  context.lineWidth = line + Math.max(1.4, Math.min(3.6, cell * 0.024));
  context.stroke();
  context.strokeStyle = colour('last');
  context.lineWidth = line;
  context.stroke();
  context.restore();
}

/**
 * Draws the way of the last move: a small open ring at its beginning, and dots up to its end.
 *
 * @param squares in order
 */
export function drawTrail({ context, geometry, colour }: Brush, squares: string[]) {
  const { cell } = geometry;
  const points = squares.map((square) => geometry.centre(square));
  const [begin] = points;
  if (!begin || points.length < 2) return;
  const dot = Math.max(1.1, cell * 0.019);
  const ring = cell * 0.082;
  const dots: { x: number; y: number }[] = [];
  for (const [n, { x, y }] of points.slice(0, -1).entries()) {
    const to = points[n + 1] ?? begin;
    const length = Math.hypot(to.x - x, to.y - y);
    const last = n === points.length - 2 ? length - cell * 0.46 : length;
    for (let at = n === 0 ? ring + cell * 0.07 : 0; at <= last; at += cell * 0.1)
      dots.push({ x: x + ((to.x - x) * at) / length, y: y + ((to.y - y) * at) / length });
  }
  for (const [name, more] of [
    ['last-line', Math.max(0.7, cell * 0.011)],
    ['last', 0],
  ] as const) {
    context.fillStyle = context.strokeStyle = colour(name);
    context.beginPath();
    for (const { x, y } of dots) {
      context.moveTo(x + dot + more, y);
      context.arc(x, y, dot + more, 0, 2 * Math.PI);
    }
    context.fill();
    context.lineWidth = Math.max(1.3, cell * 0.024) + 2 * more;
    context.beginPath();
    context.arc(begin.x, begin.y, ring, 0, 2 * Math.PI);
    context.stroke();
  }
}

/** Draws the square of a picked piece: sunk, and washed with the accent. */
export function drawSunk(brush: Brush, square: string) {
  const { geometry, colour } = brush;
  const { cell } = geometry;
  const { x, y } = geometry.centre(square);
  brush.stamp('sunk', x - cell / 2, y - cell / 2, cell, cell, (context) => {
    const inset = cell * 0.022;
    const box = { x: inset, y: inset, width: cell - 2 * inset, height: cell - 2 * inset, radius: cell * 0.05 };
    context.beginPath();
    context.roundRect(box.x, box.y, box.width, box.height, box.radius);
    context.fillStyle = colour('sunk');
    context.fill();
    drawRecess(context, box, { depth: cell * 0.07, alpha: 0.6, lip: 0.5 });
  });
}

/**
 * Draws a hint: a bold line along its squares that ends in an amber diamond.
 *
 * @param squares in order
 */
export function drawHint({ context, geometry, colour, pulse = 0 }: Brush, squares: string[]) {
  const { cell } = geometry;
  const points = squares.map((square) => geometry.centre(square));
  const [begin, end] = [points[0], points.at(-1)];
  if (!begin || !end) return;
  const edge = Math.max(1.6, cell * 0.03);
  const diamond = ({ x, y }: { x: number; y: number }, half: number) => {
    context.beginPath();
    for (const [right, down] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const)
      context.lineTo(x + right * half, y + down * half);
    context.closePath();
  };
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const [name, more] of [
    ['hint-edge', edge],
    ['hint', 0],
  ] as const) {
    context.strokeStyle = context.fillStyle = colour(name);
    context.lineWidth = Math.max(2, cell * 0.045) + 2 * more;
    if (points.length > 1) {
      context.beginPath();
      for (const { x, y } of points) context.lineTo(x, y);
      context.stroke();
      diamond(begin, cell * 0.07 + more * 1.4);
      context.fill();
    }
    diamond(end, cell * 0.16 * (1 + 0.16 * pulse) + more * 1.4);
    context.fill();
  }
}

/** The minimum radius of the ring, in CSS pixels. */
const RING = 20;

/**
 * Draws a ring with four ticks around a square that awaits a second tap. It is larger than a fingertip,
 * so that the finger does not hide it, and its shape differs from all other marks.
 */
export function drawTapAgain({ context, geometry, colour }: Brush, square: string) {
  const { cell } = geometry;
  const { x, y } = geometry.centre(square);
  const radius = Math.max(RING, cell * 0.8);
  context.lineCap = 'butt';
  for (const [name, width] of [
    ['surface', 6],
    ['accent', 3],
  ] as const) {
    context.strokeStyle = colour(name);
    context.lineWidth = width;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    const edge = width / 2 - 1.5;
    for (const [right, down] of [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const) {
      context.moveTo(x + right * (radius - 6 - edge), y + down * (radius - 6 - edge));
      context.lineTo(x + right * (radius + 6 + edge), y + down * (radius + 6 + edge));
    }
    context.stroke();
  }
}
