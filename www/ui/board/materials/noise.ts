// Noise and tints from which materials are made: the same on every machine.

/** A number from 0 to 1 for whole coordinates. */
export function hash(x: number, y: number, seed = 0) {
  let n = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed + 1, 0x9e3779b1);
  n = Math.imul(n ^ (n >>> 15), 0x85ebca6b);
  n = Math.imul(n ^ (n >>> 13), 0xc2b2ae35);
  return ((n ^ (n >>> 16)) >>> 0) / 2 ** 32;
}

/** Value noise: smooth between the whole coordinates, from −1 to 1. */
export function noise(x: number, y: number, seed = 0) {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [ease(x - left), ease(y - top)];
  const above = hash(left, top, seed) * (1 - right) + hash(left + 1, top, seed) * right;
  const below = hash(left, top + 1, seed) * (1 - right) + hash(left + 1, top + 1, seed) * right;
  return 2 * (above * (1 - down) + below * down) - 1;
}

/** From 0 to 1 as its argument goes, and level at both ends. */
export function ease(t: number) {
  return t * t * (3 - 2 * t);
}

/**
 * A relief: for each pixel a difference in OKLCH lightness, computed once. 128 is none, each step 0.0005.
 *
 * @param width in pixels
 * @param fill sets the differences of one row
 * @param rows the most rows to compute now
 */
export function relief(
  key: string,
  width: number,
  height: number,
  fill: (row: Float32Array, y: number) => void,
  rows: number = height,
) {
  const known = reliefs.get(key) ?? { heights: new Uint8ClampedArray(width * height), carved: 0 };
  reliefs.set(key, known);
  const row = new Float32Array(width);
  for (const end = Math.min(height, known.carved + rows); known.carved < end; known.carved += 1) {
    fill(row, known.carved);
    const begin = known.carved * width;
    // A clamped array rounds, and keeps to 0 and 255.
    for (let x = 0; x < width; x += 1) known.heights[begin + x] = 128 + (row[x] ?? 0) * 2000;
  }
  return known;
}

/** `carved`: the rows that are computed. */
const reliefs = new Map<string, { heights: Uint8ClampedArray; carved: number }>();

/**
 * Fills pixels with a colour in the lightness of a relief.
 *
 * @param colour `oklch(L C h)` or `#rrggbb`
 * @param look the factor of the relief, and the hue's swing in degrees
 */
export function tint(
  data: Uint8ClampedArray,
  heights: Uint8ClampedArray,
  colour: string,
  { strength = 1, swing = 3 }: { strength?: number; swing?: number } = {},
) {
  const [light = 0, chroma = 0, hue = 0] = partsOf(colour);
  const pixels = new Uint32Array(data.buffer, data.byteOffset, heights.length);
  const tones = new Uint32Array(256);
  const bytes = new Uint8Array(tones.buffer);
  for (let n = 0; n < 256; n += 1) {
    const off = ((n - 128) / 2000) * strength;
    bytes.set([...rgbOf(light + off, chroma, hue + (swing * off) / 0.03), 255], 4 * n);
  }
  for (let n = 0; n < pixels.length; n += 1) pixels[n] = tones[heights[n] ?? 0] ?? 0;
}

/** The lightness, chroma and hue of a colour: `oklch(0.8 0.05 74)`, or `#dcb892` as the build writes it. */
function partsOf(colour: string) {
  if (!colour.startsWith('#')) return (colour.match(/[\d.]+/g) ?? []).map(Number);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.412221 * red + 0.536333 * green + 0.051446 * blue);
  const m = Math.cbrt(0.211903 * red + 0.6807 * green + 0.107397 * blue);
  const s = Math.cbrt(0.088302 * red + 0.281719 * green + 0.629979 * blue);
  const a = 1.977998 * l - 2.428592 * m + 0.450594 * s;
  const b = 0.025904 * l + 0.782772 * m - 0.808676 * s;
  return [0.210454 * l + 0.793618 * m - 0.004072 * s, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI];
}

/**
 * A colour of OKLCH as red, green and blue from 0 to 255.
 *
 * @param hue in degrees
 */
export function rgbOf(light: number, chroma: number, hue: number) {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (light + 0.396338 * a + 0.215804 * b) ** 3;
  const m = (light - 0.105561 * a - 0.063854 * b) ** 3;
  const s = (light - 0.089484 * a - 1.291486 * b) ** 3;
  return [
    4.076742 * l - 3.307712 * m + 0.23097 * s,
    -1.268438 * l + 2.609757 * m - 0.341319 * s,
    -0.004196 * l - 0.703419 * m + 1.707615 * s,
  ].map((part) => {
    const value = Math.max(0, Math.min(1, part));
    return Math.round(255 * (value <= 0.003131 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055));
  });
}
