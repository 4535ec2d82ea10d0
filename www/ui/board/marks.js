// Marks that all games draw on their boards: tiles, values, arrows.

/** @import { Brush } from '../../types.js' */

/**
 * Fills a square.
 *
 * @param {Brush} brush
 * @param {string} square
 * @param {string} name of the colour
 */
export function drawTile({ context, geometry, colour }, square, name) {
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
 * @param {Brush} brush
 * @param {string} square
 * @param {string} name of the colour
 * @param {number} width in squares
 */
export function drawFrame({ context, geometry, colour }, square, name, width) {
  const { cell } = geometry;
  const { x, y } = geometry.centre(square);
  const line = Math.max(1.5, cell * width);
  context.strokeStyle = colour(name);
  context.lineWidth = line;
  context.beginPath();
  context.roundRect(x - cell / 2 + line / 2, y - cell / 2 + line / 2, cell - line, cell - line, cell * 0.14);
  context.stroke();
}

/**
 * Draws a short text with a background on a square.
 *
 * @param {Brush} brush
 * @param {string} square
 * @param {string} text
 * @param {'good' | 'even' | 'bad' | 'score'} tone
 */
export function drawMark({ context, geometry, colour }, square, text, tone) {
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
 * Draws an arrow along squares.
 *
 * @param {Brush} brush
 * @param {string[]} squares
 */
export function drawArrow({ context, geometry, colour }, squares) {
  const { cell } = geometry;
  const points = squares.map((square) => geometry.centre(square));
  const [before, end] = points.slice(-2);
  if (!before || !end) return;
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const head = cell * 0.26;
  // The line ends at the base of the head, so that it does not stick out beside the tip.
  const neck = { x: end.x - Math.cos(angle) * head * 0.8, y: end.y - Math.sin(angle) * head * 0.8 };
  const trace = () => {
    context.beginPath();
    for (const { x, y } of [...points.slice(0, -1), neck]) context.lineTo(x, y);
    context.stroke();
    context.beginPath();
    for (const turn of [0, 2.5, -2.5]) {
      context.lineTo(end.x + Math.cos(angle + turn) * (turn ? head : 0), end.y + Math.sin(angle + turn) * (turn ? head : 0));
    }
    context.closePath();
    context.fill();
    context.stroke();
  };
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const [width, name] of /** @type {const} */ ([[0.17, 'hint-edge'], [0.1, 'hint']])) {
    context.strokeStyle = colour(name);
    context.fillStyle = colour(name);
    context.lineWidth = cell * width;
    trace();
  }
}

/** The minimum radius of the ring, in CSS pixels. */
const RING = 20;

/**
 * Draws a ring with four ticks around a square that awaits a second tap. It is larger than a fingertip,
 * so that the finger does not hide it, and its shape differs from all other marks.
 *
 * @param {Brush} brush
 * @param {string} square
 */
export function drawTapAgain({ context, geometry, colour }, square) {
  const { cell } = geometry;
  const { x, y } = geometry.centre(square);
  const radius = Math.max(RING, cell * 0.8);
  context.lineCap = 'butt';
  for (const [name, width] of /** @type {const} */ ([['surface', 6], ['accent', 3]])) {
    context.strokeStyle = colour(name);
    context.lineWidth = width;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    const edge = width / 2 - 1.5;
    for (const [right, down] of /** @type {const} */ ([[1, 0], [0, 1], [-1, 0], [0, -1]])) {
      context.moveTo(x + right * (radius - 6 - edge), y + down * (radius - 6 - edge));
      context.lineTo(x + right * (radius + 6 + edge), y + down * (radius + 6 + edge));
    }
    context.stroke();
  }
}
