// Links: formats the state of a table as the fragment of a URL, and parses it.

import { formatClock, parseClock } from './clock.ts';
import { PLAYER_KINDS, formatPlayers, type PlayerKind } from './kinds.ts';
import { excerpt } from '../words/vocabulary.ts';
import type { GamePage, Option } from '../games/page.ts';
import type { Problem } from './problem.ts';
import type { GameLink } from './state.ts';

/**
 * The maximum number of characters of a link. The longest possible game, Combo with a capture every hundred plies, has
 * half as many.
 */
export const MAX_CHARACTERS = 65_536;
/** The maximum number of moves of a link; no game can be longer by its rules. */
export const MAX_MOVES = 4000;
/** The maximum number of pairs of a link, more than there are keys. */
const MAX_VALUES = 20;
/** The maximum number of reported problems. */
const MAX_PROBLEMS = 3;
const MAX_SEED = 2 ** 53 - 1;
/** The key of the language in a link. */
const LANGUAGE = 'lang';

/** The parts of a game that its links depend on. */
type LinkSchema = Pick<
  GamePage,
  'seats' | 'leastSeats' | 'options' | 'hasClock' | 'hands' | 'loadLesson' | 'loadCourse' | 'loadPuzzles'
>;

/**
 * The screen of a fragment. The puzzles are those of all games where `game` is empty; their screen parses `path` and
 * `query`, and that of a course its `path`. Problems are about the parts that could not be parsed; the state has the
 * other parts.
 */
export type Place =
  | { screen: 'hall'; problems: Problem[] }
  | { screen: 'library' }
  | { screen: 'docs'; doc: string; part: string }
  | { screen: 'rules'; game: string }
  | { screen: 'lesson'; game: string }
  | { screen: 'puzzles'; game: string; path: string[]; query: string }
  | { screen: 'course'; game: string; path: string[] }
  /** An invitation to a game on two devices, or the answer to one, in the query. */
  | { screen: 'live'; game: string; query: string }
  | TablePlace;

/**
 * A table, the builder or the review of that table, or a study that begins with its game; `isBare` if the link names
 * only the game. A study also has an id, by which the browser keeps it, and a packed tree of moves, where they are in
 * the link.
 */
export interface TablePlace {
  screen: 'table' | 'builder' | 'review' | 'study';
  state: GameLink;
  isBare: boolean;
  problems: Problem[];
  id?: string;
  tree?: string;
}

/** The language tag in a link; null if there is none. It is no part of the state. */
export function languageIn(fragment: string) {
  return new RegExp(`[?&]${LANGUAGE}=([\\w-]{2,16})(?:&|$)`).exec(fragment.slice(0, MAX_CHARACTERS))?.[1] ?? null;
}

/** A document, and a part of it; empty for the list of all documents and for the whole document. */
function docsPlace(path: string): Place {
  const [, doc = '', part = ''] = path.split('/').map((name) => truncate(decode(name) ?? ''));
  return { screen: 'docs', doc, part };
}

/**
 * Parses a fragment, with or without its `#`.
 *
 * @param find finds a game by its id
 */
