// Hints and analysis: one hint at a time, and the analysis as it was after it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Analyst } from '../../www/coach/analyst.js';
import { Questions, report, settled } from './questions.js';

function analystOf() {
  const questions = new Questions();
  /** @type {string[]} */
  const heard = [];
  const analyst = new Analyst(questions.ask, {
    onReport: () => heard.push('report'),
    onHint: ({ best }) => heard.push(`hint ${best}`),
    onFailure: (error) => heard.push(`${error}`),
  });
  return { analyst, questions, heard };
}

test('a hint is asked for once, however often', async () => {
  const { analyst, questions, heard } = analystOf();
  analyst.requestHint();
  analyst.requestHint();
  assert.deepEqual([questions.asked.length, analyst.isHinting], [1, true]);
  questions.answer(report('a2xa4'));
  await settled();
  assert.deepEqual([heard, analyst.isHinting], [['hint a2xa4'], false]);
});

test('a hint that is cancelled never comes, whatever it comes to', async () => {
  for (const end of /** @type {const} */ (['cancelHint', 'reset', 'toggle'])) {
    const { analyst, questions, heard } = analystOf();
    analyst.requestHint();
    analyst[end]();
    assert.deepEqual([analyst.isHinting, questions.waiting], [false, 0]);
    questions.answer(report('a2xa4'));
    await settled();
    assert.deepEqual(heard, [], end);
  }
});

test('a hint after one that was cancelled is that of its own question', async () => {
  const { analyst, questions, heard } = analystOf();
  analyst.requestHint();
  analyst.cancelHint();
  analyst.requestHint();
  questions.answer(report('b2xb4'));
  questions.answer(report('a2xa4'));
  await settled();
  assert.deepEqual(heard, ['hint b2xb4']);
});

/** @type {[string, (analyst: Analyst, questions: Questions) => void][]} */
const ENDS = [
  ['given', (_, questions) => questions.answer(report('a2xa4'))],
  ['failed', (_, questions) => questions.fail(new Error('it stopped'))],
  ['cancelled', (analyst) => analyst.cancelHint()],
];

for (const [name, end] of ENDS) {
  test(`after a hint that was ${name} the analysis goes on`, async () => {
    const { analyst, questions } = analystOf();
    analyst.toggle();
    analyst.analyse();
    const [analysis] = questions.asked;
    analyst.requestHint();
    // The analysis would let the hint wait.
    assert.equal(questions.waiting, 1);
    end(analyst, questions);
    await settled();
    assert.deepEqual([questions.waiting, questions.asked.length, questions.asked.at(-1)], [1, 3, analysis]);
    questions.report(report('a2xa4'));
    assert.equal(analyst.report?.best, 'a2xa4');
  });

  test(`after a hint that was ${name} nothing is analysed where nothing was`, async () => {
    const { analyst, questions } = analystOf();
    analyst.requestHint();
    end(analyst, questions);
    await settled();
    assert.deepEqual([questions.waiting, questions.asked.length], [0, 1]);
  });
}

test('what the analysis has found is a hint at once, and the analysis goes on', async () => {
  const { analyst, questions, heard } = analystOf();
  analyst.toggle();
  analyst.analyse();
  questions.report(report('a2xa4'));
  analyst.requestHint();
  assert.deepEqual([heard, questions.asked.length, questions.waiting], [['report', 'hint a2xa4'], 1, 1]);
});
