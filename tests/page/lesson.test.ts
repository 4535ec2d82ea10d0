// The lessons of all games: their positions and moves are checked by the engine, their words in every language.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LessonProgress } from '../../www/coach/lesson.ts';
import { GAMES } from '../../www/games/index.ts';
import { TAGS, checkSentence, checkStep, checkWords } from './teaching.ts';
import type { LessonStep } from '../../www/games/lesson.ts';

const lessons = await Promise.all(
  GAMES.flatMap((game) => (game.loadLesson ? [game.loadLesson().then((lesson) => ({ game, ...lesson }))] : [])),
);

test('four games have a lesson', () => assert.equal(lessons.length, 4));

for (const { game, steps, words } of lessons) {
  test(`${game.name} is taught in five to eight steps`, () => assert.ok(steps.length >= 5 && steps.length <= 8));

  test(`${game.name} hides nothing that it has shown, and nothing at the end`, () => {
    const hidden = steps.map(({ hides = [] }) => hides);
    for (const [at, hides] of hidden.entries())
      for (const what of hides) assert.ok(at === 0 || hidden[at - 1]?.includes(what), `${steps[at]?.key}: ${what}`);
    assert.deepEqual(hidden.at(-1), []);
  });

  for (const step of steps) {
    test(`${game.name}, ${step.key}: the engine knows the position and the moves`, () => checkStep(game, step));
  }

  for (const tag of TAGS) {
    test(`${game.name} is taught in ${tag}`, async () => {
      const { steps: texts, end } = await words(tag);
      checkSentence(end);
      assert.deepEqual(
        Object.keys(texts),
        steps.map(({ key }) => key),
      );
      for (const step of steps) checkWords(step, texts[step.key], 50);
      // Where a move takes some pieces of a stack, what is shown says how many: for each number its own words.
      const amounts = steps.map(({ move, position }) => {
        const [, count, from = ''] = /^(\d)([a-h]\d)/.exec(move) ?? [];
        return count === undefined ? null : `${count} of ${game.pieces(position).get(from)}`;
      });
      const shown = steps.map(({ key }) => texts[key]?.['shown'] ?? null);
      for (const [at, amount] of amounts.entries())
        for (const [other, words] of shown.entries())
          assert.equal(words === shown[at], amounts[other] === amount, `${steps[at]?.key}: ${shown[at]}`);
    });
  }
}

const STEPS: LessonStep[] = [
  {
    key: 'first',
    position: '8/3x4/3o4/8 o',
    move: 'd2xd4',
    reply: 'd4xd2',
    others: [
      [/^b1/, 'wide'],
      [/^c3$/, 'near'],
    ],
  },
  { key: 'second', position: '8/3x4/3o4/8 o', move: 'd2xd4xd2', accepts: /^d2xd4xd2$/ },
];
const WORDS = {
  first: { task: 'A.', rule: 'B.', done: 'C.', other: 'D.', wide: 'E.', near: 'F.', answered: 'G.' },
  second: { task: 'H.', rule: 'I.', done: 'J.', other: 'K.' },
};

test('a lesson answers moves, beginnings of moves, squares and plies', () => {
  const lesson = new LessonProgress(STEPS, WORDS);
  assert.equal(lesson.adviceOn('d2xd4', true), null);
  assert.equal(lesson.adviceOn('c2xc4', true), 'D.');
  assert.equal(lesson.adviceOn('b1xb3', true), 'E.');
  assert.equal(lesson.missed('c3'), 'F.');
  assert.equal(lesson.missed('c4'), null);
  assert.equal(lesson.commentOn(1), 'C.');
  assert.equal(lesson.commentOn(2), 'G.');
  lesson.goTo(1);
  assert.equal(lesson.adviceOn('d2xd4', false), null);
  assert.equal(lesson.adviceOn('d2xd4', true), 'K.');
  assert.equal(lesson.commentOn(2), null);
  // A beginning may be that of another accepted move.
  const wide = new LessonProgress(
    [{ key: 'second', position: '', move: 'd2xd4xd2', accepts: /^(d2xd4xd2|b1xb3xd3)$/ }],
    WORDS,
  );
  assert.equal(wide.adviceOn('b1xb3', false, ['b1xb3', 'b1xb3xd3', 'd2xd4xd2']), null);
  assert.equal(wide.adviceOn('b1xb3', false, ['b1xb3', 'd2xd4xd2']), 'K.');
  lesson.goTo(9);
  assert.ok(lesson.isOver);
  assert.equal(lesson.step.key, 'second');
  lesson.goTo(-1);
  assert.equal(lesson.at, 0);
});
