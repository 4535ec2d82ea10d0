// The announcements of picks.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { combo } from '../../www/games/combo/index.js';
import { gambit } from '../../www/games/gambit/index.js';
import { luckymoose } from '../../www/games/luckymoose/index.js';
import { Picking } from '../../www/game/picking.js';
import { seatedOf } from './players.js';

/** @import { GamePage, Sight } from '../../www/types.js' */

/**
 * @param {GamePage} game
 * @param {string[]} legal
 * @param {string[]} picks
 */
function words(game, legal, picks) {
  const snapshot = {
    game: game.id, first: '', position: '8/8/8/8 o', players: 2, toMove: 0, over: false, winners: [], scores: [0, 0], holdings: [], legal,
    moves: [], sealed: [], movers: [], ply: 6, fallen: null, ending: null,
  };
  /** @type {Sight} */
  const sight = { game, snapshot, seated: seatedOf(['human', 'human']), holder: 0, match: null, isLocked: false, isWatched: false, isFinished: false };
  const picking = new Picking(game);
  picking.pick(picks, legal);
  return picking.words(sight, { legal, explain: () => ({ gains: [], lacks: null }) });
}

/** @type {[GamePage, string[], string[], string][]} */
const CASES = [
  [gambit, ['a2xa4', 'a2xc4', 'a2xc4xe2', 'b2xb4'], ['a2'], 'a2 picked, 2 targets.'],
  [gambit, ['a2xa4', 'b2xb4'], ['b2'], 'b2 picked, 1 target.'],
  [gambit, ['a2xa4', 'b2xb4'], [], 'Black to move.'],
  [combo, ['1a2-a3', '1a2+b2', '2a2-a4'], ['a2'], 'a2 picked, 3 targets.'],
  [combo, ['1a2-a3', '1a2+b2', '2a2-a4'], ['a2', '2'], 'a2 picked, 2 of 2 pieces, 1 target.'],
  [luckymoose, ['r1@h8', 'r1@h8,r2@i8', 'r2@h8'], ['!r1'], 'Red moose picked, 1 target.'],
  [luckymoose, ['r1@h8', 'r1@h8,r2@i8', 'r2@h8'], ['r1@h8'], 'No line yet: 0 points.'],
  [luckymoose, ['r1@h8', 'r1@h8,r2@i8', 'r2@h8'], ['r1@h8', '!r2'], 'Red star picked, 1 target. No line yet: 0 points.'],
  [luckymoose, ['r1@h8'], ['~', 'r1'], 'Pick the tokens to exchange.'],
  [luckymoose, ['r1@h8'], [], 'Player 1 to move.'],
];

for (const [game, legal, picks, expected] of CASES) {
  test(`${game.name}, ${picks.join(' ') || 'nothing picked'}: ${expected}`, () => assert.equal(words(game, legal, picks), expected));
}
