// The client of the worker: one question at a time, and a new worker where the old one fails.

import { Fault } from './fault.js';

/** @import { FromWorker, Question, Report, ToWorker } from '../types.js' */

/** Milliseconds without a word after which a first worker counts as lost; each further one gets twice as long. */
const TIMEOUT = 2000;
/** How many workers one question may wear out. */
const MAX_FAILURES = 3;

/**
 * @typedef {object} Task
 * @property {number} id
 * @property {Question} question
 * @property {(report: Report) => void} onReport
 * @property {(report: Report) => void} resolve
 * @property {(error: Error) => void} reject
 * @property {number} failures
 */

export class Thinker {
  #module;
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Task[]} The first is under way. */
  #tasks = [];
  #lastId = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timeout;
  #idleMillis;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #idleTimer;

  /**
   * @param {WebAssembly.Module} module
   * @param {number} [idleMillis] the milliseconds without a question after which the worker is let go
   */
  constructor(module, idleMillis = Infinity) {
    this.#module = module;
    this.#idleMillis = idleMillis;
  }

  /**
   * Asks; questions are answered in their order. The last report is the answer, earlier ones go to `onReport`.
   * Rejects where the question is refused or the worker fails again and again. A question that the signal takes
   * back is never answered.
   *
   * @param {Question} question
   * @param {(report: Report) => void} [onReport]
   * @param {AbortSignal} [signal]
   * @returns {Promise<Report>}
   */
  think(question, onReport = () => {}, signal) {
    this.#lastId += 1;
    const id = this.#lastId;
    signal?.addEventListener('abort', () => this.#cancel(id), { once: true });
    return new Promise((resolve, reject) => {
      this.#tasks.push({ id, question, onReport, resolve, reject, failures: 0 });
      if (this.#tasks.length === 1) this.#post();
    });
  }

  /** Drops all questions; their promises stay open for ever. */
  stop() {
    if (this.#tasks.length === 0) return;
    this.#tasks = [];
    clearTimeout(this.#timeout);
    this.#send({ type: 'stop' });
    this.#startIdleTimer();
  }

  /** Ends the worker. */
  close() {
    this.stop();
    clearTimeout(this.#idleTimer);
    this.#worker?.terminate();
    this.#worker = null;
  }

  /** @param {number} id */
  #cancel(id) {
    if (this.#tasks[0]?.id !== id) {
      this.#tasks = this.#tasks.filter((task) => task.id !== id);
      return;
    }
    this.#send({ type: 'stop' });
    this.#finish();
  }

  #post() {
    const task = this.#tasks[0];
    if (!task) return;
    clearTimeout(this.#idleTimer);
    try {
      this.#worker ??= this.#start();
    } catch (error) {
      console.error(error);
      this.#retry(new Fault('computerBarred'));
      return;
    }
    this.#send({ type: 'think', id: task.id, ...task.question });
    this.#startTimeout();
  }

  #start() {
    const worker = createWorker(new URL('worker.js', import.meta.url));
    worker.onmessage = ({ data }) => worker === this.#worker && this.#handle(data);
    // The message goes to the console by itself.
    worker.onerror = () => worker === this.#worker && this.#retry(new Fault('computerStopped'));
    const start = /** @type {ToWorker} */ ({ type: 'start', module: this.#module });
    worker.postMessage(start);
    return worker;
  }

  /** @param {ToWorker} message */
  #send(message) {
    this.#worker?.postMessage(message);
  }

  #startTimeout() {
    clearTimeout(this.#timeout);
    const millis = TIMEOUT * 2 ** (this.#tasks[0]?.failures ?? 0);
    this.#timeout = setTimeout(() => this.#retry(new Fault('computerStopped')), millis);
  }

  /** @param {FromWorker} message */
  #handle(message) {
    const task = this.#tasks[0];
    if (!task) return;
    if (message.type === 'ready') return this.#startTimeout();
    if (message.id !== task.id) return;
    if (message.type === 'refused') {
      this.#finish();
      console.error(message.message);
      task.reject(new Fault('computerRefused'));
    } else if (message.last) {
      this.#finish();
      task.resolve(message.report);
    } else {
      this.#startTimeout();
      task.onReport(message.report);
    }
  }

  #finish() {
    clearTimeout(this.#timeout);
    this.#tasks.shift();
    this.#post();
    this.#startIdleTimer();
  }

  /** Lets a worker go that nobody has needed for long. */
  #startIdleTimer() {
    clearTimeout(this.#idleTimer);
    if (this.#tasks.length === 0 && this.#idleMillis < Infinity) this.#idleTimer = setTimeout(() => this.close(), this.#idleMillis);
  }

  /**
   * Replaces the worker and asks again.
   *
   * @param {Fault} fault what the question is rejected with where that does not help
   */
  #retry(fault) {
    this.#worker?.terminate();
    this.#worker = null;
    const task = this.#tasks[0];
    if (!task) return;
    task.failures += 1;
    if (task.failures < MAX_FAILURES) {
      this.#post();
    } else {
      this.#finish();
      task.reject(fault);
    }
  }
}

/**
 * A worker that runs a module.
 *
 * @param {URL} url
 */
function createWorker(url) {
  if (self.origin !== 'null') return new Worker(url, { type: 'module' });
  // In a sandbox no worker may come from an address. One that is made here may import from there; what it is told
  // before the module listens must not be lost.
  const source = `
    const early = [];
    onmessage = ({ data }) => early.push(data);
    import(${JSON.stringify(url.href)}).then(
      () => {
        onmessage = null;
        early.forEach((data) => dispatchEvent(new MessageEvent('message', { data })));
      },
      (error) => setTimeout(() => { throw error; }),
    );`;
  const blob = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const worker = new Worker(blob);
  worker.addEventListener('message', () => URL.revokeObjectURL(blob), { once: true });
  return worker;
}
