// The fields of a set-up: who sits where, and what else a game lets one choose.

import { make } from '../dom.js';
import { usualOf } from '../link.js';
import { SITTER_NAMES } from '../words.js';

/** @import { GamePage, Sitter, TableState } from '../types.js' */

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
 * A field for each seat and each option of a game, in their order, and what is chosen in them.
 *
 * @param {GamePage} game
 * @param {Pick<TableState, 'sitters' | 'options'>} state what is chosen at first
 * @param {readonly Sitter[]} sitters who may sit on a seat
 */
export function setupFields(game, state, sitters) {
  const { leastSeats = game.seats.length } = game;
  const seated = state.sitters ?? game.sitters;
  const named = sitters.map((sitter) => /** @type {const} */ ([sitter, SITTER_NAMES[sitter]]));
  const nobody = /** @type {const} */ (['', 'Nobody']);
  const seats = game.seats.map((_, seat) => choice(seat < leastSeats ? named : [nobody, ...named], seated[seat] ?? ''));
  const options = game.options.map((option) =>
    choice(option.choices.map(({ value, words }) => [value, words]), state.options[option.key] ?? usualOf(option) ?? ''));
  return {
    seats,
    options,
    /** Who sits on the last seat moves up where the one before it is nobody's. */
    get sitters() {
      return seats.map(({ value }) => value).filter((value) => value !== '').map((value) => /** @type {Sitter} */ (value));
    },
    /** What is not as usual, by key. */
    get chosen() {
      const chosen = game.options.map((option, n) => ({ ...option, value: options[n]?.value ?? '', usual: usualOf(option) }));
      return Object.fromEntries(chosen.filter(({ value, usual }) => value !== usual).map(({ key, value }) => [key, value]));
    },
  };
}
