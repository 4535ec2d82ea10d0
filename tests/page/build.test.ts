// The modules of the build, each on its own; `release.test.ts` and the browser tests have what they make together.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { build } from 'esbuild';
import { bindings, FREED, guardBindings, numberImports } from '../../www/build/bindings.ts';
import { TARGET } from '../../www/build/browsers.ts';
import { docs } from '../../www/build/docs.ts';
import { entries, INLINE, ROOT, SOURCE } from '../../www/build/files.ts';
import { writeManifests } from '../../www/build/manifest.ts';
import { markImports } from '../../www/build/lazy.ts';
import { minifyScript } from '../../www/build/minify.ts';
import { completePage } from '../../www/build/policy.ts';
import { puzzleGames } from '../../www/build/puzzles.ts';
import { registry } from '../../www/build/registry.ts';
import { filesIn } from '../../www/build/release.ts';
import { DIST } from '../../www/build/serve.ts';
import { minifyStyle } from '../../www/build/styles.ts';
import { GAMES } from '../../www/games/index.ts';
import { LANGUAGES } from '../../www/words/vocabulary.ts';

const folder = mkdtempSync(join(tmpdir(), 'gambol-build-'));
after(() => rmSync(folder, { recursive: true }));

test('entry points share a folder, whatever folder they come from', () => {
  assert.deepEqual(
    entries(['main.ts', 'core/worker.ts', 'app/sw.ts', 'css/page.css']).map(({ out }) => out),
    ['main', 'worker', 'sw', 'css/page'],
  );
});

test('every property that a style sheet uses is set by one, or by a module', () => {
  const all = (end: string) => {
    const paths = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith(end));
    return paths.map((path) => readFileSync(join(SOURCE, path), 'utf8')).join('\n');
  };
  const [sheets, modules] = [all('.css'), all('.ts')];
  // A still sets all of its numbers.
  const numbers = modules.match(/const numbers = \{[^}]+/)?.[0] ?? '';
  const isSet = (name: string) =>
    [`--${name}:`, `--${name}'`].some((words) => (sheets + modules).includes(words)) ||
    new RegExp(`^ +${name}[:,]`, 'm').test(numbers);
  const used = new Set(sheets.match(/(?<=var\(--)[\w-]+/g));
  assert.deepEqual(
    [...used].filter((name) => !isSet(name)),
    [],
  );
});

for (const [sheet, shorter] of [
  ['a { --x: 1px; }', 'a{--x:1px}'],
  ['a,\n b > c { }', 'a,b>c{}'],
  ['a { content: "one, two / three" }', 'a{content:"one, two / three"}'],
  ['a { color: oklch(1 0 0) }', 'a{color:#ffffff}'],
  ['a { --x: oklch(.965 .009 85); }', 'a{--x:#f6f3ed}'],
  ['a { --x: oklch(0.25 0.015 75 / 0.45) }', 'a{--x:#26211a73}'],
  ['a { color: color-mix(in oklch, red, blue) }', 'a{color:color-mix(in oklch,red,blue)}'],
  ['a { width: calc(1px + var(--x, 2px)) }', 'a{width:calc(1px + var(--x,2px))}'],
  ['a { --empty: ; }', 'a{--empty: }'],
] as const)
  test(`a style sheet in fewer bytes: ${sheet.replaceAll('\n', ' ')}`, () => assert.equal(minifyStyle(sheet), shorter));

test('a script in fewer bytes does the same', async () => {
  const script = 'export const sum = (first, second) => { const both = first + second; return both; };';
  const shorter = await minifyScript(script);
  assert.ok(shorter.length < script.length);
  const { sum } = await import(`data:text/javascript,${encodeURIComponent(shorter)}`);
  assert.equal(sum(2, 3), 5);
});

