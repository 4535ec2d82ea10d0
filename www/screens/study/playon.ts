// Playing on from a position of a study against the computer, at a table.

import { HUMAN, LEVELS, type PlayerKind } from '../../links/kinds.ts';
import { openTableLink } from '../../links/address.ts';
import { formatLink } from '../../links/link.ts';
import { make, openDialog } from '../../ui/dom.ts';
import { t } from '../../words/index.ts';
import { NAMES } from '../../words/names.ts';
import type { Level } from '../../core/levels.ts';
import type { GamePage } from '../../games/page.ts';
import type { GameLink } from '../../links/state.ts';
import type { Words } from './study.ts';

/**
 * Asks for the strength of the computer, and opens the table. The person has the seat that is to move.
 *
 * @param state how the game begins, with its moves
 * @param seat the seat to move
 */
export function askToPlayOn(game: GamePage, words: Words, state: GameLink, seat: number) {
  const begin = (level: Level) => {
    dialog.close();
    const count = state.playerKinds?.length ?? game.playerKinds.length;
    const playerKinds = Array.from({ length: count }, (_, other) => (other === seat ? HUMAN : level) as PlayerKind);
    const link = formatLink({
      ...state,
      seed: state.position === null ? state.seed : null,
      playerKinds,
      clock: null,
      match: null,
      ending: null,
      at: null,
    });
    openTableLink({ link, isSecret: game.hands !== undefined });
  };
  const choices = LEVELS.map((level) => {
    const { [level]: character } = t().newGame.characters;
    return make(
      'button',
      { type: 'button', class: 'second level', onclick: () => begin(level) },
      make('b', {}, NAMES[level]),
      make('small', {}, `${t().playerKinds[level]} · ${character}`),
    );
  });
  const dialog = openDialog(
    words.against,
    make('p', { class: 'muted' }, words.youPlay(game.seats[seat]?.name ?? '')),
    make('div', { class: 'levels' }, ...choices),
  );
}
