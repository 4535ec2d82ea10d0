// Pictures of a position, apart from the boards on the screen: whole, with coordinates, and with the last move as the only mark.

import { makeBrush } from './brush.js';
import { Geometry } from './geometry.js';
import { frameOf, sizeOf } from './layout.js';
import { plainScene } from './plain.js';
import { makeCanvas } from './sprites.js';

/** @import { GamePage, Scene } from '../../types.js' */

/**
 * A scene without what belongs to the player: picks, hints, analysis, and tokens of the hand.
 *
 * @param {Scene} scene
 * @returns {Scene}
 */
export function stillScene({ position, lastMove, lastMoves, holdings, isFinal }) {
  return { ...plainScene(position), lastMove, lastMoves, holdings, isFinal };
}

/**
 * The place of a whole board in a picture of its own, and the size of the picture in CSS pixels.
 *
 * @param {GamePage} game
 * @param {string} position
 * @param {boolean} isFlipped
 * @param {number} long the longer side at most, in CSS pixels
 * @param {boolean} [coordinates]
 */
export function pictureLayout(game, position, isFlipped, long, coordinates = true) {
  const { files, ranks } = sizeOf(game, position);
  const frame = frameOf({ columns: files, lines: ranks, coordinates, headroom: game.headroom ?? 0 });
  const [across, down] = [files + frame.left + frame.right, ranks + frame.top + frame.bottom];
  const cell = long / Math.max(across, down);
  const geometry = new Geometry({ files, ranks, cell, left: frame.left * cell, top: frame.top * cell, isFlipped, frame });
  return { geometry, width: Math.round(across * cell), height: Math.round(down * cell) };
}

/**
 * Draws a picture of a scene on a canvas of its own.
 *
 * @param {GamePage} game
 * @param {Scene} scene
 * @param {object} look
 * @param {boolean} look.isFlipped
 * @param {number} look.long the longer side, in CSS pixels
 * @param {number} look.scale device pixels in a CSS pixel
 * @param {string} [look.ground] the name of the colour around the board; nothing where it is missing
 * @param {boolean} [look.coordinates]
 */
export function paintPicture(game, scene, { isFlipped, long, scale, ground, coordinates = true }) {
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
