// Playing on from a position of a study against the computer, at a table.

import { HUMAN, LEVELS } from '../../links/kinds.js';
import { openTableLink } from '../../links/address.js';
import { formatLink } from '../../links/link.js';
import { make, openDialog } from '../../ui/dom.js';
import { t } from '../../words/index.js';

/** @import { Level, GamePage, PlayerKind, TableState } from '../../types.js' */
/** @import { Words } from './study.js' */

/**
 * Asks for the strength of the computer, and opens the table. The person has the seat that is to move.
 *
 * @param {GamePage} game
 * @param {Words} words
 * @param {TableState} state how the game begins, with its moves
 * @param {number} seat the seat to move
 */
export function askToPlayOn(game, words, state, seat) {
  const begin = (/** @type {Level} */ level) => {
    dialog.close();
    const count = state.playerKinds?.length ?? game.playerKinds.length;
    const playerKinds = Array.from({ length: count }, (_, other) => /** @type {PlayerKind} */ (other === seat ? HUMAN : level));
    const link = formatLink({ ...state, seed: state.position === null ? state.seed : null, playerKinds, clock: null, match: null, ending: null, at: null });
    openTableLink({ link, isSecret: game.hands !== undefined });
  };
  const choices = LEVELS.map((level) => {
    const { [level]: character } = t().newGame.characters;
    return make('button', { type: 'button', class: 'second level', onclick: () => begin(level) }, make('b', {}, t().playerKinds[level]), make('small', {}, character));
  });
  const dialog = openDialog(words.against, make('p', { class: 'muted' }, words.youPlay(game.seats[seat]?.name ?? '')), make('div', { class: 'levels' }, ...choices));
}
