// The stored data: the game on each table, the archive, the games by link, and the settings.

import { change, readText, readStored } from './changes.js';
import { MATCHES, SETTINGS, ARCHIVE, courseKey, puzzlesKey, tableKey } from './keys.js';
import { findGame, GAMES } from '../games/index.js';
import { formatLink, parseLink } from '../links/link.js';
import { relationOf, parseTable } from './conflicts.js';

/** @import { Change } from './changes.js' */
/** @import { GamePage, Settings, TableState } from '../types.js' */

/** The maximum number of archived games. */
const MAX_ARCHIVED = 20;
/** The maximum number of games by link. */
const MAX_MATCHES = 40;
/** The largest timestamp of a valid `Date`. */
export const MAX_DATE = 8.64e15;

/**
 * A game that was replaced by another one. Its title is derived from its link; if the game is unknown, the title is `words`: the id
 * of the game, or the sentence that an older release has stored.
 *
 * @typedef {{ link: string, words: string, when: number }} ArchivedGame
 */

/**
 * A game by link, and the seats that are played here. `isPlayed` is whether a person has made a move here; an earlier release did
 * not store it.
 *
 * @typedef {{ id: string, link: string, seats: number[], when: number, isPlayed?: boolean }} SavedMatch
 */

/** @type {Settings} */
const DEFAULTS = {
  theme: 'auto', set: 'auto', coordinates: true, gains: true, pause: 600, language: 'auto', lastGame: '', lastSetup: {},
  sound: true, volume: 40, vibration: true, confirm: false, premove: false, scan: 0, wake: true, keys: true,
};
/** The largest number of any setting. */
const MOST = 5000;
const SETTING_NAMES = /** @type {(keyof Settings)[]} */ (Object.keys(DEFAULTS));
/** @type {Settings} The settings as this tab has last read or written them. */
let lastSettings = DEFAULTS;

/**
 * The link of the game on a table; null if there is none.
 *
 * @param {string} game
 */
export function savedTable(game) {
  return readText(tableKey(game));
}

/**
 * The address where a game is learnt: its first lesson, and from the end of that on its course.
 *
 * @param {string} game
 */
export const wayToLearn = (game) => `#/${game}/${readText(courseKey(game)) === null ? 'learn' : 'course'}`;

/**
 * The archived games, the latest first.
 *
 * @returns {ArchivedGame[]}
 */
export function archivedGames() {
  return parseList(readText(ARCHIVE), isArchivedGame);
}

/**
 * Archives a game.
 *
 * @param {TableState} state
 */
export function archive(state) {
  const { name, change: shelving } = archiveChange(state, null);
  change(ARCHIVE, name, shelving);
}

/**
 * The change that archives a game. Archived games that the game, or its replacement on the table, continues are removed.
 *
 * @param {TableState} state
 * @param {TableState | null} replacement
 * @returns {{ name: string, change: Change }}
 */
export function archiveChange(state, replacement) {
  const link = formatLink(state);
  const item = { link, words: state.game, when: Date.now() };
  const isContinued = (/** @type {ArchivedGame} */ other) => {
    const earlier = parseTable(other.link);
    return earlier !== null && [state, replacement].some((game) => game !== null && /same|earlier/.test(relationOf(game, earlier)));
  };
  const apply = (/** @type {string | null} */ text) => {
    const others = parseList(text, isArchivedGame).filter((other) => other.link !== link && !isContinued(other));
    return JSON.stringify([item, ...others].slice(0, MAX_ARCHIVED));
  };
  return { name: link, change: { apply } };
}

/**
 * Whether a game is archived with all of its moves.
 *
 * @param {TableState} state
 */
export function isArchived(state) {
  return archivedGames().some(({ link }) => {
    const other = parseTable(link);
    return other !== null && /same|later/.test(relationOf(state, other));
  });
}

/**
 * Removes a game from the archive.
 *
 * @param {string} link
 */
export function removeArchived(link) {
  change(ARCHIVE, link, { apply: (text) => JSON.stringify(parseList(text, isArchivedGame).filter((item) => item.link !== link)) });
}

/**
 * The games by link, the latest first.
 *
 * @returns {SavedMatch[]}
 */
export function savedMatches() {
  return parseList(readText(MATCHES), isSavedMatch);
}

/**
 * Saves a game by link, unless it is stored with more moves. A stored game of the same match with other moves is archived, and so
 * is an evicted game that was played here.
 *
 * @param {string} id
 * @param {TableState} state
 * @param {number[]} seats the seats that are played here
 * @param {object} [here]
 * @param {boolean} [here.isPlayed] whether a person has made a move here
 * @param {(state: TableState) => void} [here.onArchived] called with an evicted game that was archived
 */
export function saveMatch(id, state, seats, { isPlayed = false, onArchived = () => {} } = {}) {
  const link = formatLink(state);
  const find = (/** @type {string | null} */ text) => parseList(text, isSavedMatch).find((match) => match.id === id);
  /** @returns {SavedMatch[]} */
  const listWith = (/** @type {string | null} */ text) => {
    const others = parseList(text, isSavedMatch).filter((match) => match.id !== id);
    return [{ id, link, seats, when: Date.now(), isPlayed: isPlayed || find(text)?.isPlayed === true }, ...others];
  };
  const evicted = (/** @type {string | null} */ text) => (find(text) ? undefined : evictedOf(listWith(text)));
  const archivedBy = (/** @type {string | null} */ text) => {
    const match = evicted(text);
    return match && match.id !== id && isPlayedHere(match) ? parseTable(match.link) : null;
  };
  change(MATCHES, id, {
    apply: (text) => {
      const before = find(text);
      const stored = parseTable(before?.link ?? null);
      if (before?.link === link || (stored && relationOf(state, stored) === 'later')) return text;
      const gone = evicted(text);
      return JSON.stringify(listWith(text).filter((match) => match.id !== gone?.id));
    },
    archive: (text) => {
      const stored = parseTable(find(text)?.link ?? null);
      const isLost = stored !== null && stored.moves.length > 0 && /fork|other/.test(relationOf(state, stored));
      const earlier = isLost ? stored : archivedBy(text);
      return earlier && archiveChange({ ...earlier, match: null }, null);
    },
    onStored: (before) => {
      const earlier = archivedBy(before);
      if (earlier) onArchived(earlier);
    },
  });
}

