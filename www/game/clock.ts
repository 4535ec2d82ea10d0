// A game clock: the remaining time of each seat.

import type { ClockSetting } from '../links/state.ts';

/** The maximum delay of a timer, in milliseconds. */
const LONGEST = 2 ** 31 - 1;
/** Milliseconds between two ticks of a running clock. */
const TICK = 100;

export class Clock {
  #setting;
  /** Remaining milliseconds by seat, without the current turn. */
  #left;
  #running: {
    seat: number;
    since: number;
    end: ReturnType<typeof setTimeout>;
    ticks: ReturnType<typeof setInterval>;
  } | null = null;
  #listener;

  /**
   * Creates a stopped clock.
   *
   * @param left the remaining milliseconds of each seat
   * @param listener `onTick` gets the remaining milliseconds while the clock runs; `onEnd` is called when a seat has
   *   run out of time
   */
  constructor(
    setting: ClockSetting,
    left: number[],
    listener: { onTick: (left: number[]) => void; onEnd: () => void },
  ) {
    this.#setting = setting;
    this.#left = left;
    this.#listener = listener;
  }

  /** The remaining milliseconds of each seat, at least 0. */
  get left() {
    const running = this.#running;
    return this.#left.map((left, seat) =>
      Math.max(0, running?.seat === seat ? left - (performance.now() - running.since) : left),
    );
  }

  /** The seat that has run out of time; null if none has. */
  get fallen() {
    const seat = this.left.indexOf(0);
    return seat < 0 ? null : seat;
  }

  /** Runs the clock of one seat; null stops the clock. Has no effect if a seat has run out of time. */
  run(seat: number | null) {
    if (this.#running?.seat === seat || this.checkTime()) return;
    this.#stop();
    if (seat === null) return;
    // Measured before the timer starts, so that a punctual timer finds no time left.
    const since = performance.now();
    const end = setTimeout(() => this.#end(seat), Math.min(LONGEST, this.#left[seat] ?? 0));
    const ticks = setInterval(() => this.#listener.onTick(this.left), TICK);
    this.#running = { seat, since, end, ticks };
  }

  /** Ends the game if a seat has run out of time, even if the timer is late. Returns whether one has. */
  checkTime() {
    if (this.fallen === null) return false;
    if (this.#running) {
      this.#stop();
      this.#listener.onEnd();
    }
    return true;
  }

  /**
   * Stops the clock of the seat that moves, and adds the increment. Returns false, and adds nothing, if a seat has run
   * out of time.
   */
  press(seat: number) {
    if (this.checkTime()) return false;
    this.#stop();
    this.#left = this.#left.map((left, other) => (other === seat ? left + this.#setting.increment * 1000 : left));
    return true;
  }

  /** Stops the clock without calling the listener. */
  close() {
    this.#stop();
  }

  /**
   * Stops the clock, and sets the time of all seats.
   *
   * @param left the remaining milliseconds of each seat
   */
  set(left: number[]) {
    this.#stop();
    this.#left = left;
  }

  #end(seat: number) {
    if (this.checkTime()) return;
    // A timer may fire slightly early.
    this.#stop();
    this.run(seat);
  }

  #stop() {
    this.#left = this.left;
    clearTimeout(this.#running?.end);
    clearInterval(this.#running?.ticks);
    this.#running = null;
  }
}

/** The initial time of each seat, in milliseconds. */
export function fullTime({ base }: ClockSetting, seats: number) {
  return Array.from({ length: seats }, () => base * 1000);
}
