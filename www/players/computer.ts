// A computer player: plays the best move of a search at its level.

import type { Report } from '../core/bindings.ts';
import type { Level } from '../core/levels.ts';
import type { Question } from '../core/protocol.ts';
import type { Player, PlayerView } from './player.ts';

/** The time limit of the strongest level, in milliseconds, for positions that can't be solved. */
const MASTER_MILLIS = 2000;

/** Answers a question by a search; rejects if the question is refused or the search fails repeatedly. */
export type Search = (question: Question, onReport?: (report: Report) => void, signal?: AbortSignal) => Promise<Report>;

export class Computer implements Player {
  declare readonly level: Level;
  declare readonly kind: Level;
  isLocal = false;
  isRemote = false;
  pausesClock = true;
  #search;

  constructor(level: Level, search: Search) {
    this.level = level;
    this.kind = level;
    this.#search = search;
  }

  async requestMove(view: PlayerView, signal: AbortSignal) {
    const millis = this.level === 'master' ? MASTER_MILLIS : null;
    const { best } = await this.#search({ ...view, level: this.level, all: false, millis }, undefined, signal);
    return best;
  }
}
