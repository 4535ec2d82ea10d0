// Finds stored texts that can't be read, and names them. It is loaded once there are texts.

import { GAMES, findGame } from '../games/index.ts';
import { parseLink } from '../links/link.ts';
import { libraryWords } from './failures.ts';
import { ARCHIVE, MATCHES, SETTINGS, courseKey, puzzlesKey, tableKey } from './keys.ts';
import { isArchivedGame, isObject, isSavedMatch, parseJson, storedTexts } from './storage.ts';
import type { GamePage } from '../games/page.ts';

/**
 * Stored data that can't be read: the game on a table, the progress in puzzles or the course of a game, the archive,
 * the games by link, or the settings.
 */
export type Damage = { game: GamePage } | { progress: GamePage } | 'earlier' | 'byLink' | 'settings';

/** Finds the texts that can't be read. */
export function findDamage(texts = storedTexts()): Damage[] {
  const textOf = (key: string) => texts.get(key) ?? null;
  const tables = GAMES.filter((game) => {
    const link = textOf(tableKey(game.id));
    const place = link === null ? null : parseLink(link, findGame);
    return place !== null && (place.screen !== 'table' || place.state.game !== game.id || place.problems.length > 0);
  });
  const isUnreadable = (text: string | null) => text !== null && !isObject(parseJson(text));
  const learning = GAMES.filter(({ id }) => [courseKey(id), puzzlesKey(id)].map(textOf).some(isUnreadable));
  return [
    ...tables.map((game) => ({ game })),
    ...learning.map((game) => ({ progress: game })),
    ...(isValidList(textOf(ARCHIVE), isArchivedGame) ? [] : ['earlier' as const]),
    ...(isValidList(textOf(MATCHES), isSavedMatch) ? [] : ['byLink' as const]),
    ...(isUnreadable(textOf(SETTINGS)) ? ['settings' as const] : []),
  ];
}

/** Whether a stored list and all its items are valid. */
function isValidList(text: string | null, isItem: (item: any) => boolean) {
  const list = parseJson(text ?? '[]');
  return Array.isArray(list) && list.every(isItem);
}

/** The message for stored texts that can't be read; null if its words can't be loaded. */
export async function damageWords(damages: Damage[]) {
  const words = (await libraryWords())?.kept;
  if (!words) return null;
  return words.damaged(
    damages.map((damage) => {
      if (typeof damage === 'string') return words[damage];
      return 'game' in damage ? words.game(damage.game.name) : words.progress(damage.progress.name);
    }),
  );
}
