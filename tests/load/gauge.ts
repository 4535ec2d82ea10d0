// Memory of a page as Chromium counts it, after a forced collection: its own, that of its workers, and that of the
// engine in each.

import { readFileSync } from 'node:fs';
import type { Frame } from '@playwright/test';

/** A session of the browser's protocol, of either tool that drives it. */
interface Session {
  send: Send;
  on: (event: any, heard: (message: any) => void) => unknown;
  detach: () => Promise<void>;
}

/** The page that is measured, by whichever tool it was opened. */
interface MeasuredPage {
  /** Runs a script in each document before its own. */
  addScript: (script: () => void) => Promise<unknown>;
  evaluate: <Result>(act: () => Result) => Promise<Result>;
  /** A session of the page, or of a frame with a process of its own. */
  openSession: (frame?: Frame) => Promise<any>;
  browserSession: any;
}

/** The page size of Linux in kB, in which `statm` counts. */
const PAGE = 4;
const KB = 1024;

/**
 * What is measured. Memory is in kB: `heap` and `workerHeap` of JavaScript, `wasm` of all instances of the engine,
 * `process` of all renderer processes (0 where the system does not tell). `timers` are pending timeouts, intervals and
 * frames.
 */
export interface Figures {
  heap: number;
  nodes: number;
  listeners: number;
  documents: number;
  frames: number;
  timers: number;
  workers: number;
  workerHeap: number;
  wasm: number;
  process: number;
}

/** Counts pending timers. Runs in the page before its scripts. */
function countTimers() {
  const pending = new Set();
  const { setTimeout, setInterval, requestAnimationFrame } = window;
  Object.assign(window, {
    pending,
    /** Waits without being counted. */
    wait: (millis: number) => new Promise((resolve) => setTimeout(resolve, millis)),
    setTimeout: (act: Function, millis?: number, ...inputs: any[]) => {
      const id = setTimeout(() => {
        pending.delete(id);
        act(...inputs);
      }, millis);
      pending.add(id);
      return id;
    },
    setInterval: (...inputs: any[]) => {
      const id = (setInterval as any)(...inputs);
      pending.add(id);
      return id;
    },
    requestAnimationFrame: (act: FrameRequestCallback) => {
      const id = requestAnimationFrame((now) => {
        pending.delete(`frame ${id}`);
        act(now);
      });
      pending.add(`frame ${id}`);
      return id;
    },
  });
  for (const name of ['clearTimeout', 'clearInterval', 'cancelAnimationFrame'] as const) {
    const clear = window[name] as (id: any) => void;
    window[name] = (id) => {
      pending.delete(name === 'cancelAnimationFrame' ? `frame ${id}` : id);
      clear.call(window, id);
    };
  }
}

/** Sends a command of the protocol to a page or to a worker. */
type Send = (method: string, params?: object) => Promise<any>;

/** The workers of a page, reached through its session. */
class Workers {
  #page;
  #lastId = 0;
  /** The pending commands by session. */
  #sessions = new Map<string, Map<number, (answer: any) => void>>();

  constructor(page: Session) {
    this.#page = page;
    page.on(
      'Target.attachedToTarget',
      ({ sessionId, targetInfo }) => targetInfo.type === 'worker' && this.#sessions.set(sessionId, new Map()),
    );
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

  get all(): Send[] {
    return [...this.#sessions].map(
      ([sessionId, pending]) =>
        (method, params = {}) =>
          new Promise((resolve, reject) => {
            this.#lastId += 1;
            const id = this.#lastId;
            pending.set(id, resolve);
            this.#page
              .send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) })
              .catch((error) => (this.#sessions.has(sessionId) ? reject(error) : resolve({})));
          }),
    );
  }
}

/** Collects what is no longer reached; twice, since finalizers run in a task after the first collection. */
async function collect(send: Send) {
  for (let n = 0; n < 2; n += 1) {
    await send('HeapProfiler.collectGarbage');
    await send('Runtime.evaluate', {
      expression: `new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => { port1.close(); resolve(); };
        port2.postMessage(0);
      })`,
      awaitPromise: true,
    });
  }
}

