// A picture of a position as SVG: the game draws as it does on a canvas, on a context that writes what it draws.

import { drawCoordinates, drawFall, drawRails } from '../board/frame.ts';
import { pictureLayout } from '../board/picture.ts';
import { spriteOf, textureOf } from '../board/sprites.ts';
import { colour } from '../board/theme.ts';
import { VectorContext } from './context.ts';
import { round } from './outline.ts';
import { Sheet } from './sheet.ts';
import type { GamePage } from '../../games/page.ts';
import type { Brush } from '../board/brush.ts';
import type { Scene } from '../board/scene.ts';

/**
 * Draws a scene as SVG. Sprites become groups that are used again, and shadows are blurred by filters; stitches of the
 * embroidery are left out, and textures are half as fine.
 *
 * @param long the longer side, in CSS pixels
 */
export function svgOf(game: GamePage, scene: Scene, isFlipped: boolean, long: number) {
  const { geometry, width, height } = pictureLayout(game, scene.position, isFlipped, long);
  const sheet = new Sheet();
  const group = (extent: { width: number; height: number }) => new VectorContext(sheet, extent);
  const canvas = group({ width, height });
  const asContext = (context: VectorContext) => context as unknown as CanvasRenderingContext2D;
  const brush: Brush = {
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
      for (const paint of [drawCoordinates, ...paints, drawFall]) paint(brush);
      canvas.restore();
    },
  };
  game.draw(brush, scene, null);
  const [across, down] = [round(width), round(height)];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${across} ${down}" width="${across}" height="${down}">` +
    `<defs>${sheet.markup}</defs>${canvas.markup}</svg>`
  );
}
