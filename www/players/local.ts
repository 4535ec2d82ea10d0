// A person at this board: the moves are made on it.

import { HUMAN, type PlayerKind } from '../links/kinds.ts';
import { ExternalPlayer } from './external.ts';
import type { Player } from './player.ts';

export class LocalPlayer extends ExternalPlayer implements Player {
  kind: PlayerKind = HUMAN;
  isLocal = true;
  isRemote = false;
  level = null;
  pausesClock = false;
}
