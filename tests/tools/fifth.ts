// Adds the small game to a copy of the sources as its author would, and tests it there: `node fifth.ts
// [engine|page|lints|browser …]`, without lints if nothing is named. It may need only two folders and a few lines
// elsewhere; these are printed, and any further line fails the test.

import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { lacksOf } from './lacks.ts';
import { copyPage } from '../../www/build/files.ts';
import { makeRelease } from '../../www/build/release.ts';
import { FOLDERS, REGISTRIES, withGame } from './smallgame.ts';

/** The changed lines allowed outside the two folders. */
const MAX_LINES = 4;
const ROOT = join(import.meta.dirname, '../..');
/** The build directory is kept, so that only changed files are rebuilt. */
const TARGET = process.env.CARGO_TARGET_DIR ?? join(ROOT, 'target');
const COPY = join(TARGET, 'fifth');
/**
 * Settings that build our crates quickly, which takes longer than to run them; the other crates stay as the release has
 * built them.
 */
const settings = (profile: string, ...values: string[]) =>
  values.flatMap((value) => ['--config', `profile.${profile}.${value}`]);
const PAGE_SETTINGS = settings('page.package', 'gambol.opt-level=0', 'gambol-wasm.opt-level=0');
const TEST_SETTINGS = settings(
  'dev.package',
  ...['gambol', 'gambol-tests'].flatMap((name) => [`${name}.opt-level=0`, `${name}.debug=false`]),
);
const WASM = 'wasm32-unknown-unknown';
/** The tests of the engine that use its registry. */
const ENGINE_TESTS = ['games::reversi', 'conformance', 'the_order_of_moves', 'damaged'];

/** The files of the copy, with their contents. */
function sources() {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .trim()
    .split('\n');
  const files: Map<string, Buffer | string> = new Map(
    list.filter((path) => existsSync(join(ROOT, path))).map((path) => [path, readFileSync(join(ROOT, path))]),
  );
  for (const [source, target] of FOLDERS) {
    for (const [path, content] of [...files])
      if (path.startsWith(`${source}/`)) files.set(path.replace(source, target), content);
  }
  for (const path of REGISTRIES) files.set(path, withGame(path, String(files.get(path))));
  return files;
}

