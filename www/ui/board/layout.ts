// The place of a board on its canvas: its frame, its shape, and the part of it that is shown.

import type { GamePage } from '../../games/page.ts';
import type { Geometry, Sides } from './geometry.ts';

/**
 * The part of a board that is shown: the place at the centre of the canvas, in squares from the upper left corner of
 * the field, and the size against that of the whole board.
 */
export interface View {
  zoom: number;
  x: number;
  y: number;
}

/** The width of the gutter with the coordinates, and of the rim without them, in squares. */
const GUTTER = 0.34;
const RIM = 0.14;
/** The number of squares in a line from which the gutter grows, so that coordinates stay readable. */
const GUTTER_SQUARES = 9;

/**
 * The frame of a board: a gutter with coordinates at the left and below, a thin rim elsewhere.
 *
 * @param board.headroom how far pieces rise above the uppermost squares, in squares
 */
export function frameOf({
  columns,
  lines,
  coordinates,
  headroom,
}: {
  columns: number;
  lines: number;
  coordinates: boolean;
  headroom: number;
}): Sides {
  const gutter = coordinates ? GUTTER * Math.max(1, Math.max(columns, lines) / GUTTER_SQUARES) : RIM;
  return { left: gutter, right: RIM, top: Math.max(RIM, headroom), bottom: gutter };
}

/** The width of a board with its frame, divided by its height. */
export function ratioOf({ columns, lines, frame }: Geometry) {
  return (columns + frame.left + frame.right) / (lines + frame.top + frame.bottom);
}

/**
 * A board as large as a canvas allows, in its middle or as a view shows it.
 *
 * @param width of the canvas, in CSS pixels
 * @param view null for the whole board
 */
export function fitted(geometry: Geometry, width: number, height: number, view: View | null) {
  const { columns, lines, frame } = geometry;
  const [across, down] = [columns + frame.left + frame.right, lines + frame.top + frame.bottom];
  const whole = Math.min(width / across, height / down);
  if (!view)
    return geometry.moved({
      cell: whole,
      left: (width - across * whole) / 2 + frame.left * whole,
      top: (height - down * whole) / 2 + frame.top * whole,
    });
  const cell = whole * view.zoom;
  // A zoomed board leaves no empty strip along an edge of the canvas.
  const within = (from: number, length: number, room: number) =>
    length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, from));
  const left = within(width / 2 - (view.x + frame.left) * cell, across * cell, width) + frame.left * cell;
  const top = within(height / 2 - (view.y + frame.top) * cell, down * cell, height) + frame.top * cell;
  return geometry.moved({ cell, left, top });
}

/** The size of the board in a position. */
export function sizeOf(game: Pick<GamePage, 'boardSize' | 'files' | 'ranks'>, position: string) {
  return game.boardSize?.(position) ?? { files: game.files, ranks: game.ranks };
}
