// Triboard on the page: taps, texts, words and motions, without a browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bracketed } from './asides.ts';
import { describe } from '../../www/games/triboard/describe.ts';
import { selection, tap } from '../../www/games/triboard/input.ts';
import { motion } from '../../www/games/triboard/motion.ts';
import { changedSquares, pieces } from '../../www/games/triboard/notation.ts';
import { triboard } from '../../www/games/triboard/index.ts';
import { statusWords } from '../../www/game/status.ts';
import { seatedOf } from './reducing.ts';
import type { Snapshot } from '../../www/game/snapshot.ts';

const BELOW = Array.from({ length: 10 }, () => '16').join('/');
const BEFORE = `brr1g10#/${BELOW} b`;
const AFTER = `bbbbg10#/${BELOW} g`;

test('texts', () => {
  assert.deepEqual(
    [...pieces(BEFORE)],
    [
      ['a11', 'b'],
      ['b11', 'r'],
      ['c11', 'r'],
      ['e11', 'g'],
      ['p11', '#'],
    ],
  );
  assert.deepEqual(changedSquares(BEFORE, AFTER).sort(), ['b11', 'c11', 'd11']);
  assert.equal(pieces('16/10b5/16/16/16/16/16/16/16/16/15r -').get('k10'), 'b');
  assert.equal(pieces('16/10b5/16/16/16/16/16/16/16/16/15r -').get('p1'), 'r');
});

test('a tap makes a move, or is refused with a reason', () => {
  assert.deepEqual(tap(['d11'], [], 'd11'), { move: 'd11' });
  assert.ok('refused' in tap(['d11'], [], 'f11'));
  assert.deepEqual(selection(['d11']).targets, ['d11']);
});

test('in a motion the tile drops, and the others roll over outward from it, one after the other', () => {
  const { at, millis } = motion(BEFORE, 'd11', 0, AFTER);
  assert.equal(millis, 344);
  const rolling = (time: number) => at(time / millis).sprites.flatMap(({ file, roll }) => (roll ? [file] : []));
  assert.deepEqual(rolling(20), []);
  assert.deepEqual(rolling(100).sort(), [2]);
  assert.deepEqual(rolling(130).sort(), [1, 2]);
  assert.deepEqual([...at(100 / millis).hidden].sort(), ['c11', 'd11']);
  const [tile, ...others] = at(200 / millis).sprites;
  const first = others.find(({ file }) => file === 2);
  assert.deepEqual([tile?.piece, tile?.lift], ['b', 0]);
  assert.ok(first?.roll && first.roll.turn > 0.4 && first.roll.turn < 0.7, 'half way');
  assert.deepEqual([first.roll.file, first.roll.rank], [-1, 0]);
  assert.ok(at(1).sprites.every(({ roll, lift }) => lift === 0 && (!roll || roll.turn === 1)));
});

test('words', () => {
  assert.equal(describe.square('#'), 'wall');
  assert.equal(describe.square(undefined), 'empty');
  assert.equal(bracketed(describe.move(0, 'd11', BEFORE, AFTER)), 'Blue[ plays d11 and] turns 2 cells.');
  assert.equal(describe.effect('d11', BEFORE, AFTER), 'turns 2');
  assert.equal(describe.amount(1), '1 cell');
});

const ENDS: [Partial<Snapshot>, string][] = [
  [
    { winners: [2], scores: [50, 40, 60] },
    'Game over. Sami II wins with 60; you came second with 50. Nobody can turn anything any more.',
  ],
  [
    { winners: [0, 2], scores: [60, 40, 60] },
    'Game over. You and Sami II share the win with 60 each. Nobody can turn anything any more.',
  ],
  [
    { winners: [0, 1, 2], scores: [50, 50, 50] },
    'Game over. A draw, 50 to 50 to 50. Nobody can turn anything any more.',
  ],
];

for (const [part, words] of ENDS) {
  test(words, () => {
    const snapshot = { position: '16 -', toMove: null, ply: 90, ...part } as Snapshot;
    assert.equal(statusWords(triboard, snapshot, seatedOf(['human', 'easy', 'easy'])), words);
  });
}
