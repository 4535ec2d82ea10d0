// Setting up a position of Combo by hand: a piece that is put on a stack of its own colour makes it higher.

import { boardText, withBoard } from '../../ui/board/text.ts';
import { countOf, pieces } from './notation.ts';
import type { PositionEditor } from '../editor.ts';

export const editor: PositionEditor = {
  palette: [
    { piece: 'b1', token: 'o' },
    { piece: 'w1', token: 'x' },
  ],
  board: (position, found) => withBoard(position, boardText({ files: 8, ranks: 8 }, found, ',')),
  put: (found, square, piece) => {
    const before = found.get(square);
    found.set(square, before?.[0] === piece[0] ? `${piece[0]}${countOf(before) + 1}` : piece);
  },
  turn: (position) => ['b', 'w'].indexOf(position.split(' ')[1] ?? ''),
  // What was captured before is not known, so the count begins again.
  withTurn: (position, seat) => `${position.split(' ')[0]} ${'bw'[seat]} 0`,
  pieces,
};
