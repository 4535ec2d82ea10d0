// The shelf of games and studies, on an IndexedDB in memory: what is kept, found again, continued, changed, held when
// it can't be stored, and heard of by other tabs.

import 'fake-indexeddb/auto';
import assert from 'node:assert/strict';
import { register } from 'node:module';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { IDBFactory } from 'fake-indexeddb';
import { findGame } from '../../www/games/index.ts';
import { parseLink } from '../../www/links/link.ts';
import { loadEngine } from '../tools/engine.ts';
import type { Engine } from '../../www/core/engine.ts';
import type { Changes, Entry } from '../../www/library/shelf/entry.ts';
import type { GameLink } from '../../www/links/state.ts';

// A page whose address ends with `?late` gets the modules of the shelf at the second attempt.
register(
  `data:text/javascript,${encodeURIComponent(`
  let isLate = true;
  export const resolve = (specifier, context, next) => {
    if (specifier === './shelf/open.ts' && context.parentURL.endsWith('?late') && isLate) {
      isLate = false;
      throw new Error('no network');
    }
    return next(specifier, context);
  };
`)}`,
);
const onFocus: (() => void)[] = [];
const stored = new Map<string, string>();
// A channel must not keep the process alive.
class Channel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    (this as any).unref();
  }
}
Object.assign(globalThis, {
  BroadcastChannel: Channel,
  addEventListener: (name: string, listener: () => void) => name === 'focus' && onFocus.push(listener),
});
Object.defineProperty(globalThis, 'localStorage', {
  value: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  },
  configurable: true,
});
// Browsers have it on HTTPS and on the device itself only, and a page may be served in a local network.
Object.defineProperty(crypto, 'randomUUID', { value: undefined });
const { Shelf } = await import('../../www/library/shelf/shelf.ts');
const { Database } = await import('../../www/library/shelf/database.ts');
const { open: openShelf } = await import('../../www/library/shelf/open.ts');
const { importText, salvage } = await import('../../www/library/shelf/import.ts');
const { printOf } = await import('../../www/library/shelf/print.ts');

const { Session, splitStudies } = await loadEngine();
const { start, open, watch, parseStudy, salvageStudy } = Session;
const engine = { start, open, watch, parseStudy, salvageStudy, splitStudies } as unknown as Engine;

/** A browser without a database. */
function begin() {
  Object.defineProperty(globalThis, 'indexedDB', { value: new IDBFactory(), configurable: true, writable: true });
  stored.clear();
  onFocus.length = 0;
}

/** A tab, with what it was told. */
function tab() {
  const failures: unknown[] = [];
  const told = { failures, recovered: 0, changes: [] as Changes[] };
  const tools = {
    engine,
    onFailure: (error: unknown) => void failures.push(error),
    onRecover: () => void (told.recovered += 1),
  };
  const shelf = new Shelf(tools);
  const stop = shelf.listen((changes) => told.changes.push(changes));
  return { shelf, told, tools, stop };
}

/** Waits until something is so, on a busy machine, too. */
async function until(isSo: () => boolean) {
  for (let n = 0; n < 1000 && !isSo(); n += 1) await new Promise((resolve) => setTimeout(resolve, 10));
  assert.ok(isSo());
}

/** Lets what was begun come to its end. */
async function rest() {
  for (let n = 0; n < 60; n += 1) await turn();
}

/** Runs work while the database can't be used. */
async function withoutDatabase<Result>(work: () => Promise<Result>): Promise<Result> {
  const factory = globalThis.indexedDB;
  Object.defineProperty(globalThis, 'indexedDB', {
    value: {
      open: () => {
        throw new DOMException('no room', 'QuotaExceededError');
      },
    },
    configurable: true,
    writable: true,
  });
  try {
    return await work();
  } finally {
    Object.defineProperty(globalThis, 'indexedDB', { value: factory, configurable: true, writable: true });
  }
}

/** Runs work while the database is open but has no room: it refuses to write entries. */
async function withoutRoom<Result>(work: () => Promise<Result>) {
  const prototype = globalThis.IDBDatabase.prototype;
  const { transaction } = prototype;
  prototype.transaction = function (...given) {
    if (given[1] === 'readwrite' && [given[0]].flat().includes('heads'))
      throw new DOMException('no room', 'QuotaExceededError');
    return transaction.apply(this, given);
  };
  try {
    return await work();
  } finally {
    prototype.transaction = transaction;
  }
}

function stateOf(link: string): GameLink {
  const place = parseLink(link, findGame);
  assert.ok(place.screen === 'table' && place.problems.length === 0, link);
  return place.state;
}

/** The first moves of a game. */
const sampleOf = (game: string) => findGame(game)?.sample.slice(0, 2).join('_') ?? '';
const GAME = '#/combo?seed=0&players=human,easy&moves=1a2-a3_1a7-a6';
const LONGER = `${GAME}_1b2-b3`;
const linksOn = async (shelf: InstanceType<typeof Shelf>) => (await shelf.heads()).map(({ link }) => link).sort();
/** An entry that no rule looks at. */
const entry = (id: string, more: Partial<Entry> = {}): Entry => ({
  id,
  kind: 'game',
  game: 'combo',
  name: '',
  folder: '',
  created: 1,
  changed: 1,
  result: null,
  players: ['human', 'easy'],
  plies: 2,
  final: '',
  opening: '',
  link: '#/combo',
  print: id,
  start: null,
  review: null,
  text: `[Game "combo"]\n\n${id}\n`,
  ...more,
});

test('a game is kept once, and one that goes on is the same entry', async () => {
  begin();
  const { shelf, told } = tab();
  const id = await shelf.keepGame(stateOf(GAME), 1000);
  assert.equal(await shelf.keepGame(stateOf(`${GAME}&at=1`), 2000), id);
  assert.equal(told.changes.length, 1);
  assert.ok(id);
  await shelf.change([id], (before) => before && { ...before, name: 'Mine', folder: 'Club' });
  assert.equal(await shelf.keepGame(stateOf(LONGER), 3000), id);
  const { name, folder, created, changed, plies, text = '' } = (await shelf.get(id)) ?? entry('');
  assert.deepEqual(
    { name, folder, created, changed, plies },
    { name: 'Mine', folder: 'Club', created: 1000, changed: 3000, plies: 3 },
  );
  assert.match(text, /1a2-a3 1a7-a6/);
  // What the reader has called it goes along into a file.
  assert.match(text, /\[Event "Mine"\]\n(.*\n)*\[Folder "Club"\]/);
  // An earlier part of it is another game, which may have gone on otherwise.
  const fork = await shelf.keepGame(stateOf(`${GAME}_1c2-c3`));
  assert.notEqual(fork, id);
  assert.deepEqual(await linksOn(shelf), [LONGER, `${GAME}_1c2-c3`].sort());
  assert.deepEqual(told.failures, []);
});

