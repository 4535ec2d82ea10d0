// The fields of a set-up: players and game options.

import { make } from '../../ui/dom.ts';
import { ALL_PLAYER_KINDS, isLevel, type PlayerKind } from '../../links/kinds.ts';
import { defaultOf } from '../../links/link.ts';
import { t } from '../../words/index.ts';
import { NAMES } from '../../words/names.ts';
import type { GamePage } from '../../games/page.ts';
import type { Setup } from '../../library/settings.ts';
import type { GameLink } from '../../links/state.ts';

/**
 * Creates a select field.
 *
 * @param choices values with their labels
 */
export function selectField(choices: readonly (readonly [string, string])[], current: string) {
  return make(
    'select',
    {},
    ...choices.map(([value, words]) => make('option', { value, selected: value === current }, words)),
  );
}

/** Whether a remembered set-up is one of this game: storage may be damaged, or of another release. */
export function isSetup({ seats, leastSeats = seats.length }: GamePage, remembered: unknown): remembered is Setup {
  const { playerKinds, options, clock } = (remembered ?? {}) as Partial<Setup>;
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
 * @param state the initial values
 * @param playerKinds who may sit on a seat
 */
export function setupFields(
  game: GamePage,
  state: Pick<GameLink, 'playerKinds' | 'options'>,
  playerKinds: readonly PlayerKind[],
) {
  const { leastSeats = game.seats.length } = game;
  const seated = state.playerKinds ?? game.playerKinds;
  const named = playerKinds.map((kind) => {
    const { [kind]: words } = t().playerKinds;
    return [kind, isLevel(kind) ? t().seats.withSide(NAMES[kind], words) : words] as const;
  });
  const nobody = ['', t().seats.nobody] as const;
  const seats = game.seats.map(({ name, piece }, seat) => {
    const select = selectField(seat < leastSeats ? named : [nobody, ...named], seated[seat] ?? '');
    return { name, piece, select };
  });
  const options = game.options.map((option) => {
    const { key, label, choices } = option;
    const usual = defaultOf(option);
    const select = selectField(
      choices.map(({ value, words }) => [value, words]),
      state.options[key] ?? usual ?? '',
    );
    return { key, label, usual, select };
  });
  return {
    seats,
    options,
    /** Empty seats are removed, so later players move up. */
    get playerKinds() {
      return seats
        .map(({ select }) => select.value)
        .filter((value) => value !== '')
        .map((value) => value as PlayerKind);
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
      return options
        .filter(({ select, usual }) => select.value !== usual)
        .map(({ select }) => select.selectedOptions[0]?.textContent ?? '');
    },
  };
}
