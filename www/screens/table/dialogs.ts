// The dialogs of a table, which are loaded when they are first opened.

import { t } from '../../words/index.ts';
import { loadDialog } from '../dialogs/late.ts';
import type { Host } from './screen.ts';
import type { Shortcut } from './shortcuts.ts';
import type { Table } from '../../table/table.ts';

/** @param isHere whether the table is still on the screen */
export function tableDialogs(table: Table, host: Host, isHere: () => boolean) {
  return {
    async newGame() {
      const dialog = await loadDialog(t().actions.newGame, () => import('./newgame.ts'), isHere);
      dialog?.newGame(table, host);
    },
    async share() {
      const dialog = await loadDialog(t().actions.share, () => import('./shared.ts'), isHere);
      dialog?.shareTable(table, host.engine);
    },
    async keys(shortcuts: Shortcut[]) {
      const dialog = await loadDialog(t().keys.title, () => import('../dialogs/keys.ts'), isHere);
      dialog?.showShortcuts(shortcuts, host.settings, {
        hasAmounts: table.game.amount !== undefined,
        onChange: host.onSettings,
      });
    },
  };
}
