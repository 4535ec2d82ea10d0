// Keeps the game on one table, beside other pages that may keep one in the same place.

import { change, isPending, readKept } from './changes.js';
import { tableKey } from './keys.js';
import { hearing, keeping, relationOf, stateOf } from './kept.js';
import { formatLink } from '../links/link.js';
import { isOnShelf, savedMatches, shelve, shelvingOf } from './storage.js';

/** @import { TableState } from '../types.js' */

/** @type {Map<string, string | null>} What this page has kept or read last, by key. */
const known = new Map();

/**
 * What a keeper tells the page.
 *
 * @typedef {object} Listener
 * @property {(state: TableState) => void} onFollow the same game was played on elsewhere
 * @property {(isHere: boolean) => void} onParted two pages have played the same game otherwise; whether the one that is shown here is
 *   on the table, and not among the earlier games
 * @property {() => void} onShared whether others may show the same game has changed
 */

export class Keeper {
  #game;
  #key;
  #listener;
  /** @type {TableState | null} */
  #mine = null;
  /** Whether the game is a guest at the table, which is kept once it is played. */
  #isGuest;
  /** Whether another page has put another game in the place of this one. */
  #isApart = false;
  #isNew = false;
  #isPersons = false;
  #isClosed = false;
  /** @type {Map<string | null, boolean>} What other pages have kept, and whether they knew what this page has kept last. */
  #origins = new Map();

