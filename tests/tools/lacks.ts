// Lists the missing parts of a game by name, for the games of the registries and for a new one.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Geometry } from '../../www/ui/board/geometry.ts';
import { dryBrush } from './drybrush.ts';
import { LANGUAGES } from '../../www/words/vocabulary.ts';
import type { GamePage } from '../../www/games/page.ts';
import type { Scene } from '../../www/ui/board/scene.ts';

/** The folders of the registries, with a folder per game. */
const ENGINE = 'engine/src/games';
const PAGE = 'www/games';
/** The required members of a game, with their types. */
const MEMBERS: Record<string, string> = {
  name: 'string',
  tagline: 'string',
  howTo: 'string',
  seats: 'object',
  playerKinds: 'object',
  minutes: 'number',
  frameHeight: 'number',
  files: 'number',
  ranks: 'number',
  options: 'object',
  sample: 'object',
  pieces: 'function',
  tap: 'function',
  selection: 'function',
  matchesPicks: 'function',
  visits: 'function',
  motion: 'function',
  draw: 'function',
  describe: 'object',
};
/** The parts of a game's content in JSON, as they are named. */
const PARTS: Record<string, string> = { rules: 'rules page', lesson: 'lesson', course: 'course', puzzles: 'puzzles' };
const DESCRIPTIONS = ['square', 'move', 'effect', 'amount', 'score'];
/** Names of the theme that are not colours, and do not depend on light or dark. */
const NO_COLOURS = ['font'];

const read = (...path: string[]) => (existsSync(join(...path)) ? readFileSync(join(...path), 'utf8') : '');

const load = (...path: string[]) => import(pathToFileURL(join(...path)).href);

/**
 * The ids that have a folder in a registry.
 *
 * @param root the root of the sources
 */
export function foldersOf(root: string) {
  const folders = [ENGINE, PAGE].flatMap((folder) => readdirSync(join(root, folder), { withFileTypes: true }));
  return [
    ...new Set(folders.filter((entry) => entry.isDirectory() || entry.isSymbolicLink()).map(({ name }) => name)),
  ].filter((name) => !name.includes('.'));
}

/**
 * The missing parts of a game, a sentence each; empty if it is complete.
 *
 * @param root the root of the sources, with `engine/` and `www/`
 */
export async function lacksOf(root: string, id: string): Promise<string[]> {
  const page = join(root, PAGE, id);
  const lacks = [...registered(root, id), ...engineLacks(root, id)];
  if (existsSync(join(page, 'index.ts'))) {
    try {
      const game = Object.values<GamePage>(await load(page, 'index.ts')).find((value) => value?.id === id);
      lacks.push(
        ...(game ? [...pageLacks(game), ...styleLacks(root, game)] : [`its index.ts exports no game of the id ${id}`]),
      );
    } catch (error) {
      lacks.push(`its index.ts does not load: ${error}`);
    }
  } else lacks.push(`no ${PAGE}/${id}/index.ts`);
  for (const tag of Object.keys(LANGUAGES)) lacks.push(...(await languageLacks(page, tag)));
  lacks.push(...(await rulesLacks(page)));
  return lacks.map((words) => `${id}: ${words}`);
}

/** The missing lines of the registries. */
function registered(root: string, id: string) {
  const [engine, page] = [read(root, ENGINE, 'mod.rs'), read(root, PAGE, 'index.ts')];
  const list = /GAMES: GamePage\[\] = \[([^\]]*)\]/.exec(page)?.[1] ?? '';
  return [
    ...(new RegExp(`^pub mod ${id};`, 'm').test(engine) ? [] : [`no line “pub mod ${id};” in ${ENGINE}/mod.rs`]),
    ...(engine.includes(`Entry::new::<${id}::`) ? [] : [`no entry in the list of ${ENGINE}/mod.rs`]),
    ...(page.includes(` from './${id}/index.ts';`) ? [] : [`no import in ${PAGE}/index.ts`]),
    ...(list.split(/\W+/).includes(id) ? [] : [`not in the list of ${PAGE}/index.ts`]),
  ];
}

/** The missing parts that the compiler does not check. */
function engineLacks(root: string, id: string) {
  const folder = join(ENGINE, id);
  if (!existsSync(join(root, folder, 'mod.rs'))) return [`no ${folder}/mod.rs`];
  const table = read(root, folder, 'positions.txt');
  if (table === '') return [`no ${folder}/positions.txt`];
  return ['leaves', 'order']
    .filter((kind) => !new RegExp(`^${kind} `, 'm').test(table))
    .map((kind) => `no “${kind}” line in its positions.txt`);
}

