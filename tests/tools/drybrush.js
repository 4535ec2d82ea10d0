// A brush without a browser, which paints each sprite whenever it is drawn.

/** @import { Geometry } from '../../www/ui/board/geometry.js' */
/** @import { Brush } from '../../www/types.js' */

// Shapes are part of a browser, too.
globalThis.Path2D ??= /** @type {any} */ (class {});

/**
 * @param {any} context receives all drawing
 * @param {Geometry} geometry
 * @param {(name: string) => string} colour
 * @returns {Brush}
 */
export function dryBrush(context, geometry, colour) {
  /** @type {Brush} */
  const brush = {
    context,
    geometry,
    colour,
    coordinates: true,
    texture: () => /** @type {any} */ ({}),
    sprite(_, width, height, paint) {
      paint(context, width, height);
      return /** @type {any} */ ({});
    },
    stamp: (_, x, y, width, height, paint) => paint(context, width, height),
    ground: (_, paint) => paint(brush),
  };
  return brush;
}
