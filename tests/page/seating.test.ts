// The players of a new game as tiles.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kindsOf, seatByChance, tilesOf } from '../../www/screens/dialogs/players.ts';
import type { PlayerKind } from '../../www/links/kinds.ts';

/** Players, and the tiles that describe them. */
const CASES: [PlayerKind[], string | null, PlayerKind, number][] = [
  [['human', 'easy'], 'easy', 'human', 0],
  [['master', 'human'], 'master', 'human', 1],
  [['human', 'human'], 'person', 'human', 0],
  [['friend', 'human'], 'person', 'friend', 1],
  [['easy', 'human', 'easy'], 'easy', 'human', 1],
  [['easy', 'easy', 'easy', 'human'], 'easy', 'human', 3],
];

for (const [kinds, opponent, where, seat] of CASES) {
  test(`tiles for ${kinds.join()}`, () => {
    const tiles = tilesOf(kinds);
    assert.deepEqual(tiles, { opponent, where, count: kinds.length, seat });
    assert.deepEqual(kindsOf(tiles), kinds);
  });
}

/** Players that no tiles describe. */
const OTHERS: PlayerKind[][] = [
  ['easy', 'hard'],
  ['easy', 'easy'],
  ['human', 'easy', 'hard'],
  ['human', 'human', 'easy'],
  ['human', 'friend', 'human'],
];

for (const kinds of OTHERS) {
  test(`no tiles for ${kinds.join()}`, () => {
    assert.equal(tilesOf(kinds).opponent, null);
    assert.equal(kindsOf(tilesOf(kinds)), null);
  });
}

test('with fewer players the seat is one of theirs', () => {
  assert.deepEqual(kindsOf({ opponent: 'easy', where: 'human', count: 2, seat: 3 }), ['easy', 'human']);
});

test('every seat comes by chance', () => {
  const seats = [0, 0.4, 0.99].map((random) => seatByChance(['easy', 'human', 'easy'], () => random).indexOf('human'));
  assert.deepEqual(seats, [0, 1, 2]);
});
