// The small game that tests add as a fifth one: where its folders go, and the lines of the registries.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The two folders of the game, and where a game has them. */
export const FOLDERS = /** @type {const} */ ([
  ['tests/reversi/engine', 'engine/src/games/reversi'],
  ['tests/reversi/www', 'www/games/reversi'],
]);

/** @type {[string, RegExp, string][]} What is added to the registries: after what, and which text. */
const LINES = [
  ['engine/src/games/mod.rs', /^pub mod luckymoose;\n/m, 'pub mod reversi;\n'],
  ['engine/src/games/mod.rs', /^ {4}Entry::new::<.*\n(?=\];)/m, '    Entry::new::<reversi::Reversi, PrincipalVariation<reversi::Reversi>>(),\n'],
  ['www/games/index.js', /^import \{ luckymoose .*\n/m, "import { reversi } from './reversi/index.js';\n"],
  ['www/games/index.js', /GAMES = \[[^\]]*/, ', reversi'],
];

/**
 * Adds the lines of the game to the registries.
 *
 * @param {string} root the folder of the sources
 */
export function addLines(root) {
  for (const [path, place, line] of LINES) {
    const text = readFileSync(join(root, path), 'utf8');
    const added = text.replace(place, (found) => found + line);
    if (added === text) throw new Error(`${path} has no place for ${line.trim()}`);
    writeFileSync(join(root, path), added);
  }
}
