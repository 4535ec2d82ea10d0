// What is kept in the browser: the game on each table, the games that were cleared away, and the settings.

/** @import { Settings } from './types.js' */

/** The format's number is part of each key, so that a later release can tell its own from older ones. */
const PREFIX = 'gambol/1/';
/** How many games are remembered beside those on the tables. */
const SHELF = 20;
/** The last millisecond that a date can name. */
const LATEST = 8.64e15;

/**
 * A game that was cleared away for another one.
 *
 * @typedef {{ link: string, words: string, when: number }} Shelved
 */

/** @type {Settings} */
const DEFAULTS = { theme: 'auto', coordinates: true, gains: true, pause: 600 };

/**
 * The link of the game on a table, or null.
 *
 * @param {string} game
 */
export function savedTable(game) {
  return read(`table/${game}`);
}

/**
 * Keeps the game on a table.
 *
 * @param {string} game
 * @param {string} link
 */
export function saveTable(game, link) {
  write(`table/${game}`, link);
}

/**
 * The games that were cleared away, the latest first.
 *
 * @returns {Shelved[]}
 */
export function shelf() {
  const list = parse(read('shelf'));
  return Array.isArray(list) ? list.filter(isShelved) : [];
}

/** @param {any} item */
function isShelved(item) {
  const isDate = Number.isFinite(item?.when) && Math.abs(item.when) <= LATEST;
  return isDate && typeof item.link === 'string' && typeof item.words === 'string';
}

/**
 * Remembers a game that makes room for another.
 *
 * @param {string} link
 * @param {string} words what it was, for the list
 */
export function shelve(link, words) {
  const others = shelf().filter((item) => item.link !== link);
  write('shelf', JSON.stringify([{ link, words, when: Date.now() }, ...others].slice(0, SHELF)));
}

/**
 * Forgets a game that was cleared away.
 *
 * @param {string} link
 */
export function unshelve(link) {
  write('shelf', JSON.stringify(shelf().filter((item) => item.link !== link)));
}

/** How many games by link are remembered. */
const MATCHES = 40;

/**
 * The games by link, the latest first: the link of each, and the seats that are played from here.
 *
 * @typedef {{ id: string, link: string, seats: number[], when: number }} SavedMatch
 * @returns {SavedMatch[]}
 */
export function savedMatches() {
  const list = parse(read('matches'));
  return Array.isArray(list) ? list.filter(isMatch) : [];
}

/** @param {any} item */
function isMatch(item) {
  const isDate = Number.isFinite(item?.when) && Math.abs(item.when) <= LATEST;
  return isDate && typeof item.id === 'string' && typeof item.link === 'string' && Array.isArray(item.seats) && item.seats.every(Number.isInteger);
}

/**
 * Keeps a game by link.
 *
 * @param {string} id
 * @param {string} link
 * @param {number[]} seats
 */
export function saveMatch(id, link, seats) {
  const matches = savedMatches();
  const before = matches.find((match) => match.id === id);
  if (before?.link === link) return;
  const others = matches.filter((match) => match !== before);
  write('matches', JSON.stringify([{ id, link, seats, when: Date.now() }, ...others].slice(0, MATCHES)));
}

/**
 * Forgets a game by link.
 *
 * @param {string} id
 */
export function forgetMatch(id) {
  write('matches', JSON.stringify(savedMatches().filter((match) => match.id !== id)));
}

/** @returns {Settings} */
export function loadSettings() {
  const stored = parse(read('settings')) ?? {};
  const settings = { ...DEFAULTS };
  for (const key of /** @type {(keyof Settings)[]} */ (Object.keys(DEFAULTS))) {
    if (typeof stored[key] === typeof DEFAULTS[key]) Object.assign(settings, { [key]: stored[key] });
  }
  return settings;
}

/** @param {Settings} settings */
export function saveSettings(settings) {
  write('settings', JSON.stringify(settings));
}

// A browser may refuse storage (in a sandboxed frame, or when the disk is full): the game goes on without.

/** @param {string} key */
function read(key) {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {string} value
 */
function write(key, value) {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // See above.
  }
}

/** @param {string | null} text */
function parse(text) {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
