// A board that is turned upright while the window shows it larger that way.

import { isBetterUpright } from './view.js';

/** @import { Board } from './board.js' */

/**
 * Turns a board as the window allows, now and whenever its size changes.
 *
 * @param {Board} board
 * @param {number} around the height of what is around it, in rem
 * @returns a function that ends it
 */
export function keepUpright(board, around) {
  const turn = () => {
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const isUpright = isBetterUpright(board, innerWidth, innerHeight - around * rem);
    if (isUpright !== board.geometry.isUpright) board.setUpright(isUpright);
  };
  turn();
  addEventListener('resize', turn);
  return () => removeEventListener('resize', turn);
}
