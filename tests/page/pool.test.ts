// The pool of workers: one question each, a queue, and replacements, with workers that the test answers.

import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { Pool, poolSize } from '../../www/core/pool.ts';
import { createWorker } from '../../www/core/spawn.ts';
import { report, settled } from './questions.ts';
import type { Question, ToWorker } from '../../www/core/protocol.ts';

/** The workers that were created, in order. */
let workers: FakeWorker[] = [];
let pools: Pool[] = [];

/** A worker whose answers are sent by the test. */
class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  received: ToWorker[] = [];
  isTerminated = false;

  constructor() {
    workers.push(this);
  }

  postMessage(message: ToWorker) {
    this.received.push(message);
  }

  terminate() {
    this.isTerminated = true;
  }

  /** The seed of the question under way; null after a stop or without one. */
  get asked() {
    const last = this.received.at(-1);
    return last?.type === 'think' ? last.seed : null;
  }

  answer(isLast = true) {
    const last = this.received.at(-1);
    assert.ok(last?.type === 'think');
    this.onmessage?.({ data: { type: 'report', id: last.id, report: report(`m${last.seed}`), last: isLast } });
  }

  refuse() {
    const last = this.received.at(-1);
    assert.ok(last?.type === 'think');
    this.onmessage?.({ data: { type: 'refused', id: last.id, refusal: { code: 'refused' } } });
  }
}

beforeEach(() => {
  workers = [];
  Object.assign(globalThis, { self: { origin: 'https://host' } });
  Object.defineProperty(globalThis, 'Worker', { value: FakeWorker, configurable: true });
});

// Timers of open questions would keep the process running.
afterEach(() => {
  for (const pool of pools) pool.close();
  pools = [];
});

const question = (seed: number) =>
  ({ game: 'gambit', setup: '', view: '', moves: [], level: 'master', seed, all: true, millis: 1 }) as Question;

function poolOf({ size = 2, idle = Infinity }: { size?: number; idle?: number } = {}) {
  const pool = new Pool({} as any, createWorker, size, idle);
  pools.push(pool);
  const heard: string[] = [];
  const ask = (seed: number, signal?: AbortSignal) => {
    pool
      .think(question(seed), () => heard.push(`report ${seed}`), signal)
      .then(
        ({ best }) => heard.push(best),
        (error) => heard.push(`${seed} ${error.code}`),
      );
  };
  return { pool, heard, ask };
}

const asked = () => workers.map((worker) => worker.asked);

for (const [cores, size] of [
  [undefined, 1],
  [1, 1],
  [2, 1],
  [4, 3],
  [8, 7],
  [64, 7],
] as const) {
  test(`a device with ${cores} cores has ${size} workers`, () => assert.equal(poolSize(cores), size));
}

test('each worker has one question, and the others wait in order', async () => {
  const { heard, ask } = poolOf();
  for (const seed of [1, 2, 3, 4]) ask(seed);
  assert.deepEqual(asked(), [1, 2]);
  workers[1]?.answer();
  await settled();
  assert.deepEqual([asked(), heard], [[1, 3], ['m2']]);
  workers[1]?.answer(false);
  workers[0]?.answer();
  await settled();
  assert.deepEqual(
    [asked(), heard],
    [
      [4, 3],
      ['m2', 'report 3', 'm1'],
    ],
  );
});

test('no more workers are created than there are questions', async () => {
  const { ask } = poolOf({ size: 4 });
  ask(1);
  workers[0]?.answer();
  await settled();
  ask(2);
  assert.deepEqual(asked(), [2]);
});

test('a question that is aborted at its worker makes room for the next one and never settles', async () => {
  const { heard, ask } = poolOf({ size: 1 });
  const aborting = new AbortController();
  ask(1, aborting.signal);
  ask(2);
  aborting.abort();
  assert.deepEqual(
    workers[0]?.received.map(({ type }) => type),
    ['start', 'think', 'stop', 'think'],
  );
  workers[0]?.answer();
  await settled();
  assert.deepEqual(heard, ['m2']);
});

test('a question that is aborted while it waits, or was aborted before, is never asked', async () => {
  const { heard, ask } = poolOf({ size: 1 });
  const aborting = new AbortController();
  ask(1);
  ask(2, aborting.signal);
  ask(3);
  aborting.abort();
  ask(4, aborting.signal);
  workers[0]?.answer();
  await settled();
  workers[0]?.answer();
  await settled();
  assert.deepEqual([heard, asked()], [['m1', 'm3'], [3]]);
});

test('a signal that is aborted after the answer changes nothing', async () => {
  const { heard, ask } = poolOf({ size: 1 });
  const aborting = new AbortController();
  ask(1, aborting.signal);
  workers[0]?.answer();
  await settled();
  ask(2);
  aborting.abort();
  workers[0]?.answer();
  await settled();
  assert.deepEqual(heard, ['m1', 'm2']);
});

test('stop cancels what runs and what waits, and the pool can be asked again', async () => {
  const { pool, heard, ask } = poolOf();
  for (const seed of [1, 2, 3]) ask(seed);
  pool.stop();
  assert.deepEqual(asked(), [null, null]);
  ask(4);
  workers.find((worker) => worker.asked === 4)?.answer();
  await settled();
  assert.deepEqual([heard, workers.length], [['m4'], 2]);
});

test('close terminates all workers, and the pool can be asked again', async () => {
  const { pool, heard, ask } = poolOf();
  for (const seed of [1, 2, 3]) ask(seed);
  pool.close();
  assert.deepEqual(
    workers.map(({ isTerminated }) => isTerminated),
    [true, true],
  );
  ask(4);
  workers[2]?.answer();
  await settled();
  assert.deepEqual(heard, ['m4']);
});

test('a worker that fails is replaced and its question asked again, while the others go on', async () => {
  const { heard, ask } = poolOf();
  ask(1);
  ask(2);
  workers[0]?.onerror?.();
  assert.deepEqual([workers[0]?.isTerminated, asked()], [true, [1, 2, 1]]);
  workers[2]?.answer();
  workers[1]?.answer();
  await settled();
  assert.deepEqual(heard, ['m1', 'm2']);
});

test('a question whose workers fail three times is rejected, and the next one is asked', async () => {
  const { heard, ask } = poolOf({ size: 1 });
  ask(1);
  ask(2);
  for (let at = 0; at < 3; at += 1) workers[at]?.onerror?.();
  await settled();
  assert.deepEqual([heard, workers.at(-1)?.asked], [['1 computerStopped'], 2]);
});

test('a pool counts the workers that failed', async () => {
  const { pool, ask } = poolOf({ size: 2 });
  for (const seed of [1, 2, 3]) ask(seed);
  workers[0]?.onerror?.();
  workers[1]?.onerror?.();
  workers[2]?.answer();
  await settled();
  assert.equal(pool.lost, 2);
});

test('a refused question is rejected, and its worker gets the next one', async (context) => {
  context.mock.method(console, 'error', () => {});
  const { heard, ask } = poolOf({ size: 1 });
  ask(1);
  ask(2);
  workers[0]?.refuse();
  await settled();
  assert.deepEqual([heard, asked()], [['1 computerRefused'], [2]]);
});

test('idle workers are terminated', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const { ask } = poolOf({ idle: 500 });
  ask(1);
  ask(2);
  workers[0]?.answer();
  context.mock.timers.tick(500);
  assert.deepEqual(
    workers.map(({ isTerminated }) => isTerminated),
    [true, false],
  );
});
