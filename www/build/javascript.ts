// TypeScript as JavaScript, for tools that parse it: spaces instead of types, so that lines and columns stay.

import { createRequire } from 'node:module';

/** Loaded when it is first needed: a page in development needs none, and it takes a tenth of a second. */
const load = createRequire(import.meta.url);

/** The source of a module without its types. */
export function javascript(source: string): string {
  return load('@swc/wasm-typescript').transformSync(source, { mode: 'strip-only' }).code;
}
