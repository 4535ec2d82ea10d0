// A player whose moves are submitted by the table: a request is pending until then.

export class ExternalPlayer {
  #resolve: ((move: string) => void) | null = null;

  /** Waits for a move. The promise of an aborted request never settles. */
  requestMove(_view: unknown, signal: AbortSignal): Promise<string> {
    return new Promise((resolve) => {
      this.#resolve = resolve;
      const forget = () => {
        if (this.#resolve === resolve) this.#resolve = null;
      };
      signal.addEventListener('abort', forget, { once: true });
    });
  }

  /** Answers the pending request with a move. Returns false if no request is pending. */
  submitMove(move: string) {
    const resolve = this.#resolve;
    this.#resolve = null;
    resolve?.(move);
    return resolve !== null;
  }
}
