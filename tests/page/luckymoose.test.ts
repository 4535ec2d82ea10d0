// LuckyMoose on the page: texts, taps, tokens and words, without a browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bracketed } from './asides.ts';
import { luckymoose } from '../../www/games/luckymoose/index.ts';
import {
  boardSize,
  factorOf,
  formatLay,
  handOf,
  isCentre,
  parseLay,
  pieces,
  poolSize,
} from '../../www/games/luckymoose/notation.ts';
import { parseToken, shapesOf } from '../../www/games/luckymoose/tokens.ts';
import en from '../../www/games/luckymoose/words/en.ts';

const { describe, hands, selection: picked, tap } = luckymoose;
if (!hands) throw new Error('LuckyMoose has hands');

const VIEW = '9/9/9/9/4,r1,4/9/9/9/9 1 0,12 r2r2g1b4/6 12 0 -';
const LEGAL = ['r2@f5', 'r2@d5', 'g1@e6', 'g1@e4,b4@e3', '~r2', '~g1', 'pass'];

test('a view is parsed', () => {
  assert.deepEqual([...pieces(VIEW)], [['e5', 'r1']]);
  assert.deepEqual(boardSize(VIEW), { files: 9, ranks: 9 });
  assert.deepEqual(handOf(VIEW), ['r2', 'r2', 'g1', 'b4']);
  assert.equal(poolSize(VIEW), 12);
  assert.deepEqual(handOf('9/9/9/9/9/9/9/9/9 2 0,0 6/- 0 0 -'), []);
});

test('the factors of tiles', () => {
  for (const [square, size, factor] of [
    ['a1', 9, 3],
    ['i5', 9, 3],
    ['b2', 9, 2],
    ['h5', 9, 2],
    ['c3', 9, 1],
    ['e5', 9, 1],
    ['o15', 15, 3],
    ['e11', 15, 2],
    ['h8', 15, 1],
    ['d8', 15, 1],
    ['u1', 21, 3],
    ['h8', 21, 2],
  ] as const) {
    assert.equal(factorOf(square, size), factor, `${square} of ${size}`);
  }
  assert.ok(isCentre('h8', 15) && isCentre('k11', 21) && !isCentre('h8', 21));
});

test('lays are parsed and formatted, by rank and then by file', () => {
  const text = 'r1@h9,g1@h10,b1@h11';
  assert.equal(formatLay(parseLay(text).toReversed()), text);
  assert.equal(formatLay(parseLay('r1@i8,r2@h8')), 'r2@h8,r1@i8');
  assert.deepEqual([parseLay('~r1'), parseLay('pass')], [[], []]);
});

/** A tap on a tile after picks. */
const TAPS: [string, string[], string, ReturnType<typeof tap>][] = [
  ['an empty tile with nothing picked', [], 'f5', { refused: en.refused.pick }],
  ['a target', ['!r2'], 'f5', { picks: ['r2@f5'] }],
  ['a target of an unfinished lay', ['g1@e4', '!b4'], 'e3', { picks: ['g1@e4', 'b4@e3'] }],
  ['a tile that is no target', ['!b4'], 'a1', { illegal: 'b4@a1' }],
  ['a tile that does not fit the other tokens', ['g1@e6', '!b4'], 'e7', { illegal: 'g1@e6,b4@e7' }],
  ['a laid token, to move it', ['r2@f5'], 'f5', { picks: ['!r2@f5'] }],
  ['its own tile again', ['!r2@f5'], 'f5', { picks: ['r2@f5'] }],
  ['another tile for it', ['!r2@f5'], 'd5', { picks: ['r2@d5'] }],
  ['the tile of another laid token', ['r2@f5', '!g1'], 'f5', { picks: ['g1@f5', '!r2'] }],
  ['any tile while tokens are exchanged', ['~', 'r2'], 'f5', { refused: en.refused.exchange }],
];

for (const [name, picks, square, choice] of TAPS) {
  test(`a tap on ${name}`, () => assert.deepEqual(tap(LEGAL, picks, square), choice));
}

