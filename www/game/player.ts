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
  /** Who plays on another device, where that is known. */
  peer?: Peer | null;
}

/** A person on another device. */
export interface Peer {
  /** Empty where it is not known. */
  name: string;
  /** Whether moves arrive at once, over a direct connection. */
  isLive: boolean;
}

/** What a player may know of a position, and the seed of its search. */
export type PlayerView = Pick<Question, 'game' | 'setup' | 'view' | 'moves' | 'seed'>;

/** Answers a question by a search; rejects if the question is refused or the search fails repeatedly. */
export type Search = (question: Question, onReport?: (report: Report) => void, signal?: AbortSignal) => Promise<Report>;

/**
 * The player of a kind.
 *
 * @param peer who plays on another device
 */
export function playerOf(kind: PlayerKind, peer: Peer | null = null): Player {
  const isRemote = kind === REMOTE;
  const level = isLevel(kind) ? kind : null;
  return { kind, isLocal: kind === HUMAN, isRemote, level, peer: isRemote ? peer : null };
}