/** Writes changed files and removes deleted ones. */
function copy(files: ReturnType<typeof sources>) {
  for (const [path, content] of files) {
    const file = join(COPY, path);
    if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  for (const folder of ['engine', 'wasm', 'www', 'tests']) {
    for (const entry of readdirSync(join(COPY, folder), { recursive: true, encoding: 'utf8' })) {
      const path = `${folder}/${entry}`;
      const isOurs = path.startsWith('tests/results');
      if (!isOurs && !files.has(path) && statSync(join(COPY, path)).isFile()) rmSync(join(COPY, path));
    }
  }
  const packages = join(COPY, 'node_modules');
  if (!existsSync(packages)) symlinkSync(join(ROOT, 'node_modules'), packages);
}

/** The lines that the game changes outside its two folders. */
function difference() {
  const lines = REGISTRIES.flatMap((path) => {
    const before = readFileSync(join(ROOT, path), 'utf8').split('\n');
    const after = readFileSync(join(COPY, path), 'utf8').split('\n');
    return after.filter((line) => !before.includes(line)).map((line) => `   ${path}: ${line.trim()}`);
  });
  for (const [, folder] of FOLDERS) {
    const files = readdirSync(join(COPY, folder), { recursive: true, encoding: 'utf8' }).filter((path) =>
      statSync(join(COPY, folder, path)).isFile(),
    );
    const count = files.reduce(
      (sum, path) => sum + readFileSync(join(COPY, folder, path), 'utf8').split('\n').length - 1,
      0,
    );
    console.log(`   ${folder}: ${files.length} files, ${count} lines`);
  }
  console.log([`   Outside: ${REGISTRIES.length} files, ${lines.length} lines`, ...lines].join('\n'));
  if (lines.length > MAX_LINES) throw new Error(`a game may change ${MAX_LINES} lines outside its folders`);
}

/** Runs a command in the copy, and prints its duration. */
async function run(title: string, command: string, args: string[], folder = '.', variables = {}) {
  const begin = performance.now();
  const child = spawn(command, args, {
    cwd: join(COPY, folder),
    env: { ...process.env, CARGO_TARGET_DIR: TARGET, GAMBOL_GAME: 'reversi', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => output.push(data));
  const code = await new Promise((resolve) =>
    child.on('error', (error) => resolve(error.message)).on('close', resolve),
  );
  console.log(`   ${title}: ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  if (code !== 0) throw new Error(`${title} failed (${code})\n${Buffer.concat(output)}`);
}

/** The tests shared by all games, and those of this game. */
async function testEngine() {
  await run('Rules', 'cargo', [
    'test',
    '--quiet',
    '--locked',
    ...TEST_SETTINGS,
    '--package',
    'gambol',
    '--package',
    'gambol-tests',
    '--lib',
    '--test',
    'rules',
    '--test',
    'texts',
    '--',
    ...ENGINE_TESTS,
  ]);
}

/** What `make long` adds. Types are those of the built page. */
async function lint() {
  await run('Formatting', 'cargo', ['fmt', '--all', '--check']);
  await run('Lints', 'cargo', [
    'clippy',
    '--quiet',
    '--locked',
    '--package',
    'gambol',
    '--lib',
    '--features',
    'gambol/tune',
    '--',
    '-D',
    'warnings',
  ]);
  await run('Types', 'tsc', []);
  await run('Rooms', process.execPath, ['tests/rooms.ts']);
}

/** Builds the page with the quickly built engine. */
async function buildPage() {
  await run('Engine of the page', 'cargo', [
    'build',
    '--quiet',
    '--locked',
    '--package',
    'gambol-wasm',
    '--target',
    WASM,
    '--profile',
    'page',
    ...PAGE_SETTINGS,
  ]);
  const dist = join(COPY, 'dist');
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist);
  await run('Bindings', 'wasm-bindgen', [
    '--target',
    'web',
    '--out-name',
    'gambol-wasm',
    '--out-dir',
    dist,
    join(TARGET, WASM, 'page/gambol_wasm.wasm'),
  ]);
  copyPage(dist, COPY);
  // Minifying takes most of the time and knows no games; `make long` does it with the lints.
  const variables = asked.includes('lints') ? {} : { DEV: '1' };
  await run('Page', process.execPath, ['www/build/bundle.ts', dist], '.', variables);
  makeRelease(dist);
}

/** The Node tests that every game's page must pass. */
async function testPage() {
  await run('Page tests in Node', process.execPath, ['--test', 'tests/page/games.test.ts']);
}

const PARTS = {
  engine: testEngine,
  lints: lint,
  page: async () => {
    await buildPage();
    await testPage();
  },
  browser: () =>
    run('Page tests in the browser', 'playwright', ['test', '--config', 'reversi/playwright.config.ts'], 'tests'),
};
const asked = process.argv.slice(2);
copy(sources());
difference();
const lacks = await lacksOf(COPY, 'reversi');
if (lacks.length > 0) throw new Error(lacks.join('\n'));
/** Runs the requested parts in sequence. */
async function runParts(...parts: (keyof typeof PARTS)[]) {
  for (const part of parts) if (asked.length === 0 ? part !== 'lints' : asked.includes(part)) await PARTS[part]();
}
// The engine is tested while its page is built.
const results = await Promise.allSettled([runParts('engine'), runParts('page', 'lints', 'browser')]);
for (const result of results) {
  if (result.status === 'fulfilled') continue;
  console.error(`fifth: ${Object(result.reason).message}`);
  process.exitCode = 1;
}
