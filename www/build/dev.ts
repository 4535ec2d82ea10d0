// Serves the page while it is edited: `node dev.ts`. An edit of a script, a style or a text bundles the page again, an
// edit of Rust builds the engine first, and pages that are open reload. Nothing is minified, nothing is cached, and no
// service worker is installed. PORT and HOST choose where.

import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { ROOT, SOURCE, copyPage } from './files.ts';
import { makeRelease } from './release.ts';
import { serveOn } from './serve.ts';

const WASM = 'wasm32-unknown-unknown';
const TARGET = process.env.CARGO_TARGET_DIR ?? join(ROOT, 'target');
/** The engine, and two folders of the page: one is served while the other is made. */
const FOLDER = join(TARGET, 'dev');
const ENGINE = join(FOLDER, 'engine');
const PAGES = [join(FOLDER, 'a'), join(FOLDER, 'b')];
/** Milliseconds in which the files of one edit are written. */
const DEBOUNCE = 20;
/** A bundler that has loaded its packages, and reads the folder from its input. Our modules may be edited before. */
const BUNDLER = `
  await Promise.all([import('esbuild'), import('marked')]);
  process.stdin.once('end', () => process.exit()).once('data', async (folder) => {
    process.argv[2] = String(folder);
    process.stdin.destroy();
    await import('./www/build/bundle.ts');
  });`;
/** Where open pages listen for a new page. */
const EVENTS = 'reload';
const RELOAD = `new EventSource('${EVENTS}').onmessage = () => location.reload();`;
/** Replaces a service worker of a release that was served here before, and then itself. */
const REMOVAL_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', () => registration.unregister());`;

/** The folder that is served; empty before the first page is made. */
let served = '';
const listeners = new Set<ServerResponse>();
const changed = { page: true, engine: true };
let isBuilding = false;

/** Starts a command, whose messages are shown. */
const start = (command: string, ...args: string[]) =>
  spawn(command, args, { cwd: ROOT, stdio: ['pipe', 'inherit', 'inherit'], env: { ...process.env, DEV: '1' } });
/** Whether a command succeeds. */
const succeeds = (child: ChildProcess) =>
  new Promise<boolean>((resolve) => {
    child.on('error', (error) => console.error(`dev: ${error.message}`)).on('close', (code) => resolve(code === 0));
  });
const startBundler = () => start(process.execPath, '--input-type=module', '--eval', BUNDLER);
/** The next bundler: it starts after so many milliseconds, in which a browser loads what the last one has made. */
let bundler: ChildProcess | null = null;
const LOADING = 1000;

/** Builds the engine with the profile of tests, whose builds are incremental. */
async function buildEngine() {
  const file = join(TARGET, WASM, 'debug/gambol_wasm.wasm');
  return (
    (await succeeds(start('cargo', 'build', '--quiet', '--locked', '--package', 'gambol-wasm', '--target', WASM))) &&
    (await succeeds(start('wasm-bindgen', '--target', 'web', '--out-name', 'gambol-wasm', '--out-dir', ENGINE, file)))
  );
}

/** Makes the page in the folder that is not served; false if it fails. */
async function buildPage() {
  const folder = PAGES.find((one) => one !== served) ?? '';
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of ['gambol-wasm.js', 'gambol-wasm_bg.wasm']) cpSync(join(ENGINE, file), join(folder, file));
  copyPage(folder);
  const page = join(folder, 'index.html');
  const listening = `<script src="${EVENTS}.js"></script>\n</head>`;
  writeFileSync(page, readFileSync(page, 'utf8').replace('</head>', listening));
  const next = bundler ?? startBundler();
  bundler = null;
  next.stdin?.end(folder);
  const isBundled = await succeeds(next);
  setTimeout(() => (bundler ??= startBundler()), LOADING);
  if (!isBundled) return false;
  makeRelease(folder);
  served = folder;
  return true;
}

/** Builds what has changed, and again what changes meanwhile. */
async function build() {
  if (isBuilding) return;
  isBuilding = true;
  while (changed.page || changed.engine) {
    const begin = performance.now();
    const isEngine = changed.engine;
    changed.page = changed.engine = false;
    const isMade = (!isEngine || (await buildEngine())) && (await buildPage());
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    console.log(isMade ? `   ${isEngine ? 'Engine and page' : 'Page'}: ${seconds} s` : '   The page stays as it was.');
    if (isMade) for (const listener of listeners) listener.write('data: \n\n');
  }
  isBuilding = false;
}

/** Answers what only a page in development asks for; true if it did. */
function answer(path: string, response: ServerResponse) {
  const script = { [`/${EVENTS}.js`]: RELOAD, '/sw.js': REMOVAL_WORKER }[path];
  if (script) response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(script);
  else if (path === `/${EVENTS}`) {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write('\n');
    listeners.add(response.on('close', () => listeners.delete(response)));
  } else return false;
  return true;
}

const options = {
  host: process.env.HOST || undefined,
  root: () => served,
  headers: { 'access-control-allow-origin': '*' },
  onRequest: answer,
};
mkdirSync(ENGINE, { recursive: true });
await build();
if (served === '') process.exit(1);
const { address } = await serveOn(8081, options);
console.log(`Gambol is at ${address} and reloads after an edit (Ctrl+C stops it)`);

let timer: ReturnType<typeof setTimeout>;
const note = (part: keyof typeof changed) => () => {
  changed[part] = true;
  clearTimeout(timer);
  timer = setTimeout(build, DEBOUNCE);
};
for (const folder of ['engine/src', 'wasm/src']) watch(join(ROOT, folder), { recursive: true }, note('engine'));
watch(SOURCE, { recursive: true }, note('page'));
watch(join(ROOT, 'index.html'), note('page'));
