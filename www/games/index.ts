// The registry of games.

import { combo } from './combo/index.ts';
import { gambit } from './gambit/index.ts';
import { luckymoose } from './luckymoose/index.ts';
import { triboard } from './triboard/index.ts';
import type { GamePage } from './page.ts';

/** In the order of the hall. */
export const GAMES: GamePage[] = [gambit, combo, triboard, luckymoose];

/** The game with an id; undefined when it is unknown. */
export function findGame(id: string): GamePage | undefined {
  return GAMES.find((game) => game.id === id);
}