test('a game with the same moves continues one of the same start and players alone', async () => {
  for (const other of [
    LONGER.replace('easy', 'hard'),
    LONGER.replace('seed=0', 'seed=0&clock=60+0'),
    LONGER.replace('seed=0', 'seed=0&draws=pieces'),
  ]) {
    begin();
    const { shelf } = tab();
    await shelf.keepGame(stateOf(GAME));
    await shelf.keepGame(stateOf(other));
    assert.equal((await shelf.heads()).length, 2, other);
  }
});

test('the end of a game replaces the same game without it, and then nothing continues it', async () => {
  begin();
  const { shelf } = tab();
  const id = await shelf.keepGame(stateOf(GAME));
  assert.equal(await shelf.keepGame(stateOf(`${GAME}&ending=resigned-0`)), id);
  assert.deepEqual(
    (await shelf.heads()).map(({ result, start }) => [result?.winners, start]),
    [[[1], null]],
  );
  // Neither the game before its end, nor another end of it, nor one that goes on from there.
  assert.equal(await shelf.keepGame(stateOf(`${GAME}&ending=draw`)), id);
  assert.deepEqual((await shelf.heads())[0]?.result?.winners, [1]);
  assert.equal(await shelf.keepGame(stateOf(GAME)), id);
  assert.deepEqual((await shelf.heads())[0]?.result?.winners, [1]);
  assert.notEqual(await shelf.keepGame(stateOf(LONGER)), id);
});

test('a study of a game is another entry: neither takes the place of the other', async () => {
  begin();
  const { shelf } = tab();
  const ended = `${GAME}&ending=resigned-0`;
  const id = await shelf.keepGame(stateOf(GAME));
  const { print = '' } = (await shelf.get(id ?? '')) ?? {};
  assert.notEqual(print, '');
  for (const name of ['0', 'zzz']) await shelf.change([name], () => entry(name, { kind: 'study', print, start: null }));
  assert.equal(await shelf.keepGame(stateOf(ended)), id);
  await shelf.change([id ?? ''], () => null);
  const again = await shelf.keepGame(stateOf(ended));
  assert.deepEqual(
    (await shelf.heads()).map((head) => [head.id, head.kind]).sort(),
    [
      ['0', 'study'],
      ['zzz', 'study'],
      [again, 'game'],
    ].sort(),
  );
  begin();
  const held = tab().shelf;
  await withoutDatabase(async () => {
    await held.change(['held'], () => entry('held', { kind: 'study', print, start: null }));
    assert.notEqual(await held.keepGame(stateOf(ended)), 'held');
  });
});

test('what could not be read once is read when it is asked for again', async () => {
  begin();
  const id = await tab().shelf.keepGame(stateOf(GAME));
  const { shelf } = tab();
  await withoutDatabase(async () => assert.deepEqual(await shelf.heads(), []));
  assert.deepEqual(
    (await shelf.heads()).map((head) => head.id),
    [id],
  );
});

/** Games that are not kept. */
const LEFT_OUT: [string, Partial<GameLink>][] = [
  ['#/combo?players=human,easy', {}],
  ['#/combo?players=human,easy&moves=1a2-a3', {}],
  ['#/combo?players=easy,easy&moves=1a2-a3_1a7-a6', {}],
  [GAME, { match: { id: 'abcd', from: 0 } }],
  [`#/luckymoose?seed=0&players=human,easy&moves=${encodeURIComponent(sampleOf('luckymoose'))}`, {}],
  ['#/luckymoose?view=9/9/9/9/4,r1,4/9/9/9/9_2_0,0_6/6_23_0_-', {}],
];

test('games that nobody has played here, or that are secret before their end, are not kept', async () => {
  begin();
  const { shelf } = tab();
  for (const [link, more] of LEFT_OUT) assert.equal(await shelf.keepGame({ ...stateOf(link), ...more }), null, link);
  assert.deepEqual(await shelf.heads(), []);
  // Their ends are kept.
  for (const [link, more] of LEFT_OUT.slice(1, 5))
    assert.notEqual(await shelf.keepGame({ ...stateOf(link), ...more, ending: 0 }), null, link);
  assert.equal((await shelf.heads()).length, 3);
});

test('changes are made all or none', async () => {
  begin();
  const { shelf, told } = tab();
  await shelf.change(['a', 'b'], (_, id) => entry(id));
  await assert.rejects(
    shelf.change(['a', 'b'], (before, id) => {
      if (id === 'b') throw new Error('no');
      return before && { ...before, name: 'changed' };
    }),
    { message: 'no' },
  );
  assert.deepEqual(
    (await shelf.heads()).map(({ name }) => name),
    ['', ''],
  );
  assert.equal((await shelf.get('a'))?.name, '');
  assert.equal(told.changes.length, 1);
  const changed = await shelf.change(['a', 'b', 'c'], (before, id) => (id === 'a' ? null : before));
  assert.deepEqual(
    [...changed].map(([id, now]) => [id, now?.id ?? null]),
    [
      ['a', null],
      ['b', 'b'],
      ['c', null],
    ],
  );
  assert.deepEqual(
    [(await shelf.heads()).map(({ id }) => id), await shelf.get('a'), await shelf.texts(['a', 'b', 'c'])],
    [['b'], null, [entry('b').text]],
  );
  // What lists read has no text.
  assert.ok(!('text' in ((await shelf.heads())[0] ?? {})));
});