  /**
   * @param {string} game
   * @param {boolean} isGuest
   * @param {Listener} listener
   */
  constructor(game, isGuest, listener) {
    this.#game = game;
    this.#key = tableKey(game);
    this.#isGuest = isGuest;
    this.#listener = listener;
    if (!isPending(this.#key)) known.set(this.#key, readKept(this.#key));
  }

  /** Whether this is a guest, which nobody has played on here. */
  get isGuest() {
    return this.#isGuest;
  }

  /** Whether this game is the one that is kept, which other pages may show, too. */
  get isShared() {
    return !this.#isGuest && !this.#isApart;
  }

  /** Notes that a person has played: a guest takes the place of the game that was kept. */
  played() {
    this.#isPersons = true;
    if (!this.#isGuest) return;
    this.#isGuest = false;
    this.#isNew = true;
    this.#listener.onShared();
  }

  /** Notes that another game takes the place of this one, whose end is an earlier game from now on. */
  cleared() {
    if (this.#mine && this.#mine.moves.length > 0) shelve(this.#mine);
    this.played();
    this.#isNew = true;
  }

  /**
   * Keeps the game as it is now, unless it is a guest or has left the screen.
   *
   * @param {TableState} state
   */
  keep(state) {
    if (this.#isClosed) return;
    this.#mine = state;
    if (this.#isGuest) return;
    if (this.#isApart && !this.#isPersons) {
      // The computer plays on here: the place on the table stays with the other page.
      if (state.moves.length > 0) shelve(state);
      return;
    }
    const link = formatLink(state);
    const choose = (/** @type {string | null} */ text) => {
      const last = known.get(this.#key) ?? null;
      return keeping({
        isKnown: text === last && !this.#isApart,
        known: this.#stateOf(last),
        kept: this.#stateOf(text),
        mine: state,
        isNew: this.#isNew,
        isPersons: this.#isPersons,
      });
    };
    change(this.#key, '', {
      isSmall: state.moves.length === 0,
      apply: (text) => (['adopt', 'yield'].includes(choose(text)) ? text : link),
      displaced: (text) => {
        const kept = this.#stateOf(text);
        const choice = choose(text);
        if (choice === 'yield') return shelvingOf(besides(state, kept), null);
        return choice === 'displace' && kept ? shelvingOf(besides(kept, state), state) : null;
      },
      done: (before, after) => this.#done(choose(before), after),
    });
  }

  /**
   * Keeps the time that is left for the page that acts for the game from now on. Where that has kept something already, a move above
   * all, it stays.
   *
   * @param {TableState} state
   */
  keepTime(state) {
    if (!this.isShared) return;
    const link = formatLink(state);
    const isMine = (/** @type {string | null} */ text) => {
      const kept = text === (known.get(this.#key) ?? null) ? this.#stateOf(text) : null;
      return kept !== null && relationOf(state, kept) === 'same';
    };
    change(this.#key, 'time', {
      isSmall: true,
      apply: (text) => (isMine(text) ? link : text),
      done: (_, after) => {
        if (after === link) known.set(this.#key, link);
        // News that came meanwhile was left until now.
        else this.look(false);
      },
    });
  }

  /**
   * @param {ReturnType<typeof keeping>} choice
   * @param {string | null} after
   */
  #done(choice, after) {
    const last = known.get(this.#key) ?? null;
    known.set(this.#key, after);
    this.#origins.clear();
    const kept = this.#stateOf(after);
    const [wasNew, wasApart] = [this.#isNew, this.#isApart];
    this.#isNew = this.#isPersons = false;
    this.#isApart = choice === 'yield';
    if (this.#isClosed) return;
    if (choice === 'adopt' && kept) this.#adopt(kept, last);
    if (this.#isApart !== wasApart) this.#listener.onShared();
    if (choice === 'yield' || (choice === 'displace' && !wasNew && !wasApart)) this.#listener.onParted(choice === 'displace');
  }

  /**
   * Shows the game that is kept. Where that fails it counts as not read, so that the one that is shown is not written over it.
   *
   * @param {TableState} kept
   * @param {string | null} last what this page has kept or read before
   */
  #adopt(kept, last) {
    try {
      this.#listener.onFollow(kept);
    } catch (error) {
      known.set(this.#key, last);
      throw error;
    }
  }

  /**
   * Hears that another page has kept something in the place of this game.
   *
   * @param {string | null | undefined} before what that page knew to be kept; undefined where that is not told
   * @param {string | null} after
   */
  hear(before, after) {
    const isKnown = before === undefined || before === (known.get(this.#key) ?? null) || this.#origins.get(before) === true;
    this.#origins.set(after, isKnown);
    this.look(false);
  }

  /**
   * Looks at what is kept in the place of this game now.
   *
   * @param {boolean} isAwake whether news may have been missed; otherwise what is not heard of yet is left until it is
   */
  look(isAwake) {
    // What is not kept yet is compared when it is.
    if (this.#isClosed || this.#isGuest || this.#mine === null || isPending(this.#key)) return;
    const text = readKept(this.#key);
    const last = known.get(this.#key) ?? null;
    const isKnownThere = this.#origins.get(text) ?? (isAwake || undefined);
    if (text === last || isKnownThere === undefined) return;
    const [mine, wasApart] = [this.#mine, this.#isApart];
    const kept = this.#stateOf(text);
    const choice = hearing({ kept, mine, isApart: wasApart, isOverwritten: !isKnownThere, isShelved: isOnShelf(mine) });
    known.set(this.#key, text);
    this.#origins.clear();
    this.#isApart = choice === 'apart' || choice === 'shelve' || (choice === 'nothing' && wasApart);
    if (choice === 'write') this.keep(mine);
    if (choice === 'shelve') shelve(besides(mine, kept));
    if (choice === 'adopt' && kept) this.#adopt(kept, last);
    if (this.#isApart !== wasApart) this.#listener.onShared();
    if (choice === 'shelve') this.#listener.onParted(false);
  }

  /** Looks whether the game, where it is one by link, was played on elsewhere. */
  lookAtMatches() {
    const mine = this.#mine;
    const saved = mine?.match && savedMatches().find(({ id }) => id === mine.match?.id);
    const kept = stateOf(saved?.link ?? null);
    if (!this.#isClosed && mine && kept && relationOf(mine, kept) === 'later') this.#listener.onFollow(kept);
  }

  /**
   * Takes over what is shown now, which is kept already.
   *
   * @param {TableState} state
   */
  followed(state) {
    this.#mine = state;
  }

  /** The game leaves the screen. What is not kept yet will be. */
  close() {
    this.#isClosed = true;
  }

  /**
   * What a text says that is kept in the place of this game; null where that is none of its games.
   *
   * @param {string | null} text
   */
  #stateOf(text) {
    return stateOf(text, this.#game);
  }
}

/**
 * A game as it is kept besides another one. A game by link goes by its name: of two that differ one is by link no more.
 *
 * @param {TableState} game
 * @param {TableState | null} other
 */
function besides(game, other) {
  return game.match !== null && game.match.id === other?.match?.id ? { ...game, match: null } : game;
}
