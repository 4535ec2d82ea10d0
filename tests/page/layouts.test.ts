// What earlier releases have stored, in files that their own code wrote (`tests/storage/`): today's page finds every
// game, study, setting and progress, goes on with it and exports it. It takes over what is stored by another name as a
// whole, wherever that is interrupted, and leaves to an earlier release what that can read.

import 'fake-indexeddb/auto';
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { register } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { IDBFactory } from 'fake-indexeddb';
import { findGame } from '../../www/games/index.ts';
import { parseTree } from '../../www/game/treetext.ts';
import { formatLink, parseLink } from '../../www/links/link.ts';
import { replaySession } from '../../www/links/opener.ts';
import { databaseNow, makeDatabase, type Layout } from '../tools/databases.ts';
import { loadEngine } from '../tools/engine.ts';
import type { Engine } from '../../www/core/engine.ts';
import type { Head } from '../../www/library/shelf/entry.ts';

const TESTS = join(import.meta.dirname, '..');
const FOLDER = join(TESTS, 'storage');
const LAYOUTS = readdirSync(FOLDER).sort();
const read = (file: string): Layout => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
/** The folder of a page, and what the names of its storage have. */
const PLACES = { root: ['/', ''], folder: ['/gambol/', '@/gambol>'] } as const;
const ROOT = 'gambol/1/';

// Pages in two folders have modules of their own.
register(
  `data:text/javascript,${encodeURIComponent(`
  export async function resolve(specifier, context, next) {
    const found = await next(specifier, context);
    const mark = /\\?(root|folder)$/.exec(context.parentURL ?? '');
    return mark && found.url.includes('/www/library/') ? { ...found, url: found.url + mark[0] } : found;
  }
`)}`,
);

/** Storage whose names are listed as its own, as a browser does, with room for a number of texts. */
class LocalStorage {
  static room = Infinity;

  getItem(name: string): string | null {
    return Object.hasOwn(this, name) ? (this as any)[name] : null;
  }

  setItem(name: string, text: string) {
    if (LocalStorage.room <= 0) throw new DOMException('full', 'QuotaExceededError');
    LocalStorage.room -= 1;
    Object.assign(this, { [name]: text });
  }
}

// Without locks, every change is stored at once.
Object.defineProperty(globalThis, 'navigator', { value: undefined, configurable: true });
Object.assign(globalThis, { addEventListener: () => {} });
Reflect.deleteProperty(globalThis, 'BroadcastChannel');

const { Session, splitStudies } = await loadEngine();
const { start, open, watch, parseStudy, salvageStudy } = Session;
const engine = { start, open, watch, parseStudy, salvageStudy, splitStudies } as unknown as Engine;

/** The modules of a page. */
async function pageAt(place: keyof typeof PLACES) {
  const [pathname, suffix] = PLACES[place];
  Object.assign(globalThis, { location: { pathname } });
  const library = '../../www/library';
  const load = (file: string) => import(`${library}/${file}.ts?${place}`);
  const modules = {
    damage: (await load('damage')) as typeof import('../../www/library/damage.ts'),
    storage: (await load('storage')) as typeof import('../../www/library/storage.ts'),
    store: (await load('store')) as typeof import('../../www/library/store.ts'),
    drafts: (await load('drafts')) as typeof import('../../www/library/drafts.ts'),
    puzzles: (await load('puzzles')) as typeof import('../../www/library/puzzles.ts'),
    courses: (await load('courses')) as typeof import('../../www/library/courses.ts'),
    progress: (await load('progress')) as typeof import('../../www/library/progress.ts'),
    takeover: (await load('takeover')) as typeof import('../../www/library/takeover.ts'),
    shelf: (await load('shelf/open')) as typeof import('../../www/library/shelf/open.ts'),
    text: (await load('shelf/text')) as typeof import('../../www/library/shelf/text.ts'),
    import: (await load('shelf/import')) as typeof import('../../www/library/shelf/import.ts'),
  };
  const failures: unknown[] = [];
  const tools = { engine, onFailure: (error: unknown) => void failures.push(error), onRecover: () => {} };
  return { ...modules, prefix: `gambol/1${suffix}/`, failures, openShelf: () => modules.shelf.open(tools) };
}

type Page = Awaited<ReturnType<typeof pageAt>>;

const pages: Record<keyof typeof PLACES, Page> = { root: await pageAt('root'), folder: await pageAt('folder') };

/** A browser in which a release has stored something. */
async function begin({ local, database }: Layout) {
  LocalStorage.room = Infinity;
  const stored = Object.assign(new LocalStorage(), local);
  Object.defineProperty(globalThis, 'localStorage', { value: stored, configurable: true });
  Object.defineProperty(globalThis, 'indexedDB', { value: new IDBFactory(), configurable: true, writable: true });
  if (database) await makeDatabase(database);
  for (const page of Object.values(pages)) page.failures.length = 0;
  return stored as unknown as Record<string, string>;
}

