// An esbuild plugin that takes the board out of the page: games that are loaded on demand, without their lessons and
// the like; the words of a board alone; and its styles.

import { build, type Plugin } from 'esbuild';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '../../www/games/index.ts';
import { SETS } from '../../www/ui/board/sets.ts';
import { LANGUAGES } from '../../www/words/vocabulary.ts';
import { TARGET } from '../../www/build/browsers.ts';
import { minifyStyle } from '../../www/build/styles.ts';

/** What a game loads for other screens: `loadLesson: () => import('./lesson.ts'),`. */
const LOADERS = /^ {2}load\w+: .*\n/gm;
const TAGS = Object.keys(LANGUAGES);
/** English is always there. */
const OTHERS = TAGS.filter((tag) => tag !== 'en');
/** The words of the page, of which a board needs a group. */
const PAGE_WORDS = new RegExp(`/www/words/(${TAGS.join('|')})\\.ts$`);

/** @param source the folder of the page's modules */
export async function boardPlugin(source: string): Promise<Plugin> {
  const loaders = GAMES.map(({ id }) => `${id}: () => import('./games/${id}/index.ts').then((game) => game.${id})`);
  const made: Record<string, string> = {
    games: `export const GAMES = { ${loaders.join(', ')} };`,
    styles: `export const STYLES = ${JSON.stringify(await stylesOf(source))};`,
  };
  return {
    name: 'board',
    setup: ({ onLoad, onResolve }) => {
      onResolve({ filter: /^package:(games|styles)$/ }, ({ path }) => ({
        path: path.slice('package:'.length),
        namespace: 'board',
      }));
      onLoad({ filter: /./, namespace: 'board' }, ({ path }) => ({ contents: made[path] ?? '', resolveDir: source }));
      onLoad({ filter: /\/games\/\w+\/index\.ts$/ }, ({ path }) => ({
        contents: readFileSync(path, 'utf8').replaceAll(LOADERS, ''),
        loader: 'ts',
      }));
      onLoad({ filter: PAGE_WORDS }, ({ path }) => {
        const [, tag = ''] = PAGE_WORDS.exec(path) ?? [];
        return { contents: `import { squares } from './${tag}/table.ts';\nexport default { squares };` };
      });
      onLoad({ filter: /\/words\/index\.ts$/ }, ({ path }) => ({
        contents: readFileSync(path, 'utf8').replaceAll(
          'import(`./${tag}.ts`)',
          `({ ${OTHERS.map((tag) => `${tag}: () => import('./${tag}.ts')`).join(', ')} })[tag]()`,
        ),
        loader: 'ts',
      }));
      // A board refuses nothing in words.
      onLoad({ filter: /\/words\/errors\/index\.ts$/ }, () => ({ contents: 'export const addErrors = () => {};' }));
    },
  };
}

/** The styles of a board for a root of the class `look`, with those tokens that boards mention. */
async function stylesOf(source: string) {
  const read = (file: string) => readFileSync(join(source, file), 'utf8');
  const sheets = [
    'css/tokens.css',
    ...SETS.map((set) => `sets/${set}.css`),
    'css/board.css',
    'package/host.css',
    ...GAMES.map(({ id }) => `games/${id}/style.css`),
  ].filter((file) => existsSync(join(source, file)));
  const drawing = ['ui/board', ...GAMES.map(({ id }) => `games/${id}`)].flatMap((folder) =>
    readdirSync(join(source, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
      .map(({ name }) => read(`${folder}/${name}`)),
  );
  const mentioned = new Set([...drawing, read('css/board.css')].join('\n').match(/[a-z][a-z0-9-]*/g));
  const tokens = read('css/tokens.css').replaceAll(/^ {2}--([\w-]+): .*\n/gm, (line, name) =>
    mentioned.has(name) ? line : '',
  );
  const all = sheets
    .map((file) => (file === 'css/tokens.css' ? tokens : read(file)))
    .join('\n')
    .replaceAll(':root', '.look');
  const { outputFiles } = await build({
    stdin: { contents: all, loader: 'css' },
    minify: true,
    target: TARGET,
    write: false,
    charset: 'utf8',
  });
  return minifyStyle(outputFiles[0]?.text ?? '');
}
