// Makes the page's modules as few and as small as a visitor should wait for: `node bundle.js FOLDER`, where FOLDER holds
// `www/` as it was copied. What most visits need becomes one file, what few need a file of its own.

import { build, transform } from 'esbuild';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { GAMES } from '../../www/games/index.js';
import { LANGUAGES } from '../../www/words/vocabulary.js';
import { accentWords } from './pseudo.js';

const PACKAGES = join(import.meta.dirname, '../node_modules');
const SOURCE = join(import.meta.dirname, '../../www');
/** Parts of the page that are asked for by name: modules, scripts and styles. */
const START = 'main.js';
const MODULES = [START, 'core/worker.js'];
/** What other pages load, and nothing else with it. */
const ELEMENT = 'root/embed.js';
const OTHERS = ['app/theme.js', 'app/sw.js', 'css/page.css'];
/** The script that becomes part of the page itself: it has to run where none of the other files can be had. */
const INLINE = 'app/watchdog.js';
/** What is copied as it is. */
const KEPT = ['icon.svg', 'root'];
/** The words in English, which PSEUDO=1 puts into the pseudo-language of `pseudo.js`. */
const ENGLISH = /\/(words|rules)\/en(\/\w+)?\.js$/;
/** Libraries that go into the page, whose licences go with them. */
const LIBRARIES = ['lean-qr'];

const out = join(process.argv[2] ?? '', 'www');
for (const name of readdirSync(out)) if (!KEPT.includes(name)) rmSync(join(out, name), { recursive: true });

