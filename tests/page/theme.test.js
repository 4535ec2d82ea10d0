// The script that applies the theme before the first paint: small, and consistent with the rest of the page.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import { PREFIX, SETTINGS } from '../../www/library/keys.js';

const WWW = join(import.meta.dirname, '../../www');
/** Bytes that it may have: the page waits for it. */
const MOST = 2000;

const { outputFiles } = await build({ entryPoints: [join(WWW, 'app/theme.js')], bundle: true, minify: true, target: 'es2022', write: false });
const script = outputFiles[0]?.text ?? '';

/**
 * The initial theme of a page.
 *
 * @param {object} page
 * @param {string} [page.query]
 * @param {boolean} [page.isFramed]
 * @param {string} [page.kept] the theme that was chosen
 * @param {boolean} [page.isDark] whether the system is dark
 */
function themeOf({ query = '', isFramed = false, kept, isDark = false }) {
  const dataset = { theme: '' };
  const texts = new Map(kept === undefined ? [] : [[PREFIX + SETTINGS, JSON.stringify({ theme: kept })]]);
  /** @type {any} */
  const page = {
    URLSearchParams, Event, CustomEvent,
    location: { search: query },
    localStorage: { getItem: (/** @type {string} */ key) => texts.get(key) ?? null },
    matchMedia: () => ({ matches: isDark, addEventListener() {} }),
    document: { documentElement: { dataset } },
    addEventListener() {},
    dispatchEvent() {},
  };
  page.window = page;
  page.parent = isFramed ? {} : page;
  runInNewContext(script, page);
  return dataset.theme;
}

/** @type {[string, Parameters<typeof themeOf>[0], string][]} */
const CASES = [
  ['as the system', {}, 'light'],
  ['as the dark system', { isDark: true }, 'dark'],
  ['as it was chosen', { kept: 'dark' }, 'dark'],
  ['as it was chosen against the system', { kept: 'light', isDark: true }, 'light'],
  ['not as an address says that is no frame’s', { query: '?theme=dark' }, 'light'],
  ['in a frame as the page around says', { query: '?theme=dark', isFramed: true, kept: 'light' }, 'dark'],
  ['in a frame not as it was chosen', { isFramed: true, kept: 'dark' }, 'light'],
  ['of a board as its address says', { query: '?embed&theme=dark', kept: 'light' }, 'dark'],
];

for (const [name, page, theme] of CASES) test(`the colours are ${name}`, () => assert.equal(themeOf(page), theme));

test('the script stays small', () => assert.ok(script.length < MOST, `${script.length} bytes`));

test('the keys of storage and the test for a frame are each defined in one file only', () => {
  const files = readdirSync(WWW, { recursive: true }).map(String).filter((name) => name.endsWith('.js') && !name.startsWith('root'));
  const filesWith = (/** @type {RegExp} */ pattern) => files.filter((name) => pattern.test(readFileSync(join(WWW, name), 'utf8')));
  assert.deepEqual(filesWith(/gambol\/1/), ['library/keys.js']);
  assert.deepEqual(filesWith(/location\.search\)\.has\('embed'\)/), ['core/frame.js']);
});
