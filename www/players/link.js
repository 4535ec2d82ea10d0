// Somebody who plays elsewhere: the move is the one that their link brings.

import { ELSEWHERE } from '../links/sitters.js';
import { Waiting } from './waiting.js';

/** @import { Player, Sitter } from '../types.js' */

/** @implements {Player} */
export class Correspondent extends Waiting {
  /** @type {Sitter} */
  name = ELSEWHERE;
  isHere = false;
  isElsewhere = true;
  level = null;
  pausesClock = false;
}
