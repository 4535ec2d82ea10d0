// The missing parts of a new game are reported by name.

import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { foldersOf, lacksOf } from '../tools/lacks.ts';
import { FOLDERS, REGISTRIES, withGame } from '../tools/smallgame.ts';

const ROOT = join(import.meta.dirname, '../..');
const work = mkdtempSync(join(tmpdir(), 'gambol-'));
after(() => rmSync(work, { recursive: true }));

for (const id of foldersOf(ROOT)) {
  test(`${id} lacks nothing`, async () => assert.deepEqual(await lacksOf(ROOT, id), []));
}

/**
 * Links everything in a folder but one entry, and makes that one a folder of its own.
 *
 * @param path the entry, and what in it is not linked either
 */
function link(from: string, to: string, [name = '', ...path]: string[]) {
  mkdirSync(to);
  for (const entry of readdirSync(from)) if (entry !== name) symlinkSync(join(from, entry), join(to, entry));
  if (path.length > 0) link(join(from, name), join(to, name), path);
  else if (name) cpSync(join(from, name), join(to, name), { recursive: true });
}

let trees = 0;

/**
 * A tree of sources with the small game in it: its folders and the registries are files of their own, all else is
 * linked.
 */
function treeWithGame() {
  const root = join(work, String((trees += 1)));
  mkdirSync(root);
  for (const [, target] of FOLDERS) {
    const games = dirname(target);
    const [top = '', ...rest] = games.split('/');
    // Files of the registry's folder are copied, folders linked.
    link(join(ROOT, top), join(root, top), [...rest, '']);
    for (const entry of readdirSync(join(ROOT, games), { withFileTypes: true })) {
      if (!entry.isFile()) continue;
      rmSync(join(root, games, entry.name));
      cpSync(join(ROOT, games, entry.name), join(root, games, entry.name));
    }
  }
  for (const [source, target] of FOLDERS) cpSync(join(ROOT, source), join(root, target), { recursive: true });
  for (const path of REGISTRIES)
    writeFileSync(join(root, path), withGame(path, readFileSync(join(root, path), 'utf8')));
  return root;
}

test('the small game lacks nothing', async () => assert.deepEqual(await lacksOf(treeWithGame(), 'reversi'), []));

/** Takes a file or a folder away. */
const without = (path: string) => (root: string) => rmSync(join(root, path), { recursive: true });
/** Takes the text away that matches. */
const cut = (path: string, pattern: RegExp) => (root: string) => {
  const text = readFileSync(join(root, path), 'utf8');
  assert.match(text, pattern);
  writeFileSync(join(root, path), text.replace(pattern, ''));
};

const ENGINE = 'engine/src/games/reversi';
const PAGE = 'www/games/reversi';

/** The missing part, its removal, and the report. */
const PARTS: [string, (root: string) => void, string | RegExp][] = [
  [
    'the module of the engine',
    cut('engine/src/games/mod.rs', /pub mod reversi;\n/),
    'no line “pub mod reversi;” in engine/src/games/mod.rs',
  ],
  [
    'the entry of the engine',
    cut('engine/src/games/mod.rs', /\n.*Entry::new::<reversi::.*/),
    'no entry in the list of engine/src/games/mod.rs',
  ],
  ['the import of the page', cut('www/games/index.ts', /import \{ reversi.*\n/), 'no import in www/games/index.ts'],
  [
    'the place in the list of the page',
    cut('www/games/index.ts', /, reversi(?=\])/),
    'not in the list of www/games/index.ts',
  ],
  ['the rules of the engine', without(ENGINE), 'no engine/src/games/reversi/mod.rs'],
  ['the known positions', without(`${ENGINE}/positions.txt`), 'no engine/src/games/reversi/positions.txt'],
  ['known leaves', cut(`${ENGINE}/positions.txt`, /^leaves .*\n/gm), 'no “leaves” line in its positions.txt'],
  ['the order of moves', cut(`${ENGINE}/positions.txt`, /^order .*\n/m), 'no “order” line in its positions.txt'],
  ['its page', without(`${PAGE}/index.ts`), 'no www/games/reversi/index.ts'],
  ['its id', cut(`${PAGE}/index.ts`, /id: 'reversi',/), 'its index.ts exports no game of the id reversi'],
  ['how it is drawn', cut(`${PAGE}/index.ts`, /\n {2}draw,/), 'no draw in its index.ts'],
  ['a file that it is made of', without(`${PAGE}/input.ts`), /its index\.ts does not load: .*input\.ts/],
  ['its computers', cut(`${PAGE}/index.ts`, /playerKinds: .*\n/), 'no playerKinds in its index.ts'],
  ['the size of its frame', cut(`${PAGE}/index.ts`, /frameHeight: .*\n/), 'no frameHeight in its index.ts'],
  ['its sample game', cut(`${PAGE}/index.ts`, /(?<=sample: \[).*(?=\])/), 'no sample game for the hall'],
  ['the words for a move', cut(`${PAGE}/describe.ts`, /\n {2}effect: [^]*?,\n(?=\n)/), 'no effect in its describe.ts'],
  ['the words in German', without(`${PAGE}/words/de.ts`), 'no words in de'],
  ['one word in French', cut(`${PAGE}/words/fr.ts`, /passes: .*\n/), 'no words.passes in fr'],
  ['the rules page', without(`${PAGE}/rules.ts`), 'no rules.ts'],
  ['the rules page in Arabic', without(`${PAGE}/content/ar/rules.json`), 'no rules page in ar'],
  [
    'a caption in Japanese',
    cut(`${PAGE}/content/ja/rules.json`, /,\n *"caption": "初期.*(?=\n)/),
    'no rules.aim.start.caption in ja',
  ],
  ['the diagrams', cut(`${PAGE}/rules.ts`, /\{ \.\.\.aim[^]*(?=\{ \.\.\.end)/), 'no diagram on its rules page'],
  ['its style', without(`${PAGE}/style.css`), 'no colour --felt-b by day and by night in its style.css'],
  [
    'its style by night',
    cut(`${PAGE}/style.css`, /:root\[data-theme[^]*/),
    'no colour --felt-a by day and by night in its style.css',
  ],
];

for (const [part, leaveOut, words] of PARTS) {
  test(`without ${part}: ${words}`, async () => {
    const root = treeWithGame();
    leaveOut(root);
    const lacks = await lacksOf(root, 'reversi');
    const isSaid = (line: string) => (typeof words === 'string' ? line === `reversi: ${words}` : words.test(line));
    assert.ok(lacks.some(isSaid), lacks.join('\n') || 'nothing is said');
  });
}
