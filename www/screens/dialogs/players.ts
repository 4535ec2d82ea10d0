// The players of a new game as tiles: opponents with their strength, where a second person plays, how many play, and
// the seat of the person here.

import { HUMAN, LEVELS, REMOTE, canConnect, isLevel, type PlayerKind } from '../../links/kinds.ts';
import { make } from '../../ui/dom.ts';
import { portrait } from '../../ui/portrait/portrait.ts';
import { t } from '../../words/index.ts';
import { NAMES } from '../../words/names.ts';
import { dialogWords } from '../../words/dialogs/index.ts';
import type { Level } from '../../core/levels.ts';
import type { GamePage } from '../../games/page.ts';
import type en from '../../words/opponents/en.ts';

/**
 * The values of the tiles for a person, for one on a device that is connected, for a seat by chance, and for none,
 * where this device only shows the board.
 */
const PERSON = 'person';
const LIVE = 'live';
const CHANCE = 'chance';
const NOBODY = 'nobody';

/** The players as tiles; a value is null when the players are of no such kind, for example two computers. */
interface Tiles {
  /** A level, or `person`. */
  opponent: string | null;
  /** Where other persons play. */
  where: PlayerKind | typeof LIVE;
  count: number;
  /** The seat of the only person here; null for one by chance. */
  seat: number | null;
  /** Whether nobody plays here. */
  isBoard?: boolean;
}

/** The tiles that describe the players of a table. */
export function tilesOf(kinds: readonly PlayerKind[]): Tiles {
  const seat = Math.max(0, kinds.indexOf(HUMAN));
  const others = kinds.filter((_, index) => index !== seat);
  const [other = HUMAN] = others;
  const isTiled = kinds[seat] === HUMAN && others.every((kind) => kind === other);
  const opponent = !isTiled ? null : isLevel(other) ? other : PERSON;
  return { opponent, where: other === REMOTE ? REMOTE : HUMAN, count: kinds.length, seat };
}

/** The players that the tiles describe; null if they describe none. */
export function kindsOf({ opponent, where, count, seat }: Tiles): PlayerKind[] | null {
  if (opponent === null) return null;
  const other = (opponent !== PERSON ? opponent : where === LIVE ? REMOTE : where) as PlayerKind;
  return Array.from({ length: count }, (_, index) => (index === Math.min(seat ?? 0, count - 1) ? HUMAN : other));
}

/**
 * Swaps the only person here to a seat by chance.
 *
 * @param random from 0 to 1
 */
export function seatByChance(kinds: readonly PlayerKind[], random: () => number = Math.random) {
  const seated = [...kinds];
  const from = seated.indexOf(HUMAN);
  const to = Math.floor(random() * seated.length);
  const other = seated[to];
  if (from >= 0 && other !== undefined) [seated[from], seated[to]] = [other, HUMAN];
  return seated;
}

type Group = ReturnType<typeof tiles>;

/** The groups of tiles of a game. */
interface Groups {
  opponent: Group;
  where: Group;
  count: Group;
  seat: Group;
}

/**
 * The fields of the players.
 *
 * @param initial the players, whether the seat of the person here is determined by chance, the opponent that is
 *   suggested, and what is said of it
 */
export function playerFields(
  game: GamePage,
  {
    kinds,
    isByChance,
    suggested,
    lines,
  }: { kinds: readonly PlayerKind[]; isByChance: boolean; suggested: PlayerKind | null; lines: typeof en },
  onChoose: (kinds: PlayerKind[]) => void,
) {
  const groups = groupsOf(game, suggested, lines);
  const { seat } = groups;
  const shown = tilesOf(kinds);
  show(groups, { ...shown, seat: isByChance ? null : shown.seat });
  const elements = [groups.opponent, groups.where, groups.count, seat].map(({ element }) => element);
  elements.forEach((element) =>
    element.addEventListener('change', () => {
      const chosen = read(groups);
      show(groups, chosen);
      const seated = kindsOf(chosen);
      if (seated) onChoose(seated);
    }),
  );
  return {
    elements,
    /** Shows players that were chosen seat by seat. */
    show: (seated: readonly PlayerKind[]) => show(groups, tilesOf(seated)),
    /** Whether the devices are to be connected. */
    get isLive() {
      return groups.opponent.value === PERSON && groups.where.value === LIVE;
    },
    /** Whether this device only shows the board of the connected ones. */
    get isBoard() {
      return this.isLive && seat.value === NOBODY;
    },
    /** Whether the seat of the only person here is determined by chance. */
    get isByChance() {
      return !seat.element.hidden && seat.value === CHANCE;
    },
  };
}

