// Loads the engine of the page.

import { compile } from './compile.ts';
import { Engine } from './engine.ts';
import type { Bindings } from './bindings.ts';

// Addresses relative to the bundle `www/main.js`. Importing the bindings with a new fragment creates a new module with
// its own instance from the same cached file.
const BINDINGS = '../gambol-wasm.js';
const PROGRAM = '../gambol-wasm_bg.wasm';

/** Loads and starts the engine. */
export async function loadEngine() {
  const program: HTMLLinkElement | null = document.querySelector('link[data-hash]');
  const [module, bindings] = await Promise.all([
    compile(fetch(new URL(PROGRAM, import.meta.url), { integrity: program?.dataset['hash'] ?? '' })),
    import(BINDINGS) as Promise<Bindings>,
  ]);
  await bindings.default({ module_or_path: module });
  let count = 1;
  return new Engine(module, bindings, () => import(`${BINDINGS}#${(count += 1)}`));
}
