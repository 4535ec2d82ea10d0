// The reader's shelf: games and studies in IndexedDB, shared by all tabs. What can't be stored is held in memory and stored later.

import { isFramed } from '../../core/frame.js';
import { relationOf, parseTable } from '../conflicts.js';
import { isLater } from '../failures.js';
import { FORMAT } from '../keys.js';
import { continued, Database } from './database.js';
import { entryOfGame, entryOfText } from './entry.js';
import { startKey } from './facts.js';
import { migrate } from './migrate.js';
import { printOf } from './print.js';
import { inOrder } from './query.js';

/** @import { Engine } from '../../core/engine.js' */
/** @import { TableState } from '../../types.js' */
/** @import { Changes, Edit, Entry, Head, NewStudy, ReviewSummary } from './types.js' */

/** Changes of more entries than these are announced to other tabs as a whole. */
const MANY = 200;

/**
 * @typedef {object} Tools
 * @property {Engine} engine
 * @property {(error: unknown) => void} onFailure something could not be stored, and is held in memory
 * @property {() => void} onRecover all is stored after a failure
 */

export class Shelf {
  #tools;
  /** @type {Promise<Database> | null} */
  #database = null;
  /** @type {Map<string, Entry | null>} What could not be stored, by id; null for a removed entry. */
  #held = new Map();
  /** @type {Promise<Map<string, Head>> | null} All heads, from when they are first asked for. */
  #heads = null;
  /** @type {Head[] | null} The same heads in order. */
  #ordered = null;
  /** @type {Set<(changes: Changes) => void>} */
  #listeners = new Set();
  #channel;
  #isPersistent = false;
  /** Whether a later release has stored the entries, so that this one can't read them. */
  isLater = false;

