// An esbuild plugin for the files of puzzles: a module each, which is loaded when it is first needed, and the list of
// their loaders.

import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { SOURCE } from './files.ts';
import { markImports } from './lazy.ts';

const FOLDER = join(SOURCE, 'puzzles');

/** The ids of games with puzzles. */
export const puzzleGames = () =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => basename(file, '.txt'));

export const puzzles: Plugin = {
  name: 'puzzles',
  setup: ({ onLoad, onResolve }) => {
    onResolve({ filter: /^puzzles:/ }, ({ path }) => ({ path: path.replace(':', ''), namespace: 'puzzles' }));
    onLoad({ filter: /^puzzlesfiles$/, namespace: 'puzzles' }, () => {
      const loaders = puzzleGames().map((id) => `${id}: () => import('puzzles:${id}')`);
      return { contents: markImports(`export const FILES = { ${loaders.join(', ')} };`) };
    });
    onLoad({ filter: /./, namespace: 'puzzles' }, ({ path }) => {
      const text = readFileSync(join(FOLDER, `${path.slice('puzzles'.length)}.txt`), 'utf8');
      return { contents: `export const TEXT = ${JSON.stringify(text)};` };
    });
  },
};
