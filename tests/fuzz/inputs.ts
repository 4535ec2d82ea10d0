// Inputs that targets share: games that were played, damaged texts, and values of any kind. All of them can be written
// as JSON.

import fc from 'fast-check';
import { GAMES } from '../../www/games/index.ts';
import { PLAYER_KINDS, type PlayerKind } from '../../www/links/kinds.ts';
import { defaultOf, formatSetup } from '../../www/links/link.ts';
import { loadEngine } from '../tools/engine.ts';
import type { Arbitrary } from 'fast-check';
import type { Session } from '../../www/core/bindings.ts';
import type { GamePage } from '../../www/games/page.ts';
import type { Opener } from '../../www/links/opener.ts';
import type { Ending, GameLink } from '../../www/links/state.ts';

export const engine = await loadEngine();
const { start, open, watch, seat } = engine.Session;
export const opener: Opener = { start, open, watch, seat };

/** The item of a list at a number of any size. */
export function pick<Item>(list: readonly Item[], n: number) {
  const item = list[n % list.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

/** A number to pick by. */
export const any = fc.nat(2 ** 20);

/** A game as it was played: each move by its place among the legal ones, counted round and round. */
export interface RandomGame {
  game: number;
  seed: number;
  count: number;
  players: number[];
  choices: number[];
  moves: number[];
}

/** Games of up to a number of moves. */
export const playedGames = (most: number): Arbitrary<RandomGame> =>
  fc.record({
    // The last one has the most moves, which take the most time.
    game: fc.nat(3 * GAMES.length - 3).map(
      (n) => Math.floor(n / 3),
      (game) => 3 * Number(game),
    ),
    seed: fc.oneof(fc.nat(99), fc.maxSafeNat()),
    count: any,
    players: fc.array(any, { minLength: 6, maxLength: 6 }),
    choices: fc.array(any, { minLength: 4, maxLength: 4 }),
    moves: fc.array(any, { maxLength: most, size: 'max' }),
  });

/** Plays a game. The session, which the caller frees, is after its last move. */
export function play({ game: number, seed, count, players, choices, moves }: RandomGame) {
  const game = pick(GAMES, number);
  const least = game.leastSeats ?? game.seats.length;
  const seats = least + (count % (game.seats.length - least + 1));
  const playerKinds = Array.from({ length: seats }, (_, seat) =>
    pick(PLAYER_KINDS, players[seat] ?? 0),
  ) as PlayerKind[];
  const options: Record<string, string> = {};
  for (const [n, option] of game.options.entries()) {
    const { value } = pick(option.choices, choices[n] ?? 0);
    if (value !== defaultOf(option)) options[option.key] = value;
  }
  const session = start(game.id, `seed=${seed} ${formatSetup(game, { options, playerKinds })}`);
  for (const move of moves) {
    if (session.status().over) break;
    playAny(session, move);
  }
  const state: GameLink = {
    game: game.id,
    seed,
    position: null,
    moves: session.history(0, true).sealed,
    playerKinds,
    options,
    clock: null,
    match: null,
    at: null,
  };
  return { game, session, state };
}

/**
 * Plays a legal move. The list of all of them, which may have thousands, is made only where a number is beyond it.
 *
 * @param session of a game that is not over
 */
export function playAny(session: Session, number: number) {
  try {
    session.playPlace(number % 256);
  } catch {
    session.play(pick(session.legal(), number));
  }
}

/** What games by link, clocks and endings add to the state of a table. */
export const extras = fc.record({
  clock: fc.option(
    fc.record({
      base: fc.integer({ min: 10, max: 10_800 }),
      increment: fc.nat(180),
      left: fc.option(fc.array(fc.nat(9_999_999), { minLength: 6, maxLength: 6 })),
    }),
  ),
  ending: fc.option(any),
  match: fc.option(fc.record({ id: fc.stringMatching(/^[a-z0-9]{4,16}$/), from: any })),
  at: fc.option(any),
});

export type Extras = typeof extras extends Arbitrary<infer Extras> ? Extras : never;

/** A state of a table with them. */
export function withExtras(game: GamePage, state: GameLink, { clock, ending, match, at }: Extras): GameLink {
  const seats = game.seats.length;
  const added = { ...state };
  // Tenths of a second are written, and the time that is left only once there are moves.
  if (clock && game.hasClock)
    added.clock = {
      base: clock.base,
      increment: clock.increment,
      left: clock.left && state.moves.length > 0 ? clock.left.slice(0, seats).map((tenths) => tenths * 100) : null,
    };
  if (ending !== null) added.ending = (ending % (seats + 1) === seats ? 'draw' : ending % (seats + 1)) as Ending;
  if (match) added.match = { id: match.id, from: match.from % seats };
  if (at !== null && at % (state.moves.length + 1) !== state.moves.length) added.at = at % (state.moves.length + 1);
  return added;
}

/** Pieces that damage a text. */
const GARBAGE = [
  '',
  '%',
  '%2',
  '%00',
  '%u0041',
  '&',
  '=',
  '_',
  '?',
  '#',
  '#/',
  '/',
  ' ',
  '\n',
  '\r\n',
  '\t',
  '+',
  ',',
  ';',
  '~',
  '@',
  '|',
  '[',
  ']',
  '{',
  '}',
  '(',
  ')',
  '"',
  '\\',
  "'",
  'é',
  '♟',
  '😀',
  '\ud800',
  '\u0000',
  '\u202e',
  '-1',
  '0',
  '1e9',
  '1e999',
  '99999999999999999999',
  '9007199254740993',
  'NaN',
  'null',
  'true',
  '[]',
  '{}',
  'a9',
  'xx',
  '<b>',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'javascript:',
  'z=',
  'lang=',
];

/**
 * A damage: a piece of garbage, of any text, or of the text itself, which is put somewhere instead of so many
 * characters.
 */
interface Damage {
  at: number;
  over: number;
  piece: string | [from: number, length: number];
}

export const damages: Arbitrary<Damage[]> = fc.array(
  fc.record({
    at: any,
    over: fc.oneof({ weight: 3, arbitrary: fc.nat(3) }, { weight: 1, arbitrary: fc.nat(200) }),
    piece: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...GARBAGE) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
      { weight: 2, arbitrary: fc.tuple(any, fc.nat(40)) },
    ),
  }),
  { minLength: 1, maxLength: 6 },
);

export function damaged(text: string, list: Damage[]) {
  let result = text;
  for (const { at, over, piece } of list) {
    const from = at % (result.length + 1);
    const put = typeof piece === 'string' ? piece : result.slice(piece[0] % (result.length + 1)).slice(0, piece[1]);
    result = result.slice(0, from) + put + result.slice(from + over);
  }
  return result;
}

/** Keys that objects have by themselves, and others. */
export const keys = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', 'length', 'then', 'toJSON', ''),
  fc.string({ maxLength: 8 }),
);

/** Values that JSON can hold. */
export const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, true, false, 0, -0.5, 1, -1, 2 ** 53, 1e308, '', 'human', '#/gambit?seed=1'),
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(keys, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value as Arbitrary<unknown>;

/** Texts of storage that nobody has written: JSON of any value, bytes, and numbers that are too large. */
export const wildTexts = fc.oneof(
  json.map((value) => JSON.stringify(value)),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', 'null', '[', '{', '1e999', '[1e999]', 'undefined', '"'),
);