  /** @param {Tools} tools */
  constructor(tools) {
    this.#tools = tools;
    this.#channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(`${FORMAT}/library`) : null;
    this.#channel?.addEventListener('message', ({ data }) => {
      // Other programs of the origin may send anything.
      if (data === null || (Array.isArray(data) && data.every((id) => typeof id === 'string'))) void this.#onNews(data);
    });
    addEventListener('focus', () => void this.retry());
  }

  /** Moves what earlier releases have kept to the shelf, once. */
  async migrate() {
    try {
      const database = await this.#open();
      await migrate({
        hasMark: async (name) => (await database.mark(name)) !== undefined,
        // What is held in memory alone would be lost.
        setMark: async (name) => void (this.#held.size === 0 && (await database.setMark(name))),
        keep: (state, when) => this.keepGame(state, when),
      });
    } catch (error) {
      this.#tools.onFailure(error);
    }
  }

  /**
   * Listens to changes of entries, those of other tabs included. Returns a function that stops listening.
   *
   * @param {(changes: Changes) => void} listener
   */
  listen(listener) {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /**
   * The heads that were changed last, the latest first: quickly, even if there are thousands.
   *
   * @param {number} count
   */
  async latest(count) {
    const stored = await this.#read((database) => database.latest(count), []);
    const heads = [...this.#overlay(new Map(stored.map((head) => [head.id, head]))).values()];
    return heads.sort((one, other) => other.changed - one.changed).slice(0, count);
  }

  /** Whether the heads of all entries are in memory. */
  get isLoaded() {
    return this.#heads !== null;
  }

  /** The heads of all entries in the order of a list; the same array as long as nothing changes. */
  async heads() {
    this.#heads ??= this.#load();
    const heads = await this.#heads;
    this.#ordered ??= inOrder([...heads.values()]);
    return this.#ordered;
  }

  /**
   * An entry; null if there is none.
   *
   * @param {string} id
   */
  async get(id) {
    const held = this.#held.get(id);
    return held === undefined ? this.#read((database) => database.read(id), null) : held;
  }

  /**
   * The texts of entries; those that are gone are left out.
   *
   * @param {string[]} ids
   */
  async texts(ids) {
    const stored = await this.#read((database) => database.texts(ids), []);
    const texts = ids.map((id, index) => this.#held.has(id) ? this.#held.get(id)?.text : stored[index]);
    return texts.filter((text) => text !== undefined);
  }

  /**
   * Changes entries, all or none. Returns what they are now.
   *
   * @param {string[]} ids
   * @param {Edit} edit may be called more than once
   */
  async change(ids, edit) {
    const current = (/** @type {Entry | null} */ entry, /** @type {string} */ id) => {
      const held = this.#held.get(id);
      return edit(held === undefined ? entry : held, id);
    };
    try {
      const changed = await (await this.#open()).change(ids, current);
      ids.forEach((id) => this.#held.delete(id));
      this.#announce(changed);
      void this.#settle();
      return changed;
    } catch (error) {
      /** @type {Map<string, Entry | null>} */
      const changed = new Map();
      for (const id of ids) changed.set(id, edit(await this.get(id), id));
      this.#hold(changed, error);
      return changed;
    }
  }

  /**
   * Keeps a game of a table: as an entry of its own, or instead of an entry that it continues. Returns the id of the entry; null if
   * the game is not to be kept.
   *
   * @param {TableState} state
   * @param {number} [when]
   */
  async keepGame(state, when = Date.now()) {
    const made = entryOfGame(state, this.#tools.engine, { id: crypto.randomUUID(), when });
    if (!made) return null;
    const isEarlier = (/** @type {Head} */ head) => {
      const other = head.start === null ? null : parseTable(head.link, state.game);
      return other !== null && /same|earlier/.test(relationOf({ ...state, match: null }, other));
    };
    const start = startKey(state);
    const held = [...this.#held.values()].find((entry) => entry !== null && (entry.print === made.print || (entry.start === start && isEarlier(entry))));
    if (held) {
      if (held.result === null) await this.change([held.id], () => continued(held, made));
      return held.id;
    }
    try {
      const { id, entry } = await (await this.#open()).keep(made, start, isEarlier);
      if (entry) this.#announce(new Map([[id, entry]]));
      void this.#settle();
      return id;
    } catch (error) {
      this.#hold(new Map([[made.id, made]]), error);
      return made.id;
    }
  }

  /**
   * Removes a game; studies of the same moves stay.
   *
   * @param {TableState} state
   */
  async forgetGame(state) {
    const made = entryOfGame(state, this.#tools.engine, { id: '', when: 0 });
    if (!made) return;
    const ids = await this.#idsOf(made.print);
    if (ids.length > 0) await this.change(ids, (entry) => (entry?.print === made.print && entry.kind === 'game' ? null : entry));
  }

  /**
   * The ids of the entries with a print.
   *
   * @param {string} print
   */
  async #idsOf(print) {
    const stored = await this.#read((database) => database.idsOf(print), []);
    const held = [...this.#held].filter(([, entry]) => entry?.print === print).map(([id]) => id);
    return [...new Set([...stored, ...held])];
  }

  /**
   * Saves a study. Returns the id of its entry, which is a new one where the given one has another text than known.
   *
   * @param {NewStudy} study
   * @returns {Promise<string>}
   * @throws {Error} with the line and the column, when its text is invalid
   */
  async saveStudy({ id = null, known = null, ...study }) {
    const made = entryOfText(study, this.#tools.engine, { id: id ?? crypto.randomUUID(), when: Date.now() });
    const entry = { ...made, kind: /** @type {const} */ ('study'), name: study.name, changed: Date.now() };
    /** @type {Entry | null} What another tab has saved meanwhile. */
    let other = null;
    await this.change([entry.id], (before) => {
      other = before && known !== null && ![known, entry.text].includes(before.text) ? before : null;
      if (other || !before) return other ?? entry;
      return { ...continued(before, entry), name: study.name || before.name, folder: before.folder, review: before.review };
    });
    return other ? this.saveStudy(study) : entry.id;
  }

  /**
   * Keeps what a review has found with all entries of its game.
   *
   * @param {string[]} game its id, its first position, and its moves with spaces between them
   * @param {ReviewSummary} review
   */
  async keepReview(game, review) {
    const print = printOf(game);
    const ids = await this.#idsOf(print);
    // An entry may be another game by now.
    if (ids.length > 0) await this.change(ids, (entry) => (entry?.print === print ? { ...entry, review } : entry));
  }

  /** Stores what could not be stored before. */
  async retry() {
    const held = new Map(this.#held);
    if (held.size === 0) return;
    try {
      await (await this.#open()).change([...held.keys()], (_, id) => held.get(id) ?? null);
    } catch {
      return;
    }
    for (const [id, entry] of held) if (this.#held.get(id) === entry) this.#held.delete(id);
    this.#post([...held.keys()]);
    if (this.#held.size === 0) this.#tools.onRecover();
  }

  /** The database; another attempt to open it after a failure. */
  #open() {
    if (isFramed) return Promise.reject(new DOMException('framed', 'SecurityError'));
    this.#database ??= Database.open(() => (this.#database = null)).catch((error) => {
      this.#database = null;
      this.isLater = isLater(error);
      throw error;
    });
    return this.#database;
  }

  /**
   * Reads from the database; the default if that fails, and what fails to be read can't be written either.
   *
   * @template Result
   * @param {(database: Database) => Promise<Result>} read
   * @param {Result} otherwise
   */
  async #read(read, otherwise) {
    try {
      return await read(await this.#open());
    } catch (error) {
      this.#tools.onFailure(error);
      return otherwise;
    }
  }

  async #load() {
    const stored = await this.#read((database) => database.heads(), []);
    return this.#overlay(new Map(stored.map((head) => [head.id, head])));
  }

  /**
   * Adds what is held in memory.
   *
   * @param {Map<string, Head>} heads
   */
  #overlay(heads) {
    for (const [id, entry] of this.#held) {
      if (entry === null) heads.delete(id);
      else heads.set(id, withoutText(entry));
    }
    return heads;
  }

  /**
   * Tells other tabs and the listeners what has changed.
   *
   * @param {Map<string, Entry | null>} changed
   */
  #announce(changed) {
    this.#post([...changed.keys()]);
    void this.#tell(changed);
  }

  /** @param {string[]} ids */
  #post(ids) {
    this.#channel?.postMessage(ids.length > MANY ? null : ids);
  }

  /** @param {Map<string, Entry | null>} changed */
  async #tell(changed) {
    const heads = await this.#heads;
    this.#ordered = null;
    for (const [id, entry] of changed) {
      if (entry === null) heads?.delete(id);
      else heads?.set(id, withoutText(entry));
    }
    this.#listeners.forEach((listener) => listener(changed));
  }

  /** @param {string[] | null} ids those that another tab has changed; null for any */
  async #onNews(ids) {
    if (ids === null) {
      this.#heads = this.#ordered = null;
      this.#listeners.forEach((listener) => listener(null));
      return;
    }
    /** @type {Map<string, Entry | null>} */
    const changed = new Map();
    for (const id of ids) changed.set(id, await this.get(id));
    await this.#tell(changed);
  }

  /**
   * @param {Map<string, Entry | null>} changed
   * @param {unknown} error
   */
  #hold(changed, error) {
    for (const [id, entry] of changed) this.#held.set(id, entry);
    void this.#tell(changed);
    this.#tools.onFailure(error);
  }

  /** After something was stored: stores the rest, and asks the browser not to clear it. */
  async #settle() {
    void this.retry();
    if (this.#isPersistent) return;
    this.#isPersistent = true;
    try {
      if (!(await navigator.storage.persisted())) await navigator.storage.persist();
    } catch {
      // Some browsers refuse without a secure address; the shelf works without it.
    }
  }
}

/**
 * @param {Entry} entry
 * @returns {Head}
 */
function withoutText({ text, ...head }) {
  return head;
}
