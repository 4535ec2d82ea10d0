// Sprites: pictures that are painted once per size, set and theme, and then only copied.

/** The number of pixels kept at most; 24 million take 96 MB. */
const MAX_PIXELS = 24_000_000;

/** @typedef {{ canvas: HTMLCanvasElement, pixels: number }} Sprite */

/** @type {Map<string, Sprite>} All sprites of the page, the least recently used first. */
const sprites = new Map();
let total = 0;

/**
 * A sprite; `paint` paints it, in CSS pixels, when there is none of this key, size and scale.
 *
 * @param {string} key
 * @param {number} width in CSS pixels
 * @param {number} height
 * @param {number} scale device pixels in a CSS pixel
 * @param {(context: CanvasRenderingContext2D, width: number, height: number) => void} paint
 */
export function spriteOf(key, width, height, scale, paint) {
  const [across, down] = [Math.max(1, Math.ceil(width * scale)), Math.max(1, Math.ceil(height * scale))];
  const name = `${key} ${across} ${down} ${scale}`;
  const known = sprites.get(name);
  if (known) {
    sprites.delete(name);
    sprites.set(name, known);
    return known.canvas;
  }
  const { canvas, context } = makeCanvas(across, down);
  context.scale(scale, scale);
  paint(context, width, height);
  sprites.set(name, { canvas, pixels: across * down });
  total += across * down;
  for (const [oldest, { pixels }] of sprites) {
    if (total <= MAX_PIXELS || oldest === name) break;
    sprites.delete(oldest);
    total -= pixels;
  }
  return canvas;
}

/**
 * A texture: pixels computed once, whatever the scale of the screen.
 *
 * @param {string} key
 * @param {number} width in pixels
 * @param {number} height
 * @param {(data: Uint8ClampedArray) => void} fill sets red, green, blue and alpha of each pixel
 */
export function textureOf(key, width, height, fill) {
  return spriteOf(`texture ${key}`, width, height, 1, (context) => {
    const image = context.createImageData(width, height);
    fill(image.data);
    context.putImageData(image, 0, 0);
  });
}

/** Forgets all sprites, after the set or the theme has changed. */
export function forgetSprites() {
  sprites.clear();
  total = 0;
}

/**
 * A canvas that is not in the document.
 *
 * @param {number} width in pixels
 * @param {number} height
 * @param {boolean} [isRead] whether its pixels are read often
 */
export function makeCanvas(width, height, isRead = false) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: isRead });
  if (!context) throw new Error('This browser draws no canvas.');
  return { canvas, context };
}
