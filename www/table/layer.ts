// A part of a table that shows something over the board.

import type { Scene } from '../ui/board/scene.ts';

/** A part of a table that shows something over the board, and is offered its input first. */
export interface Layer {
  /** Adds to the scene, and changes nothing. */
  show(scene: Scene): Scene;
  /** Handles a tap on the scene; false where it is not for this layer. Missing in a layer that takes none. */
  tap?(square: string, scene: Scene, isUnsure: boolean): boolean;
  /** Cancels what the layer shows; false where there is nothing to cancel. */
  cancel?(): boolean;
}
