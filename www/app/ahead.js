// Makes the textures of boards while the page waits for the engine, in steps that are too short to be felt.

import { makeYielder } from '../core/yielder.js';
import { GAMES, findGame } from '../games/index.js';
import { railsAhead } from '../ui/board/frame.js';
import { textureOf } from '../ui/board/sprites.js';
import { colour } from '../ui/board/theme.js';

/**
 * Makes the textures that the boards of an address need; resolves when all are made.
 *
 * @param {string} fragment
 */
export async function makeTextures(fragment) {
  const pause = makeYielder();
  const game = findGame(/^#\/(\w+)/.exec(fragment)?.[1] ?? '');
  const textures = (game ? [game] : GAMES).flatMap((shown) => shown.textures ?? []);
  for (const ahead of new Set([railsAhead, ...textures])) {
    const steps = ahead({ texture: textureOf, colour });
    while (!steps.next().done) await pause();
  }
}
