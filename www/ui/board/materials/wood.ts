// Wood: rings of a log cut along the grain, with fibres and pores.

import { hash, noise, relief, tint } from './noise.ts';
import type { TextureSteps, Brush } from '../brush.ts';

/** A plank: its colour and its grain. */
export type Plank = [name: string, look?: { strength?: number; swing?: number }];

/** The size of the texture, in pixels; the grain runs along its width. */
export const PLANK = { width: 448, height: 256 };
/** The distance of two rings, in pixels, and the part of it in which a ring grows lighter. */
const PERIOD = 15;
const RISE = 0.78;

/** The distance of the points between which rings and fibres are straight, in pixels. */
const STEP = 32;

/**
 * The differences in lightness of a plank, the same for every wood.
 *
 * @param rows the most rows to compute now
 */
function grain(rows?: number) {
  const { width, height } = PLANK;
  return relief(
    'wood',
    width,
    height,
    (row, y) => {
      let bend = bendAt(0, y);
      let fibre = hash(0, y, 5);
      for (let begin = 0; begin < width; begin += STEP) {
        const bent = bendAt(begin + STEP, y);
        const next = hash(begin + STEP, y, 5);
        for (let x = begin; x < begin + STEP; x += 1) {
          const part = (x - begin) / STEP;
          const ring = (y + bend + (bent - bend) * part) / PERIOD;
          const phase = ring - Math.floor(ring);
          const wave = phase < RISE ? phase / RISE : (1 - phase) / (1 - RISE);
          row[x] = (2 * wave - 1) * 0.015 + (2 * (fibre + (next - fibre) * part) - 1) * 0.007;
        }
        bend = bent;
        fibre = next;
      }
      // Pores.
      for (let n = 0; n < 4; n += 1) {
        const begin = Math.floor(hash(n, y, 12) * width);
        const end = Math.min(width, begin + 6 + Math.floor(hash(n, y, 13) * 16));
        const depth = 0.018 + 0.014 * hash(n, y, 14);
        for (let x = begin; x < end; x += 1) row[x] = (row[x] ?? 0) - depth;
      }
    },
    rows,
  );
}

const bends = new Map<number, number>();

/** How far the rings are bent, in pixels, between points of every eighth row. */
function bendAt(x: number, y: number) {
  const above = y - (y % 8);
  const point = (row: number) => {
    const key = row * 4096 + x;
    const known = bends.get(key) ?? warp(x, row);
    bends.set(key, known);
    return known;
  };
  return point(above) + ((point(above + 8) - point(above)) * (y - above)) / 8;
}

/** How far the rings are bent at a point, in pixels. */
function warp(x: number, y: number) {
  return 34 * noise(x * 0.0045, y * 0.012, 1) + 9 * noise(x * 0.014, y * 0.03, 2);
}

/** Rows of the grain that are computed in one step ahead of time: some milliseconds on a phone. */
const STEP_ROWS = 8;

/** Makes planks ahead of time, a little with each step. */
export function planksAhead(...planks: Plank[]): TextureSteps {
  return function* steps(tools) {
    while (grain(STEP_ROWS).carved < PLANK.height) yield;
    for (const [name, look] of planks) yield plank(tools, name, look);
  };
}

/**
 * A plank of a colour.
 *
 * @param name of the colour
 * @param look of its grain
 */
export function plank(
  { texture, colour }: Pick<Brush, 'texture' | 'colour'>,
  name: string,
  { strength = 1, swing }: { strength?: number; swing?: number } = {},
) {
  const set = Number(colour('grain'));
  return texture(`wood ${name}`, PLANK.width, PLANK.height, (data) =>
    tint(data, grain().heights, colour(name), { strength: strength * set, swing }),
  );
}

/**
 * Fills a rectangle with a piece of a plank, its grain from left to right or, `isAcross`, from top to bottom.
 *
 * @param box in CSS pixels
 * @param cut.seed chooses the piece
 * @param cut.size pixels of the plank in a CSS pixel
 */
export function cutWood(
  { context }: Brush,
  wood: CanvasImageSource,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  { seed, size, isAcross = false }: { seed: number; size: number; isAcross?: boolean },
) {
  const [along, across] = isAcross ? [height, width] : [width, height];
  const [long, wide] = [Math.min(PLANK.width, along * size), Math.min(PLANK.height, across * size)];
  const [left, top] = [(PLANK.width - long) * hash(seed, 1, 21), (PLANK.height - wide) * hash(seed, 2, 21)].map(
    Math.floor,
  );
  context.save();
  context.translate(x + width / 2, y + height / 2);
  if (isAcross) context.rotate(Math.PI / 2);
  // Half of the pieces are turned round.
  if (hash(seed, 3, 21) < 0.5) context.rotate(Math.PI);
  context.drawImage(wood, left ?? 0, top ?? 0, long, wide, -along / 2, -across / 2, along, across);
  context.restore();
}
