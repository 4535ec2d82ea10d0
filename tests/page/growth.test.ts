// The verdict of the load: what leaks is found, what only varies is not.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { growthOf, judge } from '../load/growth.ts';
import type { Figures } from '../load/gauge.ts';

const LEVEL: Figures = {
  heap: 5000,
  nodes: 700,
  listeners: 50,
  documents: 2,
  frames: 1,
  timers: 1,
  workers: 1,
  workerHeap: 500,
  wasm: 5760,
  process: 400_000,
};
const NAMES = Object.keys(LEVEL) as (keyof Figures)[];

/** Twenty measurements, each changed in its own way. */
const series = (change: (n: number) => Partial<Figures>) =>
  Array.from({ length: 20 }, (_, n) => ({ ...LEVEL, ...change(n) }));
const growing = (rows: Figures[]) =>
  growthOf(rows)
    .filter(({ isGrowing }) => isGrowing)
    .map(({ name }) => name);

test('a series that grows only at its beginning, or now and then, is level', () => {
  assert.deepEqual(growing(series(() => ({}))), []);
  assert.deepEqual(growing(series((n) => (n < 4 ? { heap: 3000, nodes: 400, wasm: 1152 } : {}))), []);
  assert.deepEqual(
    growing(series((n) => (n % 4 === 0 ? {} : { heap: 6000 + n, nodes: 900, documents: 20, frames: 10, timers: 10 }))),
    [],
  );
  assert.equal(judge(series(() => ({}))).verdict, 'level');
});

for (const name of NAMES) {
  test(`${name} that grows by a hundredth at each measurement, or by one, is found`, () => {
    const by = Math.max(1, LEVEL[name] / 100);
    assert.deepEqual(growing(series((n) => ({ [name]: LEVEL[name] + n * by }))), [name]);
    assert.equal(judge(series((n) => ({ [name]: LEVEL[name] + n * by }))).verdict, 'growing');
  });
}

test('a figure that is missing is no level one, and four measurements are too few to be judged', () => {
  assert.deepEqual(growing(series((n) => (n > 12 ? { heap: NaN } : {}))), ['heap']);
  assert.throws(() => growthOf(series(() => ({})).slice(0, 4)), /too few/);
  for (const length of [0, 4]) assert.equal(judge(series(() => ({})).slice(0, length)).verdict, 'not judged');
});
