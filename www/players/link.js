// Somebody who plays elsewhere: the move is the one that their link brings.

import { REMOTE } from '../links/kinds.js';
import { Waiting } from './waiting.js';

/** @import { Player, PlayerKind } from '../types.js' */

/** @implements {Player} */
export class Correspondent extends Waiting {
  /** @type {PlayerKind} */
  name = REMOTE;
  isHere = false;
  isElsewhere = true;
  level = null;
  pausesClock = false;
}
