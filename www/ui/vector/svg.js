// A picture of a position as SVG: the game draws as it does on a canvas, on a context that writes what it draws.

import { drawFall, drawRails } from '../board/frame.js';
import { pictureLayout } from '../board/picture.js';
import { spriteOf, textureOf } from '../board/sprites.js';
import { colour } from '../board/theme.js';
import { VectorContext } from './context.js';
import { round } from './outline.js';
import { Sheet } from './sheet.js';

/** @import { Brush, GamePage, Scene } from '../../types.js' */

/**
 * Draws a scene as SVG. Sprites become groups that are used again, and shadows are blurred by filters; stitches of the embroidery
 * are left out, and textures are half as fine.
 *
 * @param {GamePage} game
 * @param {Scene} scene
 * @param {boolean} isFlipped
 * @param {number} long the longer side, in CSS pixels
 */
export function svgOf(game, scene, isFlipped, long) {
  const { geometry, width, height } = pictureLayout(game, scene.position, isFlipped, long);
  const sheet = new Sheet();
  const group = (/** @type {{ width: number, height: number }} */ extent) => new VectorContext(sheet, extent);
  const canvas = group({ width, height });
  const asContext = (/** @type {VectorContext} */ context) => /** @type {CanvasRenderingContext2D} */ (/** @type {unknown} */ (context));
  /** @type {Brush} */
  const brush = {
    context: asContext(canvas),
    geometry,
    colour,
    coordinates: true,
    texture: textureOf,
    sprite: (key, across, down, paint) => spriteOf(key, across, down, 1, paint),
    stamp(key, x, y, across, down, paint) {
      const id = sheet.group(`${key} ${across} ${down}`, () => {
        const context = group({ width: across, height: down });
        paint(asContext(context), across, down);
        return context.markup;
      });
      canvas.use(id, x, y);
    },
    ground(_, ...paints) {
      canvas.save();
      drawRails(brush, width, height);
      for (const paint of [...paints, drawFall]) paint(brush);
      canvas.restore();
    },
  };
  game.draw(brush, scene, null);
  const box = [0, 0, round(width), round(height)].join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${round(width)}" height="${round(height)}"><defs>${sheet.markup}</defs>${canvas.markup}</svg>`;
}
