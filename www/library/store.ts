// Stores the game of one table, and reconciles it with what other tabs store for the same table.

import { change, isPending, readStored } from './changes.ts';
import { tableKey } from './keys.ts';
import { resolveRemote, resolveSave, relationOf, parseTable } from './conflicts.ts';
import { formatLink } from '../links/link.ts';
import { isArchived, savedMatch, archive, archiveChange } from './storage.ts';
import type { GameLink } from '../links/state.ts';

/** The last text that this tab has written or read, by key. */
const lastSeen = new Map<string, string | null>();

interface Listener {
  /** Another tab has continued the same game. */
  onFollow: (state: GameLink) => void;
  /**
   * Two tabs have continued the same game differently; whether the game of this tab
   * is stored for the table, and not archived.
   */
  onConflict: (isHere: boolean) => void;
  /** `isShared` has changed. */
  onShared: () => void;
}

/** The store of one table. */
export class TableStore {
  #game;
  #key;
  #listener;
  #state: GameLink | null = null;
  /** Whether the game, opened from a link, is not stored until a person plays on. */
  #isTransient;
  /** Whether another tab has stored another game for the table. */
  #isDetached = false;
  /** Whether the next save replaces another game. */
  #isNew = false;
  /** Whether a person has changed the game since the last save. */
  #isPlayed = false;
  #isClosed = false;
  /** The texts of other tabs, and whether each tab had seen the last text of this one. */
  #origins = new Map<string | null, boolean>();

