// Sprites: pictures that are painted once per size, set and theme, and then only copied.

/** The number of pixels kept at most; 24 million take 96 MB. */
const MAX_PIXELS = 24_000_000;

interface Sprite {
  canvas: HTMLCanvasElement;
  pixels: number;
}

type Key = [key: string, width: number, height: number, scale: number];
type Paint = (context: CanvasRenderingContext2D, width: number, height: number) => void;

/** All sprites of the page, the least recently used first. */
const sprites = new Map<string, Sprite>();
let total = 0;

/**
 * A sprite; `paint` paints it, in CSS pixels, when there is none of this key, size and scale.
 *
 * @param width in CSS pixels
 * @param scale device pixels in a CSS pixel
 * @param mayPaint whether it may be painted now; null otherwise
 */
export function spriteOf(...sprite: [...Key, Paint]): HTMLCanvasElement;
export function spriteOf(...sprite: [...Key, Paint, mayPaint?: () => boolean]): HTMLCanvasElement | null;
export function spriteOf(
  key: string,
  width: number,
  height: number,
  scale: number,
  paint: Paint,
  mayPaint?: () => boolean,
) {
  const [across, down] = [Math.max(1, Math.ceil(width * scale)), Math.max(1, Math.ceil(height * scale))];
  const name = `${key} ${across} ${down} ${scale}`;
  const known = sprites.get(name);
  if (known) {
    sprites.delete(name);
    sprites.set(name, known);
    return known.canvas;
  }
  if (mayPaint?.() === false) return null;
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
 * @param width in pixels
 * @param fill sets red, green, blue and alpha of each pixel
 */
export function textureOf(key: string, width: number, height: number, fill: (data: Uint8ClampedArray) => void) {
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
 * @param width in pixels
 * @param isRead whether its pixels are read often
 */
export function makeCanvas(width: number, height: number, isRead = false) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: isRead });
  if (!context) throw new Error('This browser draws no canvas.');
  return { canvas, context };
}
