// Storage that is full at any single write of a visit.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flush, setChangeListener } from '../../www/library/changes.ts';
import { parseTable } from '../../www/library/conflicts.ts';
import { changeCourseProgress } from '../../www/library/courses.ts';
import { loadSettings, saveMatch, saveSettings } from '../../www/library/storage.ts';
import { TableStore } from '../../www/library/store.ts';
import type { GameLink } from '../../www/links/state.ts';

const stored = new Map<string, string>();
let writes = 0;
/** The write that fails, counted from 1; 0 for none. */
let failing = 0;

Object.defineProperty(globalThis, 'localStorage', {
  configurable: true,
  value: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => {
      writes += 1;
      if (writes === failing) throw new Error('full');
      stored.set(key, text);
    },
  },
});

function game(query: string): GameLink {
  const state = parseTable(`#/gambit?${query}`);
  assert.ok(state);
  return state;
}

/** A visit that stores everything: two games, one of them an earlier game, a setting, a game by link and a lesson. */
function visit() {
  const store = new TableStore('gambit', false, { onFollow: () => {}, onShared: () => {}, onConflict: () => {} });
  store.markPlayed();
  for (const moves of ['d2xd4', 'd2xd4_e3xe1']) store.save(game(`seed=1&moves=${moves}`));
  store.markNew();
  for (const query of ['seed=2', 'seed=2&moves=a2xa4']) store.save(game(query));
  saveSettings({ ...loadSettings(), theme: 'dark' });
  saveSettings({ ...loadSettings(), theme: 'light', pause: 200 });
  saveMatch('abcdefgh', game('seed=3&match=abcdefgh-1&moves=d2xd4_e3xe1'), [1]);
  changeCourseProgress('gambit', (progress) => ({ ...progress, last: 'rules/on' }));
  store.close();
  flush();
}

/** All stored texts, without dates. */
const texts = () => [...stored].map(([key, text]) => [key, text.replace(/"when":\d+/g, '')]).toSorted();

test('storage that is full at any single write loses nothing and recovers', () => {
  let failures = 0;
  setChangeListener({ onStored: () => {}, onFailure: () => (failures += 1), onRecover: () => {} });
  visit();
  const [whole, count] = [texts(), writes];
  assert.ok(count > 5, `${count} writes`);
  for (let n = 1; n <= count; n += 1) {
    stored.clear();
    [writes, failing] = [0, n];
    visit();
    flush();
    assert.deepEqual(texts(), whole, `write ${n} of ${count} fails`);
  }
  assert.ok(failures > 0);
});
