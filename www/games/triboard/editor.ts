// Setting up a position of Triboard by hand.

import { boardText, withBoard } from '../../ui/board/text.ts';
import { pieces } from './notation.ts';
import type { PositionEditor } from '../editor.ts';

export const editor: PositionEditor = {
  palette: [
    { piece: 'b', token: 'b' },
    { piece: 'r', token: 'r' },
    { piece: 'g', token: 'g' },
    { piece: '#', token: 'wall' },
  ],
  board: (position, found) => withBoard(position, boardText({ files: 16, ranks: 11 }, found, '')),
  put: (found, square, piece) => found.set(square, piece),
  turn: (position) => ['b', 'r', 'g'].indexOf(position.split(' ')[1] ?? ''),
  withTurn: (position, seat) => `${position.split(' ')[0]} ${'brg'[seat]}`,
  pieces,
};
