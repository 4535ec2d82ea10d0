// Begins a new game at a table. Loaded when that is first asked for.

import { askForNewGame } from '../dialogs/newgame.ts';
import type { Table } from '../../table/table.ts';
import type { Host } from './screen.ts';

/** Asks for the settings of the game, and remembers them. */
export function beginNewGame(table: Table, { settings, onSettings }: Pick<Host, 'settings' | 'onSettings'>) {
  const { game, link } = table;
  askForNewGame(game, link, settings.lastSetup[game.id], (chosen, setup) => {
    table.begin(chosen);
    settings.lastSetup = { ...settings.lastSetup, [game.id]: setup };
    onSettings();
  });
}
