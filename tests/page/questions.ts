// Questions to a search, answered by the test.

import type { Report } from '../../www/core/bindings.ts';
import type { Search } from '../../www/game/player.ts';

export class Questions {
  /** All questions. */
  asked: Parameters<Search>[0][] = [];
  #open: {
    resolve: (report: Report) => void;
    reject: (error: Error) => void;
    onReport?: (report: Report) => void;
    signal?: AbortSignal;
  }[] = [];

  ask: Search = (question, onReport, signal) => {
    this.asked.push(question);
    return new Promise((resolve, reject) => this.#open.push({ resolve, reject, onReport, signal }));
  };

  /** The number of pending questions. */
  get waiting() {
    return this.#open.filter(({ signal }) => !signal?.aborted).length;
  }

  /** Answers the last question, aborted or not. */
  answer(report: Report) {
    this.#open.pop()?.resolve(report);
  }

  fail(error: Error) {
    this.#open.pop()?.reject(error);
  }

  /** Sends an intermediate report. */
  report(report: Report) {
    this.#open.at(-1)?.onReport?.(report);
  }
}

export function report(best: string): Report {
  const value = { move: best, value: 1, depth: 4, proved: false };
  return { depth: 4, nodes: 1, values: [value], line: [best], done: false, best };
}

/** Resolves when everything has been heard that was answered before. */
export function settled() {
  return new Promise((resolve) => setTimeout(resolve));
}
