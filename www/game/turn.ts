// The pending request for a move, and its result.

import { isTrap } from '../core/fault.ts';
import { messageOf } from '../core/messages.ts';
import type { Player, PlayerView } from '../players/player.ts';

interface Listener {
  /** A player has moved; throws if the move can't be played. */
  onMove: (move: string, player: Player) => void;
  /** A computer has failed to move. */
  onFailure: () => void;
}

export class Turn {
  #listener;
  /** The player of the pending request. */
  #player: Player | null = null;
  #failure = '';
  /** Aborts the pending request. */
  #controller = new AbortController();
  #played: Promise<void> = Promise.resolve();

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  /** Whether a computer is thinking. */
  get isThinking() {
    return this.#player !== null && this.#player.level !== null;
  }

  /** Why the last request failed; empty if it did not. */
  get failure() {
    return this.#failure;
  }

  /** Resolves when the move of the last request has been played; rejects if that traps. */
  get played() {
    return this.#played;
  }

  /**
   * Requests a move from a player. A pending request to the same player continues.
   *
   * @param shown a computer's move is not played before this resolves
   */
  request(player: Player, view: PlayerView, shown?: Promise<unknown>) {
    if (this.#player === player) return;
    this.stop();
    this.#controller = new AbortController();
    this.#player = player;
    this.#played = this.#play(player, view, this.#controller.signal, shown);
  }

  async #play(player: Player, view: PlayerView, signal: AbortSignal, shown?: Promise<unknown>) {
    let isAnswered = false;
    try {
      const requested = player.requestMove(view, signal);
      const move = player.level === null ? await requested : (await Promise.all([requested, shown]))[0];
      if (signal.aborted) return;
      isAnswered = true;
      this.#player = null;
      this.#listener.onMove(move, player);
    } catch (error) {
      // A trap in the instance of the main thread is no failure of the player.
      if (isTrap(error)) throw error;
      // An illegal move is a failure, even though `onMove` has aborted the request.
      if (!isAnswered && signal.aborted) return;
      if (player.level === null) throw error;
      this.#fail(error);
    }
  }

  /** Aborts the pending request and clears a failure. */
  stop() {
    this.#controller.abort();
    this.#player = null;
    this.#failure = '';
  }

  #fail(error: unknown) {
    console.error(error);
    this.stop();
    this.#failure = messageOf(error);
    this.#listener.onFailure();
  }
}
