// Hewn stone: two octaves of noise with dark and light specks, laid over any colour.

import { layTexture, shadeAhead, shadeTexture, smooth, type Shade } from './grain.ts';
import { hash } from './noise.ts';
import type { Brush } from '../brush.ts';

/** The side of the texture in pixels, and the size of a pixel in CSS pixels. */
const SIZE = 128;
const FINE = 0.5;

const HEWN: Shade = {
  key: 'stone',
  size: SIZE,
  lightness: (x, y) => {
    const cloud = smooth(x / 16, y / 16, SIZE / 16) + 0.6 * smooth(x / 4, y / 4, SIZE / 4) - 0.8;
    const speck = hash(x >> 1, (y >> 1) + 500);
    return 7 * cloud + 3 * (hash(x, y) - 0.5) + (speck > 0.985 ? 5 : speck < 0.03 ? -6 : 0);
  },
};

/** Makes it ahead of time. */
export const stoneAhead = shadeAhead(HEWN);

/**
 * Fills the current path with stone.
 *
 * @param cut which part of the stone, so that no two pieces are alike
 */
export function fillStone(brush: Brush, context: CanvasRenderingContext2D, colour: string, cut: number) {
  context.fillStyle = colour;
  context.fill();
  layTexture(context, shadeTexture(brush, HEWN), { x: hash(cut, 1) * SIZE, y: hash(cut, 2) * SIZE, scale: FINE });
}
