// Modules of the page with globals of their own, and stand-ins for those of their modules that need a browser.

import { join } from 'node:path';
import { build } from 'esbuild';
import { GAMES } from '../../www/games/index.ts';

const SOURCE = join(import.meta.dirname, '../../www');
const FRAMES = Object.fromEntries(GAMES.map(({ id, name, frameHeight }) => [id, { name, height: frameHeight }]));
/** What the build makes. */
const MADE: Record<string, string> = {
  'games:frames': `export const FRAMES = ${JSON.stringify(FRAMES)};`,
  'puzzles:files': 'export const FILES = {};',
};

/**
 * Loads a module.
 *
 * @param source its text, whose imports are relative to `www/`
 * @param given.stubs the sources of other modules instead of those of the page, by their paths
 * @param given.globals what the browser has and Node has not, or has otherwise
 * @param given.address of the module
 * @returns what it exports
 */
export async function loadWith(
  source: string,
  {
    stubs = {},
    globals,
    address = '',
  }: {
    stubs?: Record<string, string>;
    globals: Record<string, unknown>;
    address?: string;
  },
): Promise<any> {
  const {
    outputFiles: [file],
  } = await build({
    stdin: { contents: source, resolveDir: SOURCE },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'exported',
    charset: 'utf8',
    target: 'es2022',
    logLevel: 'error',
    define: { 'import.meta.url': JSON.stringify(address) },
    nodePaths: [join(import.meta.dirname, '../../node_modules')],
    plugins: [
      {
        name: 'stubs',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^(games|puzzles):/ }, ({ path }) => ({ path, namespace: 'made' }));
          onLoad({ filter: /./, namespace: 'made' }, ({ path }) => ({ contents: MADE[path] ?? '' }));
          onLoad({ filter: /\.ts$/ }, ({ path }) => {
            const name = path.slice(SOURCE.length + 1).replaceAll('\\', '/');
            const contents = stubs[name];
            return contents === undefined ? null : { contents };
          });
        },
      },
    ],
  });
  return new Function(...Object.keys(globals), `${file?.text}\nreturn exported;`)(...Object.values(globals));
}
