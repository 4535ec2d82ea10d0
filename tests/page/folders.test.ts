// Copies of the page in folders of one host: each has names of its own, and takes over once what an earlier release
// stored. And messages of other programs of the host.

import 'fake-indexeddb/auto';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { openDB } from 'idb';

/** Storage whose names are listed as its own, as a browser does. */
class Storage {
  /** How many texts can be stored. */
  room: number = Infinity;

  constructor() {
    Object.defineProperty(this, 'room', { enumerable: false });
  }

  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? (this as any)[key] : null;
  }

  setItem(key: string, text: string) {
    if (this.room <= 0) throw new DOMException('full', 'QuotaExceededError');
    this.room -= 1;
    Object.assign(this, { [key]: text });
  }
}
class Channel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    (this as any).unref();
  }
}
const stored = new Storage() as any;
Object.defineProperty(globalThis, 'localStorage', { value: stored, configurable: true });
Object.assign(globalThis, {
  BroadcastChannel: Channel,
  location: { pathname: '/games/index.html' },
  addEventListener: () => {},
});
const { FORMAT, FOLDER_SUFFIX, PREFIX } = await import('../../www/library/keys.ts');
const { readStored } = await import('../../www/library/changes.ts');
const { takeOver } = await import('../../www/library/takeover.ts');
const { connectTabs } = await import('../../www/library/tabs.ts');
const { Database } = await import('../../www/library/shelf/database.ts');
const { Shelf } = await import('../../www/library/shelf/shelf.ts');
const { FORMAT: elsewhere } = await import('../../www/library/keys.ts?root' as string);

test('the names of a page in a folder have the folder', () => {
  assert.deepEqual(
    [FORMAT, FOLDER_SUFFIX, PREFIX, elsewhere],
    ['gambol/1@/games>', '@/games>', 'gambol/1@/games>/', 'gambol/1@/games>'],
  );
});

test('what an earlier release stored is taken over once, and stays for other copies', () => {
  Object.assign(stored, {
    'gambol/1/settings': '{"theme":"dark"}',
    'gambol/1/table/gambit': '#/gambit?seed=1',
    'gambol/1@/other>/table/combo': '#/combo',
    other: 'x',
  });
  // There is no room at first: the old texts are read.
  stored.room = 1;
  takeOver();
  assert.deepEqual(
    [readStored('settings'), readStored('table/gambit'), readStored('table/combo')],
    ['{"theme":"dark"}', '#/gambit?seed=1', null],
  );
  stored.room = Infinity;
  stored[`${PREFIX}table/gambit`] = '#/gambit?seed=2';
  takeOver();
  assert.deepEqual(
    [readStored('settings'), readStored('table/gambit'), stored['gambol/1/settings']],
    ['{"theme":"dark"}', '#/gambit?seed=2', '{"theme":"dark"}'],
  );
  // From now on they are two.
  Object.assign(stored, { 'gambol/1/settings': '{}', 'gambol/1/table/combo': '#/combo?seed=5' });
  takeOver();
  assert.deepEqual([readStored('settings'), readStored('table/combo')], ['{"theme":"dark"}', null]);
});

test('the library of an earlier release is taken over once, and stays for other copies', async () => {
  const head = (id: string) => ({ id, print: id, start: id, changed: 1 });
  const entry = (id: string) => ({ ...head(id), text: `text of ${id}` }) as any;
  const old = await openDB('gambol', 1, {
    upgrade: (db) => {
      const heads = db.createObjectStore('heads', { keyPath: 'id' });
      for (const index of ['print', 'start', 'changed']) heads.createIndex(index, index);
      db.createObjectStore('texts');
      db.createObjectStore('marks');
    },
  });
  for (const id of ['a', 'b']) {
    await old.put('heads', head(id));
    await old.put('texts', `text of ${id}`, id);
  }
  const ids = async (database: InstanceType<typeof Database>) => (await database.heads()).map(({ id }) => id).sort();
  const one = await Database.open(() => {});
  assert.deepEqual(
    [await ids(one), await one.texts(['a', 'b'])],
    [
      ['a', 'b'],
      ['text of a', 'text of b'],
    ],
  );
  assert.deepEqual(await old.getAllKeys('heads'), ['a', 'b']);
  await one.change(['a'], () => null);
  await old.put('heads', head('c'));
  const again = await Database.open(() => {});
  assert.deepEqual(await ids(again), ['b']);
  await again.change(['d'], () => entry('d'));
  assert.deepEqual(await old.getAllKeys('heads'), ['a', 'b', 'c']);
  old.close();
});

test('what is no update of a tab is ignored', async () => {
  const [news = [], failures = [], changes = []]: unknown[][] = [[], [], []];
  connectTabs(PREFIX, (update) => news.push(update));
  const shelf = new Shelf({
    engine: null,
    onFailure: (error: unknown) => failures.push(error),
    onRecover: () => {},
  } as any);
  shelf.listen((changed) => changes.push(changed));
  const [tabs, library] = [new Channel(FORMAT), new Channel(`${FORMAT}/library`)];
  for (const message of [
    undefined,
    5,
    'text',
    {},
    [],
    [{}],
    [null],
    { key: 5, after: null },
    { key: 'settings' },
    { key: 'settings', before: 5, after: null },
  ]) {
    tabs.postMessage(message);
    // Nothing, and null, stand for any change.
    if (message !== undefined && (!Array.isArray(message) || message.length > 0)) library.postMessage(message);
  }
  tabs.postMessage(null);
  const update = { key: 'settings', before: undefined, after: '{}' };
  tabs.postMessage(update);
  library.postMessage(['b']);
  while (news.length === 0 || changes.length === 0) await pause(5);
  assert.deepEqual(
    [news, failures, changes.map((changed: unknown) => [...((changed as any)?.keys() ?? [])])],
    [[update], [], [['b']]],
  );
  tabs.close();
  library.close();
});
