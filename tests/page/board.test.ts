// The geometry of the board, and its place on a canvas.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Geometry, placeOf, squareName } from '../../www/ui/board/geometry.ts';
import { fitted, frameOf, ratioOf } from '../../www/ui/board/layout.ts';

/** Files and ranks of the boards there are and will be. */
const BOARDS: [number, number][] = [
  [8, 4],
  [8, 8],
  [16, 11],
  [9, 9],
  [21, 21],
];
const TURNS = [false, true].flatMap((isFlipped) => [false, true].map((isUpright) => ({ isFlipped, isUpright })));

for (const [files, ranks] of BOARDS) {
  for (const turn of TURNS) {
    const name = `${files} × ${ranks}${turn.isFlipped ? ', flipped' : ''}${turn.isUpright ? ', upright' : ''}`;
    test(`${name}: a point in a square maps to it`, () => {
      for (const cell of [13.7, 40, 113.3]) {
        for (const [left, top] of [
          [0, 0],
          [14.2, 3],
          [-231, -77.7],
        ] as const) {
          const geometry = new Geometry({ files, ranks, cell, left, top, ...turn });
          const squares = geometry.rows().flat();
          assert.equal(new Set(squares).size, files * ranks);
          assert.equal(geometry.rows().length, turn.isUpright ? files : ranks);
          for (const square of squares) {
            const { x, y } = geometry.centre(square);
            for (const off of [-0.49, 0, 0.49]) {
              assert.equal(geometry.squareAt(x + off * cell, y + off * cell), square);
            }
            const { file, rank } = geometry.placeAt(x, y);
            assert.ok(Math.hypot(file - placeOf(square).file, rank - placeOf(square).rank) < 1e-9);
            const { column, line } = geometry.cellOf(file, rank);
            assert.equal(geometry.squareIn(Math.round(column), Math.round(line)), square);
          }
        }
      }
    });
  }
}

test('a point beside the board maps to no square', () => {
  const geometry = new Geometry({ files: 8, ranks: 4, cell: 10, left: 5, top: 7 });
  for (const [x, y] of [
    [4, 15],
    [15, 6],
    [85, 15],
    [15, 47],
    [NaN, 15],
  ] as const) {
    assert.equal(geometry.squareAt(x, y), null);
  }
});

test('a1 is at the lower left; flipped, upright, or both, it is at another corner', () => {
  const centre = (isFlipped: boolean, isUpright: boolean) =>
    new Geometry({ files: 8, ranks: 4, cell: 10, left: 1, top: 2, isFlipped, isUpright }).centre('a1');
  assert.deepEqual(centre(false, false), { x: 6, y: 37 });
  assert.deepEqual(centre(true, false), { x: 76, y: 7 });
  assert.deepEqual(centre(false, true), { x: 6, y: 7 });
  assert.deepEqual(centre(true, true), { x: 36, y: 77 });
});

test('names and indices of squares', () => {
  assert.deepEqual(placeOf('c12'), { file: 2, rank: 11 });
  assert.equal(squareName(20, 20), 'u21');
});

const triboard = new Geometry({
  files: 16,
  ranks: 11,
  cell: 1,
  frame: frameOf({ columns: 16, lines: 11, coordinates: true, headroom: 0 }),
});

test('the whole board lies in the middle of its canvas', () => {
  for (const [width, height] of [
    [700, 700],
    [1000, 300],
    [ratioOf(triboard) * 400, 400],
  ] as const) {
    const { frame, cell, field } = fitted(triboard, width, height, null);
    const [left, top] = [field.left - frame.left * cell, field.top - frame.top * cell];
    const [right, bottom] = [
      width - field.left - field.width - frame.right * cell,
      height - field.top - field.height - frame.bottom * cell,
    ];
    assert.ok(Math.abs(left - right) < 1e-9 && Math.abs(top - bottom) < 1e-9);
    assert.ok(Math.min(left, top) > -1e-9 && Math.min(left, top) < 1e-9, 'it fills the canvas in one direction');
  }
});

test('a zoomed board shows what its view names, and never what is beside it', () => {
  const [width, height] = [400, 400 / ratioOf(triboard)];
  const middle = fitted(triboard, width, height, { zoom: 2.5, x: 8, y: 5.5 });
  assert.ok(Math.abs(middle.field.left + 8 * middle.cell - width / 2) < 1e-9);
  assert.ok(Math.abs(middle.field.top + 5.5 * middle.cell - height / 2) < 1e-9);
  const corner = fitted(triboard, width, height, { zoom: 2.5, x: 0, y: 99 });
  assert.ok(Math.abs(corner.field.left - corner.frame.left * corner.cell) < 1e-9);
  assert.ok(Math.abs(corner.field.top + corner.field.height + corner.frame.bottom * corner.cell - height) < 1e-9);
});

test('coordinates have a gutter at the left and below, which large boards do not narrow', () => {
  const usual = frameOf({ columns: 8, lines: 4, coordinates: true, headroom: 0 });
  assert.deepEqual(usual, { left: 0.34, right: 0.14, top: 0.14, bottom: 0.34 });
  assert.deepEqual(frameOf({ columns: 8, lines: 8, coordinates: false, headroom: 0.3 }), {
    left: 0.14,
    right: 0.14,
    top: 0.3,
    bottom: 0.14,
  });
  assert.ok(frameOf({ columns: 21, lines: 21, coordinates: true, headroom: 0 }).left / 21 > 0.03);
});
