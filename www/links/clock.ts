// The setting of a clock in links.

import type { ClockSetting } from './state.ts';

/** Formats a setting as seconds and the increment in seconds: `300+2`. */
export function formatClock({ base, increment }: ClockSetting) {
  return `${base}+${increment}`;
}

/**
 * Parses a setting from ten seconds to three hours with an increment up to three minutes; undefined if the text is
 * invalid.
 */
export function parseClock(text: string): ClockSetting | undefined {
  const [, base, increment] = /^([1-9]\d{1,4})\+(0|[1-9]\d{0,2})$/.exec(text) ?? [];
  const setting = { base: Number(base), increment: Number(increment) };
  return setting.base <= 10_800 && setting.increment <= 180 ? setting : undefined;
}
