// The client of the worker: sends one question at a time, and replaces a worker that fails.

import { Fault } from './fault.ts';
import type { Report } from './bindings.ts';
import type { CreateWorker, EngineWorker, FromWorker, Question, ToWorker } from './protocol.ts';

/** Milliseconds without a message after which the first worker counts as lost; doubled for each further worker. */
const TIMEOUT = 2000;
/** The number of failures after which a question is rejected. */
const MAX_FAILURES = 3;

interface Task {
  id: number;
  question: Question;
  onReport: (report: Report) => void;
  resolve: (report: Report) => void;
  reject: (error: Error) => void;
  failures: number;
}

export class Thinker {
  /** The number of workers that have failed. */
  lost = 0;
  #module;
  #createWorker;
  #worker: EngineWorker | null = null;
  /** The queue; the first task is running. */
  #tasks: Task[] = [];
  #lastId = 0;
  #timeout: ReturnType<typeof setTimeout> | undefined;
  #idleMillis;
  #idleTimer: ReturnType<typeof setTimeout> | undefined;

  /** @param idleMillis the milliseconds without a question after which the worker is terminated */
  constructor(module: WebAssembly.Module, createWorker: CreateWorker, idleMillis: number = Infinity) {
    this.#module = module;
    this.#createWorker = createWorker;
    this.#idleMillis = idleMillis;
  }

  /**
   * Queues a question; questions are answered in order. Resolves with the last report; earlier ones go to `onReport`.
   * Rejects if the question is refused or the worker fails repeatedly. The promise of an aborted question never
   * settles.
   */
  think(question: Question, onReport: (report: Report) => void = () => {}, signal?: AbortSignal): Promise<Report> {
    this.#lastId += 1;
    const id = this.#lastId;
    signal?.addEventListener('abort', () => this.#cancel(id), { once: true });
    return new Promise((resolve, reject) => {
      this.#tasks.push({ id, question, onReport, resolve, reject, failures: 0 });
      if (this.#tasks.length === 1) this.#post();
    });
  }

  /** Cancels all questions; their promises never settle. */
  stop() {
    if (this.#tasks.length === 0) return;
    this.#tasks = [];
    clearTimeout(this.#timeout);
    this.#send({ type: 'stop' });
    this.#startIdleTimer();
  }

  /** Cancels all questions and terminates the worker. */
  close() {
    this.stop();
    clearTimeout(this.#idleTimer);
    this.#worker?.terminate();
    this.#worker = null;
  }

  #cancel(id: number) {
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
      this.#replace('computerBarred');
      return;
    }
    this.#send({ type: 'think', id: task.id, ...task.question });
    this.#startTimeout();
  }

  #start() {
    const worker = this.#createWorker();
    worker.onmessage = ({ data }) => worker === this.#worker && this.#handle(data);
    // The browser logs the error itself.
    worker.onerror = () => worker === this.#worker && this.#replace();
    worker.postMessage({ type: 'start', module: this.#module });
    return worker;
  }

  #send(message: ToWorker) {
    this.#worker?.postMessage(message);
  }

  #startTimeout() {
    clearTimeout(this.#timeout);
    const millis = TIMEOUT * 2 ** (this.#tasks[0]?.failures ?? 0);
    this.#timeout = setTimeout(() => this.#replace(), millis);
  }

  #handle(message: FromWorker) {
    const task = this.#tasks[0];
    if (!task) return;
    if (message.type === 'ready') return this.#startTimeout();
    if (message.id !== task.id) return;
    if (message.type === 'refused') {
      this.#finish();
      task.reject(Object.assign(new Fault('computerRefused'), { cause: message.refusal }));
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

  /** Starts the timer that terminates an idle worker. */
  #startIdleTimer() {
    clearTimeout(this.#idleTimer);
    if (this.#tasks.length > 0 || this.#idleMillis === Infinity) return;
    this.#idleTimer = setTimeout(() => this.close(), this.#idleMillis);
    // In Node, where timers are objects, an idle worker keeps no program running.
    (Object(this.#idleTimer) as { unref?: () => void }).unref?.();
  }

  /**
   * Replaces the worker and posts the question again.
   *
   * @param code why the question is rejected after too many failures
   */
  #replace(code: 'computerBarred' | 'computerStopped' = 'computerStopped') {
    this.lost += 1;
    this.#worker?.terminate();
    this.#worker = null;
    const task = this.#tasks[0];
    if (!task) return;
    task.failures += 1;
    if (task.failures < MAX_FAILURES) {
      this.#post();
    } else {
      this.#finish();
      task.reject(new Fault(code));
    }
  }
}
