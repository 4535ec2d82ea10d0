// Lighthouse as a phone and as a laptop, on the hall and each table, served compressed like by most hosts: `node run.ts
// [FRAGMENT…]`. Prints the scores, the largest contentful paint, the blocking time, the layout shift, the bytes of a
// first visit, and the power of the machine. RUNS is how often each page is measured (1; the median counts). Not part
// of the tests: `npm ci` in this folder installs what it needs.

import { createServer } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { throttling as throttlings } from 'lighthouse/core/config/constants.js';
import desktop from 'lighthouse/core/config/desktop-config.js';
import { GAMES } from '../../www/games/index.ts';
import { launchOptions } from '../tools/chromium.ts';
import { DIST } from '../../www/build/serve.ts';

const RUNS = Number(process.env.RUNS || 1);
/**
 * The power of the phone, by Lighthouse's index of what a processor does. Its usual slowdown, four times, makes one of
 * this power of the machines that it is meant for, 1500 to 2000; others are slowed down as far as that.
 */
const PHONE_POWER = 1750 / 4;
/** Lighthouse's own settings of each device. */
const DEVICES = { phone: undefined, laptop: desktop };
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** The limits: the score of each category, the largest paint in milliseconds, and the bytes of a first visit. */
const LIMITS = { score: 100, paint: 1500, bytes: 250 * 1024 };
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain',
};

const compressed = new Map<string, Buffer>();
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://host');
  const file = join(DIST, decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname));
  if (!file.startsWith(DIST) || !existsSync(file) || !statSync(file).isFile())
    return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
  const body = compressed.get(file) ?? gzipSync(readFileSync(file), { level: 9 });
  compressed.set(file, body);
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-encoding': 'gzip',
    'cache-control': 'max-age=600',
  });
  response.end(body);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
const address = server.address();
const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;

/** The power of the machine at the last measurement; 0 before the first one. */
let power = 0;

/** Measures a page once. */
async function measure(fragment: string, device: keyof typeof DEVICES) {
  const { executablePath, args } = launchOptions();
  const chrome = await chromeLauncher.launch({ chromePath: executablePath, chromeFlags: [...args, '--headless=new'] });
  try {
    const flags = { port: chrome.port, output: 'json', onlyCategories: CATEGORIES, logLevel: 'error' } as const;
    const cpuSlowdownMultiplier = power === 0 ? 4 : Math.max(1, power / PHONE_POWER);
    const throttling = { ...throttlings.mobileSlow4G, cpuSlowdownMultiplier };
    const all = device === 'phone' ? { ...flags, throttling } : flags;
    const result = await lighthouse(`${origin}${fragment}`, all, DEVICES[device]);
    if (!result) throw new Error(`${fragment} was not measured`);
    const { audits, categories, environment } = result.lhr;
    const failed = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) =>
      weight > 0 && (audits[id]?.score ?? 1) < 0.9 ? [id] : [],
    );
    power = Math.round(environment.benchmarkIndex);
    return {
      scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
      paint: Math.round(audits['largest-contentful-paint']?.numericValue ?? NaN),
      blocked: Math.round(audits['total-blocking-time']?.numericValue ?? NaN),
      shift: audits['cumulative-layout-shift']?.numericValue ?? NaN,
      bytes: audits['total-byte-weight']?.numericValue ?? NaN,
      power,
      failed,
    };
  } finally {
    chrome.kill();
  }
}

const fragments = process.argv.length > 2 ? process.argv.slice(2) : ['#/', ...GAMES.map(({ id }) => `#/${id}`)];
const headings = [...CATEGORIES, 'paint', 'blocked', 'shift', 'bytes', 'power'];
console.log(`${'page'.padEnd(22)}${headings.map((name) => name.padStart(15)).join('')}`);
await measure(fragments[0] ?? '', 'phone');
for (const device of Object.keys(DEVICES) as (keyof typeof DEVICES)[])
  for (const fragment of fragments) {
    const runs = [];
    for (let n = 0; n < RUNS; n += 1) runs.push(await measure(fragment, device));
    const median = runs.toSorted((a, b) => a.paint - b.paint)[RUNS >> 1];
    if (!median) continue;
    const { scores, paint, blocked, shift, bytes, power, failed } = median;
    const figures = [...scores, paint, blocked, shift.toFixed(3), bytes, power].map((figure) =>
      String(figure).padStart(15),
    );
    console.log(`${`${device} ${fragment}`.padEnd(22)}${figures.join('')}  ${failed.join(' ')}`);
    if (scores.some((score) => score < LIMITS.score) || paint > LIMITS.paint || bytes > LIMITS.bytes)
      process.exitCode = 1;
  }
server.close();
server.closeAllConnections();
