// The list of keyboard shortcuts, loaded when it is opened.

import { make, openDialog } from '../../ui/dom.ts';
import { dialogWords } from '../../words/dialogs/index.ts';
import { t } from '../../words/index.ts';
import type { Settings } from '../../library/settings.ts';
import type { Shortcut } from '../table/shortcuts.ts';

/** Shows the shortcuts, and the switch for single keys. */
export function showShortcuts(
  shortcuts: Shortcut[],
  settings: Pick<Settings, 'keys'>,
  { hasAmounts, onChange }: { hasAmounts: boolean; onChange: () => void },
) {
  const { keys: words, settings: fields } = dialogWords();
  const row = (names: string[], deed: string) =>
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
    t().keys.title,
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
    make('form', { method: 'dialog', class: 'settings' }, make('label', {}, make('span', {}, fields.keys), single)),
  );
}
