// The fields of a clock.

import { make } from '../../ui/dom.js';
import { t } from '../../words/index.js';

/** @import { ClockSetting, TableState } from '../../types.js' */

/** The minimum time of a clock. */
const LEAST_SECONDS = 10;

/**
 * The fields of a clock: on or off, minutes, and seconds added per move.
 *
 * @param {ClockSetting | null} now
 */
export function clockFields(now) {
  const number = (/** @type {number} */ value, /** @type {number} */ least, /** @type {number} */ most, step = 'any') =>
    make('input', { type: 'number', inputmode: 'decimal', min: least, max: most, step, value, required: true });
  const isOn = make('input', { type: 'checkbox', class: 'switch', checked: now !== null, onchange: () => show() });
  const minutes = number((now?.base ?? 300) / 60, LEAST_SECONDS / 60, 180);
  const seconds = number(now?.increment ?? 0, 0, 180, '1');
  const times = [
    make('label', {}, make('span', {}, t().newGame.minutes), minutes),
    make('label', {}, make('span', {}, t().newGame.seconds), seconds),
  ];
  const show = () =>
    times.forEach((label) => {
      label.hidden = !isOn.checked;
      // A hidden field must not block the form.
      label.querySelectorAll('input').forEach((input) => (input.disabled = !isOn.checked));
    });
  show();
  return {
    elements: [make('label', {}, make('span', {}, t().newGame.clock), isOn), ...times],
    /** @returns {TableState['clock']} */
    value: () => (isOn.checked ? { base: Math.max(LEAST_SECONDS, Math.round(Number(minutes.value) * 60)), increment: Math.round(Number(seconds.value)), left: null } : null),
  };
}
