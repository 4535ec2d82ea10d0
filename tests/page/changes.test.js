// Changes of storage with listeners that throw.

import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { change, flush, isPending, setChangeListener, readText } from '../../www/library/changes.js';
import { ARCHIVE, PREFIX } from '../../www/library/keys.js';

/** @type {Map<string, string>} */
const stored = new Map();
/** @type {string[]} Keys that have no room. */
let full = [];
let isReadable = true;
Object.assign(globalThis, {
  localStorage: {
    getItem: (/** @type {string} */ key) => {
      if (!isReadable) throw new Error('broken');
      return stored.get(key) ?? null;
    },
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => {
      if (full.some((name) => key.endsWith(name))) throw new Error('full');
      stored.set(key, text);
    },
  },
});
// A lock that is never granted: changes stay pending until the page flushes.
Object.defineProperty(globalThis, 'navigator', { value: { locks: { request: () => new Promise(() => {}) } }, configurable: true });

/** @type {string[]} */
let reported = [];
/** @type {Set<string>} The listeners that throw. */
let failing = new Set();

/** @param {string} words */
function report(words) {
  reported.push(words);
  if (failing.has(words)) throw new Error(words);
}

/** @param {string} key */
function write(key) {
  change(key, '', { apply: () => `new ${key}`, onStored: () => report(`done ${key}`) });
}

beforeEach(() => {
  stored.clear();
  reported = [];
  failing = new Set();
  setChangeListener({
    onStored: (key) => report(`stored ${key}`),
    onFailure: () => report('failure'),
    onRecover: () => report('recovered'),
  });
});

afterEach(() => {
  full = [];
  isReadable = true;
  failing = new Set();
  flush();
});

for (const first of ['done a', 'stored a', 'done b', 'stored b']) {
  test(`all changes are stored, and all listeners are called, although ${first} throws`, () => {
    failing.add(first);
    ['a', 'b', 'c'].forEach(write);
    assert.throws(flush, { message: first });
    assert.deepEqual(reported, ['done a', 'stored a', 'done b', 'stored b', 'done c', 'stored c']);
    assert.deepEqual([...stored.values()], ['new a', 'new b', 'new c']);
    assert.deepEqual(['a', 'b', 'c'].filter(isPending), []);
    reported = [];
    flush();
    assert.deepEqual(reported, [], 'nothing is reported twice');
  });
}

test('no error of a listener hides another one', () => {
  failing = new Set(['done a', 'stored c']);
  ['a', 'b', 'c'].forEach(write);
  assert.throws(flush, (error) => error instanceof AggregateError && error.errors.map(({ message }) => message).join() === 'done a,stored c');
});

test('a change that cannot be stored stays pending and is reported, although a listener of another change throws', () => {
  full = ['b'];
  failing.add('done a');
  ['a', 'b', 'c'].forEach(write);
  assert.throws(flush, { message: 'done a' });
  assert.deepEqual(reported, ['done a', 'stored a', 'done c', 'stored c', 'failure']);
  assert.equal(readText('b'), 'new b');
  assert.ok(isPending('b'));
  full = [];
  failing = new Set(['done b']);
  reported = [];
  assert.throws(flush, { message: 'done b' });
  assert.deepEqual(reported, ['done b', 'stored b', 'recovered']);
  assert.equal(stored.get('gambol/1/b'), 'new b');
});

test('what can’t be read is not overwritten, and stored once it can be', () => {
  stored.set(`${PREFIX}a`, 'old');
  isReadable = false;
  write('a');
  flush();
  assert.equal(stored.get(`${PREFIX}a`), 'old');
  assert.deepEqual(reported, ['failure']);
  assert.equal(readText('a'), 'new a');
  isReadable = true;
  flush();
  assert.equal(stored.get(`${PREFIX}a`), 'new a');
  assert.deepEqual(reported.slice(1), ['done a', 'stored a', 'recovered']);
});

test('the archive shows the games that pending changes replace, once', () => {
  stored.set(`${PREFIX}table`, 'old');
  full = ['table'];
  change('table', '', {
    apply: () => 'new',
    archive: (text) => ({ name: 'old', change: { apply: (list) => `${list ?? ''}[${text}]` } }),
    isMinor: true,
  });
  assert.equal(readText(ARCHIVE), '[old]', 'before the lock is granted');
  assert.equal(stored.has(`${PREFIX}${ARCHIVE}`), false);
  full = ['table', ARCHIVE];
  flush();
  assert.equal(readText(ARCHIVE), '[old]', 'while there is no room');
  full = [];
  flush();
  assert.equal(stored.get(`${PREFIX}${ARCHIVE}`), '[old]');
  assert.equal(readText(ARCHIVE), '[old]', 'when it is stored');
});
