// Maps between squares and points on a board of a given size.

/** The layout of a board. */
export class Geometry {
  /**
   * @param {number} files
   * @param {number} ranks
   * @param {number} cell the side of a square, in CSS pixels
   * @param {boolean} isFlipped whether the first rank is at the top and the first file at the right
   */
  constructor(files, ranks, cell, isFlipped) {
    this.files = files;
    this.ranks = ranks;
    this.cell = cell;
    this.isFlipped = isFlipped;
  }

  /** All squares row by row, starting at the top left of the screen. */
  rows() {
    return Array.from({ length: this.ranks }, (_, row) =>
      Array.from({ length: this.files }, (_, column) =>
        this.isFlipped
          ? squareName(this.files - 1 - column, row)
          : squareName(column, this.ranks - 1 - row),
      ),
    );
  }

  /**
   * The square at a point; null outside the board.
   *
   * @param {number} x
   * @param {number} y
   */
  squareAt(x, y) {
    const column = Math.floor(x / this.cell);
    const row = Math.floor(y / this.cell);
    if (column < 0 || row < 0 || column >= this.files || row >= this.ranks) return null;
    return this.rows()[row]?.[column] ?? null;
  }

  /**
   * The centre of a place, given in squares from the bottom left, as a point.
   *
   * @param {number} file
   * @param {number} rank
   */
  pointOf(file, rank) {
    const x = (this.isFlipped ? this.files - 1 - file : file) + 0.5;
    const y = (this.isFlipped ? rank : this.ranks - 1 - rank) + 0.5;
    return { x: x * this.cell, y: y * this.cell };
  }

  /**
   * The centre of a square, as a point.
   *
   * @param {string} square
   */
  centre(square) {
    const { file, rank } = placeOf(square);
    return this.pointOf(file, rank);
  }
}

/**
 * The file and rank of a square, counted from 0.
 *
 * @param {string} square
 */
export function placeOf(square) {
  return { file: square.charCodeAt(0) - 97, rank: Number(square.slice(1)) - 1 };
}

/**
 * The name of a square: `c2`.
 *
 * @param {number} file
 * @param {number} rank
 */
export function squareName(file, rank) {
  return `${String.fromCharCode(97 + file)}${rank + 1}`;
}
