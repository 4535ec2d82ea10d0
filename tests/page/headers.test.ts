// The entries of the library: of games at a table and of texts, and what their headers tell.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entryOfGame, entryOfText, type Result } from '../../www/library/shelf/entry.ts';
import { startKey } from '../../www/library/shelf/facts.ts';
import { headersOf, tableOf } from '../../www/library/shelf/headers.ts';
import { loadEngine } from '../tools/engine.ts';
import type { Engine } from '../../www/core/engine.ts';
import type { GameLink } from '../../www/links/state.ts';

const { Session, splitStudies } = await loadEngine();
const { start, open, watch, parseStudy, salvageStudy } = Session;
const engine = { start, open, watch, parseStudy, salvageStudy, splitStudies } as unknown as Engine;
const WHEN = Date.UTC(2026, 10, 22, 9, 8, 7);
/** Without a time, the middle of the day here. */
const DAY = new Date(2026, 10, 22, 12).getTime();
const MADE = { id: 'made', when: WHEN };

const STATE: GameLink = {
  game: 'combo',
  seed: 7,
  position: null,
  moves: ['1a2-a3', '1a7-a6'],
  playerKinds: ['human', 'easy'],
  options: {},
  clock: null,
  match: null,
  at: null,
};
const BLITZ = { base: 300, increment: 5 };

const result = (winners: number[], scores: number[] = [3, 2]): Result => ({ winners, scores, isPlayedOut: true });

const RESULTS: [Result | null, string][] = [
  [null, '*'],
  [result([0]), '1-0'],
  [result([1]), '0-1'],
  [result([]), '1/2-1/2'],
  [result([0, 1]), '1/2-1/2'],
  [result([2], [1, 2, 3]), '0-0-1'],
  [result([0, 2], [3, 2, 3]), '1/2-0-1/2'],
  [result([], [3, 3, 3]), '1/3-1/3-1/3'],
];

for (const [ended, text] of RESULTS) {
  test(`winners ${JSON.stringify(ended?.winners ?? null)} of ${ended?.scores.length ?? 2} are written ${text}`, () => {
    const headers = new Map(
      headersOf({ name: '', folder: '', created: WHEN, players: ['human', 'easy'], result: ended }),
    );
    assert.equal(headers.get('Result'), text);
  });
}

test('headers tell what is known, in their order', () => {
  const head = { name: 'Final', folder: 'Club', created: WHEN, players: ['human', 'easy'], result: null };
  const clock = { ...BLITZ, left: [1, 0] };
  assert.deepEqual(headersOf({ ...head, state: { ...STATE, clock } }), [
    ['Players', 'human, easy'],
    ['Result', '*'],
    ['Date', '2026.11.22'],
    ['Event', 'Final'],
    ['Ending', 'time-1'],
    ['Time', '09:08:07'],
    ['Clock', '300+5'],
    ['Folder', 'Club'],
  ]);
  assert.deepEqual(
    headersOf({ ...head, name: '', folder: '' }).map(([key]) => key),
    ['Players', 'Result', 'Date', 'Time'],
  );
});

const ENDINGS: [Partial<GameLink>, string | undefined][] = [
  [{}, undefined],
  [{ ending: null }, undefined],
  [{ ending: 'draw' }, 'draw'],
  [{ ending: 0 }, 'resigned-0'],
  [{ ending: 1, clock: { ...BLITZ, left: [1, 2] } }, 'resigned-1'],
  [{ clock: { ...BLITZ, left: [0, 5000] } }, 'time-0'],
  [{ ending: 1, clock: { ...BLITZ, left: [1, -3] } }, 'time-1'],
  [{ clock: { ...BLITZ, left: null } }, undefined],
];

for (const [facts, text] of ENDINGS) {
  test(`the ending of ${JSON.stringify(facts)} is written ${text ?? 'nowhere'}, and read again`, () => {
    const state = { ...STATE, ...facts };
    const headers = headersOf({ name: '', folder: '', created: WHEN, players: ['human', 'easy'], result: null, state });
    assert.equal(new Map(headers).get('Ending'), text);
    const read = tableOf([['Game', 'Combo'], ...headers], played());
    assert.equal(read.state.ending, text?.startsWith('time') ? null : (state.ending ?? null));
    assert.equal(read.fallen, text?.startsWith('time') ? Number(text.at(-1)) : null);
  });
}

function played() {
  const session = start('combo', 'seed=7');
  for (const move of STATE.moves) session.play(move);
  return session;
}

