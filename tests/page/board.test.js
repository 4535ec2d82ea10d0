// The geometry of the board.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Geometry, placeOf, squareName } from '../../www/ui/board/geometry.js';

/** @type {[number, number][]} Files and ranks of the boards there are and will be. */
const BOARDS = [[8, 4], [8, 8], [16, 11], [9, 9], [21, 21]];

for (const [files, ranks] of BOARDS) {
  for (const isFlipped of [false, true]) {
    test(`${files} × ${ranks}${isFlipped ? ', flipped' : ''}: a point in a square maps to it`, () => {
      for (const cell of [13.7, 40, 113.3]) {
        const geometry = new Geometry(files, ranks, cell, isFlipped);
        const squares = geometry.rows().flat();
        assert.equal(new Set(squares).size, files * ranks);
        for (const square of squares) {
          const { x, y } = geometry.centre(square);
          for (const off of [-0.49, 0, 0.49]) {
            assert.equal(geometry.squareAt(x + off * cell, y + off * cell), square);
          }
        }
      }
    });
  }
}

test('a point beside the board maps to no square', () => {
  const geometry = new Geometry(8, 4, 10, false);
  for (const [x, y] of /** @type {const} */ ([[-1, 5], [5, -1], [80, 5], [5, 40]])) {
    assert.equal(geometry.squareAt(x, y), null);
  }
});

test('a1 is at the lower left, and at the upper right when flipped', () => {
  assert.deepEqual(new Geometry(8, 4, 10, false).centre('a1'), { x: 5, y: 35 });
  assert.deepEqual(new Geometry(8, 4, 10, true).centre('a1'), { x: 75, y: 5 });
});

test('names and indices of squares', () => {
  assert.deepEqual(placeOf('c12'), { file: 2, rank: 11 });
  assert.equal(squareName(20, 20), 'u21');
});
