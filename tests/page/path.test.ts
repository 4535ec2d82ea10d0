// The path of a game, the streak of days, and how ratings have moved.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daysInRow, movementOf, pathOf, type Achievements } from '../../www/coach/path.ts';

const NOTHING: Achievements = { hasLearnt: false, puzzles: { tried: [] }, course: { games: [] }, beaten: null };
const attempt = (id: number, isSolved: boolean) => ({ when: 0, id, isSolved, rating: null });
const solved = (...ids: number[]) => ({ tried: ids.map((id) => attempt(id, true)) });

/** What is done, in order. */
const doneOf = (known: Partial<Achievements>) =>
  pathOf(() => true, { ...NOTHING, ...known })
    .filter(({ isDone }) => isDone)
    .map(({ station }) => station)
    .join();

for (const [known, done] of [
  [{}, ''],
  [{ hasLearnt: true }, 'lesson'],
  [{ beaten: 'beginner' }, 'beginner'],
  [{ beaten: 'medium' }, 'beginner,easy,medium'],
  [{ beaten: 'master' }, 'beginner,easy,medium,hard,master'],
  [{ puzzles: solved(1, 2) }, ''],
  [{ puzzles: solved(1, 1, 1) }, ''],
  [{ puzzles: solved(4, 1, 2) }, 'puzzles'],
  [{ puzzles: { tried: [1, 2, 3].map((id) => attempt(id, false)) } }, ''],
  [{ course: { games: ['tactics'] } }, 'course'],
] as [Partial<Achievements>, string][])
  test(`${JSON.stringify(known)} is worth the stations ${done || 'of nobody'}`, () =>
    assert.equal(doneOf(known), done));

test('a game has the stations that it offers, the lesson first and the master last', () => {
  const path = pathOf((station) => station !== 'course' && station !== 'puzzles', NOTHING);
  assert.deepEqual(
    path.map(({ station }) => station),
    ['lesson', 'beginner', 'easy', 'medium', 'hard', 'master'],
  );
});

const TODAY = '2026-03-01';
for (const [what, days, count] of [
  ['nothing solved', [{}], 0],
  ['today', [{ [TODAY]: 1 }], 1],
  ['yesterday, and today is still open', [{ '2026-02-28': 2 }], 1],
  ['the day before yesterday', [{ '2026-02-27': 1 }], 0],
  ['over the end of a month', [{ '2026-02-27': 1, '2026-02-28': 1, [TODAY]: 3 }], 3],
  ['in one game or another', [{ '2026-02-28': 1 }, { [TODAY]: 1, '2026-02-27': 1 }], 3],
  ['a solution that was seen', [{ '2026-02-27': 1, '2026-02-28': 0, [TODAY]: 1 }], 1],
  ['a day that is not over elsewhere', [{ '2026-03-02': 1 }], 0],
] as [string, Record<string, number>[], number][])
  test(`days in a row: ${what}`, () => assert.equal(daysInRow(days, TODAY), count));

const DAY = 86_400_000;
const NOW = 100 * DAY;
for (const [what, ratings, by] of [
  ['none', [], 0],
  ['one', [[1, 1500]], 0],
  [
    'within the week',
    [
      [3, 1500],
      [1, 1520.6],
    ],
    21,
  ],
  [
    'against the last one of the week before',
    [
      [20, 1000],
      [8, 1400],
      [2, 1390],
      [1, 1380],
    ],
    -20,
  ],
  [
    'nothing within the week',
    [
      [20, 1000],
      [8, 1400],
    ],
    0,
  ],
  [
    'attempts that don’t count',
    [
      [3, 1500],
      [2, null],
      [1, 1510],
      [0, null],
    ],
    10,
  ],
] as [string, [number, number | null][], number][])
  test(`a rating has moved: ${what}`, () => {
    const tried = ratings.map(([ago, rating]) => ({ when: NOW - ago * DAY, id: 1, isSolved: true, rating }));
    assert.equal(movementOf(tried, NOW), by);
  });
