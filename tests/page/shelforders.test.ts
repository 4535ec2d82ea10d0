// Three tabs with one library, in thousands of random orders of edits, some of which the database refuses: every game,
// study, name and folder is there in the end, once, and the tabs show the same.

import 'fake-indexeddb/auto';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { IDBFactory } from 'fake-indexeddb';
import { findGame } from '../../www/games/index.ts';
import { parseLink } from '../../www/links/link.ts';
import { loadEngine } from '../tools/engine.ts';
import { randomNumbers } from '../tools/random.ts';
import type { Engine } from '../../www/core/engine.ts';
import type { Entry } from '../../www/library/shelf/entry.ts';

/** How many orders are tried, from which on, and how much happens in each. */
const ORDERS = Number(process.env.ORDERS ?? 300);
const FIRST = Number(process.env.FIRST ?? 1);
const STEPS = 16;
const TABS = 3;

/** The channels of the tabs: a message arrives at the others a little later. */
class Channel {
  static all = new Set<Channel>();
  #listener: (event: { data: unknown }) => void = () => {};

  constructor() {
    Channel.all.add(this);
  }

  addEventListener(_: string, listener: (event: { data: unknown }) => void) {
    this.#listener = listener;
  }

  postMessage(data: unknown) {
    for (const other of Channel.all) if (other !== this) setImmediate(() => other.#listener({ data }));
  }
}

const localStorage = { getItem: () => null, setItem: () => {} };
Object.defineProperty(globalThis, 'localStorage', { value: localStorage, configurable: true });
Object.defineProperty(globalThis, 'navigator', { value: undefined, configurable: true });
Object.assign(globalThis, { BroadcastChannel: Channel, addEventListener: () => {} });
const { Shelf } = await import('../../www/library/shelf/shelf.ts');
const { Session, splitStudies } = await loadEngine();
const { start, open, watch, parseStudy, salvageStudy } = Session;
const engine = { start, open, watch, parseStudy, salvageStudy, splitStudies } as unknown as Engine;

/** What the database refuses: nothing, the writes from one on, those and every opening. */
const faults = { writes: Infinity, isClosed: false };
const { put } = IDBObjectStore.prototype;
IDBObjectStore.prototype.put = function (...given) {
  faults.writes -= 1;
  const request = put.apply(this, given);
  // A browser aborts the transaction later.
  if (faults.writes < 0) queueMicrotask(() => abort(this.transaction));
  return request;
};

function abort(transaction: IDBTransaction) {
  try {
    transaction.abort();
  } catch {
    // It has ended.
  }
}

// A connection that was closed from outside can do nothing.
const { transaction } = IDBDatabase.prototype;
IDBDatabase.prototype.transaction = function (...given) {
  if (faults.isClosed) throw new DOMException('closed', 'InvalidStateError');
  return transaction.apply(this, given);
};

function newDatabase() {
  const factory = new IDBFactory();
  const { open: openDatabase } = factory;
  factory.open = function (...given) {
    if (faults.isClosed) throw new DOMException('closed', 'UnknownError');
    return openDatabase.apply(this, given);
  };
  Object.defineProperty(globalThis, 'indexedDB', { value: factory, configurable: true, writable: true });
  Channel.all.clear();
}

const newTab = () => new Shelf({ engine, onFailure: () => {}, onRecover: () => {} });

/** The moves of two games that part after the second move. */
const LINES = ['1a2-a3 1a7-a6 1b2-b3 1b7-b6', '1a2-a3 1a7-a6 1c2-c3 1c7-c6'].map((line) => line.split(' '));
const stateOf = (moves: string[]) => {
  const place = parseLink(`#/combo?seed=0&players=human,easy&moves=${moves.join('_')}`, findGame);
  assert.ok(place.screen === 'table');
  return place.state;
};

const textOf = (comment: string) => `[Game "gambit"]\n[Result "*"]\n\n1. d2xd4 {${comment}.} *\n`;

/** A tab, with the studies that it has open: their ids and the texts that they are known to have. */
class Tab {
  readonly shelf = newTab();
  readonly studies = new Map<number, { id: string | null; known: string | null }>();
}

/** What has been done in all tabs. */
interface Ledger {
  games: Set<string>;
  /** Each text of a study, and whether a tab that knew it has saved another one instead. */
  texts: Map<string, boolean>;
  names: Set<string>;
  folders: Set<string>;
}

/** Saves a new text of a study, as a screen does: under the id that it has got, instead of the text that it knows. */
async function saveStudy(tab: Tab, study: number, comment: string, { texts }: Ledger) {
  const { id = null, known = null } = tab.studies.get(study) ?? {};
  const text = textOf(comment);
  const headers = engine.splitStudies(text)[0]?.headers ?? [];
  texts.set(text, false);
  if (known !== null) texts.set(known, true);
  tab.studies.set(study, { id, known: text });
  const kept = await tab.shelf.saveStudy({
    id: id ?? `study${study}`,
    known: known ?? '',
    game: 'gambit',
    name: '',
    text,
    headers,
  });
  const now = tab.studies.get(study);
  if (now) tab.studies.set(study, { ...now, id: kept });
}

/** One random event in a tab. Returns what is under way. */
function act(random: () => number, tab: Tab, step: number, ledger: Ledger): Promise<unknown> {
  const pick = (count: number) => Math.floor(random() * count);
  const edited = `entry${pick(2)}`;
  switch (pick(8)) {
    case 0:
    case 1: {
      const moves = (LINES[pick(LINES.length)] ?? []).slice(0, 2 + pick(3));
      ledger.games.add(moves.join(' '));
      return tab.shelf.keepGame(stateOf(moves));
    }
    case 2:
      ledger.names.add(edited);
      return tab.shelf.change([edited], (entry) => entry && { ...entry, name: `name ${step}` });
    case 3:
      ledger.folders.add(edited);
      return tab.shelf.change([edited], (entry) => entry && { ...entry, folder: `folder ${step}` });
    case 4:
    case 5:
      return saveStudy(tab, pick(2), `Comment ${step}`, ledger);
    case 6:
      return tab.shelf.retry();
    default:
      Object.assign(
        faults,
        [
          { writes: Infinity, isClosed: false },
          { writes: pick(6), isClosed: false },
          { writes: 0, isClosed: true },
        ][pick(3)],
      );
      return Promise.resolve();
  }
}

const COMMON = {
  kind: 'game',
  game: 'combo',
  created: 1,
  changed: 1,
  result: null,
  players: ['human'],
  plies: 0,
} as const;
const entry = (id: string): Entry => ({
  ...COMMON,
  id,
  name: '',
  folder: '',
  players: ['human'],
  final: '',
  opening: '',
  link: '',
  print: id,
  start: null,
  review: null,
  text: id,
});

/** Checks what all tabs together have kept. */
async function check(tabs: Tab[], { games, texts, names, folders }: Ledger, order: string) {
  const fresh = newTab();
  const heads = await fresh.heads();
  const prints = heads.filter(({ kind }) => kind === 'game').map(({ print }) => print);
  assert.equal(new Set(prints).size, prints.length, `${order}: a game is there twice`);
  for (const game of games)
    assert.ok(
      heads.some(({ opening }) => `${opening} `.startsWith(`${game} `)),
      `${order}: ${game} is lost`,
    );
  const kept = new Set(await fresh.texts(heads.map(({ id }) => id)));
  for (const [text, isReplaced] of texts) assert.ok(isReplaced || kept.has(text), `${order}: a study is lost: ${text}`);
  for (const { id, name, folder } of heads.filter(({ id: each }) => each.startsWith('entry')))
    assert.deepEqual([name !== '', folder !== ''], [names.has(id), folders.has(id)], `${order}: ${id}`);
  assert.equal(heads.filter(({ id }) => id.startsWith('entry')).length, 2, `${order}: an entry is lost`);
  for (const { shelf } of tabs) assert.deepEqual(await shelf.heads(), heads, `${order}: a tab shows something else`);
  return heads.length;
}

test(`nothing is lost in ${ORDERS} orders in ${TABS} tabs`, async () => {
  const counts = { entries: 0, games: 0, texts: 0 };
  for (let seed = FIRST; seed < FIRST + ORDERS; seed += 1) {
    const random = randomNumbers(seed);
    newDatabase();
    Object.assign(faults, { writes: Infinity, isClosed: false });
    const tabs = Array.from({ length: TABS }, () => new Tab());
    await tabs[0]?.shelf.change(['entry0', 'entry1'], (_, id) => entry(id));
    for (const { shelf } of tabs) await shelf.heads();
    const ledger: Ledger = { games: new Set(), texts: new Map(), names: new Set(), folders: new Set() };
    const busy = new Map<Tab, Promise<unknown>>();
    for (let step = 0; step < STEPS; step += 1) {
      const tab = tabs[Math.floor(random() * TABS)];
      assert.ok(tab);
      // Each tab does one thing after the other, and several do theirs at once.
      busy.set(
        tab,
        (busy.get(tab) ?? Promise.resolve()).then(() => act(random, tab, step, ledger)),
      );
      for (let pauses = Math.floor(random() * 4); pauses > 0; pauses -= 1) await turn();
    }
    await Promise.all(busy.values());
    Object.assign(faults, { writes: Infinity, isClosed: false });
    for (const { shelf } of [...tabs, ...tabs]) await shelf.retry();
    for (let n = 0; n < 40; n += 1) await turn();
    counts.entries += await check(tabs, ledger, `order ${seed}`);
    counts.games += ledger.games.size;
    counts.texts += ledger.texts.size;
  }
  console.log(`orders ${FIRST} to ${FIRST + ORDERS - 1}: ${JSON.stringify(counts)}`);
});
