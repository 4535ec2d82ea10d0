// esbuild plugins for files that are loaded late. All of them import the main module, so that esbuild makes one file of
// what the first screen needs, instead of one for each group of files that share modules.

import { readdirSync } from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';
import type { Plugin } from 'esbuild';

/** Modules of these names are one file: the screen with those of all games. */
const JOINED_MODULES = ['captures', 'chances', 'lesson', 'puzzles', 'remarks', 'review', 'rules'];
/** What the path of a module begins with that is to be a file. */
const LAZY = 'lazy:';
const nameOf = (file: string) => file.replace(/\.ts$/, '').replaceAll(/\W/g, '_');

/**
 * Replaces dynamic imports of joined modules by imports of their file.
 *
 * @param text of a module
 * @param folder of the module, relative to the source
 */
export function joinImports(text: string, folder: string) {
  return text.replaceAll(
    new RegExp(`\\bimport\\((['\`])(\\.[^'\`]*/(${JOINED_MODULES.join('|')})\\.ts)\\1\\)`, 'g'),
    (_, quote, path, name) => {
      const [before = '', game] = join(folder, path).split('${id}');
      const key = game === undefined ? `'${nameOf(before)}'` : `\`${nameOf(before)}\${id}${nameOf(game)}\``;
      return `import('joined:${name}').then((all) => all[${key}])`;
    },
  );
}

/**
 * Marks the dynamic imports of a module for the plugin: if it looked for them itself, esbuild would ask it about each
 * import of all modules, which is half of its time.
 */
export const markImports = (text: string) => text.replaceAll(/\bimport\('(?=[.\w])/g, `import('${LAZY}`);

/**
 * Makes a file of each module that is imported dynamically, and one of those that are joined.
 *
 * @param source the folder of the page's modules
 * @param main the main module
 */
export const lazy = (source: string, main: string): Plugin => ({
  name: 'lazy',
  setup: ({ onLoad, onResolve, resolve }) => {
    onResolve({ filter: /^joined:/ }, ({ path }) => ({ path: path.slice('joined:'.length), namespace: 'joined' }));
    onLoad({ filter: /./, namespace: 'joined' }, ({ path }) => {
      const isAsked = new RegExp(`^(screens|games/\\w+)/${path}\\.ts$`);
      const modules = readdirSync(source, { recursive: true, encoding: 'utf8' })
        .filter((file) => isAsked.test(file))
        .sort();
      return {
        contents: modules.map((file) => `export * as ${nameOf(file)} from './${file}';`).join('\n'),
        resolveDir: source,
      };
    });
    onResolve({ filter: new RegExp(`^${LAZY}`) }, async ({ path: marked, importer, resolveDir }) => {
      const path = marked.slice(LAZY.length);
      const found = await resolve(path, { kind: 'import-statement', importer, resolveDir });
      // The names of files have a hash of this path: it must be the same in every folder.
      return {
        path: isAbsolute(found.path) ? relative(source, found.path) : found.path,
        namespace: 'lazy',
        pluginData: path.startsWith('.') ? found.path : path,
      };
    });
    onLoad({ filter: /./, namespace: 'lazy' }, ({ pluginData }) => {
      return {
        contents: `import ${JSON.stringify(main)};\nexport * from ${JSON.stringify(pluginData)};`,
        resolveDir: dirname(main),
      };
    });
  },
});