test('thousands of entries are all read, in order, and as the same list until something changes', async () => {
  begin();
  const { shelf } = tab();
  assert.equal(shelf.isLoaded, false);
  const ids = Array.from({ length: 1500 }, (_, n) => String(n).padStart(4, '0'));
  await shelf.change(ids, (_, id) => entry(id, { changed: Number(id) % 700 }));
  const heads = await shelf.heads();
  assert.deepEqual([shelf.isLoaded, heads.length], [true, 1500]);
  assert.deepEqual(
    heads.slice(0, 3).map(({ id }) => id),
    ['0699', '1399', '0698'],
  );
  assert.equal(await shelf.heads(), heads);
  assert.deepEqual(
    (await shelf.latest(3)).map(({ id }) => id),
    ['1399', '0699', '1398'],
  );
  await shelf.change(['0001'], (before) => before && { ...before, changed: 5000 });
  await rest();
  assert.notEqual(await shelf.heads(), heads);
  assert.deepEqual([(await shelf.heads())[0]?.id, (await shelf.latest(1))[0]?.id], ['0001', '0001']);
});

test('the database reads each entry once, the latest as many as asked for, and says why a change failed', async () => {
  begin();
  const database = await Database.open(() => {});
  assert.deepEqual([await database.heads(), await database.latest(3)], [[], []]);
  // More than two steps of the reading.
  const ids = Array.from({ length: 1002 }, (_, n) => String(n).padStart(4, '0'));
  await database.change(ids, (_, id) => entry(id, { changed: 5000 - Number(id) }));
  assert.deepEqual(
    (await database.heads()).map(({ id }) => id),
    ids,
  );
  await database.change(ids.slice(5), () => null);
  const latest = async (count: number) => (await database.latest(count)).map(({ id }) => id);
  assert.deepEqual(
    [await latest(2), await latest(4), await latest(9)],
    [ids.slice(0, 2), ids.slice(0, 4), ids.slice(0, 5)],
  );
  await assert.rejects(
    database.change(['0001'], () => {
      throw new Error('no');
    }),
    { message: 'no' },
  );
});

test('what can’t be stored is held, shown, and stored when that is possible again', async () => {
  begin();
  const { shelf, told } = tab();
  await withoutDatabase(async () => {
    const id = await shelf.keepGame(stateOf(GAME), 1000);
    assert.ok(id);
    assert.equal(await shelf.keepGame(stateOf(LONGER), 2000), id);
    await shelf.change(['study'], (_, name) => entry(name, { kind: 'study', changed: 9 }));
    await shelf.change(['gone'], () => null);
    assert.deepEqual(await linksOn(shelf), ['#/combo', LONGER].sort());
    assert.deepEqual(
      (await shelf.latest(1)).map((head) => [head.id, head.created]),
      [[id, 1000]],
    );
    assert.deepEqual(
      [(await shelf.get('study'))?.id, await shelf.get('gone'), (await shelf.texts(['study', 'gone'])).length],
      ['study', null, 1],
    );
    await shelf.keepReview(
      [
        'combo',
        (await import('../tools/engine.ts')).snapshotOf(start('combo', 'seed=0')).first,
        '1a2-a3 1a7-a6 1b2-b3',
      ],
      { accuracy: [90, 80], blunders: [0, 1] },
    );
    assert.deepEqual((await shelf.get(id))?.review?.blunders, [0, 1]);
    await shelf.retry();
  });
  assert.ok(
    told.failures.length > 3 && told.failures.every((error) => (error as DOMException).name === 'QuotaExceededError'),
  );
  assert.equal(told.recovered, 0);
  // The next visit to the window tries again.
  onFocus.forEach((listener) => listener());
  await rest();
  assert.equal(told.recovered, 1);
  await shelf.retry();
  assert.equal(told.recovered, 1);
  assert.deepEqual(await linksOn(tab().shelf), ['#/combo', LONGER].sort());
});

test('what is held is stored with the next change that succeeds', async () => {
  begin();
  const { shelf, told } = tab();
  await withoutDatabase(() => shelf.change(['a'], (_, id) => entry(id)));
  await shelf.change(['b'], (_, id) => entry(id));
  await rest();
  assert.deepEqual([told.recovered, (await tab().shelf.heads()).map(({ id }) => id)], [1, ['a', 'b']]);
  // An edit sees what is held, and not what is stored.
  await withoutDatabase(() => shelf.change(['a'], (before) => before && { ...before, name: 'held' }));
  assert.equal(
    (await shelf.change(['a'], (before) => before && { ...before, folder: before.name })).get('a')?.folder,
    'held',
  );
});

test('a held change replaces what is stored, until a later one is stored', async () => {
  begin();
  const { shelf, told } = tab();
  await shelf.change(['a', 'b', 'c'], (_, id) => entry(id, { changed: id === 'a' ? 5 : 1 }));
  await withoutRoom(() =>
    shelf.change(['a', 'b', 'd'], (before, id) =>
      id === 'b' ? null : { ...(before ?? entry(id, { changed: 3 })), name: 'held' },
    ),
  );
  assert.equal(told.failures.length, 1);
  assert.deepEqual(
    (await shelf.latest(5)).map(({ id, name }) => [id, name]),
    [
      ['a', 'held'],
      ['d', 'held'],
      ['c', ''],
    ],
  );
  assert.equal(
    (await shelf.change(['a'], (before) => before && { ...before, folder: before.name })).get('a')?.folder,
    'held',
  );
  await rest();
  const { name, folder } = (await tab().shelf.get('a')) ?? entry('');
  assert.deepEqual([name, folder, (await tab().shelf.heads()).map(({ id }) => id)], ['held', 'held', ['a', 'd', 'c']]);
});

test('other tabs hear of what was held when it is stored', async () => {
  begin();
  const [one, other] = [tab(), tab()];
  await one.shelf.heads();
  await withoutRoom(() => one.shelf.change(['a'], (_, id) => entry(id)));
  await one.shelf.retry();
  await until(() => other.told.changes.length > 0);
  assert.deepEqual(
    other.told.changes.map((changes) => [...(changes?.keys() ?? [])]),
    [['a']],
  );
});

test('what is changed while an earlier change of it is stored is not lost', async () => {
  begin();
  const { shelf, told } = tab();
  await shelf.heads();
  await withoutRoom(() => shelf.change(['a'], (_, id) => entry(id, { name: 'first' })));
  const retried = shelf.retry();
  // The first one is on its way.
  for (let n = 0; n < 5; n += 1) await Promise.resolve();
  await withoutRoom(() => shelf.change(['a'], (before) => before && { ...before, name: 'second' }));
  await retried;
  assert.deepEqual(
    [(await tab().shelf.get('a'))?.name, (await shelf.get('a'))?.name, told.recovered],
    ['first', 'second', 1],
  );
  await shelf.retry();
  assert.deepEqual([(await tab().shelf.get('a'))?.name, told.recovered], ['second', 2]);
});

