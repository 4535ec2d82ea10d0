// Gambit on the page: taps, texts, words and motions, without a browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bracketed } from './asides.ts';
import { isAsked } from '../../www/coach/lesson.ts';
import { chapters } from '../../www/games/gambit/course.ts';
import { describe } from '../../www/games/gambit/describe.ts';
import { gambit } from '../../www/games/gambit/index.ts';
import { selection, tap } from '../../www/games/gambit/input.ts';
import { motion } from '../../www/games/gambit/motion.ts';
import { captures, pieces, visits } from '../../www/games/gambit/notation.ts';
import en from '../../www/games/gambit/words/en.ts';
import { open } from './teaching.ts';
import type { Choice } from '../../www/games/page.ts';

const LEGAL = ['b2xd4', 'b2xd4xf2', 'b2xd4xf2xh2', 'b2xb4', 'g1xg3'];

/** Name, picks, tapped square, and result. */
const TAPS: [string, string[], string, Choice][] = [
  ['a piece is picked up', [], 'b2', { picks: ['b2'] }],
  ['another piece', ['b2'], 'g1', { picks: ['g1'] }],
  ['the same piece is dropped', ['b2'], 'b2', { picks: [] }],
  ['any other square drops the piece', ['b2'], 'h4', { picks: [] }],
  ['a square that only a later jump reaches drops the piece', ['b2'], 'f2', { picks: [] }],
  ['a jump that ends the turn', ['b2'], 'b4', { move: 'b2xb4' }],
  ['a jump that may continue', ['b2'], 'd4', { picks: ['b2', 'd4'] }],
  ['a second jump that may continue', ['b2', 'd4'], 'f2', { picks: ['b2', 'd4', 'f2'] }],
  ['a third that ends the turn', ['b2', 'd4', 'f2'], 'h2', { move: 'b2xd4xf2xh2' }],
  ['an early end', ['b2', 'd4'], 'd4', { move: 'b2xd4' }],
  ['a later early end', ['b2', 'd4', 'f2'], 'f2', { move: 'b2xd4xf2' }],
  ['the jump is undone', ['b2', 'd4'], 'b2', { picks: ['b2'] }],
  ['the later jump is undone', ['b2', 'd4', 'f2'], 'd4', { picks: ['b2', 'd4'] }],
];

for (const [name, squares, square, choice] of TAPS) {
  test(`a tap: ${name}`, () => assert.deepEqual(tap(LEGAL, squares, square), choice));
}

/** Picks, and a tap without meaning. */
const REFUSED: [string[], string][] = [
  [[], 'a4'],
  [[], 'd4'],
  [['b2', 'd4'], 'g1'],
  [['b2', 'd4'], 'b4'],
  [['b2', 'd4', 'f2'], 'b2'],
];

for (const [squares, square] of REFUSED) {
  test(`a tap on ${square} with ${squares.join(' ') || 'nothing'} picked is refused with a reason`, () => {
    const choice = tap(LEGAL, squares, square);
    assert.deepEqual(choice, { refused: squares.length > 0 ? en.refused.jump : en.refused.pick });
  });
}

test('a selection shows its targets', () => {
  const movable = ['b2', 'g1'];
  assert.deepEqual(selection(LEGAL, []), { selected: null, targets: [], movable, partial: null });
  assert.deepEqual(selection(LEGAL, ['b2']), { selected: 'b2', targets: ['d4', 'b4'], movable, partial: null });
  assert.deepEqual(selection(LEGAL, ['b2', 'd4']), { selected: 'd4', targets: ['f2'], movable: [], partial: 'b2xd4' });
  assert.deepEqual(selection([], []), { selected: null, targets: [], movable: [], partial: null });
});

test('a path can return to its first square', () => {
  const legal = ['a1xa3', 'a1xa3xc3', 'a1xa3xc3xc1', 'a1xa3xc3xc1xa1'];
  assert.deepEqual(tap(legal, ['a1', 'a3', 'c3', 'c1'], 'a1'), { move: 'a1xa3xc3xc1xa1' });
});

test('the pieces of a position', () => {
  const found = pieces('7x/8/1o6/o7 o');
  assert.deepEqual([...found].sort(), [
    ['a1', 'o'],
    ['b2', 'o'],
    ['h4', 'x'],
  ]);
  assert.equal(pieces('8/xxxxxxxx/oooooooo/8 o').size, 16);
  assert.equal(pieces('8/8/8/8 x').size, 0);
  assert.equal(pieces('oxoxoxox/xoxoxox1/1xoxoxox/oxoxoxox o').get('h4'), 'x');
});

