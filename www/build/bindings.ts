// Additions to the bindings: methods of a freed object throw an error that says so, where wasm-bindgen passes a null
// pointer on and Rust reports no more than "null pointer passed to rust". Converts arguments to strings; refuses
// headers that are not iterable. wasm-bindgen checks neither: anything else than a string is written past the end of
// its memory, and headers that are not iterable throw within Rust, which then never releases the session.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

/** What the error of a freed object says after the name of the method. */
export const FREED = 'called after free';
/** What is added where: the function that passes a text, and the call that takes a list. */
const ADDED: [string, string][] = [
  ['function passStringToWasm0(arg, malloc, realloc) {', '$& arg = `${arg}`;'],
  ['formatStudy(headers) {', '$& headers = [...headers];'],
];

/**
 * Converts arguments to strings, as the browser's own methods do, so that the engine parses and refuses them; refuses
 * headers that are not iterable.
 *
 * @param source of the bindings
 */
function withTexts(source: string) {
  return ADDED.reduce((text, [place, added]) => {
    if (!text.includes(place)) throw new Error(place);
    return text.replace(place, added);
  }, source);
}

/**
 * Guards all methods of classes of wasm-bindgen. A freed object can be freed again.
 *
 * @param types by name
 */
function guardFreed(types: Record<string, Function>) {
  for (const [type, { prototype }] of Object.entries(types)) {
    for (const name of Object.getOwnPropertyNames(prototype)) {
      const method = prototype[name];
      if (/^constructor|^__/.test(name)) continue;
      prototype[name] = function (...inputs: unknown[]) {
        if (this.__wbg_ptr !== 0) return method.apply(this, inputs);
        if (name !== 'free')
          throw Object.assign(new Error(`${type}.${name} called after free`), { code: 'freed', found: name });
      };
    }
    // `using` frees by this name.
    if (Symbol.dispose) prototype[Symbol.dispose] = prototype.free;
  }
}

/**
 * Makes the additions in a file of bindings. Those of a release have them already, under shortened names: the page in
 * the pseudo-language is built from them.
 */
export function guardBindings(file: string) {
  const text = readFileSync(file, 'utf8');
  if (text.includes(FREED)) return;
  const types = Array.from(text.matchAll(/^export class (\w+)/gm), ([, name]) => name);
  writeFileSync(file, `${withTexts(text)}\n(${guardFreed})({ ${types} });`);
}

/**
 * Numbers the imports of the engine in a folder. wasm-bindgen ends their names in hashes, which don't compress; a
 * number of the same length leaves all else of the binary where it is.
 */
export function numberImports(folder: string) {
  const files = ['gambol-wasm.js', 'gambol-wasm_bg.wasm'].map((name) => join(folder, name));
  // Latin-1 has a character for each byte.
  const [script = '', binary = ''] = files.map((file) => readFileSync(file, 'latin1'));
  const hash = /(?<=__wbg_\w+_)[\da-f]{16}\b/g;
  const hashes = [...new Set(script.match(hash))];
  const numbered = [script, binary].map((text) =>
    text.replace(hash, (name) => String(hashes.indexOf(name)).padStart(name.length, '0')),
  );
  files.forEach((file, n) => writeFileSync(file, numbered[n] ?? '', 'latin1'));
}

/** An esbuild plugin that keeps the bindings a separate file, beside `www/`. */
export const bindings: Plugin = {
  name: 'bindings',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/gambol-wasm\.js$/ }, () => ({ path: '../gambol-wasm.js', external: true })),
};