test('a change that could neither be made nor read is made on what is stored later', async () => {
  begin();
  const [one, other] = [tab(), tab()];
  await other.shelf.change(['a', 'b'], (_, id) => entry(id, { name: 'theirs' }));
  await withoutDatabase(() =>
    one.shelf.change(['a', 'b'], (before, id) => (before && id === 'a' ? { ...before, folder: 'Club' } : before)),
  );
  await one.shelf.retry();
  const [a, b] = [await tab().shelf.get('a'), await tab().shelf.get('b')];
  assert.deepEqual([a?.name, a?.folder, b?.name, b?.folder], ['theirs', 'Club', 'theirs', '']);
});

test('what was held does not replace what another tab has changed meanwhile: both changes are there', async () => {
  begin();
  const [one, other] = [tab(), tab()];
  await other.shelf.change(['a', 'b'], (_, id) => entry(id));
  await withoutRoom(() =>
    one.shelf.change(['a', 'b'], (before, id) => (id === 'b' ? null : before && { ...before, name: 'ours' })),
  );
  await other.shelf.change(['a', 'b'], (before) => before && { ...before, folder: 'theirs' });
  await one.shelf.retry();
  const { name, folder } = (await tab().shelf.get('a')) ?? entry('');
  assert.deepEqual([name, folder, await tab().shelf.get('b')], ['ours', 'theirs', null]);
  await rest();
  assert.equal((await one.shelf.get('a'))?.folder, 'theirs');
});

test('a study that was held and that another tab has saved otherwise is kept beside it', async () => {
  begin();
  const [one, other] = [tab(), tab()];
  const named = (comment: string) => `[Game "gambit"]\n[Result "*"]\n[Event "First"]\n\n1. d2xd4 {${comment}.} *\n`;
  const study = (comment: string, known: string | null) => ({
    id: 'first',
    game: 'gambit',
    name: 'First',
    text: named(comment),
    headers: engine.splitStudies(named(comment))[0]?.headers ?? [],
    known: known && named(known),
  });
  await one.shelf.saveStudy(study('One', null));
  await withoutRoom(async () => {
    await one.shelf.saveStudy(study('Two', 'One'));
    await one.shelf.saveStudy(study('Three', 'Two'));
  });
  await other.shelf.saveStudy(study('Theirs', 'One'));
  await one.shelf.retry();
  const heads = await tab().shelf.heads();
  const texts = await tab().shelf.texts(heads.map(({ id }) => id));
  assert.deepEqual(texts.sort(), [named('Theirs'), named('Three')]);
  assert.deepEqual(await tab().shelf.texts(['first']), [named('Theirs')]);
  // Saved once more, nothing is added.
  await one.shelf.retry();
  assert.equal((await tab().shelf.heads()).length, 2);
});

test('a game that was held and that another tab has kept is there once', async () => {
  begin();
  const [one, other] = [tab(), tab()];
  await one.shelf.heads();
  for (const [held, theirs] of [
    [GAME, GAME],
    [LONGER, GAME],
  ] as const) {
    await withoutRoom(() => one.shelf.keepGame(stateOf(held)));
    await other.shelf.keepGame(stateOf(theirs));
    await one.shelf.retry();
    assert.deepEqual([await linksOn(tab().shelf), await linksOn(one.shelf)], [[held], [held]]);
  }
});

test('a game that is held is kept once, goes on as the same entry, and does not after its end', async () => {
  begin();
  const { shelf } = tab();
  await withoutDatabase(async () => {
    await shelf.change(['gone'], () => null);
    const id = await shelf.keepGame(stateOf(GAME), 1000);
    assert.equal(await shelf.keepGame(stateOf(`${GAME}&at=1`)), id);
    assert.equal(await shelf.keepGame(stateOf(`${GAME}_1c2-c3`)), id);
    // The same start with another third move.
    const other = await shelf.keepGame(stateOf(LONGER));
    assert.notEqual(other, id);
    assert.equal(await shelf.keepGame(stateOf(`${LONGER}&ending=resigned-0`)), other);
    assert.equal(await shelf.keepGame(stateOf(`${LONGER}&ending=draw`)), other);
    const third = await shelf.keepGame(stateOf(GAME.replace('combo?seed=0', 'combo?seed=0&clock=60+0')));
    assert.ok(third && third !== id && third !== other);
    const kept = Object.fromEntries((await shelf.heads()).map((head) => [head.id, [head.plies, head.result?.winners]]));
    assert.deepEqual(kept, { [id ?? '']: [3, undefined], [other ?? '']: [3, [1]], [third]: [2, undefined] });
  });
});

test('a game does not go on in one with players of its own, nor in one whose link can’t be read', async () => {
  const asked = '#/combo?seed=0&moves=1a2-a3_1a7-a6_1b2-b3';
  for (const isHeld of [false, true]) {
    begin();
    const { shelf } = tab();
    const work = async () => {
      const persons = await shelf.keepGame(stateOf(GAME.replace('human,easy', 'human,human')));
      assert.notEqual(await shelf.keepGame(stateOf(asked)), persons);
      const [head] = (await shelf.heads()).filter(({ id }) => id === persons);
      await shelf.change(['unread'], () => entry('unread', { start: head?.start ?? '', link: '#/nothing' }));
      const longer = (move: string) => stateOf(`${GAME.replace('human,easy', 'human,human')}_${move}`);
      assert.equal(await shelf.keepGame(longer('1c2-c3')), persons);
      await shelf.change([persons ?? ''], () => null);
      assert.notEqual(await shelf.keepGame(longer('1d2-d3')), 'unread');
    };
    await (isHeld ? withoutDatabase(work) : work());
  }
});

test('without a database there is no text, and no game to be reviewed', async () => {
  begin();
  const { shelf, told } = tab();
  await withoutDatabase(async () => {
    assert.deepEqual(
      [await shelf.texts(['a']), await shelf.get('a'), await shelf.latest(1), await shelf.heads()],
      [[], null, [], []],
    );
    await shelf.keepReview(['combo', 'first', 'a b'], { accuracy: [1, 2], blunders: [3, 4] });
  });
  assert.deepEqual(told.changes, []);
});