/** A tap on a place of the rack after picks. */
const TAKES: [string, string[], number, string[]][] = [
  ['picks it', [], 2, ['!g1']],
  ['drops it again', ['!g1'], 2, []],
  ['drops it by its equal', ['!r2'], 1, []],
  ['picks another', ['!g1'], 3, ['!b4']],
  ['takes back a laid token', ['r2@f5', 'g1@e6'], 2, ['r2@f5']],
  ['picks the second of two equal tokens', ['r2@f5'], 1, ['r2@f5', '!r2']],
  ['returns the lifted token to its tile', ['r2@d5', '!g1@e6'], 3, ['r2@d5', 'g1@e6', '!b4']],
  ['adds it to an exchange', ['~', 'g1'], 0, ['~', 'g1', 'r2']],
  ['removes it from an exchange', ['~', 'g1', 'r2'], 2, ['~', 'r2']],
];

for (const [name, picks, place, expected] of TAKES) {
  test(`a token of the rack: ${name}`, () => assert.deepEqual(hands.take(VIEW, picks, place), expected));
}

test('the rack shows the state of each token', () => {
  const states = (picks: string[]) => hands.rack(VIEW, picks).map(({ state }) => state);
  assert.deepEqual(states([]), ['held', 'held', 'held', 'held']);
  assert.deepEqual(states(['r2@f5', '!g1']), ['laid', 'held', 'picked', 'held']);
  assert.deepEqual(states(['!r2@f5']), ['laid', 'held', 'held', 'held']);
  assert.deepEqual(states(['~', 'r2', 'r2']), ['given', 'given', 'held', 'held']);
});

test('picks form a move', () => {
  assert.equal(hands.move([]), null);
  assert.equal(hands.move(['!g1']), null);
  assert.equal(hands.move(['b4@e3', 'g1@e4']), 'b4@e3,g1@e4');
  assert.equal(hands.move(['b4@e3', '!g1@e4']), 'b4@e3,g1@e4');
  assert.equal(hands.move(['~']), null);
  assert.equal(hands.move(['~', 'b4', 'r2', 'g1']), '~r2g1b4');
  assert.deepEqual(hands.withoutLast(['r2@f5', '!g1']), ['r2@f5']);
  assert.deepEqual(hands.withoutLast(['~', 'r2']), ['~']);
});

test('picked tokens are shown on the board', () => {
  const { targets, movable, laid, selected } = picked(LEGAL, ['g1@e4', '!b4'], VIEW);
  assert.deepEqual([targets, movable, selected], [['e3'], ['e4'], null]);
  assert.deepEqual(laid, [{ square: 'e4', piece: 'g1' }]);
  assert.equal(picked(LEGAL, ['!g1@e4'], VIEW).selected, 'e4');
});

test('other players see only the number of exchanged tokens', () => {
  assert.equal(hands.conceal('~r1g2'), '~??');
  assert.equal(hands.conceal('r1@h8'), 'r1@h8');
});

