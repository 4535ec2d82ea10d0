// Analysis and hints: searches of the current position at the strongest level.

import type { Report } from '../core/bindings.ts';
import type { Question } from '../core/protocol.ts';

/** Time limits of a hint and of an analysis, for positions that can't be solved. */
const HINT_MILLIS = 2000;
const ANALYSIS_MILLIS = 20_000;

/** Searches the current position. */
export type Ask = (
  question: Pick<Question, 'level' | 'all' | 'millis'>,
  onReport?: (report: Report) => void,
  signal?: AbortSignal,
) => Promise<Report>;

interface AnalystListener {
  /** The analysis has a new report. */
  onReport: () => void;
  /** The hint was found. */
  onHint: (report: Report) => void;
  /** An analysis or a hint has failed. */
  onFailure: (error: unknown) => void;
}

export class Analyst {
  #ask;
  #listener;
  #isOn = false;
  #report: Report | null = null;
  /** Aborts the analysis. */
  #analysisAbort = new AbortController();
  /** Aborts the search for a hint; null if none is running. */
  #hintAbort: AbortController | null = null;

  constructor(ask: Ask, listener: AnalystListener) {
    this.#ask = ask;
    this.#listener = listener;
  }

  /** Whether analysis is on. */
  get isOn() {
    return this.#isOn;
  }

  /** Whether the search for a hint is running. */
  get isHinting() {
    return this.#hintAbort !== null;
  }

  /** The last report of the analysis; null if there is none. */
  get report() {
    return this.#report;
  }

  /** Turns analysis on, beginning with the next position, or off. */
  toggle() {
    this.#isOn = !this.#isOn;
    this.reset();
  }

  /** Aborts all searches and clears the report. */
  reset() {
    this.#analysisAbort.abort();
    this.#hintAbort?.abort();
    this.#hintAbort = null;
    this.#report = null;
  }

  /** Analyses the current position. */
  analyse() {
    this.#analysisAbort.abort();
    this.#analysisAbort = new AbortController();
    const { signal } = this.#analysisAbort;
    const update = (report: Report) => {
      if (signal.aborted) return;
      this.#report = report;
      this.#listener.onReport();
    };
    this.#ask({ level: 'master', all: true, millis: ANALYSIS_MILLIS }, update, signal).then(update, (error) => {
      if (!signal.aborted) this.#listener.onFailure(error);
    });
  }

  /**
   * Requests a hint: the report of the analysis if there is one, and otherwise the result of a short search. Does
   * nothing if a hint is already requested.
   */
  requestHint() {
    if (this.#hintAbort) return;
    if (this.#report?.depth) {
      this.#listener.onHint(this.#report);
      return;
    }
    // The worker answers in order, so a running analysis would delay the hint.
    this.#analysisAbort.abort();
    const hinting = new AbortController();
    this.#hintAbort = hinting;
    const finish = (notify: () => void) => {
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

  /** Aborts the search for a hint and resumes the analysis. */
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
