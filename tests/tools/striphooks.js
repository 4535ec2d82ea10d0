// The hook of `strip.js`: replaces types with spaces, as Node does, so that lines and columns stay. Results are cached
// by content.

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const PACKAGES = fileURLToPath(new URL('../../node_modules/', import.meta.url));
const SOURCE = /^file:(?!.*\/node_modules\/).*\.ts$/;

const require = createRequire(import.meta.url);
let cache = '';
let stripper = null;

/** The folder of results, which differ between versions of the stripper. */
function openCache() {
  const { version } = JSON.parse(readFileSync(`${PACKAGES}@swc/wasm-typescript/package.json`, 'utf8'));
  const folder = `${PACKAGES}.cache/gambol/strip-${version}/`;
  mkdirSync(folder, { recursive: true });
  return folder;
}

export async function load(url, context, next) {
  const file = url.split(/[?#]/, 1)[0];
  if (!SOURCE.test(file)) return next(url, context);
  const path = fileURLToPath(file);
  const text = readFileSync(path, 'utf8');
  const place = `${(cache ||= openCache())}${createHash('sha1').update(text).digest('hex')}.js`;
  let source = '';
  try {
    source = readFileSync(place, 'utf8');
  } catch {
    stripper ??= require('@swc/wasm-typescript');
    source = stripper.transformSync(text, { mode: 'strip-only', filename: path }).code;
    // Another process must not read half a file.
    writeFileSync(`${place}.${process.pid}`, source);
    renameSync(`${place}.${process.pid}`, place);
  }
  return { format: 'module', source, shortCircuit: true };
}
