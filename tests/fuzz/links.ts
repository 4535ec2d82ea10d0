// Links and packed links: each leads back to its table, and a damaged one to a valid state or to what is wrong with it.

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { isTrap } from '../../www/core/fault.ts';
import { GAMES, findGame } from '../../www/games/index.ts';
import { PLAYER_KINDS } from '../../www/links/kinds.ts';
import {
  MAX_CHARACTERS,
  MAX_MOVES,
  defaultOf,
  formatLink,
  languageIn,
  parseLink,
  reviewLink,
  type Place,
} from '../../www/links/link.ts';
import { compareMatch } from '../../www/links/match.ts';
import { replaySession, type Opener } from '../../www/links/opener.ts';
import { shortUrl } from '../../www/links/packed.ts';
import { readLink } from '../../www/links/read.ts';
import {
  damaged,
  damages,
  any,
  extras,
  opener,
  play,
  playedGames,
  withExtras,
  type Extras,
  type RandomGame,
} from './inputs.ts';
import { property, type Target } from './target.ts';
import { inWords } from '../tools/problems.ts';
import type { GameLink } from '../../www/links/state.ts';

/** A home that is so long that every link is packed. */
const FAR = `https://example.org/${'x'.repeat(2000)}/`;
/** Words that only programmers read. */
const RAW = /undefined|NaN\b|\[object|TypeError|RangeError|RuntimeError|unreachable|panicked|function\b/;
const SCREENS = [
  'hall',
  'library',
  'docs',
  'rules',
  'lesson',
  'course',
  'puzzles',
  'table',
  'builder',
  'review',
  'study',
];
const KEYS = [
  'seed',
  'position',
  'view',
  'moves',
  'players',
  'match',
  'ending',
  'at',
  'clock',
  'left',
  'size',
  'sets',
  'draws',
  'lang',
  'id',
  'tree',
  'z',
  'solution',
  'x',
  '__proto__',
  'constructor',
];
const VALUES = [
  '',
  '0',
  '1',
  '7',
  '-1',
  '1.5',
  '9007199254740991',
  '9007199254740992',
  '1e3',
  'human',
  'human,easy',
  'human,human,human,human',
  'draw',
  'resigned-0',
  'resigned-9',
  'abcdefgh-0',
  'abcd-9',
  '300+2',
  '10+0',
  '9+0',
  '1,2',
  '0.5,0',
  '%',
  '%00',
  'a_b',
  '_',
  'de',
  '8/8_o',
  'a1xa3',
  'constructor',
];
const PATHS = [
  '',
  'study',
  'embed',
  'review',
  'rules',
  'learn',
  'course',
  'puzzles',
  'course/tactics',
  'puzzles/3',
  'puzzles/practice/fork',
  'study/x',
  '__proto__',
  'constructor',
  'toString',
  'x',
];

/** Checks that a state is one that a table may have. */
export function assertValidState(state: GameLink) {
  const game = findGame(state.game);
  assert.ok(game, 'the game is known');
  const { seats, leastSeats = seats.length, options, hasClock = false, hands } = game;
  const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;
  assert.ok(state.seed === null || isCount(state.seed), 'seed');
  assert.ok(state.position === null || typeof state.position === 'string', 'position');
  assert.ok(state.view === undefined || (hands && typeof state.view === 'string'), 'view');
  assert.ok(state.moves.length <= MAX_MOVES && state.moves.every((move) => typeof move === 'string'), 'moves');
  const kinds = state.playerKinds;
  assert.ok(
    kinds === null ||
      (kinds.length >= leastSeats &&
        kinds.length <= seats.length &&
        kinds.every((kind) => PLAYER_KINDS.some((known) => known === kind))),
    'players',
  );
  for (const [key, value] of Object.entries(state.options)) {
    const option = options.find((known) => known.key === key);
    assert.ok(
      option && option.choices.some((choice) => choice.value === value) && value !== defaultOf(option),
      `option ${key}`,
    );
  }
  assert.ok(state.clock === null || hasClock, 'a clock only where there are some');
  if (state.clock) {
    const { base, increment, left } = state.clock;
    assert.ok(isCount(base) && base >= 10 && base <= 10_800 && isCount(increment) && increment <= 180, 'clock');
    assert.ok(left === null || (left.length === seats.length && left.every(isCount)), 'time left');
  }
  assert.ok(
    state.match === null ||
      (/^[a-z0-9]{4,16}$/.test(state.match.id) && isCount(state.match.from) && state.match.from < seats.length),
    'match',
  );
  const { ending = null } = state;
  assert.ok(ending === null || ending === 'draw' || (isCount(ending) && ending < seats.length), 'ending');
  assert.ok(state.at === null || isCount(state.at), 'at');
}

/**
 * Checks the place of a link of any kind, and that its state, written as a link, is the same again without a problem.
 */
function assertValidPlace(place: Place) {
  assert.ok(SCREENS.includes(place.screen), `the screen ${String(place.screen)}`);
  const problems = 'problems' in place ? inWords(place.problems) : [];
  assert.ok(
    problems.length <= 4 &&
      problems.every((words) => typeof words === 'string' && words.length > 0 && words.length < 400),
    'problems are a few sentences',
  );
  for (const words of problems) assert.doesNotMatch(words.replace(/“[^”]*”|"[^"]*"/g, ''), RAW);
  if ('game' in place && place.game !== '') assert.ok(findGame(place.game));
  if (!('state' in place)) return;
  assertValidState(place.state);
  for (const value of [place.id, place.tree]) assert.ok(value === undefined || typeof value === 'string');
  const again = parseLink(formatLink(place.state), findGame);
  if (formatLink(place.state).length > MAX_CHARACTERS) return;
  assert.ok('state' in again && again.problems.length === 0, 'a link that is written is sound');
  assert.deepEqual(again.state, normal(place.state));
}

/** A state without what its link leaves out on purpose: what is the default there. */
function normal(state: GameLink): GameLink {
  const { clock, moves, at, ending, ...rest } = state;
  return {
    ...rest,
    moves,
    clock: clock && { ...clock, left: moves.length > 0 ? clock.left : null },
    at: at === moves.length ? null : at,
    ...(ending === undefined || ending === null ? {} : { ending }),
  };
}

/** An engine that counts what it is asked for. */
function counting(): { counted: Opener; count: () => number } {
  let calls = 0;
  const guard = <Make extends (...inputs: any[]) => any>(make: Make) =>
    ((...inputs) =>
      new Proxy(make(...inputs), {
        get: (session, name) => {
          calls += 1;
          const member = Reflect.get(session, name);
          return typeof member === 'function' ? member.bind(session) : member;
        },
      })) as Make;
  return {
    counted: {
      start: guard(opener.start),
      open: guard(opener.open),
      watch: guard(opener.watch),
      seat: guard(opener.seat),
    },
    count: () => calls,
  };
}

/** Opens a table on the engine: it has its moves, or the engine says with a code why not. */
function assertOpens(state: GameLink) {
  const game = findGame(state.game) ?? assert.fail('the game is known');
  try {
    const session = replaySession(game, state, opener);
    assert.equal(session.ply(), state.moves.length);
    session.free();
  } catch (error) {
    assert.ok(
      !isTrap(error) && error instanceof Error && typeof Reflect.get(error, 'code') === 'string',
      `the engine refuses by a code, not ${error}`,
    );
  }
}

interface Table {
  played: RandomGame;
  extras: Extras;
}

const tables = (most: number) => fc.record({ played: playedGames(most), extras });

function tableOf({ played, extras }: Table) {
  const { game, session, state } = play(played);
  const position = session.position();
  session.free();
  return { game, state: withExtras(game, state, extras), position };
}

/** Links that are put together from what links are made of. */
const madeLinks = fc
  .tuple(
    fc.constantFrom('#/', '#', '', '/', '#/#/'),
    fc.oneof(
      fc.constantFrom(...GAMES.map(({ id }) => id), 'docs', 'library', 'puzzles', '__proto__', 'constructor', ''),
      fc.string({ maxLength: 6 }),
    ),
    fc.oneof(fc.constantFrom(...PATHS), fc.string({ maxLength: 6 })),
    fc.array(fc.tuple(fc.constantFrom(...KEYS), fc.oneof(fc.constantFrom(...VALUES), fc.string({ maxLength: 10 }))), {
      maxLength: 24,
    }),
  )
  .map(([begin, game, path, pairs]) => {
    const query = pairs.map(([key, value]) => `${key}=${value}`).join('&');
    return `${begin}${game}${path && `/${path}`}${query && `?${query}`}`;
  });

async function assertRead(link: string) {
  const { counted, count } = counting();
  const place = await readLink(link, findGame, counted);
  assertValidPlace(place);
  assert.ok(count() <= MAX_MOVES + 10, `${count()} calls of the engine`);
  const tag = languageIn(link);
  assert.ok(tag === null || /^[\w-]{2,16}$/.test(tag));
  if ('state' in place) assertOpens(place.state);
}

export const target: Target = {
  'a link leads back to its table': property({
    runs: 150,
    inputs: tables(30),
    check: (table) => {
      const { state, position } = tableOf(table);
      const place = parseLink(formatLink(state), findGame);
      assert.ok(place.screen === 'table' && place.problems.length === 0);
      assert.deepEqual(place.state, state);
      const session = replaySession(findGame(state.game) ?? assert.fail(), state, opener);
      assert.equal(session.position(), position);
      session.free();
      const review = parseLink(reviewLink(state), findGame);
      assert.deepEqual([review.screen, 'state' in review && review.state], ['review', state]);
      assert.equal(compareMatch(place.state, state).kind, 'new');
    },
  }),
  'a packed link leads back to its table': property({
    runs: 60,
    inputs: tables(60),
    check: async (table) => {
      const { game, state } = tableOf(table);
      const url = await shortUrl(FAR, game, state, opener);
      const place = await readLink(url.slice(FAR.length), findGame, opener);
      assert.ok(place.screen === 'table' && place.problems.length === 0);
      assert.deepEqual(place.state, state);
    },
  }),
  'a damaged link has a valid state, or says what is wrong': property({
    runs: 400,
    inputs: fc.record({ table: tables(12), damages }),
    check: ({ table, damages }) => assertRead(damaged(formatLink(tableOf(table).state), damages)),
  }),
  'a damaged packed link has a valid state, or says what is wrong': property({
    runs: 150,
    inputs: fc.record({ table: tables(30), damages }),
    check: async ({ table, damages }) => {
      const { game, state } = tableOf(table);
      const url = await shortUrl(FAR, game, state, opener);
      await assertRead(damaged(url.slice(FAR.length), damages));
    },
  }),
  'any address has a screen, and no state that a table may not have': property({
    runs: 1500,
    inputs: fc.oneof(
      madeLinks,
      fc.record({ link: madeLinks, damages }).map(({ link, damages }) => damaged(link, damages)),
      fc.string({ unit: 'binary' }),
    ),
    check: assertRead,
  }),
  'what continues a game by link is new, and what is a part of it older': property({
    runs: 60,
    inputs: fc.record({ table: tables(20), cut: any }),
    check: ({ table, cut }) => {
      const { state } = tableOf(table);
      const ply = cut % (state.moves.length + 1);
      const part = { ...state, moves: state.moves.slice(0, ply) };
      assert.deepEqual(compareMatch(state, part), { kind: 'new', state, known: ply });
      assert.deepEqual(
        compareMatch(part, state),
        ply === state.moves.length ? { kind: 'new', state: part, known: ply } : { kind: 'older', state, ply },
      );
    },
  }),
};
