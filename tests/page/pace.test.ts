// The pace of a game: the moves that are requested, pauses, and the tab that leads.

import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { Fault } from '../../www/core/fault.ts';
import { combo } from '../../www/games/combo/index.ts';
import { Pace } from '../../www/game/pace.ts';
import { Play } from '../../www/game/play.ts';
import { loadEngine } from '../tools/engine.ts';
import { Questions, report, settled } from './questions.ts';
import type { Engine } from '../../www/core/engine.ts';
import type { PlayerKind } from '../../www/links/kinds.ts';
import type { Ending } from '../../www/links/state.ts';

const {
  Session: { start, open },
} = await loadEngine();
const engine = { start, open, seed: () => 1 } as unknown as Engine;
const MOVES = ['1a2-a3', '1a7-a6'];

/**
 * A game after two moves, seen at a ply. `thoughts` are the milliseconds before each move of a computer that were asked
 * for.
 */
function paceOf(
  t: TestContext,
  kinds: string,
  ply: number,
  {
    isFollowing = false,
    isLocked = false,
    ending,
    millis = 0,
    onMove = () => {},
  }: {
    isFollowing?: boolean;
    isLocked?: boolean;
    ending?: Ending;
    millis?: number;
    onMove?: () => void;
  } = {},
) {
  t.mock.method(console, 'error', () => {});
  const questions = new Questions();
  const play = new Play(
    combo,
    { engine, think: questions.ask, isLocked, isHidden: () => false },
    { onTick: () => {}, onEnd: () => {} },
  );
  const playerKinds = kinds.split(' ') as PlayerKind[];
  play.open({
    game: 'combo',
    seed: 1,
    position: null,
    moves: MOVES,
    playerKinds,
    options: {},
    clock: null,
    match: null,
    at: ply,
    ending,
  });
  const heard: string[] = [];
  const listener = {
    onMove: (move: string) => heard.push(move),
    onChange: () => heard.push('changed'),
    onLead: () => heard.push('leads'),
  };
  const thoughts: number[] = [];
  const thought = () => (thoughts.push(millis), millis);
  const pace = new Pace(play, thought, { ...listener, onMove: (move) => (heard.push(move), onMove()) }, isFollowing);
  t.after(() => {
    pace.stop();
    play.close();
  });
  return { pace, play, questions, heard, thoughts };
}

/** The players, the ply, and whether a computer could play on from there. */
const PLAYS_ON: [string, number, boolean][] = [
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

/** The players, the ply, whether the reader is to begin it, and whether it begins paused. */
const PAUSED: [string, number, boolean, boolean][] = [
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

/** The players, the ply, whether the game is paused, and how many searches are asked for. */
const REQUESTS: [string, number, boolean, number][] = [
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
  assert.deepEqual(
    heard.filter((word) => word !== 'changed'),
    ['1b2-b3'],
  );
  const here = paceOf(t, 'human human', 2);
  here.pace.requestNext();
  assert.equal(await here.pace.receiveMove('1b2-b3'), false);
});

const CLOCKS: [string, { isPaused?: boolean; isFollowing?: boolean }, boolean][] = [
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
    assert.deepEqual(
      runs.mock.calls.map((call) => call.arguments),
      [[expected]],
    );
  });
}

test('the clock of a failed computer stands', async (t) => {
  const { pace, play, questions } = paceOf(t, 'easy human', 2);
  pace.requestNext();
  questions.fail(new Fault('computerBarred'));
  await settled();
  const runs = t.mock.method(play, 'runClock', () => {});
  pace.runClock();
  assert.deepEqual(
    runs.mock.calls.map((call) => call.arguments),
    [[false]],
  );
});

test('nobody is asked for a move where the game is over, and none is taken', async (t) => {
  for (const kinds of ['human easy', 'easy human', 'friend human', 'easy easy']) {
    const { pace, questions, heard } = paceOf(t, kinds, 2, { ending: 'draw' });
    pace.requestNext();
    assert.deepEqual(
      [pace.submitMove('1b2-b3'), await pace.receiveMove('1b2-b3'), pace.canPlayOn],
      [false, false, false],
      kinds,
    );
    assert.deepEqual([questions.asked.length, pace.isThinking, heard], [0, false, []], kinds);
  }
});

test('while a computer thinks, no move of the board is taken', (t) => {
  const { pace, heard } = paceOf(t, 'easy human', 2);
  pace.requestNext();
  assert.equal(pace.submitMove('1b2-b3'), false);
  assert.deepEqual([pace.isThinking, heard], [true, []]);
});

test('a computer moves after the move before has been shown and it has thought, however soon it is asked', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const turn = async () => {
    for (let step = 0; step < 10; step += 1) await Promise.resolve();
  };
  const { pace, questions, heard, thoughts } = paceOf(t, 'easy human', 2, { millis: 700 });
  let show = () => {};
  pace.requestNext(
    new Promise((resolve) => {
      show = resolve;
    }),
  );
  questions.answer(report('1b2-b3'));
  await turn();
  t.mock.timers.tick(10_000);
  await turn();
  assert.deepEqual([heard, thoughts], [[], [700]]);
  show();
  await turn();
  t.mock.timers.tick(699);
  await turn();
  assert.deepEqual([heard, pace.isThinking], [[], true]);
  t.mock.timers.tick(1);
  await turn();
  assert.deepEqual([heard, pace.isThinking], [['1b2-b3'], false]);
});

test('a person moves at once, without a thought', async (t) => {
  const { pace, heard, thoughts } = paceOf(t, 'human easy', 2, { millis: 10_000 });
  pace.requestNext(new Promise(() => {}));
  assert.equal(pace.submitMove('1b2-b3'), true);
  await settled();
  assert.deepEqual([heard, thoughts], [['1b2-b3'], []]);
});

test('a person moves in a tab that follows, too', async (t) => {
  const { pace, heard } = paceOf(t, 'human easy', 2, { isFollowing: true });
  pace.requestNext();
  assert.equal(pace.submitMove('1b2-b3'), true);
  await settled();
  assert.deepEqual(heard, ['1b2-b3']);
});

test('a computer that has failed stays so while another tab leads, and is not asked again by the change', async (t) => {
  const { pace, questions } = paceOf(t, 'easy human', 2);
  pace.requestNext();
  questions.fail(new Fault('computerBarred'));
  await settled();
  const { failure } = pace;
  assert.notEqual(failure, '');
  for (const isFollowing of [true, false]) {
    pace.setFollowing(isFollowing);
    assert.deepEqual([pace.failure, questions.asked.length], [failure, 1], String(isFollowing));
  }
});

test('a move of a link that can’t be played tells so to whoever brought it', async (t) => {
  const refused = new Error('refused');
  const { pace } = paceOf(t, 'friend human', 2, {
    onMove: () => {
      throw refused;
    },
  });
  pace.requestNext();
  await assert.rejects(pace.receiveMove('1b2-b3'), refused);
});
