// Questions to a search, answered by the test.

/** @import { Ask } from '../../www/coach/analyst.js' */
/** @import { Report } from '../../www/types.js' */

export class Questions {
  /** @type {Parameters<Ask>[0][]} All questions. */
  asked = [];
  /** @type {{ resolve: (report: Report) => void, reject: (error: Error) => void, onReport?: (report: Report) => void, signal?: AbortSignal }[]} */
  #open = [];

  /** @type {Ask} */
  ask = (question, onReport, signal) => {
    this.asked.push(question);
    return new Promise((resolve, reject) => this.#open.push({ resolve, reject, onReport, signal }));
  };

  /** The number of pending questions. */
  get waiting() {
    return this.#open.filter(({ signal }) => !signal?.aborted).length;
  }

  /**
   * Answers the last question, aborted or not.
   *
   * @param {Report} report
   */
  answer(report) {
    this.#open.pop()?.resolve(report);
  }

  /** @param {Error} error */
  fail(error) {
    this.#open.pop()?.reject(error);
  }

  /**
   * Sends an intermediate report.
   *
   * @param {Report} report
   */
  report(report) {
    this.#open.at(-1)?.onReport?.(report);
  }
}

/**
 * @param {string} best
 * @returns {Report}
 */
export function report(best) {
  const value = { move: best, value: 1, depth: 4, proved: false };
  return { depth: 4, nodes: 1, values: [value], line: [best], done: false, best };
}

/** Resolves when everything has been heard that was answered before. */
export function settled() {
  return new Promise((resolve) => setTimeout(resolve));
}
