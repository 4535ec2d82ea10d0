// What a frame of a board consists of: the picture of the game, and over it what is drawn alike in all games.

import { drawPreview } from './preview.ts';
import { drawTapAgain } from './marks.ts';
import type { GamePage } from '../../games/page.ts';
import type { Brush } from './brush.ts';
import type { Frame } from './motion.ts';
import type { Scene } from './scene.ts';

/**
 * @param frame of the running motion, or of a piece that is dragged
 * @param isMoving whether a motion is running, which hides advice and marks
 * @param drawAdvice draws what an analysis shows
 */
export function paintFrame(
  brush: Brush,
  game: GamePage,
  scene: Scene,
  frame: Frame | null,
  isMoving: boolean,
  drawAdvice: (brush: Brush, scene: Scene) => void,
) {
  game.draw(brush, scene, frame);
  if (isMoving) return;
  drawAdvice(brush, scene);
  drawPreview(brush, scene);
  if (scene.pendingTap !== null) drawTapAgain(brush, scene.pendingTap);
}
