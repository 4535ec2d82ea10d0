// A person on another device: the moves arrive in links.

import { REMOTE, type PlayerKind } from '../links/kinds.ts';
import { ExternalPlayer } from './external.ts';
import type { Player } from './player.ts';

export class RemotePlayer extends ExternalPlayer implements Player {
  kind: PlayerKind = REMOTE;
  isLocal = false;
  isRemote = true;
  level = null;
  pausesClock = false;
}