test('a browser without channels between its tabs keeps games, too', async () => {
  begin();
  Object.assign(globalThis, { BroadcastChannel: undefined });
  const { shelf, told } = tab();
  Object.assign(globalThis, { BroadcastChannel: Channel });
  await shelf.keepGame(stateOf(GAME));
  assert.deepEqual([await linksOn(shelf), told.failures], [[GAME], []]);
});

test('tabs with other releases hear on the channel of the stored format', async () => {
  begin();
  const channel = new Channel('gambol/1/library');
  const heard: unknown[] = [];
  channel.addEventListener('message', ({ data }) => heard.push(data));
  await tab().shelf.change(['a'], (_, id) => entry(id));
  await until(() => heard.length > 0);
  channel.close();
  assert.deepEqual(heard, [['a']]);
});

/** Whether the browser keeps the shelf for good already, and how often it is asked to. */
const KEPT: [boolean, number][] = [
  [false, 1],
  [true, 0],
];

test('the browser is asked once not to clear the shelf, unless it keeps it anyway', async () => {
  for (const [isPersisted, asked] of KEPT) {
    begin();
    let count = 0;
    const storage = { persisted: async () => isPersisted, persist: async () => ((count += 1), true) };
    Object.defineProperty(globalThis, 'navigator', { value: { storage }, configurable: true });
    const { shelf } = tab();
    await withoutDatabase(() => shelf.change(['a'], (_, id) => entry(id)));
    assert.equal(count, 0);
    for (const id of ['b', 'c']) await shelf.change([id], () => entry(id));
    await rest();
    assert.equal(count, asked, String(isPersisted));
  }
});

test('other tabs hear of changes, and read anew what has changed', async () => {
  begin();
  const [one, other] = [tab(), tab()];
  await other.shelf.heads();
  const heard = (count: number) => until(() => other.told.changes.length === count);
  await one.shelf.change(['a'], (_, id) => entry(id));
  await heard(1);
  assert.deepEqual(
    (await other.shelf.heads()).map(({ id }) => id),
    ['a'],
  );
  assert.deepEqual([...(other.told.changes[0]?.keys() ?? [])], ['a']);
  const many = Array.from({ length: 201 }, (_, n) => `x${n}`);
  await one.shelf.change(many, (_, id) => entry(id));
  await heard(2);
  assert.equal(other.told.changes[1], null);
  assert.equal((await other.shelf.heads()).length, 202);
  await one.shelf.change(many.slice(1), () => null);
  await heard(3);
  assert.equal(other.told.changes[2]?.size, 200);
  assert.equal((await other.shelf.heads()).length, 2);
  other.stop();
  const third = tab();
  await one.shelf.change(['a'], () => null);
  await until(() => third.told.changes.length === 1);
  assert.equal(other.told.changes.length, 3);
  assert.equal((await other.shelf.heads()).length, 1);
});

test('a newer release takes the database over, and what this one changes is held', async () => {
  begin();
  const { shelf, told } = tab();
  await shelf.change(['a'], (_, id) => entry(id));
  await new Promise((resolve, reject) => {
    const request = indexedDB.open('gambol', 2);
    request.onsuccess = resolve;
    request.onerror = () => reject(request.error);
  });
  await shelf.change(['b'], (_, id) => entry(id));
  assert.deepEqual(told.failures.map((error) => (error as DOMException).name).slice(0, 1), ['VersionError']);
  assert.equal((await shelf.get('b'))?.id, 'b');
});

test('a review is kept with all entries of its game, and with no other', async () => {
  begin();
  const { shelf } = tab();
  const game = ['combo', 'first', 'a b'];
  const print = printOf(game);
  await shelf.change(['a', 'b', 'c'], (_, id) => entry(id, { print: id === 'c' ? 'other' : print }));
  await shelf.keepReview(game, { accuracy: [1, 2], blunders: [3, 4] });
  await shelf.keepReview(['combo', 'first', 'a'], { accuracy: [0, 0], blunders: [0, 0] });
  assert.deepEqual(
    (await shelf.heads()).map(({ id, review }) => [id, review?.blunders]),
    [
      ['a', [3, 4]],
      ['b', [3, 4]],
      ['c', undefined],
    ],
  );
});

test('a review is kept with what an entry is now, and with nothing else', async () => {
  begin();
  const { shelf, told } = tab();
  const game = ['combo', 'first', 'a b'];
  await shelf.change(['a', 'b', 'c', 'd'], (_, id) => entry(id, { print: printOf(game) }));
  await shelf.heads();
  // The game of one has gone on, another one was removed, and of two new ones one is the same game.
  const prints = { b: 'other', x: 'other', y: printOf(game) };
  await withoutRoom(() =>
    shelf.change(['b', 'c', 'x', 'y'], (before, id) =>
      id in prints ? { ...(before ?? entry(id)), print: prints[id as keyof typeof prints] } : null,
    ),
  );
  told.changes.length = 0;
  await withoutRoom(() => shelf.keepReview(game, { accuracy: [1, 2], blunders: [3, 4] }));
  assert.deepEqual(
    (await shelf.heads()).map(({ id, review }) => [id, review?.blunders]),
    [
      ['a', [3, 4]],
      ['b', undefined],
      ['d', [3, 4]],
      ['x', undefined],
      ['y', [3, 4]],
    ],
  );
  assert.ok(!told.changes[0]?.has('x'));
  await shelf.retry();
  told.changes.length = 0;
  await shelf.keepReview(['combo', 'first', 'a'], { accuracy: [1, 2], blunders: [3, 4] });
  await rest();
  assert.deepEqual(told.changes, []);
});

const STUDY = '[Game "gambit"]\n[Seed "1"]\n\n1. d2xd4 {A comment.} *\n';

