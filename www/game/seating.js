// The players of a table by seat, and the holder of the device.

import { HUMAN, asSeenFrom } from '../links/kinds.js';
import { playerOf } from '../players/index.js';

/** @import { Search } from '../players/computer.js' */
/** @import { GamePage, Match, Player, PlayerKind } from '../types.js' */

export class Seating {
  #game;
  #search;
  /** @type {Player[]} */
  #seated;
  /** @type {number | null} */
  #holder = null;
  /** @type {Match | null} */
  #match = null;

  /**
   * Seats the default players of a game.
   *
   * @param {Pick<GamePage, 'playerKinds'>} game
   * @param {Search} search searches for the moves of computers
   */
  constructor(game, search) {
    this.#game = game;
    this.#search = search;
    this.#seated = this.#playersOf(game.playerKinds);
  }

  /** The player of each seat. */
  get seated() {
    return this.#seated;
  }

  /** The kind of player of each seat. */
  get playerKinds() {
    return this.#seated.map(({ kind }) => kind);
  }

  /** The seat whose player has confirmed holding the device, in games with hidden hands; null for none. */
  get holder() {
    return this.#holder;
  }

  /** The match of a game by link; null for any other game. */
  get match() {
    return this.#match;
  }

  /**
   * Seats the players of a game; missing kinds have their default.
   *
   * @param {PlayerKind[] | null} playerKinds
   * @param {number} players the number of players
   * @param {Match | null} match
   */
  open(playerKinds, players, match) {
    const defaults = this.#game.playerKinds;
    const chosen = playerKinds ?? defaults;
    this.#seated = this.#playersOf(Array.from({ length: players }, (_, seat) => chosen[seat] ?? defaults.at(-1) ?? HUMAN));
    this.#match = match;
    this.#holder = null;
  }

  /**
   * Sets the seats that are played here, in a game by link; the other persons are remote.
   *
   * @param {number[]} seats
   */
  sit(seats) {
    this.#seated = this.#playersOf(asSeenFrom(this.playerKinds, seats));
    this.#match = this.#match && { ...this.#match, from: seats[0] ?? 0 };
  }

  /**
   * Sets the holder of the device; null for none.
   *
   * @param {number | null} seat
   */
  hand(seat) {
    this.#holder = seat;
  }

  /** @param {readonly PlayerKind[]} playerKinds */
  #playersOf(playerKinds) {
    return playerKinds.map((kind) => playerOf(kind, this.#search));
  }
}
