// The pace of a game: the moves that are requested, pauses, and the tab that leads.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Fault } from '../../www/core/fault.js';
import { combo } from '../../www/games/combo/index.js';
import { Pace } from '../../www/game/pace.js';
import { Play } from '../../www/game/play.js';
import { loadEngine } from '../tools/engine.js';
import { Questions, settled } from './questions.js';

/** @import { TestContext } from 'node:test' */
/** @import { Engine } from '../../www/core/engine.js' */
/** @import { PlayerKind } from '../../www/types.js' */

const { Session: { start, open } } = await loadEngine();
const engine = /** @type {Engine} */ (/** @type {unknown} */ ({ start, open, seed: () => 1 }));
const MOVES = ['1a2-a3', '1a7-a6'];

/**
 * A game after two moves, seen at a ply.
 *
 * @param {TestContext} t
 * @param {string} kinds
 * @param {number} ply
 * @param {{ isFollowing?: boolean, isLocked?: boolean }} [other]
 */
function paceOf(t, kinds, ply, { isFollowing = false, isLocked = false } = {}) {
  t.mock.method(console, 'error', () => {});
  const questions = new Questions();
  const play = new Play(combo, { engine, think: questions.ask, isLocked, isHidden: () => false }, { onTick: () => {}, onEnd: () => {} });
  const playerKinds = /** @type {PlayerKind[]} */ (kinds.split(' '));
  play.open({ game: 'combo', seed: 1, position: null, moves: MOVES, playerKinds, options: {}, clock: null, match: null, at: ply });
  /** @type {string[]} */
  const heard = [];
  const listener = { onMove: (/** @type {string} */ move) => heard.push(move), onChange: () => heard.push('changed'), onLead: () => heard.push('leads') };
  const pace = new Pace(play, () => 0, { ...listener, onMove: (move) => { heard.push(move); } }, isFollowing);
  t.after(() => {
    pace.stop();
    play.close();
  });
  return { pace, play, questions, heard };
}

/** @type {[string, number, boolean][]} The players, the ply, and whether a computer could play on from there. */
const PLAYS_ON = [
  ['human easy', 0, false],
  ['human easy', 1, true],
  ['human easy', 2, false],
  ['easy human', 0, true],
  ['easy human', 2, false],
  ['easy easy', 0, false],
  ['easy easy', 2, false],
  ['human human', 1, false],
  ['human friend', 1, false],
];

for (const [kinds, ply, expected] of PLAYS_ON) {
  test(`${kinds}, at ply ${ply}: a computer ${expected ? 'can' : "can't"} play on`, (t) => {
    const { pace } = paceOf(t, kinds, ply);
    assert.equal(pace.canPlayOn, expected);
    pace.playOn();
    assert.equal(pace.canPlayOn, false);
  });
}

/** @type {[string, number, boolean, boolean][]} The players, the ply, whether the reader is to begin it, and whether it begins paused. */
const PAUSED = [
  ['easy easy', 2, false, false],
  ['easy easy', 2, true, true],
  ['easy easy', 1, false, true],
  ['easy easy', 1, true, true],
  ['human easy', 1, true, false],
  ['human easy', 1, false, false],
  ['human human', 2, true, false],
];

for (const [kinds, ply, isPatient, expected] of PAUSED) {
  test(`${kinds}, at ply ${ply}${isPatient ? ', patiently' : ''}: ${expected ? 'paused' : 'not paused'}`, (t) => {
    const { pace } = paceOf(t, kinds, ply);
    pace.begin(isPatient);
    assert.equal(pace.isPaused, expected);
    pace.pause();
    assert.equal(pace.isPaused, kinds === 'easy easy');
  });
}

/** @type {[string, number, boolean, number][]} The players, the ply, whether the game is paused, and how many searches are asked for. */
const REQUESTS = [
  ['human easy', 1, false, 0],
  ['easy human', 2, false, 1],
  ['easy easy', 2, false, 1],
  ['easy easy', 2, true, 0],
  ['easy easy', 1, false, 0],
  ['human human', 1, false, 0],
];

