// The player of a seat: a person here, the computer at a level, or a person on another device.

import { HUMAN, REMOTE, isLevel, type PlayerKind } from '../links/kinds.ts';
import type { Report } from '../core/bindings.ts';
import type { Level } from '../core/levels.ts';
import type { Question } from '../core/protocol.ts';

/** The player of a seat. */
export interface Player {
  kind: PlayerKind;
  /** Whether its moves are entered on this board. */
  isLocal: boolean;
  /** Whether its moves come by link. */
  isRemote: boolean;
  /** The level of a computer; null for a person. */
  level: Level | null;
}

/** What a player may know of a position, and the seed of its search. */
export type PlayerView = Pick<Question, 'game' | 'setup' | 'view' | 'moves' | 'seed'>;

/** Answers a question by a search; rejects if the question is refused or the search fails repeatedly. */
export type Search = (question: Question, onReport?: (report: Report) => void, signal?: AbortSignal) => Promise<Report>;

/** The player of a kind. */
export function playerOf(kind: PlayerKind): Player {
  return { kind, isLocal: kind === HUMAN, isRemote: kind === REMOTE, level: isLevel(kind) ? kind : null };
}
