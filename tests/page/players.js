// Players that are never requested to move.

import { playerOf } from '../../www/players/index.js';

/** @import { PlayerKind } from '../../www/types.js' */

/** @param {readonly PlayerKind[]} playerKinds */
export function seatedOf(playerKinds) {
  return playerKinds.map((kind) => playerOf(kind, () => new Promise(() => {})));
}
