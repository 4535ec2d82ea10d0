// The lessons of all games: their positions and moves are checked by the engine, their words in every language.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Course, isAsked } from '../../www/coach/lesson.js';
import { GAMES } from '../../www/games/index.js';
import { formatSetup } from '../../www/links/link.js';
import { LANGUAGES } from '../../www/words/vocabulary.js';
import { loadEngine } from '../tools/engine.js';

/** @import { GamePage, LessonStep } from '../../www/types.js' */
/** @import { Tag } from '../../www/words/vocabulary.js' */

const TAGS = /** @type {Tag[]} */ (Object.keys(LANGUAGES));
const { Session } = await loadEngine();
/** The sentences of a text. */
const SENTENCE = /[.!?。！؟]+(?=\s|$|\p{L})/gu;

/**
 * @param {GamePage} game
 * @param {string} position
 */
const open = (game, position) => Session.open(game.id, formatSetup(game, { options: {}, playerKinds: game.playerKinds }), position);

const lessons = await Promise.all(
  GAMES.flatMap((game) => (game.loadLesson ? [game.loadLesson().then((lesson) => ({ game, ...lesson }))] : [])),
);

test('four games have a lesson', () => assert.equal(lessons.length, 4));

for (const { game, steps, words } of lessons) {
  test(`${game.name} is taught in five to eight steps`, () => assert.ok(steps.length >= 5 && steps.length <= 8));

  for (const step of steps) {
    const { key, position, move, reply, others = [] } = step;
    test(`${game.name}, ${key}: the engine knows the position and the moves`, () => {
      const session = open(game, position);
      assert.equal(session.position(), position);
      assert.equal(session.status().toMove, 0);
      const legal = session.legal();
      assert.ok(legal.includes(move), legal.join());
      const asked = legal.filter((other) => isAsked(step, other));
      assert.ok(asked.includes(move));
      for (const accepted of reply === undefined ? [] : asked) {
        const after = open(game, session.after(accepted));
        assert.ok(after.status().toMove !== 0 && after.legal().includes(reply ?? ''), `${reply} after ${accepted}: ${after.legal()}`);
      }
      // A reply to a move that can't be tried is never read.
      const squares = Array.from({ length: 26 * 26 }, (_, n) => `${String.fromCharCode(97 + (n % 26))}${Math.floor(n / 26) + 1}`);
      const tried = [...legal.filter((other) => !isAsked(step, other)), ...(others.length > 0 ? squares : [])];
      for (const [pattern, name] of others) assert.ok(tried.some((other) => pattern.test(other)), name);
    });
  }

  for (const tag of TAGS) {
    test(`${game.name} is taught in ${tag}`, async () => {
      const { steps: texts, end } = await words(tag);
      assert.match(end, /\S/);
      assert.deepEqual(Object.keys(texts), steps.map(({ key }) => key));
      for (const { key, others = [], reply } of steps) {
        const own = texts[key] ?? assert.fail(key);
        const names = ['task', 'rule', 'done', 'other', ...others.map(([, name]) => name), ...(reply === undefined ? [] : ['answered'])];
        assert.deepEqual(Object.keys(own).sort(), [...new Set(names)].sort(), key);
        assert.equal(own['task']?.match(SENTENCE)?.length, 1, `${own['task']}`);
        assert.ok((own['task']?.length ?? 0) <= 50, own['task']);
        for (const text of Object.values(own)) {
          assert.match(text, /[.!?。！؟]$/);
          assert.doesNotMatch(text, /\b[a-p]\d/, 'a square has no name in a sentence');
        }
      }
    });
  }
}

/** @type {LessonStep[]} */
const STEPS = [
  { key: 'first', position: '8/3x4/3o4/8 o', move: 'd2xd4', reply: 'd4xd2', others: [[/^b1/, 'wide'], [/^c3$/, 'near']] },
  { key: 'second', position: '8/3x4/3o4/8 o', move: 'd2xd4xd2', accepts: /^d2xd4xd2$/ },
];
const WORDS = {
  first: { task: 'A.', rule: 'B.', done: 'C.', other: 'D.', wide: 'E.', near: 'F.', answered: 'G.' },
  second: { task: 'H.', rule: 'I.', done: 'J.', other: 'K.' },
};

test('a course answers moves, beginnings of moves, squares and plies', () => {
  const course = new Course(STEPS, WORDS);
  assert.equal(course.adviceOn('d2xd4', true), null);
  assert.equal(course.adviceOn('c2xc4', true), 'D.');
  assert.equal(course.adviceOn('b1xb3', true), 'E.');
  assert.equal(course.missed('c3'), 'F.');
  assert.equal(course.missed('c4'), null);
  assert.equal(course.commentOn(1), 'C.');
  assert.equal(course.commentOn(2), 'G.');
  course.goTo(1);
  assert.equal(course.adviceOn('d2xd4', false), null);
  assert.equal(course.adviceOn('d2xd4', true), 'K.');
  assert.equal(course.commentOn(2), null);
  course.goTo(9);
  assert.ok(course.isOver);
  assert.equal(course.step.key, 'second');
  course.goTo(-1);
  assert.equal(course.at, 0);
});
