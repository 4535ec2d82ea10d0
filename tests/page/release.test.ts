// The output of a build: a folder named after its contents, and a service worker with the hashes of its files.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { GAMES } from '../../www/games/index.ts';
import { LANGUAGES } from '../../www/words/vocabulary.ts';
import { DIST, serve } from '../../www/build/serve.ts';
import { makeRelease, releaseOf } from '../../www/build/release.ts';
import { compare } from '../tools/verify.ts';

const WWW = join(import.meta.dirname, '../../www');

const PAGE = `<!doctype html>
<html lang="en"><meta http-equiv="Content-Security-Policy" content="script-src 'self'">`;
/** A minimal build output. */
const BUILT = {
  'index.html':
    `${PAGE}<link href="www/css/a.css"><link href="gambol-wasm_bg.wasm">` + '<script src="www/main.js"></script>',
  'gambol-wasm.js': 'export {}',
  'gambol-wasm_bg.wasm': 'engine',
  'gambol-wasm.d.ts': 'types',
  'www/main.js': 'main',
  'www/types.d.ts': 'types',
  'www/css/a.css': 'style',
  'www/sw.js': 'worker();\n',
  'www/root/manifest.webmanifest': '{}',
  'www/root/icons/icon.svg': '<svg/>',
};

let dist: string;

function build(files: Record<string, string>, site?: string) {
  rmSync(dist, { recursive: true, force: true });
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), content);
  }
  return makeRelease(dist, site);
}

beforeEach(() => {
  dist = join(mkdtempSync(join(tmpdir(), 'gambol-')), 'dist');
});

afterEach(() => rmSync(dirname(dist), { recursive: true }));

test('the page refers to the files of a release only within its folder', () => {
  const release = build(BUILT);
  assert.match(release, /^[0-9a-f]{12}$/);
  assert.equal(releaseOf(dist), release);
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const addresses = [...page.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address ?? '');
  assert.deepEqual(
    addresses,
    ['www/css/a.css', 'gambol-wasm_bg.wasm', 'www/main.js'].map((name) => `${release}/${name}`),
  );
  for (const address of addresses) assert.ok(existsSync(join(dist, address)), address);
  assert.deepEqual(
    readdirSync(dist).sort(),
    [release, 'frame.html', 'gambol-wasm.d.ts', 'icons', 'index.html', 'manifest.webmanifest', 'sw.js'].sort(),
  );
  assert.ok(!existsSync(join(dist, release, 'www/types.d.ts')));
});

test('the service worker knows every file of the release by its hash', () => {
  const release = build(BUILT);
  const [first = '', rest] = readFileSync(join(dist, 'sw.js'), 'utf8').split('\n');
  const {
    name,
    files,
  }: {
    name: string;
    files: [string, string][];
  } = JSON.parse(first.slice('self.release = '.length, -1));
  assert.equal(name, release);
  assert.equal(rest, 'worker();');
  assert.deepEqual(files.map(([file]) => file).sort(), [
    '',
    ...['gambol-wasm.js', 'gambol-wasm_bg.wasm', 'www/css/a.css', 'www/main.js'].map((file) => `${release}/${file}`),
  ]);
  for (const [file, sum] of files) {
    const content = readFileSync(join(dist, file || 'index.html'));
    assert.equal(createHash('sha256').update(content).digest('hex').slice(0, sum.length), sum, file);
  }
});

test('any change makes another release, and nothing else does', () => {
  const release = build(BUILT);
  assert.equal(build(BUILT), release);
  assert.equal(makeRelease(dist), release);
  const changed = (file: string) => build({ ...BUILT, [file]: `${Reflect.get(BUILT, file)} ` });
  const others = ['index.html', 'gambol-wasm.js', 'gambol-wasm_bg.wasm', 'www/main.js', 'www/sw.js'].map(changed);
  assert.equal(new Set([release, ...others]).size, 6);
});

