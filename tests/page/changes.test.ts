// Changes of storage: with listeners that throw, without room, and several of one text.

import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { change, flush, isPending, readText, retry, setChangeListener } from '../../www/library/changes.ts';
import { ARCHIVE, PREFIX } from '../../www/library/keys.ts';

const stored = new Map<string, string>();
/** Keys that have no room. */
let full: string[] = [];
/** Keys that can't be read. */
let unreadable: string[] = [];
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => {
      if (unreadable.some((name) => key.endsWith(name))) throw new Error('broken');
      return stored.get(key) ?? null;
    },
    setItem: (key: string, text: string) => {
      if (full.some((name) => key.endsWith(name))) throw new Error('full');
      stored.set(key, text);
    },
  },
});
// A lock that is never granted: changes stay pending until the page flushes.
let asked = 0;
const request = () => {
  asked += 1;
  return new Promise(() => {});
};
Object.defineProperty(globalThis, 'navigator', { value: { locks: { request } }, configurable: true });

let reported: string[] = [];
/** The listeners that throw. */
let failing = new Set<string>();

function report(words: string) {
  reported.push(words);
  if (failing.has(words)) throw new Error(words);
}

function write(key: string) {
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
  unreadable = [];
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
  assert.throws(
    flush,
    (error) =>
      error instanceof AggregateError && error.errors.map(({ message }) => message).join() === 'done a,stored c',
  );
});

test('a change that cannot be stored stays pending and is reported, even if a listener throws', () => {
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
  unreadable = ['a'];
  ['a', 'b'].forEach(write);
  flush();
  assert.deepEqual([stored.get(`${PREFIX}a`), stored.get(`${PREFIX}b`)], ['old', 'new b']);
  assert.deepEqual(reported, ['done b', 'stored b', 'failure']);
  assert.equal(readText('a'), 'new a');
  unreadable = [];
  flush();
  assert.equal(stored.get(`${PREFIX}a`), 'new a');
  assert.deepEqual(reported.slice(3), ['done a', 'stored a', 'recovered']);
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
  assert.deepEqual([readText('table'), readText('other')], ['new', null], 'and no other text does');
  assert.equal(stored.has(`${PREFIX}${ARCHIVE}`), false);
  full = ['table', ARCHIVE];
  flush();
  assert.equal(readText(ARCHIVE), '[old]', 'while there is no room');
  full = [];
  flush();
  assert.equal(stored.get(`${PREFIX}${ARCHIVE}`), '[old]');
  assert.equal(readText(ARCHIVE), '[old]', 'when it is stored');
});

test('a game stays where it is until it is in the archive, whatever else of its text is to change', () => {
  stored.set(`${PREFIX}table`, 'old');
  const archive = (text: string | null) => (text === 'old' ? { name: 'old', change: { apply: () => '[old]' } } : null);
  change('table', 'game', { apply: () => 'new', archive });
  change('table', 'clock', { apply: (text) => `${text}, 5:00` });
  full = [ARCHIVE];
  flush();
  assert.deepEqual([...stored.values()], ['old']);
  assert.deepEqual([readText('table'), reported], ['new, 5:00', ['failure']]);
  full = [];
  flush();
  assert.deepEqual([stored.get(`${PREFIX}table`), stored.get(`${PREFIX}${ARCHIVE}`)], ['new, 5:00', '[old]']);
});

const fail = () => {
  throw new Error('damaged');
};

