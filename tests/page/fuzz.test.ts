// Properties of random inputs: what `tests/fuzz/run.ts` tries for long, here the corpus and a few inputs, which are the
// same in every run.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { TARGETS } from '../fuzz/targets.ts';
import { stackOf, tryCorpus, tryRandom } from '../fuzz/target.ts';

const SEED = 20;

for (const [name, load] of Object.entries(TARGETS)) {
  const target = await load();
  for (const [says, property] of Object.entries(target)) {
    test(`${name}: ${says}`, async () => {
      const kept = await tryCorpus(name, says, property);
      const { found } = kept.found ? kept : await tryRandom(property, { seed: SEED });
      if (found) assert.fail(`${found.input}\nseed ${found.seed}, path ${found.path}\n${stackOf(found.error)}`);
    });
  }
}

const CORPUS = new URL('../fuzz/corpus/', import.meta.url);

for (const file of readdirSync(CORPUS)) {
  test(`all inputs of ${file} are tried`, async () => {
    const target = (await TARGETS[file.replace(/\.json$/, '')]?.()) ?? assert.fail('no such target');
    for (const [says, inputs] of Object.entries(JSON.parse(readFileSync(new URL(file, CORPUS), 'utf8')))) {
      assert.ok(Object.hasOwn(target, says), `no property: ${says}`);
      assert.ok(Array.isArray(inputs) && inputs.length > 0, says);
    }
  });
}
