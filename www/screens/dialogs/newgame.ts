// The dialog for a new game: its players as tiles, and everything else under “More”.

import { make, openDialog, setText } from '../../ui/dom.ts';
import { explain } from '../../core/messages.ts';
import { parseSeed } from '../../links/link.ts';
import { ALL_PLAYER_KINDS, asSeenFrom, isByLink, isLevel, seatsHere, type PlayerKind } from '../../links/kinds.ts';
import { clockFields } from './clock.ts';
import { playerFields, seatByChance } from './players.ts';
import { isSetup, setupFields } from './setup.ts';
import { t } from '../../words/index.ts';
import { NAMES } from '../../words/names.ts';
import { dialogWords } from '../../words/dialogs/index.ts';
import type { Level } from '../../core/levels.ts';
import type { GamePage } from '../../games/page.ts';
import type { Setup } from '../../library/settings.ts';
import type { GameLink } from '../../links/state.ts';
import type en from '../../words/opponents/en.ts';

type Chosen = Pick<GameLink, 'seed' | 'position' | 'options' | 'clock'> & { playerKinds: PlayerKind[] };

/**
 * Asks for the settings of a new game.
 *
 * @param state the current state of the table
 * @param initial what was chosen last for this game, as it is stored, and the opponent that is suggested
 * @param lines what the opponents say
 * @param onStart called with the new game, what is to be remembered of it, and whether the devices are to be connected;
 *   throws an error with a message if the position is invalid
 */
export function askForNewGame(
  game: GamePage,
  state: GameLink,
  { remembered, suggested }: { remembered: Setup | undefined; suggested: Level | null },
  lines: typeof en,
  onStart: (chosen: Chosen, setup: Setup, isLive: boolean) => void,
) {
  const words = dialogWords().newGame;
  const initial = isSetup(game, remembered) ? remembered : { ...state, seat: 0 };
  const fields = newGameFields(game, initial, suggested, lines);
  const onsubmit = (event: SubmitEvent) => {
    event.preventDefault();
    begin(game, fields, onStart, () => element.close());
  };
  const form = make(
    'form',
    { method: 'dialog', onsubmit },
    ...fields.elements,
    make(
      'div',
      { class: 'start' },
      fields.greeting,
      make('button', { type: 'submit', class: 'main' }, words.start),
      state.moves.length > 0 && make('p', { class: 'muted' }, t().newGame.kept),
    ),
  );
  // A field that is refused must be visible.
  form.addEventListener('invalid', () => (fields.more.open = true), true);
  form.addEventListener('change', fields.check);
  fields.check();
  const element = openDialog(words.titleOf(game.name), form);
  element.classList.add('new-game');
}

/** Begins the game of the fields, or says what is wrong with them. */
function begin(
  game: GamePage,
  { setup, players, clock, seed, position, more }: Fields,
  onStart: (chosen: Chosen, setup: Setup, isLive: boolean) => void,
  close: () => void,
) {
  const reveal = (field: HTMLElement) => {
    more.open = true;
    field.focus();
  };
  const text = seed.input.value.trim();
  const number = text === '' ? null : parseSeed(text);
  seed.show(number === undefined ? dialogWords().newGame.badSeed : '');
  if (number === undefined) return reveal(seed.input);
  const { playerKinds, chosen: options } = setup;
  const time = game.hasClock ? clock.value() : null;
  const seated = players.isByChance ? seatByChance(playerKinds) : playerKinds;
  const chosen = {
    seed: number,
    playerKinds: players.isBoard ? asSeenFrom(seated, []) : seated,
    options,
    clock: isByLink(playerKinds) && !players.isLive ? null : time,
    position: position.input.value.trim().replaceAll('_', ' ') || null,
  };
  const kept = time && { base: time.base, increment: time.increment };
  try {
    onStart(chosen, { playerKinds, seat: players.isByChance ? null : 0, options, clock: kept }, players.isLive);
    close();
  } catch (error) {
    void explain(error).then(position.show);
    position.input.setAttribute('aria-invalid', 'true');
    reveal(position.input);
  }
}

type Fields = ReturnType<typeof newGameFields>;

/**
 * @param initial what is chosen at first
 * @param suggested the opponent that is chosen instead
 */
