// Players that are never asked for a move.

import { playerOf } from '../../www/players/index.js';

/** @import { Sitter } from '../../www/types.js' */

/** @param {readonly Sitter[]} sitters */
export function seatedOf(sitters) {
  return sitters.map((sitter) => playerOf(sitter, () => new Promise(() => {})));
}
