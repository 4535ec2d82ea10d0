// The entry of the package for browsers and bundlers: the engine and its worker are files beside it.

import { LEVELS } from '../core/levels.ts';
import { makeEntry, type Entry } from './entry.ts';
export type { WholeEngine as Engine, Entry, Source } from './entry.ts';
export type { Session, Report, Refusal, EngineError } from '../core/bindings.ts';
export type { Task } from './searches.ts';

const entry = makeEntry({
  load: async () => new URL('./engine.wasm', import.meta.url),
  createWorker: () => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }),
});

/**
 * Loads the engine once; later calls return the same one. Needs no arguments where the package's own `engine.wasm` is
 * found.
 */
export const init: Entry['init'] = entry.init;

/** Searches in a worker of its own, and resolves with the last report; earlier ones go to `onReport`. */
export const think: Entry['think'] = entry.think;

/**
 * The reports of a search, ten a second at most, of which the last is that of `think`. A loop that is left ends the
 * search.
 */
export const reports: Entry['reports'] = entry.reports;

/** Ends all searches, whose promises are rejected, and their workers. */
export const close: Entry['close'] = entry.close;

export { LEVELS };
