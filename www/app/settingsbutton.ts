// The settings button in the header, on every screen.

import { loadDialog } from '../screens/dialogs/late.ts';
import { icon, make, setAttribute } from '../ui/dom.ts';
import { t } from '../words/index.ts';
import type { Settings } from '../library/settings.ts';

/**
 * Adds the button of the settings to the head of the page.
 *
 * @param onChange the visitor has changed a setting
 * @returns updates the button's name, after the language has changed
 */
export function addSettingsButton(settings: Settings, onChange: () => void): () => void {
  const open = async () => {
    const dialog = await loadDialog(t().actions.settings, () => import('../screens/dialogs/settings.ts'));
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
