// What is kept in the browser: the game on each table, the games that were cleared away, the games by link, and the settings.

import { change, read, readKept } from './changes.js';
import { MATCHES, SETTINGS, SHELF, tableKey } from './keys.js';
import { findGame, GAMES } from '../games/index.js';
import { formatLink, parseLink } from '../links/link.js';
import { relationOf, stateOf } from './kept.js';

/** @import { Change } from './changes.js' */
/** @import { GamePage, Settings, TableState } from '../types.js' */

/** How many games are remembered beside those on the tables. */
const MOST_SHELVED = 20;
/** How many games by link are remembered. */
const MOST_MATCHES = 40;
/** The last millisecond that a date can name. */
const LATEST = 8.64e15;

/**
 * A game that was cleared away for another one. What it is called is made of its link; `words` is for releases that don't know it
 * otherwise: the id of the game, or the sentence of an older release.
 *
 * @typedef {{ link: string, words: string, when: number }} Shelved
 */

/**
 * A game by link, and the seats that are played from here. `isPlayed` says whether a person has made a move of it here; an
 * earlier release did not say.
 *
 * @typedef {{ id: string, link: string, seats: number[], when: number, isPlayed?: boolean }} SavedMatch
 */

/** @type {Settings} */
const DEFAULTS = { theme: 'auto', coordinates: true, gains: true, pause: 600, language: 'auto' };
const SETTING_NAMES = /** @type {(keyof Settings)[]} */ (Object.keys(DEFAULTS));
/** @type {Settings} The settings as this page has read or changed them last. */
let lastSettings = DEFAULTS;

/**
 * The link of the game on a table, or null.
 *
 * @param {string} game
 */
export function savedTable(game) {
  return read(tableKey(game));
}

/**
 * The games that were cleared away, the latest first.
 *
 * @returns {Shelved[]}
 */
export function shelf() {
  return listOf(read(SHELF), isShelved);
}

/**
 * Remembers a game that makes room for another one.
 *
 * @param {TableState} state
 */
export function shelve(state) {
  const { name, change: shelving } = shelvingOf(state, null);
  change(SHELF, name, shelving);
}

/**
 * The change that puts a game among the earlier ones. An earlier game that goes on in it, or in the one that takes its place on the
 * table, is no game of its own.
 *
 * @param {TableState} state
 * @param {TableState | null} instead the one that takes its place
 * @returns {{ name: string, change: Change }}
 */
export function shelvingOf(state, instead) {
  const link = formatLink(state);
  const item = { link, words: state.game, when: Date.now() };
  const goesOn = (/** @type {Shelved} */ other) => {
    const earlier = stateOf(other.link);
    return earlier !== null && [state, instead].some((game) => game !== null && /same|earlier/.test(relationOf(game, earlier)));
  };
  const apply = (/** @type {string | null} */ text) => {
    const others = listOf(text, isShelved).filter((other) => other.link !== link && !goesOn(other));
    return JSON.stringify([item, ...others].slice(0, MOST_SHELVED));
  };
  return { name: link, change: { apply } };
}

/**
 * Whether a game is among the earlier ones, as far as it has been played.
 *
 * @param {TableState} state
 */
export function isOnShelf(state) {
  return shelf().some(({ link }) => {
    const other = stateOf(link);
    return other !== null && /same|later/.test(relationOf(state, other));
  });
}

/**
 * Forgets a game that was cleared away.
 *
 * @param {string} link
 */
export function unshelve(link) {
  change(SHELF, link, { apply: (text) => JSON.stringify(listOf(text, isShelved).filter((item) => item.link !== link)) });
}

/**
 * The games by link, the latest first.
 *
 * @returns {SavedMatch[]}
 */
export function savedMatches() {
  return listOf(read(MATCHES), isMatch);
}

/**
 * Keeps a game by link, unless it is kept with more moves. Where other moves are kept, both games are: the other one becomes an
 * earlier game. So does one that was played here and makes room.
 *
 * @param {string} id
 * @param {TableState} state
 * @param {number[]} seats the seats that are played from here
 * @param {object} [here]
 * @param {boolean} [here.isPlayed] whether a person has made a move of it here
 * @param {(state: TableState) => void} [here.onShelved] told of a game that has made room and is an earlier game now
 */
