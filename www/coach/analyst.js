// Analysis and hints: what the strongest player thinks of the position on the table.

/** @import { Question, Report } from '../types.js' */

/** Milliseconds that a hint and an analysis get where a position is too large to be solved. */
const HINT_MILLIS = 2000;
const ANALYSIS_MILLIS = 20_000;

/**
 * Asks a search about the position on the table.
 *
 * @typedef {(question: Pick<Question, 'level' | 'all' | 'millis'>, onReport?: (report: Report) => void, signal?: AbortSignal) =>
 *   Promise<Report>} Ask
 */

/**
 * @typedef {object} AnalystListener
 * @property {() => void} onReport the analysis has found more
 * @property {(report: Report) => void} onHint the answer to a hint
 * @property {(error: unknown) => void} onFailure an analysis or a hint has failed
 */

export class Analyst {
  #ask;
  #listener;
  #isOn = false;
  /** @type {Report | null} */
  #report = null;
  /** Aborts the running analysis. */
  #analysisAbort = new AbortController();
  /** @type {AbortController | null} Aborts the hint that is looked for; null where none is. */
  #hintAbort = null;

  /**
   * @param {Ask} ask
   * @param {AnalystListener} listener
   */
  constructor(ask, listener) {
    this.#ask = ask;
    this.#listener = listener;
  }

  /** Whether every position is analysed. */
  get isOn() {
    return this.#isOn;
  }

  /** Whether a hint is looked for. */
  get isHinting() {
    return this.#hintAbort !== null;
  }

  /** What the analysis has found; null where there is none. */
  get report() {
    return this.#report;
  }

  /** Begins to analyse every position from the next one on, or stops. */
  toggle() {
    this.#isOn = !this.#isOn;
    this.reset();
  }

  /** Aborts everything about the position, and forgets what was found. */
  reset() {
    this.#analysisAbort.abort();
    this.#hintAbort?.abort();
    this.#hintAbort = null;
    this.#report = null;
  }

  /** Analyses the position on the table. */
  analyse() {
    this.#analysisAbort.abort();
    this.#analysisAbort = new AbortController();
    const { signal } = this.#analysisAbort;
    const update = (/** @type {Report} */ report) => {
      if (signal.aborted) return;
      this.#report = report;
      this.#listener.onReport();
    };
    this.#ask({ level: 'master', all: true, millis: ANALYSIS_MILLIS }, update, signal).then(update, (error) => {
      if (!signal.aborted) this.#listener.onFailure(error);
    });
  }

  /**
   * Looks for a hint: what the analysis has found, or else what is found in a moment. Where one is looked for already,
   * nothing more is asked.
   */
  requestHint() {
    if (this.#hintAbort) return;
    if (this.#report?.depth) {
      this.#listener.onHint(this.#report);
      return;
    }
    // Behind the analysis of a large board it would wait for long.
    this.#analysisAbort.abort();
    const hinting = new AbortController();
    this.#hintAbort = hinting;
    const finish = (/** @type {() => void} */ notify) => {
      if (hinting.signal.aborted) return;
      this.#hintAbort = null;
      notify();
      this.#resume();
    };
    this.#ask({ level: 'master', all: true, millis: HINT_MILLIS }, undefined, hinting.signal).then(
      (report) => finish(() => this.#listener.onHint(report)),
      (error) => finish(() => this.#listener.onFailure(error)),
    );
  }

  /** Aborts the hint that is looked for; the analysis goes on as it was. */
  cancelHint() {
    if (!this.#hintAbort) return;
    this.#hintAbort.abort();
    this.#hintAbort = null;
    this.#resume();
  }

  #resume() {
    if (this.#isOn) this.analyse();
  }
}
