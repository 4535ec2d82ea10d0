// Builds the package of npm in target/npm/ from the modules of the page and the engine of dist/: `node npm.ts`.

import { build, type Plugin, type BuildOptions } from 'esbuild';
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { boardPlugin } from './npmboard.ts';
import { copyTypes } from './npmtypes.ts';
import { RELEASE } from '../../www/build/serve.ts';

const ROOT = join(import.meta.dirname, '../..');
const WWW = join(ROOT, 'www');
const SOURCE = join(WWW, 'package');
/** The package as it is published. */
export const PACKAGE = join(ROOT, 'target/npm');

/** The address that the bindings use where they are given none; a bundler would look for the file. */
const OWN_ADDRESS = /new URL\((['"])gambol-wasm_bg\.wasm\1, *import\.meta\.url\)/g;

/** The bindings of the page's engine. */
const bindings: Plugin = {
  name: 'bindings',
  setup: ({ onLoad, onResolve }) => {
    onResolve({ filter: /\/gambol-wasm\.js$/ }, () => ({ path: join(RELEASE, 'gambol-wasm.js') }));
    onLoad({ filter: /\/gambol-wasm\.js$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (text.match(OWN_ADDRESS)?.length !== 1)
        throw new Error('the bindings load the engine in another way than they did');
      return { contents: text.replace(OWN_ADDRESS, 'undefined') };
    });
  },
};

/** Readable, so that a stack trace is; whoever bundles the package minifies it. */
const shared = {
  bundle: true,
  format: 'esm',
  charset: 'utf8',
  target: 'es2022',
  outdir: PACKAGE,
  logLevel: 'warning',
  legalComments: 'none',
} as const satisfies BuildOptions;

/** Builds the entries of the engine. */
async function buildEngine() {
  const entry = (name: string) => join(SOURCE, `${name}.ts`);
  await build({ ...shared, entryPoints: ['index', 'worker'].map(entry), plugins: [bindings] });
  await build({ ...shared, entryPoints: [entry('node')], platform: 'node', plugins: [bindings] });
  const program = join(RELEASE, 'gambol-wasm_bg.wasm');
  copyFileSync(program, join(PACKAGE, 'engine.wasm'));
  const parts = {
    PROGRAM: readFileSync(program).toString('base64'),
    WORKER: readFileSync(join(PACKAGE, 'worker.js'), 'utf8'),
  };
  const inline: Plugin = {
    name: 'inline',
    setup: ({ onLoad, onResolve }) => {
      onResolve({ filter: /^package:inline$/ }, ({ path }) => ({ path, namespace: 'inline' }));
      onLoad({ filter: /./, namespace: 'inline' }, () => ({
        contents: Object.entries(parts)
          .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};`)
          .join('\n'),
      }));
    },
  };
  await build({ ...shared, entryPoints: [entry('inline')], plugins: [bindings, inline] });
}

/**
 * Builds the board: its module, and those of the games and languages, which it loads when they are asked for; and live
 * play, which needs of the games what a board does.
 */
async function buildBoard() {
  const board = await boardPlugin(WWW);
  await build({
    ...shared,
    minify: true,
    entryPoints: [join(SOURCE, 'board.ts')],
    splitting: true,
    chunkNames: 'board/[name]-[hash]',
    plugins: [board],
  });
  await build({ ...shared, minify: true, entryPoints: [join(SOURCE, 'live.ts')], plugins: [board] });
}

/** Writes what describes the package. */
function describe() {
  const version = /^version = "(.+)"/m.exec(readFileSync(join(ROOT, 'Cargo.toml'), 'utf8'))?.[1];
  const { name, ...fields } = JSON.parse(readFileSync(join(SOURCE, 'npm.json'), 'utf8'));
  writeFileSync(join(PACKAGE, 'package.json'), `${JSON.stringify({ name, version, ...fields }, null, 2)}\n`);
  cpSync(join(SOURCE, 'README.md'), join(PACKAGE, 'README.md'));
  for (const licence of ['LICENSE-APACHE', 'LICENSE-MIT']) copyFileSync(join(ROOT, licence), join(PACKAGE, licence));
}

rmSync(PACKAGE, { recursive: true, force: true });
mkdirSync(PACKAGE, { recursive: true });
await buildEngine();
await buildBoard();
copyTypes(join(PACKAGE, 'types'));
// Declarations of the elements for frameworks, which the package does not depend on.
for (const name of ['jsx', 'react', 'preact', 'vue'])
  copyFileSync(join(SOURCE, `${name}.d.ts`), join(PACKAGE, `types/package/${name}.d.ts`));
describe();
