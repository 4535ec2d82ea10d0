// What readers are told of errors.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Fault, messageOf } from '../../www/core/fault.js';
import { Thinker } from '../../www/core/thinker.js';

/** @type {unknown[]} What a browser throws of its own. */
const RAW = [
  new TypeError('x is not a function'), new ReferenceError('Worker is not defined'), new RangeError('Invalid array length'),
  new WebAssembly.RuntimeError('unreachable'), new DOMException('denied', 'SecurityError'), 'denied', null, undefined, { message: 'denied' },
];

for (const error of RAW) {
  test(`${String(error)} is told in words of the page, and goes to the console`, (context) => {
    const log = context.mock.method(console, 'error', () => {});
    assert.equal(messageOf(error), 'Something went wrong inside the page. Try again, or load the page again.');
    assert.deepEqual(log.mock.calls.map((call) => call.arguments), [[error]]);
  });
}

test('errors of the page are told by their codes', () => {
  assert.equal(messageOf(new Fault('gameOver')), 'The game is over.');
  assert.equal(messageOf(new Fault('playedByComputer', 'White')), 'White is played by the computer.');
});

test('errors of the engine are told as they are, the longest cut short', () => {
  assert.equal(messageOf(new Error('square 2: found "e5", expected a square from a1 to h4')), 'square 2: found "e5", expected a square from a1 to h4');
  const long = messageOf(new Error(`board: found "${'x'.repeat(100_000)}"`));
  assert.equal(long.length, 200);
  assert.ok(long.endsWith('…'));
});

/** @type {import('../../www/types.js').Question} */
const QUESTION = { game: 'gambit', setup: '', view: '8/xxxxxxxx/oooooooo/8 o', moves: [], level: 'easy', seed: 1, all: false, millis: null };

/** @type {[string, object | undefined][]} */
const WITHOUT = [
  ['has no workers', undefined],
  ['denies them', class { constructor() { throw new Error('denied'); } }],
  ['denies them for its own reasons', class { constructor() { throw new DOMException('denied', 'SecurityError'); } }],
];

for (const [what, Worker] of WITHOUT) {
  test(`a browser that ${what} is told to have no computer player`, async (context) => {
    const log = context.mock.method(console, 'error', () => {});
    Object.assign(globalThis, { self: { origin: 'https://host' } });
    Object.defineProperty(globalThis, 'Worker', { value: Worker, configurable: true });
    if (Worker === undefined) Reflect.deleteProperty(globalThis, 'Worker');
    const thinker = new Thinker(/** @type {any} */ ({}));
    const words = { code: 'computerBarred', args: [] };
    await assert.rejects(thinker.think(QUESTION), words);
    // And once more, since nothing of the first question is left.
    await assert.rejects(thinker.think(QUESTION), words);
    assert.equal(log.mock.callCount(), 6);
  });
}
