// What a developer runs between two edits, some minutes at most: `node check.ts [FILE...]`. It checks the files that
// differ from the last commit, or else those of that commit, by format, types, imports, lints, and the tests that
// checkmap.ts names for them.

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cargoTestOf, LONG_TESTS, MAP } from './checkmap.ts';

const ROOT = join(import.meta.dirname, '../..');

const lines = (text: string) => text.split('\n').filter(Boolean);
const git = (...args: string[]) => lines(execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }));

/** The files that differ from the last commit, or those of that commit. */
function changedFiles() {
  const files = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
  return files.length > 0 ? files : git('show', '--name-only', '--format=', 'HEAD');
}

const files = process.argv.length > 2 ? process.argv.slice(2) : changedFiles();
const has = (pattern: RegExp) => files.some((file) => pattern.test(file));
const chosen = files.flatMap((file) => {
  const found = MAP.filter(([prefix]) => file.startsWith(prefix)).sort(([a], [b]) => b.length - a.length)[0];
  return found ? [found[1]] : [];
});
const isRust = has(/\.rs$|Cargo\.(toml|lock)$/);
// An edit of the engine alone is checked in Rust: another build of the page would take longer than all else.
const isPage = has(/^(www|wasm)\/|^index\.html$|^tests\/.*\.[jt]s$/);
const changedSpecs = files.flatMap((file) => /^tests\/browser\/(.*\.spec)\.ts$/.exec(file)?.[1] ?? []);
const changedTests = files
  .flatMap((file) => /^tests\/page\/(.*\.test\.ts)$/.exec(file)?.[1] ?? [])
  .filter((file) => existsSync(join(ROOT, 'tests/page', file)));
const specs = [
  ...new Set([
    ...chosen.flatMap(({ specs: own = [] }) => own.map((name) => `/${name}.spec`)),
    ...changedSpecs.map((name) => `/${name}`),
  ]),
];
const nodeTests = readdirSync(join(ROOT, 'tests/page')).filter(
  (file) => file.endsWith('.test.ts') && !LONG_TESTS.includes(file),
);
const tests = [...new Set([...nodeTests, ...chosen.flatMap(({ node = [] }) => node), ...changedTests])].map(
  (file) => `tests/page/${file}`,
);
const changedCargo = files.map(cargoTestOf).filter((args) => args !== null);
const cargo = [
  ...new Set([...chosen.flatMap(({ cargo: own = [] }) => own), ...changedCargo].map((args) => args.join(' '))),
].map((args) => args.split(' '));

/** A step: its name, a command with its arguments, and the folder where it runs. */
type Step = [name: string, command: string, args: string[], folder?: string];

const clippy = 'clippy --quiet --locked --workspace --all-targets -- -D warnings'.split(' ');
const rust: Step[] = [
  ...cargo.map((args): Step => ['Rust tests', 'cargo', ['test', '--quiet', '--locked', ...args]]),
  ...(isRust
    ? ([
        ['Formatting', 'cargo', ['fmt', '--all', '--check']],
        ['Lints', 'cargo', clippy],
      ] satisfies Step[])
    : []),
];
/** Reads the sources. */
const sources: Step[] = [
  ['Formatting, page', 'biome', ['format']],
  ['Types', 'tsc', []],
  ['Lints, page', 'oxlint', ['--quiet', '--config', 'tests/oxlint.json', 'www', 'tests']],
  ['Unused code', 'knip', ['--config', 'tests/knip.json', '--no-progress', '--no-config-hints']],
  ['Rooms of the page', process.execPath, ['tests/rooms.ts']],
];
const browser = ['test', '--project=desktop', '--project=fresh', '--project=whole', '--reporter=line', ...specs];
/** Needs the release, which tests in Node read, too. */
const page: Step[] = [
  ['Size of a first visit', process.execPath, ['tests/size.ts', 'sums']],
  ...(specs.length > 0 ? [['Page tests in the browser', 'playwright', browser, 'tests'] satisfies Step] : []),
];
const node: Step[] = [['Page tests in Node', process.execPath, ['--test', '--test-reporter', 'dot', ...tests]]];

/** The steps that run. */
const running = new Set<ChildProcess>();

/** Runs steps one after another; one that fails prints what it said, and ends all. */
async function run(steps: Step[]) {
  for (const [name, command, args, folder = '.'] of steps) {
    const before = performance.now();
    const child = spawn(command, args, {
      cwd: join(ROOT, folder),
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, INSTA_UPDATE: 'no' },
    });
    running.add(child);
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => said.push(data));
    const status = await new Promise((resolve) => {
      child.on('close', resolve);
      child.on('error', (error) => said.push(Buffer.from(`${error.message}\n`)));
    });
    running.delete(child);
    if (status !== 0) process.stdout.write(Buffer.concat(said));
    console.log(`   ${name}: ${((performance.now() - before) / 1000).toFixed(1)} s`);
    if (status === 0) continue;
    console.error(`check: failed: ${command} ${args.slice(0, 8).join(' ')}`);
    for (const other of running) other.kill();
    process.exit(1);
  }
}

console.log(`   ${files.length} files${rust.length === 0 && !isPage ? ': nothing to check' : ''}`);
const begin = performance.now();
await run(rust);
// Two at a time: one of them mostly waits for a browser, or for the disk.
if (isPage) {
  const release = run([['Release page', 'www/build/page.sh', []]]);
  await Promise.all([
    run(sources)
      .then(() => release)
      .then(() => run(node)),
    release.then(() => run(page)),
  ]);
}
console.log(`   Together: ${((performance.now() - begin) / 1000).toFixed(1)} s`);
