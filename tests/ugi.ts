// Plays by the Universal Game Interface as the page does: with the WebAssembly of a build, in Chromium. So one build
// can play another at equal time, or the native program:
//
//     gambol arena combo "ugi:node tests/ugi.ts dist/ID combo" "ugi:node tests/ugi.ts OTHER combo" --time-ms 100
//
// FOLDER has `gambol-wasm.js` and `gambol-wasm_bg.wasm`: that of a release page, or what
// `wasm-bindgen --target web --out-name gambol-wasm` has made of the crate in `wasm/`. Limits are `movetime` and
// `nodes`.

import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Question } from '../www/core/protocol.ts';
import { launchOptions } from './tools/chromium.ts';

const [folder = '', game = ''] = process.argv.slice(2);
if (!game) {
  console.error('node tests/ugi.ts FOLDER GAME');
  process.exit(2);
}

/** As in the page's worker. */
const SLICE = 8;
/** Answered by the files of the folder. */
const SITE = 'https://gambol.invalid/';

/** A question as the page's worker gets it, and what ends the search beside its time. */
interface Task {
  question: Question & { millis: number };
  nodes: number;
  /** How long it runs before it looks at its limits, in milliseconds. */
  slice: number;
}

const browser = await chromium.launch(launchOptions());
const page = await browser.newPage();
page.on('pageerror', ({ message }) => {
  console.error(message);
  process.exit(1);
});
await page.route(`${SITE}**`, (route) => {
  const name = new URL(route.request().url()).pathname.slice(1);
  if (name === '') return route.fulfill({ contentType: 'text/html', body: '' });
  const contentType = name.endsWith('.wasm') ? 'application/wasm' : 'text/javascript';
  return route.fulfill({ contentType, body: readFileSync(join(folder, name)) });
});
await page.goto(SITE);
await page.addScriptTag({
  type: 'module',
  content: `import * as engine from '${SITE}gambol-wasm.js';
    await engine.default();
    globalThis.calls = {
      think: (task) => (${think})(engine, task),
      start: (game, setup) => engine.Session.start(game, setup).position(),
    };`,
});
await page.waitForFunction('globalThis.calls');
/** Calls a function of the page. */
const call = <Result>(name: string, ...values: unknown[]) =>
  page.evaluate<Result, [string, unknown[]]>(
    ([name, values]) => (globalThis as any).calls[name](...values),
    [name, values],
  );

/** Searches in the page. Returns the best move and the number of positions. */
function think(engine: typeof import('../dist/gambol-wasm.js'), { question, nodes, slice }: Task) {
  const { millis } = question;
  const begin = performance.now();
  const search = new engine.Search(question);
  for (;;) {
    const progress = search.run(Math.min(slice, millis));
    if (progress.done || progress.nodes >= nodes || performance.now() - begin >= millis) break;
  }
  const report = search.report();
  search.free();
  return { move: report.values[0]?.move ?? '', nodes: report.nodes };
}

const options = { game, setup: '', level: 'master', seed: '0' };
let [view, moves] = ['', [] as string[]];

/** Answers a line. */
async function answer(line: string) {
  const [command = '', ...words] = line.trim().split(/\s+/);
  if (command === 'ugi') return ['id name Gambol in Chromium', 'ugiok'];
  if (command === 'isready') return ['readyok'];
  if (command === 'uginewgame' || command === '') return [];
  if (command === 'setoption') {
    const [, name = '', value = ''] = /name (\w+) value (.*)/.exec(line) ?? [];
    if (!(name in options)) return [`info string setoption: found "${name}"`];
    Object.assign(options, { [name]: value });
    return [];
  }
  if (command === 'position') {
    const [, kind, position = '', played = ''] = /^position (startpos|fen)(.*?)(?: moves (.*))?$/.exec(line) ?? [];
    if (!kind) return [`info string position: found "${words.join(' ')}"`];
    view = kind === 'fen' ? position.trim() : await call<string>('start', options.game, options.setup);
    moves = played.split(' ').filter(Boolean);
    return [];
  }
  if (command === 'go') {
    const limit = (name: string) => (words.includes(name) ? Number(words[words.indexOf(name) + 1]) : Infinity);
    const task: Task = {
      question: { ...options, seed: Number(options.seed), view, moves, all: false, millis: limit('movetime') },
      nodes: limit('nodes'),
      slice: SLICE,
    };
    if (!Number.isFinite(Math.min(task.question.millis, task.nodes)))
      return [`info string go: found "${words.join(' ')}"`];
    const found = await call<ReturnType<typeof think>>('think', task);
    return [`info nodes ${found.nodes}`, `bestmove ${found.move}`];
  }
  return [`info string unknown command: found "${command}"`];
}

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === 'quit') break;
  const lines = await answer(line).catch((error: Error) => [`info string ${error.message.split('\n')[0]}`]);
  for (const each of lines) console.log(each);
}
await browser.close();
