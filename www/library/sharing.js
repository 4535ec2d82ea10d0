// The game on one table beside other pages of this browser: it is kept, followed where another page plays on, and led by one page.

import { Keeper } from './keeper.js';
import { relationOf } from './kept.js';
import { tableKey } from './keys.js';
import { Lead } from './tabs.js';

/** @import { TableState } from '../types.js' */
/** @import { News } from './tabs.js' */

/**
 * What is on the table, and what can be done with it.
 *
 * @typedef {object} Table
 * @property {() => TableState} state
 * @property {() => boolean} isFollowing whether another page lets the computer play and the clock run
 * @property {(isFollowing: boolean) => void} setFollowing
 * @property {(state: TableState) => void} follow shows what was played of the same game elsewhere
 */

/**
 * @typedef {object} Listener
 * @property {() => void} onOther another page has put another game in the place of this one
 * @property {() => void} onFollowed what is on the table was played on elsewhere
 * @property {(isHere: boolean) => void} onParted two pages have played the same game otherwise; whether the one that is shown here
 *   is on the table
 */

export class Sharing {
  #table;
  #page;
  #listener;
  #keeper;
  #lead;
  #key;
  /** Whether what is shown was kept already, here or by another page. */
  #isQuiet = false;

  /**
   * @param {string} game
   * @param {boolean} isGuest whether the game is kept only once somebody plays on with it
   * @param {Table} table
   * @param {{ isFramed: boolean, isHidden: () => boolean }} page whether it stands in another one, and whether nobody sees it
   * @param {Listener} listener
   */
  constructor(game, isGuest, table, page, listener) {
    this.#table = table;
    this.#page = page;
    this.#listener = listener;
    this.#key = tableKey(game);
    this.#lead = new Lead(game, (isHeld) => this.#leads(isHeld));
    this.#keeper = new Keeper(game, isGuest, {
      onFollow: (theirs) => this.#follow(theirs),
      onShared: () => this.share(),
      onParted: listener.onParted,
    });
  }

  /** Whether what happens on the table is not to be kept: it was kept by another page. */
  get isQuiet() {
    return this.#isQuiet;
  }

  /** Notes that a person has played here. */
  played() {
    this.#keeper.played();
    this.lead();
  }

  /** Notes that another game takes the place of this one. */
  cleared() {
    this.#keeper.cleared();
  }

  /** Keeps the game as it is now. */
  keep() {
    this.#keeper.keep(this.#table.state());
  }

  /** Takes the lead: the computer and the clock go from here. */
  lead() {
    this.#table.setFollowing(false);
    if (this.#keeper.isShared && !this.#page.isFramed) this.#lead.claim();
  }

  /** Takes part in who leads, where other pages may show the same game. */
  share() {
    if (!this.#keeper.isShared || this.#page.isFramed) {
      this.#lead.leave();
      this.#table.setFollowing(false);
    } else if (this.#page.isHidden()) this.#lead.wait();
    else this.#lead.claim();
  }

  /**
   * Hears that another page has kept something.
   *
   * @param {News} news
   */
  hear({ key, before, after }) {
    if (key === this.#key) this.#keeper.hear(before, after);
    else this.#keeper.lookAtMatches();
  }

  /** Looks at what has arrived of other pages. */
  look() {
    this.#keeper.look(false);
    this.#keeper.lookAtMatches();
  }

  /** Looks at what may have been missed, and leads where this page is seen. */
  wake() {
    this.#keeper.look(true);
    this.#keeper.lookAtMatches();
    if (this.#keeper.isShared && !this.#page.isHidden()) this.#lead.claim();
  }

  /** Keeps the time that is left: the page may be closed from now on. */
  leave() {
    if (this.#table.state().clock && !this.#table.isFollowing()) this.keep();
  }

  /** The game leaves the screen. */
  close() {
    this.leave();
    this.#lead.close();
    this.#keeper.close();
  }

  /** @param {boolean} isHeld whether this page leads now */
  #leads(isHeld) {
    if (!this.#keeper.isShared) return;
    if (isHeld) this.#keeper.look(true);
    else if (this.#table.state().clock && !this.#table.isFollowing()) this.#keeper.keepTime(this.#table.state());
    this.#table.setFollowing(!isHeld);
  }

  /** @param {TableState} theirs */
  #follow(theirs) {
    const relation = relationOf(this.#table.state(), theirs);
    if (relation === 'other') {
      // This one has made room: nothing more of it is kept in the place of the other.
      this.#keeper.close();
      return this.#listener.onOther();
    }
    // The page that has played on acts for the game.
    if (relation !== 'same') this.#lead.wait();
    const { playerKinds, match } = this.#table.state();
    this.#isQuiet = true;
    try {
      this.#table.follow({ ...theirs, playerKinds, match });
    } finally {
      // Where the engine traps, the table goes on, and what is played there is kept.
      this.#isQuiet = false;
    }
    this.#keeper.followed(this.#table.state());
    this.#listener.onFollowed();
  }
}
