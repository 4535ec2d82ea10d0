// Synchronises the game on a table between the tabs of this browser: stores it, follows another tab, and elects a
// leader.

import { TableStore } from './store.ts';
import { relationOf } from './conflicts.ts';
import { tableKey } from './keys.ts';
import { Leadership, type StorageUpdate } from './tabs.ts';
import type { GameLink } from '../links/state.ts';

/** The table to synchronise. */
interface Table {
  state: () => GameLink;
  /** Whether another tab leads: it runs the computer and the clock. */
  isFollowing: () => boolean;
  setFollowing: (isFollowing: boolean) => void;
  /** Shows the state of the same game in another tab. */
  follow: (state: GameLink) => void;
}

interface Listener {
  /** Another tab has stored another game for this table. */
  onReplaced: () => void;
  /** The table shows the state of another tab. */
  onFollowed: () => void;
  /**
   * Two tabs have continued the same game differently; whether the game of this tab
   * is stored for the table.
   */
  onConflict: (isHere: boolean) => void;
}

/** The synchronisation of one table. */
export class TableSync {
  #table;
  #page;
  #listener;
  #store;
  #lead;
  #key;
  /** Whether a state of another tab is being applied to the table. */
  #isApplying = false;

  /** @param isTransient whether the game is not stored until somebody plays on */
  constructor(
    game: string,
    isTransient: boolean,
    table: Table,
    page: { isFramed: boolean; isHidden: () => boolean },
    listener: Listener,
  ) {
    this.#table = table;
    this.#page = page;
    this.#listener = listener;
    this.#key = tableKey(game);
    this.#lead = new Leadership(game, (isHeld) => this.#onLeadChange(isHeld));
    this.#store = new TableStore(game, isTransient, {
      onFollow: (theirs) => this.#follow(theirs),
      onShared: () => this.updateLead(),
      onConflict: listener.onConflict,
    });
  }

  /** Whether a state of another tab is being applied, so that changes of the table must not be saved. */
  get isApplying() {
    return this.#isApplying;
  }

  /** Whether the game was only opened from a link, and nobody has played on here. */
  get isTransient() {
    return this.#store.isTransient;
  }

  /** Marks the game as played by a person, and claims the lead. */
  markPlayed() {
    this.#store.markPlayed();
    this.claimLead();
  }

  /** Archives the game, because a new one replaces it. */
  markNew() {
    this.#store.markNew();
  }

  /** Saves the game. */
  save() {
    this.#store.save(this.#table.state());
  }

  /** Claims the lead: the computer and the clock run in this tab. */
  claimLead() {
    this.#table.setFollowing(false);
    if (this.#store.isShared && !this.#page.isFramed) this.#lead.claim();
  }

  /** Claims the lead in a visible tab, queues for it in a hidden one, and releases it if the game is not shared. */
  updateLead() {
    if (!this.#store.isShared || this.#page.isFramed) {
      this.#lead.release();
      this.#table.setFollowing(false);
    } else if (this.#page.isHidden()) this.#lead.queue();
    else this.#lead.claim();
  }

  /** Receives an update of another tab. */
  receive({ key, before, after }: StorageUpdate) {
    if (key === this.#key) this.#store.receive(before, after);
    else this.#store.syncMatch();
  }

  /**
   * Compares the game with storage.
   *
   * @param isAwake whether updates may have been missed; then a visible tab claims the lead, too
   */
  sync(isAwake: boolean) {
    this.#store.sync(isAwake);
    this.#store.syncMatch();
    if (isAwake && this.#store.isShared && !this.#page.isHidden()) this.#lead.claim();
  }

  /** Saves the remaining time, because the page may be closed. */
  onLeave() {
    if (this.#table.state().clock && !this.#table.isFollowing()) this.save();
  }

  /** Saves the remaining time, and releases the lead. */
  close() {
    this.onLeave();
    this.#lead.close();
    this.#store.close();
  }

  /** @param isHeld whether this tab leads now */
  #onLeadChange(isHeld: boolean) {
    if (!this.#store.isShared) return;
    if (isHeld) this.#store.sync(true);
    else if (this.#table.state().clock && !this.#table.isFollowing()) this.#store.saveClock(this.#table.state());
    this.#table.setFollowing(!isHeld);
  }

  /** @param theirs the state of another tab */
  #follow(theirs: GameLink) {
    const relation = relationOf(this.#table.state(), theirs);
    if (relation === 'other') {
      // The game was replaced and must not be stored any more.
      this.#store.close();
      return this.#listener.onReplaced();
    }
    // The tab that has continued the game leads.
    if (relation !== 'same') this.#lead.queue();
    const { playerKinds, match } = this.#table.state();
    this.#isApplying = true;
    try {
      this.#table.follow({ ...theirs, playerKinds, match });
    } finally {
      // If the engine traps the table recovers, and later changes must be saved.
      this.#isApplying = false;
    }
    this.#store.setState(this.#table.state());
    this.#listener.onFollowed();
  }
}
