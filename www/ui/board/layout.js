// The place of a board on its canvas: its frame, its shape, and the part of it that is shown.

/** @import { Geometry, Sides } from './geometry.js' */
/** @import { GamePage } from '../../types.js' */

/**
 * The part of a board that is shown: the place at the centre of the canvas, in squares from the upper left corner of
 * the field, and the size against that of the whole board.
 *
 * @typedef {{ zoom: number, x: number, y: number }} View
 */

/** The width of the gutter with the coordinates, and of the rim without them, in squares. */
const GUTTER = 0.34;
const RIM = 0.14;
/** The number of squares in a line from which the gutter grows, so that coordinates stay readable. */
const USUAL = 9;

/**
 * The frame of a board: a gutter with coordinates at the left and below, a thin rim elsewhere.
 *
 * @param {object} board
 * @param {number} board.columns
 * @param {number} board.lines
 * @param {boolean} board.coordinates
 * @param {number} board.headroom how far pieces rise above the uppermost squares, in squares
 * @returns {Sides}
 */
export function frameOf({ columns, lines, coordinates, headroom }) {
  const gutter = coordinates ? GUTTER * Math.max(1, Math.max(columns, lines) / USUAL) : RIM;
  return { left: gutter, right: RIM, top: Math.max(RIM, headroom), bottom: gutter };
}

/**
 * The width of a board with its frame, divided by its height.
 *
 * @param {Geometry} geometry
 */
export function ratioOf({ columns, lines, frame }) {
  return (columns + frame.left + frame.right) / (lines + frame.top + frame.bottom);
}

/**
 * A board as large as a canvas allows, in its middle or as a view shows it.
 *
 * @param {Geometry} geometry
 * @param {number} width of the canvas, in CSS pixels
 * @param {number} height
 * @param {View | null} view null for the whole board
 */
export function fitted(geometry, width, height, view) {
  const { columns, lines, frame } = geometry;
  const [across, down] = [columns + frame.left + frame.right, lines + frame.top + frame.bottom];
  const whole = Math.min(width / across, height / down);
  if (!view) return geometry.moved({ cell: whole, left: (width - across * whole) / 2 + frame.left * whole, top: (height - down * whole) / 2 + frame.top * whole });
  const cell = whole * view.zoom;
  // A zoomed board leaves no empty strip along an edge of the canvas.
  const within = (/** @type {number} */ from, /** @type {number} */ length, /** @type {number} */ room) =>
    length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, from));
  const left = within(width / 2 - (view.x + frame.left) * cell, across * cell, width) + frame.left * cell;
  const top = within(height / 2 - (view.y + frame.top) * cell, down * cell, height) + frame.top * cell;
  return geometry.moved({ cell, left, top });
}

/**
 * The size of the board in a position.
 *
 * @param {Pick<GamePage, 'boardSize' | 'files' | 'ranks'>} game
 * @param {string} position
 */
export function sizeOf(game, position) {
  return game.boardSize?.(position) ?? { files: game.files, ranks: game.ranks };
}
