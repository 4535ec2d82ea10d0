// Makes the wood of the boards while the page waits for the engine, in steps that are too short to be felt.

import { RAIL } from './frame.js';
import { planeAhead } from './materials/wood.js';
import { textureOf } from './sprites.js';
import { WOODS } from './squares.js';
import { colour } from './theme.js';

/** Resolves when all is made. */
export async function prepareWood() {
  const steps = planeAhead({ texture: textureOf, colour }, [RAIL, ...WOODS]);
  while (!steps.next().done) await new Promise((resolve) => setTimeout(resolve));
}
