// The small game that tests add as a fifth one: its folders, and its lines in the registries.

/** The two folders of the game, and their places in the sources. */
export const FOLDERS = [
  ['tests/reversi/engine', 'engine/src/games/reversi'],
  ['tests/reversi/www', 'www/games/reversi'],
] as const;

/** The lines added to the registries: the file, the text before, and the added text. */
const LINES: [string, RegExp, string][] = [
  ['engine/src/games/mod.rs', /^pub mod luckymoose;\n/m, 'pub mod reversi;\n'],
  [
    'engine/src/games/mod.rs',
    /^ {4}Entry::new::<.*\n(?=\];)/m,
    '    Entry::new::<reversi::Reversi, PrincipalVariation<reversi::Reversi>>(),\n',
  ],
  ['www/games/index.ts', /^import \{ luckymoose .*\n/m, "import { reversi } from './reversi/index.ts';\n"],
  ['www/games/index.ts', /GAMES: GamePage\[\] = \[[^\]]*/, ', reversi'],
];

/** The registries. */
export const REGISTRIES = [...new Set(LINES.map(([path]) => path))];

/** The text of a registry with the game's lines. */
export function withGame(registry: string, text: string) {
  return LINES.filter(([path]) => path === registry).reduce((before, [path, place, line]) => {
    const added = before.replace(place, (found) => found + line);
    if (added === before) throw new Error(`${path} has no place for ${line.trim()}`);
    return added;
  }, text);
}