function pageLacks(game: GamePage) {
  const members = Object.entries(MEMBERS).filter(([name, type]) => typeof Object(game)[name] !== type);
  const words = DESCRIPTIONS.filter((name) => typeof Object(game.describe)[name] !== 'function');
  return [
    ...members.map(([name]) => `no ${name} in its index.ts`),
    ...words.map((name) => `no ${name} in its describe.ts`),
    ...(game.sample?.length > 0 ? [] : ['no sample game for the hall']),
  ];
}

/** The missing colours of its board. */
function styleLacks(root: string, game: GamePage) {
  if (typeof game.draw !== 'function') return [];
  const sheets = [
    ...['www/css', 'www/sets'].flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)),
    `${PAGE}/${game.id}/style.css`,
  ];
  const styles = sheets.map((sheet) => read(root, sheet)).join('\n');
  const asked = new Set<string>();
  const colour = (name: string) => {
    asked.add(name);
    return name;
  };
  const nothing = () => ({ width: 1, addColorStop: nothing });
  const context = new Proxy({}, { get: () => nothing, set: () => true });
  const geometry = new Geometry({ files: game.files, ranks: game.ranks, cell: 40 });
  const board = Array(game.ranks).fill(game.files).join('/');
  const scene = {
    position: board,
    selected: null,
    targets: ['a1'],
    movable: ['a1'],
    parts: null,
    aimed: null,
    lastMove: ['a1'],
    lastMoves: [],
    hint: ['a1'],
    gains: [{ square: 'a1', text: '1' }],
    effects: new Map(),
    preview: { squares: ['a1'], piece: game.seats[0]?.piece ?? '' },
    pendingTap: null,
    laid: [],
    ghosts: [],
    arrows: [],
    heat: [],
    pointed: null,
    holdings: [],
    isFinal: false,
  } as Scene;
  const sprites = game.seats.map(({ piece }) => ({ piece, file: 0, rank: 0, alpha: 1, lift: 0 }));
  for (const frame of game.hands ? [null] : [null, { hidden: new Set<string>(), sprites }]) {
    game.draw(dryBrush(context, geometry, colour), scene, frame);
  }
  const count = (name: string) => styles.split(new RegExp(`--${name}\\s*:`)).length - 1;
  const unknown = [...asked].filter((name) => !NO_COLOURS.includes(name) && count(name) < 2);
  return unknown.map((name) => `no colour --${name} by day and by night in its style.css`);
}

/**
 * The missing parts of one language.
 *
 * @param page the folder of the game
 */
async function languageLacks(page: string, tag: string) {
  const file = (part: string, of: string) =>
    join(page, PARTS[part] ? `content/${of}/${part}.json` : `${part}/${of}.ts`);
  const wordsOf = async (path: string) =>
    path.endsWith('.json') ? JSON.parse(read(path)) : (await load(path)).default;
  const lacks = [];
  for (const [part, what] of Object.entries({ words: 'words', ...PARTS, review: 'review' })) {
    // A lesson, a course, puzzles and the reasons of a review are optional.
    const hasEnglish = existsSync(file(part, 'en'));
    if (!hasEnglish && part !== 'words' && part !== 'rules') continue;
    if (!existsSync(file(part, tag))) lacks.push(`no ${what} in ${tag}`);
    else if (hasEnglish) {
      const [words, english] = [await wordsOf(file(part, tag)), await wordsOf(file(part, 'en'))];
      lacks.push(...missing(words, english).map((key) => `no ${part}.${key} in ${tag}`));
    }
  }
  return lacks;
}

/** The keys that an object has in English and not in another language. */
function missing(words: unknown, english: unknown, at = ''): string[] {
  if (typeof words !== typeof english) return [at.slice(1)];
  if (typeof english !== 'object' || english === null || Array.isArray(english)) return [];
  return Object.entries(english).flatMap(([key, value]) => missing(Object(words)[key], value, `${at}.${key}`));
}

/** @param page the folder of the game */
async function rulesLacks(page: string) {
  if (!existsSync(join(page, 'rules.ts'))) return ['no rules.ts'];
  if (!existsSync(join(page, 'content/en/rules.json'))) return [];
  const { rules } = await load(page, 'rules.ts');
  if (typeof rules !== 'function') return ['its rules.ts exports no rules'];
  const parts = await rules('en');
  return parts.some(({ diagrams }: { diagrams: unknown[] }) => diagrams.length > 0)
    ? []
    : ['no diagram on its rules page'];
}
