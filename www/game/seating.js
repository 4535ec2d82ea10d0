// Who sits where at a table, and who holds the device.

import { HUMAN, asSeenFrom } from '../links/kinds.js';
import { playerOf } from '../players/index.js';

/** @import { Search } from '../players/computer.js' */
/** @import { GamePage, Match, Player, PlayerKind } from '../types.js' */

export class Seating {
  #game;
  #think;
  /** @type {Player[]} */
  #seated;
  /** @type {number | null} */
  #holder = null;
  /** @type {Match | null} */
  #match = null;

  /**
   * The usual seating of a game.
   *
   * @param {Pick<GamePage, 'playerKinds'>} game
   * @param {Search} think how computers ask a search
   */
  constructor(game, think) {
    this.#game = game;
    this.#think = think;
    this.#seated = this.#playersOf(game.playerKinds);
  }

  /** Who plays each seat. */
  get seated() {
    return this.#seated;
  }

  /** The same, as links write it. */
  get playerKinds() {
    return this.#seated.map(({ kind }) => kind);
  }

  /** The seat whose person has said that they hold the device, where hands are hidden; null for nobody's. */
  get holder() {
    return this.#holder;
  }

  /** The game by link that this is; null where it is none. */
  get match() {
    return this.#match;
  }

  /**
   * Seats the players of a game; who is not named sits as usual.
   *
   * @param {PlayerKind[] | null} playerKinds
   * @param {number} players how many play
   * @param {Match | null} match
   */
  open(playerKinds, players, match) {
    const usual = this.#game.playerKinds;
    const chosen = playerKinds ?? usual;
    this.#seated = this.#playersOf(Array.from({ length: players }, (_, seat) => chosen[seat] ?? usual.at(-1) ?? HUMAN));
    this.#match = match;
    this.#holder = null;
  }

  /**
   * Says which seats are played from here, in a game by link; the others are played elsewhere.
   *
   * @param {number[]} seats
   */
  sit(seats) {
    this.#seated = this.#playersOf(asSeenFrom(this.playerKinds, seats));
    this.#match = this.#match && { ...this.#match, from: seats[0] ?? 0 };
  }

  /**
   * Hands the device to the person on a seat, or to nobody yet.
   *
   * @param {number | null} seat
   */
  hand(seat) {
    this.#holder = seat;
  }

  /** @param {readonly PlayerKind[]} playerKinds */
  #playersOf(playerKinds) {
    return playerKinds.map((kind) => playerOf(kind, this.#think));
  }
}
