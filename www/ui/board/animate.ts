// Runs one motion at a time, and none if the user prefers reduced motion.

import type { Frame, Motion } from './motion.ts';

/** Runs the motions of a board. */
export class Animator {
  #running: { motion: Motion; begin: number | null; resolve: () => void } | null = null;
  #ended: Promise<void> = Promise.resolve();
  #refresh;
  // A page that is hidden gets no more frames.
  #onHidden = () => document.hidden && this.finish();

  /** @param refresh requests a frame */
  constructor(refresh: () => void) {
    this.#refresh = refresh;
  }

  /** Resolves when the running motion has ended; at once if there is none. */
  get ended() {
    return this.#ended;
  }

  /** The running motion; null for none. */
  get motion() {
    return this.#running?.motion ?? null;
  }

  /** Runs a motion from its beginning, after ending the running one. */
  run(motion: Motion) {
    this.finish();
    // A hidden page gets no frames.
    if (document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    document.addEventListener('visibilitychange', this.#onHidden);
    this.#ended = new Promise((resolve) => {
      this.#running = { motion, begin: null, resolve };
    });
    this.#refresh();
  }

  /** Ends the running motion at once. */
  finish() {
    const running = this.#running;
    this.#running = null;
    document.removeEventListener('visibilitychange', this.#onHidden);
    running?.resolve();
  }

  /** The frame to draw now; null when nothing moves. */
  frame(now: number): Frame | null {
    if (!this.#running) return null;
    this.#running.begin ??= now;
    const { motion, begin } = this.#running;
    const t = (now - begin) / motion.millis;
    if (t >= 1) {
      this.finish();
      return null;
    }
    return motion.at(Math.max(0, t));
  }
}

/**
 * An easing curve: fast at first, then slower.
 *
 * @param t from 0 to 1
 */
export function easeOut(t: number) {
  return 1 - (1 - t) ** 3;
}
