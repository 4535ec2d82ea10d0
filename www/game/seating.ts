// The players of a table by seat, and the holder of the device.

import { HUMAN, asSeenFrom, type PlayerKind } from '../links/kinds.ts';
import { playerOf } from '../players/index.ts';
import type { GamePage } from '../games/page.ts';
import type { Match } from '../links/state.ts';
import type { Search } from '../players/computer.ts';
import type { Player } from '../players/player.ts';

export class Seating {
  #game;
  #search;
  #seated: Player[];
  #holder: number | null = null;
  #match: Match | null = null;

  /**
   * Seats the default players of a game.
   *
   * @param search searches for the moves of computers
   */
  constructor(game: Pick<GamePage, 'playerKinds'>, search: Search) {
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
   * @param players the number of players
   */
  open(playerKinds: PlayerKind[] | null, players: number, match: Match | null) {
    const defaults = this.#game.playerKinds;
    const chosen = playerKinds ?? defaults;
    this.#seated = this.#playersOf(
      Array.from({ length: players }, (_, seat) => chosen[seat] ?? defaults.at(-1) ?? HUMAN),
    );
    this.#match = match;
    this.#holder = null;
  }

  /** Sets the seats that are played here, in a game by link; the other persons are remote. */
  sit(seats: number[]) {
    this.#seated = this.#playersOf(asSeenFrom(this.playerKinds, seats));
    this.#match = this.#match && { ...this.#match, from: seats[0] ?? 0 };
  }

  /** Sets the holder of the device; null for none. */
  hand(seat: number | null) {
    this.#holder = seat;
  }

  #playersOf(playerKinds: readonly PlayerKind[]) {
    return playerKinds.map((kind) => playerOf(kind, this.#search));
  }
}
