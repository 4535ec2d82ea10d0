// Whose turn it is: one request at a time, and a way on after a failure.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Fault } from '../../www/core/fault.js';
import { Turn } from '../../www/game/turn.js';
import { playerOf } from '../../www/players/index.js';
import { Questions, report, settled } from './questions.js';

/** @import { TestContext } from 'node:test' */

const FAILED = 'failed: The computer player can’t start in this browser. Load the page again, or play on without it.';
const VIEW = { game: 'gambit', setup: '', view: '', moves: [], seed: 1 };

/** @param {TestContext} t */
function turnOf(t) {
  t.mock.method(console, 'error', () => {});
  const questions = new Questions();
  /** @type {string[]} */
  const heard = [];
  const onMove = (/** @type {string} */ move) => {
    heard.push(move);
    if (move === 'illegal') throw new Fault('illegal');
  };
  const turn = new Turn({ onMove, onFailure: () => heard.push(`failed: ${turn.failure}`) });
  const [easy, person, friend] = /** @type {const} */ (['easy', 'human', 'friend']).map((name) => playerOf(name, questions.ask));
  assert.ok(easy && person && friend);
  return { turn, easy, person, friend, questions, heard };
}

test('a move is found and played', async (t) => {
  const { turn, easy, questions, heard } = turnOf(t);
  turn.ask(easy, VIEW, Promise.resolve());
  assert.equal(turn.isThinking, true);
  assert.deepEqual(questions.asked, [{ ...VIEW, level: 'easy', all: false, millis: null }]);
  questions.answer(report('a2xa4'));
  await turn.answered;
  assert.deepEqual(heard, ['a2xa4']);
});

test('asked twice it thinks once', async (t) => {
  const { turn, easy, questions } = turnOf(t);
  turn.ask(easy, VIEW, Promise.resolve());
  turn.ask(easy, VIEW, Promise.resolve());
  assert.equal(questions.asked.length, 1);
});

test('a failure is told, and asked again it plays', async (t) => {
  const { turn, easy, questions, heard } = turnOf(t);
  turn.ask(easy, VIEW, Promise.resolve());
  questions.fail(new Fault('computerBarred'));
  await turn.answered;
  assert.deepEqual(heard, [FAILED]);
  assert.equal(turn.isThinking, false);
  turn.ask(easy, VIEW, Promise.resolve());
  assert.equal(turn.failure, '');
  questions.answer(report('a2xa4'));
  await turn.answered;
  assert.deepEqual(heard, [FAILED, 'a2xa4']);
});

test('a move that is refused is a failure', async (t) => {
  const { turn, easy, questions, heard } = turnOf(t);
  turn.ask(easy, VIEW, Promise.resolve());
  questions.answer(report('illegal'));
  await turn.answered;
  assert.deepEqual(heard, ['illegal', 'failed: That move isn’t legal.']);
});

test('what was stopped is never heard of', async (t) => {
  const { turn, easy, questions, heard } = turnOf(t);
  for (const end of [() => questions.answer(report('a2xa4')), () => questions.fail(new Error('late'))]) {
    turn.ask(easy, VIEW, Promise.resolve());
    turn.stop();
    end();
    await settled();
    assert.deepEqual([heard, turn.isThinking, turn.failure], [[], false, '']);
  }
});

test('a person is waited for until they have made a move', async (t) => {
  const { turn, person, heard } = turnOf(t);
  turn.ask(person, VIEW);
  assert.equal(turn.isThinking, false);
  await settled();
  assert.deepEqual(heard, []);
  assert.equal(person.submitMove?.('a2xa4'), true);
  await turn.answered;
  assert.deepEqual(heard, ['a2xa4']);
  assert.equal(person.submitMove?.('b2xb4'), false);
});

test('somebody elsewhere is waited for until their link is there', async (t) => {
  const { turn, friend, heard } = turnOf(t);
  turn.ask(friend, VIEW);
  assert.equal(friend.submitMove?.('a2xa4'), true);
  await turn.answered;
  assert.deepEqual(heard, ['a2xa4']);
});

test('who is not asked any more gives no move', async (t) => {
  const { turn, easy, person, questions, heard } = turnOf(t);
  turn.ask(person, VIEW);
  turn.ask(easy, VIEW, Promise.resolve());
  assert.equal(person.submitMove?.('a2xa4'), false);
  questions.answer(report('b2xb4'));
  await turn.answered;
  assert.deepEqual(heard, ['b2xb4']);
});

test('a move of a person that is refused is an error, and none of a player', async (t) => {
  const { turn, person, heard } = turnOf(t);
  turn.ask(person, VIEW);
  person.submitMove?.('illegal');
  await assert.rejects(turn.answered, /illegal/);
  assert.deepEqual([heard, turn.failure], [['illegal'], '']);
});
