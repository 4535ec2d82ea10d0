// Setting up a position of Gambit by hand.

import { boardText, withBoard } from '../../ui/board/text.ts';
import { pieces } from './notation.ts';
import type { PositionEditor } from '../editor.ts';

export const editor: PositionEditor = {
  palette: [
    { piece: 'o', token: 'o' },
    { piece: 'x', token: 'x' },
  ],
  board: (position, found) => withBoard(position, boardText({ files: 8, ranks: 4 }, found, '')),
  put: (found, square, piece) => found.set(square, piece),
  turn: (position) => ['o', 'x'].indexOf(position.split(' ')[1] ?? ''),
  withTurn: (position, seat) => `${position.split(' ')[0]} ${'ox'[seat]}`,
  pieces,
};
