// The dialog for a new game: its players as tiles, and everything else under “More”.

import { make, openDialog, setText } from '../../ui/dom.ts';
import { explain } from '../../core/messages.ts';
import { parseSeed } from '../../links/link.ts';
import { ALL_PLAYER_KINDS, isByLink, seatsHere, type PlayerKind } from '../../links/kinds.ts';
import { clockFields } from './clock.ts';
import { playerFields, seatByChance } from './players.ts';
import { isSetup, setupFields } from './setup.ts';
import { t } from '../../words/index.ts';
import type { GamePage } from '../../games/page.ts';
import type { Setup } from '../../library/settings.ts';
import type { GameLink } from '../../links/state.ts';

/**
 * Asks for the settings of a new game.
 *
 * @param state the current state of the table
 * @param remembered what was chosen last for this game, as it is stored
 * @param onStart called with the new game and what is to be remembered of it; throws an error with a message if the
 *   position is invalid
 */
export function askForNewGame(
  game: GamePage,
  state: GameLink,
  remembered: Setup | undefined,
  onStart: (
    chosen: Pick<GameLink, 'seed' | 'position' | 'options' | 'clock'> & { playerKinds: PlayerKind[] },
    setup: Setup,
  ) => void,
) {
  const words = t().newGame;
  const initial = isSetup(game, remembered) ? remembered : { ...state, seat: 0 };
  const setup = setupFields(game, initial, ALL_PLAYER_KINDS);
  const players = playerFields(game, setup.playerKinds, initial.seat === null, (kinds) => {
    setup.playerKinds = kinds;
    check();
  });
  const warning = make('p', { class: 'warning', role: 'status' });
  const clock = clockFields(initial.clock);
  const seed = make('input', {
    type: 'text',
    inputmode: 'numeric',
    autocomplete: 'off',
    'aria-describedby': 'seed-problem',
  });
  const seedProblem = make('p', { id: 'seed-problem', class: 'problem', role: 'alert' });
  const position = make('input', {
    type: 'text',
    spellcheck: 'false',
    autocomplete: 'off',
    autocapitalize: 'off',
    'aria-describedby': 'position-problem',
  });
  const problem = make('p', { id: 'position-problem', class: 'problem', role: 'alert' });
  const present = make('span', { class: 'muted' });
  const check = () => {
    const kinds = setup.playerKinds;
    setText(warning, game.hands && isByLink(kinds) ? words.openHands : '');
    const isNobodyHere = isByLink(kinds) && seatsHere(kinds).length === 0;
    setup.seats.forEach(({ select }) => select.setCustomValidity(isNobodyHere ? words.nobodyHere : ''));
    setText(
      present,
      settingWords(game, { clock: clock.value(), choices: setup.chosenWords, position: position.value.trim() }),
    );
  };
  const seats = setup.seats.map(({ name, piece, select }, seat) => {
    const token = make('span', { class: `token token-${piece}`, 'aria-hidden': 'true' });
    const onchange = () => players.show(setup.playerKinds);
    return make(
      'label',
      { onchange },
      token,
      make('span', {}, seat === 0 && game.seeded !== 'board' ? words.movesFirst(name) : name),
      select,
    );
  });
  const more = make(
    'details',
    { class: 'more' },
    make('summary', {}, make('b', {}, words.more), present),
    ...(game.hasClock ? clock.elements : []),
    ...setup.options.map(({ label, select }) => make('label', {}, make('span', {}, label), select)),
    make('fieldset', {}, make('legend', {}, words.eachSeat), ...seats),
    game.seeded !== null && make('label', {}, make('span', {}, words.seed[game.seeded]), seed),
    game.seeded !== null && seedProblem,
    make('label', { class: 'wide' }, make('span', {}, words.position), position),
    problem,
  );
  const begin = () => {
    const number = seed.value.trim() === '' ? null : parseSeed(seed.value.trim());
    seedProblem.textContent = number === undefined ? words.badSeed : '';
    seed.setAttribute('aria-invalid', String(number === undefined));
    if (number === undefined) return reveal(seed);
    const { playerKinds, chosen } = setup;
    const time = game.hasClock ? clock.value() : null;
    const chosenSetup = {
      playerKinds,
      seat: players.isByChance ? null : 0,
      options: chosen,
      clock: time && { base: time.base, increment: time.increment },
    };
    try {
      onStart(
        {
          seed: number,
          playerKinds: players.isByChance ? seatByChance(playerKinds) : playerKinds,
          options: chosen,
          // Games by link have no clock.
          clock: isByLink(playerKinds) ? null : time,
          position: position.value.trim().replaceAll('_', ' ') || null,
        },
        chosenSetup,
      );
      element.close();
    } catch (error) {
      void explain(error).then((said) => {
        problem.textContent = said;
      });
      position.setAttribute('aria-invalid', 'true');
      reveal(position);
    }
  };
  const reveal = (field: HTMLElement) => {
    more.open = true;
    field.focus();
  };
  const form = make(
    'form',
    {
      method: 'dialog',
      onsubmit: (event: SubmitEvent) => {
        event.preventDefault();
        begin();
      },
    },
    ...players.elements,
    game.hands && warning,
    more,
    make(
      'div',
      { class: 'start' },
      make('button', { type: 'submit', class: 'main' }, words.start),
      state.moves.length > 0 && make('p', { class: 'muted' }, words.kept),
    ),
  );
  // A field that is refused must be visible.
  form.addEventListener('invalid', () => (more.open = true), true);
  form.addEventListener('change', check);
  position.addEventListener('input', check);
  check();
  const element = openDialog(words.titleOf(game.name), form);
  element.classList.add('new-game');
}

/** The settings under “More”, in words. */
function settingWords(
  game: GamePage,
  { clock, choices, position }: { clock: GameLink['clock']; choices: string[]; position: string },
) {
  const words = t().newGame;
  const time = !game.hasClock ? [] : [clock ? words.clockOf(clock.base / 60, clock.increment) : words.noClock];
  const start = position !== '' ? [words.ownPosition] : choices.length > 0 ? choices : [words.usual];
  return [...time, ...start].join(' · ');
}