/** The memory of all instances of the engine in kB, kept ones included. */
async function wasmOf(send: Send) {
  const { result } = await send('Runtime.evaluate', {
    expression: 'WebAssembly.Memory.prototype',
    objectGroup: 'gauge',
  });
  if (!result) return 0;
  const { objects } = await send('Runtime.queryObjects', { prototypeObjectId: result.objectId, objectGroup: 'gauge' });
  const bytes = await send('Runtime.callFunctionOn', {
    objectId: objects?.objectId,
    functionDeclaration: 'function () { return this.reduce((sum, { buffer }) => sum + buffer.byteLength, 0); }',
    returnByValue: true,
  });
  await send('Runtime.releaseObjectGroup', { objectGroup: 'gauge' });
  return (bytes.result?.value ?? 0) / KB;
}

/** The memory in kB of a process; 0 where the system does not tell. */
function residentOf(pid: number) {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE;
  } catch {
    return 0;
  }
}

/** Opens a session of a page, or of a frame with a process of its own. */
async function sessionOf(measured: MeasuredPage, frame?: Frame): Promise<Session> {
  const session = await measured.openSession(frame);
  await session.send('Performance.enable');
  return session;
}

export class Gauge {
  #measured;
  #session;
  #workers;

  /** @param session of the page */
  constructor(measured: MeasuredPage, session: Session, workers: Workers) {
    this.#measured = measured;
    this.#session = session;
    this.#workers = workers;
  }

  /** Attaches to a page, which must be opened after this. */
  static async attach(measured: MeasuredPage) {
    await measured.addScript(countTimers);
    const session = await sessionOf(measured);
    const workers = new Workers(session);
    await workers.attach();
    return new Gauge(measured, session, workers);
  }

  /**
   * Measures the page.
   *
   * @param frame a frame in the process of all frames, whose memory is added
   */
  async read(frame?: Frame): Promise<Figures> {
    const workers = this.#workers.all;
    const inner = frame && (await sessionOf(this.#measured, frame));
    const pages = (inner ? [this.#session, inner] : [this.#session]).map(
      (session) => ((method, params) => session.send(method, params)) as Send,
    );
    for (const send of [...pages, ...workers]) await collect(send);
    const figures: Figures = {
      heap: 0,
      nodes: 0,
      listeners: 0,
      documents: 0,
      frames: 0,
      timers: 0,
      workers: 0,
      workerHeap: 0,
      wasm: 0,
      process: 0,
    };
    for (const send of pages) {
      const { metrics } = await send('Performance.getMetrics');
      const metric = (name: string) =>
        (
          metrics as {
            name: string;
            value: number;
          }[]
        ).find((one) => one.name === name)?.value ?? NaN;
      figures.heap += metric('JSHeapUsedSize') / KB;
      figures.nodes += metric('Nodes');
      figures.listeners += metric('JSEventListeners');
      figures.documents += metric('Documents');
      figures.frames += metric('Frames');
    }
    for (const send of [...pages, ...workers]) figures.wasm += await wasmOf(send);
    for (const send of workers) figures.workerHeap += ((await send('Runtime.getHeapUsage')).usedSize ?? 0) / KB;
    figures.timers = await this.#measured.evaluate(() => (window as any).pending.size);
    figures.workers = await this.countWorkers();
    const { processInfo } = await this.#measured.browserSession.send('SystemInfo.getProcessInfo');
    for (const { type, id } of processInfo) if (type === 'renderer') figures.process += residentOf(id);
    await inner?.detach();
    return figures;
  }

  /** The number of workers of all pages and frames. */
  async countWorkers() {
    const { targetInfos } = await this.#measured.browserSession.send('Target.getTargets', { filter: [{}] });
    return targetInfos.filter(({ type }: { type: string }) => type === 'worker').length;
  }
}
