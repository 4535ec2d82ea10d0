// Prints the sizes of the package: what `npm pack` makes, and the board alone as a browser fetches it, compressed, for
// each game. Fails if the board costs too much: `node size.ts`.

import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { GAMES } from '../../www/games/index.ts';

const PACKAGE = join(import.meta.dirname, '../../target/npm');
/** The board without a game, in bytes compressed. */
const MAX_BOARD_SIZE = 20 * 1024;
/** What a module imports at once. */
const IMPORTED = /(?:from|import)\s*"(\.[^"]+)"/g;

const gzipped = (file: string) => gzipSync(readFileSync(join(PACKAGE, file)), { level: 9 }).length;

/** A module and all that it imports. */
function closure(file: string, found: Set<string> = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path = ''] of readFileSync(join(PACKAGE, file), 'utf8').matchAll(IMPORTED))
    closure(join(dirname(file), path), found);
  return found;
}

const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + gzipped(file), 0);

const line = (name: string, raw: number, packed: number) =>
  console.log(`${String(raw).padStart(9)}${String(packed).padStart(9)}  ${name}`);
console.log(`${'bytes'.padStart(9)}${'gzipped'.padStart(9)}  file`);
for (const file of readdirSync(PACKAGE).filter((name) => /\.(js|wasm)$/.test(name)))
  line(file, statSync(join(PACKAGE, file)).size, gzipped(file));
const board = closure('board.js');
const size = sum(board);
line(
  'the board without a game',
  [...board].reduce((total, file) => total + statSync(join(PACKAGE, file)).size, 0),
  size,
);
for (const { id } of GAMES) {
  const module = readdirSync(join(PACKAGE, 'board')).find((name) => name.startsWith(`${id}-`)) ?? '';
  if (!existsSync(join(PACKAGE, 'board', module))) throw new Error(`${id} has no module`);
  const files = [...closure(`board/${module}`)].filter((file) => !board.has(file));
  line(
    `${id}, besides`,
    files.reduce((total, file) => total + statSync(join(PACKAGE, file)).size, 0),
    sum(files),
  );
}
if (size > MAX_BOARD_SIZE) {
  console.error(`size: the board may cost ${MAX_BOARD_SIZE} bytes gzipped, not ${size}`);
  process.exitCode = 1;
}
