// A player whose moves are submitted by the table: a request is pending until then.

export class ExternalPlayer {
  /** @type {((move: string) => void) | null} */
  #resolve = null;

  /**
   * Waits for a move. The promise of an aborted request never settles.
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
   * Answers the pending request with a move. Returns false if no request is pending.
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
