// The computer players of a table: whether one is at work, and why one gave up.

import { isTrap, messageOf } from '../core/fault.js';

/** @import { Question, Report } from '../types.js' */

/** Milliseconds that the strongest player gets where a position is too large to be solved. */
const MASTER_MILLIS = 2000;

/**
 * Asks about the position on the table.
 *
 * @typedef {(question: Pick<Question, 'level' | 'all' | 'millis'>, onReport?: (report: Report) => void, signal?: AbortSignal) =>
 *   Promise<Report>} Ask
 */

export class Computer {
  #ask;
  #listener;
  #isThinking = false;
  #failure = '';
  /** Aborts the question under way. */
  #asking = new AbortController();

  /**
   * @param {Ask} ask
   * @param {{ onMove: (move: string) => void, onFailure: () => void }} listener
   */
  constructor(ask, listener) {
    this.#ask = ask;
    this.#listener = listener;
  }

  /** Whether a move is on its way. */
  get isThinking() {
    return this.#isThinking;
  }

  /** Why the last question got no answer; empty where it did, or where another was asked since. */
  get failure() {
    return this.#failure;
  }

  /**
   * Finds a move, and plays it no sooner than `shown`.
   *
   * @param {string} level
   * @param {Promise<unknown>} shown
   */
  async play(level, shown) {
    if (this.#isThinking) return;
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    this.#failure = '';
    this.#isThinking = true;
    let isAnswered = false;
    try {
      const asked = this.#ask({ level, all: false, millis: level === 'master' ? MASTER_MILLIS : null }, undefined, signal);
      const [report] = await Promise.all([asked, shown]);
      if (signal.aborted) return;
      isAnswered = true;
      this.#listener.onMove(report.best);
    } catch (error) {
      // A trap in the instance on the main thread is no failure of a computer player.
      if (isTrap(error)) throw error;
      // A move that is refused is a failure, too.
      if (isAnswered || !signal.aborted) this.#fail(error);
    }
  }

  /** @param {unknown} error */
  #fail(error) {
    console.error(error);
    this.stop();
    this.#failure = messageOf(error);
    this.#listener.onFailure();
  }

  /** Aborts the question under way and forgets a failure. */
  stop() {
    this.#asking.abort();
    this.#isThinking = false;
    this.#failure = '';
  }
}
