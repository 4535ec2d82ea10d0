// A person at this board: the moves are made on it.

import { HUMAN } from '../links/kinds.js';
import { ExternalPlayer } from './external.js';

/** @import { Player, PlayerKind } from '../types.js' */

/** @implements {Player} */
export class LocalPlayer extends ExternalPlayer {
  /** @type {PlayerKind} */
  kind = HUMAN;
  isLocal = true;
  isRemote = false;
  level = null;
  pausesClock = false;
}
