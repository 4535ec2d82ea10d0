// The entry of the package for the board of any game, alone: as a class, and as an element of HTML.

/** @typedef {import('./canvas.js').BoardOptions} BoardOptions */
/** @typedef {import('./canvas.js').BoardStart} BoardStart */

export { BOARDS, Board, SETS } from './canvas.js';
export { PositionElement } from './element.js';
