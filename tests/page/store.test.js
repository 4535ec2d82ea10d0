// The store of a table whose game is replaced by another tab.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { readStored } from '../../www/library/changes.js';
import { TableStore } from '../../www/library/store.js';
import { parseTable } from '../../www/library/conflicts.js';
import { formatLink } from '../../www/links/link.js';
import { Leadership } from '../../www/library/tabs.js';

const PREFIX = 'gambol/1/';
const KEY = 'table/combo';
/** @type {Map<string, string>} */
const stored = new Map();
Object.assign(globalThis, {
  localStorage: {
    getItem: (/** @type {string} */ key) => stored.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => void stored.set(key, text),
  },
});

/** @param {unknown} value */
function setNavigator(value) {
  Object.defineProperty(globalThis, 'navigator', { value, configurable: true });
}

/** @param {string} link */
function stateIn(link) {
  const state = parseTable(link);
  assert(state);
  return state;
}

beforeEach(() => {
  stored.clear();
  // Without locks, every change is stored at once.
  setNavigator(undefined);
});

test('a game that another tab has replaced does not overwrite it when its table closes', () => {
  const mine = stateIn('#/combo?clock=300+2');
  const theirs = formatLink(stateIn('#/combo?seed=7&moves=a2-a3'));
  /** @type {string[]} */
  const followed = [];
  const store = new TableStore('combo', false, {
    onFollow: (state) => {
      followed.push(formatLink(state));
      store.close();
      // The remaining time is saved when a table closes.
      store.save(mine);
    },
    onShared: () => {},
    onConflict: () => {},
  });
  store.save(mine);
  const before = readStored(KEY);
  stored.set(PREFIX + KEY, theirs);
  store.receive(before, theirs);
  assert.deepEqual(followed, [theirs]);
  assert.equal(readStored(KEY), theirs);
});

test('a game of another tab that could not be shown is shown at the next change, and not overwritten', () => {
  const mine = stateIn('#/combo?moves=a2-a3');
  const theirs = formatLink(stateIn('#/combo?moves=a2-a3_a7-a6'));
  let asked = 0;
  const store = new TableStore('combo', false, {
    onFollow: () => {
      asked += 1;
      if (asked === 1) throw new Error('The engine has trapped.');
    },
    onShared: () => {},
    onConflict: () => {},
  });
  store.save(mine);
  const before = readStored(KEY);
  stored.set(PREFIX + KEY, theirs);
  assert.throws(() => store.receive(before, theirs));
  store.save(mine);
  assert.equal(asked, 2);
  assert.equal(readStored(KEY), theirs);
});

test('texts of another tab that can be read only after the messages about them are all followed', () => {
  const texts = ['', '?moves=a2-a3', '?moves=a2-a3_a7-a6', '?moves=a2-a3_a7-a6_b2-b3'].map((query) => formatLink(stateIn(`#/combo${query}`)));
  const [mine = '', ...theirs] = texts;
  /** @type {string[]} */
  const followed = [];
  const store = new TableStore('combo', false, {
    onFollow: (state) => {
      followed.push(formatLink(state));
      store.setState(state);
    },
    onShared: () => {},
    onConflict: () => {},
  });
  store.save(stateIn(mine));
  theirs.forEach((text, n) => store.receive(texts[n], text));
  assert.deepEqual(followed, []);
  for (const text of theirs) {
    stored.set(PREFIX + KEY, text);
    store.sync(false);
  }
  assert.deepEqual(followed, theirs);
});

test('another game under the key of this table counts as damaged: it is neither followed nor archived', () => {
  const [mine, theirs] = [formatLink(stateIn('#/combo?moves=a2-a3')), '#/gambit?seed=7&moves=d2xd4'];
  stored.set(PREFIX + KEY, theirs);
  const fail = () => assert.fail('nobody is reported');
  const store = new TableStore('combo', false, { onFollow: fail, onShared: fail, onConflict: fail });
  store.save(stateIn(mine));
  assert.equal(readStored(KEY), mine);
  stored.set(PREFIX + KEY, theirs);
  store.receive(mine, theirs);
  store.save(stateIn(`${mine}_a7-a6`));
  assert.deepEqual([readStored(KEY), readStored('shelf')], [`${mine}_a7-a6`, null]);
});

test('a closed leadership is not claimed again', async () => {
  let asked = 0;
  setNavigator({ locks: { request: async () => void (asked += 1) } });
  const lead = new Leadership('combo', () => assert.fail('nothing changes'));
  lead.close();
  lead.claim();
  lead.queue();
  await Promise.resolve();
  assert.equal(asked, 0);
});
