import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { PROVED, ROWS } from '../browser/faulttable.ts';

test('each row of the fault table is told apart by its name, and strikes at some screen each time or with LONG=1', () => {
  const keys = [...ROWS, ...PROVED].map(({ key }) => key);
  assert.deepEqual(
    keys.filter((key, n) => keys.indexOf(key) !== n),
    [],
  );
  for (const { key, at, quick = [] } of ROWS) {
    assert.ok(at.length > 0, key);
    assert.deepEqual(
      quick.filter((name) => !at.includes(name)),
      [],
      key,
    );
  }
});

for (const { key, file, test: name } of PROVED) {
  test(`the test exists that proves: ${key}`, () => {
    const source = readFileSync(new URL(`../browser/${file}.spec.ts`, import.meta.url), 'utf8');
    assert.ok(
      ["'", '`'].some((quote) => source.includes(`test(${quote}${name}${quote}, `)),
      `${file}.spec.ts: ${name}`,
    );
  });
}
