// The list of keyboard shortcuts, loaded when it is opened.

import { make, openDialog } from '../../ui/dom.js';
import { t } from '../../words/index.js';

/** @import { Settings } from '../../types.js' */
/** @import { Shortcut } from '../table/shortcuts.js' */

/**
 * Shows the shortcuts, and the switch for single keys.
 *
 * @param {Shortcut[]} shortcuts
 * @param {Pick<Settings, 'keys'>} settings
 * @param {{ hasAmounts: boolean, onChange: () => void }} table
 */
export function showShortcuts(shortcuts, settings, { hasAmounts, onChange }) {
  const words = t().keys;
  const row = (/** @type {string[]} */ names, /** @type {string} */ deed) =>
    make('tr', {}, make('td', {}, ...names.map((name) => make('kbd', {}, name))), make('td', {}, deed));
  const single = make('input', {
    type: 'checkbox',
    class: 'switch',
    checked: settings.keys,
    onchange: () => {
      settings.keys = single.checked;
      onChange();
    },
  });
  openDialog(
    words.title,
    make(
      'table',
      { class: 'keys' },
      make(
        'tbody',
        {},
        row(['←', '↑', '↓', '→'], words.move),
        row(['⏎'], words.pick),
        row(['P'], words.preview),
        row(['M'], words.mark),
        row(['ESC'], words.release),
        ...(hasAmounts ? [row(['1', '…', '9', 'a', '…', 'f'], words.amount)] : []),
        ...shortcuts.map(({ key, words: deed }) => row([key.toUpperCase()], deed())),
      ),
    ),
    make('p', {}, words.draw),
    make('form', { method: 'dialog', class: 'settings' }, make('label', {}, make('span', {}, t().playSettings.keys), single)),
  );
}