const read = (headers: Record<string, string>) => tableOf(Object.entries({ Game: 'Combo', ...headers }), played());

const READ: [Record<string, string>, Partial<ReturnType<typeof tableOf>>][] = [
  [{}, { players: ['human', 'human'], name: '', folder: '', when: null, fallen: null }],
  [{ Players: 'Ann, Bo' }, { players: ['Ann', 'Bo'] }],
  [{ Players: ' Ann ,, Bo , ' }, { players: ['Ann', 'Bo'] }],
  [{ Players: 'Ann' }, { players: ['human', 'human'] }],
  [{ Players: 'Ann, Bo, Cy' }, { players: ['human', 'human'] }],
  [
    { Event: ` ${'x'.repeat(200)}`, Folder: ' Club ' },
    { name: 'x'.repeat(120), folder: 'Club' },
  ],
  [{ Date: '2026.11.22', Time: '09:08:07' }, { when: WHEN }],
  [{ Date: '2026.11.22' }, { when: DAY }],
  [{ Date: '2026.??.??' }, { when: null }],
  [{ Time: '09:08:07' }, { when: null }],
  [{ Ending: 'time-2' }, { fallen: null }],
  [{ Ending: 'a time-1' }, { fallen: null }],
  [{ Ending: 'time-1 b' }, { fallen: null }],
  [{ Ending: 'time-0' }, { fallen: 0 }],
];

for (const [headers, facts] of READ) {
  test(`of the headers ${JSON.stringify(headers).slice(0, 50)} is read what fits`, () => {
    const all = read(headers);
    for (const [key, value] of Object.entries(facts))
      assert.deepEqual(Object.entries(all).find(([name]) => name === key)?.[1], value, key);
  });
}

const STATES: [Record<string, string>, Partial<GameLink>][] = [
  [{}, { ...STATE, seed: null, playerKinds: ['human', 'human'], ending: null }],
  [
    { Seed: '7', Position: 'p' },
    { seed: 7, position: 'p' },
  ],
  [{ Seed: 'x' }, { seed: null }],
  [{ Players: 'friend, master' }, { playerKinds: ['human', 'master'] }],
  [{ Players: 'Ann, easy' }, { playerKinds: ['human', 'easy'] }],
  [{ Setup: 'draws=pieces other=1' }, { options: { draws: 'pieces' } }],
  [{ Clock: '300+5' }, { clock: { ...BLITZ, left: null } }],
  [{ Clock: '5' }, { clock: null }],
  [
    { Clock: '300+5', Ending: 'time-1' },
    { clock: { ...BLITZ, left: [300_000, 0] }, ending: null },
  ],
  [
    { Clock: '300+5', Ending: 'resigned-1' },
    { clock: { ...BLITZ, left: null }, ending: 1 },
  ],
  [{ Ending: 'time-1' }, { clock: null }],
  [{ Ending: 'resigned-2' }, { ending: null }],
];

for (const [headers, facts] of STATES) {
  test(`the headers ${JSON.stringify(headers)} make a table`, () => {
    const { state } = read(headers);
    assert.deepEqual({ ...state, ...facts }, state);
  });
}

test('the headers of a game that is not known are refused', () => {
  assert.throws(() => tableOf([['Game', 'Chess']], played()), /^Error: Chess$/);
  assert.throws(() => tableOf([], played()));
});

const KEPT: [string, Partial<GameLink>, boolean][] = [
  ['with two moves', {}, true],
  ['with one move', { moves: ['1a2-a3'] }, false],
  ['without a move', { moves: [], ending: 0 }, false],
  ['between computers', { playerKinds: ['easy', 'hard'] }, false],
  ['between computers that is over', { playerKinds: ['easy', 'hard'], ending: 0 }, true],
  ['of the usual players', { playerKinds: null }, true],
  ['by link', { match: { id: 'abcdefghij', from: 0 } }, false],
  ['by link that is over', { match: { id: 'abcdefghij', from: 0 }, ending: 1 }, true],
  ['that is watched', { view: '8/8' }, false],
  ['of no known game', { game: 'chess' }, false],
  ['with hidden hands', { game: 'luckymoose', options: { players: '2' }, seed: 42, moves: ['~r5', '~g4'] }, false],
];

for (const [what, facts, isKept] of KEPT) {
  test(`a game ${what} is ${isKept ? '' : 'not '}kept`, () => {
    assert.equal(entryOfGame({ ...STATE, ...facts }, engine, MADE) !== null, isKept);
  });
}

