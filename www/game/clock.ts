// A game clock as data: the remaining time of each seat.

import type { ClockSetting, GameLink } from '../links/state.ts';

/** The clock of a game at a moment. */
export interface ClockState extends ClockSetting {
  /** Remaining milliseconds by seat, without the current turn. */
  left: number[];
  /** The seat whose time runs, and since when, as `performance.now` counts. */
  running: { seat: number; since: number } | null;
  /** The time that each seat had left after its last move, or when the game was opened. */
  before: number[];
  /** The milliseconds that each move took; null for a move from before the game was opened. */
  spent: (number | null)[];
}

/**
 * The stopped clock of a game; null for none.
 *
 * @param players the number of players
 */
export function clockOf(clock: GameLink['clock'], players: number): ClockState | null {
  if (clock === null) return null;
  const { base, increment } = clock;
  const left = clock.left ?? fullTime(clock, players);
  return { base, increment, left, running: null, before: left, spent: [] };
}

/** The remaining milliseconds of each seat, at least 0. */
export function timeLeft({ left, running }: ClockState, now: number) {
  return left.map((millis, seat) => Math.max(0, running?.seat === seat ? millis - (now - running.since) : millis));
}

/** The seat that has run out of time; null if none has. */
export function fallenSeat(clock: ClockState | null, now: number) {
  const seat = clock === null ? -1 : timeLeft(clock, now).indexOf(0);
  return seat < 0 ? null : seat;
}

/** The clock stopped. */
export function stopped(clock: ClockState, now: number): ClockState {
  return clock.running === null ? clock : { ...clock, left: timeLeft(clock, now), running: null };
}

/** Runs the clock of one seat; null stops it. Nothing runs when a seat has run out of time. */
export function runFor(clock: ClockState, seat: number | null, now: number): ClockState {
  if ((clock.running?.seat ?? null) === seat) return clock;
  const rest = stopped(clock, now);
  return seat === null || fallenSeat(rest, now) !== null ? rest : { ...rest, running: { seat, since: now } };
}

/**
 * The clock after a move of a seat: stopped, with the increment added.
 *
 * @param ply the number of moves before
 */
export function pressed(clock: ClockState, seat: number, now: number, ply: number): ClockState {
  const rest = stopped(clock, now);
  const left = rest.left.map((millis, other) => (other === seat ? millis + clock.increment * 1000 : millis));
  const before = rest.before.map((millis, other) => (other === seat ? (left[other] ?? 0) : millis));
  const known = Array.from({ length: ply }, (_, n) => clock.spent[n] ?? null);
  const spent = (clock.before[seat] ?? 0) - (rest.left[seat] ?? 0);
  return { ...rest, left, before, spent: [...known, Math.max(0, spent)] };
}

/**
 * The stopped clock with the time that another page has measured, which tells how long the last move really took.
 *
 * @param mover the seat of the last move; null if it is to move again, and may have thought since
 */
export function corrected(clock: ClockState, left: number[], mover: number | null): ClockState {
  const now = { ...clock, left, running: null };
  const took = clock.spent.at(-1);
  if (mover === null || took === undefined) return now;
  const before = clock.before.map((millis, seat) => (seat === mover ? (left[seat] ?? millis) : millis));
  const more = (clock.before[mover] ?? 0) - (before[mover] ?? 0);
  const spent = [...clock.spent.slice(0, -1), took === null ? null : Math.max(0, took + more)];
  return { ...now, before, spent };
}

/** The initial time of each seat, in milliseconds. */
function fullTime({ base }: ClockSetting, seats: number) {
  return Array.from({ length: seats }, () => base * 1000);
}
