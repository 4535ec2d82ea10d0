// The drawing tools of a board: its canvas, its colours, and pictures that are painted only once.

import { drawCoordinates, drawFall, drawRails } from './frame.ts';
import { spriteOf, textureOf } from './sprites.ts';
import { colour } from './theme.ts';
import type { Geometry } from './geometry.ts';

/** Makes the texture of a material ahead of time, in steps that are too short to be felt. */
export type TextureSteps = (tools: Pick<Brush, 'texture' | 'colour'>) => Generator<unknown>;

/** The drawing tools of a game. */
export interface Brush {
  context: CanvasRenderingContext2D;
  geometry: Geometry;
  /** A theme colour by the name of its custom property, without dashes. */
  colour(name: string): string;
  coordinates: boolean;
  /** The beat of a mark that asks for attention, from 0 to 1; missing where nothing moves. */
  pulse?: number;
  /**
   * The picture that `paint` paints in CSS pixels, once for each key, size, set and theme. Whatever is costly (grain,
   * blur, gradients) belongs into it.
   */
  sprite(key: string, width: number, height: number, paint: Paint): CanvasImageSource;
  /** Draws a sprite with its upper left corner at a point. */
  stamp(key: string, x: number, y: number, width: number, height: number, paint: Paint): void;
  /**
   * Draws the still board: its frame with the coordinates, and what `paints` paint once with the brush of the sprite,
   * whose geometry is that of the whole board.
   */
  ground(key: string, ...paints: ((brush: Brush) => void)[]): void;
  /** Pixels that `fill` computes once: red, green, blue and alpha of each. */
  texture(key: string, width: number, height: number, fill: (data: Uint8ClampedArray) => void): CanvasImageSource;
}

/** Paints a sprite of a width and a height in CSS pixels. */
type Paint = (context: CanvasRenderingContext2D, width: number, height: number) => void;

/**
 * What a board looks like: its colours by the names of their custom properties, and a name that tells its pictures from
 * those of others.
 */
export interface Look {
  name: string;
  colour: (name: string) => string;
}

/** The look of the page. */
const PAGE: Look = { name: '', colour };

/** The number of pixels of a ground at most; a zoomed board is painted less finely. */
const MAX_GROUND = 5_000_000;

/** The steps in which a ground is still to be painted. */
const unpainted = new WeakMap<HTMLCanvasElement, (() => void)[]>();

/**
 * The tools for one canvas. With `mayPaint` the sprites that are missing are painted ahead of the first frame, and none
 * is drawn.
 *
 * @param scale device pixels in a CSS pixel
 * @param mayPaint whether a sprite, or a step of the ground, may be painted now; it is left out otherwise
 */
export function makeBrush(
  context: CanvasRenderingContext2D,
  geometry: Geometry,
  scale: number,
  coordinates: boolean,
  look: Look = PAGE,
  mayPaint?: (isGround?: boolean) => boolean,
): Brush {
  const brush: Brush = {
    context,
    geometry,
    colour: look.colour,
    coordinates,
    texture: (key, ...rest) => textureOf(look.name + key, ...rest),
    sprite: (key, width, height, paint) => spriteOf(look.name + key, width, height, scale, paint),
    stamp(key, x, y, width, height, paint) {
      const sprite = spriteOf(look.name + key, width, height, scale, paint, mayPaint);
      if (mayPaint || !sprite) return;
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
        const rails = () => drawRails(tools, width, height);
        unpainted.set(
          still.canvas,
          [rails, drawCoordinates, ...paints, drawFall].map((paint) => () => paint(tools)),
        );
      });
      const steps = unpainted.get(sprite) ?? [];
      while (steps.length > 0 && mayPaint?.(true) !== false) steps.shift()?.();
      if (mayPaint) return;
      context.drawImage(
        sprite,
        field.left - frame.left * cell,
        field.top - frame.top * cell,
        sprite.width / fine,
        sprite.height / fine,
      );
    },
  };
  return brush;
}
