// What all entries of the package make of one program: the engine on the caller's thread, and searches in workers.

import * as bindings from '../../gambol-wasm.js';
import { compile } from '../core/compile.ts';
import { Engine } from '../core/engine.ts';
import { makeSearches, type Searches } from './searches.ts';
import type { Game } from '../core/bindings.ts';
import type { CreateWorker } from '../core/protocol.ts';

/** The number of parallel searches on any device, however slow. */
const MIN_WORKERS = 2;

/** Where the engine comes from: its address, its bytes, a response, or a program that is compiled already. */
export type Source = string | URL | Response | BufferSource | WebAssembly.Module;

/** A program has a single instance of the module, which is not replaced after a trap. */
const NO_REPLACEMENT = () => Promise.reject(new Error('trapped'));

/** The engine as users of the package need it. */
export class WholeEngine extends Engine {
  /** The games of the registry. */
  games(): Game[] {
    return bindings.list();
  }
}

/** The functions of an entry. */
export type Entry = Searches & { init: (options?: { wasm?: Source | Promise<Source> }) => Promise<WholeEngine> };

/**
 * Makes the functions of an entry.
 *
 * @param host.load loads the package's own program
 * @param host.cores of the device
 */
export function makeEntry({
  load,
  createWorker,
  cores = globalThis.navigator?.hardwareConcurrency ?? 1,
}: {
  load: () => Promise<Source>;
  createWorker: CreateWorker;
  cores?: number;
}): Entry {
  let engine: Promise<WholeEngine> | null = null;

  const init: Entry['init'] = ({ wasm } = {}) => {
    // A failed attempt can be repeated.
    engine ??= start(wasm ?? load()).catch((error) => {
      engine = null;
      throw error;
    });
    return engine;
  };

  return { init, ...makeSearches(init, createWorker, Math.max(MIN_WORKERS, cores)) };
}

async function start(source: Source | Promise<Source>) {
  const module = await moduleOf(await source);
  await bindings.default({ module_or_path: module });
  return new WholeEngine(module, bindings, NO_REPLACEMENT);
}

/** The program at an address. Servers of development answer with a page where there is no file. */
async function fetched(address: string | URL) {
  const response = await fetch(address);
  const type = response.headers.get('content-type') ?? '';
  // The setting of Vite that the documentation gives.
  if (response.ok && type.startsWith('text/html'))
    throw new Error(`engine: ${address}: ${type} (optimizeDeps.exclude)`);
  return compile(response);
}

function moduleOf(source: Source) {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof Response) return compile(source);
  if (typeof source === 'string' || source instanceof URL) return fetched(source);
  return WebAssembly.compile(source);
}