/** @satisfies {import('esbuild').BuildOptions} */
const shared = /** @type {const} */ ({ bundle: true, minify: true, charset: 'utf8', outdir: out, nodePaths: [PACKAGES], target: 'es2022', logLevel: 'warning', legalComments: 'none' });
// The page's modules stand side by side, whatever room they come from.
const entries = (/** @type {string[]} */ names) => names.map((name) => ({ in: join(SOURCE, name), out: name.replace(/^(app|core)\//, '').replace(/\.\w+$/, '') }));
/** The bindings stay a file of their own, beside `www/`. */
const bindingsApart = { name: 'bindings', setup: (/** @type {import('esbuild').PluginBuild} */ { onResolve }) => onResolve({ filter: /\/gambol-wasm\.js$/ }, () => ({ path: '../gambol-wasm.js', external: true })) };
/** The modules of words in a language that are asked for together: those of the page and its games, or those of the rules. */
const modulesOf = (/** @type {string} */ folder, /** @type {string} */ tag) =>
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => new RegExp(`(^|/)${folder}/${tag}\\.js$`).test(file)).sort();
/** What such a module is called in the one that holds them all. */
const nameOf = (/** @type {string} */ file) => dirname(file).replaceAll(/\W/g, '_');
/**
 * Makes one file of the words of a language, and one of its rules, which many small ones would compress worse than. What asks
 * for words by `import(`./${tag}.js`)` gets its part of them; English, which the page begins with, is never asked for.
 */
const languages = {
  name: 'languages',
  setup: (/** @type {import('esbuild').PluginBuild} */ { onLoad, onResolve }) => {
    onResolve({ filter: /^words:/ }, ({ path }) => ({ path: path.slice('words:'.length), namespace: 'words' }));
    onLoad({ filter: /./, namespace: 'words' }, ({ path }) => {
      const [folder = '', tag = ''] = path.split('/');
      const contents = modulesOf(folder, tag).map((file) => `export { default as ${nameOf(file)} } from './${file}';`).join('\n');
      return { contents, resolveDir: SOURCE };
    });
    onLoad({ filter: /\/www\/.*\.js$/ }, ({ path }) => {
      const contents = readFileSync(path, 'utf8').replaceAll(/\bimport\(`(.*)\$\{tag\}\.js`\)/g, (_, from, at, source) => {
        const folder = join(dirname(relative(SOURCE, path)), from);
        const asked = Object.keys(LANGUAGES).filter((tag) => !source.includes(` from '${from}${tag}.js'`));
        const loaders = asked.map((tag) => `${tag}: () => import('words:${basename(folder)}/${tag}')`);
        return `({ ${loaders.join(', ')} })[tag]().then((all) => ({ default: all.${nameOf(`${folder}/`.replaceAll('//', '/') + 'x.js')} }))`;
      });
      return { contents: process.env.PSEUDO && ENGLISH.test(path) ? accentWords(contents) : contents };
    });
  },
};
/** What the registry of games comes to for files that stand alone: all their styles, and the frames of their boards. */
const games = {
  name: 'games',
  setup: (/** @type {import('esbuild').PluginBuild} */ { onLoad, onResolve }) => {
    onResolve({ filter: /^games:/ }, ({ path }) => ({ path: path.slice('games:'.length), namespace: 'games' }));
    onLoad({ filter: /^styles$/, namespace: 'games' }, () => {
      const sheets = GAMES.map(({ id }) => `games/${id}/style.css`).filter((sheet) => existsSync(join(SOURCE, sheet)));
      return { contents: sheets.map((sheet) => `@import './${sheet}';`).join('\n'), loader: 'css', resolveDir: SOURCE };
    });
    onLoad({ filter: /^frames$/, namespace: 'games' }, () => {
      const frames = Object.fromEntries(GAMES.map(({ id, name, frameHeight }) => [id, { name, height: frameHeight }]));
      return { contents: `export const FRAMES = ${JSON.stringify(frames)};` };
    });
  },
};
const { metafile } = await build({
  ...shared,
  metafile: true,
  entryPoints: entries(MODULES),
  format: 'esm',
  splitting: true,
  // All in one folder, so that addresses which begin at a module stay right.
  chunkNames: '[name]-[hash]',
  plugins: [bindingsApart, games, languages],
});
await build({ ...shared, entryPoints: entries([ELEMENT]), format: 'esm', plugins: [games] });
await build({ ...shared, entryPoints: entries(OTHERS), plugins: [games] });

// The bindings come with the documentation of the whole crate. Their names stay: tests put faults into the file.
const bindings = join(out, '../gambol-wasm.js');
const { code } = await transform(readFileSync(bindings, 'utf8'), { minifyWhitespace: true, minifySyntax: true, legalComments: 'none' });
writeFileSync(bindings, code);

// All that a start needs is asked for at once, not when the module before it was read.
const page = join(process.argv[2] ?? '', 'index.html');
const needed = [...partsOf(join(out, START)), bindings];
const links = needed.map((file) => `<link rel="modulepreload" href="${relative(dirname(page), file)}">`);
const { outputFiles } = await build({ ...shared, entryPoints: entries([INLINE]), write: false });
const script = `<script type="module" src="www/${START}">`;
const replaced = [
  [script, [...links, script].join('\n')],
  [`<script src="www/${INLINE}"></script>`, `<script>${outputFiles[0]?.text.trim()}</script>`],
];
let html = readFileSync(page, 'utf8');
for (const [from = '', to = ''] of replaced) {
  if (!html.includes(from)) throw new Error(`index.html has no ${from}`);
  html = html.replace(from, () => to);
}
writeFileSync(page, html);

/**
 * The files that a module can't start without.
 *
 * @param {string} file
 * @param {Set<string>} [found]
 */
function partsOf(file, found = new Set()) {
  const [, output] = Object.entries(metafile.outputs).find(([path]) => resolve(path) === resolve(file)) ?? [];
  for (const { path, kind, external } of output?.imports ?? []) {
    if (kind !== 'import-statement' || external || found.has(resolve(path))) continue;
    found.add(resolve(path));
    partsOf(path, found);
  }
  return found;
}

// A page that is installed leads to each game, and bears its name in the language of whoever installs it.
const shortcuts = GAMES.map(({ id, name }) => ({ name, url: `./#/${id}` }));
const manifest = { ...JSON.parse(readFileSync(join(out, 'root/manifest.webmanifest'), 'utf8')), shortcuts };
writeFileSync(join(out, 'root/manifest.webmanifest'), JSON.stringify(manifest, null, 2));
for (const [tag, { direction }] of Object.entries(LANGUAGES).filter(([tag]) => tag !== 'en')) {
  const { page: { title: name, description }, embed: { board } } = (await import(`../../www/words/${tag}.js`)).default;
  const screenshots = [board('Combo'), board('Gambit')].map((label, n) => ({ ...manifest.screenshots[n], label }));
  const translated = { ...manifest, name, description, lang: tag, dir: direction, screenshots };
  writeFileSync(join(out, `root/manifest.${tag}.webmanifest`), JSON.stringify(translated, null, 2));
}

const licences = LIBRARIES.map((name) => `${name}\n\n${readFileSync(join(PACKAGES, name, 'LICENSE'), 'utf8')}`);
writeFileSync(join(out, 'root/licences.txt'), `Parts of this page are the work of others.\n\n${licences.join('\n\n')}`);
