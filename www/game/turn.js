// Whose turn it is: the player who is asked for a move, and what comes of it.

import { isTrap, messageOf } from '../core/fault.js';

/** @import { Player, PlayerView } from '../types.js' */

/**
 * What comes of asking.
 *
 * @typedef {object} Listener
 * @property {(move: string, player: Player) => void} onMove throws an error that says why the move is not played
 * @property {() => void} onFailure a computer has no move to give
 */

export class Turn {
  #listener;
  /** @type {Player | null} Who is asked now. */
  #asked = null;
  #failure = '';
  /** Aborts the request under way. */
  #asking = new AbortController();
  /** @type {Promise<void>} */
  #answered = Promise.resolve();

  /** @param {Listener} listener */
  constructor(listener) {
    this.#listener = listener;
  }

  /** Whether a computer looks for its move. */
  get isThinking() {
    return this.#asked !== null && this.#asked.level !== null;
  }

  /** Why the last request got no move; empty where it did, or where another was made since. */
  get failure() {
    return this.#failure;
  }

  /** Resolves when the last request has been answered and its move played; rejects where that traps. */
  get answered() {
    return this.#answered;
  }

  /**
   * Asks a player for a move. One who is asked already goes on.
   *
   * @param {Player} player
   * @param {PlayerView} view what the player may know
   * @param {Promise<unknown>} [shown] a computer plays no sooner
   */
  ask(player, view, shown) {
    if (this.#asked === player) return;
    this.stop();
    this.#asking = new AbortController();
    this.#asked = player;
    this.#answered = this.#request(player, view, this.#asking.signal, shown);
  }

  /**
   * @param {Player} player
   * @param {PlayerView} view
   * @param {AbortSignal} signal
   * @param {Promise<unknown>} [shown]
   */
  async #request(player, view, signal, shown) {
    let isAnswered = false;
    try {
      const requested = player.requestMove(view, signal);
      const move = player.level === null ? await requested : (await Promise.all([requested, shown]))[0];
      if (signal.aborted) return;
      isAnswered = true;
      this.#asked = null;
      this.#listener.onMove(move, player);
    } catch (error) {
      // A trap in the instance on the main thread is no failure of a player.
      if (isTrap(error)) throw error;
      // A move that is refused is a failure, too.
      if (!isAnswered && signal.aborted) return;
      if (player.level === null) throw error;
      this.#fail(error);
    }
  }

  /** Aborts the request under way and forgets a failure. */
  stop() {
    this.#asking.abort();
    this.#asked = null;
    this.#failure = '';
  }

  /** @param {unknown} error */
  #fail(error) {
    console.error(error);
    this.stop();
    this.#failure = messageOf(error);
    this.#listener.onFailure();
  }
}