test('the entry of a game tells its facts, and its text makes the same entry', () => {
  const entry = entryOfGame({ ...STATE, at: 1, clock: { ...BLITZ, left: [0, 7000] } }, engine, MADE);
  assert.ok(entry);
  const { text, print, final, ...rest } = entry;
  assert.deepEqual(rest, {
    id: 'made',
    kind: 'game',
    game: 'combo',
    name: '',
    folder: '',
    created: WHEN,
    changed: WHEN,
    players: ['human', 'easy'],
    result: { winners: [1], scores: [16, 16], isPlayedOut: false },
    plies: 2,
    opening: '1a2-a3 1a7-a6',
    link: '#/combo?seed=7&players=human,easy&clock=300+5&left=0,7&moves=1a2-a3_1a7-a6',
    start: null,
    review: null,
  });
  const headers = [...text.matchAll(/^\[(\w+) "(.*)"\]$/gm)].map(
    ([, key = '', value = '']) => [key, value] as [string, string],
  );
  const again = entryOfText({ name: 'Mine', text, headers }, engine, { id: 'read', when: 0 });
  assert.deepEqual({ ...again, link: '', text: '' }, { ...entry, id: 'read', name: 'Mine', link: '', text: '' });
  assert.equal(again.print, print);
  assert.equal(again.final, final);
});

test('the opening of a game is its first twelve moves', () => {
  const session = start('combo', 'seed=7');
  for (let ply = 0; ply < 14; ply += 1) session.play(session.legal()[0] ?? '');
  const { moves } = session.history(0, true);
  session.free();
  assert.equal(moves.length, 14);
  assert.equal(entryOfGame({ ...STATE, moves }, engine, MADE)?.opening, moves.slice(0, 12).join(' '));
});

test('a game that goes on has the key of its start, and one that is over has none', () => {
  const key = (facts: Partial<GameLink>) => entryOfGame({ ...STATE, ...facts }, engine, MADE)?.start;
  const first = key({});
  assert.ok(first);
  assert.equal(key({ moves: [...STATE.moves, '1b2-b3'] }), first);
  assert.equal(key({ clock: null, playerKinds: ['human', 'easy'] }), first);
  const others = [
    key({ seed: 8 }),
    key({ playerKinds: ['human', 'hard'] }),
    key({ clock: { ...BLITZ, left: null } }),
    key({ options: { draws: 'pieces' } }),
  ];
  assert.equal(new Set([first, ...others]).size, 5);
  const [one, other] = [
    { draws: 'pieces', other: '1' },
    { other: '1', draws: 'pieces' },
  ];
  assert.equal(startKey({ ...STATE, options: one }), startKey({ ...STATE, options: other }));
  assert.equal(key({ ending: 0 }), null);
});

const KINDS: [string, string, string][] = [
  ['moves alone', '1. 1a2-a3 1a7-a6', 'game'],
  ['a variation', '1. 1a2-a3 (1. 1b2-b3) 1a7-a6', 'study'],
  ['a comment', '1. 1a2-a3 {good} 1a7-a6', 'study'],
  ['a mark', '1. 1a2-a3! 1a7-a6', 'study'],
];

for (const [what, moves, kind] of KINDS) {
  test(`a text with ${what} is a ${kind}`, () => {
    const headers: [string, string][] = [
      ['Game', 'combo'],
      ['Date', '2026.11.22'],
      ['Event', 'Told'],
    ];
    const text = `${headers.map(([key, value]) => `[${key} "${value}"]`).join('\n')}\n\n${moves} *\n`;
    const entry = entryOfText({ name: '', text, headers }, engine, MADE);
    assert.deepEqual([entry.kind, entry.name, entry.created, entry.changed], [kind, 'Told', DAY, DAY]);
  });
}

test('a text without a date was made now, and a damaged one is read as far as it is sound', () => {
  const text = '[Game "combo"]\n\n1. 1a2-a3 1a7-a6 2. nonsense *\n';
  const headers: [string, string][] = [['Game', 'Combo']];
  assert.throws(() => entryOfText({ name: '', text, headers }, engine, MADE));
  const entry = entryOfText({ name: '', text, headers, isSalvaged: true }, engine, MADE);
  assert.deepEqual([entry.plies, entry.created, entry.changed], [2, WHEN, WHEN]);
});
