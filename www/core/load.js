// Loads the engine of the page.

import { compile } from './compile.js';
import { Engine } from './engine.js';

/** @import { Bindings } from './types.js' */

// Addresses relative to the bundle `www/main.js`. Importing the bindings with a new fragment creates a new module with its own
// instance from the same cached file.
const BINDINGS = '../gambol-wasm.js';
const PROGRAM = '../gambol-wasm_bg.wasm';

/** Loads and starts the engine. */
export async function loadEngine() {
  /** @type {HTMLLinkElement | null} */
  const program = document.querySelector('link[data-hash]');
  const [module, bindings] = await Promise.all([
    compile(fetch(new URL(PROGRAM, import.meta.url), { integrity: program?.dataset['hash'] ?? '' })),
    /** @type {Promise<Bindings>} */ (import(BINDINGS)),
  ]);
  await bindings.default({ module_or_path: module });
  let count = 1;
  return new Engine(module, bindings, () => import(`${BINDINGS}#${(count += 1)}`));
}
