// A person at this board: the move is the one that they make on it.

import { HUMAN } from '../links/kinds.js';
import { Waiting } from './waiting.js';

/** @import { Player, PlayerKind } from '../types.js' */

/** @implements {Player} */
export class Person extends Waiting {
  /** @type {PlayerKind} */
  name = HUMAN;
  isHere = true;
  isElsewhere = false;
  level = null;
  pausesClock = false;
}
