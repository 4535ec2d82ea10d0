// The keys of the browser's storage.

/** The version of the stored format. */
export const FORMAT = 'gambol/1';
/** The prefix of each name in the browser's storage; the rest of the name is the key. */
export const PREFIX = `${FORMAT}/`;
/** The key of the archive, which is stored before all other keys because replaced games move there. */
export const ARCHIVE = 'shelf';
/** The key of the games by link. */
export const MATCHES = 'matches';
/** The key of the settings. */
export const SETTINGS = 'settings';

/**
 * The key of a table.
 *
 * @param {string} game
 */
export function tableKey(game) {
  return `table/${game}`;
}

/**
 * The key of a course; there is a text once the first lesson of the game is done.
 *
 * @param {string} game
 */
export const courseKey = (game) => `course/${game}`;

/**
 * The key of the progress in the puzzles of a game.
 *
 * @param {string} game
 */
export const puzzlesKey = (game) => `puzzles/${game}`;
