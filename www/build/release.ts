// Turns Trunk's output into a release: `node release.ts FOLDER`. Everything that can differ between two releases goes
// into a folder named after its hash, so that no page can mix two releases, and the service worker gets the list of
// files with their hashes. SITE, if set, is the public address of the page: link previews and search engines need
// absolute addresses.

import { createHash } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  mkdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '../words/vocabulary.ts';
import { SOURCE } from './files.ts';
import { puzzleGames } from './puzzles.ts';

/** The files that belong to one release. */
const PARTS = ['www', 'gambol-wasm.js', 'gambol-wasm_bg.wasm'];
/** The folder of files whose addresses are stable across releases. */
const STABLE = 'www/root';
/** Files that no visitor requests. */
export const UNSEEN = /\.d\.ts$/;
const TAGS = Object.keys(LANGUAGES);
const PUZZLES = puzzleGames().map((id) => `puzzles${id}`);
const COURSES = readdirSync(join(SOURCE, 'games'))
  .filter((id) => existsSync(join(SOURCE, 'games', id, 'course.ts')))
  .map((id) => `course${id}`);
/**
 * Files by the beginning of their names, cached only for those who have opened one of them: languages, the
 * documentation, the puzzles of each game, the books of openings, the builder of boards for other pages, the courses
 * without their words, and the words of a course in a language.
 */
const GROUPS = [
  ...TAGS.filter((tag) => tag !== 'en'),
  'docs',
  ...PUZZLES,
  'book',
  'builder',
  'course',
  ...COURSES.flatMap((course) => TAGS.map((tag) => course + tag)),
];
const groupOf = (file: string) => GROUPS.find((group) => new RegExp(`^www/${group}-\\w+\\.js$`).test(file));

/**
 * The beginning of the SHA-256 of a file in hexadecimal, of which no two files have the same in practice: each is kept
 * with every release.
 */
export const hash = (content: string | Buffer, digits = 10) =>
  createHash('sha256').update(content).digest('hex').slice(0, digits);

/** The files in a folder and below it, by their relative paths. */
export function filesIn(folder: string) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.map((file) => file.slice(folder.length + 1).replaceAll('\\', '/')).sort();
}

/**
 * Builds a release in place and returns its name.
 *
 * @param dist Trunk's output, or a modified release
 * @param site the public address
 */
export function makeRelease(dist: string, site?: string) {
  const old = releaseOf(dist);
  if (old === null) {
    for (const file of readdirSync(join(dist, STABLE))) renameSync(join(dist, STABLE, file), join(dist, file));
    rmSync(join(dist, STABLE), { recursive: true });
    renameSync(join(dist, 'www/sw.js'), join(dist, 'sw.js'));
    filesIn(dist)
      .filter((file) => file.startsWith('www/') && UNSEEN.test(file))
      .forEach((file) => rmSync(join(dist, file)));
    if (site) writeAddress(dist, new URL(site.endsWith('/') ? site : `${site}/`));
  }
  const parts = old === null ? PARTS.map((part) => [part, part]) : PARTS.map((part) => [`${old}/${part}`, part]);
  const read = (file: string) => readFileSync(join(dist, file));
  const contents = new Map();
  const isOurs = (file: string) => parts.find(([from]) => file === from || file.startsWith(`${from}/`));
  for (const file of filesIn(dist)) {
    const part = isOurs(file);
    if (part) contents.set(file.replace(part[0] ?? '', part[1] ?? ''), hash(read(file)));
  }
  const page = read('index.html').toString().replaceAll(`${old}/`, '').replace(` data-release="${old}"`, '');
  const worker = read('sw.js')
    .toString()
    .replace(/^self\.release = .*\n/, '');
  const release = hash(JSON.stringify([page, worker, [...contents]]), 12);
  if (release === old) return release;
  mkdirSync(join(dist, release));
  for (const [from, to] of parts) renameSync(join(dist, from ?? ''), join(dist, release, to ?? ''));
  if (old !== null) rmSync(join(dist, old), { recursive: true });
  const named = page
    .replace('<html ', `<html data-release="${release}" `)
    .replaceAll(/(href|src)="(www\/|gambol-wasm)/g, `$1="${release}/$2`);
  writeFileSync(join(dist, 'index.html'), named);
  writeFileSync(join(dist, 'frame.html'), framedPage(named));
  const files = [['', hash(named)]];
  const groups: Record<string, string[][]> = {};
  for (const [file, sum] of contents) {
    const group = groupOf(file);
    (group === undefined ? files : (groups[group] ??= [])).push([`${release}/${file}`, sum]);
  }
  writeFileSync(
    join(dist, 'sw.js'),
    `self.release = ${JSON.stringify({ name: release, files, groups, page: named })};\n${worker}`,
  );
  return release;
}

/**
 * The document for frames: the page, whose policy is added by its first script, which knows the address of its host.
 */
function framedPage(page: string) {
  const [policy, pending] = ['<meta http-equiv="Content-Security-Policy"', '<meta name="Content-Security-Policy"'];
  if (!page.includes(policy)) throw new Error('the page has no policy');
  return page.replace(policy, pending);
}

/** Writes the public address into the metadata. */
function writeAddress(dist: string, { href }: URL) {
  const file = join(dist, 'index.html');
  const page = readFileSync(file, 'utf8').replace(
    '<meta property="og:image" content="',
    `<link rel="canonical" href="${href}">\n<meta property="og:url" content="${href}">\n$&${href}`,
  );
  writeFileSync(file, page);
  writeFileSync(
    join(dist, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>${href}</loc></url>
</urlset>
`,
  );
  writeFileSync(join(dist, 'robots.txt'), `User-agent: *\nAllow: /\nSitemap: ${href}sitemap.xml\n`);
}

/** The name of the release in a folder; null if there is none. */
export function releaseOf(dist: string) {
  return /<html data-release="(\w+)"/.exec(readFileSync(join(dist, 'index.html'), 'utf8'))?.[1] ?? null;
}

if (realpathSync(process.argv[1] ?? '') === fileURLToPath(import.meta.url))
  makeRelease(process.argv[2] ?? '', process.env.SITE);
