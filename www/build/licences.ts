// The licences of everything by others in a release: the crates that are compiled into the engine, and the libraries in
// the bundle.

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { PACKAGES, ROOT } from './files.ts';

const CRATES = join(process.env.CARGO_HOME ?? join(homedir(), '.cargo'), 'registry/src');
/** The crates without what only runs in the compiler, with the terms that each names. */
const TREE = [
  'tree',
  '--quiet',
  '--locked',
  '--package',
  'gambol-wasm',
  '--target',
  'wasm32-unknown-unknown',
  '--edges',
  'normal,no-proc-macro',
  '--prefix',
  'none',
  '--no-dedupe',
  '--format',
  '{p}\t{l}',
];

/** A work by others: its name with its version, the terms, and the folder with their texts. */
interface Work {
  name: string;
  terms: string;
  folder: string;
}

/**
 * The text of a release's licences.
 *
 * @param inputs the files in the bundle, as esbuild names them
 * @throws an error if a work has no text of its licence
 */
export function licencesOf(inputs: string[]) {
  /** The works by the text of their licences. */
  const names = new Map<string, string[]>();
  for (const { name, terms, folder } of [...cratesOfEngine(), ...librariesIn(inputs)]) {
    const text = textIn(folder);
    if (text === '') throw new Error(`${name} has no licence in ${folder}`);
    names.set(text, [...(names.get(text) ?? []), `${name} (${terms})`]);
  }
  const parts = Array.from(names, ([text, works]) => `${works.join('\n')}\n\n${text}`);
  return `Parts of this page are the work of others.

The Rust standard library (MIT OR Apache-2.0), https://github.com/rust-lang/rust

${parts.join('\n\n')}
`;
}

function cratesOfEngine(): Work[] {
  const registries = readdirSync(CRATES);
  const lines = execFileSync('cargo', TREE, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
  // A crate of the workspace has its folder after the version.
  return [...new Set(lines)]
    .filter((line) => !line.includes('(/'))
    .sort()
    .map((line) => {
      const [, name = '', version = '', terms = ''] = /^(\S+) v(\S+)\t(.*)$/.exec(line) ?? [];
      const folder =
        registries.map((registry) => join(CRATES, registry, `${name}-${version}`)).find(existsSync) ?? CRATES;
      return { name: `${name} ${version}`, terms, folder };
    });
}

function librariesIn(inputs: string[]): Work[] {
  const names = new Set(inputs.flatMap((file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? []));
  return [...names].sort().map((name) => {
    const folder = join(PACKAGES, name);
    const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return { name: `${name} ${version}`, terms: license, folder };
  });
}

/** The texts of the licences in a folder: where there is a choice, that of MIT. */
function textIn(folder: string) {
  const files = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying)/i.test(file))
    .sort();
  const chosen = files.filter((file) => /mit/i.test(file));
  const unicode = files.filter((file) => /unicode/i.test(file));
  return (chosen.length > 0 ? [...chosen, ...unicode] : files)
    .map((file) => readFileSync(join(folder, file), 'utf8').trim().replaceAll('\r\n', '\n'))
    .join('\n\n');
}