test('a change that throws is dropped and reported once, and all others are stored', () => {
  write('a');
  change('b', 'first', { apply: (text) => `${text ?? ''}1`, onStored: () => report('done first') });
  change('b', 'damaged', { apply: fail, onStored: () => report('done damaged') });
  change('b', 'last', { apply: (text) => `${text ?? ''}2`, onStored: () => report('done last') });
  change('c', '', { apply: fail });
  write('d');
  assert.throws(
    flush,
    (error) =>
      error instanceof AggregateError && error.errors.map(({ message }) => message).join() === 'damaged,damaged',
  );
  assert.deepEqual([...stored.values()], ['new a', '12', 'new d']);
  assert.deepEqual(['a', 'b', 'c', 'd'].filter(isPending), []);
  assert.deepEqual(reported, ['done a', 'stored a', 'done first', 'done last', 'stored b', 'done d', 'stored d']);
  flush();
  assert.deepEqual(reported.length, 7, 'nothing is reported twice');
});

test('a text is read without a change that throws, which the next flush reports', () => {
  stored.set(`${PREFIX}a`, 'old');
  change('a', 'damaged', { apply: fail });
  change('a', 'sound', { apply: (text) => `${text}, new` });
  assert.equal(readText('a'), 'old, new');
  assert.throws(flush, { message: 'damaged' });
  assert.equal(stored.get(`${PREFIX}a`), 'old, new');
});

test('a change whose game can’t be archived for an error does not replace it, and all others are stored', () => {
  stored.set(`${PREFIX}table`, 'old');
  change('table', '', { apply: () => 'new', archive: fail });
  write('a');
  assert.equal(readText(ARCHIVE), null);
  assert.throws(flush, { message: 'damaged' });
  assert.deepEqual([...stored.values()], ['old', 'new a']);
  assert.deepEqual([isPending('table'), readText('table')], [false, 'old']);
});

/** What a change makes of a text, and what is stored then. */
const UNCHANGED: [string, string | null, string | null][] = [
  ['the same text', 'old', 'old'],
  ['nothing of nothing', null, null],
];
for (const [name, before, after] of UNCHANGED) {
  test(`a change that makes ${name} needs no room and is not told`, () => {
    if (before !== null) stored.set(`${PREFIX}a`, before);
    full = ['a'];
    change('a', '', { apply: () => after, onStored: (...texts) => report(`done ${texts}`) });
    flush();
    assert.deepEqual(
      [stored.get(`${PREFIX}a`) ?? null, isPending('a'), reported],
      [before, false, [`done ${[before, after]}`]],
    );
  });
}

test('a text is never replaced by none', () => {
  stored.set(`${PREFIX}a`, 'old');
  change('a', '', { apply: () => null });
  flush();
  assert.equal(stored.get(`${PREFIX}a`), 'old');
});

/** The changes of a text, minor or not, and whether it is reported that they can't be stored. */
const REPORTED: [boolean[], boolean][] = [
  [[true], false],
  [[true, true], false],
  [[false], true],
  [[true, false], true],
  [[false, true], true],
];
for (const [minor, isReported] of REPORTED) {
  const words = minor.map((isMinor) => (isMinor ? 'minor' : 'not minor')).join(' and ');
  test(`a failure to store changes that are ${words} is ${isReported ? '' : 'not '}reported`, () => {
    full = ['a'];
    for (const [at, isMinor] of minor.entries())
      change('a', `${at}`, { apply: (text) => `${text ?? ''}${at}`, isMinor });
    flush();
    assert.deepEqual(reported, isReported ? ['failure'] : []);
  });
}

test('the end of a failure is reported once, when nothing is left to be stored', () => {
  full = ['a', 'b'];
  change('a', '', { apply: () => 'minor', isMinor: true });
  write('b');
  flush();
  assert.deepEqual(reported, ['failure']);
  full = ['a'];
  flush();
  assert.deepEqual(reported.slice(1), ['done b', 'stored b']);
  full = [];
  flush();
  assert.deepEqual(reported.slice(3), ['stored a', 'recovered']);
  write('c');
  flush();
  assert.deepEqual(reported.slice(5), ['done c', 'stored c']);
});

test('the lock is asked for only while there is something to store', () => {
  asked = 0;
  retry();
  assert.equal(asked, 0);
  write('a');
  assert.equal(asked, 1);
  retry();
  assert.equal(asked, 2);
});
