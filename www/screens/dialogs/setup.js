// The fields of a set-up: who sits where, and what else a game lets one choose.

import { make } from '../../ui/dom.js';
import { usualOf } from '../../links/link.js';
import { t } from '../../words/index.js';

/** @import { GamePage, PlayerKind, TableState } from '../../types.js' */

/**
 * A field in which one of several values is chosen.
 *
 * @param {readonly (readonly [string, string])[]} choices values with their words
 * @param {string} current
 */
export function choice(choices, current) {
  return make('select', {}, ...choices.map(([value, words]) => make('option', { value, selected: value === current }, words)));
}

/**
 * The seats and the options of a game, each with a field, and what is chosen in them.
 *
 * @param {GamePage} game
 * @param {Pick<TableState, 'playerKinds' | 'options'>} state what is chosen at first
 * @param {readonly PlayerKind[]} playerKinds who may sit on a seat
 */
export function setupFields(game, state, playerKinds) {
  const { leastSeats = game.seats.length } = game;
  const seated = state.playerKinds ?? game.playerKinds;
  const named = playerKinds.map((kind) => /** @type {const} */ ([kind, t().playerKinds[kind]]));
  const nobody = /** @type {const} */ (['', t().seats.nobody]);
  const seats = game.seats.map(({ name, piece }, seat) => {
    const select = choice(seat < leastSeats ? named : [nobody, ...named], seated[seat] ?? '');
    return { name, piece, select };
  });
  const options = game.options.map((option) => {
    const { key, label, choices } = option;
    const usual = usualOf(option);
    const select = choice(choices.map(({ value, words }) => [value, words]), state.options[key] ?? usual ?? '');
    return { key, label, usual, select };
  });
  return {
    seats,
    options,
    /** Who sits on the last seat moves up where the one before it is nobody's. */
    get playerKinds() {
      return seats.map(({ select }) => select.value).filter((value) => value !== '').map((value) => /** @type {PlayerKind} */ (value));
    },
    /** What is not as usual, by key. */
    get chosen() {
      const chosen = options.filter(({ select, usual }) => select.value !== usual);
      return Object.fromEntries(chosen.map(({ key, select }) => [key, select.value]));
    },
  };
}
