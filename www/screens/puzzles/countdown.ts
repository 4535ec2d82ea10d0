// A countdown, which is exact however late its ticks are.

/** Milliseconds between two ticks. */
const TICK = 200;

export class Countdown {
  #all;
  #onTick;
  #onEnd;
  /** When it ends; null while it stands. */
  #end: number | null = null;
  #left;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** @param all milliseconds */
  constructor(all: number, onTick: (left: number) => void, onEnd: () => void) {
    this.#all = this.#left = all;
    this.#onTick = onTick;
    this.#onEnd = onEnd;
  }

  get isRunning() {
    return this.#end !== null;
  }

  /** Starts it; does nothing if it runs. */
  start() {
    if (this.#end !== null) return;
    this.#end = Date.now() + this.#left;
    this.#timer = setInterval(() => this.#tick(), TICK);
  }

  /** Takes time away. */
  shorten(millis: number) {
    if (this.#end === null) return;
    this.#end -= millis;
    this.#tick();
  }

  stop() {
    clearInterval(this.#timer);
    this.#end = null;
  }

  /** Stops it, and begins again from all of its time. */
  reset() {
    this.stop();
    this.#left = this.#all;
    this.#onTick(this.#left);
  }

  #tick() {
    this.#left = Math.max(0, (this.#end ?? 0) - Date.now());
    this.#onTick(this.#left);
    if (this.#left > 0) return;
    this.stop();
    this.#onEnd();
  }
}
