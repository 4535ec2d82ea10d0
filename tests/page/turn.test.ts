// The turn: one request at a time, and a retry after a failure.

import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { Fault } from '../../www/core/fault.ts';
import { Turn } from '../../www/game/turn.ts';
import { playerOf } from '../../www/players/index.ts';
import { Questions, report, settled } from './questions.ts';

const FAILED = 'failed: The computer player can’t start in this browser. Load the page again, or play on without it.';
const VIEW = { game: 'gambit', setup: '', view: '', moves: [], seed: 1 };

function turnOf(t: TestContext) {
  t.mock.method(console, 'error', () => {});
  const questions = new Questions();
  const heard: string[] = [];
  const onMove = (move: string) => {
    heard.push(move);
    if (move === 'illegal') throw new Fault('illegal');
  };
  const turn = new Turn({ onMove, onFailure: () => heard.push(`failed: ${turn.failure}`) });
  const [easy, person, friend] = (['easy', 'human', 'friend'] as const).map((name) => playerOf(name, questions.ask));
  assert.ok(easy && person && friend);
  return { turn, easy, person, friend, questions, heard };
}

test('a requested move is played', async (t) => {
  const { turn, easy, questions, heard } = turnOf(t);
  turn.request(easy, VIEW, Promise.resolve());
  assert.equal(turn.isThinking, true);
  assert.deepEqual(questions.asked, [{ ...VIEW, level: 'easy', all: false, millis: null }]);
  questions.answer(report('a2xa4'));
  await turn.played;
  assert.deepEqual(heard, ['a2xa4']);
});

test('a repeated request starts one search', async (t) => {
  const { turn, easy, questions } = turnOf(t);
  turn.request(easy, VIEW, Promise.resolve());
  turn.request(easy, VIEW, Promise.resolve());
  assert.equal(questions.asked.length, 1);
});

test('a failure is reported, and a retry plays', async (t) => {
  const { turn, easy, questions, heard } = turnOf(t);
  turn.request(easy, VIEW, Promise.resolve());
  questions.fail(new Fault('computerBarred'));
  await turn.played;
  assert.deepEqual(heard, [FAILED]);
  assert.equal(turn.isThinking, false);
  turn.request(easy, VIEW, Promise.resolve());
  assert.equal(turn.failure, '');
  questions.answer(report('a2xa4'));
  await turn.played;
  assert.deepEqual(heard, [FAILED, 'a2xa4']);
});

test('a move that is refused is a failure', async (t) => {
  const { turn, easy, questions, heard } = turnOf(t);
  turn.request(easy, VIEW, Promise.resolve());
  questions.answer(report('illegal'));
  await turn.played;
  assert.deepEqual(heard, ['illegal', 'failed: That move isn’t legal.']);
});

test('a stopped request is never reported', async (t) => {
  const { turn, easy, questions, heard } = turnOf(t);
  for (const end of [() => questions.answer(report('a2xa4')), () => questions.fail(new Error('late'))]) {
    turn.request(easy, VIEW, Promise.resolve());
    turn.stop();
    end();
    await settled();
    assert.deepEqual([heard, turn.isThinking, turn.failure], [[], false, '']);
  }
});

test('a person’s request is pending until a move is submitted', async (t) => {
  const { turn, person, heard } = turnOf(t);
  turn.request(person, VIEW);
  assert.equal(turn.isThinking, false);
  await settled();
  assert.deepEqual(heard, []);
  assert.equal(person.submitMove?.('a2xa4'), true);
  await turn.played;
  assert.deepEqual(heard, ['a2xa4']);
  assert.equal(person.submitMove?.('b2xb4'), false);
});

test('a remote player’s request is pending until a link arrives', async (t) => {
  const { turn, friend, heard } = turnOf(t);
  turn.request(friend, VIEW);
  assert.equal(friend.submitMove?.('a2xa4'), true);
  await turn.played;
  assert.deepEqual(heard, ['a2xa4']);
});

test('a player whose request was aborted can submit no move', async (t) => {
  const { turn, easy, person, questions, heard } = turnOf(t);
  turn.request(person, VIEW);
  turn.request(easy, VIEW, Promise.resolve());
  assert.equal(person.submitMove?.('a2xa4'), false);
  questions.answer(report('b2xb4'));
  await turn.played;
  assert.deepEqual(heard, ['b2xb4']);
});

test('an illegal move of a person throws, and is no failure of a player', async (t) => {
  const { turn, person, heard } = turnOf(t);
  turn.request(person, VIEW);
  person.submitMove?.('illegal');
  await assert.rejects(turn.played, /illegal/);
  assert.deepEqual([heard, turn.failure], [['illegal'], '']);
});
