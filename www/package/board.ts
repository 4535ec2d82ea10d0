// The entry of the package for the board of any game, alone: as a class, and as an element of HTML.

export type { BoardOptions, BoardStart } from './canvas.ts';

export { BOARDS, Board, SETS } from './canvas.ts';
export { PositionElement } from './element.ts';
