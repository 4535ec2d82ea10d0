// Whole games at a table: undo and redo, moves that replace others, a computer that is taken back, and the words at the
// end.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '../../www/games/index.ts';
import { combo } from '../../www/games/combo/index.ts';
import en from '../../www/games/combo/words/en.ts';
import { panelsOf } from '../../www/table/panels.ts';
import { kinds, reducing } from './reducing.ts';

const people = (count: number) => kinds(Array(count).fill('human').join(' '));

for (const game of GAMES) {
  test(`${game.id}: undo leads to the start and redo to the end, and the list to any move`, () => {
    const { sample: moves, playerKinds } = game;
    const table = reducing({ seed: 0, moves, playerKinds: people(playerKinds.length) }, { game });
    const position = () => table.snapshot.position;
    const positions = [position()];
    while (panelsOf(table).actions.canUndo) {
      table.send({ type: 'undo' });
      positions.unshift(position());
      assert.equal(table.link.at, table.snapshot.ply);
    }
    assert.equal(table.snapshot.ply, 0);
    assert.equal(new Set(positions).size, moves.length + 1);
    assert.deepEqual(table.link.moves, moves);
    for (const expected of positions.slice(1)) {
      table.send({ type: 'redo' });
      assert.equal(position(), expected);
    }
    assert.equal(panelsOf(table).actions.canRedo, false);
    for (const ply of [...positions.keys()].toReversed()) {
      table.send({ type: 'seek', ply });
      assert.equal(position(), positions[ply]);
    }
  });

  test(`${game.id}: another move drops those that followed`, () => {
    const { sample: moves, playerKinds } = game;
    const table = reducing({ seed: 0, moves, playerKinds: people(playerKinds.length) }, { game });
    table.send({ type: 'seek', ply: 1 }, { type: 'holdDevice' });
    const other = table.legal.find((move) => move !== moves[1]) ?? '';
    table.send({ type: 'attempt', move: other });
    assert.deepEqual(table.link.moves, [moves[0], other]);
    assert.equal(panelsOf(table).actions.canRedo, false);
  });
}

test('undo while a computer is asked takes the move of the person back, and its answer is dropped', () => {
  const table = reducing({ playerKinds: kinds('human hard') });
  table.send({ type: 'attempt', move: 'a2xa4' });
  const { request } = table.state;
  assert.ok(request);
  table.take();
  table.send({ type: 'undo' });
  assert.deepEqual([table.snapshot.ply, table.state.request, table.did().includes('stop')], [0, null, true]);
  table.send({ type: 'answered', id: request.id, move: 'e3xe1' });
  assert.equal(table.snapshot.ply, 0);
  table.send({ type: 'attempt', move: 'h2xh4' });
  assert.deepEqual([table.link.moves, table.state.request?.seat], [['h2xh4'], 1]);
});

/** How a game of Combo ends: its position, moves and options, and the words. */
const ENDS: [string, string, string[], Record<string, string>, string][] = [
  ['by 100 moves', '8/8/8/8/8/8/8/b2,6,w1 b 100', [], {}, `A draw, 2 to 1. ${en.end.hundred(false)}`],
  ['with one piece each', '8/8/8/8/8/8/8/b1,6,w1 b 0', [], {}, `A draw, 1 to 1. ${en.end.single}`],
  ['shut in', '8/8/8/8/8/8/w1,w1,6/b1,w1,6 b 0', [], {}, `White wins. ${en.end.shutIn(0)}`],
  [
    'by repetition',
    'w2,7/8/8/8/8/8/8/b3,7 b 0',
    ['1a1-b1', '1a8-b8', '1b1+a1', '1b8+a8', '1a1-b1', '1a8-b8', '1b1+a1', '1b8+a8'],
    {},
    `A draw, 3 to 2. ${en.end.third(false)}`,
  ],
  [
    'by 100 moves, decided by pieces',
    '8/8/8/8/8/8/8/b2,6,w1 b 100',
    [],
    { draws: 'pieces' },
    `Black wins. ${en.end.hundred(true)}`,
  ],
];

for (const [what, position, moves, options, words] of ENDS) {
  test(`a game of Combo that ends ${what}`, () => {
    const table = reducing({ position, moves, options }, { game: combo });
    assert.deepEqual([table.state.status, table.legal], [`Game over. ${words}`, []]);
  });
}
