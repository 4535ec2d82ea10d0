// The settings dialog.

import { make, openDialog } from '../../ui/dom.js';
import { t } from '../../words/index.js';

/** @import { Settings } from '../../types.js' */

const THEMES = /** @type {const} */ (['auto', 'light', 'dark']);
/** The pauses before a computer's move, in milliseconds. */
const PAUSES = /** @type {const} */ ({ quick: 200, usual: 600, slow: 1500 });
const PACES = /** @type {const} */ (['quick', 'usual', 'slow']);

/**
 * Shows the settings; changes apply at once.
 *
 * @param {Settings} settings
 * @param {() => void} onChange
 */
export function changeSettings(settings, onChange) {
  const words = t().settings;
  /**
   * @param {string} label
   * @param {readonly (readonly [string | number, string])[]} options
   * @param {string | number} current
   * @param {(value: string) => void} take
   */
  const selectField = (label, options, current, take) => {
    const select = make(
      'select',
      {
        onchange: () => {
          take(select.value);
          onChange();
        },
      },
      ...options.map(([value, name]) => make('option', { value, selected: value === current }, name)),
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
  openDialog(
    words.title,
    make(
      'form',
      { method: 'dialog' },
      selectField(words.colours, THEMES.map((theme) => [theme, words.themes[theme]]), settings.theme, (value) => Object.assign(settings, { theme: value })),
      selectField(words.pace, PACES.map((pace) => [PAUSES[pace], words.paces[pace]]), settings.pause, (value) => Object.assign(settings, { pause: Number(value) })),
      make('label', {}, make('span', {}, words.coordinates), coordinates),
    ),
  );
}
