// Memory of a page as Chromium counts it, after a forced collection: its own, that of its workers, and that of the engine in each.

import { readFileSync } from 'node:fs';

/** @import { Frame } from '@playwright/test' */

/**
 * A session of the browser's protocol, of either tool that drives it.
 *
 * @typedef {{ send: Send, on: (event: any, heard: (message: any) => void) => unknown, detach: () => Promise<void> }} Session
 */

/**
 * The page that is measured, by whichever tool it was opened.
 *
 * @typedef {object} Measured
 * @property {(script: () => void) => Promise<unknown>} addScript runs a script in each document before its own
 * @property {<Result>(act: () => Result) => Promise<Result>} evaluate
 * @property {(frame?: Frame) => Promise<any>} openSession a session of the page, or of a frame with a process of its own
 * @property {any} browserSession
 */

/** The page size of Linux in kB, in which `statm` counts. */
const PAGE = 4;
const KB = 1024;

/**
 * What is measured. Memory is in kB: `heap` and `workerHeap` of JavaScript, `wasm` of all instances of the engine, `process` of all
 * renderer processes (0 where the system does not tell). `timers` are pending timeouts, intervals and frames.
 *
 * @typedef {{ heap: number, nodes: number, listeners: number, documents: number, frames: number, timers: number, workers: number, workerHeap: number, wasm: number, process: number }} Figures
 */

/** Counts pending timers. Runs in the page before its scripts. */
function countTimers() {
  const pending = new Set();
  const { setTimeout, setInterval, requestAnimationFrame } = window;
  Object.assign(window, {
    pending,
    /** Waits without being counted. @param {number} millis */
    wait: (millis) => new Promise((resolve) => setTimeout(resolve, millis)),
    /** @param {Function} act @param {number} [millis] @param {any[]} inputs */
    setTimeout: (act, millis, ...inputs) => {
      const id = setTimeout(() => {
        pending.delete(id);
        act(...inputs);
      }, millis);
      pending.add(id);
      return id;
    },
    /** @param {any[]} inputs */
    setInterval: (...inputs) => {
      const id = /** @type {any} */ (setInterval)(...inputs);
      pending.add(id);
      return id;
    },
    /** @param {FrameRequestCallback} act */
    requestAnimationFrame: (act) => {
      const id = requestAnimationFrame((now) => {
        pending.delete(`frame ${id}`);
        act(now);
      });
      pending.add(`frame ${id}`);
      return id;
    },
  });
  for (const name of /** @type {const} */ (['clearTimeout', 'clearInterval', 'cancelAnimationFrame'])) {
    const clear = /** @type {(id: any) => void} */ (window[name]);
    window[name] = (id) => {
      pending.delete(name === 'cancelAnimationFrame' ? `frame ${id}` : id);
      clear.call(window, id);
    };
  }
}

/**
 * Sends a command of the protocol to a page or to a worker.
 *
 * @typedef {(method: string, params?: object) => Promise<any>} Send
 */

/** The workers of a page, reached through its session. */
class Workers {
  #page;
  #lastId = 0;
  /** @type {Map<string, Map<number, (answer: any) => void>>} The pending commands by session. */
  #sessions = new Map();

  /** @param {Session} page */
  constructor(page) {
    this.#page = page;
    page.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => targetInfo.type === 'worker' && this.#sessions.set(sessionId, new Map()));
    page.on('Target.detachedFromTarget', ({ sessionId }) => {
      // A worker that has ended has no memory.
      this.#sessions.get(sessionId)?.forEach((answer) => answer({}));
      this.#sessions.delete(sessionId);
    });
    page.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
      const { id, result } = JSON.parse(message);
      this.#sessions.get(sessionId)?.get(id)?.(result ?? {});
      this.#sessions.get(sessionId)?.delete(id);
    });
  }

  async attach() {
    await this.#page.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  }

  /** @returns {Send[]} */
  get all() {
    return [...this.#sessions].map(([sessionId, pending]) => (method, params = {}) => new Promise((resolve, reject) => {
      this.#lastId += 1;
      const id = this.#lastId;
      pending.set(id, resolve);
      this.#page.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) }).catch((error) => this.#sessions.has(sessionId) ? reject(error) : resolve({}));
    }));
  }
}

