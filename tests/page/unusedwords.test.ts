// Each of the page's words is read by some module: what nobody reads is not loaded by anybody.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'acorn';
import { javascript } from '../../www/build/javascript.ts';

const PAGE = join(import.meta.dirname, '../../www');
/** The page's words, and those that screens load; `tests/page/errors.test.ts` knows the messages of errors. */
const WORDS = /^words(\/(?!errors)\w+)?\/en\.ts$|^words\/en\.ts$/;
/** What hands words to modules that don't name their folder. */
const HANDED: Record<string, RegExp> = { library: /\blibraryWords\b/, links: /\b(Problem|parseLink|linkWords)\b/ };
const isWords = (file: string) => /(^|\/)(en|de|fr|es|ja|ar)(\.ts|\/\w+\.ts)$/.test(file);

const files = readdirSync(PAGE, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.d)\.ts$/.test(file));
/** What each module reads: the names of properties, also in patterns, and texts, which may be names. */
const readers = files
  .filter((file) => !isWords(file))
  .map((file) => {
    const text = readFileSync(join(PAGE, file), 'utf8');
    return { file, text, ...readIn(text) };
  });

/**
 * The names of properties that a module reads, and those whose value is read by other means: by a name that is
 * computed, or by a function that it is handed to.
 */
function readIn(text: string) {
  const names = new Set<string>();
  const whole = new Set<string>();
  /** The property that a variable stands for. */
  const aliases = new Map<string, string>();
  const nameOf = (node: any) =>
    node?.type === 'MemberExpression'
      ? node.property.name
      : node?.type === 'Identifier'
        ? (aliases.get(node.name) ?? node.name)
        : undefined;
  const visit = (node: any) => {
    if (node === null || typeof node !== 'object') return;
    if (Array.isArray(node)) return node.forEach(visit);
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init?.type === 'MemberExpression')
      aliases.set(node.id.name, node.init.property.name);
    if (node.type === 'MemberExpression' && node.computed) whole.add(nameOf(node.object));
    else if (node.type === 'MemberExpression') names.add(node.property.name);
    else if (node.type === 'Property' && !node.computed) names.add(node.key.name ?? String(node.key.value));
    if (node.type === 'CallExpression') for (const given of node.arguments) whole.add(nameOf(given));
    if (node.type === 'ObjectExpression') for (const { value } of node.properties) whole.add(nameOf(value));
    Object.values(node).forEach(visit);
  };
  visit(parse(javascript(text), { ecmaVersion: 'latest', sourceType: 'module' }));
  return { names, whole };
}

/** The paths of words that no module reads: none has all names of a path. */
function unread(words: Record<string, unknown>, modules: typeof readers, path: string[] = []): string[] {
  return Object.entries(words).flatMap(([key, value]) => {
    const own = modules.filter(({ names }) => names.has(key));
    if (own.length === 0) return [[...path, key].join('.')];
    const isGroup =
      value !== null && typeof value === 'object' && !Array.isArray(value) && !own.some(({ whole }) => whole.has(key));
    return isGroup ? unread(value as Record<string, unknown>, own, [...path, key]) : [];
  });
}

for (const file of files.filter((file) => WORDS.test(file))) {
  test(`every word of ${file} is read`, async () => {
    const { default: words } = await import(join(PAGE, file));
    // The words of a screen are read by its own modules, and by those that name them.
    const folder = dirname(file).split('/').at(1);
    const screen = new RegExp(`^(screens|coach)/${folder}(\\.ts$|/)`);
    const isReader = ({ file, text }: (typeof readers)[number]) =>
      folder === undefined ||
      screen.test(file) ||
      text.includes(`words/${folder}/`) ||
      HANDED[folder]?.test(text) ||
      /^import (type )?\{[^}]*\bWords\b/m.test(text);
    assert.deepEqual(unread(words, readers.filter(isReader)), []);
  });
}

test('words that nobody reads are found', () => {
  const modules = [
    {
      file: '',
      text: '',
      ...readIn('const { a } = t(); say(a.b, words.kinds[kind], words.handed); const seen = words.f; show(seen);'),
    },
  ];
  assert.deepEqual(unread({ a: { b: '', c: '' }, kinds: { d: '' }, handed: { g: '' }, f: { h: '' }, e: '' }, modules), [
    'a.c',
    'e',
  ]);
});
