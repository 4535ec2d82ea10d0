// The drawing tools of a board: its canvas, its colours, and pictures that are painted only once.

import { drawFall, drawRails } from './frame.js';
import { spriteOf, textureOf } from './sprites.js';
import { colour } from './theme.js';

/** @import { Brush } from '../../types.js' */
/** @import { Geometry } from './geometry.js' */

/**
 * What a board looks like: its colours by the names of their custom properties, and a name that tells its pictures from those of others.
 *
 * @typedef {{ name: string, colour: (name: string) => string }} Look
 */

/** The look of the page. @type {Look} */
const PAGE = { name: '', colour };

/** The number of pixels of a ground at most; a zoomed board is painted less finely. */
const MAX_GROUND = 5_000_000;

/** The steps in which a ground is still to be painted. @type {WeakMap<HTMLCanvasElement, (() => void)[]>} */
const unpainted = new WeakMap();

/**
 * The tools for one canvas. With `onRest` a ground is painted in steps, one at a time, as long as each of them is asked for.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} geometry
 * @param {number} scale device pixels in a CSS pixel
 * @param {boolean} coordinates
 * @param {Look} [look]
 * @param {() => void} [onRest] called when something of a ground is left to paint
 * @returns {Brush}
 */
export function makeBrush(context, geometry, scale, coordinates, look = PAGE, onRest) {
  /** @type {Brush} */
  const brush = {
    context,
    geometry,
    colour: look.colour,
    coordinates,
    texture: (key, ...rest) => textureOf(look.name + key, ...rest),
    sprite: (key, width, height, paint) => spriteOf(look.name + key, width, height, scale, paint),
    stamp(key, x, y, width, height, paint) {
      const sprite = spriteOf(look.name + key, width, height, scale, paint);
      // On whole device pixels the copy is exact.
      const [left, top] = [Math.round(x * scale) / scale, Math.round(y * scale) / scale];
      context.drawImage(sprite, left, top, sprite.width / scale, sprite.height / scale);
    },
    ground(key, ...paints) {
      const { columns, lines, cell, frame, field, isFlipped, isUpright } = geometry;
      const [width, height] = [(columns + frame.left + frame.right) * cell, (lines + frame.top + frame.bottom) * cell];
      const fine = Math.min(scale, Math.sqrt(MAX_GROUND / (width * height)));
      const name = `${look.name}ground ${key} ${[columns, lines, isFlipped, isUpright, coordinates]}`;
      const sprite = spriteOf(name, width, height, fine, (still) => {
        const whole = geometry.moved({ left: frame.left * cell, top: frame.top * cell });
        const tools = makeBrush(still, whole, fine, coordinates, look);
        drawRails(tools, width, height);
        unpainted.set(still.canvas, [...paints, drawFall].map((paint) => () => paint(tools)));
      });
      const steps = unpainted.get(sprite) ?? [];
      do steps.shift()?.();
      while (!onRest && steps.length > 0);
      if (steps.length > 0) onRest?.();
      context.drawImage(sprite, field.left - frame.left * cell, field.top - frame.top * cell, sprite.width / fine, sprite.height / fine);
    },
  };
  return brush;
}
