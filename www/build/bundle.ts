// Bundles the page: `node bundle.ts FOLDER`, where FOLDER holds `index.html`, the bindings and a copy of `www/`, which
// is replaced by what the page loads. Modules that the first screen needs become one file, rarely needed ones a file
// each. With DEV=1 nothing is minified, scripts have source maps, and the licences are left out.

import { build, type BuildOptions, type Metafile } from 'esbuild';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { LANGUAGES } from '../words/vocabulary.ts';
import { TARGET } from './browsers.ts';
import { bindings, guardBindings, numberImports } from './bindings.ts';
import { docs } from './docs.ts';
import * as files from './files.ts';
import { entries, MAIN, MAIN_SCRIPT, SOURCE } from './files.ts';
import { languages } from './languages.ts';
import { lazy } from './lazy.ts';
import { licencesOf } from './licences.ts';
import { writeManifests } from './manifest.ts';
import { completePage } from './policy.ts';
import { puzzles } from './puzzles.ts';
import { registry } from './registry.ts';

const isDev = process.env.DEV !== undefined;
// Loading a minifier takes a third of a second.
const minify = isDev ? null : { ...(await import('./minify.ts')), ...(await import('./styles.ts')) };
const folder = process.argv[2] ?? '';
const out = join(folder, 'www');
const shared = {
  bundle: true,
  minify: !isDev,
  sourcemap: isDev ? 'inline' : false,
  charset: 'utf8',
  outdir: out,
  nodePaths: [files.PACKAGES],
  define: {
    'import.meta.env.DEV': String(isDev),
    'import.meta.env.HELPERS': JSON.stringify(helpersOf(process.env)),
  },
  target: TARGET,
  logLevel: 'warning',
  legalComments: 'none',
} as const satisfies BuildOptions;
const older = { target: 'es2019', supported: { 'dynamic-import': true } } as const;

/** The name of a module as it is bundled. */
const HASHED = /^(\w+)-[A-Z0-9]{8}\.js$/;

/** The helpers of direct connections that a host sets: `STUN` and `TURN`, each an address or several. */
function helpersOf({ STUN = '', TURN = '' }: NodeJS.ProcessEnv) {
  return `${STUN} ${TURN}`.trim();
}

clear();
const [metafile, inlined] = await Promise.all([bundleModules(), bundleScripts()]);
if (minify) await minifyFiles(minify);
completePage(folder, inlined);
await writeManifests(join(out, 'root'));
writeFileSync(join(out, 'root/licences.txt'), isDev ? '' : licencesOf(Object.keys(metafile.inputs)));

/** Removes the sources. */
function clear() {
  for (const name of readdirSync(out))
    if (!files.STATIC_FILES.includes(name)) rmSync(join(out, name), { recursive: true });
  rmSync(join(out, files.ELEMENT));
}

/** Bundles the modules of the page, its workers and the element for other pages. */
async function bundleModules() {
  const workers = build({ ...shared, entryPoints: entries(files.WORKERS), format: 'esm', plugins: [bindings] });
  const element = build({ ...shared, entryPoints: entries([files.ELEMENT]), format: 'esm', plugins: [registry] });
  const { metafile } = await build({
    ...shared,
    metafile: true,
    entryPoints: entries([MAIN]),
    format: 'esm',
    splitting: true,
    // One folder, so that addresses relative to a module stay valid.
    chunkNames: '[name]-[hash]',
    plugins: [bindings, registry, docs, puzzles, lazy(SOURCE, join(SOURCE, MAIN)), languages(SOURCE)],
  });
  await Promise.all([workers, element]);
  guardBindings(join(folder, 'gambol-wasm.js'));
  numberImports(folder);
  if (process.env.META) writeFileSync(process.env.META, JSON.stringify(metafile));
  nameFiles(metafile);
  return metafile;
}

/**
 * Names the modules. All that the first screen needs is in one file, which the main module only imports: it takes its
 * place. The others get a number instead of a hash, since their folder is that of one release.
 */
function nameFiles(metafile: Metafile) {
  const importsOf = (file: string) => {
    const [, output] = Object.entries(metafile.outputs).find(([path]) => resolve(path) === resolve(file)) ?? [];
    const imports = output?.imports.filter(({ kind, external }) => kind === 'import-statement' && !external) ?? [];
    return imports.map(({ path }) => resolve(path));
  };
  const [needed = '', ...others] = importsOf(join(out, MAIN_SCRIPT));
  if (others.length > 0 || importsOf(needed).length > 0) throw new Error(`${MAIN} is in more than one file`);
  const names = new Map([[basename(needed), MAIN_SCRIPT]]);
  const counts = new Map<string, number>();
  // In an order that no change within a module changes, so that an update loads what has changed alone.
  const inputsOf = ({ inputs }: Metafile['outputs'][string]) => Object.keys(inputs).sort().join();
  const outputs = Object.entries(metafile.outputs).map(([file, output]) => ({ file, inputs: inputsOf(output) }));
  for (const { file } of outputs.sort((one, other) => (one.inputs < other.inputs ? -1 : 1))) {
    const [hashed = '', name] = HASHED.exec(basename(file)) ?? [];
    if (name === undefined || names.has(hashed)) continue;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    names.set(hashed, `${name}-${count.toString(36)}.js`);
  }
  for (const file of readdirSync(out).filter((file) => file.endsWith('.js'))) {
    const text = readFileSync(join(out, file), 'utf8');
    rmSync(join(out, file));
    writeFileSync(
      join(out, names.get(file) ?? file),
      text.replace(/(?<="\.\/)\w+-[A-Z0-9]{8}\.js(?=")/g, (hashed) => names.get(hashed) ?? hashed),
    );
  }
}

/** Bundles the other scripts and the styles, and returns the scripts that are inlined. */
async function bundleScripts() {
  const scripts = [...files.SCRIPTS, ...files.STYLES, ...(isDev ? files.DEV_STYLES : [])];
  await build({ ...shared, entryPoints: entries(scripts), plugins: [registry] });
  await build({ ...shared, ...older, entryPoints: entries([files.OLD_BROWSER_SCRIPT]) });
  const { outputFiles } = await build({
    ...shared,
    ...older,
    sourcemap: false,
    entryPoints: entries(files.INLINE),
    write: false,
    plugins: [registry],
  });
  return Promise.all(outputFiles.map(({ text }) => minify?.minifyScript(text) ?? text));
}

/** Minifies scripts and styles once more; nothing would be saved in files of words. */
async function minifyFiles({ minifyScript, minifyStyle }: NonNullable<typeof minify>) {
  const isWords = new RegExp(`^(${Object.keys(LANGUAGES).join('|')}|course[a-z]+)-`);
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' });
  const scripts = names.filter((file) => file.endsWith('.js') && !isWords.test(file)).map((file) => join(out, file));
  for (const file of [...scripts, join(folder, 'gambol-wasm.js')])
    writeFileSync(file, await minifyScript(readFileSync(file, 'utf8')));
  for (const file of files.STYLES.map((name) => join(out, name)))
    writeFileSync(file, minifyStyle(readFileSync(file, 'utf8')));
}
