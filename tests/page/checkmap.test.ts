// The map of `make check` names folders and tests that are there.

import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { cargoTestOf, LONG_TESTS, MAP } from '../tools/checkmap.ts';

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

test('an edited test of Rust is run, as its package has it', () => {
  const rules = readFileSync(join(ROOT, 'tests/Cargo.toml'), 'utf8');
  const modules = readFileSync(join(ROOT, 'tests/commandline.rs'), 'utf8');
  for (const file of readdirSync(join(ROOT, 'tests')).filter((file) => file.endsWith('.rs'))) {
    const name = file.slice(0, -'.rs'.length);
    const args = cargoTestOf(`tests/${file}`)?.join(' ') ?? '';
    if (name === 'markdown') assert.equal(args, '');
    else if (rules.includes(`path = "${file}"`)) assert.equal(args, `--package gambol-tests --test ${name}`);
    else if (modules.includes(`mod ${name};`)) assert.equal(args, `--package gambol-cli --test commandline ${name}`);
    else assert.match(args, /^--package gambol-cli --test (clocks|commandline)$/, file);
  }
  assert.equal(cargoTestOf('tests/plain/mod.rs'), null);
});
