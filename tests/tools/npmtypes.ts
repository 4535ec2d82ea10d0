// The types of the package: the declarations that tsc makes of its entries, and all that these import.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const PROJECT = join(ROOT, 'tests/tsconfig.npm.json');
/** Where tsc puts the declarations, and where those are that are written by hand or by wasm-bindgen. */
const DECLARATIONS = join(ROOT, 'target/npm-types');
/** A module that a declaration mentions. */
const MODULE_NAME = /(\bfrom |\bimport\()(['"])(\.[^'"]+)\.[jt]s\2/g;

/** Makes the declarations and copies those that the entries need, in folders like those of the sources. */
export function copyTypes(out: string) {
  rmSync(DECLARATIONS, { recursive: true, force: true });
  execFileSync('tsc', ['--project', PROJECT], { cwd: ROOT, stdio: 'inherit' });
  const { files } = JSON.parse(readFileSync(PROJECT, 'utf8').replaceAll(/^\s*\/\/.*$/gm, ''));
  /** The declarations by the paths of their modules, without an ending. */
  const needed: Set<string> = new Set(
    files
      .filter((file: string) => /(?<!\.d)\.ts$/.test(file))
      .map((file: string) => relative(ROOT, join(dirname(PROJECT), file)).replace(/\.ts$/, '')),
  );
  for (const module of needed) {
    const declared = [join(DECLARATIONS, `${module}.d.ts`), join(ROOT, `${module}.d.ts`)].find((file) =>
      existsSync(file),
    );
    if (declared === undefined) throw new Error(`${module} has no declaration`);
    const text = readFileSync(declared, 'utf8');
    for (const [, , , path = ''] of text.matchAll(MODULE_NAME)) needed.add(join(dirname(module), path));
    const file = join(out, `${placeOf(module)}.d.ts`);
    mkdirSync(dirname(file), { recursive: true });
    const address = (path: string) => {
      const way = relative(dirname(file), join(out, placeOf(join(dirname(module), path))));
      return way.startsWith('.') ? way : `./${way}`;
    };
    // The bindings are declared for `using`, which older targets have no types for.
    const lib = text.includes('[Symbol.dispose]') ? '/// <reference lib="esnext.disposable" />\n' : '';
    writeFileSync(
      file,
      lib + text.replaceAll(MODULE_NAME, (_, before, quote, path) => `${before}${quote}${address(path)}.js${quote}`),
    );
  }
}

/** The place of a declaration in the package. */
function placeOf(module: string) {
  return module.replace(/^(www|dist)\//, '');
}
