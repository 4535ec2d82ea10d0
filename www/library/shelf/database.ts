// The shelf in IndexedDB: the heads of all entries, and their texts apart from them.

import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import { FOLDER_SUFFIX } from '../keys.ts';
import { withNames } from './text.ts';
import type { Edit, Entry, Head } from './entry.ts';

/** The name of the database of a page at the root, and of earlier releases in any folder. */
const ROOT_NAME = 'gambol';
const NAME = ROOT_NAME + FOLDER_SUFFIX;
/** The mark of a database that has taken over the entries of an earlier release. */
const TAKEN = 'taken';
const VERSION = 1;
/** The number of heads that are read at once. */
const BATCH = 500;
const STORES = ['heads', 'texts', 'marks'] as const;

interface Tables {
  heads: { key: string; value: Head; indexes: { print: string; start: string; changed: number } };
  texts: { key: string; value: string };
  /** What was done once, and when. */
  marks: { key: string; value: number };
}

type Schema = DBSchema & Tables;

type Writing = IDBPTransaction<Schema, ('heads' | 'texts' | 'marks')[], 'readwrite'>;

type Reading = IDBPTransaction<Schema, ('heads' | 'texts' | 'marks')[], 'readonly'>;

export class Database {
  #db;

  constructor(db: IDBPDatabase<Schema>) {
    this.#db = db;
  }

  /**
   * Opens the database, and creates or updates its stores.
   *
   * @param onClosed called when the connection is closed from outside
   */
  static async open(onClosed: () => void) {
    const db: IDBPDatabase<Schema> = await openDB(NAME, VERSION, {
      upgrade: (db, before) => {
        if (before < 1) {
          const heads = db.createObjectStore('heads', { keyPath: 'id' });
          for (const index of ['print', 'start', 'changed'] as const) heads.createIndex(index, index);
          db.createObjectStore('texts');
          db.createObjectStore('marks');
        }
      },
      // A newer release in another tab waits to update the stores.
      blocking: () => {
        db.close();
        onClosed();
      },
      terminated: onClosed,
    });
    const database = new Database(db);
    try {
      if (FOLDER_SUFFIX && (await database.mark(TAKEN)) === undefined) await database.#takeOver();
    } catch (error) {
      db.close();
      throw error;
    }
    return database;
  }

