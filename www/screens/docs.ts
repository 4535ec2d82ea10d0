// The documentation: its documents, and one of them. It is in English.

import { loadSheet } from '../ui/sheet.ts';
import { make } from '../ui/dom.ts';
import { t } from '../words/index.ts';
import { language } from '../words/vocabulary.ts';
import type { Doc, Tree } from 'docs:docs';
import type { Place } from '../links/link.ts';
import type { Screen, Services } from './screen.ts';

/**
 * Loads the documents.
 *
 * @returns a function that mounts their screen
 */
export async function load(): Promise<(place: Extract<Place, { screen: 'docs' }>, services: Services) => Screen> {
  const [{ DOCS }] = await Promise.all([import('docs:docs'), loadSheet('docs')]);
  return ({ doc: name, part }, { main }) => {
    const doc = DOCS.find((one) => one.name === name);
    const problem =
      doc === undefined && name !== ''
        ? make('p', { class: 'problem', role: 'alert', lang: language() }, `${name}: ${t().traps.noPage}`)
        : null;
    const article = make(
      'article',
      { class: 'docs', lang: 'en', dir: 'ltr' },
      problem,
      ...(doc ? docParts(doc) : listParts(DOCS)),
    );
    main.replaceChildren(article);
    const heading = part === '' ? null : article.querySelector(`[id="${CSS.escape(part)}"]`);
    if (!(heading instanceof HTMLElement)) {
      scrollTo(0, 0);
      return { close: () => {} };
    }
    heading.tabIndex = -1;
    return { close: () => {}, focus: () => heading.focus() };
  };
}

/** The list of all documents. */
function listParts(docs: Doc[]) {
  const rows = docs.map(({ name, title, lead }) =>
    make('li', {}, make('a', { href: `#/docs/${name}` }, make('b', {}, title), make('span', {}, lead))),
  );
  return [make('h1', {}, t().page.docs), make('ul', { class: 'list' }, ...rows)];
}

/** A document, after a list of its headings. */
function docParts({ name, title, parts }: Doc) {
  const headings = parts.flatMap((tree) => {
    if (typeof tree === 'string' || tree[0] !== 'h2') return [];
    const [, { id }, ...children] = tree;
    return [make('li', {}, make('a', { href: `#/docs/${name}/${id}` }, ...children.map(nodeOf)))];
  });
  return [
    make('p', { class: 'up' }, make('a', { href: '#/docs' }, t().page.docs)),
    make('h1', {}, title),
    headings.length > 2 && make('nav', { 'aria-label': title }, make('ul', {}, ...headings)),
    ...parts.map(nodeOf),
  ];
}

function nodeOf(tree: Tree): Node | string {
  if (typeof tree === 'string') return tree;
  const [tag, attributes, ...children] = tree;
  return make(tag as keyof HTMLElementTagNameMap, attributes, ...children.map(nodeOf));
}
