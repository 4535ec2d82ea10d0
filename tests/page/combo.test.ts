// Combo on the page: taps, texts, words and motions, without a browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bracketed } from './asides.ts';
import { describe } from '../../www/games/combo/describe.ts';
import { amount, matchesPicks, selection, tap, withAmount } from '../../www/games/combo/input.ts';
import { motion } from '../../www/games/combo/motion.ts';
import { parseMove, pieces } from '../../www/games/combo/notation.ts';
import { number } from '../../www/words/vocabulary.ts';
import en from '../../www/games/combo/words/en.ts';
import type { Choice } from '../../www/games/page.ts';

const POSITION = '8/8/8/8/8/8/8/b3,1,b1,w1,4 b 0';
const LEGAL = ['1a1-a2', '2a1-a2', '3a1-a2', '2a1-a3', '3a1-a3', '3a1-a4', '2a1+c1', '3a1+c1', '1c1-c2'];

/** Name, picks, tapped square, and result. */
const TAPS: [string, string[], string, Choice][] = [
  ['a stack is picked up with all its pieces', [], 'a1', { picks: ['a1', '3'] }],
  ['the same stack is dropped', ['a1', '3'], 'a1', { picks: [] }],
  ['the same stack is dropped, with its amount', ['a1', '2'], 'a1', { picks: [] }],
  ['any other square drops the stack', ['a1', '3'], 'h8', { picks: [] }],
  ['the whole stack', ['a1', '3'], 'a3', { move: '3a1-a3' }],
  ['the whole stack merges', ['a1', '3'], 'c1', { move: '3a1+c1' }],
  ['the chosen amount', ['a1', '2'], 'a2', { move: '2a1-a2' }],
  ['an amount that is too small', ['a1', '1'], 'a4', { refused: 'That takes 3 pieces or more.' }],
  ['a stack that is no target is picked instead', ['c1', '1'], 'a1', { picks: ['a1', '3'] }],
  ['a stack that cannot move', [], 'd1', { refused: en.refused.pick }],
];

for (const [name, picks, square, choice] of TAPS) {
  test(`a tap: ${name}`, () => assert.deepEqual(tap(LEGAL, picks, square), choice));
}

test('a selection shows its targets, and the part of the stack that stays', () => {
  const movable = ['a1', 'c1'];
  assert.deepEqual(selection(LEGAL, [], POSITION), {
    selected: null,
    targets: [],
    movable,
    parts: null,
    partial: null,
  });
  const all = { selected: 'a1', targets: ['a2', 'a3', 'a4', 'c1'], movable, parts: null, partial: null };
  assert.deepEqual(selection(LEGAL, ['a1'], POSITION), all);
  assert.deepEqual(selection(LEGAL, ['a1', '3'], POSITION), all);
  const part = { selected: 'a1', targets: ['a2'], movable, parts: { lifted: 'b1', rest: 'b2' }, partial: null };
  assert.deepEqual(selection(LEGAL, ['a1', '1'], POSITION), part);
});

test('the amount of a selection', () => {
  assert.equal(amount(LEGAL, ['c1', '1']), null);
  const choice = { most: 3, question: 'How many pieces?', number, all: 'All 3' };
  assert.deepEqual(amount(LEGAL, ['a1', '3']), { ...choice, value: 3, words: '3 of 3 pieces' });
  assert.deepEqual(amount(LEGAL, ['a1', '2']), { ...choice, value: 2, words: '2 of 3 pieces' });
  assert.deepEqual(withAmount(LEGAL, ['a1'], 2), ['a1', '2']);
  assert.deepEqual(withAmount(LEGAL, ['a1', '2'], 15), ['a1', '3']);
  assert.deepEqual(withAmount(LEGAL, ['a1', '2'], 0), ['a1', '1']);
  assert.deepEqual(withAmount(LEGAL, ['a1', '2'], -Infinity), ['a1', '1']);
  assert.ok(matchesPicks('2a1-a3', ['a1']) && matchesPicks('2a1-a3', ['a1', '2']) && matchesPicks('2a1-a3', []));
  assert.ok(!matchesPicks('2a1-a3', ['a1', '3']) && !matchesPicks('2a1-a3', ['c1']));
});

test('texts', () => {
  assert.deepEqual(
    [...pieces('8/1,w12,6/8/8/8/8/8/b3,1,b1,w1,4 b 0')],
    [
      ['b7', 'w12'],
      ['a1', 'b3'],
      ['c1', 'b1'],
      ['d1', 'w1'],
    ],
  );
  assert.deepEqual(parseMove('12a1xc3'), { count: 12, from: 'a1', sign: 'x', to: 'c3' });
});

test('a motion leaves the rest of the stack, moves the lifted part and fades the captured stack', () => {
  const { at, position } = motion('8/8/8/8/8/8/8/b3,1,w4,5 b 0', '2a1xc1');
  assert.equal(position, '8/8/8/8/8/8/8/b3,1,w4,5 b 0');
  const view = (t: number) => at(t).sprites.map(({ piece, file, alpha }) => [piece, file, alpha]);
  assert.deepEqual(view(0), [
    ['b1', 0, 1],
    ['w4', 2, 1],
    ['b2', 0, 1],
  ]);
  assert.deepEqual(view(1), [
    ['b1', 0, 1],
    ['w4', 2, 0],
    ['b2', 2, 1],
  ]);
  assert.deepEqual(at(0).hidden, new Set(['a1', 'c1']));
  // The stack that is merged with stays visible, and a whole stack leaves nothing behind.
  const merge = motion('8/8/8/8/8/8/8/b3,b4,6 b 0', '3a1+b1').at(0.5);
  assert.deepEqual(merge.hidden, new Set(['a1']));
  assert.equal(merge.sprites.length, 1);
});

test('words', () => {
  assert.equal(describe.square(undefined), 'empty');
  assert.equal(describe.square('w1'), 'white piece');
  assert.equal(describe.square('b12'), 'black stack of 12');
  assert.equal(bracketed(describe.move(0, '1a1-a2', POSITION)), 'Black moves 1 piece[ from a1 to a2].');
  assert.equal(bracketed(describe.move(0, '2a1+c1', POSITION)), 'Black moves 2 pieces[ from a1] onto a stack[ on c1].');
  assert.equal(
    bracketed(describe.move(1, '2a1xd1', POSITION)),
    'White moves 2 pieces[ from a1] and captures 1 piece[ on d1].',
  );
  assert.equal(describe.effect('2a1+c1', POSITION), 'moves 2 pieces onto a stack');
  assert.equal(describe.effect('2a1-c1', POSITION), 'moves 2 pieces');
  assert.equal(describe.effect('2a1xd1', POSITION), 'captures 1 piece');
  assert.equal(describe.amount(-1.26), '1.3 pieces');
});