/** Collects what is no longer reached; twice, since finalizers run in a task after the first collection. */
async function collect(/** @type {Send} */ send) {
  for (let n = 0; n < 2; n += 1) {
    await send('HeapProfiler.collectGarbage');
    await send('Runtime.evaluate', { expression: 'new Promise((resolve) => { const { port1, port2 } = new MessageChannel(); port1.onmessage = () => { port1.close(); resolve(); }; port2.postMessage(0); })', awaitPromise: true });
  }
}

/**
 * The memory of all instances of the engine in kB, kept ones included.
 *
 * @param {Send} send
 */
async function wasmOf(send) {
  const { result } = await send('Runtime.evaluate', { expression: 'WebAssembly.Memory.prototype', objectGroup: 'gauge' });
  if (!result) return 0;
  const { objects } = await send('Runtime.queryObjects', { prototypeObjectId: result.objectId, objectGroup: 'gauge' });
  const bytes = await send('Runtime.callFunctionOn', {
    objectId: objects?.objectId, functionDeclaration: 'function () { return this.reduce((sum, { buffer }) => sum + buffer.byteLength, 0); }', returnByValue: true,
  });
  await send('Runtime.releaseObjectGroup', { objectGroup: 'gauge' });
  return (bytes.result?.value ?? 0) / KB;
}

/** The memory in kB of a process; 0 where the system does not tell. */
function residentOf(/** @type {number} */ pid) {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE;
  } catch {
    return 0;
  }
}

/** Opens a session of a page, or of a frame with a process of its own. @param {Measured} measured @param {Frame} [frame] @returns {Promise<Session>} */
async function sessionOf(measured, frame) {
  const session = await measured.openSession(frame);
  await session.send('Performance.enable');
  return session;
}

export class Gauge {
  #measured;
  #session;
  #workers;

  /**
   * @param {Measured} measured
   * @param {Session} session of the page
   * @param {Workers} workers
   */
  constructor(measured, session, workers) {
    this.#measured = measured;
    this.#session = session;
    this.#workers = workers;
  }

  /**
   * Attaches to a page, which must be opened after this.
   *
   * @param {Measured} measured
   */
  static async attach(measured) {
    await measured.addScript(countTimers);
    const session = await sessionOf(measured);
    const workers = new Workers(session);
    await workers.attach();
    return new Gauge(measured, session, workers);
  }

  /**
   * Measures the page.
   *
   * @param {Frame} [frame] a frame in the process of all frames, whose memory is added
   * @returns {Promise<Figures>}
   */
  async read(frame) {
    const workers = this.#workers.all;
    const inner = frame && (await sessionOf(this.#measured, frame));
    const pages = (inner ? [this.#session, inner] : [this.#session]).map((session) => /** @type {Send} */ ((method, params) => session.send(method, params)));
    for (const send of [...pages, ...workers]) await collect(send);
    /** @type {Figures} */
    const figures = { heap: 0, nodes: 0, listeners: 0, documents: 0, frames: 0, timers: 0, workers: 0, workerHeap: 0, wasm: 0, process: 0 };
    for (const send of pages) {
      const { metrics } = await send('Performance.getMetrics');
      const metric = (/** @type {string} */ name) => /** @type {{ name: string, value: number }[]} */ (metrics).find((one) => one.name === name)?.value ?? NaN;
      figures.heap += metric('JSHeapUsedSize') / KB;
      figures.nodes += metric('Nodes');
      figures.listeners += metric('JSEventListeners');
      figures.documents += metric('Documents');
      figures.frames += metric('Frames');
    }
    for (const send of [...pages, ...workers]) figures.wasm += await wasmOf(send);
    for (const send of workers) figures.workerHeap += ((await send('Runtime.getHeapUsage')).usedSize ?? 0) / KB;
    figures.timers = await this.#measured.evaluate(() => /** @type {any} */ (window).pending.size);
    figures.workers = await this.countWorkers();
    const { processInfo } = await this.#measured.browserSession.send('SystemInfo.getProcessInfo');
    for (const { type, id } of processInfo) if (type === 'renderer') figures.process += residentOf(id);
    await inner?.detach();
    return figures;
  }

  /** The number of workers of all pages and frames. */
  async countWorkers() {
    const { targetInfos } = await this.#measured.browserSession.send('Target.getTargets', { filter: [{}] });
    return targetInfos.filter((/** @type {{ type: string }} */ { type }) => type === 'worker').length;
  }
}
