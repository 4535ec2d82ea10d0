// Bundles the page's modules: `node bundle.ts FOLDER`, where FOLDER holds a copy of `www/`. Modules that the first
// screen needs become one file, rarely needed ones a file each.

import { build, type BuildOptions, type PluginBuild } from 'esbuild';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { minify } from 'terser';
import { GAMES } from '../../www/games/index.ts';
import { LANGUAGES } from '../../www/words/vocabulary.ts';
import { TARGET } from './browsers.ts';
import { plainColours } from './colours.ts';
import { docsIn } from './docs.ts';
import { FREED, guardFreed, withTexts } from './freed.ts';
import { languages } from './languages.ts';
import { late } from './late.ts';
import { licencesOf } from './licences.ts';
import { stillsOf } from './stills.ts';

const PACKAGES = join(import.meta.dirname, '../../node_modules');
const SOURCE = join(import.meta.dirname, '../../www');
/** What the page loads by name: its module, those of its workers, scripts and styles. */
const MAIN = 'main.ts';
const MAIN_SCRIPT = 'main.js';
/** The modules of workers: none shares a module with the page. */
const WORKERS = ['core/worker.ts', 'core/filmer.ts'];
/** The script that other pages load; it must have no dependencies. */
const ELEMENT = 'root/embed.ts';
/** What browsers older than those of the list load. Its syntax is older, too, as is that of the inlined scripts. */
const OLDER = 'app/older.ts';
const STANDALONE = [
  'app/theme.ts',
  'app/sw.ts',
  'css/page.css',
  'css/late.css',
  'css/study.css',
  'css/library.css',
  'css/review.css',
  'css/docs.css',
  'css/puzzles.css',
  'css/course.css',
  'css/embed.css',
  'css/scan.css',
];
/**
 * The scripts that are inlined into the page: they must run when no other file can be loaded, or before any other is.
 */
const INLINE = ['app/watchdog.ts', 'app/still.ts'];
/** Files that are copied unchanged. */
const COPIED = ['icon.svg', 'root'];

const out = join(process.argv[2] ?? '', 'www');
for (const name of readdirSync(out)) if (!COPIED.includes(name)) rmSync(join(out, name), { recursive: true });
rmSync(join(out, ELEMENT));

