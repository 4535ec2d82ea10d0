// Writes what a page in a folder stores, as this release does, to standard output: the names and texts of local
// storage, and the database. Before a release that stores something otherwise, its output becomes the next file of
// `tests/storage/`, from which `tests/page/layouts.test.ts` opens it. Dates and ids are the same at each run.

import 'fake-indexeddb/auto';
import { setTimeout as pause } from 'node:timers/promises';
import { findGame } from '../../www/games/index.ts';
import { formatTree } from '../../www/game/treetext.ts';
import { parseLink } from '../../www/links/link.ts';
import { loadEngine } from './engine.ts';
import { databaseNow } from './databases.ts';
import type { Engine } from '../../www/core/engine.ts';

const TABLES: Record<string, string> = {
  gambit: '#/gambit?seed=8&players=human,human&moves=d2xd4_e3xe1_f2xf4',
  combo: '#/combo?seed=0&players=human,easy&clock=300+2&left=299,300&moves=1a2-a3_1a7-a6',
  triboard: '#/triboard?seed=3&moves=k1_f1_h1',
  luckymoose: '#/luckymoose?seed=3&players=human,human&moves=b1@f8,b3@g8,b4@h8_o3@e7,o1@f7_p1@f6',
};
const EARLIER = [
  '#/gambit?seed=7&players=human,easy&moves=d2xd4_e3xe1',
  '#/gambit?seed=9&players=human,human&moves=d2xd4',
];
const BY_LINK = '#/gambit?seed=5&players=human,human&match=abcdefgh-0&moves=d2xd4';
const ENDED = '#/combo?seed=0&players=human,medium&moves=1a2-a3_1a7-a6_1b2-b3&ending=resigned-1';
const STUDY = '[Game "gambit"]\n[Seed "1"]\n\n1. d2xd4 {A comment.} (1. f2xf4) *\n';
const TREE = { moves: ['', 'd2xd4', 'e3xe1'], notes: ['', 'A comment.', ''], marks: ['', '', ''] };

let ids = 0;
Date.now = () => Date.UTC(2026, 10, 21, 12);
crypto.getRandomValues = (numbers) => {
  (numbers as unknown as Uint32Array).fill((ids += 1));
  return numbers;
};
const stored: Record<string, string> = {};
const localStorage = {
  getItem: (name: string) => stored[name] ?? null,
  setItem: (name: string, text: string) => void (stored[name] = text),
};
Object.defineProperty(globalThis, 'localStorage', { value: localStorage, configurable: true });
// Without locks, every change is stored at once.
Object.defineProperty(globalThis, 'navigator', { value: undefined, configurable: true });
Object.assign(globalThis, { location: { pathname: '/gambol/' }, addEventListener: () => {} });
Reflect.deleteProperty(globalThis, 'BroadcastChannel');

const { archive, loadSettings, saveMatch, saveSettings } = await import('../../www/library/storage.ts');
const { TableStore } = await import('../../www/library/store.ts');
const { saveDraft } = await import('../../www/library/drafts.ts');
const { changeProgress } = await import('../../www/library/puzzles.ts');
const { changeCourseProgress } = await import('../../www/library/courses.ts');
const { open } = await import('../../www/library/shelf/open.ts');
const { withNames } = await import('../../www/library/shelf/text.ts');

function stateOf(link: string) {
  const place = parseLink(link, findGame);
  if (place.screen !== 'table' || place.problems.length > 0) throw new Error(link);
  return place.state;
}

for (const [game, link] of Object.entries(TABLES))
  new TableStore(game, false, { onFollow: () => {}, onShared: () => {}, onConflict: () => {} }).save(stateOf(link));
for (const link of EARLIER) archive(stateOf(link));
saveMatch('abcdefgh', stateOf(BY_LINK), [0], { isPlayed: true });
saveSettings({
  ...loadSettings(),
  theme: 'dark',
  coordinates: false,
  pause: 300,
  language: 'de',
  lastGame: 'gambit',
});
const tree = formatTree({ parents: [-1, 0, 1], ...TREE, current: 2 });
saveDraft('gambit', { id: 'draftabcde', name: 'A draft', link: '#/gambit?seed=8', tree, when: Date.now() });

const { Session, splitStudies } = await loadEngine();
const { start, open: openSession, watch, parseStudy, salvageStudy } = Session;
const engine = { start, open: openSession, watch, parseStudy, salvageStudy, splitStudies } as unknown as Engine;
const onFailure = (error: unknown) => {
  throw error;
};
const shelf = await open({ engine, onFailure, onRecover: () => {} });
await shelf.keepGame(stateOf(ENDED));
const headers = engine.splitStudies(STUDY)[0]?.headers ?? [];
const id = await shelf.saveStudy({ game: 'gambit', name: 'A study', text: STUDY, headers });
await shelf.change([id], (entry) => {
  const filed = entry && { ...entry, folder: 'Club' };
  return filed && { ...filed, text: withNames(filed.text, filed) };
});
changeProgress('combo', (progress) => ({
  ...progress,
  rating: { rating: 1612, deviation: 120, volatility: 0.06 },
  tried: [{ when: Date.now(), id: 12, isSolved: true, rating: 1612 }],
  best: { streak: 4, storm: 9 },
  days: { '2026-11-23': 1 },
}));
changeCourseProgress('gambit', (progress) => ({
  ...progress,
  lessons: ['goal'],
  puzzles: { basics: [1, 2] },
  games: ['basics'],
  last: 'basics/goal',
  moves: { tactics: ['d2xd4'] },
}));
await pause(0);
const local = Object.fromEntries(Object.entries(stored).sort());
process.stdout.write(`${JSON.stringify({ local, database: await databaseNow() }, null, 2)}\n`);
