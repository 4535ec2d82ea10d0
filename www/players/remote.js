// Somebody who plays elsewhere: the move is the one that their link brings.

import { REMOTE } from '../links/kinds.js';
import { ExternalPlayer } from './external.js';

/** @import { Player, PlayerKind } from '../types.js' */

/** @implements {Player} */
export class RemotePlayer extends ExternalPlayer {
  /** @type {PlayerKind} */
  kind = REMOTE;
  isLocal = false;
  isRemote = true;
  level = null;
  pausesClock = false;
}
