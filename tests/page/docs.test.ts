// The documentation as the page shows it.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { docOf, docsIn, slug } from '../../www/build/docs.ts';
import type { Tree } from 'docs:docs';

const DOCS = docsIn(join(import.meta.dirname, '../../www/docs'));

/** All elements of a tree. */
function elements(tree: Tree): Exclude<Tree, string>[] {
  if (typeof tree === 'string') return [];
  const [, , ...children] = tree;
  return [tree, ...children.flatMap(elements)];
}

test('every link of the documentation leads to a document, and to a heading in it', () => {
  const links = DOCS.flatMap(({ parts }) => parts.flatMap(elements)).flatMap(([tag, { href }]) =>
    tag === 'a' ? [String(href)] : [],
  );
  const places = new Map(
    DOCS.map(({ name, parts }) => [
      name,
      parts.flatMap(elements).flatMap(([, { id }]) => (id === undefined ? [] : [id])),
    ]),
  );
  const inside = links.filter((link) => link.startsWith('#/docs/'));
  assert.ok(inside.length > 5);
  for (const link of inside) {
    const [, , doc = '', part] = link.split('/');
    assert.ok(places.has(doc), link);
    if (part !== undefined) assert.ok(places.get(doc)?.includes(part), link);
  }
});

test('the headings of a document have different names', () => {
  for (const { name, parts } of DOCS) {
    const ids = parts.flatMap(elements).flatMap(([, { id }]) => (id === undefined ? [] : [id]));
    assert.deepEqual(ids, [...new Set(ids)], name);
  }
});

const SOME = `# A *title*

What \`it\` is & does.

## Two words

- [one](some.md#two-words)

\`\`\`sh
a < b
\`\`\`

| a | b |
| - | - |
| 1 | **2** |
`;

test('Markdown becomes a tree of elements', () => {
  const { title, lead, parts } = docOf('some', SOME, ['some']);
  assert.deepEqual([title, lead], ['A title', 'What it is & does.']);
  assert.deepEqual(parts, [
    ['p', {}, 'What ', ['code', {}, 'it'], ' is & does.'],
    ['h2', { id: 'two-words' }, 'Two words'],
    ['ul', {}, ['li', {}, ['a', { href: '#/docs/some/two-words' }, 'one']]],
    ['pre', { tabindex: 0 }, ['code', {}, 'a < b']],
    [
      'div',
      { class: 'wide', tabindex: 0 },
      [
        'table',
        {},
        ['thead', {}, ['tr', {}, ['th', { scope: 'col' }, 'a'], ['th', { scope: 'col' }, 'b']]],
        ['tbody', {}, ['tr', {}, ['td', {}, '1'], ['td', {}, ['strong', {}, '2']]]],
      ],
    ],
  ]);
});

for (const [what, text, error] of [
  ['no title', 'Words.', /title/],
  ['nothing about it', '# Title', /about/],
  ['an unknown document', '# Title\n\n[more](other.md)', /no document other\.md/],
  ['HTML', '# Title\n\nWords.\n\n<b>bold</b>', /can't show/],
]) {
  test(`a document with ${what} is refused`, () =>
    assert.throws(() => docOf('some', String(text), ['some']), error as RegExp));
}

test('headings have the names that GitHub gives them', () => {
  assert.equal(slug('More than two players, and hidden hands'), 'more-than-two-players-and-hidden-hands');
  assert.equal(slug('What’s `new`?'), 'whats-new');
});
