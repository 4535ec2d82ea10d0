// TypeScript as JavaScript, for tools that parse it: spaces instead of types, so that lines and columns stay.

import { transformSync } from '@swc/wasm-typescript';

/** The source of a module without its types. */
export function javascript(source: string) {
  return transformSync(source, { mode: 'strip-only' }).code;
}
