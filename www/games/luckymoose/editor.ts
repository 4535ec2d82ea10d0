// Setting up a position of LuckyMoose by hand: the tokens on the board. Hands and pool are changed in the text.

import { boardText, withBoard } from '../../ui/board/text.ts';
import { boardSize, pieces } from './notation.ts';
import type { PositionEditor } from '../editor.ts';

const TOKENS = [...'roygbp'].flatMap((colour) => [1, 2, 3, 4, 5, 6].map((symbol) => `${colour}${symbol}`));

export const editor: PositionEditor = {
  palette: TOKENS.map((piece) => ({ piece, token: null })),
  board: (position, found) => withBoard(position, boardText(boardSize(position), found, ',')),
  put: (found, square, piece) => found.set(square, piece),
  turn: (position) => Number(position.split(' ')[1]) - 1,
  withTurn: (position, seat) =>
    [...position.split(' ').slice(0, 1), seat + 1, ...position.split(' ').slice(2)].join(' '),
  pieces,
};
