// The puzzle of a day: which line of the file it is follows from the date and the rounds of the file alone.

/** Daily puzzles: from which date on, and from how many of the first lines. */
export interface Round {
  from: string;
  lines: number;
}

/**
 * A step through a round that meets every line before it meets one again: it has no divisor in common with the number
 * of lines.
 */
const STRIDE = 247;
const DAY = 86_400_000;

/** The date of a moment where the device is: `2026-11-22`. */
export function dateOf(now: Date) {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The number of a date, counted in days; null if the text is no date. */
export function dayOf(date: string) {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00Z`) : NaN;
  // Some browsers take the 30th of February for a day in March.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date ? null : time / DAY;
}

/** The date that is some days before or after another one. */
export function dateAfter(date: string, days: number) {
  return new Date(((dayOf(date) ?? 0) + days) * DAY).toISOString().slice(0, 10);
}

/**
 * The id of the puzzle of a date.
 *
 * @param game each game has an order of its own
 * @param rounds never empty
 */
export function dailyId(game: string, date: string, rounds: Round[]) {
  const day = dayOf(date) ?? 0;
  const { from, lines } = rounds.findLast((round) => day >= (dayOf(round.from) ?? 0)) ??
    rounds[0] ?? { from: '', lines: 1 };
  const offset = [...game].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const turn = day - (dayOf(from) ?? 0) + offset;
  return ((((turn * STRIDE) % lines) + lines) % lines) + 1;
}
