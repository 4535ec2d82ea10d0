// What is left of a game in local storage when it is forgotten, as a table, and how that is taken back.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { parseTable } from '../../www/library/conflicts.ts';
import { forget } from '../../www/library/shelf/forget.ts';
import { setLocks } from './locks.ts';

const stored = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  },
});
const PREFIX = 'gambol/1/';

beforeEach(() => {
  stored.clear();
  // Without locks, every change is stored at once.
  setLocks(undefined);
});

const GAME = '#/combo?seed=0&players=human,easy&moves=1a2-a3_1a7-a6';
const ENDED = `${GAME}&ending=resigned-1`;
const OTHER = '#/combo?seed=0&players=human,easy&moves=1b2-b3';
const byLink = (id: string, more = '') => `#/combo?seed=0&players=human,human&match=${id}-0&moves=1a2-a3${more}`;
const [MATCH, TWIN, WITHOUT] = [
  byLink('abcdefgh'),
  byLink('ijklmnop'),
  byLink('abcdefgh').replace('&match=abcdefgh-0', ''),
];

/** The games that are kept: those on the table of Combo, among the earlier ones and by link. */
interface Kept {
  table?: string;
  earlier?: string[];
  byLink?: string[];
}

const item = (link: string, n: number) => ({ link, words: 'combo', when: 1000 - n });
const match = (link: string, n: number) => ({
  id: /match=(\w+)/.exec(link)?.[1] ?? 'nothing1',
  link,
  seats: [0],
  when: 1000 - n,
});

function keep({ table, earlier, byLink: matches }: Kept) {
  if (table !== undefined) stored.set(`${PREFIX}table/combo`, table);
  if (earlier) stored.set(`${PREFIX}shelf`, JSON.stringify(earlier.map(item)));
  if (matches) stored.set(`${PREFIX}matches`, JSON.stringify(matches.map(match)));
}

function kept(): Kept {
  const links = (key: string) => {
    const text = stored.get(PREFIX + key);
    return text === undefined ? undefined : JSON.parse(text).map(({ link }: { link: string }) => link);
  };
  const told = { table: stored.get(`${PREFIX}table/combo`), earlier: links('shelf'), byLink: links('matches') };
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
}

const EMPTY = '#/combo';
const CASES: [name: string, link: string, isOver: boolean, before: Kept, after: Kept][] = [
  ['nothing is stored', GAME, true, {}, {}],
  ['an earlier game', GAME, false, { earlier: [OTHER, GAME] }, { earlier: [OTHER] }],
  ['one that was not the first', GAME, false, { earlier: [OTHER, GAME, MATCH] }, { earlier: [OTHER, MATCH] }],
  ['the same, with another time and another move shown', GAME, false, { earlier: [`${GAME}&at=1`] }, { earlier: [] }],
  ['a game of which there is more', GAME, false, { earlier: [`${GAME}_1b2-b3`] }, { earlier: [`${GAME}_1b2-b3`] }],
  ['a game that was ended later', GAME, false, { earlier: [ENDED] }, { earlier: [ENDED] }],
  [
    'a game that goes on stays on its table',
    GAME,
    false,
    { table: GAME, earlier: [GAME] },
    { table: GAME, earlier: [] },
  ],
  ['one that is over does not', ENDED, true, { table: ENDED, earlier: [ENDED] }, { table: EMPTY, earlier: [] }],
  ['another game on the table stays', ENDED, true, { table: GAME }, { table: GAME }],
  ['a game by link, on its table too', MATCH, false, { table: MATCH, byLink: [MATCH] }, { table: EMPTY, byLink: [] }],
  [
    'another one with the same moves stays',
    MATCH,
    false,
    { table: TWIN, byLink: [TWIN, MATCH] },
    { table: TWIN, byLink: [TWIN] },
  ],
  ['by its moves alone, while it goes on', WITHOUT, false, { byLink: [MATCH] }, { byLink: [MATCH] }],
  ['by its moves alone, when it is over', WITHOUT, true, { byLink: [MATCH] }, { byLink: [] }],
  [
    'what can’t be read stays',
    GAME,
    true,
    { table: '#/combo/nothing', earlier: ['#/nothing'] },
    { table: '#/combo/nothing', earlier: ['#/nothing'] },
  ],
];

for (const [name, link, isOver, before, after] of CASES)
  test(`forgotten: ${name}`, () => {
    const state = parseTable(link);
    assert.ok(state);
    keep(before);
    const restore = forget([{ state, isOver }]);
    assert.deepEqual(kept(), after);
    restore();
    assert.deepEqual(kept(), before);
    restore();
    assert.deepEqual(kept(), before);
  });

test('what has come meanwhile stays when a game is taken back', () => {
  const state = parseTable(ENDED);
  assert.ok(state);
  keep({ table: ENDED, earlier: [OTHER, ENDED], byLink: [] });
  const restore = forget([{ state, isOver: true }]);
  keep({ table: GAME, earlier: [GAME, OTHER] });
  restore();
  assert.deepEqual(kept(), { table: GAME, earlier: [GAME, OTHER, ENDED], byLink: [] });
});

test('a thousand games are forgotten at once', () => {
  const games = Array.from({ length: 1000 }, (_, seed) => ({
    state: { ...parseTable('#/triboard?moves=k1_f1')!, seed },
    isOver: true,
  }));
  const links = ['#/triboard?seed=7&moves=k1_f1', '#/triboard?seed=1000&moves=k1_f1'];
  keep({ earlier: links });
  forget(games);
  assert.deepEqual(kept(), { earlier: links.slice(1) });
});

test('a list of something else is left as it is', () => {
  for (const text of ['{}', '7', 'nothing', '[null, 1]']) {
    stored.set(`${PREFIX}shelf`, text);
    forget([{ state: parseTable(GAME)!, isOver: true }])();
    assert.equal(stored.get(`${PREFIX}shelf`), text);
  }
});