test('a study is saved as a new entry, or instead of one whose folder and name stay', async () => {
  begin();
  const { shelf, told } = tab();
  const study = { game: 'gambit', name: 'First', text: STUDY, headers: engine.splitStudies(STUDY)[0]?.headers ?? [] };
  const id = await shelf.saveStudy(study);
  assert.deepEqual([(await tab().shelf.get(id))?.name, told.failures], ['First', []]);
  await shelf.change(
    [id],
    (before) => before && { ...before, folder: 'Club', review: { accuracy: [1, 1], blunders: [0, 0] } },
  );
  const { created = 0 } = (await shelf.get(id)) ?? {};
  assert.equal(await shelf.saveStudy({ ...study, id, name: '', text: STUDY.replace('A comment', 'Another one') }), id);
  const { name, folder, kind, created: since, review, text = '' } = (await shelf.get(id)) ?? entry('');
  assert.deepEqual(
    { name, folder, kind, since, blunders: review?.blunders },
    { name: 'First', folder: 'Club', kind: 'study', since: created, blunders: [0, 0] },
  );
  assert.match(text, /Another one/);
  await shelf.saveStudy({ ...study, id, name: 'Second' });
  assert.equal((await shelf.get(id))?.name, 'Second');
  await assert.rejects(shelf.saveStudy({ ...study, text: '[Game "gambit"]\n\n1. zz *\n' }));
  assert.equal((await shelf.heads()).length, 1);
});

test('an edited study keeps the headers that its table does not know, and its end as long as its moves', async () => {
  begin();
  const { shelf } = tab();
  const file = `[Game "gambit"]
[Players "Anna, Bert"]
[Result "1-0"]
[Date "2026.11.22"]
[Ending "resigned-1"]
[Annotator "Cleo"]

1. d2xd4 {Good.} 1-0
`;
  await importText(file, { shelf, engine, signal: new AbortController().signal, onProgress: () => {} });
  const [head] = await shelf.heads();
  assert.ok(head);
  const before = (await shelf.texts([head.id]))[0] ?? '';
  const study = (moves: string, name = head.name) => {
    const text = `[Game "gambit"]\n[Result "*"]\n${name && `[Event "${name}"]\n`}\n${moves} *\n`;
    const headers = engine.splitStudies(text)[0]?.headers ?? [];
    return { id: head.id, game: 'gambit', name, text, headers };
  };
  const saved = async (known: string | null, ...inputs: Parameters<typeof study>) => {
    assert.equal(await shelf.saveStudy({ ...study(...inputs), known }), head.id);
    const { players, result, name, text = '' } = (await shelf.get(head.id)) ?? entry('');
    return { players, winners: result?.winners ?? null, name, text };
  };
  const one = await saved(before, '1. d2xd4 {Better.}');
  assert.deepEqual([one.players, one.winners], [['Anna', 'Bert'], [0]]);
  assert.equal(one.text, before.replace('Good.', 'Better.'));
  // The table knows what it has saved, which is not all that is kept.
  const two = await saved(study('1. d2xd4 {Better.}').text, '1. d2xd4 {Better.}', 'Mine');
  assert.deepEqual([two.name, two.winners], ['Mine', [0]]);
  assert.match(two.text, /\[Event "Mine"\]\n(.*\n)*\[Annotator "Cleo"\]/);
  await shelf.change([head.id], (entry) => entry && { ...entry, folder: 'Club' });
  const three = await saved(null, '1. d2xd4 {Better.} e3xe1', 'Mine');
  assert.deepEqual([three.players, three.winners], [['Anna', 'Bert'], null]);
  assert.match(three.text, /\[Folder "Club"\]/);
  assert.doesNotMatch(three.text, /Ending|1-0/);
});

test('a study that another tab has saved otherwise is not replaced: this one becomes another', async () => {
  begin();
  const { shelf } = tab();
  // As the engine writes it, so that its text is known.
  const named = (comment: string) => `[Game "gambit"]\n[Result "*"]\n[Event "First"]\n\n1. d2xd4 {${comment}.} *\n`;
  const study = (comment: string) => ({
    game: 'gambit',
    name: 'First',
    text: named(comment),
    headers: engine.splitStudies(named(comment))[0]?.headers ?? [],
  });
  const id = await shelf.saveStudy({ ...study('One'), id: 'first', known: 'nothing' });
  assert.deepEqual([id, (await shelf.get(id))?.text], ['first', named('One')]);
  assert.equal(await tab().shelf.saveStudy({ ...study('Two'), id, known: named('One') }), id);
  // The same is no other study.
  assert.equal(await shelf.saveStudy({ ...study('Two'), id, known: named('One') }), id);
  const other = await shelf.saveStudy({ ...study('Three'), id, known: named('One') });
  assert.notEqual(other, id);
  assert.deepEqual(await shelf.texts([id, other]), [named('Two'), named('Three')]);
  assert.equal(await shelf.saveStudy({ ...study('Four'), id, known: null }), id);
  assert.deepEqual(await shelf.texts([id, other]), [named('Four'), named('Three')]);
});

test('what earlier releases have kept is moved to the shelf, once', async () => {
  begin();
  stored.set(
    'gambol/1/shelf',
    JSON.stringify([
      { link: GAME, words: '', when: 1000 },
      { link: '#/combo?moves=zz_zz', words: '', when: 2000 },
      { link: '#/nothing', words: '', when: 1 },
    ]),
  );
  stored.set(
    'gambol/1/matches',
    JSON.stringify([
      { id: 'abcd', link: '#/gambit?seed=1&players=human,human&moves=d2xd4_e3xe1&ending=draw', seats: [0], when: 500 },
    ]),
  );
  stored.set(
    'gambol/1/table/triboard',
    `#/triboard?seed=0&players=human,easy,easy&moves=${sampleOf('triboard')}&ending=resigned-0`,
  );
  const { shelf, told, tools } = tab();
  await shelf.migrate();
  const heads = await shelf.heads();
  assert.deepEqual(
    heads.map(({ game }) => game),
    ['triboard', 'combo', 'gambit'],
  );
  assert.deepEqual(
    heads.slice(1).map(({ created }) => created),
    [1000, 500],
  );
  await shelf.change(
    heads.map(({ id }) => id),
    () => null,
  );
  const again = await openShelf(tools);
  assert.deepEqual([await again.heads(), told.failures], [[], []]);
  await assert.rejects(openShelf(null), { code: 'internal' });
});

test('a migration that could not store everything is repeated', async () => {
  begin();
  stored.set('gambol/1/shelf', JSON.stringify([{ link: GAME, words: '', when: 1000 }]));
  const { shelf, told } = tab();
  await withoutDatabase(() => shelf.migrate());
  assert.equal(told.failures.length, 1);
  await shelf.migrate();
  assert.deepEqual(await linksOn(shelf), [GAME]);
});

