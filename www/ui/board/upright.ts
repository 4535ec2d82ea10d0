// A board that is turned upright while the window shows it larger that way.

import { isBetterUpright } from './view.ts';
import type { Board } from './board.ts';

/**
 * Turns a board as the window allows, now and whenever its size changes.
 *
 * @param around the height of what is around it, in rem
 * @returns a function that ends it
 */
export function keepUpright(board: Board, around: number) {
  const turn = () => {
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const isUpright = isBetterUpright(board, innerWidth, innerHeight - around * rem);
    if (isUpright !== board.geometry.isUpright) board.setUpright(isUpright);
  };
  turn();
  addEventListener('resize', turn);
  return () => removeEventListener('resize', turn);
}
