// The fields of a set-up: players and game options.

import { make } from '../../ui/dom.js';
import { ALL_PLAYER_KINDS } from '../../links/kinds.js';
import { defaultOf } from '../../links/link.js';
import { t } from '../../words/index.js';

/** @import { GamePage, PlayerKind, Setup, TableState } from '../../types.js' */

/**
 * Creates a select field.
 *
 * @param {readonly (readonly [string, string])[]} choices values with their labels
 * @param {string} current
 */
export function selectField(choices, current) {
  return make('select', {}, ...choices.map(([value, words]) => make('option', { value, selected: value === current }, words)));
}

/**
 * Whether a remembered set-up is one of this game: storage may be damaged, or of another release.
 *
 * @param {GamePage} game
 * @param {unknown} remembered
 * @returns {remembered is Setup}
 */
export function isSetup({ seats, leastSeats = seats.length }, remembered) {
  const { playerKinds, options, clock } = /** @type {Partial<Setup>} */ (remembered ?? {});
  return (
    Array.isArray(playerKinds) &&
    playerKinds.length >= leastSeats &&
    playerKinds.length <= seats.length &&
    playerKinds.every((kind) => ALL_PLAYER_KINDS.includes(kind)) &&
    options instanceof Object &&
    (clock === null || (Number.isFinite(clock?.base) && Number.isFinite(clock?.increment)))
  );
}

/**
 * The fields of the seats and options of a game, and their current values.
 *
 * @param {GamePage} game
 * @param {Pick<TableState, 'playerKinds' | 'options'>} state the initial values
 * @param {readonly PlayerKind[]} playerKinds who may sit on a seat
 */
export function setupFields(game, state, playerKinds) {
  const { leastSeats = game.seats.length } = game;
  const seated = state.playerKinds ?? game.playerKinds;
  const named = playerKinds.map((kind) => /** @type {const} */ ([kind, t().playerKinds[kind]]));
  const nobody = /** @type {const} */ (['', t().seats.nobody]);
  const seats = game.seats.map(({ name, piece }, seat) => {
    const select = selectField(seat < leastSeats ? named : [nobody, ...named], seated[seat] ?? '');
    return { name, piece, select };
  });
  const options = game.options.map((option) => {
    const { key, label, choices } = option;
    const usual = defaultOf(option);
    const select = selectField(choices.map(({ value, words }) => [value, words]), state.options[key] ?? usual ?? '');
    return { key, label, usual, select };
  });
  return {
    seats,
    options,
    /** Empty seats are removed, so later players move up. */
    get playerKinds() {
      return seats.map(({ select }) => select.value).filter((value) => value !== '').map((value) => /** @type {PlayerKind} */ (value));
    },
    set playerKinds(kinds) {
      seats.forEach(({ select }, seat) => (select.value = kinds[seat] ?? ''));
    },
    /** The options that differ from their defaults, by key. */
    get chosen() {
      const chosen = options.filter(({ select, usual }) => select.value !== usual);
      return Object.fromEntries(chosen.map(({ key, select }) => [key, select.value]));
    },
    /** The options that differ from their defaults, in words. */
    get chosenWords() {
      return options.filter(({ select, usual }) => select.value !== usual).map(({ select }) => select.selectedOptions[0]?.textContent ?? '');
    },
  };
}