test('a migration without room for the games is repeated, too', async () => {
  begin();
  stored.set('gambol/1/shelf', JSON.stringify([{ link: GAME, words: '', when: 1000 }]));
  await withoutRoom(() => tab().shelf.migrate());
  const { shelf } = tab();
  await shelf.migrate();
  assert.deepEqual(await linksOn(shelf), [GAME]);
});

/** Imports a text. */
async function read(shelf: InstanceType<typeof Shelf>, text: string, { stopAt = Infinity }: { stopAt?: number } = {}) {
  const stop = new AbortController();
  const shares: number[] = [];
  const imported = await importText(text, {
    shelf,
    engine,
    signal: stop.signal,
    onProgress: (share) => (shares.push(share) >= stopAt ? stop.abort() : undefined),
  });
  return { ...imported, shares };
}

/** A file of different games. */
function fileOf(count: number) {
  const lines = new Set<string>();
  for (let seed = 1; lines.size < count; seed += 1) {
    const session = start('combo', 'seed=0');
    for (let [ply, random] = [0, seed * 48271]; ply < 4; ply += 1, random = (random * 48271) % 2147483647) {
      const legal = session.legal();
      session.play(legal[random % legal.length] ?? '');
    }
    lines.add(session.history(0, true).moves.join(' '));
    session.free();
  }
  return [...lines]
    .map((moves, n) => `[Game "combo"]\n[Event "Game ${n}"]\n\n${'\n'.repeat(n % 3)}${moves} *\n`)
    .join('\n');
}

test('a file is read in steps, and again nothing of it is new', async () => {
  begin();
  const { shelf, told } = tab();
  const first = await read(shelf, fileOf(180));
  assert.deepEqual(
    [first.added.length, first.known, first.damaged.length, first.isStopped, new Set(first.added).size],
    [180, 0, 0, false, 180],
  );
  assert.ok(
    first.shares.length > 1 &&
      first.shares.at(-1) === 1 &&
      first.shares.every((share, n) => share > (first.shares[n - 1] ?? 0)),
  );
  assert.deepEqual(
    told.changes.map((changes) => changes?.size),
    [50, 50, 50, 30],
  );
  assert.deepEqual(
    (await shelf.heads())
      .map(({ name }) => name)
      .sort()
      .slice(0, 2),
    ['Game 0', 'Game 1'],
  );
  assert.equal((await read(shelf, fileOf(3))).known, 3);
  assert.equal(told.changes.length, 4);
  const again = await read(shelf, `${fileOf(180)}\n${STUDY}\n${STUDY}\n${STUDY.replace('A comment', 'Another one')}`);
  assert.deepEqual([again.added.length, again.known], [2, 181]);
  const third = await read(tab().shelf, `${STUDY}\n${STUDY.replace('A comment', 'Yet another')}`);
  assert.deepEqual([third.added.length, third.known], [1, 1]);
  const heads = await tab().shelf.heads();
  assert.deepEqual([heads.length, heads.filter(({ kind }) => kind === 'study').length], [183, 3]);
});

test('an imported game that is over replaces the same game without its end, and no other one', async () => {
  const game = (result: string, more = '[Event "Final"]\n', players = 'Ann, Bo', date = '2026.11.22') =>
    `[Game "combo"]\n[Players "${players}"]\n[Result "${result}"]\n[Date "${date}"]\n${more}\n` +
    `1. 1a2-a3 1h7-h6 2. 1b2-b3 ${result}\n`;
  const resigned = game('0-1', '[Event "Final"]\n[Ending "resigned-0"]\n');
  for (const files of [[game('*'), resigned, resigned, game('*')], [`${game('*')}\n${resigned}\n${game('*')}`]]) {
    begin();
    const { shelf } = tab();
    for (const file of files) await read(shelf, file);
    const heads = await shelf.heads();
    assert.deepEqual(
      heads.map(({ name, result }) => [name, result?.winners]),
      [['Final', [1]]],
    );
    assert.match((await shelf.get(heads[0]?.id ?? ''))?.text ?? '', /\[Ending "resigned-0"\]/);
    const others = [game('*', '', 'Cy, Di'), game('*', '', 'Ann, Bo', '2026.11.23')].join('\n');
    assert.deepEqual((await read(shelf, others)).added.length, 2);
    assert.deepEqual([(await read(shelf, others)).known, (await shelf.heads()).length], [2, 3]);
  }
});

test('the imported end of a game changes nothing that the reader has made of it, and no other end', async () => {
  begin();
  const { shelf } = tab();
  const text = (result: string, more = '') => `[Game "combo"]\n${more}\n1. 1a2-a3 1h7-h6 ${result}\n`;
  const [id = ''] = (await read(shelf, text('*'))).added;
  await shelf.change([id], (before) => before && { ...before, name: 'Mine', folder: 'Kept', created: 7 });
  const { added, known } = await read(shelf, text('0-1', '[Ending "resigned-0"]\n'));
  assert.deepEqual([added, known], [[id], 0]);
  const after = (await shelf.get(id)) ?? entry('');
  assert.deepEqual([after.name, after.folder, after.created], ['Mine', 'Kept', 7]);
  assert.match(after.text, /\[Event "Mine"\]/);
  assert.equal((await read(shelf, text('1-0', '[Ending "resigned-1"]\n'))).known, 1);
  assert.deepEqual((await shelf.get(id))?.result?.winners, [1]);
});

test('files of other programs are read', async () => {
  begin();
  const { shelf } = tab();
  const study = (event: string, moves: string) =>
    `[Event "${event}"]\r[Game “gambit”]\r% for others\r\r1.\u00a0${moves}`;
  const text = `\`\`\`\n\ufeff${study('A', 'c2xc4 $146 d3xd1 $9 *')}${study('B', 'd2xd4 *')}\r\`\`\`\x1a`;
  const { added, damaged } = await read(shelf, text);
  assert.deepEqual([added.length, damaged], [2, []]);
  assert.deepEqual((await shelf.heads()).map(({ name }) => name).sort(), ['A', 'B']);
  const texts = (await shelf.texts(added)).join('');
  assert.ok(texts.includes('1. c2xc4 $146 d3xd1 $9 *'), texts);
});

test('a file with very many headers is read at once', async () => {
  begin();
  const headers = Array.from({ length: 80_000 }, (_, n) => `[K${n} ""]\n`).join('');
  const before = performance.now();
  const { added } = await read(tab().shelf, `[Game "gambit"]\n${headers}\n1. c2xc4 *\n`);
  assert.equal(added.length, 1);
  // Half a minute when every header was compared with all others.
  assert.ok(performance.now() - before < 10_000);
});

