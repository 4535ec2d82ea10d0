// Links: what is on a table as the fragment of a URL, and back.

import { formatClock, readClock } from './clock.js';

/** @import { GamePage, Option, Sitter, TableState } from '../types.js' */

/** Who can sit on a seat as links say it, in the order in which they are offered. */
export const SITTERS = /** @type {const} */ (['human', 'beginner', 'easy', 'medium', 'hard', 'master']);

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
 *   | { screen: 'table' | 'builder', state: TableState, isBare: boolean, problems: string[] }} Place
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
  if (fragment.length > MOST_CHARACTERS) return { screen: 'hall', problems: ['This link is longer than that of any game, and was not opened.'] };
  const [path = '', ...queries] = fragment.replace(/^#/, '').replace(/^\//, '').split('?');
  if (path === '') return { screen: 'hall', problems: [] };
  const [game = '', page, ...more] = path.split('/');
  const kind = find(game);
  if (!kind) return { screen: 'hall', problems: [`There is no game called “${shorten(game)}” here.`] };
  if (page === 'rules' && more.length === 0) return { screen: 'rules', game };

  /** @type {TableState} */
  const state = { game, seed: null, position: null, moves: [], sitters: null, options: {}, clock: null, match: null, at: null };
  /** @type {string[]} */
  const problems = [];
  const isBuilder = page === 'embed' && more.length === 0;
  if (page !== undefined && !isBuilder) problems.push(`“${shorten(path)}” is no page; this is the table of the game.`);
  const query = queries.join('?');
  const seen = new Set();
  const pairs = query.split('&').filter(Boolean);
  if (pairs.length > MOST_VALUES) problems.push(`In the link, only ${MOST_VALUES} of ${pairs.length} values are read.`);
  for (const pair of pairs.slice(0, MOST_VALUES)) {
    const split = pair.indexOf('=');
    const key = split < 0 ? pair : pair.slice(0, split);
    if (key === LANGUAGE) continue;
    const value = decode(split < 0 ? '' : pair.slice(split + 1));
    const problem = seen.has(key) ? 'stands there twice' : value === null ? 'is damaged' : read(state, key, value, kind);
    if (problem) problems.push(`In the link, “${shorten(key)}” ${problem}.`);
    seen.add(key);
  }
  if (state.view !== undefined) {
    const others = ['seed', 'position', 'moves', 'match', 'at'].filter((key) => seen.has(key));
    for (const key of others) problems.push(`In the link, “${key}” stands beside “view”, with which one only looks on.`);
    Object.assign(state, { seed: null, position: null, moves: [], match: null, at: null });
  }
  if (problems.length > MOST_PROBLEMS) problems.splice(MOST_PROBLEMS - 1, Infinity, 'In the link, more is not understood.');
  return { screen: isBuilder ? 'builder' : 'table', state, isBare: pairs.every((pair) => pair.startsWith(`${LANGUAGE}=`)), problems };
}

/**
 * Takes one value over; what is wrong with it, or nothing.
 *
 * @param {TableState} state
 * @param {string} key
 * @param {string} value
 * @param {Kind} kind
 * @returns {string | undefined}
 */
function read(state, key, value, { seats, leastSeats = seats.length, options, hasClock = false, hands }) {
  switch (key) {
    case 'seed': {
      const seed = readSeed(value);
      if (seed === undefined) return `is “${shorten(value)}”, not a whole number up to ${MOST_SEED}`;
      state.seed = seed;
      return;
    }
    case 'position':
      state.position = value.replaceAll('_', ' ');
      return;
    case 'view':
      if (!hands) return 'is for games with hidden hands, and this is none';
      state.view = value.replaceAll('_', ' ');
      return;
    case 'moves':
      state.moves = value === '' ? [] : value.split('_', MOST_MOVES + 1);
      if (state.moves.length <= MOST_MOVES) return;
      state.moves.pop();
      return `has more than ${MOST_MOVES} moves, which no game has`;
    case 'players': {
      const sitters = value.split(',');
      const stranger = sitters.find((sitter) => !SITTERS.some((known) => known === sitter));
      if (stranger !== undefined) return `names “${shorten(stranger)}”, not ${SITTERS.slice(0, -1).join(', ')} or master`;
      if (sitters.length < leastSeats || sitters.length > seats.length) {
        const play = leastSeats < seats.length ? `${leastSeats} to ${seats.length}` : seats.length;
        return `names ${sitters.length}, where ${play} play`;
      }
      state.sitters = /** @type {Sitter[]} */ (sitters);
      return;
    }
    case 'match': {
      const [, id = '', from = ''] = /^([a-z0-9]{4,16})-(\d)$/.exec(value) ?? [];
      if (id === '' || Number(from) >= seats.length) return `is “${shorten(value)}”, not the name of a game and the seat of who sends it`;
      state.match = { id, from: Number(from) };
      return;
    }
    case 'at': {
      const at = wholeNumber(value, 9999);
      if (at === null) return `is “${shorten(value)}”, not a number of moves`;
      state.at = at;
      return;
    }
    case 'clock': {
      const clock = hasClock ? readClock(value) : undefined;
      if (!hasClock) return 'is not known';
      if (!clock) return `is “${shorten(value)}”, not seconds and seconds a move such as 300+2`;
      state.clock = { ...clock, left: null };
      return;
    }
    case 'left': {
      const left = value.split(',').map(readSeconds);
      const known = left.filter((seconds) => seconds !== null);
      if (!state.clock) return 'says what is left of a clock that is not named before it';
      if (known.length !== seats.length || left.length !== seats.length) return `is “${shorten(value)}”, not the seconds of ${seats.length} players`;
      state.clock.left = known.map((seconds) => Math.round(seconds * 1000));
      return;
    }
    default: {
      const option = options.find((known) => known.key === key);
      if (!option) return 'is not known';
      const values = option.choices.map((choice) => choice.value);
      if (!values.includes(value)) return `is “${shorten(value)}”, not ${values.join(' or ')}`;
      if (value !== usualOf(option)) state.options[key] = value;
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
export function formatLink({ game, seed, position, view, moves, sitters, options, clock, match, at }) {
  const pairs = [];
  if (seed !== null) pairs.push(`seed=${seed}`);
  if (position !== null) pairs.push(`position=${encode(position.replaceAll(' ', '_'))}`);
  if (view !== undefined) pairs.push(`view=${encode(view.replaceAll(' ', '_'))}`);
  // Who is elsewhere here is somebody there.
  if (sitters !== null) pairs.push(`players=${sitters.map((sitter) => (sitter === 'friend' ? 'human' : sitter)).join(',')}`);
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
 * @param {Pick<GamePage, 'leastSeats' | 'sitters'>} game
 * @param {Pick<TableState, 'options' | 'sitters'>} state
 */
export function formatSetup(game, { options, sitters }) {
  const pairs = Object.entries(options).map(([key, value]) => `${key}=${value}`);
  if (game.leastSeats !== undefined) pairs.push(`players=${(sitters ?? game.sitters).length}`);
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