/** A page as it is before the build completes it. */
function pageIn(name: string, change = (text: string) => text) {
  const page = mkdtempSync(join(folder, name));
  writeFileSync(join(page, 'index.html'), change(readFileSync(join(ROOT, 'index.html'), 'utf8')));
  writeFileSync(join(page, 'gambol-wasm_bg.wasm'), 'engine');
  return page;
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('the page has its first scripts, and its policy allows these and no other', () => {
  const page = pageIn('page');
  const scripts = INLINE.map((name) => `/* ${name} */`);
  completePage(page, scripts);
  const html = readFileSync(join(page, 'index.html'), 'utf8');
  for (const script of scripts) assert.ok(html.includes(`<script>${script}</script>`), script);
  const [, allowed = ''] = /script-src ([^;"]*)/.exec(html) ?? [];
  assert.deepEqual(
    allowed.split(' ').filter((source) => source.includes('sha256')),
    scripts.map((script) => `'${hashOf(script)}'`),
  );
  assert.ok(html.includes(`data-hash="${hashOf('engine')}"`));
});

test('a page without a place for its scripts is refused', () => {
  const page = pageIn('changed', (text) => text.replace('<script src="www/app/still.js"></script>', ''));
  assert.throws(() => completePage(page, ['', '']), /index\.html has no <script src="www\/app\/still\.js">/);
});

test('a manifest names each game, and one of each language is translated', async () => {
  const root = mkdtempSync(join(folder, 'manifest'));
  cpSync(join(SOURCE, 'root/manifest.webmanifest'), join(root, 'manifest.webmanifest'));
  await writeManifests(root);
  const read = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'));
  const english = read('manifest.webmanifest');
  assert.deepEqual(
    english.shortcuts.map(({ url }: { url: string }) => url),
    GAMES.map(({ id }) => `./#/${id}`),
  );
  for (const [tag, { direction }] of Object.entries(LANGUAGES).filter(([tag]) => tag !== 'en')) {
    const { lang, dir, description, icons } = read(`manifest.${tag}.webmanifest`);
    assert.deepEqual([lang, dir, icons], [tag, direction, english.icons]);
    assert.notEqual(description, english.description);
  }
});

test('the bindings refuse calls of a freed object, and are guarded once', async () => {
  const file = join(folder, 'gambol-wasm.js');
  writeFileSync(
    file,
    `export class Session { __wbg_ptr = 1; free() { this.__wbg_ptr = 0; } ply() { return 3; } }
    function passStringToWasm0(arg, malloc, realloc) { return arg; }
    export const formatStudy = { formatStudy(headers) { return headers; } };`,
  );
  guardBindings(file);
  const guarded = readFileSync(file, 'utf8');
  guardBindings(file);
  assert.equal(readFileSync(file, 'utf8'), guarded);
  const { Session } = await import(`data:text/javascript,${encodeURIComponent(guarded)}`);
  const session = new Session();
  assert.equal(session.ply(), 3);
  session.free();
  session.free();
  assert.throws(() => session.ply(), new RegExp(FREED));
});

test('the imports of the engine are numbered in the script and the binary, byte for byte of the same length', () => {
  const [random, error] = ['__wbg_random_436a51d0629d84e1', '__wbg_Error_30c8987f7c2ed4e2'];
  const script = join(folder, 'gambol-wasm.js');
  const binary = join(folder, 'gambol-wasm_bg.wasm');
  const own = '__wbg_session_free 436a51d0629d84e1';
  writeFileSync(script, `const imports = { ${random}: 1, ${error}: 2, own: '${own}' };`);
  writeFileSync(binary, `\0\xff\x1d${error}\0\x1d${random}\0\x12${own}`, 'latin1');
  // A page that is built from a release has the numbers already.
  for (let round = 0; round < 2; round++) {
    numberImports(folder);
    const [first, second] = ['__wbg_random_0000000000000000', '__wbg_Error_0000000000000001'];
    assert.equal(readFileSync(script, 'utf8'), `const imports = { ${first}: 1, ${second}: 2, own: '${own}' };`);
    assert.equal(readFileSync(binary, 'latin1'), `\0\xff\x1d${second}\0\x1d${first}\0\x12${own}`);
  }
});

/** What a module exports that imports from the build. */
async function bundled(source: string) {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: SOURCE },
    bundle: true,
    format: 'esm',
    write: false,
    target: TARGET,
    plugins: [registry, docs],
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`);
}

test('the build knows the games and the documents', async () => {
  const { FRAMES, STILLS, DOCS } = await bundled(
    `export { FRAMES } from 'games:frames'; export { STILLS } from 'games:stills'; export { DOCS } from 'docs:docs';`,
  );
  const ids = GAMES.map(({ id }) => id);
  assert.deepEqual(Object.keys(FRAMES), ids);
  assert.deepEqual(Object.keys(STILLS.games), ids);
  assert.deepEqual(Object.keys(STILLS.hall), Object.keys(LANGUAGES));
  assert.deepEqual(puzzleGames().sort(), [...ids].sort());
  assert.ok(DOCS.some(({ name }: { name: string }) => name === 'rules'));
});

test('a release has no page of components, and a page in development has one', async () => {
  const main = (isDev: boolean) =>
    build({
      entryPoints: [join(SOURCE, 'app/router.ts')],
      bundle: true,
      splitting: true,
      format: 'esm',
      outdir: folder,
      write: false,
      metafile: true,
      target: TARGET,
      define: { 'import.meta.env.DEV': String(isDev) },
      external: ['docs:*', 'puzzles:*'],
      plugins: [registry, bindings],
    });
  const isComponents = (path: string) => /components/.test(path);
  const [release, dev] = await Promise.all([main(false), main(true)]);
  assert.deepEqual(Object.keys(release.metafile.inputs).filter(isComponents), []);
  assert.ok(Object.keys(dev.metafile.inputs).some(isComponents));
  for (const file of filesIn(DIST.slice(0, -1))) {
    assert.ok(!isComponents(file), file);
    if (file.endsWith('main.js')) assert.ok(!isComponents(readFileSync(join(DIST, file), 'utf8')), file);
  }
});

test('a module that is imported dynamically is marked as a file, and an address that a script makes is not', () => {
  assert.equal(markImports("await import('./late.ts')"), "await import('lazy:./late.ts')");
  for (const other of ['import("${url}").then()', 'import(BINDINGS)', "import { t } from './words.ts'"])
    assert.equal(markImports(other), other);
});
