// Noise and tints from which materials are made: the same on every machine.

/**
 * A number from 0 to 1 for whole coordinates.
 *
 * @param {number} x
 * @param {number} y
 * @param {number} [seed]
 */
export function hash(x, y, seed = 0) {
  let n = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed + 1, 0x9e3779b1);
  n = Math.imul(n ^ (n >>> 15), 0x85ebca6b);
  n = Math.imul(n ^ (n >>> 13), 0xc2b2ae35);
  return ((n ^ (n >>> 16)) >>> 0) / 2 ** 32;
}

/**
 * Value noise: smooth between the whole coordinates, from −1 to 1.
 *
 * @param {number} x
 * @param {number} y
 * @param {number} [seed]
 */
export function noise(x, y, seed = 0) {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [smooth(x - left), smooth(y - top)];
  const above = hash(left, top, seed) * (1 - right) + hash(left + 1, top, seed) * right;
  const below = hash(left, top + 1, seed) * (1 - right) + hash(left + 1, top + 1, seed) * right;
  return 2 * (above * (1 - down) + below * down) - 1;
}

/** @param {number} t */
function smooth(t) {
  return t * t * (3 - 2 * t);
}

/**
 * A relief: for each pixel a difference in OKLCH lightness, computed once. 128 is none, each step 0.0005.
 *
 * @param {string} key
 * @param {number} width in pixels
 * @param {number} height
 * @param {(row: Float32Array, y: number) => void} fill sets the differences of one row
 * @param {number} [rows] the most rows to compute now
 */
export function relief(key, width, height, fill, rows = height) {
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

/** @type {Map<string, { heights: Uint8ClampedArray, carved: number }>} `carved`: the rows that are computed. */
const reliefs = new Map();

/**
 * Fills pixels with a colour in the lightness of a relief.
 *
 * @param {Uint8ClampedArray} data
 * @param {Uint8ClampedArray} heights
 * @param {string} colour `oklch(L C h)`
 * @param {{ strength?: number, swing?: number }} [look] the factor of the relief, and the hue's swing in degrees
 */
export function tint(data, heights, colour, { strength = 1, swing = 3 } = {}) {
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

/**
 * The numbers of a colour: `oklch(0.8 0.05 74)`.
 *
 * @param {string} colour
 */
export function partsOf(colour) {
  return (colour.match(/[\d.]+/g) ?? []).map(Number);
}

/**
 * A colour of OKLCH as red, green and blue from 0 to 255.
 *
 * @param {number} light
 * @param {number} chroma
 * @param {number} hue in degrees
 */
export function rgbOf(light, chroma, hue) {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((part) => {
    const value = Math.max(0, Math.min(1, part));
    return Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055));
  });
}
