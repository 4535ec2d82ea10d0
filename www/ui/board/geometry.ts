// Maps between squares and points on a board of a given size.

/** The frame around a playing field, in squares. */
export interface Sides {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** No frame. */
const NO_FRAME: Sides = { left: 0, right: 0, top: 0, bottom: 0 };

/** The layout of a board: an origin and a cell size, flipped or turned by a quarter. */
export class Geometry {
  declare readonly files: number;
  declare readonly ranks: number;
  declare readonly cell: number;
  declare readonly isFlipped: boolean;
  declare readonly isUpright: boolean;
  declare readonly frame: Sides;
  /** The number of squares across the screen, and down. */
  declare readonly columns: number;
  declare readonly lines: number;
  /** The playing field on the canvas, in CSS pixels. */
  declare readonly field: { left: number; top: number; width: number; height: number };

  /**
   * @param layout.cell the side of a square, in CSS pixels
   * @param layout.left the upper left corner of the playing field on the canvas, in CSS pixels; negative when the board
   *   is zoomed
   * @param layout.isFlipped whether the board is turned by half
   * @param layout.isUpright whether the board is turned by a quarter: the first file at the top, and the first rank at
   *   the left
   */
  constructor({
    files,
    ranks,
    cell,
    left = 0,
    top = 0,
    isFlipped = false,
    isUpright = false,
    frame = NO_FRAME,
  }: {
    files: number;
    ranks: number;
    cell: number;
    left?: number;
    top?: number;
    isFlipped?: boolean;
    isUpright?: boolean;
    frame?: Sides;
  }) {
    this.files = files;
    this.ranks = ranks;
    this.cell = cell;
    this.isFlipped = isFlipped;
    this.isUpright = isUpright;
    this.frame = frame;
    this.columns = isUpright ? ranks : files;
    this.lines = isUpright ? files : ranks;
    this.field = { left, top, width: cell * this.columns, height: cell * this.lines };
  }

  /** All squares line by line, starting at the top left of the screen. */
  rows() {
    return Array.from({ length: this.lines }, (_, line) =>
      Array.from({ length: this.columns }, (_, column) => this.squareIn(column, line)),
    );
  }

  /** The square in a column and a line of the screen. */
  squareIn(column: number, line: number) {
    const { file, rank } = this.#turn(column, line);
    return squareName(file, rank);
  }

  /** The square at a point; null outside the field. */
  squareAt(x: number, y: number) {
    const column = Math.floor((x - this.field.left) / this.cell);
    const line = Math.floor((y - this.field.top) / this.cell);
    if (!(column >= 0 && line >= 0 && column < this.columns && line < this.lines)) return null;
    return this.squareIn(column, line);
  }

  /** The place whose centre is a point, in squares from the first file and the first rank. */
  placeAt(x: number, y: number) {
    return this.#turn((x - this.field.left) / this.cell - 0.5, (y - this.field.top) / this.cell - 0.5);
  }

  /** The centre of a place, given in squares from the first file and the first rank, as a point. */
  pointOf(file: number, rank: number) {
    const { column, line } = this.cellOf(file, rank);
    return { x: this.field.left + (column + 0.5) * this.cell, y: this.field.top + (line + 0.5) * this.cell };
  }

  /** The column and the line of a place on the screen. */
  cellOf(file: number, rank: number) {
    const { files, ranks, isFlipped } = this;
    if (this.isUpright)
      return isFlipped ? { column: ranks - 1 - rank, line: files - 1 - file } : { column: rank, line: file };
    return isFlipped ? { column: files - 1 - file, line: rank } : { column: file, line: ranks - 1 - rank };
  }

  /** The centre of a square, as a point. */
  centre(square: string) {
    const { file, rank } = placeOf(square);
    return this.pointOf(file, rank);
  }

  /** The same board in another place and size. */
  moved({
    cell = this.cell,
    left = this.field.left,
    top = this.field.top,
  }: {
    cell?: number;
    left?: number;
    top?: number;
  }) {
    const { files, ranks, isFlipped, isUpright, frame } = this;
    return new Geometry({ files, ranks, cell, left, top, isFlipped, isUpright, frame });
  }

  #turn(column: number, line: number) {
    const { files, ranks, isFlipped } = this;
    if (this.isUpright)
      return isFlipped ? { file: files - 1 - line, rank: ranks - 1 - column } : { file: line, rank: column };
    return isFlipped ? { file: files - 1 - column, rank: line } : { file: column, rank: ranks - 1 - line };
  }
}

/** The file and rank of a square, counted from 0. */
export function placeOf(square: string) {
  return { file: square.charCodeAt(0) - 97, rank: Number(square.slice(1)) - 1 };
}

/** The name of a square: `c2`. */
export function squareName(file: number, rank: number) {
  return `${String.fromCharCode(97 + file)}${rank + 1}`;
}
