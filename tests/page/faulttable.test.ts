import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { PROVED, QUICK, ROWS } from '../browser/faulttable.ts';

test('each row of the fault table is told apart by its name, and strikes at some screen', () => {
  const keys = [...ROWS, ...PROVED].map(({ key }) => key);
  assert.deepEqual(
    keys.filter((key, n) => keys.indexOf(key) !== n),
    [],
  );
  for (const { key, at } of ROWS) assert.ok(at.length > 0, key);
});

for (const [key, screens] of Object.entries(QUICK)) {
  test(`the table has the fault that is tested each time: ${key}`, () => {
    const at = ROWS.find((row) => row.key === key)?.at ?? [];
    assert.deepEqual([screens.length > 0, screens.filter((name) => !at.includes(name))], [true, []]);
  });
}

for (const { key, file, test: name } of PROVED) {
  test(`the test exists that proves: ${key}`, () => {
    const source = readFileSync(new URL(`../browser/${file}.spec.ts`, import.meta.url), 'utf8');
    assert.ok(
      ["'", '`'].some((quote) =>
        source.replaceAll('onlyLong(test)', 'test').includes(`test(${quote}${name}${quote}, `),
      ),
      `${file}.spec.ts: ${name}`,
    );
  });
}
