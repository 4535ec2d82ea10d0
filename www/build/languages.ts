// An esbuild plugin that bundles words by language: a file each with the words, the messages of errors, the rules and
// the lessons of a language. The English words are part of the page. The words of a game's course are a file for each
// language.

import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { LANGUAGES } from '../words/vocabulary.ts';
import { accentWords } from './accent.ts';
import { javascript } from './javascript.ts';
import { KEYED, withoutKeys } from './keyless.ts';
import { joinImports, markImports } from './lazy.ts';
import type { OnLoadResult, Plugin } from 'esbuild';

const TAGS = Object.keys(LANGUAGES);
/** The English words, which PSEUDO=1 translates into the pseudo-language of `accent.ts`. */
const ENGLISH = /\/en(\/\w+)?\.(ts|json)$/;
/** Words whose English version is part of the page, so that other languages need no keys. */
const KEYLESS = new RegExp(`(/words/)(?:${TAGS.join('|')})((?:/(?:pages|table|problems))?\\.ts)$`);
/** The content of a game, in JSON: `games/combo/content/de/rules.json`. */
const CONTENT = /^(games\/\w+\/content)\/\w+\/(\w+)\.json$/;
/** The export name of a module of words in its file. */
const nameOf = (file: string) =>
  file
    .replace(CONTENT, '$1/$2/')
    .replace(/\/[^/]*$/, '')
    .replaceAll(/\W/g, '_');

/**
 * Resolves `import(`./${tag}.ts`)` of words to the matching part of a file.
 *
 * @param source the folder of the page's modules
 */
export const languages = (source: string): Plugin => ({
  name: 'languages',
  setup: ({ onLoad, onResolve }) => {
    const all = readdirSync(source, { recursive: true, encoding: 'utf8' }).sort();
    for (const kind of ['words', 'load', 'keyed']) {
      onResolve({ filter: new RegExp(`^${kind}:`) }, ({ path }) => ({
        path: path.slice(kind.length + 1),
        namespace: kind,
      }));
    }
    // All modules of a file, by their names.
    onLoad({ filter: /./, namespace: 'words' }, ({ path }) => {
      const [folder = '', tag = ''] = path.split('/');
      // The words of a game's course have files of their own.
      const isAsked = new RegExp(`(^|/)(${folder}/${tag}\\.ts|content/${tag}/(?!course)${folder}\\.json)$`);
      const modules = all.filter((file) => isAsked.test(file));
      return {
        contents: modules.map((file) => `export { default as ${nameOf(file)} } from './${file}';`).join('\n'),
        resolveDir: source,
      };
    });
    // The loaders of a folder's files, shared by all modules that import from it.
    onLoad({ filter: /./, namespace: 'load' }, ({ path }) => {
      const [folder = '', tags = ''] = path.split('/');
      const loaders = tags.split(',').map((tag) => `${tag}: () => import('words:${folder}/${tag}')`);
      return {
        contents: markImports(
          `const loaders = { ${loaders.join(', ')} };\nexport const load = (tag) => loaders[tag]();`,
        ),
        resolveDir: source,
      };
    });
    // The path is the name of the file: `coursecombode`.
    onResolve({ filter: /^course:/ }, ({ path }) => ({
      path: path.replaceAll(/\W/g, ''),
      namespace: 'course',
      pluginData: path,
    }));
    onLoad({ filter: /./, namespace: 'course' }, ({ pluginData }) => {
      const [, game, tag] = pluginData.split(':');
      return {
        contents: `export { default as words } from './games/${game}/content/${tag}/course.json';`,
        resolveDir: source,
      };
    });
    onLoad({ filter: /./, namespace: 'keyed' }, () => ({ contents: KEYED }));
    onLoad({ filter: /\/content\/\w+\/\w+\.json$/ }, ({ path }) => {
      const contents = `export default ${readFileSync(path, 'utf8')}`;
      return { contents: process.env.PSEUDO && ENGLISH.test(path) ? accentWords(contents) : contents, loader: 'js' };
    });
    onLoad({ filter: /\/www\/.*\.ts$/ }, ({ path }) => moduleOf(path, source));
  },
});

/**
 * A module with its words in the file of their language, and marked imports; undefined where esbuild reads it itself.
 *
 * @param source the folder of the page's modules
 */
async function moduleOf(path: string, source: string): Promise<OnLoadResult | undefined> {
  const written = readFileSync(path, 'utf8');
  // Most modules need nothing here, and words may keep their keys: esbuild reads them itself.
  const isPlain = process.env.DEV && !process.env.PSEUDO;
  if (isPlain && !written.includes('import(')) return undefined;
  // Types would change the frequencies of letters, by which esbuild chooses names.
  const text = isPlain ? written : javascript(written);
  if (process.env.PSEUDO && ENGLISH.test(path)) return { contents: accentWords(text) };
  const english = path.replace(KEYLESS, '$1en$2');
  if (english !== path && !isPlain) return { contents: withoutKeys(text, await import(english)) };
  const imports = new Set<string>();
  const here = dirname(relative(source, path));
  const withContent = text.replaceAll(/\bimport\(`\.\/content\/\$\{tag\}\/(\w+)\.json`, .*?\} \}\)/g, (_, part) => {
    if (part === 'course') {
      const loaders = TAGS.map((tag) => `${tag}: () => import('course:${basename(here)}:${tag}')`);
      return `({ ${loaders.join(', ')} })[tag]().then((all) => ({ default: all.words }))`;
    }
    imports.add(`import { load as load_${part} } from 'load:${part}/${TAGS.join()}';`);
    return `load_${part}(tag).then((all) => ({ default: all.${nameOf(`${here}/content/en/${part}.json`)} }))`;
  });
  const contents = withContent.replaceAll(/\bimport\(`(.*)\$\{tag\}\.ts`\)/g, (_, from) => {
    const folder = join(here, from);
    const isKept = text.includes(`import en from '${from}en.ts';`);
    const load = `load_${basename(folder)}`;
    const tags = TAGS.filter((tag) => tag !== 'en' || !isKept);
    imports.add(`import { load as ${load} } from 'load:${basename(folder)}/${tags.join()}';`);
    if (isKept) imports.add("import { keyed } from 'keyed:words';");
    const words = `all.${nameOf(join(folder, 'en.ts'))}`;
    return `${load}(tag).then((all) => ({ default: ${isKept ? `keyed(en, ${words})` : words} }))`;
  });
  return {
    contents: markImports(joinImports([...imports, contents].join('\n'), here)),
    loader: isPlain ? 'ts' : 'js',
  };
}
