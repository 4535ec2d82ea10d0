// A pseudo-language: English with accents and forty percent longer, which reveals untranslated texts and texts without
// room to grow. PSEUDO=1 bundles the page in it.

import { parse } from 'acorn';
import { full } from 'acorn-walk';
import { javascript } from './javascript.ts';

/** Vowels are doubled; they make up forty percent of English. */
const LETTERS = new Map(
  Object.entries({
    a: 'åå',
    b: 'ƀ',
    c: 'ç',
    d: 'ð',
    e: 'éé',
    f: 'ƒ',
    g: 'ĝ',
    h: 'ĥ',
    i: 'îî',
    j: 'ĵ',
    k: 'ķ',
    l: 'ļ',
    m: 'ɱ',
    n: 'ñ',
    o: 'øø',
    p: 'þ',
    q: 'ɋ',
    r: 'ŕ',
    s: 'š',
    t: 'ŧ',
    u: 'ûû',
    v: 'ṽ',
    w: 'ŵ',
    x: 'ẋ',
    y: 'ý',
    z: 'ž',
  }),
);

/** Translates a text into the pseudo-language. */
export function accent(text: string) {
  // Escape sequences in source text are kept.
  return text.replaceAll(/\\u\{?[0-9a-f]+\}?|\\.|[a-z]/gi, (letter) => {
    if (letter.length > 1) return letter;
    const accented = LETTERS.get(letter.toLowerCase()) ?? letter;
    return letter === letter.toLowerCase() ? accented : accented.toUpperCase();
  });
}

/**
 * The positions of the texts of a module of words: string literals and the literal parts of templates, except for keys,
 * comparisons and imports.
 */
function placesIn(source: string) {
  const tree = parse(javascript(source), { ecmaVersion: 'latest', sourceType: 'module' }) as any;
  const kept = new Set();
  const texts = [] as { start: number; end: number }[];
  full(tree, (node: any) => {
    if (node.type === 'Property') kept.add(node.key);
    else if (node.type === 'MemberExpression') kept.add(node.property);
    else if (node.type === 'BinaryExpression') kept.add(node.left).add(node.right);
    else if (node.type === 'SwitchCase') kept.add(node.test);
    else if (node.type.startsWith('Import') || node.type.startsWith('Export')) kept.add(node.source);
    else if (node.type === 'Literal' && typeof node.value === 'string') texts.push(node);
    if (node.type === 'TemplateLiteral') texts.push(...node.quasis);
  });
  return texts.filter((node) => !kept.has(node));
}

/** The texts of a module of words. */
export function textsOf(source: string) {
  return placesIn(source).map(({ start, end }) => source.slice(start, end));
}

/** A module of words with its texts in the pseudo-language. */
export function accentWords(source: string) {
  const changed = placesIn(source).sort((a, b) => b.start - a.start);
  return changed.reduce(
    (text, { start, end }) => text.slice(0, start) + accent(text.slice(start, end)) + text.slice(end),
    source,
  );
}