export function parseLink(fragment: string, find: (game: string) => LinkSchema | undefined): Place {
  if (fragment.length > MAX_CHARACTERS) return { screen: 'hall', problems: [(words) => words.tooLong] };
  const [path = '', ...queries] = fragment.replace(/^#/, '').replace(/^\//, '').split('?');
  if (path === '') return { screen: 'hall', problems: [] };
  if (path === 'library') return { screen: 'library' };
  if (path === 'puzzles') return { screen: 'puzzles', game: '', path: [], query: '' };
  if (path === 'docs' || path.startsWith('docs/')) return docsPlace(path);
  const [game = '', page, ...more] = path.split('/');
  const schema = find(game);
  if (!schema) return { screen: 'hall', problems: [(words) => words.noGame(truncate(game))] };
  if (page === 'rules' && more.length === 0) return { screen: 'rules', game };
  if (page === 'learn' && more.length === 0 && schema.loadLesson) return { screen: 'lesson', game };
  if (page === 'course' && schema.loadCourse) return { screen: 'course', game, path: more };
  if (page === 'live' && more.length === 0) return { screen: 'live', game, query: queries.join('?') };
  if (page === 'puzzles' && schema.loadPuzzles)
    return { screen: 'puzzles', game, path: more, query: queries.join('?') };

  const state: GameLink = {
    game,
    seed: null,
    position: null,
    moves: [],
    playerKinds: null,
    options: {},
    clock: null,
    match: null,
    at: null,
  };
  const problems: Problem[] = [];
  const screen =
    more.length > 0 ? 'table' : page === 'embed' ? 'builder' : page === 'review' || page === 'study' ? page : 'table';
  const isStudy = screen === 'study';
  const study: { id?: string; tree?: string } = {};
  if (page !== undefined && screen === 'table') problems.push((words) => words.noPage(truncate(path)));
  const query = queries.join('?');
  const seen = new Set<string>();
  const pairs = query.split('&').filter(Boolean);
  if (pairs.length > MAX_VALUES) problems.push((words) => words.tooMany(MAX_VALUES, pairs.length));
  // The clock may follow the time that is left on it.
  const isLeft = (pair: string) => Number(pair.startsWith('left='));
  for (const pair of pairs.slice(0, MAX_VALUES).sort((one, other) => isLeft(one) - isLeft(other))) {
    const split = pair.indexOf('=');
    const key = split < 0 ? pair : pair.slice(0, split);
    if (key === LANGUAGE) continue;
    const value = decode(split < 0 ? '' : pair.slice(split + 1));
    if (seen.has(key)) problems.push((words) => words.twice(truncate(key)));
    else if (value === null) problems.push((words) => words.damaged(truncate(key)));
    else if (isStudy && (key === 'id' || key === 'tree')) study[key] = value;
    else problems.push(...applyPair(state, key, value, schema));
    seen.add(key);
  }
  problems.push(...checkView(state, seen));
  if (problems.length > MAX_PROBLEMS) problems.splice(MAX_PROBLEMS - 1, Infinity, (words) => words.more);
  return { screen, ...study, state, isBare: pairs.every((pair) => pair.startsWith(`${LANGUAGE}=`)), problems };
}

/** Leaves out what does not go with a view, or with hands. Returns its problems. */
function checkView(state: GameLink, seen: Set<string>) {
  if (state.hands && state.view === undefined) state.hands = undefined;
  if (state.view === undefined) return [];
  const start = { seed: null, position: null };
  const others = state.hands ? start : { ...start, moves: [], match: null, at: null };
  Object.assign(state, others);
  return Object.keys(others)
    .filter((key) => seen.has(key))
    .map(
      (key): Problem =>
        (words) =>
          words.besideView(key),
    );
}

/** Whether a table shows what everybody may see, and takes no moves. */
export const isForSpectators = ({ view, hands }: Pick<GameLink, 'view' | 'hands'>) =>
  view !== undefined && hands === undefined;

/** Applies one pair to a state. Returns its problems. */
function applyPair(
  state: GameLink,
  key: string,
  value: string,
  { seats, leastSeats = seats.length, options, hasClock = false, hands }: LinkSchema,
): Problem[] {
  const shown = truncate(value);
  switch (key) {
    case 'seed': {
      state.seed = parseInteger(value, MAX_SEED);
      return state.seed === null ? [(words) => words.seed(shown, MAX_SEED)] : [];
    }
    case 'position':
    case 'view':
      if (key === 'view' && !hands) return [(words) => words.view];
      state[key] = value.replaceAll('_', ' ');
      return [];
    case 'hands':
      if (!hands) return [(words) => words.view];
      state.hands = value === '' ? [] : value.split(',', MAX_MOVES);
      return [];
    case 'deal':
      if (!/^[\w-]{1,64}(\.[\w-]{1,64}){0,7}$/.test(value)) return [(words) => words.damaged(key)];
      state.deal = value;
      return [];
    case 'moves': {
      const moves = value === '' ? [] : value.split('_', MAX_MOVES + 1);
      state.moves = moves.slice(0, MAX_MOVES);
      return moves.length > MAX_MOVES ? [(words) => words.moves(MAX_MOVES)] : [];
    }
    case 'players': {
      const playerKinds = value.split(',');
      const unknown = playerKinds.find((playerKind) => !PLAYER_KINDS.some((known) => known === playerKind));
      if (unknown !== undefined) return [(words) => words.playerKind(truncate(unknown), [...PLAYER_KINDS])];
      if (playerKinds.length < leastSeats || playerKinds.length > seats.length)
        return [(words) => words.players(playerKinds.length, leastSeats, seats.length)];
      state.playerKinds = playerKinds as PlayerKind[];
      return [];
    }
    case 'match': {
      const [, id = '', from = ''] = /^([a-z0-9]{4,16})-(\d)$/.exec(value) ?? [];
      if (id === '' || Number(from) >= seats.length) return [(words) => words.match(shown)];
      state.match = { id, from: Number(from) };
      return [];
    }
    case 'ending': {
      const [, seat] = /^resigned-(\d)$/.exec(value) ?? [];
      if (value !== 'draw' && (seat === undefined || Number(seat) >= seats.length))
        return [(words) => words.ending(shown)];
      state.ending = seat === undefined ? 'draw' : Number(seat);
      return [];
    }
    case 'at': {
      state.at = parseInteger(value, 9999);
      return state.at === null ? [(words) => words.at(shown)] : [];
    }
    case 'clock': {
      const clock = hasClock ? parseClock(value) : undefined;
      if (!hasClock) return [(words) => words.unknown(key)];
      if (!clock) return [(words) => words.clock(shown)];
      state.clock = { ...clock, left: null };
      return [];
    }
    case 'left': {
      const left = value.split(',').map(parseSeconds);
      if (!state.clock) return [(words) => words.leftAlone];
      if (left.length !== seats.length || left.includes(null)) return [(words) => words.left(shown, seats.length)];
      state.clock.left = left.map((seconds) => Math.round(Number(seconds) * 1000));
      return [];
    }
    default: {
      const option = options.find((known) => known.key === key);
      if (!option) return [(words) => words.unknown(truncate(key))];
      const values = option.choices.map((choice) => choice.value);
      if (!values.includes(value)) return [(words) => words.option(key, shown, values)];
      if (value !== defaultOf(option)) state.options[key] = value;
      return [];
    }
  }
}

/** The default value of an option. */
export function defaultOf({ choices, default: defaultValue = choices[0]?.value }: Option) {
  return defaultValue;
}

/** Parses a seed; undefined if the text is invalid. */
export function parseSeed(text: string) {
  return parseInteger(text, MAX_SEED) ?? undefined;
}

/** Formats a table as a fragment with its `#`. */
export function formatLink({
  game,
  seed,
  position,
  view,
  hands,
  deal,
  moves,
  playerKinds,
  options,
  clock,
  ending = null,
  match,
  at,
}: GameLink) {
  const pairs = [];
  if (seed !== null) pairs.push(`seed=${seed}`);
  if (position !== null) pairs.push(`position=${encode(position.replaceAll(' ', '_'))}`);
  if (view !== undefined) pairs.push(`view=${encode(view.replaceAll(' ', '_'))}`);
  if (hands !== undefined) pairs.push(`hands=${hands.join(',')}`);
  if (deal !== undefined) pairs.push(`deal=${deal}`);
  if (playerKinds !== null) pairs.push(`players=${formatPlayers(playerKinds)}`);
  for (const [key, value] of Object.entries(options)) pairs.push(`${key}=${value}`);
  if (match) pairs.push(`match=${match.id}-${match.from}`);
  if (clock) pairs.push(`clock=${formatClock(clock)}`);
  if (clock?.left && moves.length > 0)
    pairs.push(`left=${clock.left.map((millis) => Math.ceil(millis / 100) / 10).join(',')}`);
  if (moves.length > 0) pairs.push(`moves=${encode(moves.join('_'))}`);
  if (ending !== null) pairs.push(`ending=${ending === 'draw' ? ending : `resigned-${ending}`}`);
  if (at !== null && at !== moves.length) pairs.push(`at=${at}`);
  return `#/${game}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
}

/** Formats the review of a game as a fragment. */
export function reviewLink(state: GameLink) {
  return formatLink(state).replace(/^#\/\w+/, '$&/review');
}

/** Formats the options of a game as a set-up for the engine. */
export function formatSetup(
  game: Pick<GamePage, 'leastSeats' | 'playerKinds'>,
  { options, playerKinds }: Pick<GameLink, 'options' | 'playerKinds'>,
) {
  const pairs = Object.entries(options).map(([key, value]) => `${key}=${value}`);
  if (game.leastSeats !== undefined) pairs.push(`players=${(playerKinds ?? game.playerKinds).length}`);
  return pairs.join(' ');
}

/** Percent-encodes the characters that a fragment can't contain, and the separator `&`. */
function encode(text: string) {
  return text.replace(/[^\w\-.~!$'()*+,;:@/?]/gu, encodeURIComponent);
}

function decode(text: string) {
  try {
    // Half a character, which messages and storage may have, could not be encoded again.
    return decodeURIComponent(text).replace(/\p{Cs}/gu, '');
  } catch {
    return null;
  }
}

/** Parses a whole number; null if the text is invalid or the number exceeds the maximum. */
function parseInteger(text: string, max: number) {
  const number = /^(0|[1-9]\d{0,15})$/.test(text) ? Number(text) : NaN;
  return number <= max ? number : null;
}

/** Parses seconds with tenths, below a million; null if the text is invalid. */
function parseSeconds(text: string) {
  return /^(0|[1-9]\d{0,5})(\.\d)?$/.test(text) ? Number(text) : null;
}

/** Truncates a text for display, and shows what can't be seen. */
export function truncate(text: string) {
  return excerpt(text, 24);
}