/**
 * The game to evict if there are too many: the oldest one that nobody has played here, otherwise the oldest.
 *
 * @param {SavedMatch[]} matches the latest first
 */
function evictedOf(matches) {
  if (matches.length <= MAX_MATCHES) return undefined;
  return matches.findLast((match) => !isPlayedHere(match)) ?? matches.at(-1);
}

/**
 * Whether a person may have made a move of the game here.
 *
 * @param {SavedMatch} match
 */
function isPlayedHere({ link, isPlayed }) {
  return isPlayed ?? (parseTable(link)?.moves.length ?? 0) > 0;
}

/**
 * Removes a game by link.
 *
 * @param {string} id
 */
export function removeMatch(id) {
  change(MATCHES, id, { apply: (text) => JSON.stringify(parseList(text, isSavedMatch).filter((match) => match.id !== id)) });
}

/**
 * Loads the settings; a missing or invalid one has its default.
 *
 * @returns {Settings}
 */
export function loadSettings() {
  const stored = parseObject(readText(SETTINGS));
  const settings = { ...DEFAULTS };
  for (const key of SETTING_NAMES) {
    const value = stored[key];
    // A number of storage may be infinite.
    if (typeof value === typeof DEFAULTS[key] && value !== null && !(typeof value === 'number' && Math.abs(value) > MOST)) Object.assign(settings, { [key]: value });
  }
  lastSettings = { ...settings };
  return settings;
}

/**
 * Saves the settings that have changed; the others may have been changed by another tab.
 *
 * @param {Settings} settings
 */
export function saveSettings(settings) {
  for (const key of SETTING_NAMES) {
    const value = settings[key];
    if (value === lastSettings[key]) continue;
    change(SETTINGS, key, { apply: (text) => JSON.stringify({ ...parseObject(text), [key]: value }) });
  }
  lastSettings = { ...settings };
}

/**
 * Stored data that can't be read: the game on a table, the progress in puzzles or the course of a game, the archive, the games by
 * link, or the settings.
 *
 * @typedef {{ game: GamePage } | { progress: GamePage } | 'earlier' | 'byLink' | 'settings'} Damage
 */

/**
 * Finds the stored data that can't be read.
 *
 * @returns {Damage[]}
 */
export function findDamage() {
  const [archived, matches, settings] = [ARCHIVE, MATCHES, SETTINGS].map(readStored);
  const tables = GAMES.filter((game) => {
    const link = readStored(tableKey(game.id));
    const place = link === null ? null : parseLink(link, findGame);
    return place !== null && (place.screen !== 'table' || place.state.game !== game.id || place.problems.length > 0);
  });
  const isUnreadable = (/** @type {string | null | undefined} */ text) => text !== null && !isObject(parseJson(text ?? null));
  const learning = GAMES.filter(({ id }) => [courseKey(id), puzzlesKey(id)].map(readStored).some(isUnreadable));
  return [
    ...tables.map((game) => ({ game })),
    ...learning.map((game) => ({ progress: game })),
    ...(isValidList(archived ?? null, isArchivedGame) ? [] : [/** @type {const} */ ('earlier')]),
    ...(isValidList(matches ?? null, isSavedMatch) ? [] : [/** @type {const} */ ('byLink')]),
    ...(isUnreadable(settings) ? [/** @type {const} */ ('settings')] : []),
  ];
}

/** @param {any} item */
function isArchivedGame(item) {
  const isDate = Number.isFinite(item?.when) && Math.abs(item.when) <= MAX_DATE;
  return isDate && typeof item.link === 'string' && typeof item.words === 'string';
}

/** @param {any} item */
function isSavedMatch(item) {
  const isDate = Number.isFinite(item?.when) && Math.abs(item.when) <= MAX_DATE;
  return isDate && typeof item.id === 'string' && typeof item.link === 'string' && Array.isArray(item.seats) && item.seats.every(Number.isInteger)
    && ['boolean', 'undefined'].includes(typeof item.isPlayed);
}

/**
 * Parses a stored list; invalid items are left out.
 *
 * @param {string | null} text
 * @param {(item: any) => boolean} isItem
 */
function parseList(text, isItem) {
  const list = parseJson(text);
  return Array.isArray(list) ? list.filter(isItem) : [];
}

/**
 * Whether a stored list and all its items are valid.
 *
 * @param {string | null} text
 * @param {(item: any) => boolean} isItem
 */
function isValidList(text, isItem) {
  const list = parseJson(text ?? '[]');
  return Array.isArray(list) && list.every(isItem);
}

/** @param {string | null} text */
function parseObject(text) {
  const object = parseJson(text);
  return isObject(object) ? object : {};
}

/**
 * Whether a value is an object, and neither a list nor null.
 *
 * @param {any} value
 */
export function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The value of a stored text; null if there is none or it is damaged.
 *
 * @param {string | null} text
 */
export function parseJson(text) {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
