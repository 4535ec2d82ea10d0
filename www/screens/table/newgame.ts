// Begins a new game at a table. Loaded when that is first asked for.

import { askForNewGame } from '../dialogs/newgame.ts';
import { suggestedBy } from '../../library/runs.ts';
import { dialogWords } from '../../words/dialogs/index.ts';
import type { Table } from '../../table/table.ts';
import type { Host } from './screen.ts';

/** Asks for the settings of the game, and remembers them. */
export function newGame(
  table: Table,
  { settings, onSettings, connect }: Pick<Host, 'settings' | 'onSettings' | 'connect'>,
) {
  const { game, link } = table;
  const suggested = suggestedBy(settings.runs[game.id]);
  const initial = { remembered: settings.lastSetup[game.id], suggested };
  askForNewGame(game, link, initial, dialogWords().opponents, (chosen, setup, isLive) => {
    table.begin(chosen);
    settings.lastSetup = { ...settings.lastSetup, [game.id]: setup };
    onSettings();
    if (isLive) connect();
  });
}