  constructor(game: string, isTransient: boolean, listener: Listener) {
    this.#game = game;
    this.#key = tableKey(game);
    this.#isTransient = isTransient;
    this.#listener = listener;
    if (!isPending(this.#key)) lastSeen.set(this.#key, readStored(this.#key));
  }

  /** Whether the game is not stored yet, because nobody has played on here. */
  get isTransient() {
    return this.#isTransient;
  }

  /** Whether this game is the stored one, which other tabs may show, too. */
  get isShared() {
    return !this.#isTransient && !this.#isDetached;
  }

  /** Marks the game as played by a person; a transient game then replaces the stored one. */
  markPlayed() {
    this.#isPlayed = true;
    if (!this.#isTransient) return;
    this.#isTransient = false;
    this.#isNew = true;
    this.#listener.onShared();
  }

  /** Archives the game, because a new one replaces it. */
  markNew() {
    if (this.#state && this.#state.moves.length > 0) archive(this.#state);
    this.markPlayed();
    this.#isNew = true;
  }

  /** Saves a state of the game, unless the game is transient or the store is closed. */
  save(state: GameLink) {
    if (this.#isClosed) return;
    this.#state = state;
    if (this.#isTransient) return;
    if (this.#isDetached && !this.#isPlayed) {
      // Only the computer plays on here, so the game of the other tab stays on the table.
      if (state.moves.length > 0) archive(state);
      return;
    }
    const link = formatLink(state);
    const choose = (text: string | null) => {
      const last = lastSeen.get(this.#key) ?? null;
      return resolveSave({
        isKnown: text === last && !this.#isDetached,
        known: this.#parse(last),
        stored: this.#parse(text),
        own: state,
        isNew: this.#isNew,
        isPlayed: this.#isPlayed,
      });
    };
    change(this.#key, '', {
      isMinor: state.moves.length === 0,
      apply: (text) => (['load', 'archive'].includes(choose(text)) ? text : link),
      archive: (text) => {
        const stored = this.#parse(text);
        const choice = choose(text);
        if (choice === 'archive') return archiveChange(withoutMatch(state, stored), null);
        return choice === 'replace' && stored ? archiveChange(withoutMatch(stored, state), state) : null;
      },
      onStored: (before, after) => this.#onStored(choose(before), after),
    });
  }

  /**
   * Saves the remaining time for the tab that leads from now on, unless that tab has already saved something, such as a
   * move.
   */
  saveClock(state: GameLink) {
    if (!this.isShared) return;
    const link = formatLink(state);
    const isMine = (text: string | null) => {
      const stored = text === (lastSeen.get(this.#key) ?? null) ? this.#parse(text) : null;
      return stored !== null && relationOf(state, stored) === 'same';
    };
    change(this.#key, 'time', {
      isMinor: true,
      apply: (text) => (isMine(text) ? link : text),
      onStored: (_, after) => {
        if (after === link) lastSeen.set(this.#key, link);
        // Updates that arrived meanwhile were postponed.
        else this.sync(false);
      },
    });
  }

  /** Handles a completed save. */
  #onStored(choice: ReturnType<typeof resolveSave>, after: string | null) {
    const last = lastSeen.get(this.#key) ?? null;
    lastSeen.set(this.#key, after);
    this.#origins.clear();
    const stored = this.#parse(after);
    const [wasNew, wasDetached] = [this.#isNew, this.#isDetached];
    this.#isNew = this.#isPlayed = false;
    this.#isDetached = choice === 'archive';
    if (this.#isClosed) return;
    if (choice === 'load' && stored) this.#load(stored, last);
    if (this.#isDetached !== wasDetached) this.#listener.onShared();
    if (choice === 'archive' || (choice === 'replace' && !wasNew && !wasDetached))
      this.#listener.onConflict(choice === 'replace');
  }

  /**
   * Shows the stored game. If that fails the text counts as unread, so that the game on the screen does not overwrite
   * it.
   *
   * @param last the last text that this tab had written or read before
   */
  #load(stored: GameLink, last: string | null) {
    try {
      this.#listener.onFollow(stored);
    } catch (error) {
      lastSeen.set(this.#key, last);
      throw error;
    }
  }

  /**
   * Receives an update of another tab to this table.
   *
   * @param before the text before, as that tab had seen it; undefined if unknown
   * @param after the text after
   */
  receive(before: string | null | undefined, after: string | null) {
    const isKnown =
      before === undefined || before === (lastSeen.get(this.#key) ?? null) || this.#origins.get(before) === true;
    // The latest one is the last.
    this.#origins.delete(after);
    this.#origins.set(after, isKnown);
    this.sync(false);
  }

  /**
   * Compares the game with the stored one, and resolves a difference.
   *
   * @param isAwake whether updates may have been missed; if not, a text whose update has not arrived is ignored
   */
  sync(isAwake: boolean) {
    // A pending change is compared when it is stored.
    if (this.#isClosed || this.#isTransient || this.#state === null || isPending(this.#key)) return;
    const text = readStored(this.#key);
    const last = lastSeen.get(this.#key) ?? null;
    const isKnownThere = this.#origins.get(text) ?? (isAwake || undefined);
    if (text === last || isKnownThere === undefined) return;
    const [own, wasDetached] = [this.#state, this.#isDetached];
    const stored = this.#parse(text);
    const choice = resolveRemote({
      stored,
      own,
      isDetached: wasDetached,
      isOverwritten: !isKnownThere,
      isArchived: () => isArchived(own),
    });
    lastSeen.set(this.#key, text);
    this.#forgetOrigins(text);
    this.#isDetached = choice === 'detach' || choice === 'archive' || (choice === 'ignore' && wasDetached);
    if (choice === 'save') this.save(own);
    if (choice === 'archive') archive(withoutMatch(own, stored));
    if (choice === 'load' && stored) this.#load(stored, last);
    if (this.#isDetached !== wasDetached) this.#listener.onShared();
    if (choice === 'archive') this.#listener.onConflict(false);
  }

  /**
   * Forgets a text of another tab and those before it. Storage may lag behind the messages of that tab, so later texts
   * may be known that can't be read yet.
   */
  #forgetOrigins(text: string | null) {
    for (const seen of [...this.#origins.keys()]) {
      this.#origins.delete(seen);
      if (seen === text) return;
    }
  }

  /** Follows a game by link that was continued in another tab. */
  syncMatch() {
    const own = this.#state;
    const saved = own?.match && savedMatch(own.match.id);
    const stored = parseTable(saved?.link ?? null);
    if (!this.#isClosed && own && stored && relationOf(own, stored) === 'later') this.#listener.onFollow(stored);
  }

  /** Sets the state on the screen, which is already stored. */
  setState(state: GameLink) {
    this.#state = state;
  }

  /** Closes the store. Pending changes are still written. */
  close() {
    this.#isClosed = true;
  }

  /** Parses a stored text; null if it is no table of this game. */
  #parse(text: string | null) {
    return parseTable(text, this.#game);
  }
}

/**
 * Returns a game that can be stored beside another one: of two differing games with the same match id, one loses its
 * match.
 */
function withoutMatch(game: GameLink, other: GameLink | null) {
  return game.match !== null && game.match.id === other?.match?.id ? { ...game, match: null } : game;
}
