// The setting of a clock as links write it.

/** @import { ClockSetting } from '../types.js' */

/**
 * A clock's setting as a link writes it: seconds and the increment, `300+2`.
 *
 * @param {ClockSetting} setting
 */
export function formatClock({ base, increment }) {
  return `${base}+${increment}`;
}

/**
 * Reads a clock's setting; undefined where the text is none. From ten seconds to three hours, and up to three minutes more a move.
 *
 * @param {string} text
 * @returns {ClockSetting | undefined}
 */
export function readClock(text) {
  const [, base, increment] = /^([1-9]\d{1,4})\+(0|[1-9]\d{0,2})$/.exec(text) ?? [];
  const setting = { base: Number(base), increment: Number(increment) };
  return setting.base >= 10 && setting.base <= 10_800 && setting.increment <= 180 ? setting : undefined;
}