for (const [kinds, ply, isPaused, searches] of REQUESTS) {
  test(`${kinds}, at ply ${ply}${isPaused ? ', paused' : ''}: ${searches} searches`, (t) => {
    const { pace, questions } = paceOf(t, kinds, ply);
    if (isPaused) pace.pause();
    pace.requestNext();
    assert.deepEqual([questions.asked.length, pace.isThinking], [searches, searches > 0]);
  });
}

test('the person to move is asked even where moves follow, and nobody is at a locked table', (t) => {
  const { pace, heard } = paceOf(t, 'human human', 1);
  assert.equal(pace.submitMove('1a7-a6'), false);
  pace.requestNext();
  assert.equal(pace.submitMove('1a7-a6'), true);
  const locked = paceOf(t, 'easy easy', 2, { isLocked: true });
  locked.pace.requestNext();
  assert.deepEqual([locked.questions.asked.length, heard], [0, []]);
});

test('a step is one move of a paused game, and playing on ends the pause', (t) => {
  const { pace, questions, heard } = paceOf(t, 'easy easy', 1);
  pace.begin(false);
  pace.step();
  assert.deepEqual([pace.isPaused, pace.isThinking, questions.asked.length, heard], [true, true, 1, ['changed']]);
  pace.playOn();
  assert.deepEqual([pace.isPaused, pace.isThinking, questions.asked.length], [false, true, 2]);
  pace.stop();
  assert.equal(pace.isThinking, false);
});

test('a failed computer is asked again only when it is resumed', async (t) => {
  const { pace, questions, heard } = paceOf(t, 'easy human', 2);
  pace.requestNext();
  questions.fail(new Fault('computerBarred'));
  await settled();
  assert.notEqual(pace.failure, '');
  assert.ok(heard.includes('changed'));
  pace.requestNext();
  assert.equal(questions.asked.length, 1);
  pace.playOn();
  assert.deepEqual([questions.asked.length, pace.failure], [2, '']);
});

test('a tab that follows leaves the computer to the one that leads, until it leads itself or a person resumes', (t) => {
  const { pace, questions, heard } = paceOf(t, 'easy human', 2, { isFollowing: true });
  pace.requestNext();
  assert.deepEqual([pace.isFollowing, questions.asked.length], [true, 0]);
  pace.setFollowing(true);
  assert.deepEqual(heard, []);
  pace.playOn();
  assert.deepEqual(heard, ['leads', 'changed']);
  pace.setFollowing(false);
  assert.deepEqual([pace.isFollowing, questions.asked.length, pace.isThinking], [false, 1, true]);
  pace.setFollowing(true);
  assert.deepEqual([pace.isThinking, questions.waiting], [false, 0]);
});

test('a link brings the move of a remote player, and of nobody else', async (t) => {
  const { pace, heard } = paceOf(t, 'friend human', 2);
  assert.equal(await pace.receiveMove('1b2-b3'), false);
  pace.requestNext();
  assert.equal(await pace.receiveMove('1b2-b3'), true);
  assert.deepEqual(heard.filter((word) => word !== 'changed'), ['1b2-b3']);
  const here = paceOf(t, 'human human', 2);
  here.pace.requestNext();
  assert.equal(await here.pace.receiveMove('1b2-b3'), false);
});

/** @type {[string, { isPaused?: boolean, isFollowing?: boolean }, boolean][]} */
const CLOCKS = [
  ['a game', {}, true],
  ['a paused game', { isPaused: true }, false],
  ['a game that another tab leads', { isFollowing: true }, false],
];

for (const [what, { isPaused = false, isFollowing = false }, expected] of CLOCKS) {
  test(`the clock of ${what} ${expected ? 'runs' : 'stands'}`, (t) => {
    const { pace, play } = paceOf(t, 'easy easy', 2, { isFollowing });
    const runs = t.mock.method(play, 'runClock', () => {});
    if (isPaused) pace.pause();
    pace.runClock();
    assert.deepEqual(runs.mock.calls.map((call) => call.arguments), [[expected]]);
  });
}

test('the clock of a failed computer stands', async (t) => {
  const { pace, play, questions } = paceOf(t, 'easy human', 2);
  pace.requestNext();
  questions.fail(new Fault('computerBarred'));
  await settled();
  const runs = t.mock.method(play, 'runClock', () => {});
  pace.runClock();
  assert.deepEqual(runs.mock.calls.map((call) => call.arguments), [[false]]);
});
