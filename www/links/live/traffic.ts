// How much another device may send.

/** The most messages and characters in an interval of milliseconds. */
export const INTERVAL_MILLIS = 10_000;
export const MAX_MESSAGES = 100;
const MAX_TRAFFIC = 1_000_000;
/** As how many more messages one counts that is refused. */
const REFUSED_MESSAGES = 9;

/** What has come from a device in the current interval. */
export class Traffic {
  #since = -Infinity;
  #messages = 0;
  #characters = 0;

  /** Counts a message; false if it is more than is taken. */
  takes(text: unknown, now: number) {
    if (now - this.#since >= INTERVAL_MILLIS) [this.#since, this.#messages, this.#characters] = [now, 0, 0];
    this.#messages += 1;
    this.#characters += typeof text === 'string' ? text.length : 0;
    return this.#messages <= MAX_MESSAGES && this.#characters <= MAX_TRAFFIC;
  }

  /** The message that was counted last is refused. */
  penalize() {
    this.#messages += REFUSED_MESSAGES;
  }
}
