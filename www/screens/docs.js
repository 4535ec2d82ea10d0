// The documentation: its documents, and one of them. It is in English.

import { loadSheet } from '../ui/sheet.js';
import { make } from '../ui/dom.js';
import { t } from '../words/index.js';
import { language } from '../words/vocabulary.js';

/** @import { Doc, Tree } from 'docs:docs' */
/** @import { Place } from '../links/link.js' */
/** @import { Screen, Services } from './types.js' */

/**
 * Loads the documents.
 *
 * @returns {Promise<(place: Extract<Place, { screen: 'docs' }>, services: Services) => Screen>} a function that mounts their screen
 */
export async function load() {
  const [{ DOCS }] = await Promise.all([import('docs:docs'), loadSheet('docs')]);
  return ({ doc: name, part }, { main }) => {
    const doc = DOCS.find((one) => one.name === name);
    const problem = doc === undefined && name !== '' ? make('p', { class: 'problem', role: 'alert', lang: language() }, `${name}: ${t().traps.noPage}`) : null;
    const article = make('article', { class: 'docs', lang: 'en', dir: 'ltr' }, problem, ...(doc ? docParts(doc) : listParts(DOCS)));
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

/**
 * The list of all documents.
 *
 * @param {Doc[]} docs
 */
function listParts(docs) {
  const rows = docs.map(({ name, title, lead }) => make('li', {}, make('a', { href: `#/docs/${name}` }, make('b', {}, title), make('span', {}, lead))));
  return [make('h1', {}, t().page.docs), make('ul', { class: 'list' }, ...rows)];
}

/**
 * A document, after a list of its headings.
 *
 * @param {Doc} doc
 */
function docParts({ name, title, parts }) {
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

/**
 * @param {Tree} tree
 * @returns {Node | string}
 */
function nodeOf(tree) {
  if (typeof tree === 'string') return tree;
  const [tag, attributes, ...children] = tree;
  return make(/** @type {keyof HTMLElementTagNameMap} */ (tag), attributes, ...children.map(nodeOf));
}
