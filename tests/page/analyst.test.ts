// Hints and analysis: one hint at a time, after which the analysis resumes.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Analyst } from '../../www/coach/analyst.ts';
import { Questions, report, settled } from './questions.ts';

function analystOf() {
  const questions = new Questions();
  const heard: string[] = [];
  const analyst = new Analyst(questions.ask, {
    onReport: () => heard.push('report'),
    onHint: ({ best }) => heard.push(`hint ${best}`),
    onFailure: (error) => heard.push(`${error}`),
  });
  return { analyst, questions, heard };
}

test('repeated requests for a hint start one search', async () => {
  const { analyst, questions, heard } = analystOf();
  analyst.requestHint();
  analyst.requestHint();
  assert.deepEqual([questions.asked.length, analyst.isHinting], [1, true]);
  questions.answer(report('a2xa4'));
  await settled();
  assert.deepEqual([heard, analyst.isHinting], [['hint a2xa4'], false]);
});

test('a cancelled hint is never reported, whether its search succeeds or fails', async () => {
  for (const end of ['cancelHint', 'reset', 'toggle'] as const) {
    const { analyst, questions, heard } = analystOf();
    analyst.requestHint();
    analyst[end]();
    assert.deepEqual([analyst.isHinting, questions.waiting], [false, 0]);
    questions.answer(report('a2xa4'));
    await settled();
    assert.deepEqual(heard, [], end);
  }
});

test('a hint after a cancelled one answers its own question', async () => {
  const { analyst, questions, heard } = analystOf();
  analyst.requestHint();
  analyst.cancelHint();
  analyst.requestHint();
  questions.answer(report('b2xb4'));
  questions.answer(report('a2xa4'));
  await settled();
  assert.deepEqual(heard, ['hint b2xb4']);
});

const ENDS: [string, (analyst: Analyst, questions: Questions) => void][] = [
  ['given', (_, questions) => questions.answer(report('a2xa4'))],
  ['failed', (_, questions) => questions.fail(new Error('it stopped'))],
  ['cancelled', (analyst) => analyst.cancelHint()],
];

for (const [name, end] of ENDS) {
  test(`after a hint that was ${name} the analysis resumes`, async () => {
    const { analyst, questions } = analystOf();
    analyst.toggle();
    analyst.analyse();
    const [analysis] = questions.asked;
    analyst.requestHint();
    // A running analysis would delay the hint.
    assert.equal(questions.waiting, 1);
    end(analyst, questions);
    await settled();
    assert.deepEqual([questions.waiting, questions.asked.length, questions.asked.at(-1)], [1, 3, analysis]);
    questions.report(report('a2xa4'));
    assert.equal(analyst.report?.best, 'a2xa4');
  });

  test(`after a hint that was ${name} no analysis starts if it was off`, async () => {
    const { analyst, questions } = analystOf();
    analyst.requestHint();
    end(analyst, questions);
    await settled();
    assert.deepEqual([questions.waiting, questions.asked.length], [0, 1]);
  });
}

test('the report of the analysis is a hint at once, and the analysis continues', async () => {
  const { analyst, questions, heard } = analystOf();
  analyst.toggle();
  analyst.analyse();
  questions.report(report('a2xa4'));
  analyst.requestHint();
  assert.deepEqual([heard, questions.asked.length, questions.waiting], [['report', 'hint a2xa4'], 1, 1]);
});
