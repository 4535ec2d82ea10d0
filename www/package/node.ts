// The entry of the package for Node: files are read, and workers are threads.

import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import * as threads from 'node:worker_threads';
import { LEVELS } from '../core/levels.ts';
import { makeEntry } from './entry.ts';
import { makeThread } from './thread.ts';

export const { init, think, reports, close } = makeEntry({
  load: () => readFile(new URL('./engine.wasm', import.meta.url)),
  createWorker: () => makeThread(threads, new URL('./worker.js', import.meta.url)),
  cores: availableParallelism(),
});

export { LEVELS };
