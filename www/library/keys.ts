// The keys of the browser's storage.

/** The folder of the page without its last slash; empty at the root of its host. */
const FOLDER = (globalThis.location?.pathname ?? '').replace(/\/[^/]*$/, '');
/**
 * Distinguishes the names of copies of the page in different folders of a host; empty at the root. No path contains the
 * last character.
 */
export const FOLDER_SUFFIX = FOLDER && `@${FOLDER}>`;
/** The version of the stored format: the names of a page at the root, and those of earlier releases in any folder. */
export const ROOT = 'gambol/1';
/** The names of this page: of its channels and locks, and the beginning of those in storage. */
export const FORMAT = ROOT + FOLDER_SUFFIX;
/** The prefix of each name in the browser's storage; the rest of the name is the key. */
export const PREFIX = `${FORMAT}/`;
/**
 * The key of the archive, which is stored before all other keys because replaced games move there. Its name is that of
 * the first release.
 */
export const ARCHIVE = 'shelf';
/** The key of the games by link. */
export const MATCHES = 'matches';
/** The key of the settings. */
export const SETTINGS = 'settings';

/** The key of a table. */
export function tableKey(game: string) {
  return `table/${game}`;
}

/** The key of a course; there is a text once the first lesson of the game is done. */
export const courseKey = (game: string) => `course/${game}`;

/** The key of the progress in the puzzles of a game. */
export const puzzlesKey = (game: string) => `puzzles/${game}`;

/** The key that marks that a page in a folder has taken over what an earlier release stored at the root. */
export const MIGRATED = 'taken';
