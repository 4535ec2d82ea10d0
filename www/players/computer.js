// The computer at one of its levels: the move is the one that a search finds.

/** @import { Level, Player, PlayerView, Question, Report } from '../types.js' */

/** Milliseconds that the strongest player gets where a position is too large to be solved. */
const MASTER_MILLIS = 2000;

/**
 * Asks a search; rejects where it is refused or fails again and again.
 *
 * @typedef {(question: Question, onReport?: (report: Report) => void, signal?: AbortSignal) => Promise<Report>} Search
 */

/** @implements {Player} */
export class Computer {
  isLocal = false;
  isRemote = false;
  pausesClock = true;
  #think;

  /**
   * @param {Level} level
   * @param {Search} think
   */
  constructor(level, think) {
    this.level = level;
    this.kind = level;
    this.#think = think;
  }

  /**
   * @param {PlayerView} view
   * @param {AbortSignal} signal
   */
  async requestMove(view, signal) {
    const millis = this.level === 'master' ? MASTER_MILLIS : null;
    const { best } = await this.#think({ ...view, level: this.level, all: false, millis }, undefined, signal);
    return best;
  }
}
