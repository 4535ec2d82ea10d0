// Stained wood and bone: a fine grain that is laid over any colour.

import { layTexture, shadeAhead, shadeTexture, smooth, type Shade } from './grain.ts';
import { hash } from './noise.ts';
import type { Brush } from '../brush.ts';

/** The side of the texture in pixels, and the size of a pixel in CSS pixels. */
const SIZE = 128;
const FINE = 0.5;
/** The distance of two rings in pixels. */
const RING = SIZE / 12;

const GRAIN: Shade = {
  key: 'stain',
  size: SIZE,
  lightness: (x, y) => {
    const ring = (y / RING + 5 * smooth(x / 64, y / 32, SIZE / 64)) % 1;
    const saw = ring < 0.78 ? ring / 0.78 : (1 - ring) / 0.22;
    const fibre = smooth(x / 32, y / 1.6, SIZE / 1.6) - 0.5;
    const pore = smooth(x / 8, y / 2, SIZE / 2) > 0.9 && hash(x >> 4, y) > 0.6 ? -3.5 : 0;
    return 3 * (saw - 0.5) + 3.6 * fibre + pore;
  },
};

/** Makes it ahead of time. */
export const stainAhead = shadeAhead(GRAIN);

/**
 * Lays a grain over the current path.
 *
 * @param cut which part of the wood, so that no two pieces are alike
 */
export function layGrain(brush: Brush, context: CanvasRenderingContext2D, cut: number) {
  layTexture(context, shadeTexture(brush, GRAIN), { x: hash(cut, 3) * SIZE, y: hash(cut, 4) * SIZE, scale: FINE });
}
