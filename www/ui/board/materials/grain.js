// What cloth and stone share: repeatable noise, and textures of light and shade that are laid over any colour.

import { hash } from './noise.js';

/** @import { Brush } from '../../../types.js' */

/**
 * Value noise from 0 to 1, which repeats after `period` steps each way.
 *
 * @param {number} x
 * @param {number} y
 * @param {number} period
 */
export function smooth(x, y, period) {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const ease = (/** @type {number} */ t) => t * t * (3 - 2 * t);
  const [right, down] = [ease(x - left), ease(y - top)];
  const at = (/** @type {number} */ column, /** @type {number} */ row) => hash((left + column) % period, (top + row) % period);
  const upper = at(0, 0) + (at(1, 0) - at(0, 0)) * right;
  const lower = at(0, 1) + (at(1, 1) - at(0, 1)) * right;
  return upper + (lower - upper) * down;
}

/**
 * A texture of light and shade on nothing: white where it is lighter than its ground, black where darker.
 *
 * @param {Brush} brush
 * @param {string} key
 * @param {number} size its side in pixels
 * @param {(x: number, y: number) => number} lightness the difference in lightness, in percent
 */
export function shadeTexture(brush, key, size, lightness) {
  return brush.texture(key, size, size, (data) => {
    for (let y = 0, at = 0; y < size; y += 1) {
      for (let x = 0; x < size; x += 1, at += 4) {
        const change = lightness(x, y);
        data[at] = data[at + 1] = data[at + 2] = change > 0 ? 255 : 0;
        // White over a middle tone changes less than black does.
        data[at + 3] = Math.abs(change) * (change > 0 ? 4.2 : 3.8);
      }
    }
  });
}

/**
 * Lays a texture over the current path.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {CanvasImageSource} texture
 * @param {{ x?: number, y?: number, scale: number }} place the part of the texture, and the size of its pixels
 */
export function layTexture(context, texture, { x = 0, y = 0, scale }) {
  const pattern = context.createPattern(texture, 'repeat');
  if (!pattern) return;
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  context.fillStyle = pattern;
  context.fill();
  context.restore();
}
