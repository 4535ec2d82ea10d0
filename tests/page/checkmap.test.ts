// The map of `make check` names folders and tests that are there.

import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { LONG_TESTS, MAP } from '../tools/checkmap.ts';

const ROOT = join(import.meta.dirname, '../..');
const specs = readdirSync(join(ROOT, 'tests/browser')).filter((file) => file.endsWith('.spec.ts'));
const nodeTests = readdirSync(import.meta.dirname);
/** The beginnings of the paths of a folder's entries. */
const entries = (folder: string) => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`);

for (const [prefix, { specs: own = [], node = [], cargo = [] }] of MAP) {
  test(`${prefix} and its tests are there`, () => {
    const folder = prefix.slice(0, prefix.lastIndexOf('/'));
    assert.ok(existsSync(join(ROOT, prefix)) || entries(folder).some((path) => path.startsWith(prefix)));
    for (const name of own) assert.ok(specs.includes(`${name}.spec.ts`), name);
    for (const file of node) assert.ok(nodeTests.includes(file), file);
    for (const args of cargo) {
      const name = args[args.indexOf('--test') + 1];
      if (args.includes('--test')) assert.ok(existsSync(join(ROOT, `tests/${name}.rs`)), name);
    }
  });
}

test('the Node tests that are left out are there', () => {
  for (const file of LONG_TESTS) assert.ok(nodeTests.includes(file), file);
});
