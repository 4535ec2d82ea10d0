// The stored data: the game on each table, the archive, the games by link, and the settings.

import { change, readText, readStored, type Change } from './changes.ts';
import { MATCHES, SETTINGS, ARCHIVE, courseKey, puzzlesKey, tableKey } from './keys.ts';
import { GAMES } from '../games/index.ts';
import { formatLink } from '../links/link.ts';
import { relationOf, parseTable } from './conflicts.ts';
import type { GameLink } from '../links/state.ts';
import type { Settings } from './settings.ts';

/** The maximum number of archived games. */
const MAX_ARCHIVED = 20;
/** The maximum number of games by link. */
const MAX_MATCHES = 40;
/** The largest timestamp of a valid `Date`. */
export const MAX_DATE = 8.64e15;

/**
 * A game that was replaced by another one. Its title is derived from its link; if the game is unknown, the title is
 * `words`: the id of the game, or the sentence that an older release has stored.
 */
export interface ArchivedGame {
  link: string;
  words: string;
  when: number;
}

/**
 * A game by link, and the seats that are played here. `isPlayed` is whether a person has made a move here; an earlier
 * release did not store it. `names` are those of the people on connected devices, by seat; empty where none is known.
 */
export interface SavedMatch {
  id: string;
  link: string;
  seats: number[];
  when: number;
  isPlayed?: boolean;
  names?: string[];
}

const DEFAULTS: Settings = {
  theme: 'auto',
  set: 'auto',
  coordinates: true,
  gains: true,
  pause: 600,
  language: 'auto',
  lastGame: '',
  lastSetup: {},
  runs: {},
  sound: true,
  volume: 40,
  vibration: true,
  confirm: false,
  premove: false,
  scan: 0,
  wake: true,
  keys: true,
  name: '',
  servers: '',
};
/** The maximum of any number in the settings. */
const MAX_SETTING = 5000;
const SETTING_NAMES = Object.keys(DEFAULTS) as (keyof Settings)[];
/** The settings as this tab has last read or written them. */
let lastSettings: Settings = DEFAULTS;

/** The link of the game on a table; null if there is none. */
export function savedTable(game: string) {
  return readText(tableKey(game));
}

/** Whether the first lesson of a game is done. */
export const hasLearnt = (game: string) => readText(courseKey(game)) !== null;

/** Whether anything of a game is learnt or tried. */
export const hasTried = (game: string) => hasLearnt(game) || readText(puzzlesKey(game)) !== null;

/** The address where a game is learnt: its first lesson, and from the end of that on its course. */
export const wayToLearn = (game: string) => `#/${game}/${hasLearnt(game) ? 'course' : 'learn'}`;

/** The archived games, the latest first. */
export function archivedGames(): ArchivedGame[] {
  return parseList(readText(ARCHIVE), isArchivedGame);
}

/** Archives a game. */
export function archive(state: GameLink) {
  const { name, change: shelving } = archiveChange(state, null);
  change(ARCHIVE, name, shelving);
}

/**
 * The change that archives a game. Archived games that the game, or its replacement on the table, continues are
 * removed.
 */
export function archiveChange(state: GameLink, replacement: GameLink | null): { name: string; change: Change } {
  const link = formatLink(state);
  const item = { link, words: state.game, when: Date.now() };
  const isContinued = (other: string) =>
    [state, replacement].some((game) => game !== null && isRelated(game, other, /same|earlier/));
  const apply = (text: string | null) => {
    const others = parseList(text, isArchivedGame).filter((other) => other.link !== link && !isContinued(other.link));
    return JSON.stringify([item, ...others].slice(0, MAX_ARCHIVED));
  };
  return { name: link, change: { apply } };
}

/** Whether a game is archived with all of its moves. */
export function isArchived(state: GameLink) {
  return archivedGames().some(({ link }) => isRelated(state, link, /same|later/));
}

/** Whether the relation of the game of a link to another one is among the given. */
function isRelated(state: GameLink, link: string, relations: RegExp) {
  const other = parseTable(link);
  return other !== null && relations.test(relationOf(state, other));
}

/** Removes a game from the archive. */
export function removeArchived(link: string) {
  change(ARCHIVE, link, {
    apply: (text) => JSON.stringify(parseList(text, isArchivedGame).filter((item) => item.link !== link)),
  });
}

/** The games by link, the latest first. */
export function savedMatches(): SavedMatch[] {
  return parseList(readText(MATCHES), isSavedMatch);
}

/** A game by link; undefined if it is not stored. */
export const savedMatch = (id: string | undefined) => savedMatches().find((match) => match.id === id);

/**
 * Saves a game by link and the seats that are played here; moves only if no more are stored. A stored game of the same
 * match with other moves is archived if somebody plays in it here, and so is an evicted game that was played here.
 *
 * @param seats the seats that are played here; none leaves the stored ones
 * @param here.isPlayed whether a person has made a move here
 * @param here.onArchived called with an evicted game that was archived
 */
