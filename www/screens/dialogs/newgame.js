// The dialog for a new game: its players, options and position.

import { make, openDialog, setText } from '../../ui/dom.js';
import { explain } from '../../core/fault.js';
import { parseSeed } from '../../links/link.js';
import { ALL_PLAYER_KINDS, isByLink, seatsHere } from '../../links/kinds.js';
import { setupFields } from './setup.js';
import { t } from '../../words/index.js';

/** @import { GamePage, PlayerKind, TableState } from '../../types.js' */

/** The minimum time of a clock. */
const LEAST_SECONDS = 10;

/**
 * Asks for the settings of a new game.
 *
 * @param {GamePage} game
 * @param {TableState} state the current state of the table; without its seed while that is secret
 * @param {(chosen: Pick<TableState, 'seed' | 'position' | 'options' | 'clock'> & { playerKinds: PlayerKind[] }) => void} onStart throws an error with
 * a message if the position is invalid
 */
export function askForNewGame(game, state, onStart) {
  const words = t().newGame;
  const setup = setupFields(game, state, ALL_PLAYER_KINDS);
  const warning = make('p', { class: 'warning', role: 'status' });
  const checkSeats = () => {
    setText(warning, game.hands && isByLink(setup.playerKinds) ? words.openHands : '');
    const isNobodyHere = isByLink(setup.playerKinds) && seatsHere(setup.playerKinds).length === 0;
    setup.seats.forEach(({ select }) => select.setCustomValidity(isNobodyHere ? words.nobodyHere : ''));
  };
  const seats = setup.seats.map(({ name, piece, select }, seat) => {
    const token = make('span', { class: `token token-${piece}`, 'aria-hidden': 'true' });
    return make('label', { onchange: checkSeats }, token, make('span', {}, seat === 0 && game.seeded !== 'board' ? words.movesFirst(name) : name), select);
  });
  const clock = clockFields(state.clock);
  const seed = make('input', {
    type: 'text', inputmode: 'numeric', autocomplete: 'off', placeholder: words.anySeed, 'aria-describedby': 'seed-problem',
  });
  const seedProblem = make('p', { id: 'seed-problem', class: 'problem', role: 'alert' });
  const position = make('input', {
    type: 'text', spellcheck: 'false', autocomplete: 'off', autocapitalize: 'off', 'aria-describedby': 'position-problem',
  });
  const problem = make('p', { id: 'position-problem', class: 'problem', role: 'alert' });
  const form = make(
    'form',
    {
      method: 'dialog',
      onsubmit: (/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        const number = seed.value.trim() === '' ? null : parseSeed(seed.value.trim());
        seedProblem.textContent = number === undefined ? words.badSeed : '';
        seed.setAttribute('aria-invalid', String(number === undefined));
        if (number === undefined) {
          seed.focus();
          return;
        }
        const { playerKinds, chosen } = setup;
        try {
          onStart({
            seed: number,
            playerKinds,
            options: chosen,
            // Games by link have no clock.
            clock: game.hasClock && !isByLink(playerKinds) ? clock.value() : null,
            position: position.value.trim().replaceAll('_', ' ') || null,
          });
          element.close();
        } catch (error) {
          void explain(error).then((said) => {
            problem.textContent = said;
          });
          position.setAttribute('aria-invalid', 'true');
          position.focus();
        }
      },
    },
    ...seats,
    game.hands && warning,
    ...setup.options.map(({ label, select }) => make('label', {}, make('span', {}, label), select)),
    ...(game.hasClock ? clock.elements : []),
    game.seeded !== null && make('label', { class: 'wide' }, make('span', {}, state.seed === null ? words.seed : words.seedNow(state.seed)), seed),
    game.seeded !== null && seedProblem,
    make(
      'details',
      {},
      make('summary', {}, words.fromPosition),
      make('label', { class: 'wide' }, make('span', {}, words.position), position),
      problem,
    ),
    make('button', { type: 'submit', class: 'main' }, words.start),
  );
  const element = openDialog(words.title, form);
}

/**
 * The fields of a clock: on or off, minutes, and seconds added per move.
 *
 * @param {TableState['clock']} now
 */
function clockFields(now) {
  const number = (/** @type {number} */ value, /** @type {number} */ least, /** @type {number} */ most, step = 'any') =>
    make('input', { type: 'number', inputmode: 'decimal', min: least, max: most, step, value, required: true });
  const isOn = make('input', { type: 'checkbox', checked: now !== null, onchange: () => show() });
  const minutes = number((now?.base ?? 300) / 60, LEAST_SECONDS / 60, 180);
  const seconds = number(now?.increment ?? 0, 0, 180, '1');
  const times = [
    make('label', {}, make('span', {}, t().newGame.minutes), minutes),
    make('label', {}, make('span', {}, t().newGame.seconds), seconds),
  ];
  const show = () =>
    times.forEach((label) => {
      label.hidden = !isOn.checked;
      // A hidden field must not block the form.
      label.querySelectorAll('input').forEach((input) => (input.disabled = !isOn.checked));
    });
  show();
  return {
    elements: [make('label', {}, make('span', {}, t().newGame.clock), isOn), ...times],
    value: () => (isOn.checked ? { base: Math.max(LEAST_SECONDS, Math.round(Number(minutes.value) * 60)), increment: Math.round(Number(seconds.value)), left: null } : null),
  };
}
