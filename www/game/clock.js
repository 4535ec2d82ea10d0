// A game clock: the time that each side has left.

/** @import { ClockSetting } from '../types.js' */

/** The longest that a timer can wait, in milliseconds. */
const LONGEST = 2 ** 31 - 1;
/** Milliseconds between two looks at a clock that runs. */
const TICK = 100;

export class Clock {
  #setting;
  /** Milliseconds, by seat. */
  #left;
  /** @type {{ seat: number, since: number, end: ReturnType<typeof setTimeout>, ticks: ReturnType<typeof setInterval> } | null} */
  #running = null;
  #listener;

  /**
   * A clock that stands.
   *
   * @param {ClockSetting} setting
   * @param {number[]} left milliseconds that each seat has
   * @param {{ onTick: (left: number[]) => void, onEnd: () => void }} listener the milliseconds that are left, while it
   *   runs; and a seat has run out of time
   */
  constructor(setting, left, listener) {
    this.#setting = setting;
    this.#left = left;
    this.#listener = listener;
  }

  /** Milliseconds that each seat has left now, 0 for one that has run out. */
  get left() {
    const running = this.#running;
    return this.#left.map((left, seat) => Math.max(0, running?.seat === seat ? left - (performance.now() - running.since) : left));
  }

  /** The seat that has run out of time; null where none has. */
  get fallen() {
    const seat = this.left.indexOf(0);
    return seat < 0 ? null : seat;
  }

  /**
   * Lets the time of one seat run, or nobody's. Time that is up stays up.
   *
   * @param {number | null} seat
   */
  run(seat) {
    if (this.#running?.seat === seat || this.judge()) return;
    this.#stand();
    if (seat === null) return;
    // Taken first, so that a timer that comes on time finds all of it gone.
    const since = performance.now();
    const end = setTimeout(() => this.#end(seat), Math.min(LONGEST, this.#left[seat] ?? 0));
    const ticks = setInterval(() => this.#listener.onTick(this.left), TICK);
    this.#running = { seat, since, end, ticks };
  }

  /** Ends the game where a seat has run out of time by now, also where the timer is late; whether one has. */
  judge() {
    if (this.fallen === null) return false;
    if (this.#running) {
      this.#stand();
      this.#listener.onEnd();
    }
    return true;
  }

  /**
   * Stops the time of a seat that moves and adds the increment; false, and nothing is added, where time was up before.
   *
   * @param {number} seat
   */
  press(seat) {
    if (this.judge()) return false;
    this.#stand();
    this.#left = this.#left.map((left, other) => (other === seat ? left + this.#setting.increment * 1000 : left));
    return true;
  }

  /** Stops for good, and tells nobody. */
  close() {
    this.#stand();
  }

  /**
   * Sets the time of all seats, and stands.
   *
   * @param {number[]} left milliseconds that each seat has
   */
  set(left) {
    this.#stand();
    this.#left = left;
  }

  /** @param {number} seat */
  #end(seat) {
    if (this.judge()) return;
    // A timer may come a moment early.
    this.#stand();
    this.run(seat);
  }

  #stand() {
    this.#left = this.left;
    clearTimeout(this.#running?.end);
    clearInterval(this.#running?.ticks);
    this.#running = null;
  }
}

/**
 * The time that each of so many seats begins with, in milliseconds.
 *
 * @param {ClockSetting} setting
 * @param {number} seats
 */
export function fullTime({ base }, seats) {
  return Array.from({ length: seats }, () => base * 1000);
}
