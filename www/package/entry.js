// What all entries of the package make of one program: the engine on the caller's thread, and searches in workers.

import * as bindings from '../../gambol-wasm.js';
import { compile } from '../core/compile.js';
import { Engine } from '../core/engine.js';
import { makeSearches } from './searches.js';

/** @import { Bindings, CreateWorker, Game } from '../core/types.js' */
/** @import { Searches } from './searches.js' */

/** So many searches run at the same time on any device, if slowly. */
const LEAST_WORKERS = 2;

/**
 * Where the engine comes from: its address, its bytes, a response, or a program that is compiled already.
 *
 * @typedef {string | URL | Response | BufferSource | WebAssembly.Module} Source
 */

/** A program has one instance of a module, so that there is no other one after a trap. */
const NO_OTHER = () => Promise.reject(new Error('trapped'));

/** The engine as users of the package need it. */
export class WholeEngine extends Engine {
  /**
   * The games of the registry.
   *
   * @returns {Game[]}
   */
  games() {
    return bindings.list();
  }
}

/**
 * The functions of an entry.
 *
 * @typedef {Searches & { init: (options?: { wasm?: Source | Promise<Source> }) => Promise<WholeEngine> }} Entry
 */

/**
 * Makes the functions of an entry.
 *
 * @param {object} host
 * @param {() => Promise<Source>} host.load loads the package's own program
 * @param {CreateWorker} host.createWorker
 * @param {number} [host.cores] of the device
 * @returns {Entry}
 */
export function makeEntry({ load, createWorker, cores = globalThis.navigator?.hardwareConcurrency ?? 1 }) {
  /** @type {Promise<WholeEngine> | null} */
  let engine = null;

  /** @type {Entry['init']} */
  const init = ({ wasm } = {}) => {
    // A failed attempt can be repeated.
    engine ??= start(wasm ?? load()).catch((error) => {
      engine = null;
      throw error;
    });
    return engine;
  };

  return { init, ...makeSearches(init, createWorker, Math.max(LEAST_WORKERS, cores)) };
}

/** @param {Source | Promise<Source>} source */
async function start(source) {
  const module = await moduleOf(await source);
  await bindings.default({ module_or_path: module });
  return new WholeEngine(module, /** @type {Bindings} */ (bindings), NO_OTHER);
}

/**
 * The program at an address. Servers of development answer with a page where there is no file.
 *
 * @param {string | URL} address
 */
async function fetched(address) {
  const response = await fetch(address);
  const type = response.headers.get('content-type') ?? '';
  // The setting of Vite that the documentation gives.
  if (response.ok && type.startsWith('text/html')) throw new Error(`engine: ${address}: ${type} (optimizeDeps.exclude)`);
  return compile(response);
}

/** @param {Source} source */
function moduleOf(source) {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof Response) return compile(source);
  if (typeof source === 'string' || source instanceof URL) return fetched(source);
  return WebAssembly.compile(source);
}