test('a changed release is rebuilt in place', () => {
  const release = build(BUILT);
  writeFileSync(join(dist, release, 'www/main.js'), 'another');
  const other = makeRelease(dist);
  assert.notEqual(other, release);
  assert.ok(!existsSync(join(dist, release)));
  assert.equal(readFileSync(join(dist, other, 'www/main.js'), 'utf8'), 'another');
  assert.equal(other, build({ ...BUILT, 'www/main.js': 'another' }));
});

for (const tag of Object.keys(LANGUAGES))
  test(`the manifest in ${tag} has everything that an installation needs`, () => {
    const root = join(WWW, 'root');
    const manifest: Record<string, any> & {
      icons: { src: string; sizes: string; type: string; purpose?: string }[];
      shortcuts: { url: string }[];
    } = JSON.parse(
      readFileSync(join(DIST, tag === 'en' ? 'manifest.webmanifest' : `manifest.${tag}.webmanifest`), 'utf8'),
    );
    assert.equal(manifest['lang'], tag);
    for (const key of ['name', 'short_name', 'start_url', 'scope', 'display', 'background_color', 'theme_color']) {
      assert.equal(typeof manifest[key], 'string', key);
    }
    // Relative, so that it works under any path.
    for (const key of ['id', 'start_url', 'scope']) assert.equal(manifest[key], './');
    assert.deepEqual(
      manifest.shortcuts.map(({ url }) => url),
      GAMES.map(({ id }) => `./#/${id}`),
    );
    for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
      const content = readFileSync(join(root, src));
      if (type !== 'image/png') continue;
      // The first chunk of a PNG has its width and height.
      assert.equal(`${content.readUInt32BE(16)}x${content.readUInt32BE(20)}`, sizes, src);
    }
    const has = (size: string, purpose: string) =>
      manifest.icons.some((icon) => icon.sizes === size && (icon.purpose ?? 'any') === purpose);
    assert.ok(has('192x192', 'any') && has('512x512', 'any') && has('512x512', 'maskable'));
  });

test('the address of the site appears only where other sites read it', () => {
  const page = `${PAGE}<meta property="og:image" content="preview.png"><script src="www/main.js"></script>`;
  build({ ...BUILT, 'index.html': page });
  assert.ok(!existsSync(join(dist, 'sitemap.xml')));
  build({ ...BUILT, 'index.html': page }, 'https://somebody.example.org/games');
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  assert.match(read('index.html'), /content="https:\/\/somebody\.example\.org\/games\/preview\.png"/);
  assert.match(read('index.html'), /rel="canonical" href="https:\/\/somebody\.example\.org\/games\/"/);
  assert.match(read('sitemap.xml'), /<loc>https:\/\/somebody\.example\.org\/games\/<\/loc>/);
  assert.match(read('robots.txt'), /Sitemap: https:\/\/somebody\.example\.org\/games\/sitemap\.xml/);
});

test('a published page is compared with a build, file by file', async () => {
  build(BUILT);
  const { server, address } = await serve({ root: () => dist, base: '/games/' });
  try {
    assert.deepEqual(await compare(dist, address), { same: 9, different: [] });
    const release = releaseOf(dist);
    // What is built has changed since the host got it.
    const copy = join(dirname(dist), 'copy');
    cpSync(dist, copy, { recursive: true });
    writeFileSync(join(copy, `${release}/www/main.js`), 'other');
    writeFileSync(join(copy, 'added.txt'), 'new');
    const { same, different } = await compare(copy, address);
    assert.equal(same, 8);
    assert.deepEqual(different, ['added.txt: status 404', `${release}/www/main.js: 4 other bytes`].sort());
  } finally {
    server.close();
  }
});

test('the engine names no folder of the machine that built it', () => {
  const program = readFileSync(join(DIST, `${releaseOf(DIST)}/gambol-wasm_bg.wasm`), 'latin1');
  assert.match(program, /\/cargo\/registry\//);
  assert.doesNotMatch(program, /\/home\/|\/root\/|\/Users\/|\.cargo\//);
});
