// A pool of searches in Node, like the page's.

import { Worker } from 'node:worker_threads';

/** @import { Question, Report } from '../../www/types.js' */

export class Searchers {
  /** @type {Worker[]} */
  #workers;
  /** @type {Worker[]} */
  #idle;
  /** @type {{ question: Question, resolve: (report: Report) => void }[]} */
  #waiting = [];
  /** The positions that were searched. */
  nodes = 0;
  /** None of them fails. */
  lost = 0;

  /** @param {number} size */
  constructor(size) {
    this.size = size;
    this.#workers = Array.from({ length: size }, () => new Worker(new URL('searcher.js', import.meta.url)));
    this.#idle = [...this.#workers];
  }

  /**
   * @param {Question} question
   * @returns {Promise<Report>}
   */
  think(question) {
    return new Promise((resolve) => {
      this.#waiting.push({ question, resolve });
      this.#assign();
    });
  }

  close() {
    return Promise.all(this.#workers.map((worker) => worker.terminate()));
  }

  #assign() {
    const worker = this.#waiting.length > 0 ? this.#idle.pop() : undefined;
    const task = worker && this.#waiting.shift();
    if (!worker || !task) return;
    worker.once('message', (report) => {
      this.nodes += report.nodes;
      this.#idle.push(worker);
      task.resolve(report);
      this.#assign();
    });
    worker.postMessage(task.question);
  }
}
