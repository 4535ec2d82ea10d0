// A thread of Node that looks like a browser's worker.

/** @import { EngineWorker, FromWorker } from '../core/types.js' */

/**
 * @param {Pick<typeof import('node:worker_threads'), 'Worker'>} threads
 * @param {URL} url of the worker's module
 */
export function makeThread({ Worker }, url) {
  // Without the arguments of the program, some of which no file may have.
  const thread = new Worker(url, { execArgv: [] });
  /** @type {EngineWorker} */
  const worker = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => thread.postMessage(message),
    terminate: () => thread.terminate(),
  };
  thread.on('message', (/** @type {FromWorker} */ data) => worker.onmessage?.(new MessageEvent('message', { data })));
  thread.on('error', (error) => worker.onerror?.(error));
  // While a search runs, its client's timer keeps the program running. A listener would undo this.
  thread.unref();
  return worker;
}
