// The registry of games.

import { combo } from './combo/index.js';
import { gambit } from './gambit/index.js';
import { luckymoose } from './luckymoose/index.js';
import { triboard } from './triboard/index.js';

/** @import { GamePage } from '../types.js' */

/** @type {GamePage[]} In the order of the hall. */
export const GAMES = [gambit, combo, triboard, luckymoose];

/**
 * The game with an id; undefined when it is unknown.
 *
 * @param {string} id
 * @returns {GamePage | undefined}
 */
export function findGame(id) {
  return GAMES.find((game) => game.id === id);
}
