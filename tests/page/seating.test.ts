// The players of a new game as tiles, and those at a table by seat.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Seating } from '../../www/game/seating.ts';
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

const seatingOf = (...playerKinds: PlayerKind[]) => new Seating({ playerKinds }, () => new Promise(() => {}));

test('a table has the players of its game, the default ones where none are named', () => {
  const seating = seatingOf('human', 'easy', 'hard');
  assert.deepEqual(seating.playerKinds, ['human', 'easy', 'hard']);
  const cases: [PlayerKind[] | null, number, PlayerKind[]][] = [
    [['easy', 'human'], 2, ['easy', 'human']],
    [['friend', 'human', 'master'], 2, ['friend', 'human']],
    [null, 3, ['human', 'easy', 'hard']],
    [null, 2, ['human', 'easy']],
    // More players than there are default ones are as the last of these.
    [null, 5, ['human', 'easy', 'hard', 'hard', 'hard']],
  ];
  for (const [named, players, kinds] of cases) {
    seating.open(named, players, null);
    assert.deepEqual(
      [seating.playerKinds, seating.seated.map(({ isLocal }) => isLocal)],
      [kinds, kinds.map((kind) => kind === 'human')],
    );
  }
});

test('in a game by link the persons on other seats play elsewhere, and the link is sent from the first seat here', () => {
  const seating = seatingOf('human', 'easy');
  const cases: [number[], PlayerKind[], number][] = [
    [[2], ['friend', 'easy', 'human'], 2],
    [[0], ['human', 'easy', 'friend'], 0],
    [[0, 2], ['human', 'easy', 'human'], 0],
    [[], ['friend', 'easy', 'friend'], 0],
  ];
  for (const [seats, kinds, from] of cases) {
    seating.open(['human', 'easy', 'human'], 3, { id: 'abcdefgh', from: 1 });
    seating.sit(seats);
    assert.deepEqual([seating.playerKinds, seating.match], [kinds, { id: 'abcdefgh', from }]);
  }
  seating.open(['human', 'human'], 2, null);
  seating.sit([1]);
  assert.deepEqual([seating.playerKinds, seating.match], [['friend', 'human'], null]);
});

test('another game begins with nobody who holds the device', () => {
  const seating = seatingOf('human', 'human');
  assert.equal(seating.holder, null);
  seating.hand(1);
  assert.equal(seating.holder, 1);
  seating.open(['human', 'human'], 2, null);
  assert.equal(seating.holder, null);
});
