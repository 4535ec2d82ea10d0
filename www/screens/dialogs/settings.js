// The visitor's settings.

import { dialog, make } from '../../ui/dom.js';

/** @import { Settings } from '../../types.js' */

const THEMES = /** @type {const} */ ([['auto', 'As the system'], ['light', 'Light'], ['dark', 'Dark']]);
const PAUSES = /** @type {const} */ ([[200, 'Quick'], [600, 'Unhurried'], [1500, 'Slow']]);

/**
 * Shows the settings; each change counts at once.
 *
 * @param {Settings} settings
 * @param {() => void} onChange
 */
export function changeSettings(settings, onChange) {
  /**
   * @param {string} label
   * @param {readonly (readonly [string | number, string])[]} options
   * @param {string | number} current
   * @param {(value: string) => void} take
   */
  const choose = (label, options, current, take) => {
    const select = make(
      'select',
      {
        onchange: () => {
          take(select.value);
          onChange();
        },
      },
      ...options.map(([value, words]) => make('option', { value, selected: value === current }, words)),
    );
    return make('label', {}, make('span', {}, label), select);
  };
  const coordinates = make('input', {
    type: 'checkbox',
    checked: settings.coordinates,
    onchange: () => {
      settings.coordinates = coordinates.checked;
      onChange();
    },
  });
  dialog(
    'Settings',
    make(
      'form',
      { method: 'dialog' },
      choose('Colours', THEMES, settings.theme, (value) => Object.assign(settings, { theme: value })),
      choose('The computer moves', PAUSES, settings.pause, (value) => Object.assign(settings, { pause: Number(value) })),
      make('label', {}, make('span', {}, 'Coordinates on the board'), coordinates),
    ),
  );
}
