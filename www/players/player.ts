// What a player of a seat is to a game.

import type { Level } from '../core/levels.ts';
import type { Question } from '../core/protocol.ts';
import type { PlayerKind } from '../links/kinds.ts';

/** The player of a seat. */
export interface Player {
  kind: PlayerKind;
  /** Whether its moves are entered on this board. */
  isLocal: boolean;
  /** Whether its moves come by link. */
  isRemote: boolean;
  /** The level of a computer; null for a person. */
  level: Level | null;
  /** Whether the clock pauses while the page is hidden. */
  pausesClock: boolean;
  /**
   * Requests a move. Rejects when the player cannot move; the promise of an aborted request need not settle.
   */
  requestMove(view: PlayerView, signal: AbortSignal): Promise<string>;
  /**
   * Answers the pending request with a move; false if none is pending. Missing if the player finds its moves itself.
   */
  submitMove?(move: string): boolean;
}

/** What a player may know of a position, and the seed of its search. */
export type PlayerView = Pick<Question, 'game' | 'setup' | 'view' | 'moves' | 'seed'>;
