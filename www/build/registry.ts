// An esbuild plugin for what standalone files need of the registry of games: `games:styles`, all style sheets;
// `games:stills`, the first picture of hall and tables; and `games:frames`, the names and heights of embedded boards.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { GAMES } from '../games/index.ts';
import { SOURCE } from './files.ts';
import { stillsOf } from './stills.ts';

export const registry: Plugin = {
  name: 'registry',
  setup: ({ onLoad, onResolve }) => {
    onResolve({ filter: /^games:/ }, ({ path }) => ({ path: path.slice('games:'.length), namespace: 'games' }));
    onLoad({ filter: /^styles$/, namespace: 'games' }, () => {
      const sheets = GAMES.map(({ id }) => `games/${id}/style.css`).filter((sheet) => existsSync(join(SOURCE, sheet)));
      return { contents: sheets.map((sheet) => `@import './${sheet}';`).join('\n'), loader: 'css', resolveDir: SOURCE };
    });
    onLoad({ filter: /^stills$/, namespace: 'games' }, async () => ({
      contents: `export const STILLS = ${JSON.stringify(await stillsOf(GAMES, SOURCE))};`,
    }));
    onLoad({ filter: /^frames$/, namespace: 'games' }, () => {
      const frames = Object.fromEntries(GAMES.map(({ id, name, frameHeight }) => [id, { name, height: frameHeight }]));
      return { contents: `export const FRAMES = ${JSON.stringify(frames)};` };
    });
  },
};
