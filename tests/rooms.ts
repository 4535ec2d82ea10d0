// The import rules of the page's folders: `node tests/rooms.ts` rejects imports upward, sideways into a game, in
// cycles, or out of the project. ARCHITECTURE.md describes each folder. Imports of types don't count.
// dependency-cruiser parses no TypeScript without a compiler of its own, so it gets a copy of the modules in
// JavaScript, whose names end in `.js`, and of their data.

import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cruise, type IConfiguration } from 'dependency-cruiser';
import { javascript } from '../www/build/javascript.ts';

const ROOT = join(import.meta.dirname, '..');
const COPY = join(ROOT, 'target/rooms');

/** From top to bottom: a folder imports only from those below it. */
const FOLDERS = [
  'main.js',
  'package',
  'app',
  'screens',
  'table',
  'coach',
  'game',
  'library',
  'links',
  'games',
  'core',
  'ui',
  'words',
];
/** The modules of ui/board/ that a game may import. */
const BOARD = 'www/ui/board/(animate|arrows|discs|geometry|light|marks|materials/\\w+|squares|text)\\.js$';
/** Modules outside the page: the generated bindings, the bundled libraries, and what the build makes. */
const OUTSIDE = 'gambol-wasm\\.js$|(^|/)(idb|lean-qr|qr|snabbdom)(/|$)|^(games|docs|package|puzzles):';
/** Modules of Node, which only the package imports. */
const NODE = '^(node:)?(fs/promises|os|worker_threads)$';

const path = (folder: string) => (folder.endsWith('.js') ? `^www/${folder}$` : `^www/${folder}/`);

const rules: IConfiguration = {
  forbidden: [
    ...FOLDERS.slice(1).map((folder, index) => ({
      name: `${folder}-imports-downward`,
      severity: 'error' as const,
      from: { path: path(folder) },
      to: { path: FOLDERS.slice(0, index + 1).map(path) },
    })),
    {
      name: 'every-module-has-a-folder',
      severity: 'error',
      from: { path: '^www/', pathNot: [...FOLDERS.map(path), '^www/root/'] },
      to: {},
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'a-game-imports-its-own-folder-words-and-the-board',
      severity: 'error',
      from: { path: '^www/games/([^/]+)/' },
      to: { pathNot: ['^www/games/$1/', BOARD, '^www/words/'] },
    },
    {
      name: 'games-are-imported-by-their-registry',
      comment: 'Only rules.js and remarks.js are imported by their path, when they are needed.',
      severity: 'error',
      from: { pathNot: '^www/games/' },
      to: { path: '^www/games/[^/]+/', pathNot: '^www/games/[^/]+/(rules|remarks)\\.js$' },
    },
    {
      name: 'the-worker-imports-only-the-engine',
      severity: 'error',
      from: { path: '^www/core/worker\\.js$' },
      to: { pathNot: OUTSIDE },
    },
    {
      name: 'the-package-is-the-engine-the-board-and-live-play',
      severity: 'error',
      from: { path: '^www/package/' },
      to: {
        pathNot: ['^www/(package|core|game/clock\\.js|games|links|ui/board|ui/dom\\.js|words)(/|$)', OUTSIDE, NODE],
      },
    },
    {
      name: 'files-with-a-fixed-address-import-nothing',
      severity: 'error',
      from: { path: '^www/root/' },
      to: { path: '^www/' },
    },
    {
      name: 'four-libraries',
      severity: 'error',
      from: { path: '^www/', pathNot: '^www/package/' },
      to: { pathNot: ['^www/', OUTSIDE] },
    },
    {
      name: 'imports-resolve',
      severity: 'error',
      from: { path: '^www/' },
      to: { couldNotResolve: true, pathNot: OUTSIDE },
    },
  ],
};

rmSync(COPY, { recursive: true, force: true });
for (const file of readdirSync(join(ROOT, 'www'), { recursive: true, encoding: 'utf8' }).filter((name) =>
  /^(?!build\/).*(?<!\.d)\.(ts|json)$/.test(name),
)) {
  const source = readFileSync(join(ROOT, 'www', file), 'utf8');
  const text = file.endsWith('.ts') ? javascript(source) : source;
  const copy = join(COPY, 'www', file.replace(/ts$/, 'js'));
  mkdirSync(dirname(copy), { recursive: true });
  writeFileSync(copy, text.replaceAll(/(\bfrom |\bimport |\bimport\()(['"])(\.[^'"]+)\.ts\2/g, '$1$2$3.js$2'));
}
const { output, exitCode } = await cruise(['www'], {
  validate: true,
  ruleSet: rules,
  outputType: 'err',
  baseDir: COPY,
});
console.log(String(output).trim());
process.exitCode = exitCode;
