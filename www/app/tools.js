// The button of the settings in the head, on every screen.

import { loadDialog } from '../screens/dialogs/late.js';
import { icon, make, setAttribute } from '../ui/dom.js';
import { t } from '../words/index.js';

/** @import { Settings } from '../types.js' */

/**
 * Adds the button of the settings to the head of the page.
 *
 * @param {Settings} settings
 * @param {() => void} onChange the visitor has changed a setting
 * @returns {() => void} updates the button's name, after the language has changed
 */
export function addSettingsButton(settings, onChange) {
  const open = async () => {
    const dialog = await loadDialog(t().actions.settings, () => import('../screens/dialogs/settings.js'));
    dialog?.changeSettings(settings, onChange);
  };
  const button = make('button', { type: 'button', class: 'plain', onclick: open }, icon('settings'));
  const update = () => {
    setAttribute(button, 'aria-label', t().actions.settings);
    setAttribute(button, 'title', t().actions.settings);
  };
  update();
  document.querySelector('.head')?.append(button);
  return update;
}
