// The reader's shelf: games and studies in IndexedDB, shared by all tabs. What can't be stored is held in memory and
// stored later.

import { isFramed } from '../../core/frame.ts';
import { newId } from '../../links/match.ts';
import { relationOf, parseTable } from '../conflicts.ts';
import { isLater } from '../failures.ts';
import { continued, Database, persist } from './database.ts';
import {
  entryOfGame,
  entryOfText,
  type Changes,
  type Edit,
  type Entry,
  type Head,
  type NewStudy,
  type ReviewSummary,
} from './entry.ts';
import { startKey } from './facts.ts';
import { forget } from './forget.ts';
import { Heads } from './heads.ts';
import { Held } from './held.ts';
import { migrate } from './migrate.ts';
import { printOf } from './print.ts';
import { movesIn } from './text.ts';
import type { Engine } from '../../core/engine.ts';
import type { GameLink } from '../../links/state.ts';

export interface ShelfTools {
  engine: Engine;
  /** Something could not be stored, and is held in memory. */
  onFailure: (error: unknown) => void;
  /** All is stored after a failure. */
  onRecover: () => void;
}

export class Shelf {
  #tools;
  #database: Promise<Database> | null = null;
  /** What could not be stored. */
  #held = new Held();
  #storing: Promise<void> | null = null;
  #heads = new Heads({ load: () => this.#load(), onNews: (ids) => void this.#onNews(ids) });
  /** What another tab has changed and could not be read, by id. */
  #missed = new Set<string>();
  #isPersistent = false;
  /** Whether a later release has stored the entries, so that this one can't read them. */
  isLater = false;

