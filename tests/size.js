// The size of a first visit: loads the hall and a table in a browser, prints the size of every fetched file,
// and fails if the total exceeds the limit. Also prints and limits the size of each further language.

import { chromium } from '@playwright/test';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { launchOptions } from './tools/chromium.js';
import { LANGUAGES } from '../www/words/vocabulary.js';
import { DIST, RELEASE, serve } from './tools/serve.js';

const LIMIT = 250 * 1024;
/** The cost of the embed element for a host page before a board is visible. */
const ELEMENT = 'embed.js';
const ELEMENT_LIMIT = 4 * 1024;
/** The cost of another language: its words and errors, and its rules and lessons when they are opened. */
const WORDS_LIMIT = 11 * 1024;
const RULES_LIMIT = 4.5 * 1024;
const LESSONS_LIMIT = 3.5 * 1024;
const VISITS = ['#/', '#/gambit'];

// Counted at the server, which also sees the requests of workers.
/** @type {Set<string>} */
const paths = new Set();
const { server, address } = await serve({ onRequest: (path) => paths.add(decodeURIComponent(path)) });
const browser = await chromium.launch(launchOptions());
const context = await browser.newContext();
for (const visit of VISITS) {
  const page = await context.newPage();
  await page.goto(address + visit, { waitUntil: 'networkidle' });
}
await browser.close();
server.close();
server.closeAllConnections();

const rows = [];
const missing = [];
for (const path of paths) {
  let file = join(DIST, path);
  if (existsSync(file) && statSync(file).isDirectory()) file = join(file, 'index.html');
  if (!existsSync(file)) {
    missing.push(path);
    continue;
  }
  const content = readFileSync(file);
  rows.push({ name: file.slice(DIST.length), raw: content.length, gzipped: gzipSync(content, { level: 9 }).length });
}
rows.sort((a, b) => b.gzipped - a.gzipped);
const total = {
  name: 'total',
  raw: rows.reduce((sum, row) => sum + row.raw, 0),
  gzipped: rows.reduce((sum, row) => sum + row.gzipped, 0),
};
console.log(`${'bytes'.padStart(9)}${'gzipped'.padStart(9)}  file`);
for (const { name, raw, gzipped } of [...rows, total]) {
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
if (total.gzipped > LIMIT) {
  console.error(`size: a first visit may cost ${LIMIT} bytes gzipped, not ${total.gzipped}`);
  process.exitCode = 1;
}
for (const tag of Object.keys(LANGUAGES).filter((tag) => tag !== 'en')) {
  const folder = join(RELEASE, 'www');
  const files = readdirSync(folder).filter((file) => new RegExp(`^${tag}-\\w+\\.js$`).test(file));
  const sizes = files.map((file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length).sort((a, b) => b - a);
  const [words = Infinity, rules = Infinity, lessons = Infinity, ...others] = sizes;
  console.log(`${''.padStart(9)}${String(words).padStart(9)}  words in ${tag}, its rules ${rules}, its lessons ${lessons}`);
  if (words > WORDS_LIMIT || rules > RULES_LIMIT || lessons > LESSONS_LIMIT || others.length > 0) {
    console.error(`size: words in ${tag} may cost ${WORDS_LIMIT} bytes gzipped its rules ${RULES_LIMIT} and its lessons ${LESSONS_LIMIT}, in a file each, not ${sizes.join(' and ')}`);
    process.exitCode = 1;
  }
}