  /** Copies the entries that an earlier release has stored; what is there already stays, and so do the old ones. */
  async #takeOver() {
    const before = await openDB(ROOT_NAME, undefined, {
      // There is no such database, and there must be none afterwards.
      upgrade: (_, version, __, transaction) => {
        if (version !== 0) return;
        transaction.done.catch(() => {});
        transaction.abort();
      },
    }).catch(() => null);
    const copies: { store: 'heads' | 'texts' | 'marks'; key: string; value: any }[] = [];
    for (const store of before ? STORES : []) {
      if (!before?.objectStoreNames.contains(store)) continue;
      const { store: old } = before.transaction(store);
      const [keys, values] = await Promise.all([old.getAllKeys(), old.getAll()]);
      keys.forEach((key, n) => copies.push({ store, key: String(key), value: values[n] }));
    }
    before?.close();
    await this.#write(async (transaction) => {
      // A head and its text belong together.
      const own = new Set(await transaction.objectStore('heads').getAllKeys());
      for (const { store, key, value } of copies) {
        if (store === 'marks') await transaction.objectStore('marks').put(value, key);
        else if (own.has(key)) continue;
        else if (store === 'heads') await transaction.objectStore('heads').put(value);
        else await transaction.objectStore('texts').put(value, key);
      }
      await transaction.objectStore('marks').put(Date.now(), TAKEN);
    });
  }

  /** The heads of all entries, in no order, read in steps that leave the page its frames. */
  async heads() {
    const heads = await this.#db.getAll('heads', null, BATCH);
    for (let count = heads.length; count === BATCH; ) {
      const more = await this.#db.getAll('heads', IDBKeyRange.lowerBound(heads.at(-1)?.id, true), BATCH);
      heads.push(...more);
      count = more.length;
    }
    return heads;
  }

  /** The heads that were changed last, the latest first. */
  async latest(count: number) {
    const { store } = this.#db.transaction('heads');
    const ids = await store.index('changed').getAllKeys();
    const heads = await Promise.all(
      ids
        .slice(-count)
        .reverse()
        .map((id) => store.get(id)),
    );
    return heads.filter((head) => head !== undefined);
  }

  /** The ids of the entries with a print. */
  idsOf(print: string) {
    return this.#db.getAllKeysFromIndex('heads', 'print', print);
  }

  /** An entry; null if there is none. */
  async read(id: string) {
    return readEntry(this.#db.transaction([...STORES]), id);
  }

  /** The texts of entries; undefined where there is none. */
  texts(ids: string[]) {
    const { store } = this.#db.transaction('texts');
    return Promise.all(ids.map((id) => store.get(id)));
  }

  /** Changes entries, all or none. Returns what they are now. */
  change(ids: string[], edit: Edit) {
    return this.#write(async (transaction) => {
      const changed = new Map<string, Entry | null>();
      for (const id of ids) {
        const before = await readEntry(transaction, id);
        const after = edit(before, id);
        changed.set(id, after === undefined ? before : await replace(transaction, id, after));
      }
      return changed;
    });
  }

  /**
   * Adds a game, or finds the entry that it continues or equals. Returns its id, and the entry if it has changed.
   *
   * @param start the key of its start and players
   * @param isEarlier whether an entry with the same start is continued by this game
   */
  keep(entry: Entry, start: string, isEarlier: (head: Head) => boolean) {
    return this.#write(async (transaction) => {
      const heads = transaction.objectStore('heads');
      // A study may begin with the moves of a game.
      const same = (await heads.index('print').getAll(entry.print)).find(({ kind }) => kind === 'game');
      if (same && !(same.result === null && entry.result)) return { id: same.id, entry: null };
      const earlier = same ?? (await heads.index('start').getAll(start)).find(isEarlier);
      const kept = earlier ? continued(earlier, entry) : entry;
      return { id: kept.id, entry: await replace(transaction, kept.id, kept) };
    });
  }

  mark(name: string) {
    return this.#db.get('marks', name);
  }

  async setMark(name: string) {
    await this.#db.put('marks', Date.now(), name);
  }

  async #write<Result>(work: (transaction: Writing) => Promise<Result>) {
    const transaction = this.#db.transaction([...STORES], 'readwrite');
    try {
      const result = await work(transaction);
      await transaction.done;
      return result;
    } catch (error) {
      // The cause is the error of a request, which has ended the transaction, too.
      transaction.done.catch(() => {});
      try {
        transaction.abort();
      } catch {
        // It has ended.
      }
      throw transaction.error ?? error;
    }
  }
}

/** An entry that a game continues: what the reader has made of it stays. */
export function continued({ id, name, folder, created }: Head, entry: Entry): Entry {
  return { ...entry, id, name, folder, created, text: withNames(entry.text, { name, folder }) };
}

async function readEntry(transaction: Reading | Writing, id: string): Promise<Entry | null> {
  const [head, text] = await Promise.all([
    transaction.objectStore('heads').get(id),
    transaction.objectStore('texts').get(id),
  ]);
  return head ? { ...head, text: text ?? '' } : null;
}

async function replace(transaction: Writing, id: string, entry: Entry | null) {
  const [heads, texts] = [transaction.objectStore('heads'), transaction.objectStore('texts')];
  if (entry === null) {
    await Promise.all([heads.delete(id), texts.delete(id)]);
  } else {
    const { text, ...head } = entry;
    const first = heads.put(head);
    // Nobody waits for it if the second throws at once.
    first.catch(() => {});
    await Promise.all([first, texts.put(text, id)]);
  }
  return entry;
}

/** Asks the browser not to clear what is stored. */
export async function persist() {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Some browsers refuse without a secure address; the shelf works without it.
  }
}
