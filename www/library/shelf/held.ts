// What could not be stored: entries as this tab has them, and the edits that led there. What is stored may have changed
// by the time it can be written, so the edits are made again on that.

import { newId } from '../../links/match.ts';
import { withoutText, type Edit, type Entry, type Head } from './entry.ts';
import type { Database } from './database.ts';

/** A game to be kept: the key of its start and players, and whether an entry with the same start is continued by it. */
interface Game {
  start: string;
  isEarlier: (head: Head) => boolean;
}

interface Item {
  /** What the entry is for this tab; null for a removed one. */
  entry: Entry | null;
  edits: Edit[];
  /** A game that was not stored before and that nobody has edited: it may be there under another id by then. */
  game: Game | null;
}

export class Held {
  #items = new Map<string, Item>();

  get size() {
    return this.#items.size;
  }

  has(id: string) {
    return this.#items.has(id);
  }

  /** An entry; null for a removed one, undefined for one that is not held. */
  get(id: string) {
    return this.#items.get(id)?.entry;
  }

  /** The entries by id; null for a removed one. */
  entries() {
    return [...this.#items].map(([id, { entry }]): [string, Entry | null] => [id, entry]);
  }

  /** An entry of the same game, or of one that it continues; null if none is held. */
  find({ print }: Entry, { start, isEarlier }: Game) {
    for (const { entry } of this.#items.values())
      if (entry?.kind === 'game' && (entry.print === print || (entry.start === start && isEarlier(entry))))
        return entry;
    return null;
  }

  /** Puts the held entries in place of stored ones. */
  overlay(heads: Map<string, Head>) {
    for (const [id, { entry }] of this.#items) {
      if (entry === null) heads.delete(id);
      else heads.set(id, withoutText(entry));
    }
    return heads;
  }

  /** Holds what an edit has made of an entry. */
  hold(id: string, entry: Entry | null, edit: Edit) {
    const { edits = [], game = null, entry: before = null } = this.#items.get(id) ?? {};
    const earlier = game ? [(stored: Entry | null) => stored ?? before] : edits;
    this.#items.set(id, { entry, edits: [...earlier, edit], game: null });
  }

  /** Holds a game. */
  holdGame(entry: Entry, game: Game) {
    this.#items.set(entry.id, { entry, edits: [], game });
  }

  /** Whether the entry is a game that was not stored before and that nobody has edited. */
  isGame(id: string) {
    return Boolean(this.#items.get(id)?.game);
  }

  /**
   * Stores what is held.
   *
   * @param onStored called with what has changed, after each transaction
   */
  async store(database: Database, onStored: (changed: Map<string, Entry | null>) => void) {
    const [games, others] = [new Map<string, Item>(), new Map<string, Item>()];
    for (const [id, item] of this.#items) (item.game ? games : others).set(id, item);
    for (const [id, item] of games) {
      if (!item.entry || !item.game) continue;
      const kept = await database.keep(item.entry, item.game.start, item.game.isEarlier);
      this.#drop(id, item);
      onStored(
        new Map([
          ...(kept.id === id ? [] : [[id, null] as const]),
          [kept.id, kept.entry ?? (await database.read(kept.id))],
        ]),
      );
    }
    if (others.size === 0) return;
    const refused = new Map<string, Entry>();
    const stored = await database.change([...others.keys()], (entry, id) => {
      const { edits = [], entry: own = null } = others.get(id) ?? {};
      const [edited, isRefused] = replay(edits, entry, id);
      if (isRefused && own) refused.set(id, own);
      return edited;
    });
    others.forEach((item, id) => this.#drop(id, item));
    // Another tab has changed it otherwise: both are kept.
    for (const [id, entry] of refused) {
      if (this.#items.has(id)) continue;
      const copy = { ...entry, id: newId() };
      this.hold(copy.id, copy, () => copy);
    }
    onStored(stored);
    if (refused.size > 0) await this.store(database, onStored);
  }

  /** Lets go of what is stored, unless it was edited meanwhile. */
  #drop(id: string, item: Item) {
    if (this.#items.get(id) === item) this.#items.delete(id);
  }
}

/** Makes edits again. Returns what they make of an entry, and whether one was refused, which changes nothing. */
function replay(edits: Edit[], stored: Entry | null, id: string): [Entry | null, boolean] {
  let [entry, isRefused] = [stored, false];
  for (const edit of edits) {
    const next = edit(entry, id);
    isRefused ||= next === undefined;
    if (next !== undefined) entry = next;
  }
  return [entry, isRefused];
}
