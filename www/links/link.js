// Links: what is on a table as the fragment of a URL, and back.

import { formatClock, readClock } from './clock.js';
import { PLAYER_KINDS, formatPlayers } from './kinds.js';
import { t } from '../words/index.js';

/** @import { GamePage, Option, PlayerKind, TableState } from '../types.js' */


/**
 * The most characters of a link that is read. The longest game of all, Combo with a capture every hundred plies, has half as
 * many.
 */
export const MOST_CHARACTERS = 65_536;
/** The most moves that are read: more than the rules of any game allow, which all have an end. */
export const MOST_MOVES = 4000;
/** The most values that are read; there are not so many keys. */
const MOST_VALUES = 20;
/** The most that is said of a link that is not understood. */
const MOST_PROBLEMS = 3;
const MOST_SEED = 2 ** 53 - 1;
/** The key of the language in a link. */
const LANGUAGE = 'lang';
/** The most seconds that a clock may have left. */
const MOST_SECONDS = 999_999;

/**
 * What a link may say of a game.
 *
 * @typedef {Pick<GamePage, 'seats' | 'leastSeats' | 'options' | 'hasClock' | 'hands'>} Kind
 */

/**
 * What a fragment leads to. A table's problems say, each as a sentence, what in the link was not understood; what
 * was understood stands in its state.
 *
 * @typedef {{ screen: 'hall', problems: string[] }
 *   | { screen: 'rules', game: string }
 *   | TablePlace} Place
 */

/**
 * A table, or the builder of a board that shows it; `isBare` where no more than its game is named.
 *
 * @typedef {{ screen: 'table' | 'builder', state: TableState, isBare: boolean, problems: string[] }} TablePlace
 */

/**
 * The language that a link asks for; null where it asks for none. It is no part of what the link shows.
 *
 * @param {string} fragment
 */
export function languageIn(fragment) {
  return new RegExp(`[?&]${LANGUAGE}=([\\w-]{2,16})(?:&|$)`).exec(fragment.slice(0, MOST_CHARACTERS))?.[1] ?? null;
}

/**
 * Reads a fragment, with or without its `#`.
 *
 * @param {string} fragment
 * @param {(game: string) => Kind | undefined} find a game by its id
 * @returns {Place}
 */
