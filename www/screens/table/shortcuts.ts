// The keyboard shortcuts of a table. Single keys can be turned off, so that nobody who dictates presses them by
// accident.

import { toggleFullScreen } from '../../ui/panel/extras.ts';
import { t } from '../../words/index.ts';
import type { Settings } from '../../library/settings.ts';
import type { Table } from '../../table/table.ts';

/** A shortcut with its key, as on the keyboard, and what it does in words. */
export interface Shortcut {
  key: string;
  words: () => string;
  run: () => void;
}

/** The actions of a table that are not its own. */
interface Others {
  newGame: () => void;
  share: () => void;
  /** Shows the list of shortcuts. */
  list: () => void;
}

/** The shortcuts of a table, in the order of their list. */
export function shortcutsOf(table: Table, { newGame, share, list }: Others): Shortcut[] {
  const { actions, keys, fullScreen } = t();
  const step = (steps: number) => table.seek(table.snapshot.ply + steps);
  return [
    { key: 'u', words: () => actions.undo, run: () => table.dispatch({ type: 'undo' }) },
    { key: 'y', words: () => actions.redo, run: () => table.dispatch({ type: 'redo' }) },
    { key: 'j', words: () => keys.back, run: () => step(-1) },
    { key: 'l', words: () => keys.on, run: () => step(1) },
    { key: 'h', words: () => actions.hint, run: () => table.dispatch({ type: 'hint' }) },
    { key: 'v', words: () => actions.analyse, run: () => table.dispatch({ type: 'analyse' }) },
    { key: 'o', words: () => actions.flip, run: () => table.flip() },
    { key: 'n', words: () => actions.newGame, run: newGame },
    { key: 's', words: () => actions.share, run: share },
    { key: 'z', words: () => fullScreen.enter, run: () => void toggleFullScreen() },
    { key: '?', words: () => keys.list, run: list },
  ];
}

/** Listens to the shortcuts, to the digits that set an amount, and to Escape. Returns a function that stops this. */
export function listenToShortcuts(table: Table, settings: Pick<Settings, 'keys'>, shortcuts: Shortcut[]) {
  const onKey = (event: KeyboardEvent) => {
    const { target, key } = event;
    const isText =
      target instanceof HTMLSelectElement ||
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && !['checkbox', 'radio', 'range'].includes(target.type));
    if (
      isText ||
      event.defaultPrevented ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      document.querySelector('dialog[open]')
    )
      return;
    // A mouse does not focus the board, which has this key, too.
    if (key === 'Escape') return table.cancel();
    if (!settings.keys) return;
    // 1 to 9, and a to f for 10 to 15, set the number of pieces, before or after a stack is selected.
    if (/^[1-9a-f]$/i.test(key)) return table.dispatch({ type: 'amount', value: parseInt(key, 16) });
    const shortcut = shortcuts.find((known) => known.key === key.toLowerCase());
    if (!shortcut || event.repeat) return;
    event.preventDefault();
    shortcut.run();
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}
