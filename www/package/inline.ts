// The entry of the package in one file, for programs that can serve no other files: the engine and its worker are part
// of it.

import { PROGRAM, WORKER } from 'package:inline';
import { LEVELS } from '../core/levels.ts';
import { makeEntry } from './entry.ts';
import { makeThread } from './thread.ts';

/** Missing in browsers. An import would keep bundlers from making a program for a browser. */
const threads = globalThis.process?.getBuiltinModule?.('node:worker_threads');

export const { init, think, reports, close } = makeEntry({
  load: async () => Uint8Array.from(atob(PROGRAM), (character) => character.charCodeAt(0)),
  createWorker() {
    if (threads) return makeThread(threads, new URL(`data:text/javascript,${encodeURIComponent(WORKER)}`));
    const url = URL.createObjectURL(new Blob([WORKER], { type: 'text/javascript' }));
    const worker = new Worker(url, { type: 'module' });
    worker.addEventListener('message', () => URL.revokeObjectURL(url), { once: true });
    return worker;
  },
});

export { LEVELS };
