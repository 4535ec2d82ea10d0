// The optional clock of a table.

import { Clock, fullTime } from './clock.ts';
import type { ClockSetting, TableState } from '../links/state.ts';

export class Timing {
  #listener;
  #setting: ClockSetting | null = null;
  #clock: Clock | null = null;

  /**
   * @param listener `onTick` gets the remaining milliseconds while the clock runs; `onEnd` is called when a seat has
   *   run out of time
   */
  constructor(listener: { onTick: (left: number[]) => void; onEnd: () => void }) {
    this.#listener = listener;
  }

  /** The remaining milliseconds of each seat; null without a clock. */
  get left() {
    return this.#clock?.left ?? null;
  }

  /** The seat that has run out of time; null if none has. */
  get fallen() {
    return this.#clock?.fallen ?? null;
  }

  /** The clock at the start of a game, for links. */
  get full() {
    return this.#setting && { ...this.#setting, left: null };
  }

  /** The current clock, for links. */
  get state() {
    return this.#setting && { ...this.#setting, left: this.left };
  }

  /**
   * Sets the clock of a game; null for none.
   *
   * @param players the number of players
   */
  open(clock: TableState['clock'], players: number) {
    this.#clock?.close();
    this.#setting = clock && { base: clock.base, increment: clock.increment };
    this.#clock = clock && new Clock(clock, clock.left ?? fullTime(clock, players), this.#listener);
  }

  /** Runs the clock of a seat; null stops the clock. */
  run(seat: number | null) {
    this.#clock?.run(seat);
  }

  /** Ends the game if a seat has run out of time, even if the timer is late. Returns whether one has. */
  judge() {
    return this.#clock?.checkTime() ?? false;
  }

  /** Stops the clock of the seat that moves; false if its time was already up. */
  press(seat: number) {
    return this.#clock?.press(seat) !== false;
  }

  /**
   * Stops the clock, and sets the time of all seats.
   *
   * @param left the remaining milliseconds of each seat
   */
  set(left: number[]) {
    this.#clock?.set(left);
  }

  close() {
    this.#clock?.close();
  }
}