export function parseLink(fragment, find) {
  if (fragment.length > MOST_CHARACTERS) return { screen: 'hall', problems: [t().problems.tooLong] };
  const [path = '', ...queries] = fragment.replace(/^#/, '').replace(/^\//, '').split('?');
  if (path === '') return { screen: 'hall', problems: [] };
  const [game = '', page, ...more] = path.split('/');
  const kind = find(game);
  if (!kind) return { screen: 'hall', problems: [t().problems.noGame(shorten(game))] };
  if (page === 'rules' && more.length === 0) return { screen: 'rules', game };

  /** @type {TableState} */
  const state = { game, seed: null, position: null, moves: [], playerKinds: null, options: {}, clock: null, match: null, at: null };
  /** @type {string[]} */
  const problems = [];
  const isBuilder = page === 'embed' && more.length === 0;
  if (page !== undefined && !isBuilder) problems.push(t().problems.noPage(shorten(path)));
  const query = queries.join('?');
  const seen = new Set();
  const pairs = query.split('&').filter(Boolean);
  if (pairs.length > MOST_VALUES) problems.push(t().problems.tooMany(MOST_VALUES, pairs.length));
  for (const pair of pairs.slice(0, MOST_VALUES)) {
    const split = pair.indexOf('=');
    const key = split < 0 ? pair : pair.slice(0, split);
    if (key === LANGUAGE) continue;
    const value = decode(split < 0 ? '' : pair.slice(split + 1));
    if (seen.has(key)) problems.push(t().problems.twice(shorten(key)));
    else if (value === null) problems.push(t().problems.damaged(shorten(key)));
    else problems.push(...read(state, key, value, kind));
    seen.add(key);
  }
  if (state.view !== undefined) {
    const others = ['seed', 'position', 'moves', 'match', 'at'].filter((key) => seen.has(key));
    for (const key of others) problems.push(t().problems.besideView(key));
    Object.assign(state, { seed: null, position: null, moves: [], match: null, at: null });
  }
  if (problems.length > MOST_PROBLEMS) problems.splice(MOST_PROBLEMS - 1, Infinity, t().problems.more);
  return { screen: isBuilder ? 'builder' : 'table', state, isBare: pairs.every((pair) => pair.startsWith(`${LANGUAGE}=`)), problems };
}

/**
 * Takes one value over; what is wrong with it, as sentences.
 *
 * @param {TableState} state
 * @param {string} key
 * @param {string} value
 * @param {Kind} kind
 * @returns {string[]}
 */
function read(state, key, value, { seats, leastSeats = seats.length, options, hasClock = false, hands }) {
  const words = t().problems;
  const shown = shorten(value);
  switch (key) {
    case 'seed': {
      const seed = readSeed(value);
      if (seed === undefined) return [words.seed(shown, MOST_SEED)];
      state.seed = seed;
      return [];
    }
    case 'position':
      state.position = value.replaceAll('_', ' ');
      return [];
    case 'view':
      if (!hands) return [words.view];
      state.view = value.replaceAll('_', ' ');
      return [];
    case 'moves': {
      const moves = value === '' ? [] : value.split('_', MOST_MOVES + 1);
      state.moves = moves.slice(0, MOST_MOVES);
      return moves.length > MOST_MOVES ? [words.moves(MOST_MOVES)] : [];
    }
    case 'players': {
      const playerKinds = value.split(',');
      const stranger = playerKinds.find((playerKind) => !PLAYER_KINDS.some((known) => known === playerKind));
      if (stranger !== undefined) return [words.playerKind(shorten(stranger), [...PLAYER_KINDS])];
      if (playerKinds.length < leastSeats || playerKinds.length > seats.length) return [words.players(playerKinds.length, leastSeats, seats.length)];
      state.playerKinds = /** @type {PlayerKind[]} */ (playerKinds);
      return [];
    }
    case 'match': {
      const [, id = '', from = ''] = /^([a-z0-9]{4,16})-(\d)$/.exec(value) ?? [];
      if (id === '' || Number(from) >= seats.length) return [words.match(shown)];
      state.match = { id, from: Number(from) };
      return [];
    }
    case 'at': {
      const at = wholeNumber(value, 9999);
      if (at === null) return [words.at(shown)];
      state.at = at;
      return [];
    }
    case 'clock': {
      const clock = hasClock ? readClock(value) : undefined;
      if (!hasClock) return [words.unknown(key)];
      if (!clock) return [words.clock(shown)];
      state.clock = { ...clock, left: null };
      return [];
    }
    case 'left': {
      const left = value.split(',').map(readSeconds);
      const known = left.filter((seconds) => seconds !== null);
      if (!state.clock) return [words.leftAlone];
      if (known.length !== seats.length || left.length !== seats.length) return [words.left(shown, seats.length)];
      state.clock.left = known.map((seconds) => Math.round(seconds * 1000));
      return [];
    }
    default: {
      const option = options.find((known) => known.key === key);
      if (!option) return [words.unknown(shorten(key))];
      const values = option.choices.map((choice) => choice.value);
      if (!values.includes(value)) return [words.option(key, shown, values)];
      if (value !== usualOf(option)) state.options[key] = value;
      return [];
    }
  }
}

/**
 * What of an option is chosen unless somebody chooses otherwise.
 *
 * @param {Option} option
 */
export function usualOf({ choices, usual = choices[0]?.value }) {
  return usual;
}

/**
 * A seed; undefined where the text is none.
 *
 * @param {string} text
 */
export function readSeed(text) {
  return wholeNumber(text, MOST_SEED) ?? undefined;
}

/**
 * The fragment that shows a table, with its `#`.
 *
 * @param {TableState} state
 */
export function formatLink({ game, seed, position, view, moves, playerKinds, options, clock, match, at }) {
  const pairs = [];
  if (seed !== null) pairs.push(`seed=${seed}`);
  if (position !== null) pairs.push(`position=${encode(position.replaceAll(' ', '_'))}`);
  if (view !== undefined) pairs.push(`view=${encode(view.replaceAll(' ', '_'))}`);
  if (playerKinds !== null) pairs.push(`players=${formatPlayers(playerKinds)}`);
  for (const [key, value] of Object.entries(options)) pairs.push(`${key}=${value}`);
  if (match) pairs.push(`match=${match.id}-${match.from}`);
  if (clock) pairs.push(`clock=${formatClock(clock)}`);
  if (clock?.left && moves.length > 0) pairs.push(`left=${clock.left.map((millis) => Math.ceil(millis / 100) / 10).join(',')}`);
  if (moves.length > 0) pairs.push(`moves=${encode(moves.join('_'))}`);
  if (at !== null && at !== moves.length) pairs.push(`at=${at}`);
  return `#/${game}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
}

/**
 * What was chosen with a game, as the engine reads it.
 *
 * @param {Pick<GamePage, 'leastSeats' | 'playerKinds'>} game
 * @param {Pick<TableState, 'options' | 'playerKinds'>} state
 */
export function formatSetup(game, { options, playerKinds }) {
  const pairs = Object.entries(options).map(([key, value]) => `${key}=${value}`);
  if (game.leastSeats !== undefined) pairs.push(`players=${(playerKinds ?? game.playerKinds).length}`);
  return pairs.join(' ');
}

/**
 * Percent-encodes what a fragment can't carry, and `&`, which parts its values.
 *
 * @param {string} text
 */
function encode(text) {
  return text.replace(/[^\w\-.~!$'()*+,;:@/?]/gu, encodeURIComponent);
}

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * @param {string} text
 * @param {number} most
 */
function wholeNumber(text, most) {
  const number = /^(0|[1-9]\d{0,15})$/.test(text) ? Number(text) : NaN;
  return number <= most ? number : null;
}

/**
 * Seconds and tenths of seconds that a clock has left; null where the text is none.
 *
 * @param {string} text
 */
function readSeconds(text) {
  const seconds = /^(0|[1-9]\d{0,5})(\.[1-9])?$/.test(text) ? Number(text) : NaN;
  return seconds <= MOST_SECONDS ? seconds : null;
}

/**
 * Enough of a text to recognise it by.
 *
 * @param {string} text
 */
export function shorten(text) {
  return text.length > 24 ? `${text.slice(0, 23)}…` : text;
}
