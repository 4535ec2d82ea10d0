// A pool of workers: as many questions at the same time as the device has cores to spare, and a queue of the others.

import { Thinker } from './thinker.ts';
import type { Report } from './bindings.ts';
import type { CreateWorker, Question } from './protocol.ts';

/** More workers than this cost memory rather than save time. */
const MAX_WORKERS = 7;
/** Milliseconds without a question after which a worker is terminated. */
const IDLE_TIMEOUT = 10_000;

/**
 * The number of workers for a device: one core is left to the page.
 *
 * @param cores undefined in browsers that hide it
 */
export function poolSize(cores: number | undefined = 1) {
  return Math.max(1, Math.min(MAX_WORKERS, cores - 1));
}

interface Task {
  question: Question;
  onReport: (report: Report) => void;
  resolve: (report: Report) => void;
  reject: (error: Error) => void;
  /** Aborts the task at its worker. */
  aborting: AbortController;
  /** The client of its worker; null while it waits. */
  thinker: Thinker | null;
}

export class Pool {
  #module;
  #createWorker;
  #size;
  #idleMillis;
  /** The clients without a question; the last one had a question most recently. */
  #idle: Thinker[] = [];
  #busy = new Set<Thinker>();
  /** The tasks without a worker, in order. */
  #waiting: Task[] = [];
  /** All unsettled tasks. */
  #tasks = new Set<Task>();

  /**
   * @param size the maximum number of workers
   * @param idleMillis the milliseconds without a question after which a worker is terminated
   */
  constructor(
    module: WebAssembly.Module,
    createWorker: CreateWorker,
    size: number = poolSize(navigator.hardwareConcurrency),
    idleMillis: number = IDLE_TIMEOUT,
  ) {
    this.#module = module;
    this.#createWorker = createWorker;
    this.#size = size;
    this.#idleMillis = idleMillis;
  }

  /** The maximum number of questions that are answered at the same time. */
  get size() {
    return this.#size;
  }

  /** The number of workers that have failed since the pool was closed last. */
  get lost() {
    return [...this.#idle, ...this.#busy].reduce((sum, { lost }) => sum + lost, 0);
  }

  /**
   * Queues a question; it begins when a worker is free. Resolves with the last report; earlier ones go to `onReport`.
   * Rejects if the question is refused or its worker fails repeatedly. The promise of an aborted question never
   * settles.
   */
  think(question: Question, onReport: (report: Report) => void = () => {}, signal?: AbortSignal): Promise<Report> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return;
      const task: Task = { question, onReport, resolve, reject, aborting: new AbortController(), thinker: null };
      const abort = () => this.#finish(task);
      signal?.addEventListener('abort', abort, { once: true });
      task.aborting.signal.addEventListener('abort', () => signal?.removeEventListener('abort', abort), { once: true });
      this.#tasks.add(task);
      this.#waiting.push(task);
      this.#assign();
    });
  }

  /** Cancels all questions; their promises never settle. */
  stop() {
    this.#waiting = [];
    for (const task of [...this.#tasks]) this.#finish(task);
  }

  /** Cancels all questions and terminates the workers. */
  close() {
    this.stop();
    for (const thinker of this.#idle) thinker.close();
    this.#idle = [];
  }

  /** Gives waiting tasks to free workers. */
  #assign() {
    while (this.#waiting.length > 0 && this.#busy.size < this.#size) {
      const task = this.#waiting.shift()!;
      const thinker = this.#idle.pop() ?? new Thinker(this.#module, this.#createWorker, this.#idleMillis);
      this.#busy.add(thinker);
      task.thinker = thinker;
      thinker.think(task.question, task.onReport, task.aborting.signal).then(
        (report) => this.#finish(task, () => task.resolve(report)),
        (error) => this.#finish(task, () => task.reject(error)),
      );
    }
  }

  /**
   * Ends a task, and gives its worker to the next one.
   *
   * @param settle missing when the task is cancelled
   */
  #finish(task: Task, settle?: () => void) {
    if (!this.#tasks.delete(task)) return;
    this.#waiting = this.#waiting.filter((waiting) => waiting !== task);
    // At a worker that has answered there is nothing left to abort.
    task.aborting.abort();
    if (task.thinker) {
      this.#busy.delete(task.thinker);
      this.#idle.push(task.thinker);
    }
    settle?.();
    this.#assign();
  }
}
