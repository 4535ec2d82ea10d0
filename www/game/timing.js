// The clock of a table, where its game is played with one.

import { Clock, fullTime } from './clock.js';

/** @import { ClockSetting, TableState } from '../types.js' */

export class Timing {
  #listener;
  /** @type {ClockSetting | null} */
  #setting = null;
  /** @type {Clock | null} */
  #clock = null;

  /**
   * @param {{ onTick: (left: number[]) => void, onEnd: () => void }} listener the milliseconds that are left, while a clock runs;
   *   and a side has run out of time
   */
  constructor(listener) {
    this.#listener = listener;
  }

  /** The milliseconds that each seat has left; null without a clock. */
  get left() {
    return this.#clock?.left ?? null;
  }

  /** The seat that has run out of time; null where none has. */
  get fallen() {
    return this.#clock?.fallen ?? null;
  }

  /** The clock as a link tells it at the beginning of a game. */
  get full() {
    return this.#setting && { ...this.#setting, left: null };
  }

  /** The clock as a link tells it now. */
  get state() {
    return this.#setting && { ...this.#setting, left: this.left };
  }

  /**
   * Sets the clock of a game, or none.
   *
   * @param {TableState['clock']} clock
   * @param {number} players how many play
   */
  open(clock, players) {
    this.#clock?.close();
    this.#setting = clock && { base: clock.base, increment: clock.increment };
    this.#clock = clock && new Clock(clock, clock.left ?? fullTime(clock, players), this.#listener);
  }

  /**
   * Lets the time of a seat run, or nobody's.
   *
   * @param {number | null} seat
   */
  run(seat) {
    this.#clock?.run(seat);
  }

  /** Ends the game where a side has run out of time by now, also where the timer is late; whether one has. */
  judge() {
    return this.#clock?.judge() ?? false;
  }

  /**
   * Stops the time of a seat that moves; false where its time was up before.
   *
   * @param {number} seat
   */
  press(seat) {
    return this.#clock?.press(seat) !== false;
  }

  /**
   * Sets the time of all seats, and stands.
   *
   * @param {number[]} left milliseconds that each seat has
   */
  set(left) {
    this.#clock?.set(left);
  }

  close() {
    this.#clock?.close();
  }
}
