// The entry of the package for browsers and bundlers: the engine and its worker are files beside it.

import { LEVELS } from '../core/levels.js';
import { makeEntry } from './entry.js';

/** @typedef {import('./entry.js').WholeEngine} Engine */
/** @typedef {import('../core/types.js').Session} Session */
/** @typedef {import('../core/types.js').Report} Report */
/** @typedef {import('../core/types.js').Refusal} Refusal */
/** @typedef {import('../core/types.js').EngineError} EngineError */
/** @typedef {import('./entry.js').Entry} Entry */
/** @typedef {import('./entry.js').Source} Source */
/** @typedef {import('./searches.js').Task} Task */

const entry = makeEntry({
  load: async () => new URL('./engine.wasm', import.meta.url),
  createWorker: () => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }),
});

/**
 * Loads the engine once; later calls return the same one. Needs no arguments where the package's own `engine.wasm` is found.
 *
 * @type {Entry['init']}
 */
export const init = entry.init;

/**
 * Searches in a worker of its own, and resolves with the last report; earlier ones go to `onReport`.
 *
 * @type {Entry['think']}
 */
export const think = entry.think;

/**
 * The reports of a search, ten a second at most, of which the last is that of `think`. A loop that is left ends the search.
 *
 * @type {Entry['reports']}
 */
export const reports = entry.reports;

/**
 * Ends all searches, whose promises are rejected, and their workers.
 *
 * @type {Entry['close']}
 */
export const close = entry.close;

export { LEVELS };
