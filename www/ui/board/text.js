// The board of a position as text, from its pieces.

import { squareName } from './geometry.js';

/**
 * Writes a board: ranks from the top, each with its pieces, and numbers for empty squares.
 *
 * @param {{ files: number, ranks: number }} size
 * @param {Map<string, string>} pieces by square
 * @param {string} separator between the items of a rank
 */
export function boardText({ files, ranks }, pieces, separator) {
  const rows = Array.from({ length: ranks }, (_, row) => {
    /** @type {(string | number)[]} */
    const items = [];
    for (let file = 0; file < files; file += 1) {
      const piece = pieces.get(squareName(file, ranks - 1 - row));
      const last = items.at(-1);
      if (piece !== undefined) items.push(piece);
      else if (typeof last === 'number') items[items.length - 1] = last + 1;
      else items.push(1);
    }
    return items.join(separator);
  });
  return rows.join('/');
}

/**
 * A position with other pieces on its board, the first of its fields.
 *
 * @param {string} position
 * @param {string} board
 */
export function withBoard(position, board) {
  return [board, ...position.split(' ').slice(1)].join(' ');
}
