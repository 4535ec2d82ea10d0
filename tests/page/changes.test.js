// Changes of storage with listeners that throw.

import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { change, flush, isPending, setChangeListener, readText } from '../../www/library/changes.js';

/** @type {Map<string, string>} */
const kept = new Map();
/** @type {string[]} Keys that have no room. */
let full = [];
Object.assign(globalThis, {
  localStorage: {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => {
      if (full.some((name) => key.endsWith(name))) throw new Error('full');
      kept.set(key, text);
    },
  },
});
// A lock that is never granted: changes stay pending until the page flushes.
Object.defineProperty(globalThis, 'navigator', { value: { locks: { request: () => new Promise(() => {}) } }, configurable: true });

/** @type {string[]} */
let told = [];
/** @type {Set<string>} What fails when it is told. */
let failing = new Set();

/** @param {string} words */
function hear(words) {
  told.push(words);
  if (failing.has(words)) throw new Error(words);
}

/** @param {string} key */
function write(key) {
  change(key, '', { apply: () => `new ${key}`, onStored: () => hear(`done ${key}`) });
}

beforeEach(() => {
  kept.clear();
  told = [];
  failing = new Set();
  setChangeListener({
    onStored: (key) => hear(`kept ${key}`),
    onFailure: () => hear('failure'),
    onRecover: () => hear('whole'),
  });
});

afterEach(() => {
  full = [];
  failing = new Set();
  flush();
});

for (const first of ['done a', 'kept a', 'done b', 'kept b']) {
  test(`all changes are stored, and all listeners are called, although ${first} throws`, () => {
    failing.add(first);
    ['a', 'b', 'c'].forEach(write);
    assert.throws(flush, { message: first });
    assert.deepEqual(told, ['done a', 'kept a', 'done b', 'kept b', 'done c', 'kept c']);
    assert.deepEqual([...kept.values()], ['new a', 'new b', 'new c']);
    assert.deepEqual(['a', 'b', 'c'].filter(isPending), []);
    told = [];
    flush();
    assert.deepEqual(told, [], 'nothing is told twice');
  });
}

test('no error of a listener hides another one one', () => {
  failing = new Set(['done a', 'kept c']);
  ['a', 'b', 'c'].forEach(write);
  assert.throws(flush, (error) => error instanceof AggregateError && error.errors.map(({ message }) => message).join() === 'done a,kept c');
});

test('a change that cannot be stored stays pending and is reported, although a listener of another change throws', () => {
  full = ['b'];
  failing.add('done a');
  ['a', 'b', 'c'].forEach(write);
  assert.throws(flush, { message: 'done a' });
  assert.deepEqual(told, ['done a', 'kept a', 'done c', 'kept c', 'failure']);
  assert.equal(readText('b'), 'new b');
  assert.ok(isPending('b'));
  full = [];
  failing = new Set(['done b']);
  told = [];
  assert.throws(flush, { message: 'done b' });
  assert.deepEqual(told, ['done b', 'kept b', 'whole']);
  assert.equal(kept.get('gambol/1/b'), 'new b');
});
