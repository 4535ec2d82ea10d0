// What the course of LuckyMoose says about tokens that the learner doesn't see, and about what comes of a lay.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { luckymoose } from '../../www/games/luckymoose/index.ts';
import { chapters } from '../../www/games/luckymoose/course.ts';
import { poolSize, scoresOf, tokensOf } from '../../www/games/luckymoose/notation.ts';
import { searched } from './claims.ts';
import { open } from './teaching.ts';

const KINDS = [...'roygbp'].flatMap((colour) => [...'123456'].map((symbol) => colour + symbol));
const lessons = chapters.flatMap((chapter) => chapter.lessons);
const positions = [
  ...lessons.flatMap(({ steps }) => steps.map(({ position }) => position)),
  ...chapters.map(({ game }) => game.position),
];

const stepOf = (lesson: string, step: string) =>
  lessons.find(({ key }) => key === lesson)?.steps.find(({ key }) => key === step) ?? assert.fail(`${lesson}, ${step}`);

test('each token exists once', () => {
  for (const position of positions) {
    const [board = '', , , hands = '', pool = ''] = position.split(' ');
    assert.deepEqual([board, hands, pool].flatMap(tokensOf).sort(), KINDS.toSorted(), position);
  }
});

/** A lesson, its step, the tokens that are unseen, and the pattern of those that the words are about. */
const UNSEEN: [string, string, string, RegExp][] = [
  ['equal', 'blues', 'y5g5b5', /5/],
  ['block', 'corner', 'g6b6p6', /6/],
  ['gift', 'moose', 'r1o1', /1/],
  ['order', 'greens', 'o1y1b1', /1/],
  ['unseen', 'stars', 'y5', /y|2/],
  ['unseen', 'stars', 'r3r5r6', /r/],
  ['hand', 'blues', 'g6b2b5b6', /./],
  ['stop', 'stones', 'r6o6g6', /6/],
  ['stop', 'leaf', 'y3', /./],
  ['patience', 'moose', 'y6g2b2b6', /./],
  ['slow', 'stone', 'y2p2', /./],
  ['slow', 'sun', 'y2', /./],
];

for (const [lesson, key, tokens, pattern] of UNSEEN) {
  test(`${lesson}, ${key}: ${tokens} are unseen`, () => {
    const [board = '', , , hands = ''] = stepOf(lesson, key).position.split(' ');
    const seen = new Set([...tokensOf(board), ...tokensOf(hands.split('/')[0] ?? '')]);
    assert.deepEqual(
      KINDS.filter((kind) => !seen.has(kind) && pattern.test(kind)),
      tokensOf(tokens),
    );
  });
}

/** Lessons whose second step follows from the first one. */
for (const key of ['prepare', 'keep', 'greed', 'patience']) {
  test(`${key}: the second step is what the first one and its answer lead to`, () => {
    const [first, second] = lessons.find((lesson) => lesson.key === key)?.steps ?? [];
    if (!first?.reply || !second) assert.fail(key);
    const session = open(luckymoose, first.position);
    session.play(first.move);
    session.play(first.reply);
    assert.equal(session.position(), second.position);
    session.free();
  });
}

test('the games begin with the points and the pool that their words tell', () => {
  const told = chapters.map(({ game: { position } }) => {
    const [own = 0, other = 0] = scoresOf(position);
    return [own - other, poolSize(open(luckymoose, position).view(0))];
  });
  assert.deepEqual(told, [
    [42, 1],
    [-24, 7],
    [4, 3],
    [-40, 0],
  ]);
});

test('one lay wins the last game', () => {
  const { values } = searched(luckymoose, chapters.at(-1)?.game.position ?? '', 100_000);
  assert.ok(values.every(({ proved }) => proved));
  assert.equal(values.filter(({ value }) => value > 0).length, 1);
});
