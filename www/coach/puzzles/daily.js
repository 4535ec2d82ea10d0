// The puzzle of a day: which line of the file it is follows from the date alone, as long as the file has the lines of a round.

/**
 * The rounds of daily puzzles: from which day on, and from how many of the first lines. Only a round that begins later than any
 * device's today may be added, so that the puzzle of a date never changes.
 */
const ROUNDS = [{ from: '2026-11-01', lines: 400 }];
/** A step through a round that meets every line before it meets one again: it has no divisor in common with the number of lines. */
const STRIDE = 247;
const DAY = 86_400_000;

/**
 * The date of a moment where the device is: `2026-11-22`.
 *
 * @param {Date} now
 */
export function dateOf(now) {
  const two = (/** @type {number} */ part) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/**
 * The number of a date, counted in days; null if the text is no date.
 *
 * @param {string} date
 */
export function dayOf(date) {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00Z`) : NaN;
  // Some browsers take the 30th of February for a day in March.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date ? null : time / DAY;
}

/**
 * The date that is some days before or after another one.
 *
 * @param {string} date
 * @param {number} days
 */
export function dateAfter(date, days) {
  return new Date(((dayOf(date) ?? 0) + days) * DAY).toISOString().slice(0, 10);
}

/**
 * The id of the puzzle of a date.
 *
 * @param {string} game each game has an order of its own
 * @param {string} date
 * @param {number} count how many puzzles the file has
 */
export function dailyId(game, date, count) {
  const day = dayOf(date) ?? 0;
  const round = ROUNDS.findLast(({ from }) => day >= (dayOf(from) ?? 0)) ?? ROUNDS[0];
  const { from = '', lines = 1 } = round ?? {};
  const offset = [...game].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  // A file that is shorter than a round answers with the next line that it has.
  for (let turn = day - (dayOf(from) ?? 0) + offset; ; turn += lines + 1) {
    const line = (((turn * STRIDE) % lines) + lines) % lines;
    if (line < count) return line + 1;
  }
}
