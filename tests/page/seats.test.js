// Whose turn it is at a table, and what each viewer may do.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { luckymoose } from '../../www/games/luckymoose/index.js';
import { triboard } from '../../www/games/triboard/index.js';
import { canPick, isToSend, nextStop, refusal, turnWords } from '../../www/game/seats.js';
import { seatedOf } from './players.js';

/** @import { Sight, PlayerKind } from '../../www/types.js' */

/**
 * A table of three seats after `ply` of the moves that `movers` have played.
 *
 * @param {string} seats who sits where
 * @param {string} movers the seats that have played, one digit each
 * @param {Partial<Sight> & { ply?: number, toMove?: number | null }} [other]
 * @returns {Sight}
 */
function sight(seats, movers, { ply = movers.length, toMove = ply % 3, ...other } = {}) {
  const playerKinds = /** @type {PlayerKind[]} */ (seats.split(' '));
  const seatsOfMoves = [...movers].map(Number);
  const moves = seatsOfMoves.map((seat, n) => `${seat}${n}`);
  const [over, winners] = [toMove === null, toMove === null ? [0] : []];
  const snapshot = {
    game: 'triboard', first: '', position: '', players: 3, toMove, over, winners, scores: [9, 5, 2], holdings: [], legal: [],
    moves, sealed: moves, movers: seatsOfMoves, ply, fallen: null, ending: null,
  };
  return { game: triboard, snapshot, seated: seatedOf(playerKinds), holder: null, match: null, isLocked: false, isWatched: false, isFinished: false, ...other };
}

const MATCH = { id: 'abc', from: 0 };

test('undo and redo lead from one turn of a person to the next', () => {
  /** @type {[string, number, -1 | 1, number][]} */
  const cases = [
    ['human easy easy', 4, -1, 3],
    ['human easy easy', 3, -1, 0],
    ['human easy easy', 0, 1, 3],
    ['human easy easy', 3, 1, 6],
    ['human easy easy', 6, 1, 7],
    ['human human easy', 6, -1, 4],
    ['easy human easy', 7, -1, 4],
    // Between computers, single moves are undone.
    ['easy easy easy', 6, -1, 5],
    ['easy easy easy', 5, 1, 6],
  ];
  for (const [seats, ply, direction, stop] of cases) {
    assert.equal(nextStop(sight(seats, '0120120', { ply }), direction), stop, `${seats} at ${ply}, ${direction}`);
  }
});

test('a link must be sent when a remote player is to move or has not seen the end', () => {
  const seats = 'human friend easy';
  assert.equal(isToSend(sight(seats, '0')), false, 'no game by link');
  /** @type {[boolean, Sight][]} */
  const cases = [
    [true, sight(seats, '0', { match: MATCH })],
    [false, sight(seats, '01', { match: MATCH })],
    [false, sight(seats, '012', { match: MATCH })],
    [true, sight(seats, '0120', { match: MATCH, toMove: null })],
    [false, sight(seats, '01', { match: MATCH, toMove: null })],
    // The shown ply is not the last.
    [false, sight(seats, '01', { match: MATCH, ply: 1 })],
  ];
  for (const [expected, at] of cases) assert.equal(isToSend(at), expected, `${at.snapshot.moves} at ${at.snapshot.ply}`);
});

test('picking out of turn is refused with a reason', () => {
  /** @type {[string, Sight][]} */
  const cases = [
    ['', sight('human easy easy', '012')],
    ['Green is played by the computer.', sight('human easy easy', '01')],
    ['Red plays elsewhere: open the link that comes back.', sight('human friend easy', '0', { match: MATCH })],
    ['A game by link continues from its last move.', sight('human friend easy', '0120', { match: MATCH, ply: 3 })],
    ['It’s Player 1’s turn. If that is you, press “I am Player 1” first.', sight('human human', '', { game: luckymoose })],
    ['', sight('human human', '', { game: luckymoose, holder: 0 })],
    ['', sight('human easy', '', { game: luckymoose })],
  ];
  for (const [expected, at] of cases) {
    assert.equal(refusal(at), expected);
    assert.equal(canPick(at), expected === '', expected);
  }
  assert.equal(canPick(sight('human easy easy', '', { isLocked: true })), false);
});

test('whose turn it is, and to whom the device goes', () => {
  /** @type {[string, Sight, string[]?][]} */
  const cases = [
    ['Blue to move.', sight('human human human', '012')],
    ['Blue to move.', sight('human human human', '012'), ['pass', 'a1']],
    ['Blue to move. You have no move but to pass.', sight('human human human', '012'), ['pass']],
    ['Red (Easy) to move.', sight('human easy easy', '0120'), ['pass']],
    ['Blue to move.', sight('human easy easy', '012', { isLocked: true })],
    ['Red (Easy) to move.', sight('human easy easy', '0120')],
    ['Pass the device to Player 2, who is to move.', sight('human human', '0', { game: luckymoose, holder: null })],
    ['Game over. You won with 9. Nobody can turn anything any more.', sight('human easy easy', '012', { toMove: null })],
  ];
  for (const [expected, at, legal = []] of cases) assert.equal(turnWords({ sight: at, legal }), expected);
});
