// The count of a board at the end of a game: its parts light up one after the other, each with its points.

/** @import { Brush, Count, Holding, Motion } from '../../types.js' */

/** The length of a count, and the longest time of one part, in milliseconds. */
const MILLIS = 2000;
const PART_MILLIS = 500;

/**
 * A motion that counts the parts of the scores.
 *
 * @param {string} position
 * @param {Holding[]} parts at least one
 * @param {(counted: number) => void} onPart called when so many parts have been counted
 * @returns {Motion}
 */
export function countMotion(position, parts, onPart) {
  let counted = 0;
  return {
    millis: Math.min(MILLIS, parts.length * PART_MILLIS),
    position,
    at(t) {
      const place = t * parts.length;
      const index = Math.min(parts.length - 1, Math.floor(place));
      if (index > counted) onPart((counted = index));
      const part = parts[index];
      return { hidden: new Set(), sprites: [], ...(part && { count: { counted: index, part, progress: place - index } }) };
    },
  };
}

/**
 * Draws the part that is being counted: a light frame around its squares, and its points rising from it.
 *
 * @param {Brush} brush
 * @param {Count} count
 */
export function drawCount({ context, geometry, colour }, { part: { squares, points }, progress }) {
  if (squares.length === 0) return;
  const { cell } = geometry;
  const centres = squares.map((square) => geometry.centre(square));
  const fade = Math.min(1, 4 * progress, 4 * (1 - progress));
  context.save();
  context.globalAlpha = fade;
  for (const [name, width] of /** @type {const} */ ([['hint-edge', 0.1], ['hint', 0.055]])) {
    context.strokeStyle = colour(name);
    context.lineWidth = Math.max(1.5, cell * width);
    context.beginPath();
    for (const { x, y } of centres) context.roundRect(x - cell * 0.44, y - cell * 0.44, cell * 0.88, cell * 0.88, cell * 0.2);
    context.stroke();
  }
  const x = centres.reduce((sum, centre) => sum + centre.x, 0) / centres.length;
  const top = Math.min(...centres.map(({ y }) => y));
  const size = Math.max(13, Math.min(26, cell * 0.36));
  const text = `+${points}`;
  context.font = `700 ${size}px ${colour('font')}`;
  const width = Math.max(size * 1.9, context.measureText(text).width + size);
  const { left, width: across, top: upper } = geometry.field;
  const middle = Math.max(left + width / 2, Math.min(left + across - width / 2, x));
  const y = Math.max(upper + size, top - cell * (0.35 + 0.2 * progress));
  context.fillStyle = colour('score-ground');
  context.beginPath();
  context.roundRect(middle - width / 2, y - size * 0.75, width, size * 1.5, size * 0.75);
  context.fill();
  context.fillStyle = colour('score-text');
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, middle, y + size * 0.05);
  context.restore();
}
