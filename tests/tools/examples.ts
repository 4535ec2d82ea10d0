// The positions and games of `tests/examples.txt`, by name.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const LINES = readFileSync(join(import.meta.dirname, '../examples.txt'), 'utf8')
  .trim()
  .split('\n');
const EXAMPLES = new Map(LINES.map((line) => line.split('\t') as [string, string]));

/** The text of this name. */
export function example(name: string) {
  const text = EXAMPLES.get(name);
  if (text === undefined) throw new Error(`tests/examples.txt has no “${name}”`);
  return text;
}

/** The position of this name, as links have it. */
export const linkedExample = (name: string) => example(name).replaceAll(' ', '_');
