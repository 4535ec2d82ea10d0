// A brush without a browser, which paints each sprite whenever it is drawn.

import type { Brush } from '../../www/ui/board/brush.ts';
import type { Geometry } from '../../www/ui/board/geometry.ts';

// Shapes are part of a browser, too.
globalThis.Path2D ??= class {} as any;

/** @param context receives all drawing */
export function dryBrush(context: any, geometry: Geometry, colour: (name: string) => string): Brush {
  const brush: Brush = {
    context,
    geometry,
    colour,
    coordinates: true,
    texture: () => ({}) as any,
    sprite(_, width, height, paint) {
      paint(context, width, height);
      return {} as any;
    },
    stamp: (_, x, y, width, height, paint) => paint(context, width, height),
    ground: (_, paint) => paint(brush),
  };
  return brush;
}
