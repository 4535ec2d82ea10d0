// Turns the Markdown of www/docs/ into what the page shows: trees of elements as arrays, `[tag, attributes,
// ...children]`.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Lexer, Tokenizer, type MarkedToken, type Token, type Tokens } from 'marked';
import type { Plugin } from 'esbuild';
import type { Doc, Tree } from 'docs:docs';
import { SOURCE } from './files.ts';

/** The order of the documents; others follow by name. */
const ORDER = [
  'rules',
  'embedding',
  'links',
  'hosting',
  'terminal',
  'cli',
  'bot',
  'ugi',
  'crate',
  'npm',
  'study',
  'review',
];

/** All documents in a folder. */
export function docsIn(folder: string): Doc[] {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -'.md'.length));
  const place = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  names.sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
  return names.map((name) => docOf(name, readFileSync(join(folder, `${name}.md`), 'utf8'), names));
}

/**
 * @param text Markdown that begins with its title, followed by a paragraph about what it is
 * @param names of all documents, to which it may link
 */
export function docOf(name: string, text: string, names: string[]): Doc {
  const lexer = new Lexer({ gfm: true, tokenizer: new Tokenizer() });
  // A number and its sign of percent stay on one line.
  const [title, ...tokens] = lexer.lex(text.replaceAll(/(\d) %/g, '$1\u00a0%')).filter(({ type }) => type !== 'space');
  if (title?.type !== 'heading' || title['depth'] !== 1) throw new Error(`${name}.md does not begin with its title`);
  const [first] = tokens;
  if (first?.type !== 'paragraph') throw new Error(`${name}.md does not say what it is about`);
  const parts = tokens.map((token) => token as MarkedToken);
  const makeTree = treeMaker(name, names);
  return { name, title: textOf(title), lead: textOf(first), parts: parts.flatMap(makeTree) };
}

/** The name of a heading in an address, as GitHub makes it. */
export function slug(heading: string) {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
}

/**
 * Returns a function that makes the trees of a token of Markdown.
 *
 * @param name of the document, for errors
 * @param names of all documents
 */
function treeMaker(name: string, names: string[]) {
  const all = (tokens: Token[] | undefined) => (tokens ?? []).flatMap((token) => treesOf(token as MarkedToken));
  const treesOf: (token: MarkedToken) => Tree[] = (token) => {
    switch (token.type) {
      case 'space':
      case 'def':
        return [];
      case 'heading':
        return [[`h${token.depth}`, { id: slug(textOf(token)) }, ...all(token.tokens)]];
      case 'paragraph':
        return [['p', {}, ...all(token.tokens)]];
      case 'code':
        return [['pre', { tabindex: 0 }, ['code', {}, token.text]]];
      case 'list':
        return [[token.ordered ? 'ol' : 'ul', {}, ...token.items.flatMap(treesOf)]];
      case 'list_item':
        return [['li', {}, ...all(token.tokens)]];
      case 'table':
        return [
          [
            'div',
            { class: 'wide', tabindex: 0 },
            [
              'table',
              {},
              ['thead', {}, row('th', token.header)],
              ['tbody', {}, ...token.rows.map((cells) => row('td', cells))],
            ],
          ],
        ];
      case 'blockquote':
        return [['blockquote', {}, ...all(token.tokens)]];
      case 'strong':
      case 'em':
        return [[token.type, {}, ...all(token.tokens)]];
      case 'codespan':
        return [['code', {}, token.text]];
      case 'br':
        return [['br', {}]];
      case 'link':
        return [['a', { href: addressOf(token.href, name, names) }, ...all(token.tokens)]];
      case 'text':
        return token.tokens ? all(token.tokens) : [token.text];
      case 'escape':
        return [token.text];
      default:
        throw new Error(`${name}.md: the page can't show “${token.raw}” (${token.type})`);
    }
  };
  const cell = (tag: string, tokens: Token[]) =>
    (tag === 'th' && tokens.length > 0 ? ['th', { scope: 'col' }, ...all(tokens)] : ['td', {}, ...all(tokens)]) as Tree;
  const row = (tag: string, cells: Tokens.TableCell[]) =>
    ['tr', {}, ...cells.map(({ tokens }) => cell(tag, tokens))] as Tree;
  return treesOf;
}

/**
 * The address of a link: other documents are pages, and places in them are parts of their address.
 *
 * @param name of the document
 * @param names of all documents
 */
function addressOf(href: string, name: string, names: string[]) {
  if (/^(https:|#\/)/.test(href)) return href;
  const [, doc = '', heading] = /^(?:([\w-]+)\.md)?(?:#(.+))?$/.exec(href) ?? [];
  if (doc !== '' && !names.includes(doc)) throw new Error(`${name}.md: no document ${doc}.md`);
  if (doc === '' && heading === undefined) throw new Error(`${name}.md: a link to ${href}`);
  return ['#/docs', doc || name, ...(heading === undefined ? [] : [heading])].join('/');
}

/** The text of a token without its marks. */
function textOf(token: Token): string {
  const { tokens } = token as { tokens?: Token[] };
  if (tokens) return tokens.map(textOf).join('');
  return 'text' in token ? String(token['text']) : '';
}

/** An esbuild plugin for the documents, as one module: `docs:docs`. */
export const docs: Plugin = {
  name: 'docs',
  setup: ({ onLoad, onResolve }) => {
    onResolve({ filter: /^docs:/ }, ({ path }) => ({ path: path.slice('docs:'.length), namespace: 'docs' }));
    onLoad({ filter: /./, namespace: 'docs' }, () => ({
      contents: `export const DOCS = ${JSON.stringify(docsIn(join(SOURCE, 'docs')))};`,
    }));
  },
};
