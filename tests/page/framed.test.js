// What a page in a frame of another page does with the storage of the browser: nothing, while it changes its own texts.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PREFIX } from '../../www/library/keys.js';

/** @type {string[]} What the page has asked of the browser. */
const used = [];
const storage = {
  getItem: (/** @type {string} */ key) => {
    used.push(`read ${key}`);
    return 'stored';
  },
  setItem: (/** @type {string} */ key) => void used.push(`write ${key}`),
};
const locks = { request: async () => void used.push('lock') };
const page = { location: { search: '' }, parent: {} };
for (const [name, value] of Object.entries({ window: page, localStorage: storage, navigator: { locks } })) {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}
const { change, flush, readStored, readText, retry } = await import('../../www/library/changes.js');

test('a page in a frame neither reads nor writes what the browser keeps, and goes on with its own changes', () => {
  assert.equal(localStorage.getItem(`${PREFIX}table`), 'stored');
  used.length = 0;
  assert.deepEqual([readStored('table'), readText('table')], [null, null]);
  change('table', 'game', { apply: (text) => `${text ?? 'nothing'}, then a move` });
  retry();
  flush();
  assert.deepEqual([readStored('table'), readText('table')], [null, 'nothing, then a move']);
  assert.deepEqual(used, []);
});
