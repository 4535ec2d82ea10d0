// The frame of a board with its coordinates.

/** @import { Brush } from '../../types.js' */

/**
 * Draws the frame around the playing field, and file letters and rank numbers on it.
 *
 * @param {Brush} brush
 * @param {number} width of the whole board, in CSS pixels
 * @param {number} height
 */
export function drawFrame(brush, width, height) {
  const { context, colour } = brush;
  context.fillStyle = colour('rail');
  context.fillRect(0, 0, width, height);
  if (brush.coordinates) drawCoordinates(brush);
}

/** @param {Brush} brush */
function drawCoordinates({ context, geometry, colour }) {
  const { cell, columns, lines, frame, field, isUpright } = geometry;
  const size = Math.min(18, Math.max(8, Math.min(frame.left, frame.bottom) * cell * 0.68));
  context.font = `600 ${size}px ${colour('font')}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = colour('coordinate');
  const [file, rank] = [(/** @type {string} */ square) => square[0] ?? '', (/** @type {string} */ square) => square.slice(1)];
  const [across, down] = isUpright ? [rank, file] : [file, rank];
  for (let column = 0; column < columns; column += 1) {
    context.fillText(across(geometry.squareIn(column, 0)), field.left + (column + 0.5) * cell, field.top + field.height + (frame.bottom * cell) / 2);
  }
  for (let line = 0; line < lines; line += 1) {
    context.fillText(down(geometry.squareIn(0, line)), field.left - (frame.left * cell) / 2, field.top + (line + 0.5) * cell);
  }
}