function groupsOf(game: GamePage, suggested: PlayerKind | null, { next, board }: typeof en): Groups {
  const words = dialogWords().newGame;
  const { leastSeats = game.seats.length } = game;
  return {
    opponent: tiles(game.seats.length > 2 ? words.opponents : words.opponent, 'opponent', 'opponents', [
      ...LEVELS.map(
        (level, n) =>
          [level, opponentWords(level, level === suggested ? next : ''), opponentMark(level, n + 1)] as const,
      ),
      [PERSON, tileWords(words.person, words.personNote), null],
    ]),
    where: tiles(words.where, 'where', 'pair', [
      [HUMAN, tileWords(words.here, words.hereNote), null],
      [REMOTE, tileWords(t().playerKinds.friend, words.byLinkNote), null],
      ...(canConnect() ? [[LIVE, tileWords(words.live, words.liveNote), null] as const] : []),
    ]),
    count: tiles(
      words.count,
      'count',
      'seats',
      Array.from({ length: game.seats.length - leastSeats + 1 }, (_, n) => {
        const players = String(leastSeats + n);
        return [players, make('span', {}, players), null];
      }),
    ),
    seat: tiles(words.youPlay, 'seat', 'seats', [
      ...game.seats.map(
        ({ name, piece }, n) =>
          [
            String(n),
            make('span', {}, game.hasNumberedSeats ? (words.places[n] ?? '') : name),
            game.hasNumberedSeats ? null : make('span', { class: `token token-${piece}`, 'aria-hidden': 'true' }),
          ] as const,
      ),
      [CHANCE, make('span', {}, words.chance), make('span', { class: 'token token-chance', 'aria-hidden': 'true' })],
      [NOBODY, make('span', {}, board), null],
    ]),
  };
}

function show({ opponent, where, count, seat }: Groups, shown: Tiles) {
  opponent.value = shown.opponent ?? '';
  where.value = shown.where;
  count.value = String(shown.count);
  const isBoard = shown.isBoard === true && shown.where === LIVE;
  seat.value = isBoard ? NOBODY : shown.seat === null ? CHANCE : String(shown.seat);
  where.element.hidden = shown.opponent !== PERSON;
  count.element.hidden = count.inputs.length < 2;
  seat.element.hidden = shown.opponent === null || (shown.opponent === PERSON && shown.where === HUMAN);
  seat.inputs.forEach((input) => {
    const label = input.closest('label');
    if (label) label.hidden = Number(input.value) >= shown.count || (input.value === NOBODY && shown.where !== LIVE);
  });
}

function read({ opponent, where, count, seat }: Groups): Tiles {
  return {
    opponent: opponent.value || null,
    where: where.value as Tiles['where'],
    count: Number(count.value),
    seat: seat.value === CHANCE ? null : Math.min(Number(seat.value) || 0, Number(count.value) - 1),
    isBoard: seat.value === NOBODY,
  };
}

/**
 * An opponent in words: the name, the level and the manner.
 *
 * @param next what is said of the one to play next; empty for any other
 */
function opponentWords(level: Level, next: string) {
  const { characters } = t().newGame;
  return make(
    'span',
    {},
    make('b', {}, NAMES[level]),
    ' ',
    make('span', { class: 'level' }, next && `${next} · `, t().playerKinds[level]),
    ' ',
    make('small', {}, characters[level]),
  );
}

/** An opponent's portrait, and its strength. */
function opponentMark(level: Level, strength: number) {
  return make('span', { class: 'mark', 'aria-hidden': 'true' }, portrait(level, 'calm'), pips(strength));
}

function tileWords(name: string, note: string) {
  return make('span', {}, make('b', {}, name), ' ', make('small', {}, note));
}

/** The strength of a computer, as pips of five. */
function pips(strength: number) {
  return make(
    'span',
    { class: 'pips', 'aria-hidden': 'true' },
    ...LEVELS.map((_, n) => make('i', { class: n < strength ? 'full' : null })),
  );
}

/**
 * A group of tiles, of which one is chosen.
 *
 * @param shape the class of the group
 */
function tiles(
  title: string,
  name: string,
  shape: string,
  choices: readonly (readonly [value: string, words: HTMLElement, mark: HTMLElement | null])[],
) {
  const inputs = choices.map(([value]) => make('input', { type: 'radio', name, value }));
  const labels = choices.map(([, words, mark], n) => make('label', { class: 'tile' }, inputs[n], mark, words));
  return {
    inputs,
    element: make('fieldset', {}, make('legend', {}, title), make('div', { class: shape }, ...labels)),
    get value() {
      return inputs.find(({ checked }) => checked)?.value ?? '';
    },
    set value(value) {
      inputs.forEach((input) => (input.checked = input.value === value));
    },
  };
}
