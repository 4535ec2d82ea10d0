// The length of the lines of code: biome and rustfmt break what they can, but not texts.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { DATA, MAX_LINE } from '../tools/sources.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Folders of packages and of what tests leave behind. */
const FOREIGN = /(^|\/)(node_modules|results|target)\//;

for (const folder of ['engine', 'wasm', 'www', 'tests']) {
  test(`no line of ${folder}/ is longer than ${MAX_LINE} characters`, () => {
    const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((file) => /\.(rs|ts|js)$/.test(file) && !FOREIGN.test(file) && !DATA.test(file));
    assert.ok(files.length > 5);
    const long = files.flatMap((file) =>
      readFileSync(join(ROOT, file), 'utf8')
        .split('\n')
        .flatMap((line, n) => (line.length > MAX_LINE ? [`${file}:${n + 1}`] : [])),
    );
    assert.deepEqual(long, []);
  });
}