function newGameFields(
  game: GamePage,
  initial: Pick<GameLink, 'playerKinds' | 'options'> & Pick<Setup, 'seat' | 'clock'>,
  suggested: Level | null,
  lines: typeof en,
) {
  const words = dialogWords().newGame;
  const setup = setupFields(game, initial, ALL_PLAYER_KINDS);
  if (suggested) setup.playerKinds = setup.playerKinds.map((kind) => (isLevel(kind) ? suggested : kind));
  const clock = clockFields(initial.clock);
  const seed = textField('seed', { inputmode: 'numeric' });
  const position = textField('position', { spellcheck: 'false', autocapitalize: 'off' });
  const warning = make('p', { class: 'warning', role: 'status' });
  const greeting = make('p', { class: 'greeting' });
  const present = make('span', { class: 'muted' });
  const check = () => {
    const kinds = setup.playerKinds;
    const level = kinds.find(isLevel);
    setText(greeting, level ? t().quote(NAMES[level], lines.lines[level].greets) : '');
    setText(warning, game.hands && isByLink(kinds) && !players.isLive ? words.openHands : '');
    const isNobodyHere = isByLink(kinds) && seatsHere(kinds).length === 0;
    setup.seats.forEach(({ select }) => select.setCustomValidity(isNobodyHere ? words.nobodyHere : ''));
    // A game by link has no clock, unless the devices are connected.
    clock.offer(!isByLink(kinds) || players.isLive);
    const chosen = { clock: clock.value(), choices: setup.chosenWords, position: position.input.value.trim() };
    setText(present, settingWords(game, chosen));
  };
  const players = playerFields(
    game,
    { kinds: setup.playerKinds, isByChance: initial.seat === null, suggested, lines },
    (kinds) => {
      setup.playerKinds = kinds;
      check();
    },
  );
  position.input.addEventListener('input', check);
  const more = make(
    'details',
    { class: 'more' },
    make('summary', {}, make('b', {}, words.more), present),
    ...(game.hasClock ? clock.elements : []),
    ...setup.options.map(({ label, select }) => make('label', {}, make('span', {}, label), select)),
    seatFields(game, setup, () => players.show(setup.playerKinds)),
    game.seeded !== null && make('label', {}, make('span', {}, words.seed[game.seeded]), seed.input),
    game.seeded !== null && seed.problem,
    make('label', { class: 'wide' }, make('span', {}, words.position), position.input),
    position.problem,
  );
  const elements = [...players.elements, game.hands && warning, more];
  return { elements, greeting, setup, players, clock, seed, position, more, check };
}

/** A field with the place of its problem. */
function textField(name: string, attributes: Record<string, string>) {
  const id = `${name}-problem`;
  const input = make('input', { type: 'text', autocomplete: 'off', ...attributes, 'aria-describedby': id });
  const problem = make('p', { id, class: 'problem', role: 'alert' });
  return {
    input,
    problem,
    /** @param words empty for no problem */
    show(words: string) {
      problem.textContent = words;
      input.setAttribute('aria-invalid', String(words !== ''));
    },
  };
}

/** A choice for each seat. */
function seatFields(game: GamePage, { seats }: ReturnType<typeof setupFields>, onchange: () => void) {
  const words = dialogWords().newGame;
  const labels = seats.map(({ name, piece, select }, seat) =>
    make(
      'label',
      { onchange },
      make('span', { class: `token token-${piece}`, 'aria-hidden': 'true' }),
      make('span', {}, seat === 0 && game.seeded !== 'board' ? words.movesFirst(name) : name),
      select,
    ),
  );
  return make('fieldset', {}, make('legend', {}, words.eachSeat), ...labels);
}

/** The settings under “More”, in words. */
function settingWords(
  game: GamePage,
  { clock, choices, position }: { clock: GameLink['clock']; choices: string[]; position: string },
) {
  const words = dialogWords().newGame;
  const time = !game.hasClock ? [] : [clock ? words.clockOf(clock.base / 60, clock.increment) : words.noClock];
  const start = position !== '' ? [words.ownPosition] : choices.length > 0 ? choices : [words.usual];
  return [...time, ...start].join(' · ');
}
