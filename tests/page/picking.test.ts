// The announcements of picks, and their amounts.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { combo } from '../../www/games/combo/index.ts';
import { gambit } from '../../www/games/gambit/index.ts';
import { luckymoose } from '../../www/games/luckymoose/index.ts';
import { amountOf, isOfHand, partialOf, pickWords } from '../../www/table/select.ts';
import { Reducing } from './reducing.ts';
import type { GameRecord } from '../../www/game/record.ts';
import type { GamePage } from '../../www/games/page.ts';
import type { Rules } from '../../www/table/rules.ts';

/** A table at which some moves are legal, and something is picked. */
function tableOf(game: GamePage, legal: string[], picks: string[], isRead = true) {
  const table = new Reducing({ game });
  const record = {
    position: '8/8/8/8 o',
    ply: 6,
    mainPly: 6,
    sealed: Array(6),
    history: { moves: [], movers: [] },
    status: { players: 2, toMove: 0, over: false, winners: [], scores: [0, 0] },
    get legal() {
      return isRead ? legal : assert.fail('the moves are read');
    },
    explain: () => ({ gains: [], lacks: null }),
  } as unknown as GameRecord;
  table.context.rules = { game, record: () => record } as unknown as Rules;
  table.state = { ...table.state, playerKinds: ['human', 'human'], holder: 0, picks };
  return table;
}

const CASES: [GamePage, string[], string[], string][] = [
  [gambit, ['a2xa4', 'a2xc4', 'a2xc4xe2', 'b2xb4'], ['a2'], 'a2 picked, 2 targets.'],
  [gambit, ['a2xa4', 'b2xb4'], ['b2'], 'b2 picked, 1 target.'],
  [gambit, ['a2xa4', 'b2xb4'], [], 'Black to move.'],
  [combo, ['1a2-a3', '1a2+b2', '2a2-a4'], ['a2', '2'], 'a2 picked, 2 of 2 pieces, 1 target.'],
  [luckymoose, ['r1@h8', 'r1@h8,r2@i8', 'r2@h8'], ['!r1'], 'Red moose picked, 1 target.'],
  [luckymoose, ['r1@h8', 'r1@h8,r2@i8', 'r2@h8'], ['!r3'], 'Red leaf fits nowhere this turn.'],
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
    assert.equal(pickWords(tableOf(game, legal, picks)), expected));
}

const AMOUNTS: [GamePage, string[], string[], number | null][] = [
  [combo, ['1a2-a3', '2a2-a4'], ['a2', '1'], 1],
  [combo, ['1a2-a3', '2a2-a4'], ['a2', '2'], 2],
  [combo, ['1a2-a3', '2a2-a4'], [], null],
  [gambit, ['a2xa4'], ['a2'], null],
];

for (const [game, legal, picks, value] of AMOUNTS) {
  test(`${game.name}, the amount of ${picks.join(' ') || 'nothing'} is ${value}`, () =>
    assert.equal(amountOf(tableOf(game, legal, picks))?.value ?? null, value));
}

test('only the picks of a game with hands are of a hand', () => {
  assert.equal(isOfHand(tableOf(gambit, [], ['a2'])), false);
  assert.equal(isOfHand(tableOf(luckymoose, [], [])), false);
  assert.equal(isOfHand(tableOf(luckymoose, [], ['r1@h8'])), true);
});

test('the part of a turn on the board has its steps; without picks the moves are not read', () => {
  const legal = ['a2xa4', 'a2xa4xc4', 'a2xa4xc4xc6'];
  const partial = (...picks: string[]) => partialOf(tableOf(gambit, legal, picks));
  assert.equal(partialOf(tableOf(gambit, legal, [], false)), null);
  assert.equal(partial('a2'), null);
  assert.deepEqual(partial('a2', 'a4'), { move: 'a2xa4', steps: 1 });
  assert.deepEqual(partial('a2', 'a4', 'c4'), { move: 'a2xa4xc4', steps: 2 });
});
