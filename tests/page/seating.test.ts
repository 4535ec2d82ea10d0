// The players of a new game as tiles, and the set-up of the last game that a browser remembers.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gambit } from '../../www/games/gambit/index.ts';
import { luckymoose } from '../../www/games/luckymoose/index.ts';
import { kindsOf, seatByChance, tilesOf } from '../../www/screens/dialogs/players.ts';
import { isSetup } from '../../www/screens/dialogs/setup.ts';
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

/** A set-up that a new game of Gambit begins with. */
const SETUP = { playerKinds: ['human', 'master'], seat: 0, options: {}, clock: null };

const REMEMBERED: [string, unknown, boolean][] = [
  ['a sound one', SETUP, true],
  ['one with a clock', { ...SETUP, clock: { base: 60, increment: 0, left: null } }, true],
  ['none', undefined, false],
  ['a number', 7, false],
  ['nothing', null, false],
  ['one without options', { ...SETUP, options: null }, false],
  ['one whose players are a number', { ...SETUP, playerKinds: 5 }, false],
  ['one with players of another release', { ...SETUP, playerKinds: ['human', 'oracle'] }, false],
  ['one with too few players', { ...SETUP, playerKinds: ['human'] }, false],
  ['one with too many players', { ...SETUP, playerKinds: ['human', 'easy', 'easy'] }, false],
  ['one with a damaged clock', { ...SETUP, clock: { base: null } }, false],
];

for (const [what, remembered, expected] of REMEMBERED) {
  test(`a remembered set-up, ${what}, is ${expected ? 'used' : 'left out'}`, () =>
    assert.equal(isSetup(gambit, remembered), expected));
}

test('a remembered set-up may leave seats of its game empty', () => {
  const setup = { ...SETUP, playerKinds: ['human', 'easy', 'easy'] };
  assert.deepEqual([isSetup(luckymoose, setup), isSetup(gambit, setup)], [true, false]);
});