const shared = {
  bundle: true,
  minify: true,
  charset: 'utf8',
  outdir: out,
  nodePaths: [PACKAGES],
  target: TARGET,
  logLevel: 'warning',
  legalComments: 'none',
} as const satisfies BuildOptions;
const older = { target: 'es2019', supported: { 'dynamic-import': true } } as const;
// The page's entry points share a folder, whatever folder they come from.
const entries = (names: string[]) =>
  names.map((name) => ({ in: join(SOURCE, name), out: name.replace(/^(app|core)\//, '').replace(/\.\w+$/, '') }));
/** The bindings stay a separate file, beside `www/`. */
const bindingsApart = {
  name: 'bindings',
  setup: ({ onResolve }: PluginBuild) =>
    onResolve({ filter: /\/gambol-wasm\.js$/ }, () => ({ path: '../gambol-wasm.js', external: true })),
};
/** What standalone files need of the registry of games: all styles, and the frames of the boards. */
const games = {
  name: 'games',
  setup: ({ onLoad, onResolve }: PluginBuild) => {
    onResolve({ filter: /^games:/ }, ({ path }) => ({ path: path.slice('games:'.length), namespace: 'games' }));
    onLoad({ filter: /^styles$/, namespace: 'games' }, () => {
      const sheets = GAMES.map(({ id }) => `games/${id}/style.css`).filter((sheet) => existsSync(join(SOURCE, sheet)));
      return { contents: sheets.map((sheet) => `@import './${sheet}';`).join('\n'), loader: 'css', resolveDir: SOURCE };
    });
    onLoad({ filter: /^stills$/, namespace: 'games' }, async () => ({
      contents: `export const STILLS = ${JSON.stringify(await stillsOf(GAMES, SOURCE))};`,
    }));
    onLoad({ filter: /^frames$/, namespace: 'games' }, () => {
      const frames = Object.fromEntries(GAMES.map(({ id, name, frameHeight }) => [id, { name, height: frameHeight }]));
      return { contents: `export const FRAMES = ${JSON.stringify(frames)};` };
    });
  },
};
const docs = {
  name: 'docs',
  setup: ({ onLoad, onResolve }: PluginBuild) => {
    onResolve({ filter: /^docs:/ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? undefined : { path: path.slice('docs:'.length), namespace: 'docs' },
    );
    onLoad({ filter: /./, namespace: 'docs' }, () => ({
      contents: `export const DOCS = ${JSON.stringify(docsIn(join(SOURCE, 'docs')))};`,
    }));
  },
};
/** The files of puzzles: a module each, which is loaded when it is first needed, and the list of their loaders. */
const puzzles = {
  name: 'puzzles',
  setup: ({ onLoad, onResolve }: PluginBuild) => {
    const folder = join(SOURCE, 'puzzles');
    onResolve({ filter: /^puzzles:/ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? undefined : { path: path.replace(':', ''), namespace: 'puzzles' },
    );
    onLoad({ filter: /^puzzlesfiles$/, namespace: 'puzzles' }, () => {
      const ids = readdirSync(folder)
        .filter((file) => file.endsWith('.txt'))
        .map((file) => basename(file, '.txt'));
      return {
        contents: `export const FILES = { ${ids.map((id) => `${id}: () => import('puzzles:${id}')`).join(', ')} };`,
      };
    });
    onLoad({ filter: /./, namespace: 'puzzles' }, ({ path }) => {
      const text = readFileSync(join(folder, `${path.slice('puzzles'.length)}.txt`), 'utf8');
      return { contents: `export const TEXT = ${JSON.stringify(text)};` };
    });
  },
};
const { metafile } = await build({
  ...shared,
  metafile: true,
  entryPoints: entries([MAIN]),
  format: 'esm',
  splitting: true,
  // One folder, so that addresses relative to a module stay valid.
  chunkNames: '[name]-[hash]',
  plugins: [bindingsApart, games, docs, puzzles, late(SOURCE, join(SOURCE, MAIN)), languages(SOURCE)],
});
await build({ ...shared, entryPoints: entries(WORKERS), format: 'esm', plugins: [bindingsApart] });
await build({ ...shared, entryPoints: entries([ELEMENT]), format: 'esm', plugins: [games] });
await build({ ...shared, entryPoints: entries(STANDALONE), plugins: [games] });
await build({ ...shared, ...older, entryPoints: entries([OLDER]) });

// The bindings of a release have the additions already, under shortened names: the page in the pseudo-language is built
// from them.
const bindings = join(out, '../gambol-wasm.js');
const made = readFileSync(bindings, 'utf8');
if (!made.includes(FREED)) {
  const types = Array.from(made.matchAll(/^export class (\w+)/gm), ([, name]) => name);
  writeFileSync(bindings, `${withTexts(made)}\n(${guardFreed})({ ${types} });`);
}

// All that the first screen needs is in one file, which the main module only imports: it takes its place.
const page = join(process.argv[2] ?? '', 'index.html');
const [needed = '', ...others] = importsOf(join(out, MAIN_SCRIPT));
if (others.length > 0 || importsOf(needed).length > 0) throw new Error(`${MAIN} is in more than one file`);
renameSync(needed, join(out, MAIN_SCRIPT));
// Terser saves another 3 %, gzipped, but nothing in files of words.
const isWords = new RegExp(`^(${Object.keys(LANGUAGES).join('|')}|course[a-z]+)-`);
const scripts = readdirSync(out, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js') && !isWords.test(file))
  .map((file) => join(out, file));
for (const file of [...scripts, bindings]) writeFileSync(file, await shorten(readFileSync(file, 'utf8')));
for (const file of readdirSync(out).filter((file) => file.endsWith('.js'))) {
  writeFileSync(
    join(out, file),
    readFileSync(join(out, file), 'utf8').replaceAll(`./${basename(needed)}`, `./${MAIN_SCRIPT}`),
  );
}
// esbuild leaves the spaces of custom properties and around commas and slashes.
const sheets = STANDALONE.filter((name) => name.endsWith('.css')).map((name) => join(out, name));
for (const sheet of sheets) {
  const shorter = readFileSync(sheet, 'utf8').replace(
    /("[^"]*"|'[^']*')|(--[\w-]+:) |\s*([,/])\s+/g,
    (_, text = '', property = '', sign = '') => text + property + sign,
  );
  writeFileSync(sheet, plainColours(shorter));
}
const { outputFiles } = await build({
  ...shared,
  ...older,
  entryPoints: entries(INLINE),
  write: false,
  plugins: [games],
});
let html = readFileSync(page, 'utf8');
const script = `<script type="module" src="www/${MAIN_SCRIPT}">`;
const inlined = await Promise.all(outputFiles.map(({ text }) => shorten(text)));
const replaced = [
  [script, `<link rel="modulepreload" href="${relative(dirname(page), bindings)}">\n${script}`],
  ...INLINE.map((name, n) => [
    `<script src="www/${name.replace(/\.ts$/, '.js')}"></script>`,
    `<script>${inlined[n]}</script>`,
  ]),
  // The policy lets nothing else run that is written into the page.
  ["script-src 'self'", ["script-src 'self'", ...inlined.map((text) => `'${integrity(text)}'`)].join(' ')],
  // The link's hash is that of the request, too: load.ts reads it.
  [
    'as="fetch" crossorigin>',
    `as="fetch" crossorigin data-hash="${integrity(readFileSync(join(page, '../gambol-wasm_bg.wasm')))}">`,
  ],
  [/<!-- The build .*-->\n/.exec(html)?.[0], ''],
];
for (const [from = '', to = ''] of replaced) {
  if (!html.includes(from)) throw new Error(`index.html has no ${from}`);
  html = html.replace(from, () => to);
}
writeFileSync(page, html);

/** The hash of a file as policies and attributes have it. */
function integrity(content: string | Buffer) {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** A module, or a script in a function of its own, in fewer bytes. */
async function shorten(text: string) {
  const { code = '' } = await minify(text, {
    module: true,
    ecma: 2020,
    compress: { passes: 3, unsafe_arrows: true },
    format: { comments: false },
  });
  return code;
}

/** The files of the bundle that a module imports statically. */
function importsOf(file: string) {
  const [, output] = Object.entries(metafile.outputs).find(([path]) => resolve(path) === resolve(file)) ?? [];
  const imports = output?.imports.filter(({ kind, external }) => kind === 'import-statement' && !external) ?? [];
  return imports.map(({ path }) => resolve(path));
}

// The manifest of an installed page has a shortcut for each game, and a variant for each language.
const shortcuts = GAMES.map(({ id, name }) => ({ name, url: `./#/${id}` }));
const manifest = { ...JSON.parse(readFileSync(join(out, 'root/manifest.webmanifest'), 'utf8')), shortcuts };
writeFileSync(join(out, 'root/manifest.webmanifest'), JSON.stringify(manifest, null, 2));
for (const [tag, { direction }] of Object.entries(LANGUAGES).filter(([tag]) => tag !== 'en')) {
  const {
    page: { title: name, description },
    embed: { board },
  } = (await import(`../../www/words/${tag}.ts`)).default;
  const screenshots = [board('Combo'), board('Gambit')].map((label, n) => ({ ...manifest.screenshots[n], label }));
  const translated = { ...manifest, name, description, lang: tag, dir: direction, screenshots };
  writeFileSync(join(out, `root/manifest.${tag}.webmanifest`), JSON.stringify(translated, null, 2));
}

writeFileSync(join(out, 'root/licences.txt'), licencesOf(Object.keys(metafile.inputs)));
