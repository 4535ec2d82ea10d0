// A learner's way through a course: its parts, which of them is next, what is kept, and when a goal is reached.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHAPTER_PUZZLES, isDone, nextPart, partsOf } from '../../www/coach/course.ts';
import { GAMES, findGame } from '../../www/games/index.ts';
import { changeCourseProgress, courseProgressOf } from '../../www/library/courses.ts';
import { parseLink } from '../../www/links/link.ts';
import { isGoalReached } from '../../www/screens/course/goal.ts';
import { mayReplace } from '../../www/screens/course/moves.ts';
import type { Chapter } from '../../www/games/course.ts';

const CHAPTERS: Chapter[] = ['rules', 'plans'].map((key) => ({
  key,
  lessons: ['one', 'two'].map((name) => ({ key: key + name, steps: [] })),
  theme: '',
  game: { position: '', level: 'easy', goal: 'win' },
}));
const PARTS = partsOf(CHAPTERS);
const NOTHING = courseProgressOf('none');

test('a chapter has its lessons, then its puzzles, then its game', () => {
  assert.deepEqual(
    PARTS.map(({ path }) => path),
    [
      'rules/rulesone',
      'rules/rulestwo',
      'rules/puzzles',
      'rules/game',
      'plans/plansone',
      'plans/planstwo',
      'plans/puzzles',
      'plans/game',
    ],
  );
});

test('the next part is the one opened last, or else the first one after it that is not done', () => {
  const of = (progress: Partial<typeof NOTHING>) => nextPart(PARTS, { ...NOTHING, ...progress })?.path;
  assert.equal(of({}), 'rules/rulesone');
  assert.equal(of({ last: 'rules/rulestwo' }), 'rules/rulestwo');
  assert.equal(of({ last: 'rules/rulestwo', lessons: ['rulestwo'] }), 'rules/puzzles');
  // Somebody who has left the game out goes on where they were.
  assert.equal(of({ last: 'plans/plansone', lessons: ['rulesone', 'plansone'] }), 'plans/planstwo');
  assert.equal(of({ last: 'plans/game', games: ['plans'] }), 'rules/rulesone');
  assert.equal(of({ last: 'a part of another release' }), 'rules/rulesone');
  const all = {
    lessons: ['rulesone', 'rulestwo', 'plansone', 'planstwo'],
    games: ['rules', 'plans'],
    puzzles: { rules: [1, 2, 3, 4, 5], plans: [1, 2, 3, 4] },
  };
  assert.equal(of(all), 'plans/puzzles');
  assert.equal(of({ ...all, puzzles: { rules: [1, 2, 3, 4, 5], plans: [1, 2, 3, 4, 6] } }), undefined);
});

test('puzzles are done when five are solved', () => {
  const puzzles = PARTS[2] ?? assert.fail();
  for (let count = 0; count <= CHAPTER_PUZZLES + 1; count += 1) {
    const rules = Array.from({ length: count }, (_, n) => n);
    assert.equal(isDone({ ...NOTHING, puzzles: { rules } }, puzzles), count >= CHAPTER_PUZZLES);
  }
});

test('what is kept of a course is changed part by part, and what is damaged is left out', () => {
  changeCourseProgress('made-up', (progress) => ({
    ...progress,
    lessons: [...progress.lessons, 'one'],
    last: 'rules/one',
  }));
  changeCourseProgress('made-up', (progress) => ({
    ...progress,
    lessons: [...progress.lessons, 'two', 'one'],
    puzzles: { rules: [4] },
  }));
  assert.deepEqual(courseProgressOf('made-up'), {
    lessons: ['one', 'two'],
    puzzles: { rules: [4] },
    games: [],
    last: 'rules/one',
    moves: {},
  });
  const damaged = {
    lessons: ['one', 2, null],
    puzzles: { rules: [1, 'x'], plans: 5 },
    games: 'all',
    last: 7,
    moves: null,
  } as any;
  changeCourseProgress('made-up', () => damaged);
  assert.deepEqual(courseProgressOf('made-up'), {
    lessons: ['one'],
    puzzles: { rules: [1], plans: [] },
    games: [],
    last: '',
    moves: {},
  });
  changeCourseProgress('made-up', () => [] as any);
  assert.deepEqual(courseProgressOf('made-up'), NOTHING);
});

test('a key is short, and there are not more of them than any course has', () => {
  const long = 'x'.repeat(65);
  const many = Array.from({ length: 600 }, (_, n) => `${n + 1000}`);
  changeCourseProgress('made-up', () => ({
    lessons: [long, ...many],
    puzzles: { [long]: [1], rules: [2] },
    games: [long, 'rules'],
    last: long,
    moves: { [long]: [], rules: [long] },
  }));
  assert.deepEqual(courseProgressOf('made-up'), {
    lessons: many.slice(0, 500),
    puzzles: { rules: [2] },
    games: ['rules'],
    last: '',
    moves: { rules: [long] },
  });
  changeCourseProgress(
    'made-up',
    () =>
      ({
        lessons: [],
        puzzles: Object.fromEntries(many.map((key) => [key, []])),
        games: [long.slice(1)],
        moves: 'text',
      }) as any,
  );
  assert.deepEqual(courseProgressOf('made-up'), {
    ...NOTHING,
    puzzles: Object.fromEntries(many.slice(0, 500).map((key) => [key, []])),
    games: [long.slice(1)],
  });
});

/** The moves that are stored, those on the board, those last seen, and whether the stored ones may be replaced. */
const REPLACED: [string, string, string, boolean][] = [
  ['', '', '', true],
  ['', 'a b', '', true],
  ['a', 'a b', 'a', true],
  ['a', 'a b', '', true],
  ['a b', '', 'a b', true],
  ['a b', 'c', 'a b', true],
  ['a b c', 'a b', 'a b', false],
  ['a b c', '', 'a b', false],
  ['a c', 'a b', 'a', false],
  ['a b c d e', 'x', '', false],
  ['ab', 'a b', '', false],
];
for (const [stored, own, seen, expected] of REPLACED) {
  test(`moves “${stored}”, of which “${seen}” was seen, are ${expected ? '' : 'not '}replaced by “${own}”`, () => {
    const list = (text: string) => text.split(' ').filter(Boolean);
    assert.equal(mayReplace(list(stored), list(own), seen), expected);
  });
}

test('a goal is reached by a win alone, or where a draw is enough by no loss', () => {
  /** By the winners: whether a win is reached, and a draw. */
  const cases: [number[], boolean, boolean][] = [
    [[0], true, true],
    [[1], false, false],
    [[], false, true],
    [[0, 1], false, true],
    [[1, 2], false, false],
  ];
  for (const [winners, win, draw] of cases) {
    assert.equal(isGoalReached({ goal: 'win' }, winners), win, String(winners));
    assert.equal(isGoalReached({ goal: 'draw' }, winners), draw, String(winners));
  }
});

test('an address names a course or a part of it, where the game has one', () => {
  const game = GAMES[0]!;
  const having = () => ({ ...game, loadCourse: async () => ({ chapters: [], words: () => assert.fail() }) });
  assert.deepEqual(parseLink(`#/${game.id}/course`, having), { screen: 'course', game: game.id, path: [] });
  assert.deepEqual(parseLink(`#/${game.id}/course/rules/one?lang=de`, having), {
    screen: 'course',
    game: game.id,
    path: ['rules', 'one'],
  });
  const without = parseLink(`#/${game.id}/course`, (id) => ({ ...findGame(id)!, loadCourse: undefined }));
  assert.ok(without.screen === 'table' && without.problems.length === 1);
});
