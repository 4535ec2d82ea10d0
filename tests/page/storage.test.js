// What is kept: there again, limited, and no harm where a browser keeps nothing.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { loadSettings, savedTable, saveSettings, saveTable, shelf, shelve, unshelve } from '../../www/storage.js';

/** @type {Map<string, string>} */
const kept = new Map();
const working = {
  getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
  setItem: (/** @type {string} */ key, /** @type {string} */ value) => void kept.set(key, value),
};
const refusing = {
  getItem: () => {
    throw new Error('denied');
  },
  setItem: () => {
    throw new Error('denied');
  },
};

/** @param {object} storage */
function provide(storage) {
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true, writable: true });
}

beforeEach(() => {
  kept.clear();
  provide(working);
});

test('a table is there again', () => {
  assert.equal(savedTable('gambit'), null);
  saveTable('gambit', '#/gambit?seed=1');
  assert.equal(savedTable('gambit'), '#/gambit?seed=1');
});

test('the shelf holds the latest twenty, each once', () => {
  for (let n = 0; n < 30; n += 1) shelve(`#${n}`, `game ${n}`);
  shelve('#25', 'game 25');
  const links = shelf().map(({ link }) => link);
  assert.equal(links.length, 20);
  assert.deepEqual(links.slice(0, 3), ['#25', '#29', '#28']);
  unshelve('#29');
  assert.ok(!shelf().some(({ link }) => link === '#29'));
});

test('settings that are damaged or unknown fall back one by one', () => {
  const usual = loadSettings();
  kept.set('gambol/1/settings', '{"theme":"dark","pause":"soon","colour":"red"}');
  assert.deepEqual(loadSettings(), { ...usual, theme: 'dark' });
  kept.set('gambol/1/settings', 'null');
  assert.deepEqual(loadSettings(), usual);
  kept.set('gambol/1/settings', '{');
  assert.deepEqual(loadSettings(), usual);
  saveSettings({ ...usual, pause: 200 });
  assert.equal(loadSettings().pause, 200);
});

test('a browser that keeps nothing does no harm', () => {
  provide(refusing);
  saveTable('gambit', '#/gambit');
  shelve('#1', 'game 1');
  assert.equal(savedTable('gambit'), null);
  assert.deepEqual(shelf(), []);
  assert.equal(loadSettings().theme, 'auto');
});
