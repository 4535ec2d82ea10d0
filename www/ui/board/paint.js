// What a frame of a board consists of: the picture of the game, and over it what is drawn alike in all games.

import { drawAdvice } from './advice.js';
import { drawForeseen } from './foreseen.js';
import { drawTapAgain } from './marks.js';

/** @import { Brush, Frame, GamePage, Scene } from '../../types.js' */

/**
 * @param {Brush} brush
 * @param {GamePage} game
 * @param {Scene} scene
 * @param {Frame | null} frame of the running motion, or of a piece that is dragged
 * @param {boolean} isMoving whether a motion is running, which hides advice and marks
 */
export function paintFrame(brush, game, scene, frame, isMoving) {
  game.draw(brush, scene, frame);
  if (isMoving) return;
  drawAdvice(brush, scene);
  drawForeseen(brush, scene);
  if (scene.pendingTap !== null) drawTapAgain(brush, scene.pendingTap);
}