test('an import that is stopped keeps what was read', async () => {
  begin();
  const { shelf } = tab();
  const { added, isStopped, shares } = await read(shelf, fileOf(600), { stopAt: 1 });
  assert.ok(isStopped && shares.length === 1 && added.length > 0 && added.length < 600);
  assert.equal((await shelf.heads()).length, added.length);
  const stop = new AbortController();
  stop.abort();
  const none = await importText(STUDY, { shelf, engine, signal: stop.signal, onProgress: () => {} });
  assert.deepEqual([none.added, none.isStopped], [[], true]);
});

test('an engine that breaks down ends an import and the reading of damaged studies', async () => {
  begin();
  const { shelf } = tab();
  const broken = () => {
    throw new WebAssembly.RuntimeError('unreachable');
  };
  const tools = { shelf, engine: { ...engine, parseStudy: broken, salvageStudy: broken } as unknown as Engine };
  await assert.rejects(importText(STUDY, { ...tools, signal: new AbortController().signal, onProgress: () => {} }), {
    message: 'unreachable',
  });
  await assert.rejects(salvage([{ text: STUDY, headers: [], line: 1, error: null }], tools), {
    message: 'unreachable',
  });
  assert.deepEqual(await shelf.heads(), []);
});

test('damaged studies are told with their lines, and read as far as they are sound', async () => {
  begin();
  const { shelf, told } = tab();
  const illegal = STUDY.replace('[Seed', '[Event "Sound"]\n[Seed').replace('1. d2xd4', '1. d2xd4 zz');
  const { damaged, added } = await read(shelf, `${STUDY}\n${illegal}\n[Game "chess"]\n\n1. e4 *\n`);
  assert.deepEqual([added.length, damaged.map(({ line }) => line)], [1, [6, 12]]);
  const saved = await salvage(damaged, { shelf, engine });
  assert.equal(saved.length, 1);
  const { plies, name } = (await shelf.get(saved[0] ?? '')) ?? entry('');
  assert.deepEqual([plies, name, told.changes.length], [1, 'Sound', 2]);
  assert.deepEqual(await salvage([], { shelf, engine }), []);
  assert.equal(told.changes.length, 2);
  assert.equal((await shelf.heads()).length, 2);
});

/** A page that has just begun, in which nothing is loaded yet. */
const pageOf = (name: string): Promise<typeof import('../../www/library/keeper.ts')> =>
  import(`../../www/library/keeper.ts?${name}`);

/** Waits until a page's games, and those alone, are on the shelf. */
async function untilKept(...links: string[]) {
  const expected = links.toSorted().join(' ');
  for (let n = 0; n < 100; n += 1) {
    await rest();
    if ((await linksOn(tab().shelf)).join(' ') === expected) return;
  }
  assert.deepEqual(await linksOn(tab().shelf), links.toSorted());
}

test('the page keeps a game with moves once, and again when it has gone on', async () => {
  begin();
  const page = await pageOf('games');
  page.connectShelf(tab().tools);
  page.keepGame(stateOf('#/combo?seed=0&players=human,easy'));
  page.keepGame(stateOf(GAME));
  await untilKept(GAME);
  const shelf = await page.openShelf();
  assert.equal(await page.openShelf(), shelf);
  // A reader who has removed it does not meet it again, wherever its table is shown.
  await shelf.change(
    (await shelf.heads()).map(({ id }) => id),
    () => null,
  );
  page.keepGame(stateOf(GAME));
  page.keepGame(stateOf(`${GAME}&at=1`));
  await untilKept();
  page.keepGame(stateOf(LONGER));
  await untilKept(LONGER);
});

test('the page saves studies and reviews, and loads them', async () => {
  begin();
  const page = await pageOf('studies');
  page.connectShelf(tab().tools);
  const id = await page.saveStudy({
    game: 'gambit',
    name: 'First',
    text: STUDY,
    headers: engine.splitStudies(STUDY)[0]?.headers ?? [],
  });
  assert.deepEqual([(await page.loadStudy(id))?.name, await page.loadStudy('nothing')], ['First', null]);
  const shelf = await page.openShelf();
  await shelf.change([id], (before) => before && { ...before, print: printOf(['gambit', 'first', 'd2xd4']) });
  page.keepReview(['gambit', 'first', 'd2xd4'], { accuracy: [90, 80], blunders: [0, 1] });
  for (let n = 0; n < 100 && (await page.loadStudy(id))?.review === null; n += 1) await rest();
  assert.deepEqual((await page.loadStudy(id))?.review?.blunders, [0, 1]);
});

test('a game is kept at the next attempt when the modules of the shelf did not come', async () => {
  begin();
  const page = await pageOf('late');
  page.connectShelf(tab().tools);
  // A table without a move asks for nothing.
  page.keepGame(stateOf('#/combo?seed=0&players=human,easy'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  page.keepGame(stateOf(GAME));
  await assert.rejects(page.openShelf(), { message: 'no network' });
  await rest();
  page.keepGame(stateOf(GAME));
  await untilKept(GAME);
});

test('a game that is forgotten in the hall is forgotten, and a study of its moves stays', async () => {
  begin();
  const { shelf } = tab();
  const state = stateOf(GAME);
  await shelf.keepGame(state);
  const text = (await shelf.get((await shelf.heads())[0]?.id ?? ''))?.text ?? '';
  const study = await shelf.saveStudy({ name: 'Mine', game: 'gambit', text, headers: [] });
  stored.set('gambol/1/shelf', JSON.stringify([{ link: GAME, words: 'combo', when: 1000 }]));
  stored.set('gambol/1/table/combo', GAME);
  await shelf.forgetGame(state);
  // It goes on at its table.
  await until(() => stored.get('gambol/1/shelf') === '[]');
  assert.equal(stored.get('gambol/1/table/combo'), GAME);
  assert.deepEqual(
    (await shelf.heads()).map(({ id }) => id),
    [study],
  );
  await shelf.forgetGame(state);
  // Held in memory, it is forgotten, too.
  begin();
  const { shelf: other } = tab();
  await withoutDatabase(async () => {
    await other.keepGame(state);
    await other.forgetGame(state);
    assert.deepEqual(await other.heads(), []);
  });
});
