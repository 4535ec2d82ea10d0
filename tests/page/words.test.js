// What is said of a table and of a move.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gambit } from '../../www/games/gambit/index.js';
import { hintWords, statusWords, tableWords, valueText, valueWords } from '../../www/words/words.js';

/** @import { Report, Sitter, Snapshot, Value } from '../../www/types.js' */

/**
 * @param {string} move
 * @param {number} value
 * @returns {Value}
 */
const proved = (move, value) => ({ move, value, depth: 9, proved: true });

/**
 * @param {...Value} values
 * @returns {Report}
 */
const report = (...values) => ({ depth: 9, nodes: 1, values, line: [], done: true, best: values[0]?.move ?? '' });

/** @type {[Value[], string][]} */
const HINTS = [
  [[proved('a2xa4', 3)], 'Hint: a2xa4 takes 1 piece and wins by 3 points. There is no other move.'],
  [
    [proved('a2xa4', 0), proved('b2xb4', 0)],
    'Hint: a2xa4 takes 1 piece and holds the draw. The other moves are as good.',
  ],
  [
    [proved('a2xa4', 0), proved('b2xb4', 0), proved('c2xc4', -1)],
    'Hint: a2xa4 takes 1 piece and holds the draw. One other is as good; c2xc4 loses by 1 point.',
  ],
  [
    [proved('a2xa4xc2', 2), proved('b2xb4', -1)],
    'Hint: a2xa4xc2 takes 2 pieces and wins by 2 points. It alone wins: the next best, b2xb4 loses by 1 point.',
  ],
  [
    [proved('a2xa4', 0), proved('b2xb4', -2)],
    'Hint: a2xa4 takes 1 piece and holds the draw. It alone saves the draw: the next best, b2xb4 loses by 2 points.',
  ],
  [
    [proved('a2xa4', -1), proved('b2xb4', -4)],
    'Hint: a2xa4 takes 1 piece and loses by 1 point. The next best, b2xb4 loses by 4 points: this saves 3 points.',
  ],
  [
    [proved('a2xa4', 5), proved('b2xb4', 2)],
    'Hint: a2xa4 takes 1 piece and wins by 5 points. The next best, b2xb4 wins by 2 points: this wins 3 points more.',
  ],
  [
    [proved('a2xa4', 1), proved('b2xb4', 1), proved('c2xc4', 1), proved('d2xd4', 0)],
    'Hint: a2xa4 takes 1 piece and wins by 1 point. 2 others are as good; d2xd4 holds the draw.',
  ],
  [[], ''],
  [
    [{ move: 'a2xa4', value: 1.26, depth: 6, proved: false }],
    'Hint: a2xa4 takes 1 piece and looks like ≈+1.3, 6 moves ahead.',
  ],
];

for (const [values, words] of HINTS) {
  test(words || 'no hint', () => assert.equal(hintWords(gambit, report(...values)), words));
}

test('a game in a list', () => {
  assert.equal(tableWords(gambit, ['human', 'easy'], 1), 'Gambit: Black and White (Easy), 1 move');
  assert.equal(tableWords(gambit, ['master', 'human'], 12), 'Gambit: Black (Master) and White, 12 moves');
});

test('values as they stand on a square', () => {
  assert.equal(valueText(gambit, proved('', 3)), '+3');
  assert.equal(valueText(gambit, proved('', 0)), '0');
  assert.equal(valueText(gambit, proved('', -2)), '−2');
  assert.equal(valueText(gambit, { move: '', value: -0.04, depth: 3, proved: false }), '≈0');
  assert.equal(valueWords(gambit, { move: '', value: 0, depth: 0, proved: false }), 'not yet known');
});

/** @type {[Partial<Snapshot>, Sitter[], string][]} */
const STATES = [
  [{ toMove: 0, ply: 4 }, ['human', 'easy'], 'Your turn, Black.'],
  [{ toMove: 1, ply: 5 }, ['human', 'easy'], 'White (Easy) to move.'],
  [{ toMove: 1, ply: 5 }, ['human', 'human'], 'White to move.'],
  [
    { toMove: 0, ply: 0 },
    ['human', 'human'],
    'Black to move. Pick a piece with a line under it, then a dot to jump to.',
  ],
  [{ toMove: null, winners: [0], scores: [5, 1] }, ['human', 'human'], 'Game over. Black wins, 5 to 1.'],
  [{ toMove: null, winners: [1], scores: [0, 3] }, ['human', 'easy'], 'Game over. White wins, 3 to 0.'],
  [{ toMove: null, winners: [0, 1], scores: [3, 3] }, ['human', 'easy'], 'Game over. A draw, 3 to 3.'],
];

for (const [part, sitters, words] of STATES) {
  test(words, () => {
    /** @type {Snapshot} */
    const snapshot = {
      game: 'gambit', first: '', position: '', players: 2, toMove: 0, over: false, winners: [], scores: [0, 0],
      holdings: [], legal: [], moves: [], sealed: [], movers: [], ply: 0, ...part,
    };
    assert.equal(statusWords(gambit, snapshot, sitters), words);
  });
}
