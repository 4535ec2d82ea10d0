// A computer player: plays the best move of a search at its level.

/** @import { Level, Player, PlayerView, Question, Report } from '../types.js' */

/** The time limit of the strongest level, in milliseconds, for positions that can't be solved. */
const MASTER_MILLIS = 2000;

/**
 * Answers a question by a search; rejects if the question is refused or the search fails repeatedly.
 *
 * @typedef {(question: Question, onReport?: (report: Report) => void, signal?: AbortSignal) => Promise<Report>} Search
 */

/** @implements {Player} */
export class Computer {
  isLocal = false;
  isRemote = false;
  pausesClock = true;
  #search;

  /**
   * @param {Level} level
   * @param {Search} search
   */
  constructor(level, search) {
    this.level = level;
    this.kind = level;
    this.#search = search;
  }

  /**
   * @param {PlayerView} view
   * @param {AbortSignal} signal
   */
  async requestMove(view, signal) {
    const millis = this.level === 'master' ? MASTER_MILLIS : null;
    const { best } = await this.#search({ ...view, level: this.level, all: false, millis }, undefined, signal);
    return best;
  }
}