export function saveMatch(
  id: string,
  state: GameLink,
  seats: number[],
  { isPlayed = false, onArchived = () => {} }: { isPlayed?: boolean; onArchived?: (state: GameLink) => void } = {},
) {
  const link = formatLink(state);
  const find = (text: string | null) => parseList(text, isSavedMatch).find((match) => match.id === id);
  const listWith = (text: string | null, kept = link): SavedMatch[] => {
    const others = parseList(text, isSavedMatch).filter((match) => match.id !== id);
    const before = find(text);
    // Whoever plays in a game does not lose the seat by watching it.
    const here = seats.length > 0 ? seats : (before?.seats ?? []);
    const isOurs = isPlayed || before?.isPlayed === true;
    return [{ id, link: kept, seats: here, when: Date.now(), isPlayed: isOurs, names: before?.names }, ...others];
  };
  const evicted = (text: string | null) => (find(text) ? undefined : evictedOf(listWith(text)));
  const archivedBy = (text: string | null) => {
    const match = evicted(text);
    return match && match.id !== id && isPlayedHere(match) ? parseTable(match.link) : null;
  };
  change(MATCHES, id, {
    apply: (text) => {
      const before = find(text);
      const isKept = before && (before.link === link || isRelated(state, before.link, /later/));
      // Whoever has watched a game may be invited to play in it.
      if (isKept && (before.seats.length > 0 || seats.length === 0)) return text;
      const gone = evicted(text);
      return JSON.stringify(listWith(text, isKept ? before.link : link).filter((match) => match.id !== gone?.id));
    },
    archive: (text) => {
      const before = find(text);
      const stored = before && before.seats.length > 0 ? parseTable(before.link) : null;
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

/** Remembers who plays a saved game by link on other devices. */
export function nameMatch(id: string, names: string[]) {
  const named = (match: SavedMatch) => (match.id === id ? { ...match, names } : match);
  change(MATCHES, `names ${id}`, { apply: (text) => JSON.stringify(parseList(text, isSavedMatch).map(named)) });
}

/**
 * The game to evict if there are too many: the oldest one without a seat here, but for the latest game; otherwise the
 * oldest that nobody has played here, otherwise the oldest.
 *
 * @param matches the latest first
 */
function evictedOf(matches: SavedMatch[]) {
  if (matches.length <= MAX_MATCHES) return undefined;
  const isWatched = ({ seats }: SavedMatch, at: number) => at > 0 && seats.length === 0;
  return matches.findLast(isWatched) ?? matches.findLast((match) => !isPlayedHere(match)) ?? matches.at(-1);
}

/** Whether a person may have made a move of the game here. */
function isPlayedHere({ link, isPlayed }: SavedMatch) {
  return isPlayed ?? (parseTable(link)?.moves.length ?? 0) > 0;
}

/** A list of games by link without one of them. */
const withoutGame = (id: string) => (text: string | null) =>
  JSON.stringify(parseList(text, isSavedMatch).filter((match) => match.id !== id));

/** Removes a game by link. */
export function removeMatch(id: string) {
  change(MATCHES, id, { apply: withoutGame(id) });
}

/** Forgets the moves that both players of a game by link have taken back: what is saved next would be older. */
export function forgetTakenBack(id: string) {
  // A name of its own, so that the save after it does not replace it.
  change(MATCHES, `cut ${id}`, { apply: withoutGame(id) });
}

/** Loads the settings; a missing or invalid one has its default. */
export function loadSettings(): Settings {
  const stored = parseObject(readText(SETTINGS));
  const settings = { ...DEFAULTS };
  for (const key of SETTING_NAMES) {
    const value = stored[key];
    // A number of storage may be infinite.
    if (
      typeof value === typeof DEFAULTS[key] &&
      value !== null &&
      !(typeof value === 'number' && Math.abs(value) > MAX_SETTING)
    )
      Object.assign(settings, { [key]: value });
  }
  lastSettings = { ...settings };
  return settings;
}

/** Saves the settings that have changed; the others may have been changed by another tab. */
export function saveSettings(settings: Settings) {
  for (const key of SETTING_NAMES) {
    const value = settings[key];
    if (value === lastSettings[key]) continue;
    change(SETTINGS, key, { apply: (text) => JSON.stringify({ ...parseObject(text), [key]: value }) });
  }
  lastSettings = { ...settings };
}

/** The stored texts, by key. */
export function storedTexts() {
  const ofGames = GAMES.flatMap(({ id }) => [tableKey, courseKey, puzzlesKey].map((keyOf) => keyOf(id)));
  const texts = [ARCHIVE, MATCHES, SETTINGS, ...ofGames].map((key) => [key, readStored(key)] as const);
  return new Map(texts.filter(([, text]) => text !== null));
}

/** Whether an item of a list has a link and a date. */
function isListed(item: any) {
  return Number.isFinite(item?.when) && Math.abs(item.when) <= MAX_DATE && typeof item.link === 'string';
}

export function isArchivedGame(item: any) {
  return isListed(item) && typeof item.words === 'string';
}

export function isSavedMatch(item: any) {
  return (
    isListed(item) &&
    typeof item.id === 'string' &&
    Array.isArray(item.seats) &&
    item.seats.every(Number.isInteger) &&
    ['boolean', 'undefined'].includes(typeof item.isPlayed) &&
    Array.isArray(item.names ?? []) &&
    (item.names ?? []).every((name: unknown) => typeof name === 'string')
  );
}

/** Parses a stored list; invalid items are left out. */
function parseList(text: string | null, isItem: (item: any) => boolean) {
  const list = parseJson(text);
  return Array.isArray(list) ? list.filter(isItem) : [];
}

function parseObject(text: string | null) {
  const object = parseJson(text);
  return isObject(object) ? object : {};
}

/** Whether a value is an object, and neither a list nor null. */
export function isObject(value: any) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value of a stored text; null if there is none or it is damaged. */
export function parseJson(text: string | null) {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
