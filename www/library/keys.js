// The names under which the browser keeps things, each written here alone.

/** The number says how what is kept is written, so that a later release can tell its own from older ones. */
export const FORMAT = 'gambol/1';
/** Begins the name of each text in the browser's storage; what follows is its key. */
export const PREFIX = `${FORMAT}/`;
/** The key of the earlier games: kept before all else, since it takes up what is displaced elsewhere. */
export const SHELF = 'shelf';
/** The key of the games by link. */
export const MATCHES = 'matches';
/** The key of the settings. */
export const SETTINGS = 'settings';

/**
 * The key of the game on a table.
 *
 * @param {string} game
 */
export function tableKey(game) {
  return `table/${game}`;
}
