// The browsers that the page supports: what is built uses nothing newer, and the documents name them.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'acorn';
import binaryen from 'binaryen';
import { OLD_BROWSER } from '../../www/words/oldbrowser.ts';
import { BROWSERS } from '../../www/build/browsers.ts';
import { newInScript, newInStyle } from '../tools/browsers.ts';
import { filesIn } from '../../www/build/release.ts';
import { DIST, RELEASE } from '../../www/build/serve.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(DIST, file), 'utf8');

/** Features that are too new for a browser of the list, and what the lint calls them. */
const SCRIPTS = [
  ['element.checkVisibility()', '.checkVisibility'],
  ['AbortSignal.any([one, other])', 'AbortSignal.any'],
  ['list.toSorted()', '.toSorted'],
  ['list.with(0, 1).toSpliced(0)', '.toSpliced'],
  ['await Array.fromAsync(stream)', 'Array.fromAsync'],
  ['Object.groupBy(list, key)', 'Object.groupBy'],
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['Promise.try(job)', 'Promise.try'],
  ['new Set(list).union(other)', '.union'],
  ['Response.json(state)', 'Response.json'],
  ['URL.parse(text)', 'URL.parse'],
  ['new Float16Array(3)', 'Float16Array'],
  ['new Intl.DurationFormat("en")', 'Intl.DurationFormat'],
  ['element.addEventListener("scrollend", done)', 'event scrollend'],
  ['element.showPopover()', '.showPopover'],
  ['text.match(/a/v)', 'syntax after ES2022'],
  ['using file = open()', 'syntax after ES2022'],
];
const STYLES = [
  ['a { color: oklch(0.5 0.1 20) }', 'css.types.oklch'],
  ['a { --one: oklch(0.5 0.1 20) }', 'css.types.oklch'],
  ['a { color: color-mix(in lab, red, blue) }', 'css.types.color-mix'],
  ['a { color: light-dark(red, blue) }', 'css.types.light-dark'],
  ['a { field-sizing: content }', 'css.properties.field-sizing'],
  ['a { float: inline-start }', 'css.properties.float.inline-start'],
  ['a { & b { color: red } }', 'css.selectors.nesting'],
  ['a:popover-open { color: red }', 'css.selectors.popover-open'],
  ['@starting-style { a { opacity: 0 } }', 'css.at-rules.starting-style'],
  ['@scope (a) { b { color: red } }', 'css.at-rules.scope'],
  ['a { transition-behavior: allow-discrete }', 'css.properties.transition-behavior'],
  ['a { text-wrap: pretty }', 'css.properties.text-wrap.pretty'],
];
/** What all of them have, and what is tested before it is used. */
const OLD_ENOUGH = [
  'list.findLast(isOpen)',
  'Object.hasOwn(a, b)',
  'element.showPopover?.()',
  'if (typeof Highlight === "function") new Highlight()',
  '"wakeLock" in navigator && navigator.wakeLock.request()',
  'navigator.locks.request(name, job)',
  'new CompressionStream("deflate")',
];
const OLD_STYLES = [
  'a { height: 100dvh; width: 10cqw }',
  '@supports (color: color-mix(in lab, red, red)) { a { color: color-mix(in lab, red, blue) } }',
  '@container (min-width: 1px) { a { inset: 0 } }',
  '@layer base { a { aspect-ratio: 2 } }',
];

for (const [text = '', feature = ''] of SCRIPTS)
  test(`too new: ${text}`, () =>
    assert.ok(
      newInScript(text).some((found) => found.feature === feature),
      JSON.stringify(newInScript(text)),
    ));
for (const [text = '', feature = ''] of STYLES)
  test(`too new: ${text}`, () =>
    assert.ok(
      newInStyle(text).some((found) => found.feature === feature),
      JSON.stringify(newInStyle(text)),
    ));
for (const text of OLD_ENOUGH) test(`old enough: ${text}`, () => assert.deepEqual(newInScript(text), []));
for (const text of OLD_STYLES) test(`old enough: ${text}`, () => assert.deepEqual(newInStyle(text), []));

/** Names that the reader of codes gives to properties of its own. */
const NAMES_OF_DECODER = ['.bytes', '.to', '.dimension', '.resize'];

test('nothing in the page is newer than its browsers', () => {
  for (const file of filesIn(DIST.slice(0, -1))) {
    const lint = file.endsWith('.js') ? newInScript : file.endsWith('.css') ? newInStyle : null;
    const own = /\/decode-\w+\.js$/.test(file) ? NAMES_OF_DECODER : [];
    const found = lint?.(read(file)) ?? [];
    assert.deepEqual(
      found.filter(({ feature }) => !own.includes(feature)),
      [],
      file,
    );
  }
  for (const [, script = ''] of read('index.html').matchAll(/<script>(.*?)<\/script>/gs))
    assert.deepEqual(newInScript(script), []);
});

test('older browsers parse the inlined scripts, and the file that says that they are too old', () => {
  const scripts = Array.from(read('index.html').matchAll(/<script>(.*?)<\/script>/gs), ([, script = '']) => script);
  assert.equal(scripts.length, 2);
  for (const script of [...scripts, readFileSync(join(RELEASE, 'www/oldbrowser.js'), 'utf8')])
    parse(script.replaceAll(/\bimport\(/g, 'imported('), { ecmaVersion: 2019, sourceType: 'script' });
});

test('the engine needs no WebAssembly that they lack', () => {
  const {
    MutableGlobals,
    NontrappingFPToInt,
    BulkMemory,
    BulkMemoryOpt,
    SignExt,
    ReferenceTypes,
    Multivalue,
    CallIndirectOverlong,
  } = binaryen.Features;
  const features =
    MutableGlobals |
    NontrappingFPToInt |
    BulkMemory |
    BulkMemoryOpt |
    SignExt |
    ReferenceTypes |
    Multivalue |
    CallIndirectOverlong;
  const module = binaryen.readBinary(readFileSync(join(RELEASE, 'gambol-wasm_bg.wasm')));
  module.setFeatures(features);
  assert.equal(module.validate(), 1);
  module.dispose();
});

test('the documents and the sentence for older browsers name them', () => {
  const names = BROWSERS.filter(({ mdn }) => mdn !== 'safari_ios').map(
    ({ mdn, version }) => `${mdn[0]?.toUpperCase()}${mdn.slice(1)} ${version}`,
  );
  const texts = [
    readFileSync(join(ROOT, 'README.md'), 'utf8'),
    readFileSync(join(ROOT, 'www/docs/hosting.md'), 'utf8'),
    ...Object.values(OLD_BROWSER).map((words) => words.join(' ')),
  ];
  for (const text of texts)
    for (const name of names) assert.ok(text.includes(name), `${name} in: ${text.slice(0, 80)}`);
});
