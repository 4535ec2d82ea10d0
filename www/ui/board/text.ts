// The board of a position as text, from its pieces.

import { squareName } from './geometry.ts';

/**
 * Writes a board: ranks from the top, each with its pieces, and numbers for empty squares.
 *
 * @param pieces by square
 * @param separator between the items of a rank
 */
export function boardText(
  { files, ranks }: { files: number; ranks: number },
  pieces: Map<string, string>,
  separator: string,
) {
  const rows = Array.from({ length: ranks }, (_, row) => {
    const items: (string | number)[] = [];
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

/** A position with other pieces on its board, the first of its fields. */
export function withBoard(position: string, board: string) {
  return [board, ...position.split(' ').slice(1)].join(' ');
}
