// The size of a first visit: loads the hall and a table in a browser, prints the size of every fetched file, and fails
// if what the screens ask for exceeds the limit, or all that is kept for the time without a network. Also prints and
// limits the size of each further language. `size.ts sums` prints the sums alone.

import { chromium } from '@playwright/test';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { launchOptions } from './tools/chromium.ts';
import { LANGUAGES } from '../www/words/vocabulary.ts';
import { DIST, RELEASE, serve } from '../www/build/serve.ts';

/** What the hall and a table ask for, and that together with what is stored for offline use. */
const VISIT_LIMIT = 250 * 1024;
const OFFLINE_LIMIT = 450 * 1024;
/** What playing on two devices may add to that: it has to work on a network of its own, without any other. */
const LIVE_LIMIT = 38 * 1024;
/** The cost of the embed element for a host page before a board is visible. */
const ELEMENT = 'embed.js';
const ELEMENT_LIMIT = 4 * 1024;
/** The cost of another language by what a file holds: its words, and what is loaded when it is first needed. */
const WORDS_LIMITS = {
  words: 8 * 1024,
  rules: 4.5 * 1024,
  errors: 4.5 * 1024,
  lesson: 3.5 * 1024,
  study: 2.5 * 1024,
  library: 2.5 * 1024,
  review: 2.5 * 1024,
  dialogs: 3 * 1024,
  openings: 1024,
  captures: 512,
  remarks: 1536,
  today: 1024,
  puzzles: 3 * 1024,
  course: 1.5 * 1024,
  live: 2.5 * 1024,
};
const VISITS = ['#/', '#/gambit'];
/** Milliseconds until a screen counts as settled. */
const SETTLED = 1000;

// Counted at the server, which also sees the requests of workers.
let paths = new Set<string>();
const { server, address } = await serve({ onRequest: (path) => paths.add(decodeURIComponent(path)) });
const browser = await chromium.launch(launchOptions());

/** The paths that a first visitor's browser requests. */
async function visit(serviceWorkers: 'allow' | 'block') {
  paths = new Set();
  const context = await browser.newContext({ serviceWorkers });
  if (serviceWorkers === 'block') await context.addInitScript(skipLongTimers, SETTLED);
  for (const link of VISITS) {
    const page = await context.newPage();
    await page.goto(address + link, { waitUntil: 'networkidle' });
    // Its service worker is active once all files are stored.
    if (serviceWorkers === 'allow') await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    // A hall in the background would load what it shows at a second visit, once the table is kept.
    await page.close();
  }
  await context.close();
  return paths;
}

/** What waits for the screen to settle is not asked for by it, however long this machine takes. */
function skipLongTimers(millis: number) {
  const start = window.setTimeout;
  const startShort = (...args: Parameters<typeof start>) => (Number(args[1] ?? 0) < millis ? start(...args) : 0);
  window.setTimeout = startShort as typeof start;
}

/** What the screens need; the others are stored for the time without a network. */
const needed = await visit('block');
const all = await visit('allow');
await browser.close();
server.close();
server.closeAllConnections();

const rows: { isNeeded: boolean; name: string; raw: number; gzipped: number }[] = [];
const missing = [];
for (const path of all) {
  let file = join(DIST, path);
  if (existsSync(file) && statSync(file).isDirectory()) file = join(file, 'index.html');
  if (!existsSync(file)) {
    missing.push(path);
    continue;
  }
  const content = readFileSync(file);
  rows.push({
    isNeeded: needed.has(path),
    name: file.slice(DIST.length),
    raw: content.length,
    gzipped: gzipSync(content, { level: 9 }).length,
  });
}
rows.sort((a, b) => Number(b.isNeeded) - Number(a.isNeeded) || b.gzipped - a.gzipped);
const sumOf = (name: string, files: typeof rows) => ({
  name,
  raw: files.reduce((sum, { raw }) => sum + raw, 0),
  gzipped: files.reduce((sum, { gzipped }) => sum + gzipped, 0),
});
const visited = sumOf(
  'asked for by the screens',
  rows.filter(({ isNeeded }) => isNeeded),
);
const stored = sumOf(
  'stored for offline use besides',
  rows.filter(({ isNeeded }) => !isNeeded),
);
const total = sumOf('kept offline', rows);
console.log(`${'bytes'.padStart(9)}${'gzipped'.padStart(9)}  file`);
const listed = process.argv[2] === 'sums' ? [] : rows;
for (const { name, raw, gzipped } of [...listed, visited, stored, total]) {
  console.log(`${String(raw).padStart(9)}${String(gzipped).padStart(9)}  ${name}`);
}
if (missing.length > 0) {
  console.error(`size: the page asks for files that are not there: ${missing.join(', ')}`);
  process.exitCode = 1;
}
const element = gzipSync(readFileSync(join(DIST, ELEMENT)), { level: 9 }).length;
console.log(`${''.padStart(9)}${String(element).padStart(9)}  ${ELEMENT}, in other pages`);
if (element > ELEMENT_LIMIT) {
  console.error(`size: ${ELEMENT} may cost ${ELEMENT_LIMIT} bytes gzipped, not ${element}`);
  process.exitCode = 1;
}
if (visited.gzipped > VISIT_LIMIT) {
  console.error(`size: the screens of a first visit may cost ${VISIT_LIMIT} bytes gzipped, not ${visited.gzipped}`);
  process.exitCode = 1;
}
if (total.gzipped > OFFLINE_LIMIT + LIVE_LIMIT) {
  console.error(`size: ${OFFLINE_LIMIT + LIVE_LIMIT} bytes gzipped may be kept offline, not ${total.gzipped}`);
  process.exitCode = 1;
}
for (const tag of Object.keys(LANGUAGES).filter((tag) => tag !== 'en')) {
  const folder = join(RELEASE, 'www');
  /** The size of each file by what it holds. */
  const sizes: Record<string, number> = {};
  for (const file of readdirSync(folder).filter((file) => new RegExp(`^${tag}-\\w+\\.js$`).test(file))) {
    const content = readFileSync(join(folder, file), 'utf8');
    sizes[heldIn(content)] = gzipSync(content, { level: 9 }).length;
  }
  const limits = new Map(Object.entries(WORDS_LIMITS));
  const names = Object.entries(sizes)
    .map(([name, size]) => `${name} ${size} of ${limits.get(name)}`)
    .join(', ');
  console.log(`${''.padStart(9)}${String(sizes['words']).padStart(9)}  ${tag}: ${names}`);
  if (
    Object.keys(sizes).length !== limits.size ||
    Object.entries(sizes).some(([name, size]) => size > (limits.get(name) ?? 0))
  ) {
    console.error(`size: the words in ${tag} cost too much gzipped, or are not in a file each: ${names}`);
    process.exitCode = 1;
  }
}

/**
 * What a file of words holds, by the folder of its modules, which its exports are named after: `words_study`,
 * `games_combo_rules`.
 */
function heldIn(content: string) {
  const exported = Array.from(content.matchAll(/\bexport\s*\{([^}]*)\}/g), ([, names = '']) => names).join();
  const folders = Array.from(exported.matchAll(/\bas \w*?([a-z]+)\b/g), ([, folder = '']) => folder);
  return [...new Set(folders)].join('+');
}
