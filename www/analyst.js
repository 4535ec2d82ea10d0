// Analysis and hints: what the strongest player thinks of the position on the table.

/** @import { Question, Report } from './types.js' */

/** Milliseconds that a hint and an analysis get where a position is too large to be solved. */
const HINT_MILLIS = 2000;
const ANALYSIS_MILLIS = 20_000;

/**
 * Asks about the position on the table.
 *
 * @typedef {(question: Pick<Question, 'level' | 'all' | 'millis'>, onReport?: (report: Report) => void, signal?: AbortSignal) =>
 *   Promise<Report>} Ask
 */

export class Analyst {
  #ask;
  #listener;
  #isOn = false;
  /** @type {Report | null} */
  #report = null;
  /** Takes the analysis back that is under way. */
  #asking = new AbortController();

  /**
   * @param {Ask} ask
   * @param {{ onReport: () => void, onFailure: (error: unknown) => void }} listener
   */
  constructor(ask, listener) {
    this.#ask = ask;
    this.#listener = listener;
  }

  /** Whether every position is analysed. */
  get isOn() {
    return this.#isOn;
  }

  /** What the analysis has found; null where there is none. */
  get report() {
    return this.#report;
  }

  /** Begins to analyse every position from the next one on, or stops. */
  toggle() {
    this.#isOn = !this.#isOn;
    this.forget();
  }

  /** Stops analysing the position, and forgets what was found. */
  forget() {
    this.#asking.abort();
    this.#report = null;
  }

  /** Analyses the position on the table. */
  analyse() {
    this.#asking.abort();
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    const take = (/** @type {Report} */ report) => {
      if (signal.aborted) return;
      this.#report = report;
      this.#listener.onReport();
    };
    this.#ask({ level: 'master', all: true, millis: ANALYSIS_MILLIS }, take, signal).then(take, (error) => {
      if (!signal.aborted) this.#listener.onFailure(error);
    });
  }

  /**
   * What is worth a hint: what the analysis has found, or else what is found in a moment. Rejects where that fails.
   *
   * @returns {Promise<Report>}
   */
  async hint() {
    if (this.#report?.depth) return this.#report;
    // An analysis of a large board would let it wait for long.
    this.#asking.abort();
    const report = await this.#ask({ level: 'master', all: true, millis: HINT_MILLIS });
    if (this.#isOn) this.analyse();
    return report;
  }
}
