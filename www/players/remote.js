// A person on another device: the moves arrive in links.

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
