// The script that applies the theme before the first paint: small, and consistent with the rest of the page.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import { PREFIX, SETTINGS } from '../../www/library/keys.ts';

const WWW = join(import.meta.dirname, '../../www');
/** Bytes that it may have: the page waits for it. */
const MAX_BYTES = 2000;

const { outputFiles } = await build({
  entryPoints: [join(WWW, 'app/theme.ts')],
  bundle: true,
  minify: true,
  target: 'es2022',
  write: false,
});
const script = outputFiles[0]?.text ?? '';

/**
 * The initial theme of a page, and the set of its boards.
 *
 * @param page.chosen the chosen theme
 * @param page.set the chosen set
 * @param page.isDark whether the system is dark
 */
function themeOf({
  query = '',
  isFramed = false,
  chosen,
  set,
  isDark = false,
}: {
  query?: string;
  isFramed?: boolean;
  chosen?: string;
  set?: string;
  isDark?: boolean;
}) {
  const dataset = { theme: '', set: '' };
  const texts = new Map((chosen ?? set) ? [[PREFIX + SETTINGS, JSON.stringify({ theme: chosen, set })]] : []);
  const page: any = {
    URLSearchParams,
    Event,
    location: { search: query },
    localStorage: { getItem: (key: string) => texts.get(key) ?? null },
    matchMedia: () => ({ matches: isDark, addEventListener() {} }),
    document: { documentElement: { dataset } },
    addEventListener() {},
    dispatchEvent() {},
  };
  page.window = page;
  page.parent = isFramed ? {} : page;
  runInNewContext(script, page);
  return dataset;
}

const CASES: [string, Parameters<typeof themeOf>[0], string][] = [
  ['those of the system', {}, 'light'],
  ['dark like those of the system', { isDark: true }, 'dark'],
  ['as chosen', { chosen: 'dark' }, 'dark'],
  ['as chosen, unlike the system', { chosen: 'light', isDark: true }, 'light'],
  ['not those of the address outside a frame', { query: '?theme=dark' }, 'light'],
  ['in a frame those of the embedding page', { query: '?theme=dark', isFramed: true, chosen: 'light' }, 'dark'],
  ['in a frame not as chosen', { isFramed: true, chosen: 'dark' }, 'light'],
  ['in an embedded page those of the address', { query: '?embed&theme=dark', chosen: 'light' }, 'dark'],
];

for (const [name, page, theme] of CASES)
  test(`the colours are ${name}`, () => assert.equal(themeOf(page).theme, theme));

const SETS: [string, Parameters<typeof themeOf>[0], string][] = [
  ['Linen in a light page', {}, 'linen'],
  ['Walnut in a dark page', { isDark: true }, 'walnut'],
  ['as chosen', { set: 'slate', isDark: true }, 'slate'],
  ['the usual one where an unknown one was stored', { set: 'marble', chosen: 'dark' }, 'walnut'],
  ['in a frame not as chosen', { set: 'slate', isFramed: true }, 'linen'],
];

for (const [name, page, set] of SETS)
  test(`the set of the boards is ${name}`, () => assert.equal(themeOf(page).set, set));

test('the script stays small', () => assert.ok(script.length < MAX_BYTES, `${script.length} bytes`));

test('the keys of storage and the test for a frame are each defined in one file only', () => {
  const files = readdirSync(WWW, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.ts') && !name.startsWith('root'));
  const filesWith = (pattern: RegExp) => files.filter((name) => pattern.test(readFileSync(join(WWW, name), 'utf8')));
  assert.deepEqual(filesWith(/gambol\/1/), ['library/keys.ts']);
  assert.deepEqual(filesWith(/location\.search\)\.has\('embed'\)/), ['core/frame.ts']);
});
