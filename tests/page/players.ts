// Players that are never requested to move.

import { playerOf } from '../../www/players/index.ts';
import type { PlayerKind } from '../../www/links/kinds.ts';

export function seatedOf(playerKinds: readonly PlayerKind[]) {
  return playerKinds.map((kind) => playerOf(kind, () => new Promise(() => {})));
}
