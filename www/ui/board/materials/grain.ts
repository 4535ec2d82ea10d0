// What cloth and stone share: repeatable noise, and textures of light and shade that are laid over any colour.

import { ease, hash } from './noise.ts';
import type { TextureSteps, Brush } from '../brush.ts';

/** Value noise from 0 to 1, which repeats after `period` steps each way. */
export function smooth(x: number, y: number, period: number) {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const right = ease(x - left);
  const upper = hash(left % period, top % period);
  const lower = hash(left % period, (top + 1) % period);
  const above = upper + (hash((left + 1) % period, top % period) - upper) * right;
  const below = lower + (hash((left + 1) % period, (top + 1) % period) - lower) * right;
  return above + (below - above) * ease(y - top);
}

/**
 * Light and shade on nothing: the key of the texture, its side in pixels, and the difference in lightness at each
 * pixel, in percent.
 */
export interface Shade {
  key: string;
  size: number;
  lightness: (x: number, y: number) => number;
}

/** Rows that are computed in one step ahead of time: some milliseconds on a phone. */
const STEP_ROWS = 8;

/** The pixels of each shade, the same in all colours, and how many rows are computed. */
const shades = new Map<string, { pixels: Uint8ClampedArray; rows: number }>();

/** The texture of a shade: white where it is lighter than its ground, black where darker. */
export function shadeTexture({ texture }: Pick<Brush, 'texture'>, shade: Shade) {
  return texture(shade.key, shade.size, shade.size, (data) => data.set(compute(shade, shade.size).pixels));
}

/** Makes the texture of a shade ahead of time, a little with each step. */
export function shadeAhead(shade: Shade): TextureSteps {
  return function* steps(tools) {
    while (compute(shade, STEP_ROWS).rows < shade.size) yield;
    yield shadeTexture(tools, shade);
  };
}

/** @param most the most rows to compute now */
function compute({ key, size, lightness }: Shade, most: number) {
  const known = shades.get(key) ?? { pixels: new Uint8ClampedArray(4 * size * size), rows: 0 };
  shades.set(key, known);
  const { pixels } = known;
  for (const end = Math.min(size, known.rows + most); known.rows < end; known.rows += 1) {
    for (let x = 0, at = 4 * size * known.rows; x < size; x += 1, at += 4) {
      const change = lightness(x, known.rows);
      pixels[at] = pixels[at + 1] = pixels[at + 2] = change > 0 ? 255 : 0;
      // White over a middle tone changes less than black does.
      pixels[at + 3] = Math.abs(change) * (change > 0 ? 4.2 : 3.8);
    }
  }
  return known;
}

/**
 * Lays a texture over the current path.
 *
 * @param place the part of the texture, and the size of its pixels
 */
export function layTexture(
  context: CanvasRenderingContext2D,
  texture: CanvasImageSource,
  { x = 0, y = 0, scale }: { x?: number; y?: number; scale: number },
) {
  const pattern = context.createPattern(texture, 'repeat');
  if (!pattern) return;
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  context.fillStyle = pattern;
  context.fill();
  context.restore();
}
