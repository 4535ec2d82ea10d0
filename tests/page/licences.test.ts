// The licences in a release.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { DIST } from '../../www/build/serve.ts';

const TEXT = readFileSync(join(DIST, 'licences.txt'), 'utf8');

test('every crate in the engine and every library in the bundle is named, with its terms', () => {
  const names = Array.from(TEXT.matchAll(/^([\w-]+) \d+\.\d+\.\d+ \((.+)\)$/gm), ([, name = '']) => name);
  assert.equal(new Set(names).size, names.length);
  for (const name of [
    'wasm-bindgen',
    'js-sys',
    'web-sys',
    'serde',
    'serde-wasm-bindgen',
    'getrandom',
    'console_error_panic_hook',
    'libm',
    'idb',
    'lean-qr',
    'qr',
    'snabbdom',
  ])
    assert.ok(names.includes(name), name);
  // What runs in the compiler alone, and what is the project's own, is not in the page.
  for (const name of ['syn', 'serde_derive', 'gambol', 'esbuild', 'terser']) assert.ok(!names.includes(name), name);
});

test('every work has the text of its licence', () => {
  const [, , ...parts] = TEXT.split(/(?:^[\w-]+ \d+\.\d+\.\d+ \(.+\)\n)+\n/m);
  assert.ok(parts.length > 5);
  for (const part of parts) assert.match(part, /without warranty|as is/i);
});
