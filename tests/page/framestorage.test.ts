// What a page in a frame of another page does with the storage of the browser: nothing, while it changes its own texts.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { findGame } from '../../www/games/index.ts';
import { PREFIX } from '../../www/library/keys.ts';
import { parseLink } from '../../www/links/link.ts';
import type { ShelfTools } from '../../www/library/shelf/shelf.ts';

/** What the page has asked of the browser. */
const used: string[] = [];
const storage = {
  getItem: (key: string) => {
    used.push(`read ${key}`);
    return 'stored';
  },
  setItem: (key: string) => void used.push(`write ${key}`),
};
const locks = { request: async () => void used.push('lock') };
const indexedDB = {
  open: () => {
    used.push('database');
    throw new Error('used');
  },
};
const page = { location: { search: '' }, parent: {} };
const given = {
  window: page,
  localStorage: storage,
  navigator: { locks },
  indexedDB,
  BroadcastChannel: undefined,
  addEventListener: () => {},
};
for (const [name, value] of Object.entries(given)) {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}
const { change, flush, readStored, readText, retry } = await import('../../www/library/changes.ts');
const { connectShelf, keepGame, openShelf } = await import('../../www/library/keeper.ts');

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

test('a page in a frame keeps no game in the library, and says why a study can’t be stored', async () => {
  const failures: unknown[] = [];
  // Without a database, no engine is asked for anything.
  connectShelf({
    engine: null as any,
    onFailure: (error) => void failures.push(error),
    onRecover: () => {},
  } as ShelfTools);
  const place = parseLink('#/combo?seed=0&players=human,easy&moves=1a2-a3_1a7-a6', findGame);
  assert.ok(place.screen === 'table');
  keepGame(place.state);
  await pause(100);
  assert.deepEqual(failures, []);
  const shelf = await openShelf();
  assert.deepEqual([await shelf.heads(), await shelf.get('a')], [[], null]);
  assert.ok(failures.length > 0 && failures.every((error) => (error as DOMException).name === 'SecurityError'));
  assert.deepEqual(used, []);
});