export function saveMatch(id, state, seats, { isPlayed = false, onShelved = () => {} } = {}) {
  const link = formatLink(state);
  const find = (/** @type {string | null} */ text) => listOf(text, isMatch).find((match) => match.id === id);
  /** @returns {SavedMatch[]} */
  const listWith = (/** @type {string | null} */ text) => {
    const others = listOf(text, isMatch).filter((match) => match.id !== id);
    return [{ id, link, seats, when: Date.now(), isPlayed: isPlayed || find(text)?.isPlayed === true }, ...others];
  };
  const leaving = (/** @type {string | null} */ text) => (find(text) ? undefined : leavingOf(listWith(text)));
  const shelved = (/** @type {string | null} */ text) => {
    const match = leaving(text);
    return match && match.id !== id && isTouched(match) ? stateOf(match.link) : null;
  };
  change(MATCHES, id, {
    apply: (text) => {
      const before = find(text);
      const kept = stateOf(before?.link ?? null);
      if (before?.link === link || (kept && relationOf(state, kept) === 'later')) return text;
      const gone = leaving(text);
      return JSON.stringify(listWith(text).filter((match) => match.id !== gone?.id));
    },
    displaced: (text) => {
      const kept = stateOf(find(text)?.link ?? null);
      const isLost = kept !== null && kept.moves.length > 0 && /fork|other/.test(relationOf(state, kept));
      const earlier = isLost ? kept : shelved(text);
      return earlier && shelvingOf({ ...earlier, match: null }, null);
    },
    done: (before) => {
      const earlier = shelved(before);
      if (earlier) onShelved(earlier);
    },
  });
}

/**
 * The game that makes room where there are too many: the oldest of those that nobody has played here, or else the oldest.
 *
 * @param {SavedMatch[]} matches the latest first
 */
function leavingOf(matches) {
  if (matches.length <= MOST_MATCHES) return undefined;
  return matches.findLast((match) => !isTouched(match)) ?? matches.at(-1);
}

/**
 * Whether a person may have made a move here.
 *
 * @param {SavedMatch} match
 */
function isTouched({ link, isPlayed }) {
  return isPlayed ?? (stateOf(link)?.moves.length ?? 0) > 0;
}

/**
 * Forgets a game by link.
 *
 * @param {string} id
 */
export function forgetMatch(id) {
  change(MATCHES, id, { apply: (text) => JSON.stringify(listOf(text, isMatch).filter((match) => match.id !== id)) });
}

/** @returns {Settings} */
export function loadSettings() {
  const stored = objectOf(read(SETTINGS));
  const settings = { ...DEFAULTS };
  for (const key of SETTING_NAMES) {
    if (typeof stored[key] === typeof DEFAULTS[key]) Object.assign(settings, { [key]: stored[key] });
  }
  lastSettings = { ...settings };
  return settings;
}

/**
 * Keeps the settings that have changed; the others stay as another page may have chosen them.
 *
 * @param {Settings} settings
 */
export function saveSettings(settings) {
  for (const key of SETTING_NAMES) {
    const value = settings[key];
    if (value === lastSettings[key]) continue;
    change(SETTINGS, key, { apply: (text) => JSON.stringify({ ...objectOf(text), [key]: value }) });
  }
  lastSettings = { ...settings };
}

/**
 * What of all that is kept can't be read: a game on its table, or one of the others.
 *
 * @typedef {{ game: GamePage } | 'earlier' | 'byLink' | 'settings'} Damage
 */

/**
 * All that is kept and can't be read.
 *
 * @returns {Damage[]}
 */
export function damages() {
  const [shelved, matches, settings] = [SHELF, MATCHES, SETTINGS].map(readKept);
  const tables = GAMES.filter((game) => {
    const link = readKept(tableKey(game.id));
    const place = link === null ? null : parseLink(link, findGame);
    return place !== null && (place.screen !== 'table' || place.state.game !== game.id || place.problems.length > 0);
  });
  return [
    ...tables.map((game) => ({ game })),
    ...(isList(shelved ?? null, isShelved) ? [] : [/** @type {const} */ ('earlier')]),
    ...(isList(matches ?? null, isMatch) ? [] : [/** @type {const} */ ('byLink')]),
    ...(settings === null || isObject(parse(settings ?? null)) ? [] : [/** @type {const} */ ('settings')]),
  ];
}

/** @param {any} item */
function isShelved(item) {
  const isDate = Number.isFinite(item?.when) && Math.abs(item.when) <= LATEST;
  return isDate && typeof item.link === 'string' && typeof item.words === 'string';
}

/** @param {any} item */
function isMatch(item) {
  const isDate = Number.isFinite(item?.when) && Math.abs(item.when) <= LATEST;
  return isDate && typeof item.id === 'string' && typeof item.link === 'string' && Array.isArray(item.seats) && item.seats.every(Number.isInteger)
    && ['boolean', 'undefined'].includes(typeof item.isPlayed);
}

/**
 * The items of a list that is kept, without those that can't be read.
 *
 * @param {string | null} text
 * @param {(item: any) => boolean} isItem
 */
function listOf(text, isItem) {
  const list = parse(text);
  return Array.isArray(list) ? list.filter(isItem) : [];
}

/**
 * Whether all of a list that is kept can be read.
 *
 * @param {string | null} text
 * @param {(item: any) => boolean} isItem
 */
function isList(text, isItem) {
  const list = parse(text ?? '[]');
  return Array.isArray(list) && list.every(isItem);
}

/** @param {string | null} text */
function objectOf(text) {
  const object = parse(text);
  return isObject(object) ? object : {};
}

/** @param {any} value */
function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @param {string | null} text */
function parse(text) {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
