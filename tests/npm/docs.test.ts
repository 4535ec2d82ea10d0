// The documentation of the package: every block of JavaScript runs in Node, from the installed package.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { install, run } from './installation.ts';

const WWW = join(import.meta.dirname, '../../www');
const folder = install();

for (const file of ['docs/npm.md', 'package/README.md']) {
  const blocks = Array.from(
    readFileSync(join(WWW, file), 'utf8').matchAll(/^```js\n(.*?)^```$/gms),
    ([, block = '']) => block,
  );
  assert.ok(blocks.length > 0, file);
  for (const [n, block] of blocks.entries()) {
    test(`block ${n + 1} of ${file} runs, and prints something`, () => assert.match(run(folder, block), /\S/));
  }
}
