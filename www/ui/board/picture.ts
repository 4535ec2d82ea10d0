// Pictures of a position, apart from the boards on the screen: whole, with coordinates, and with the last move as the
// only mark.

import { makeBrush } from './brush.ts';
import { Geometry } from './geometry.ts';
import { frameOf, sizeOf } from './layout.ts';
import { plainScene } from './plain.ts';
import { makeCanvas } from './sprites.ts';
import type { GamePage } from '../../games/page.ts';
import type { Scene } from './scene.ts';

/** A scene without what belongs to the player: picks, hints, analysis, and tokens of the hand. */
export function stillScene({ position, lastMove, lastMoves, holdings, isFinal }: Scene): Scene {
  return { ...plainScene(position), lastMove, lastMoves, holdings, isFinal };
}

/**
 * The place of a whole board in a picture of its own, and the size of the picture in CSS pixels.
 *
 * @param long the longer side at most, in CSS pixels
 */
export function pictureLayout(game: GamePage, position: string, isFlipped: boolean, long: number, coordinates = true) {
  const { files, ranks } = sizeOf(game, position);
  const frame = frameOf({ columns: files, lines: ranks, coordinates, headroom: game.headroom ?? 0 });
  const [across, down] = [files + frame.left + frame.right, ranks + frame.top + frame.bottom];
  const cell = long / Math.max(across, down);
  const geometry = new Geometry({
    files,
    ranks,
    cell,
    left: frame.left * cell,
    top: frame.top * cell,
    isFlipped,
    frame,
  });
  return { geometry, width: Math.round(across * cell), height: Math.round(down * cell) };
}

/**
 * Draws a picture of a scene on a canvas of its own.
 *
 * @param look.long the longer side, in CSS pixels
 * @param look.scale device pixels in a CSS pixel
 * @param look.ground the name of the colour around the board; nothing where it is missing
 */
export function paintPicture(
  game: GamePage,
  scene: Scene,
  {
    isFlipped,
    long,
    scale,
    ground,
    coordinates = true,
  }: {
    isFlipped: boolean;
    long: number;
    scale: number;
    ground?: string;
    coordinates?: boolean;
  },
) {
  const { geometry, width, height } = pictureLayout(game, scene.position, isFlipped, long, coordinates);
  const { canvas, context } = makeCanvas(width * scale, height * scale, ground !== undefined);
  context.scale(scale, scale);
  const brush = makeBrush(context, geometry, scale, coordinates);
  if (ground !== undefined) {
    context.fillStyle = brush.colour(ground);
    context.fillRect(0, 0, width, height);
  }
  context.save();
  game.draw(brush, scene, null);
  context.restore();
  return canvas;
}
