// Counts what makes code heavy: `node counts.ts [ROOT]` prints the lines of each folder, and the number of long lines,
// long functions, long files, comment lines that give types, and modules in circles of imports.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'acorn';
import { full } from 'acorn-walk';
import { javascript } from '../../www/build/javascript.ts';
import { DATA, MAX_LINE } from './sources.ts';

const MAX_FILE = 350;
const LONG_FUNCTION = 60;
const TOO_LONG_FUNCTION = 80;
/** The folders that are counted, each with its parts. */
const AREAS = ['engine/src', 'engine/cli/src', 'wasm/src', 'www', 'tests'];
const SCRIPT = /(?<!\.d)\.(ts|js)$/;
/** A comment that gives a type to JavaScript. */
const TYPE = /^\s*(\/\*)?\*.*@(type|param|returns?|typedef|template|callback|property|satisfies|overload)\b.*\{/;

const root = process.argv[2] ?? join(import.meta.dirname, '../..');
const tracked = execFileSync('git', ['ls-files', ...AREAS], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n');
const files = tracked
  .filter((file) => file.endsWith('.rs') || SCRIPT.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** The numbers of lines of the functions in Rust, which rustfmt closes at the indentation of their first line. */
function functionsInRust(text: string) {
  const lines = text.split('\n');
  return lines.flatMap((line, at) => {
    const [, indent] = /^(\s*)(?:pub(?:\([^)]*\))? )?(?:const |async )?fn \w/.exec(line) ?? [];
    if (indent === undefined) return [];
    const end = lines.findIndex((one, n) => n >= at && (one === `${indent}}` || (n === at && /[;}]$/.test(one))));
    return [end - at + 1];
  });
}

/** The numbers of lines of the functions in a script. */
function functionsInScript(text: string) {
  const lengths: number[] = [];
  const tree = parse(javascript(text), { ecmaVersion: 'latest', sourceType: 'module', locations: true });
  full(tree, (node) => {
    if (!/Function/.test(node.type) || !node.loc) return;
    lengths.push(node.loc.end.line - node.loc.start.line + 1);
  });
  return lengths;
}

/** The modules of scripts that import each other in a circle. Imports of types don't count. */
function circles() {
  const scripts = new Map(files.filter(({ file }) => SCRIPT.test(file)).map(({ file, text }) => [file, text]));
  const imports = new Map(
    [...scripts].map(([file, text]) => {
      const found = javascript(text).matchAll(/^(?:import|export)\b[^'"]*?['"](\.[^'"]+)['"]/gm);
      return [file, Array.from(found, ([, path = '']) => join(dirname(file), path)).filter((to) => scripts.has(to))];
    }),
  );
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    (imports.get(from) ?? []).some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, to, seen);
    });
  return [...scripts.keys()].filter((file) => reaches(file, file));
}

/** The folder of a file: its area and the folder below. */
function folderOf(file: string) {
  const area = AREAS.find((one) => file.startsWith(`${one}/`)) ?? '';
  const [folder = ''] = file.slice(area.length + 1).split('/');
  return folder === basename(file) ? area : `${area}/${folder}`;
}

const lines = ({ text }: { text: string }) => text.split('\n').length - 1;
const byFolder = new Map<string, number>();
for (const one of files) byFolder.set(folderOf(one.file), (byFolder.get(folderOf(one.file)) ?? 0) + lines(one));
for (const [folder, count] of [...byFolder].sort()) console.log(`${String(count).padStart(8)}  ${folder}`);

for (const [title, isOf] of [
  ['Rust', (file: string) => file.endsWith('.rs')],
  ['Scripts', (file: string) => SCRIPT.test(file)],
] as [string, (file: string) => boolean][]) {
  const own = files.filter(({ file }) => isOf(file));
  const lengths = own.flatMap(({ text }) => (title === 'Rust' ? functionsInRust(text) : functionsInScript(text)));
  const count = (isMeant: (line: string, file: string) => boolean) =>
    own.reduce((sum, { file, text }) => sum + text.split('\n').filter((line) => isMeant(line, file)).length, 0);
  const longer = (least: number) => lengths.filter((length) => length > least).length;
  const sum = own.reduce((sum, one) => sum + lines(one), 0);
  console.log(`\n${title}: ${own.length} files, ${sum} lines, ${lengths.length} functions`);
  for (const [figure, words] of [
    [longer(LONG_FUNCTION), `functions over ${LONG_FUNCTION} lines`],
    [longer(TOO_LONG_FUNCTION), `functions over ${TOO_LONG_FUNCTION} lines`],
    [
      own.filter((one) => lines(one) > MAX_FILE && !DATA.test(one.file)).length,
      `files over ${MAX_FILE} lines, data left out`,
    ],
    [count((line) => line.length > MAX_LINE), `lines over ${MAX_LINE} characters`],
    [count((line, file) => line.length > MAX_LINE && !DATA.test(file)), 'of these outside data'],
    [count((line) => TYPE.test(line)), 'comment lines that give types'],
  ])
    console.log(`${String(figure).padStart(8)}  ${words}`);
}
console.log(`\n${String(circles().length).padStart(8)}  scripts in circles of imports`);
