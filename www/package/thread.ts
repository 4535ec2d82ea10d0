// A thread of Node that looks like a browser's worker.

import type { EngineWorker, FromWorker } from '../core/protocol.ts';

/** @param url of the worker's module */
export function makeThread({ Worker }: Pick<typeof import('node:worker_threads'), 'Worker'>, url: URL) {
  // Without the arguments of the program, some of which no file may have.
  const thread = new Worker(url, { execArgv: [] });
  const worker: EngineWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => thread.postMessage(message),
    terminate: () => thread.terminate(),
  };
  thread.on('message', (data: FromWorker) => worker.onmessage?.(new MessageEvent('message', { data })));
  thread.on('error', (error) => worker.onerror?.(error));
  // While a search runs, its client's timer keeps the program running. A listener would undo this.
  thread.unref();
  return worker;
}
