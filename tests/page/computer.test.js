// Computer players: one question at a time, and a way on after a failure.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Computer } from '../../www/players/computer.js';
import { Questions, report, settled } from './questions.js';

/** @import { TestContext } from 'node:test' */

/** @param {TestContext} t */
function computerOf(t) {
  t.mock.method(console, 'error', () => {});
  const questions = new Questions();
  /** @type {string[]} */
  const heard = [];
  const onMove = (/** @type {string} */ move) => {
    heard.push(move);
    if (move === 'illegal') throw new Error('no such move');
  };
  const computer = new Computer(questions.ask, { onMove, onFailure: () => heard.push(`failed: ${computer.failure}`) });
  return { computer, questions, heard };
}

test('a move is found and played', async (t) => {
  const { computer, questions, heard } = computerOf(t);
  const played = computer.play('easy', Promise.resolve());
  assert.equal(computer.isThinking, true);
  assert.deepEqual(questions.asked, [{ level: 'easy', all: false, millis: null }]);
  questions.answer(report('a2xa4'));
  await played;
  assert.deepEqual(heard, ['a2xa4']);
});

test('asked twice it thinks once', async (t) => {
  const { computer, questions } = computerOf(t);
  void computer.play('easy', Promise.resolve());
  void computer.play('easy', Promise.resolve());
  assert.equal(questions.asked.length, 1);
});

test('a failure is told, and asked again it plays', async (t) => {
  const { computer, questions, heard } = computerOf(t);
  const failed = computer.play('easy', Promise.resolve());
  questions.fail(new Error('it stopped'));
  await failed;
  assert.deepEqual(heard, ['failed: it stopped']);
  assert.equal(computer.isThinking, false);
  const played = computer.play('easy', Promise.resolve());
  assert.equal(computer.failure, '');
  questions.answer(report('a2xa4'));
  await played;
  assert.deepEqual(heard, ['failed: it stopped', 'a2xa4']);
});

test('a move that is refused is a failure', async (t) => {
  const { computer, questions, heard } = computerOf(t);
  const failed = computer.play('easy', Promise.resolve());
  questions.answer(report('illegal'));
  await failed;
  assert.deepEqual(heard, ['illegal', 'failed: no such move']);
});

test('what was stopped is never heard of', async (t) => {
  const { computer, questions, heard } = computerOf(t);
  for (const end of [() => questions.answer(report('a2xa4')), () => questions.fail(new Error('late'))]) {
    void computer.play('easy', Promise.resolve());
    computer.stop();
    end();
    await settled();
    assert.deepEqual([heard, computer.isThinking, computer.failure], [[], false, '']);
  }
});
