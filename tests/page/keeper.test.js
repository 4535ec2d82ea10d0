// A table that another one takes the place of, while tabs share a game.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { readKept } from '../../www/library/changes.js';
import { Keeper } from '../../www/library/keeper.js';
import { stateOf } from '../../www/library/kept.js';
import { formatLink } from '../../www/links/link.js';
import { Lead } from '../../www/library/tabs.js';

const PREFIX = 'gambol/1/';
const KEY = 'table/combo';
/** @type {Map<string, string>} */
const kept = new Map();
Object.assign(globalThis, {
  localStorage: {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => void kept.set(key, text),
  },
});

/** @param {unknown} value */
function setNavigator(value) {
  Object.defineProperty(globalThis, 'navigator', { value, configurable: true });
}

/** @param {string} link */
function stateIn(link) {
  const state = stateOf(link);
  assert(state);
  return state;
}

beforeEach(() => {
  kept.clear();
  // Where there are no locks, all is kept at once.
  setNavigator(undefined);
});

test('A game that makes room for the one of another tab is not written over it when its table closes', () => {
  const mine = stateIn('#/combo?clock=300+2');
  const theirs = formatLink(stateIn('#/combo?seed=7&moves=a2-a3'));
  /** @type {string[]} */
  const followed = [];
  const keeper = new Keeper('combo', false, {
    onFollow: (state) => {
      followed.push(formatLink(state));
      keeper.close();
      // The time that is left is kept when a table closes.
      keeper.keep(mine);
    },
    onShared: () => {},
    onParted: () => {},
  });
  keeper.keep(mine);
  const before = readKept(KEY);
  kept.set(PREFIX + KEY, theirs);
  keeper.hear(before, theirs);
  assert.deepEqual(followed, [theirs]);
  assert.equal(readKept(KEY), theirs);
});

test('A game of another tab that could not be shown is shown at the next change, and not written over', () => {
  const mine = stateIn('#/combo?moves=a2-a3');
  const theirs = formatLink(stateIn('#/combo?moves=a2-a3_a7-a6'));
  let asked = 0;
  const keeper = new Keeper('combo', false, {
    onFollow: () => {
      asked += 1;
      if (asked === 1) throw new Error('The engine has trapped.');
    },
    onShared: () => {},
    onParted: () => {},
  });
  keeper.keep(mine);
  const before = readKept(KEY);
  kept.set(PREFIX + KEY, theirs);
  assert.throws(() => keeper.hear(before, theirs));
  keeper.keep(mine);
  assert.equal(asked, 2);
  assert.equal(readKept(KEY), theirs);
});

test('A game of another kind in the place of this one counts as damaged: it is neither followed nor an earlier game', () => {
  const [mine, theirs] = [formatLink(stateIn('#/combo?moves=a2-a3')), '#/gambit?seed=7&moves=d2xd4'];
  kept.set(PREFIX + KEY, theirs);
  const fail = () => assert.fail('nobody is told');
  const keeper = new Keeper('combo', false, { onFollow: fail, onShared: fail, onParted: fail });
  keeper.keep(stateIn(mine));
  assert.equal(readKept(KEY), mine);
  kept.set(PREFIX + KEY, theirs);
  keeper.hear(mine, theirs);
  keeper.keep(stateIn(`${mine}_a7-a6`));
  assert.deepEqual([readKept(KEY), readKept('shelf')], [`${mine}_a7-a6`, null]);
});

test('A lead that was given up for good is not claimed again', async () => {
  let asked = 0;
  setNavigator({ locks: { request: async () => void (asked += 1) } });
  const lead = new Lead('combo', () => assert.fail('nothing changes'));
  lead.close();
  lead.claim();
  lead.wait();
  await Promise.resolve();
  assert.equal(asked, 0);
});
