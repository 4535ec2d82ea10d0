// A pool of searches in Node, like the page's.

import { Worker } from 'node:worker_threads';
import type { Report } from '../../www/core/bindings.ts';
import type { Question } from '../../www/core/protocol.ts';

export class Searchers {
  readonly size: number;
  #workers: Worker[];
  #idle: Worker[];
  #waiting: { question: Question; resolve: (report: Report) => void }[] = [];
  /** The positions that were searched. */
  nodes = 0;
  /** None of them fails. */
  lost = 0;

  constructor(size: number) {
    this.size = size;
    this.#workers = Array.from({ length: size }, () => new Worker(new URL('searcher.ts', import.meta.url)));
    this.#idle = [...this.#workers];
  }

  think(question: Question): Promise<Report> {
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