  constructor(tools: ShelfTools) {
    this.#tools = tools;
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

  /** Listens to changes of entries, those of other tabs included. Returns a function that stops listening. */
  listen(listener: (changes: Changes) => void) {
    return this.#heads.listen(listener);
  }

  /** The heads that were changed last, the latest first: quickly, even if there are thousands. */
  async latest(count: number) {
    const stored = await this.#read((database) => database.latest(count), []);
    const heads = [...this.#held.overlay(new Map(stored.map((head) => [head.id, head]))).values()];
    return heads.sort((one, other) => other.changed - one.changed).slice(0, count);
  }

  /** Whether the heads of all entries are in memory. */
  get isLoaded() {
    return this.#heads.isLoaded;
  }

  /** The heads of all entries in the order of a list; the same array as long as nothing changes. */
  heads() {
    return this.#heads.all();
  }

  /** An entry; null if there is none. */
  async get(id: string) {
    const held = this.#held.get(id);
    return held === undefined ? this.#read((database) => database.read(id), null) : held;
  }

  /** The texts of entries; those that are gone are left out. */
  async texts(ids: string[]) {
    const stored = await this.#read((database) => database.texts(ids), []);
    const texts = ids.map((id, index) => (this.#held.has(id) ? this.#held.get(id)?.text : stored[index]));
    return texts.filter((text) => text !== undefined);
  }

  /** Changes entries, all or none. Returns what they are now. */
  async change(ids: string[], edit: Edit) {
    try {
      const database = await this.#open();
      if (ids.some((id) => this.#held.has(id))) await this.#store(database);
      const changed = await database.change(ids, edit);
      this.#heads.announce(changed);
      this.#settle();
      return changed;
    } catch (error) {
      const before = new Map<string, Entry | null>();
      for (const id of ids) before.set(id, await this.get(id));
      const edited = new Map<string, Entry | null>();
      for (const [id, entry] of before) {
        const after = edit(entry, id);
        if (after !== undefined) edited.set(id, after);
      }
      edited.forEach((entry, id) => this.#held.hold(id, entry, edit));
      this.#fail(edited, error);
      return new Map([...before, ...edited]);
    }
  }

  /**
   * Keeps a game of a table: as an entry of its own, or instead of an entry that it continues. Returns the id of the
   * entry; null if the game is not to be kept.
   */
  async keepGame(state: GameLink, when: number = Date.now()) {
    const made = entryOfGame(state, this.#tools.engine, { id: newId(), when });
    if (!made) return null;
    const isEarlier = (head: Head) => {
      const other = head.start === null ? null : parseTable(head.link, state.game);
      return other !== null && /same|earlier/.test(relationOf({ ...state, match: null }, other));
    };
    const start = startKey(state);
    await this.retry();
    const held = this.#held.find(made, { start, isEarlier });
    if (held) {
      if (held.result === null) this.#continue(held, made, { start, isEarlier });
      return held.id;
    }
    try {
      const { id, entry } = await (await this.#open()).keep(made, start, isEarlier);
      if (entry) this.#heads.announce(new Map([[id, entry]]));
      this.#settle();
      return id;
    } catch (error) {
      this.#held.holdGame(made, { start, isEarlier });
      this.#fail(new Map([[made.id, made]]), error);
      return made.id;
    }
  }

  /** Continues a game that is held. */
  #continue(held: Entry, made: Entry, game: Parameters<Held['holdGame']>[1]) {
    const entry = continued(held, made);
    if (this.#held.isGame(held.id)) this.#held.holdGame(entry, game);
    else this.#held.hold(held.id, entry, (stored) => continued(stored ?? held, made));
    void this.#heads.tell(new Map([[held.id, entry]]));
  }

  /** Forgets a game wherever it is kept; studies of the same moves stay. */
  async forgetGame(state: GameLink) {
    const made = entryOfGame(state, this.#tools.engine, { id: '', when: 0 });
    forget([{ state, isOver: (made?.result ?? null) !== null }]);
    if (!made) return;
    const ids = await this.#idsOf(made.print);
    if (ids.length > 0)
      await this.change(ids, (entry) => (entry?.print === made.print && entry.kind === 'game' ? null : entry));
  }

  /** The ids of the entries with a print. */
  async #idsOf(print: string) {
    const stored = await this.#read((database) => database.idsOf(print), []);
    const held = this.#held.entries().flatMap(([id, entry]) => (entry?.print === print ? [id] : []));
    return [...new Set([...stored, ...held])];
  }

  /**
   * Saves a study. Returns the id of its entry, which is a new one where the given one has another text than known.
   *
   * @throws an error with the line and the column, when its text is invalid
   */
  async saveStudy({ id = null, known = null, ...study }: NewStudy): Promise<string> {
    const { engine } = this.#tools;
    const at = { id: id ?? newId(), when: Date.now() };
    const made = entryOfText(study, engine, at);
    /** What another tab has saved meanwhile. */
    let other: Entry | null = null;
    await this.change([at.id], (before) => {
      const isKnown = (text: string) =>
        known === null || [known, made.text].some((each) => movesIn(each) === movesIn(text));
      other = before && !isKnown(before.text) ? before : null;
      if (other) return undefined;
      const name = study.name || (before?.name ?? '');
      const entry = before
        ? entryOfText({ ...study, headers: keptHeaders(study, made, before, engine) }, engine, at)
        : made;
      const saved = { ...entry, kind: 'study' as const, name, changed: at.when };
      return before ? { ...continued({ ...before, name }, saved), review: before.review } : saved;
    });
    return other ? this.saveStudy(study) : at.id;
  }

  /**
   * Keeps what a review has found with all entries of its game.
   *
   * @param game its id, its first position, and its moves with spaces between them
   */
  async keepReview(game: string[], review: ReviewSummary) {
    const print = printOf(game);
    const ids = await this.#idsOf(print);
    // An entry may be another game by now.
    if (ids.length > 0) await this.change(ids, (entry) => (entry?.print === print ? { ...entry, review } : entry));
  }

  /** Stores what could not be stored before, and reads what could not be read when another tab had changed it. */
  async retry() {
    if (this.#held.size + this.#missed.size === 0) return;
    try {
      const database = await this.#open();
      if (this.#held.size > 0) await this.#store(database);
    } catch {
      // It is still held.
      return;
    }
    const missed = [...this.#missed];
    this.#missed.clear();
    if (missed.length > 0) await this.#onNews(missed);
  }

  /** Stores what is held, once at a time. */
  #store(database: Database) {
    this.#storing ??= this.#storeHeld(database).finally(() => (this.#storing = null));
    return this.#storing;
  }

  async #storeHeld(database: Database) {
    await this.#held.store(database, (changed) => this.#heads.announce(changed));
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

  /** Reads from the database; the default if that fails, and what fails to be read can't be written either. */
  async #read<Result>(read: (database: Database) => Promise<Result>, otherwise: Result) {
    try {
      return await read(await this.#open());
    } catch (error) {
      this.#tools.onFailure(error);
      return otherwise;
    }
  }

  async #load() {
    const stored = await this.#read((database) => database.heads(), null);
    // It is read again when they are asked for.
    if (stored === null) this.#heads.forget();
    return this.#held.overlay(new Map((stored ?? []).map((head) => [head.id, head])));
  }

  /** Reads the entries that another tab has changed. */
  async #onNews(ids: string[]) {
    const before = this.#heads.changes;
    const changed = new Map<string, Entry | null>();
    try {
      const database = await this.#open();
      for (const id of ids)
        changed.set(id, this.#held.has(id) ? (this.#held.get(id) ?? null) : await database.read(id));
    } catch {
      ids.forEach((id) => this.#missed.add(id));
      return;
    }
    // What was read may be out of date by then.
    if (before === this.#heads.changes) await this.#heads.tell(changed);
    else await this.#onNews(ids);
  }

  #fail(changed: Map<string, Entry | null>, error: unknown) {
    void this.#heads.tell(changed);
    this.#tools.onFailure(error);
  }

  /** After something was stored: stores the rest, and asks the browser not to clear it. */
  #settle() {
    void this.retry();
    if (!this.#isPersistent) void persist();
    this.#isPersistent = true;
  }
}

/**
 * The headers of a study that is saved again, and those of its entry that a study on a table does not know. How a game
 * ended belongs to its moves.
 */
function keptHeaders({ headers }: NewStudy, { print }: Entry, before: Entry, engine: Engine) {
  const ofEnd = /^(Ending|Result|Clock|Left)$/;
  const isSame = print === before.print;
  const own = headers.filter(([key]) => !isSame || !ofEnd.test(key));
  const names = new Set([...own.map(([key]) => key), 'Game', 'Setup', 'Seed', 'Position']);
  const kept = engine.splitStudies(before.text)[0]?.headers ?? [];
  return [...own, ...kept.filter(([key]) => !names.has(key) && (isSame || !ofEnd.test(key)))];
}