/** The pages that find a layout: those of its folder, and of any where the names have none. */
const placesOf = ({ local }: Layout) =>
  Object.keys(local).some((name) => name.startsWith(ROOT)) ? (['root', 'folder'] as const) : (['folder'] as const);

/** What is stored, by its key. */
const keysOf = ({ local }: Layout) =>
  Object.entries(local).map(([name, text]): [string, string] => [
    name.replace(/^gambol\/1[^/]*(\/gambol>)?\//, ''),
    text,
  ]);

/** Aborts a transaction that may have ended. */
function abort(transaction: IDBTransaction) {
  try {
    transaction.abort();
  } catch {
    // It has.
  }
}

/** A game of a link that can be played on. */
function playable(link: string) {
  const place = parseLink(link, findGame);
  assert.ok(place.screen === 'table' && place.problems.length === 0, link);
  const session = replaySession(findGame(place.state.game)!, place.state, engine);
  const [move] = session.legal();
  session.free();
  assert.ok(move !== undefined, link);
  return { ...place.state, moves: [...place.state.moves, move] };
}

/** Checks that a page finds all that local storage has. */
function checkTexts(page: Page, layout: Layout) {
  const { storage, drafts, puzzles, courses } = page;
  const found = { tables: 0, lists: 0, settings: 0 };
  for (const [key, text] of keysOf(layout)) {
    const [kind, game = ''] = key.split('/');
    if (kind === 'table') {
      assert.equal(storage.savedTable(game), text);
      playable(text);
      found.tables += 1;
    } else if (kind === 'studies') {
      assert.deepEqual(drafts.savedDrafts(game), JSON.parse(text));
      drafts.savedDrafts(game).forEach(({ tree }) => assert.ok(parseTree(tree)));
    } else if (kind === 'puzzles') assert.deepEqual(puzzles.progressOf(game), JSON.parse(text));
    else if (kind === 'course') assert.deepEqual(courses.courseProgressOf(game), JSON.parse(text));
    else if (kind === 'settings') {
      const settings = storage.loadSettings();
      assert.deepEqual({ ...settings, ...JSON.parse(text) }, settings);
      found.settings += 1;
    } else {
      const list = kind === 'shelf' ? storage.archivedGames() : storage.savedMatches();
      assert.ok(kind === 'shelf' || kind === 'matches', key);
      assert.deepEqual(list, JSON.parse(text));
      list.forEach(({ link }) => playable(link));
      found.lists += 1;
    }
  }
  assert.ok(found.tables > 0 && found.lists > 0 && found.settings === 1);
  assert.deepEqual(page.damage.findDamage(), []);
}

/** Checks that the library has what the database has, and the earlier games. Returns its entries. */
async function checkLibrary(page: Page, { local, database }: Layout) {
  const shelf = await page.openShelf();
  assert.deepEqual(page.failures, []);
  const heads = await shelf.heads();
  const byId = new Map(heads.map((head) => [head.id, head]));
  for (const [id, head] of database?.stores['heads']?.records ?? []) assert.deepEqual(byId.get(id), head);
  for (const [id, text] of database?.stores['texts']?.records ?? []) assert.deepEqual(await shelf.texts([id]), [text]);
  const links = Object.values(local).join('\n');
  const kept = heads.filter(({ link }: Head) => link.includes('seed=7&') && links.includes(link));
  assert.equal(kept.length, 1, 'the earlier game is there, once');
  return { shelf, heads };
}

for (const file of LAYOUTS) {
  const layout = read(file);
  for (const place of placesOf(layout)) {
    const page = pages[place];

    test(`${file}, ${place}: all is found, and again when the page is opened again`, async () => {
      await begin(layout);
      page.takeover.takeOver();
      checkTexts(page, layout);
      const { heads } = await checkLibrary(page, layout);
      page.takeover.takeOver();
      checkTexts(page, layout);
      assert.deepEqual((await checkLibrary(page, layout)).heads, heads);
    });

    test(`${file}, ${place}: a game goes on, and an earlier release finds all else as it was`, async () => {
      const stored = await begin(layout);
      page.takeover.takeOver();
      const before = layout.database && (await databaseNow(layout.database.name));
      const next = playable(page.storage.savedTable('gambit') ?? '');
      const store = new page.store.TableStore('gambit', false, {
        onFollow: () => {},
        onShared: () => {},
        onConflict: () => {},
      });
      store.markPlayed();
      store.save(next);
      assert.equal(page.storage.savedTable('gambit'), formatLink(next));
      await checkLibrary(page, layout);
      const own = `${page.prefix}table/gambit`;
      for (const [name, text] of Object.entries(layout.local)) if (name !== own) assert.equal(stored[name], text);
      assert.equal(stored[own], formatLink(next));
      if (!before) return;
      const after = await databaseNow(before.name);
      assert.equal(after.version, before.version);
      for (const [name, { records }] of Object.entries(before.stores))
        assert.deepEqual(after.stores[name]?.records.slice(0, records.length), records);
    });

    test(`${file}, ${place}: all is exported, and imported elsewhere`, async () => {
      await begin(layout);
      page.takeover.takeOver();
      const { shelf, heads } = await checkLibrary(page, layout);
      const texts = [...(await shelf.texts(heads.map(({ id }) => id))), ...page.progress.progressTexts()];
      const learnt = keysOf(layout).filter(([key]) => /^(puzzles|course)/.test(key));
      assert.equal(texts.length - heads.length, learnt.length);
      await begin({ local: {} });
      const other = await page.openShelf();
      const { added, known, damaged, progress } = await page.import.importText(page.text.fileOf(texts), {
        shelf: other,
        engine,
        onProgress: () => {},
        signal: new AbortController().signal,
      });
      assert.deepEqual([added.length, known, damaged, progress.length], [heads.length, 0, [], learnt.length]);
      const told = (list: Head[]) =>
        list
          .map(({ kind, game, print, players, name, folder }) => [kind, game, print, players, name, folder].join())
          .sort();
      assert.deepEqual(told(await other.heads()), told(heads));
      for (const [key, text] of learnt) {
        const [kind, game = ''] = key.split('/');
        const kept = kind === 'puzzles' ? page.puzzles.progressOf(game) : page.courses.courseProgressOf(game);
        assert.deepEqual(kept, JSON.parse(text));
      }
    });
  }
}

test('texts that are taken over are all found wherever this ends, and taken over the next time', async () => {
  const layout = read('6-courses.json');
  const page = pages.folder;
  let isWhole = false;
  for (let room = 0; !isWhole; room += 1) {
    const stored = await begin(layout);
    LocalStorage.room = room;
    page.takeover.takeOver();
    isWhole = LocalStorage.room > 0;
    checkTexts(page, layout);
    LocalStorage.room = Infinity;
    page.takeover.takeOver();
    checkTexts(page, layout);
    for (const [key, text] of keysOf(layout))
      assert.deepEqual([stored[page.prefix + key], stored[ROOT + key]], [text, text]);
    assert.ok(room < 20);
  }
});

for (const [file, place, failing] of [
  ['4-studies.json', 'root', Infinity],
  ['4-studies.json', 'root', 1],
  ['6-courses.json', 'folder', Infinity],
  ['6-courses.json', 'folder', 1],
] as const) {
  test(`${file}, ${place}: the library has all, whichever write fails first, of ${failing}`, async () => {
    const layout = read(file);
    const page = pages[place];
    const { put } = IDBObjectStore.prototype;
    let isWhole = false;
    let room = 0;
    for (; !isWhole; room += 1) {
      await begin(layout);
      let left = room;
      IDBObjectStore.prototype.put = function (...given) {
        left -= 1;
        const request = put.apply(this, given);
        // A browser aborts a transaction later, for want of room or since the page is gone.
        if (left < 0 && left >= -failing) queueMicrotask(() => abort(this.transaction));
        return request;
      };
      try {
        await page.openShelf();
        // What the page still does ends with it.
        for (let n = 0; n < 60; n += 1) await turn();
      } finally {
        IDBObjectStore.prototype.put = put;
      }
      isWhole = left >= 0;
      page.failures.length = 0;
      await checkLibrary(page, layout);
      assert.ok(room < 60);
    }
    assert.ok(room > 5);
  });
}

test('what a later release has stored is left as it is, and said', async () => {
  const layout = read('6-courses.json');
  const database = { ...layout.database!, version: 2 };
  await begin({ ...layout, database });
  const page = pages.root;
  const shelf = await page.openShelf();
  assert.deepEqual(await shelf.heads(), []);
  assert.deepEqual([shelf.isLater, (page.failures[0] as DOMException).name], [true, 'VersionError']);
  checkTexts(page, layout);
  assert.deepEqual(await databaseNow(), database);
});

test('the last file is what this release stores', () => {
  const ids = /0000-4000-8000-\d+/g;
  const now = execFileSync(process.execPath, [join(TESTS, 'tools/storage.ts')], { encoding: 'utf8' });
  const last = readFileSync(join(FOLDER, LAYOUTS.at(-1) ?? ''), 'utf8');
  assert.deepEqual(JSON.parse(now.replaceAll(ids, '')), JSON.parse(last.replaceAll(ids, '')));
});
