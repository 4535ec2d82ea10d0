// Makes the textures of boards while the page waits for the engine, in steps too short to delay input.

import { makeYielder, nextTask } from '../core/yielder.ts';
import { GAMES, findGame } from '../games/index.ts';
import { railsAhead } from '../ui/board/frame.ts';
import { textureOf } from '../ui/board/sprites.ts';
import { colour } from '../ui/board/theme.ts';

/** Milliseconds of work between two yields: a phone takes several times as long as the machine of a developer. */
const SLICE = 4;

/** Makes the textures that the boards of an address need; resolves when all are made. */
export async function makeTextures(fragment: string) {
  await nextTask();
  const pause = makeYielder(SLICE);
  const game = findGame(/^#\/(\w+)/.exec(fragment)?.[1] ?? '');
  const textures = (game ? [game] : GAMES).flatMap((shown) => shown.textures ?? []);
  for (const ahead of new Set([railsAhead, ...textures])) {
    const steps = ahead({ texture: textureOf, colour });
    while (!steps.next().done) await pause();
  }
}
