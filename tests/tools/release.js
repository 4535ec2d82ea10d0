// Makes a release of what Trunk built: `node release.js FOLDER`. All that may differ between two releases goes into a
// folder that is named after its contents, so that no page can be put together from two of them, and the service worker
// is told what it has to keep, each file with its hash. SITE, where it is set, is the address at which the page will be: what
// reads pages from elsewhere, such as previews and search engines, wants whole addresses, and the page itself none.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync, renameSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '../../www/words/vocabulary.js';

/** What belongs to one release alone. */
const PARTS = ['www', 'gambol-wasm.js', 'gambol-wasm_bg.wasm'];
/** The folder of what keeps its address from release to release. */
const ROOT = 'www/root';
/** What no visitor asks for. */
const UNSEEN = /\.d\.ts$/;
/** The words of a language other than English, by the name of the file: kept for those who speak it. */
const languageOf = (/** @type {string} */ file) => Object.keys(LANGUAGES).find((tag) => tag !== 'en' && new RegExp(`^www/${tag}-\\w+\\.js$`).test(file));

/**
 * Half of a SHA-256, which no two files share by chance.
 *
 * @param {string | Buffer} content
 */
const hash = (content) => createHash('sha256').update(content).digest('hex').slice(0, 32);

/**
 * The files in a folder and below it, by their paths from there.
 *
 * @param {string} folder
 */
function filesIn(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.map((file) => file.slice(folder.length + 1).replaceAll('\\', '/')).sort();
}

/**
 * Makes a release in place and answers with its name.
 *
 * @param {string} dist what Trunk built, or a release that was changed
 * @param {string} [site] the address at which it will be
 */
export function makeRelease(dist, site) {
  const old = releaseOf(dist);
  if (old === null) {
    for (const file of readdirSync(join(dist, ROOT))) renameSync(join(dist, ROOT, file), join(dist, file));
    rmSync(join(dist, ROOT), { recursive: true });
    renameSync(join(dist, 'www/sw.js'), join(dist, 'sw.js'));
    filesIn(dist).filter((file) => file.startsWith('www/') && UNSEEN.test(file)).forEach((file) => rmSync(join(dist, file)));
    if (site) announce(dist, new URL(site.endsWith('/') ? site : `${site}/`));
  }
  const parts = old === null ? PARTS.map((part) => [part, part]) : PARTS.map((part) => [`${old}/${part}`, part]);
  const read = (/** @type {string} */ file) => readFileSync(join(dist, file));
  const contents = new Map();
  const isOurs = (/** @type {string} */ file) => parts.find(([from]) => file === from || file.startsWith(`${from}/`));
  for (const file of filesIn(dist)) {
    const part = isOurs(file);
    if (part) contents.set(file.replace(part[0] ?? '', part[1] ?? ''), hash(read(file)));
  }
  const page = read('index.html').toString().replaceAll(`${old}/`, '').replace(` data-release="${old}"`, '');
  const worker = read('sw.js').toString().replace(/^self\.release = .*\n/, '');
  const release = hash(JSON.stringify([page, worker, [...contents]])).slice(0, 12);
  if (release === old) return release;
  mkdirSync(join(dist, release));
  for (const [from, to] of parts) renameSync(join(dist, from ?? ''), join(dist, release, to ?? ''));
  if (old !== null) rmSync(join(dist, old), { recursive: true });
  const named = page
    .replace('<html ', `<html data-release="${release}" `)
    .replaceAll(/(href|src)="(www\/|gambol-wasm)/g, `$1="${release}/$2`);
  writeFileSync(join(dist, 'index.html'), named);
  const files = [['', hash(named)]];
  /** @type {Record<string, string[][]>} */
  const languages = {};
  for (const [file, sum] of contents) {
    const tag = languageOf(file);
    (tag === undefined ? files : (languages[tag] ??= [])).push([`${release}/${file}`, sum]);
  }
  writeFileSync(join(dist, 'sw.js'), `self.release = ${JSON.stringify({ name: release, files, languages })};\n${worker}`);
  return release;
}

/**
 * Tells the rest of the world where the page is.
 *
 * @param {string} dist
 * @param {URL} site
 */
function announce(dist, { href }) {
  const file = join(dist, 'index.html');
  const page = readFileSync(file, 'utf8')
    .replace('<meta property="og:image" content="', `<link rel="canonical" href="${href}">\n<meta property="og:url" content="${href}">\n$&${href}`);
  writeFileSync(file, page);
  writeFileSync(
    join(dist, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n  <url><loc>${href}</loc></url>\n</urlset>\n`,
  );
  writeFileSync(join(dist, 'robots.txt'), `User-agent: *\nAllow: /\nSitemap: ${href}sitemap.xml\n`);
}

/**
 * The name of the release in a folder; null where there is none yet.
 *
 * @param {string} dist
 */
export function releaseOf(dist) {
  return /<html data-release="(\w+)"/.exec(readFileSync(join(dist, 'index.html'), 'utf8'))?.[1] ?? null;
}

if (realpathSync(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) makeRelease(process.argv[2] ?? '', process.env.SITE);
