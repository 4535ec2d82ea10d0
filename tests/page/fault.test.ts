// The messages of errors for readers.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Fault } from '../../www/core/fault.ts';
import { explain, messageOf } from '../../www/core/messages.ts';
import { createWorker } from '../../www/core/spawn.ts';
import { Thinker } from '../../www/core/thinker.ts';
import type { Question } from '../../www/core/protocol.ts';

/** Errors that a browser throws itself. */
const BROWSER_ERRORS: unknown[] = [
  new Error('expected a square'),
  new TypeError('x is not a function'),
  new ReferenceError('Worker is not defined'),
  new RangeError('Invalid array length'),
  new WebAssembly.RuntimeError('unreachable'),
  new DOMException('denied', 'SecurityError'),
  'denied',
  null,
  undefined,
  { message: 'denied' },
];

for (const error of BROWSER_ERRORS) {
  test(`${String(error)} has a general message, and is logged to the console`, (context) => {
    const log = context.mock.method(console, 'error', () => {});
    assert.equal(messageOf(error), 'Something went wrong inside the page. Try again, or load the page again.');
    assert.deepEqual(
      log.mock.calls.map((call) => call.arguments),
      [[error]],
    );
  });
}

test('errors of the page have the message of their code', () => {
  assert.equal(messageOf(new Fault('gameOver')), 'The game is over.');
  assert.equal(messageOf(new Fault('playedByComputer', 'White')), 'It’s White’s turn.');
});

test('errors of the engine are told by their codes, once the words are loaded', async () => {
  const refusal = {
    code: 'square-on-board',
    place: [{ name: 'square', at: 2 }],
    found: 'e5',
    expected: [],
    args: { last: 'h4' },
  };
  const error = Object.assign(new Error('square-on-board'), refusal);
  assert.equal(messageOf(error), 'The game can’t read this, or doesn’t allow it.');
  assert.equal(await explain(error), 'Square 2: “e5”. The squares of this board go from a1 to h4.');
  assert.equal(messageOf(error), 'Square 2: “e5”. The squares of this board go from a1 to h4.');
});

test('a trap is left to the engine, which opens the screen again', async (context) => {
  const log = context.mock.method(console, 'error', () => {});
  const trap = new WebAssembly.RuntimeError('unreachable');
  await assert.rejects(explain(trap), trap);
  assert.equal(log.mock.callCount(), 0);
});

const QUESTION: Question = {
  game: 'gambit',
  setup: '',
  view: '8/xxxxxxxx/oooooooo/8 o',
  moves: [],
  level: 'easy',
  seed: 1,
  all: false,
  millis: null,
};

const WITHOUT: [string, object | undefined][] = [
  ['has no workers', undefined],
  [
    'denies them',
    class {
      constructor() {
        throw new Error('denied');
      }
    },
  ],
  [
    'denies them for its own reasons',
    class {
      constructor() {
        throw new DOMException('denied', 'SecurityError');
      }
    },
  ],
];

for (const [what, Worker] of WITHOUT) {
  test(`in a browser that ${what} a question is rejected as one without a computer player`, async (context) => {
    const log = context.mock.method(console, 'error', () => {});
    Object.assign(globalThis, { self: { origin: 'https://host' } });
    Object.defineProperty(globalThis, 'Worker', { value: Worker, configurable: true });
    if (Worker === undefined) Reflect.deleteProperty(globalThis, 'Worker');
    const thinker = new Thinker({} as any, createWorker);
    const words = { code: 'computerBarred', args: [] };
    await assert.rejects(thinker.think(QUESTION), words);
    // The second question is rejected in the same way.
    await assert.rejects(thinker.think(QUESTION), words);
    assert.equal(log.mock.callCount(), 6);
  });
}