test('words', () => {
  const before = 'x 1 4,0 r1/6 9 0 -';
  assert.equal(
    bracketed(describe.move(0, 'r1@h8,o1@h9', before, 'x 2 10,0')),
    'Player 1 lays a red moose[ on h8] and an orange moose[ on h9] for 6 points.',
  );
  assert.equal(bracketed(describe.move(1, '~r1g1', before, before)), 'Player 2 exchanges 2 tokens.');
  assert.equal(bracketed(describe.move(1, 'pass', before, before)), 'Player 2 passes.');
  assert.equal(
    bracketed(describe.move(null, 'r1@h8,o1@h9', before, 'x 2 10,0')),
    'You lay a red moose[ on h8] and an orange moose[ on h9] for 6 points.',
  );
  assert.equal(bracketed(describe.move(null, '~r1g1', before, before)), 'You exchange 2 tokens.');
  assert.equal(bracketed(describe.move(null, 'pass', before, before)), 'You pass.');
  assert.equal(describe.effect('r1@h8,o1@h9', before, 'x 2 10,0'), 'lays 2 tokens for 6 points');
  assert.equal(describe.effect('~r1', before, before), 'exchanges 1 token');
  assert.equal(describe.square(undefined, 'e5', VIEW), 'empty, centre');
  assert.equal(describe.square(undefined, 'a1', VIEW), 'empty, times 3');
  assert.equal(describe.square('p6', 'a1', VIEW), 'purple stone');
  const line = { squares: ['a1', 'b1'], base: 4, bonus: 0, factor: 9, points: 36 };
  assert.equal(hands.gains([line]), '2 tokens × 9 = 36.');
  assert.equal(
    hands.gains([{ squares: ['a1', 'b1', 'c1', 'd1', 'e1', 'f1'], base: 12, bonus: 12, factor: 1, points: 24 }]),
    '6 tokens + 12 = 24.',
  );
  assert.equal(hands.gains([]), 'No line yet: 0 points.');
  const out = { squares: [], base: 0, bonus: 6, factor: 1, points: 6 };
  assert.equal(hands.gains([line, out]), '2 tokens × 9 = 36. Going out: 6 points. Total: 42 points.');
  assert.deepEqual(hands.terms([line, out], '9/9/9/9/9/9/9/9/r1,8 1 0,0', 'r2@b1'), [
    { tokens: ['r1', 'r2'], words: '2 tokens × 9 = 36' },
    { tokens: [], words: 'Going out + 6' },
  ]);
  const tally = [
    { seat: 0, ...line },
    { seat: 0, ...out },
    { seat: 1, ...line },
  ];
  assert.deepEqual(
    hands.parts(tally, 0).map(({ points }) => points),
    [4, 0, 32, 6],
  );
});

test('a blocked game says two turns before that it ends', () => {
  const [one, two] = [en.warning(1), en.warning(2)];
  for (const [tail, isStuck, words] of [
    ['r1/6/6 9 0 -', false, ''],
    ['r1/6/6 9 6 -', false, ''],
    ['r1/6/6 9 7 -', false, two],
    ['r1/6/6 9 8 -', false, one],
    ['r1/6/6 0 0 -', true, ''],
    ['r1/6/6 0 1 -', false, two],
    ['r1/6/6 0 2 -', false, one],
    ['r1/6 0 0 -', false, ''],
    ['r1/6 0 0 -', true, two],
    ['r1/r2 - 1 00', false, one],
  ] as const) {
    assert.equal(describe.warning?.(`9/9/9/9/9/9/9/9/9 1 0,0 ${tail}`, isStuck), words, tail);
  }
});

test('the reason why a lay is illegal is a sentence', () => {
  const place = [
    { name: 'move', at: null },
    { name: 'square', at: 'h8' },
  ];
  const lacks = (code: string, args = {}) => hands.lacks({ code, place, found: 'r1', expected: [], args } as any);
  assert.match(lacks('invalid-line', { line: 'r1g2' }), /a line of a red moose and a green star\./);
  assert.match(lacks('gap', { square: 'h9' }), /h9 is empty/);
  assert.equal(lacks('occupied', { token: 'g4' }), en.lacks.occupied('h8', parseToken('g4')));
  assert.equal(lacks('centre', { square: 'h8' }), en.lacks.centre('h8'));
  assert.equal(lacks('pool-too-small', { most: 2 }), en.lacks.poolTooSmall(2));
  assert.equal(lacks('can-lay'), en.lacks.canLay);
  assert.equal(lacks('something-else'), en.lacks.other);
});

/**
 * Six colours that are distinguishable without hue, because each marks different corners; six symbols with different
 * outlines.
 */
test('tokens are distinguishable without their hue', () => {
  const all = [...'roygbp'].map((colour) => shapesOf(`${colour}1`).corners);
  assert.equal(new Set(all).size, 6);
  const symbols = [...'123456'].map((symbol) => shapesOf(`r${symbol}`).outline);
  assert.equal(new Set(symbols).size, 6);
});
