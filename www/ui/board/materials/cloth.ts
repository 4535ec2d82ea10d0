// Woven cloth: a plain weave that is laid over any colour, borders dyed thread by thread, running stitches and satin
// stitch.

import { layTexture, shadeAhead, shadeTexture, smooth, type Shade } from './grain.ts';
import { hash } from './noise.ts';
import type { Brush } from '../brush.ts';

/** The width of a thread in pixels of the texture, and the threads each way. */
const PITCH = 6;
const THREADS = 32;
/** The usual difference in lightness between threads, in percent. */
const STRENGTH = 4.6;
/** How round a thread looks: its light from one edge to the other. */
const ARCH = Array.from({ length: PITCH }, (_, x) => Math.sin(((x + 0.5) / PITCH) * Math.PI));

/** The width of a thread on a board, in CSS pixels. */
export function threadOf({ geometry }: Brush) {
  return Math.min(3, Math.max(1.5, geometry.cell * 0.064));
}

/** A plain weave: each thread goes over one and under the next. */
const weave = (strength: number): Shade => ({
  key: `weave-${strength}`,
  size: THREADS * PITCH,
  lightness: (x, y) => {
    const [column, row] = [Math.floor(x / PITCH), Math.floor(y / PITCH)];
    const [across = 0, along = 0] = [ARCH[x % PITCH], ARCH[y % PITCH]];
    const isWarp = (column + row) % 2 === 0;
    // A thread is brightest along its middle and where it lies over its neighbours.
    const round = isWarp ? across * (0.55 + 0.45 * along) : along * (0.55 + 0.45 * across);
    const thread = (isWarp ? hash(column, 7) : hash(row, 13)) - 0.5;
    const slub = smooth(isWarp ? column : x / 24, isWarp ? y / 24 : row, THREADS) - 0.5;
    return strength * 2 * ((round - 0.62) * 1.1 + (isWarp ? 0.165 : -0.165) + thread * 0.3 + slub * 0.35);
  },
});

/** Makes cloth of the usual strength, or of another one, ahead of time. */
export const clothAhead = (strength = STRENGTH) => shadeAhead(weave(strength));

/**
 * Fills the current path with cloth.
 *
 * @param strength the difference in lightness between threads, in percent
 */
export function fillCloth(
  brush: Brush,
  context: CanvasRenderingContext2D,
  colour: string,
  strength: number = STRENGTH,
) {
  context.fillStyle = colour;
  context.fill();
  layTexture(context, shadeTexture(brush, weave(strength)), { scale: threadOf(brush) / PITCH });
}

/**
 * Traces a band along a rectangular ring whose dye ends thread by thread, so that its edges are uneven.
 *
 * @param thread the width of a thread
 * @param isInside whether cloth of another colour lies around the band, too
 */
export function traceBand(
  context: CanvasRenderingContext2D,
  outer: { x: number; y: number; width: number; height: number },
  inner: { x: number; y: number; width: number; height: number },
  thread: number,
  isInside: boolean,
) {
  context.beginPath();
  traceDyed(context, outer, isInside ? thread : 0, thread, false);
  traceDyed(context, inner, -thread, thread, true);
}

/**
 * Traces a rectangle whose sides step by one thread.
 *
 * @param outward how far the steps reach; 0 for a straight side
 * @param isReversed whether it is a hole
 */
function traceDyed(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  outward: number,
  thread: number,
  isReversed: boolean,
) {
  const points: [number, number][] = [];
  const sides = [
    [x, y, 1, 0, width],
    [x + width, y, 0, 1, height],
    [x + width, y + height, -1, 0, width],
    [x, y + height, 0, -1, height],
  ] as const;
  for (const [side, [left, top, right, down, length]] of sides.entries()) {
    const count = Math.max(1, Math.round(length / thread));
    for (let n = 0; n < count; n += 1) {
      const reach = outward * (n % 2 ? 0.4 + 0.5 * hash(n, side) : 0);
      for (const end of [n, n + 1]) {
        const at = (end / count) * length;
        points.push([left + right * at + down * reach, top + down * at - right * reach]);
      }
    }
  }
  if (isReversed) points.reverse();
  points.forEach(([left, top], n) => (n === 0 ? context.moveTo(left, top) : context.lineTo(left, top)));
  context.closePath();
}

/** Sews the current path: stitches of one length with a shadow under each. */
export function sew(
  context: CanvasRenderingContext2D,
  {
    colour,
    shadow,
    width,
    alpha,
    dash = [5, 4],
  }: {
    colour: string;
    shadow: string;
    width: number;
    alpha: number;
    dash?: [number, number];
  },
) {
  context.save();
  context.setLineDash(dash);
  context.lineCap = 'butt';
  context.lineWidth = width;
  context.globalAlpha = alpha * 0.8;
  context.strokeStyle = shadow;
  context.translate(0.5, 0.8);
  context.stroke();
  context.translate(-0.5, -0.8);
  context.globalAlpha = alpha;
  context.strokeStyle = colour;
  context.stroke();
  context.restore();
}

/**
 * Embroiders a shape in slanted satin stitch on an empty canvas.
 *
 * @param thread `fill` fills the shape
 */
export function embroider(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  { colour, shadow, fill }: { colour: string; shadow: string; fill: () => void },
) {
  context.fillStyle = colour;
  fill();
  context.globalCompositeOperation = 'source-atop';
  context.lineWidth = 0.6;
  context.globalAlpha = 0.3;
  context.strokeStyle = shadow;
  context.beginPath();
  for (let x = -height; x < width + height; x += 1.7) {
    context.moveTo(x, height);
    context.lineTo(x + height * 0.55, 0);
  }
  context.stroke();
  context.globalCompositeOperation = 'destination-over';
  context.globalAlpha = 0.5;
  context.fillStyle = shadow;
  context.translate(0.7, 1.1);
  fill();
  context.translate(-0.7, -1.1);
  context.globalCompositeOperation = 'source-over';
  context.globalAlpha = 1;
}
