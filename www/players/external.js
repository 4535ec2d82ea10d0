// A player whose moves come from outside: whoever asks waits until one is given.

export class ExternalPlayer {
  /** @type {((move: string) => void) | null} */
  #resolve = null;

  /**
   * Waits for a move. The promise of a request that is aborted stays open for ever.
   *
   * @param {unknown} _view
   * @param {AbortSignal} signal
   * @returns {Promise<string>}
   */
  requestMove(_view, signal) {
    return new Promise((resolve) => {
      this.#resolve = resolve;
      const forget = () => {
        if (this.#resolve === resolve) this.#resolve = null;
      };
      signal.addEventListener('abort', forget, { once: true });
    });
  }

  /**
   * Gives the move that is waited for; false, and nothing happens, where none is.
   *
   * @param {string} move
   */
  submitMove(move) {
    const resolve = this.#resolve;
    this.#resolve = null;
    resolve?.(move);
    return resolve !== null;
  }
}
