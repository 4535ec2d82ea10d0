// The package in a browser: without a bundler, and made into a program by each bundler of this folder.

import { expect } from '@playwright/test';
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { install } from './installation.ts';
import { browse } from './page.ts';

const folder = install();
const open = await browse(folder);

/** A program that searches, meets an error and shows a board; its entries are imported by name. */
const program = (entry: string) => `
import { init, think } from '${entry}';
import { Board } from 'gambol/board';
const engine = await init();
const session = engine.start('combo');
const { best } = await think({ game: 'combo', level: 'easy' });
const refused = await think({ game: 'gambit', position: '8/9/8/8 o' }).catch((error) => error.code);
session.play(best);
const place = document.body.appendChild(document.createElement('div'));
const board = new Board(place, { game: 'combo', position: session.position(), move: best });
await board.ready;
document.title = [refused, session.ply(), engine.games().length].join();
`;
writeFileSync(join(folder, 'program.js'), program('gambol'));
writeFileSync(join(folder, 'inline.js'), program('gambol/inline'));
symlinkSync(join(import.meta.dirname, 'node_modules'), join(folder, 'tools'));

/** @param script of a module, or its address */
const pageOf = (script: string) =>
  `<!doctype html><meta charset="utf-8"><title></title><link rel="icon" href="data:,"><body>
<script type="module" src="${script}"></script>`;

async function check({ page, errors, requests }: Awaited<ReturnType<typeof open>>) {
  await expect
    .poll(async () => [await page.title(), ...errors].join('\n'), { timeout: 30_000 })
    .toBe('rank-length,1,4');
  await expect(page.locator('canvas')).toBeVisible();
  assert.ok(
    requests.every((path) => !/^https?:/.test(path)),
    String(requests),
  );
  return requests;
}

/** Bundles a program by a script of Node, which is run in the folder. */
const bundle = (source: string) =>
  execFileSync('node', ['--input-type=module', '--eval', source], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

test('without a bundler, by an import map', async () => {
  const imports = { gambol: './node_modules/gambol/index.js', 'gambol/board': './node_modules/gambol/board.js' };
  const requests = await check(
    await open(
      pageOf('./program.js').replace(
        '<body>',
        `<script type="importmap">${JSON.stringify({ imports })}</script><body>`,
      ),
    ),
  );
  // One file each, and each once: the worker gets the compiled program.
  assert.equal(requests.filter((path) => path.endsWith('.wasm')).length, 1);
});

test('without a bundler, all of it in one module', async () => {
  const imports = {
    'gambol/inline': './node_modules/gambol/inline.js',
    'gambol/board': './node_modules/gambol/board.js',
  };
  const requests = await check(
    await open(
      pageOf('./inline.js').replace('<body>', `<script type="importmap">${JSON.stringify({ imports })}</script><body>`),
    ),
  );
  assert.ok(
    requests.every((path) => !/wasm|worker/.test(path)),
    String(requests),
  );
});

test('by esbuild, all of it in one file', async () => {
  bundle(`import { build } from './tools/esbuild/lib/main.js';
    const options = { bundle: true, format: 'esm', logLevel: 'error' };
    await build({ entryPoints: ['inline.js'], outfile: 'esbuild/program.js', ...options });`);
  const requests = await check(await open(pageOf('./program.js'), 'esbuild/index.html'));
  assert.deepEqual(
    requests.filter((path) => /\.(js|wasm)$/.test(path)),
    ['esbuild/program.js'],
  );
});

test('by esbuild, with the engine and its worker beside the program', async () => {
  bundle(`import { build } from './tools/esbuild/lib/main.js';
    const options = { bundle: true, format: 'esm', splitting: true, logLevel: 'error' };
    await build({ entryPoints: ['program.js'], outdir: 'beside', ...options });`);
  for (const file of ['engine.wasm', 'worker.js'])
    copyFileSync(join(folder, 'node_modules/gambol', file), join(folder, 'beside', file));
  await check(await open(pageOf('./program.js'), 'beside/index.html'));
});

test('by Vite', async () => {
  mkdirSync(join(folder, 'vite'));
  writeFileSync(join(folder, 'index.html'), pageOf('./program.js'));
  bundle(`import { build } from './tools/vite/dist/node/index.js';
    await build({ base: './', logLevel: 'error', build: { outDir: 'vite', target: 'es2022' } });`);
  await check(await open(readFileSync(join(folder, 'vite/index.html'), 'utf8'), 'vite/index.html'));
});

/** The development server of Vite, with a configuration. */
const develop = (config: string, port: number) =>
  new Promise((resolve: (server: { stop: () => void }) => void, reject) => {
    const source = `const { createServer } = await import('./tools/vite/dist/node/index.js');
      const server = await createServer({
        configFile: false, root: '.', logLevel: 'error', cacheDir: 'vite-${port}',
        server: { port: ${port}, strictPort: true, host: '127.0.0.1', hmr: false },
        ...${config}
      });
      await server.listen();
      console.log('ready');`;
    const child = spawn('node', ['--input-type=module', '--eval', source], { cwd: folder });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        said += String(data);
        if (said.includes('ready')) resolve({ stop: () => child.kill() });
      });
    child.on('exit', () => reject(new Error(said)));
  });

test('by the development server of Vite, with the line of the documentation', async () => {
  const line =
    /optimizeDeps: \{.*?\} \}/.exec(readFileSync(join(import.meta.dirname, '../../www/docs/npm.md'), 'utf8'))?.[0] ??
    '';
  assert.match(line, /gambol/);
  writeFileSync(join(folder, 'index.html'), pageOf('./program.js'));
  const server = await develop(`{ ${line}`, 5317);
  try {
    await check(await open(pageOf('./program.js'), 'index.html', 'http://127.0.0.1:5317/'));
  } finally {
    server.stop();
  }
});

test('by the development server of Vite 8, without that line', async () => {
  const server = await develop('{}', 5318);
  try {
    await check(await open(pageOf('./program.js'), 'index.html', 'http://127.0.0.1:5318/'));
  } finally {
    server.stop();
  }
});

test('by webpack', async () => {
  const said = bundle(`import webpack from './tools/webpack/lib/index.js';
    const output = { path: '${folder}/webpack', filename: 'program.js', publicPath: 'auto' };
    const format = { all: false, errors: true, warnings: true };
    webpack({ mode: 'production', entry: './program.js', output },
      (error, stats) => console.log(error ?? stats.toString(format)));`);
  assert.doesNotMatch(
    said,
    /ERROR|Critical|WARNING(?! in (asset size limit|entrypoint size limit|webpack performance))/,
  );
  await check(await open(pageOf('./program.js').replace('type="module" ', 'defer '), 'webpack/index.html'));
});
