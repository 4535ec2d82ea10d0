// The fields of a clock.

import { make } from '../../ui/dom.ts';
import { dialogWords } from '../../words/dialogs/index.ts';
import type { ClockSetting, GameLink } from '../../links/state.ts';

/** The minimum time of a clock. */
const MIN_SECONDS = 10;
/** What is asked for, which the browser tells: a number that people write. */
const LEAST_MINUTES = 0.1;

/** The fields of a clock: on or off, minutes, and seconds added per move. */
export function clockFields(now: ClockSetting | null) {
  const number = (value: number, least: number, most: number, step = 'any') =>
    make('input', { type: 'number', inputmode: 'decimal', min: least, max: most, step, value, required: true });
  const isOn = make('input', { type: 'checkbox', class: 'switch', checked: now !== null, onchange: () => show() });
  const minutes = number((now?.base ?? 300) / 60, LEAST_MINUTES, 180);
  const seconds = number(now?.increment ?? 0, 0, 180, '1');
  const times = [
    make('label', {}, make('span', {}, dialogWords().newGame.minutes), minutes),
    make('label', {}, make('span', {}, dialogWords().newGame.seconds), seconds),
  ];
  const toggle = make('label', {}, make('span', {}, dialogWords().newGame.clock), isOn);
  const hasClock = () => isOn.checked && !toggle.hidden;
  const show = () =>
    times.forEach((label) => {
      label.hidden = !hasClock();
      // A hidden field must not block the form.
      label.querySelectorAll('input').forEach((input) => (input.disabled = !hasClock()));
    });
  show();
  return {
    elements: [toggle, ...times],
    /** Offers a clock, or hides its fields. */
    offer(isOffered: boolean) {
      toggle.hidden = !isOffered;
      show();
    },
    value: (): GameLink['clock'] =>
      hasClock()
        ? {
            base: Math.max(MIN_SECONDS, Math.round(Number(minutes.value) * 60)),
            increment: Math.round(Number(seconds.value)),
            left: null,
          }
        : null,
  };
}