/** A move, the squares that it visits, and those that it captures on. */
const MOVES: [string, string[], string[]][] = [
  ['c2xc4', ['c2', 'c4'], ['c3']],
  ['c2xa4', ['c2', 'a4'], ['b3']],
  ['h4xh2', ['h4', 'h2'], ['h3']],
  ['c2xe2', ['c2', 'e2'], ['d2']],
  ['c2xc4xe2', ['c2', 'c4', 'e2'], ['c3', 'd3']],
  ['a1xa3xc3xc1xa1', ['a1', 'a3', 'c3', 'c1', 'a1'], ['a2', 'b3', 'c2', 'b1']],
];

for (const [move, squares, taken] of MOVES) {
  test(`${move} visits and captures`, () => {
    assert.deepEqual(visits(move), squares);
    assert.deepEqual(captures(move), taken);
  });
}

test('a motion jumps from square to square and removes the captured pieces', () => {
  const { millis, position, at } = motion('8/2x1x3/1o6/8 o', 'b2xd4xf2', 0);
  assert.equal(position, '8/2x1x3/1o6/8 o');
  assert.ok(millis > 0);
  const start = at(0);
  assert.deepEqual(start.hidden, new Set(['b2', 'c3']));
  assert.deepEqual(
    start.sprites.map(({ piece, file, rank }) => [piece, file, rank]),
    [
      ['x', 2, 2],
      ['o', 1, 1],
    ],
  );
  const half = at(0.5);
  assert.deepEqual(half.hidden, new Set(['b2', 'c3', 'e3']));
  assert.deepEqual(
    half.sprites.map(({ piece, file, rank }) => [piece, file, rank]),
    [
      ['x', 4, 2],
      ['o', 3, 3],
    ],
  );
  const end = at(1);
  assert.deepEqual(
    end.sprites.map(({ file, rank, alpha }) => [file, rank, alpha]),
    [
      [4, 2, 0],
      [5, 1, 1],
    ],
  );
  assert.ok(Math.abs(end.sprites[1]?.lift ?? 1) < 1e-9);
});

test('a motion continues after the jumps that were already shown', () => {
  const { millis, at } = motion('8/2x1x3/1o6/8 o', 'b2xd4xf2', 1);
  assert.equal(millis, motion('8/2x1x3/1o6/8 o', 'b2xd4', 0).millis);
  assert.deepEqual(at(0).hidden, new Set(['b2', 'c3', 'e3']));
  assert.deepEqual(
    at(0).sprites.map(({ piece, file, rank }) => [piece, file, rank]),
    [
      ['x', 4, 2],
      ['o', 3, 3],
    ],
  );
});

test('words', () => {
  assert.equal(describe.square(undefined), 'empty');
  assert.equal(describe.square('o'), 'black piece');
  assert.equal(describe.square('x'), 'white piece');
  assert.equal(bracketed(describe.move(1, 'c3xc1')), 'White[ jumps c3 to c1 and] takes 1 piece[: c2].');
  assert.equal(
    bracketed(describe.move(0, 'c2xc4xe2')),
    'Black[ jumps c2 to c4 to e2 and] takes 2 pieces[: c3 and d3].',
  );
  assert.equal(
    bracketed(describe.move(0, 'c2xc4xe2xg4')),
    'Black[ jumps c2 to c4 to e2 to g4 and] takes 3 pieces[: c3, d3 and f3].',
  );
  assert.equal(bracketed(describe.part(0, 'c2xc4')), 'Black[ jumps c2 to c4 and] takes 1 piece[: c3].');
  assert.equal(describe.effect('c2xc4'), 'takes 1 piece');
  assert.equal(describe.effect('c2xc4xe2'), 'takes 2 pieces');
  assert.equal(describe.amount(-1), '1 point');
  assert.equal(describe.amount(-3), '3 points');
  assert.equal(describe.score(1), '1 point');
  assert.equal(describe.score(0), '0 points');
});

test('the words of the course on a wrong move are said at its first wrong jump', () => {
  for (const { key: lesson, steps } of chapters.flatMap(({ lessons }) => lessons)) {
    for (const step of steps) {
      const { key, position, others = [] } = step;
      const session = open(gambit, position);
      const legal = session.legal();
      session.free();
      const asked = legal.filter((move) => isAsked(step, move));
      const said = legal
        .filter((move) => !asked.includes(move))
        .map((move) => {
          const squares = visits(move);
          const begun = squares.slice(1).map((_, jump) => squares.slice(0, jump + 2).join('x'));
          return begun.find((part) => !asked.some((other) => other.startsWith(part))) ?? move;
        });
      for (const other of others)
        assert.ok(
          said.some((part) => others.find(([pattern]) => pattern.test(part)) === other),
          `${lesson}, ${key}: ${other[1]}`,
        );
    }
  }
});
