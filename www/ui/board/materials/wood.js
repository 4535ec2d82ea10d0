// Wood: rings of a log cut along the grain, with fibres and pores.

import { hash, noise, relief, tint } from './noise.js';

/** @import { Brush } from '../../../types.js' */

/** The size of the texture, in pixels; the grain runs along its width. */
export const PLANK = { width: 512, height: 320 };
/** The distance of two rings, in pixels, and the part of it in which a ring grows lighter. */
const PERIOD = 15;
const RISE = 0.78;

/** The differences in lightness of a plank, the same for every wood. */
function grain() {
  const { width, height } = PLANK;
  // Few points suffice for slow noise; between them it is straight.
  const STEP = 16;
  return relief('wood', width, height, (row, y) => {
    let [from, to] = [0, warp(0, y)];
    for (let x = 0; x < width; x += 1) {
      const part = (x % STEP) / STEP;
      if (part === 0) [from, to] = [to, warp(x + STEP, y)];
      const ring = (y + from * (1 - part) + to * part) / PERIOD;
      const phase = ring - Math.floor(ring);
      const wave = phase < RISE ? phase / RISE : (1 - phase) / (1 - RISE);
      row[x] = (2 * wave - 1) * 0.015;
    }
    // Fibres, a row each, of lengths of about 33 pixels.
    for (let x = 0; x < width; x += 1) {
      const at = x * 0.03 + 7 * hash(y, 3);
      const left = Math.floor(at);
      const step = at - left;
      row[x] = (row[x] ?? 0) + (2 * (hash(left, y, 5) * (1 - step) + hash(left + 1, y, 5) * step) - 1) * 0.007;
    }
    // Pores.
    for (let n = 0; n < 9; n += 1) {
      if (hash(n, y, 11) > 0.55) continue;
      const [begin, length] = [Math.floor(hash(n, y, 12) * width), 6 + Math.floor(hash(n, y, 13) * 16)];
      const depth = 0.018 + 0.014 * hash(n, y, 14);
      for (let x = begin; x < Math.min(width, begin + length); x += 1) row[x] = (row[x] ?? 0) - depth * Math.sin((Math.PI * (x - begin + 0.5)) / length);
    }
  });
}

/**
 * How far the rings are bent, in pixels.
 *
 * @param {number} x
 * @param {number} y
 */
function warp(x, y) {
  return 34 * noise(x * 0.0045, y * 0.012, 1) + 9 * noise(x * 0.014, y * 0.03, 2);
}

/**
 * A plank of a colour.
 *
 * @param {Brush} brush
 * @param {string} name of the colour
 * @param {{ strength?: number, swing?: number }} [look] of its grain
 */
export function plank({ texture, colour }, name, look) {
  return texture(`wood ${name}`, PLANK.width, PLANK.height, (data) => tint(data, grain(), colour(name), look));
}

/**
 * Fills a rectangle with a piece of a plank, its grain from left to right or, `isAcross`, from top to bottom.
 *
 * @param {Brush} brush
 * @param {CanvasImageSource} wood
 * @param {{ x: number, y: number, width: number, height: number }} box in CSS pixels
 * @param {object} cut
 * @param {number} cut.seed chooses the piece
 * @param {number} cut.size pixels of the plank in a CSS pixel
 * @param {boolean} [cut.isAcross]
 */
export function cutWood({ context }, wood, { x, y, width, height }, { seed, size, isAcross = false }) {
  const [along, across] = isAcross ? [height, width] : [width, height];
  const [long, wide] = [Math.min(PLANK.width, along * size), Math.min(PLANK.height, across * size)];
  const [left, top] = [(PLANK.width - long) * hash(seed, 1, 21), (PLANK.height - wide) * hash(seed, 2, 21)].map(Math.floor);
  context.save();
  context.translate(x + width / 2, y + height / 2);
  if (isAcross) context.rotate(Math.PI / 2);
  // Half of the pieces are turned round.
  if (hash(seed, 3, 21) < 0.5) context.rotate(Math.PI);
  context.drawImage(wood, left ?? 0, top ?? 0, long, wide, -along / 2, -across / 2, along, across);
  context.restore();
}
