// A person at this board: the move is the one that they make on it.

import { PERSON } from '../links/sitters.js';
import { Waiting } from './waiting.js';

/** @import { Player, Sitter } from '../types.js' */

/** @implements {Player} */
export class Person extends Waiting {
  /** @type {Sitter} */
  name = PERSON;
  isHere = true;
  isElsewhere = false;
  level = null;
  pausesClock = false;
}
