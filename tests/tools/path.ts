// Counts what an event at a table passes: `node tests/tools/path.ts` prints the modules and functions of the page that
// run for a tap that picks, a tap that moves, the reply of a computer and the opening of a link, how often the panels
// and the scene are computed, and how many links are parsed when a move is saved or another tab has saved one; with
// `list`, also the functions of each module and how often they run. Without a page: a board that draws nothing stands
// for the canvas, and texts in memory for storage.

import { Session as Inspector } from 'node:inspector/promises';
import { gambit } from '../../www/games/gambit/index.ts';
import { archive, loadSettings, saveMatch } from '../../www/library/storage.ts';
import { TableStore } from '../../www/library/store.ts';
import { formatLink, parseLink } from '../../www/links/link.ts';
import { findGame } from '../../www/games/index.ts';
import { Table } from '../../www/table/table.ts';
import { loadEngine } from './engine.ts';
import type { Engine } from '../../www/core/engine.ts';
import type { Report } from '../../www/core/bindings.ts';
import type { Board } from '../../www/ui/board/board.ts';
import type { GameLink } from '../../www/links/state.ts';

const stored = new Map<string, string>();
const localStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
};
Object.defineProperty(globalThis, 'localStorage', { value: localStorage, configurable: true });
// Without locks, every change is stored at once.
Object.defineProperty(globalThis, 'navigator', { value: undefined, configurable: true });

const { Session } = await loadEngine();
const engine = { start: Session.start, open: Session.open, watch: Session.watch, seed: () => 7 } as unknown as Engine;

/** Answers the last question. */
let answer: (report: Report) => void = () => {};
const table = new Table(
  gambit,
  {
    engine,
    thinker: { think: () => new Promise((resolve) => (answer = resolve)), stop: () => {} },
    settings: { ...loadSettings(), pause: 0, vibration: false },
    createBoard: () =>
      ({ show: () => Promise.resolve(), finishMotion() {}, showCoordinates() {}, isMoving: false }) as unknown as Board,
    isHidden: () => false,
  },
  { onView: () => {}, onState: () => void table.link, onClock: () => {} },
);

const inspector = new Inspector();
inspector.connect();
const isList = process.argv.includes('list');
await inspector.post('Profiler.enable');
await inspector.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/** The modules and functions of the page that a part of a game passes, and how often. */
async function passed(act: () => unknown) {
  await inspector.post('Profiler.takePreciseCoverage');
  await act();
  const { result } = await inspector.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => /\/www\/(?!words\/)/.test(url))
    .flatMap(({ url, functions }) =>
      functions
        .filter(({ functionName, ranges }) => functionName !== '' && (ranges[0]?.count ?? 0) > 0)
        .map(({ functionName, ranges }) => ({ url, functionName, times: ranges[0]?.count ?? 0 })),
    );
}

/** How often a function was called. */
const times = (called: Awaited<ReturnType<typeof passed>>, name: string) =>
  called.filter(({ functionName }) => functionName === name).reduce((sum, one) => sum + one.times, 0);

/** Prints what a part of a game passes. */
async function count(what: string, act: () => unknown) {
  const called = await passed(act);
  const files = new Set(called.map(({ url }) => url)).size;
  const [panels, scenes] = ['panelsOf', 'sceneOfTable'].map((name) => times(called, name));
  console.log(`${what}: ${files} files, ${called.length} functions; panels ${panels}, scenes ${scenes}`);
  if (!isList) return;
  for (const url of new Set(called.map((one) => one.url))) {
    const names = called.filter((one) => one.url === url).map(({ functionName, times }) => `${functionName} ${times}`);
    console.log(`  ${url.replace(/.*\/www\//, '')}: ${names.join(', ')}`);
  }
}

/** Prints how many links are parsed. */
async function countLinks(what: string, act: () => unknown) {
  console.log(`links parsed for ${what}: ${times(await passed(act), 'parseLink')}`);
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const link = '#/gambit?seed=1&players=human,easy';
await count('the opening of a link', () => {
  const place = parseLink(link, findGame);
  if (place.screen === 'table') table.open(place.state);
});
await count('a tap that picks', () => table.tap('d2'));
await count('a tap that moves', () => table.tap('d4'));
await count('the reply of a computer', async () => {
  answer({ depth: 1, nodes: 1, values: [], line: [], done: true, best: 'e3xe1' });
  await settled();
});
table.context.rules.free();

const quiet = { onFollow: () => {}, onShared: () => {}, onConflict: () => {} };
const moves = ['d2xd4', 'e3xe1', 'f2xf4'];
/** A game after some moves; one by link where it has an id. */
const after = (ply: number, id: string | null = null): GameLink => ({
  ...table.link,
  moves: moves.slice(0, ply),
  at: ply,
  match: id === null ? null : { id, from: 0 },
});
/** Saves a game as the screen of a table does. */
const save = (store: TableStore, state: GameLink) => {
  store.markPlayed();
  if (state.match) saveMatch(state.match.id, { ...state, at: null }, [0], { isPlayed: true });
  store.save(state);
};
// As many games as the hall can have.
for (let seed = 100; seed < 120; seed += 1) archive({ ...after(1), seed });
for (let n = 0; n < 40; n += 1) saveMatch(`match${n}`, after(1, `match${n}`), [0], { isPlayed: true });
for (const [what, id] of [
  ['a move', null],
  ['a move of a game by link', 'match7'],
] as const) {
  stored.delete('gambol/1/table/gambit');
  const store = new TableStore('gambit', false, quiet);
  await countLinks(`the first save of a table`, () => save(store, after(1, id)));
  await countLinks(`the save of ${what}`, () => save(store, after(2, id)));
  const [before, link] = [stored.get('gambol/1/table/gambit') ?? null, formatLink(after(3, id))];
  stored.set('gambol/1/table/gambit', link);
  await countLinks(`${what} of another tab`, () => store.receive(before, link));
}
process.exit();
