// The announcements of picks.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { combo } from '../../www/games/combo/index.ts';
import { gambit } from '../../www/games/gambit/index.ts';
import { luckymoose } from '../../www/games/luckymoose/index.ts';
import { Picking } from '../../www/game/picking.ts';
import { seatedOf } from './players.ts';
import type { Sight } from '../../www/game/snapshot.ts';
import type { GamePage } from '../../www/games/page.ts';

function words(game: GamePage, legal: string[], picks: string[]) {
  const snapshot = {
    game: game.id,
    first: '',
    position: '8/8/8/8 o',
    players: 2,
    toMove: 0,
    over: false,
    winners: [],
    scores: [0, 0],
    holdings: [],
    legal,
    moves: [],
    sealed: [],
    movers: [],
    ply: 6,
    fallen: null,
    ending: null,
  };
  const sight: Sight = {
    game,
    snapshot,
    seated: seatedOf(['human', 'human']),
    holder: 0,
    match: null,
    isLocked: false,
    isWatched: false,
    isFinished: false,
  };
  const picking = new Picking(game);
  picking.pick(picks, legal);
  return picking.words(sight, { legal, explain: () => ({ gains: [], lacks: null }) });
}

const CASES: [GamePage, string[], string[], string][] = [
  [gambit, ['a2xa4', 'a2xc4', 'a2xc4xe2', 'b2xb4'], ['a2'], 'a2 picked, 2 targets.'],
  [gambit, ['a2xa4', 'b2xb4'], ['b2'], 'b2 picked, 1 target.'],
  [gambit, ['a2xa4', 'b2xb4'], [], 'Black to move.'],
  [combo, ['1a2-a3', '1a2+b2', '2a2-a4'], ['a2'], 'a2 picked, 3 targets.'],
  [combo, ['1a2-a3', '1a2+b2', '2a2-a4'], ['a2', '2'], 'a2 picked, 2 of 2 pieces, 1 target.'],
  [luckymoose, ['r1@h8', 'r1@h8,r2@i8', 'r2@h8'], ['!r1'], 'Red moose picked, 1 target.'],
  [luckymoose, ['r1@h8', 'r1@h8,r2@i8', 'r2@h8'], ['r1@h8'], 'No line yet: 0 points.'],
  [
    luckymoose,
    ['r1@h8', 'r1@h8,r2@i8', 'r2@h8'],
    ['r1@h8', '!r2'],
    'Red star picked, 1 target. No line yet: 0 points.',
  ],
  [luckymoose, ['r1@h8'], ['~', 'r1'], 'Pick the tokens to exchange.'],
  [luckymoose, ['r1@h8'], [], 'Player 1 to move.'],
];

for (const [game, legal, picks, expected] of CASES) {
  test(`${game.name}, ${picks.join(' ') || 'nothing picked'}: ${expected}`, () =>
    assert.equal(words(game, legal, picks), expected));
}

const AMOUNTS: [GamePage, string[], string[], number | null][] = [
  [combo, ['1a2-a3', '2a2-a4'], ['a2', '2'], 2],
  [combo, ['1a2-a3', '2a2-a4'], ['a2'], 0],
  [combo, ['1a2-a3', '2a2-a4'], [], null],
  [gambit, ['a2xa4'], ['a2'], null],
];

for (const [game, legal, picks, value] of AMOUNTS) {
  test(`${game.name}, the amount of ${picks.join(' ') || 'nothing'} is ${value}`, () => {
    const picking = new Picking(game);
    picking.pick(picks, legal);
    assert.equal(picking.amount(legal)?.value ?? null, value);
  });
}

test('an amount that is chosen first is that of the first pick, and of no other', () => {
  const legal = ['1a2-a3', '2a2-a4', '1b2-b3', '2b2-b4'];
  const picking = new Picking(combo);
  assert.equal(picking.withAmount(2, legal), null);
  picking.pick(['a2'], legal);
  assert.deepEqual(picking.picks, combo.withAmount?.(legal, ['a2'], 2));
  assert.deepEqual([picking.picks, picking.amount(legal)?.value], [['a2', '2'], 2]);
  assert.deepEqual(picking.fewer, ['a2']);
  assert.deepEqual(picking.withAmount(1, legal), ['a2', '1']);
  picking.pick(['b2'], legal);
  assert.deepEqual(picking.picks, ['b2']);
  assert.deepEqual(picking.fewer, []);
  assert.deepEqual(picking.withAmount(2, legal), combo.withAmount?.(legal, ['b2'], 2));
  picking.clear();
  picking.withAmount(2, legal);
  picking.clear();
  picking.pick(['b2'], legal);
  assert.deepEqual(picking.picks, ['b2']);
  picking.clear();
  picking.withAmount(2, legal);
  // A pick that is taken back forgets the amount too.
  picking.pick([], legal);
  picking.pick(['a2'], legal);
  assert.deepEqual(picking.picks, ['a2']);
});

test('games without amounts choose none', () => {
  const picking = new Picking(gambit);
  picking.withAmount(2, ['a2xa4']);
  picking.pick(['a2'], ['a2xa4']);
  assert.deepEqual(picking.picks, ['a2']);
  assert.equal(picking.withAmount(2, ['a2xa4']), null);
});

test('picks are taken back one by one, and only those of a game with hands are of a hand', () => {
  const picking = new Picking(gambit);
  const steps = ['a2', 'a4', 'c4'];
  picking.pick(steps, []);
  assert.deepEqual([picking.fewer, picking.isEmpty, picking.isOfHand], [['a2', 'a4'], false, false]);
  picking.pick(['a2'], []);
  assert.deepEqual(picking.fewer, []);
  picking.clear();
  assert.deepEqual([picking.picks, picking.fewer, picking.isEmpty], [[], [], true]);
  const hand = new Picking(luckymoose);
  assert.equal(hand.isOfHand, false);
  hand.pick(['r1@h8', 'r2@i8'], []);
  assert.deepEqual([hand.fewer, hand.isOfHand], [luckymoose.hands?.withoutLast(['r1@h8', 'r2@i8']), true]);
  assert.notDeepEqual(hand.fewer, []);
});

test('the part of a turn on the board has its steps', () => {
  const legal = ['a2xa4', 'a2xa4xc4', 'a2xa4xc4xc6'];
  const position = '8/8/8/8/8/8/8/8 o';
  const picking = new Picking(gambit);
  const unread = {
    get legal() {
      return assert.fail('the moves are read');
    },
    position,
  };
  assert.equal(picking.partial(unread), null);
  picking.pick(['a2'], legal);
  assert.equal(picking.partial({ legal, position }), null);
  picking.pick(['a2', 'a4'], legal);
  assert.deepEqual(picking.partial({ legal, position }), { move: 'a2xa4', steps: 1 });
  picking.pick(['a2', 'a4', 'c4'], legal);
  assert.deepEqual(picking.partial({ legal, position }), { move: 'a2xa4xc4', steps: 2 });
});
