// Removes the keys of word objects, since English has the same keys in the same order: the page loads
// `['Zurück', 'Vor']` for `{ undo: 'Zurück', redo: 'Vor' }`, and `KEYED` restores the keys.

import { parse } from 'acorn';
import { ancestor } from 'acorn-walk';

type KeyedWords = Record<string, unknown>;

/** The source of `keyed(english, words)`: `words` with the keys of `english`. */
export const KEYED = `export const keyed = (english, words) =>
  typeof english === 'object' && !Array.isArray(english)
    ? Object.fromEntries(
        Object.keys(english).map((key, n) => [key, keyed(english[key], words[Array.isArray(words) ? n : key])]),
      )
    : words;`;

/**
 * Turns the object literals of a module of words into arrays, with their values in the order of the English keys.
 *
 * @param english the same module in English: its exports by name
 */
export function withoutKeys(source: string, english: KeyedWords) {
  const tree = parse(source, { ecmaVersion: 'latest', sourceType: 'module' }) as any;
  const changes: { start: number; end: number; text: string }[] = [];
  /** The names of objects that become arrays. */
  const names = new Set();
  for (const node of tree.body) {
    if (node.type === 'ExportDefaultDeclaration') change(node.declaration, english.default);
    else if (node.type === 'ExportNamedDeclaration')
      node.declaration?.declarations?.forEach(({ id, init }: any) => {
        if (change(init, english[id.name])) names.add(id.name);
      });
  }
  ancestor(tree, {
    MemberExpression: ({ object, property }: any, _, ancestors: any[]) => {
      const isArgument = ancestors.some(({ params = [] }) => params.some(({ name }: any) => name === object.name));
      if (names.has(object.name) && !isArgument)
        throw new Error(`${object.name}.${property.name} can’t be asked for: its keys are left out`);
    },
  });
  return changes.reduceRight(
    (text, { start, end, text: array }) => text.slice(0, start) + array + text.slice(end),
    source,
  );

  /**
   * @param same the English counterpart
   * @returns whether it becomes an array
   */
  function change(node: any, same: unknown): boolean {
    const array = arrayOf(node, same);
    if (array !== null) changes.push({ start: node.start, end: node.end, text: array });
    return array !== null;
  }

  /** The array for an object literal; null for other nodes, and for objects with spreads. */
  function arrayOf(node: any, same: unknown): string | null {
    const isObject = typeof same === 'object' && same !== null && !Array.isArray(same);
    if (!isObject || node?.type !== 'ObjectExpression' || node.properties.some(({ type }: any) => type !== 'Property'))
      return null;
    const values = new Map<string, any>(node.properties.map(({ key, value }: any) => [key.name ?? key.value, value]));
    const entries = Object.entries(same).map(([key, part]) => {
      const value = values.get(key);
      if (!value) throw new Error(`${key} is missing`);
      return arrayOf(value, part) ?? source.slice(value.start, value.end);
    });
    if (values.size !== entries.length)
      throw new Error(`${[...values.keys()].join()} is more than ${Object.keys(same).join()}`);
    return `[${entries.join(', ')}]`;
  }
}
