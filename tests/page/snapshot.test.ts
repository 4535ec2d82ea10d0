// The status of a stored game, which players or the clock may have ended before the rules did.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statusOf } from '../../www/game/snapshot.ts';
import { loadEngine } from '../tools/engine.ts';
import type { Ending, GameLink } from '../../www/links/state.ts';

const { Session } = await loadEngine();

/** The status of a game with so much time left, and the end that its link tells. */
function ended(game: string, left: number[] | null, ending?: Ending | null, position?: string) {
  const session = position === undefined ? Session.start(game, '') : Session.open(game, '', position);
  const state = { clock: { base: 60, increment: 0, left }, ...(ending !== undefined && { ending }) };
  const { over, toMove, winners } = statusOf(session, state as unknown as GameLink);
  session.free();
  return { over, toMove, winners };
}

test('a game goes on while everybody has time and nobody has resigned', () => {
  const goesOn = { over: false, toMove: 0, winners: [] };
  for (const left of [null, [60_000, 60_000], [1, 1]]) {
    assert.deepEqual(ended('combo', left), goesOn);
    assert.deepEqual(ended('combo', left, null), goesOn);
  }
});

test('a game without a clock ends as its link tells', () => {
  const session = Session.start('combo', '');
  const winners = (ending?: Ending) => statusOf(session, { clock: null, ending } as unknown as GameLink).winners;
  assert.deepEqual([winners(), winners(0)], [[], [1]]);
  session.free();
});

test('who has run out of time or resigned has lost to all others, and in a draw all have won', () => {
  const over = (...winners: number[]) => ({ over: true, toMove: null, winners });
  assert.deepEqual(ended('combo', [0, 60_000]), over(1));
  assert.deepEqual(ended('combo', [60_000, 0]), over(0));
  assert.deepEqual(ended('combo', null, 1), over(0));
  assert.deepEqual(ended('triboard', null, 1), over(0, 2));
  assert.deepEqual(ended('combo', null, 'draw'), over(0, 1));
  // Time that has run out is what ended it.
  assert.deepEqual(ended('combo', [0, 60_000], 1), over(1));
});

test('what the rules have ended stays as they have', () => {
  const won = { over: true, toMove: null, winners: [1] };
  const position = '8/8/8/8/8/w1,7/8/8 b 0';
  for (const left of [null, [60_000, 0]]) assert.deepEqual(ended('combo', left, 'draw', position), won);
});
