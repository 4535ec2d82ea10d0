// Puzzles and courses: the files of puzzles, the addresses that ask for one or for a part of a course, moves that are
// judged, and ratings whatever was stored.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { partAt, partsOf } from '../../www/coach/course.ts';
import { Attempt } from '../../www/coach/puzzles/attempt.ts';
import { nearRating, nextOfStorm } from '../../www/coach/puzzles/choice.ts';
import { dailyId, dayOf } from '../../www/coach/puzzles/daily.ts';
import { parsePuzzles, type Puzzle, type PuzzleFile } from '../../www/coach/puzzles/file.ts';
import { afterAttempt, ratingOf } from '../../www/coach/puzzles/rating.ts';
import { checkSolution } from '../../www/coach/puzzles/solution.ts';
import { isTrap } from '../../www/core/fault.ts';
import { GAMES, findGame } from '../../www/games/index.ts';
import { parseProgress } from '../../www/library/puzzles.ts';
import { parseLink } from '../../www/links/link.ts';
import { goalWords, taskOf, type Task } from '../../www/screens/puzzles/tasks.ts';
import { any, damaged, damages, engine, json, pick } from './inputs.ts';
import { property, type Target } from './target.ts';
import type { GamePage } from '../../www/games/page.ts';

const FOLDER = join(import.meta.dirname, '../../www/puzzles');
/** The most lines of a list that is put together here. */
const LINES = 8;
const files = GAMES.filter(({ loadPuzzles }) => loadPuzzles).map((game) => {
  const text = readFileSync(join(FOLDER, `${game.id}.txt`), 'utf8').trimEnd();
  return { game, lines: text.split('\n'), file: parsePuzzles(text) };
});
const courses = await Promise.all(
  GAMES.map(async ({ id, loadCourse }) => ({ id, parts: partsOf((await loadCourse?.())?.chapters ?? []) })),
);

/** A list of some of the puzzles of a game, which is that of its file as far as ids and rounds go. */
interface List {
  game: number;
  from: number;
  count: number;
}

const lists = fc.record({ game: any, from: any, count: fc.integer({ min: 1, max: LINES }) });

function listOf({ game: number, from, count }: List) {
  const {
    game,
    lines: [header = '', ...lines],
  } = pick(files, number);
  const first = from % (lines.length - LINES);
  const chosen = lines.slice(first, first + count).map((line, at) => line.replace(/^\d+/, String(at + 1)));
  return { game, text: [header.replaceAll(/(\d-\d\d-\d\d)=\d+/g, `$1=${count}`), ...chosen].join('\n') };
}

function assertPuzzle({ id, rating, goal, position, steps, replies, themes }: Puzzle) {
  assert.ok(Number.isSafeInteger(id) && id >= 0, 'id');
  assert.ok(Number.isFinite(rating), 'rating');
  assert.ok(
    typeof goal === 'string' && typeof position === 'string' && themes.every((theme) => theme !== ''),
    'goal, position and themes',
  );
  assert.ok(steps.length > 0 && replies.length === steps.length - 1, 'a reply between two steps');
  const moves = [...steps.flatMap(({ accepted, slower }) => [...accepted, ...slower]), ...replies.flat()];
  assert.ok(steps.every(({ accepted }) => accepted.length > 0) && replies.every((reply) => reply.length > 0));
  assert.ok(
    moves.every((move) => move !== '' && !/[\s|&]/.test(move)),
    'moves',
  );
}

function assertFile({ levels, rounds, puzzles }: PuzzleFile) {
  assert.ok(
    Object.values(levels).every((rating) => Number.isFinite(rating) && rating > 0),
    'ratings of levels',
  );
  for (const [at, puzzle] of puzzles.entries()) {
    assertPuzzle(puzzle);
    assert.equal(puzzle.id, at + 1, 'ids count the lines');
  }
  assert.ok(rounds.length > 0);
  for (const { from, lines } of rounds)
    assert.ok(
      dayOf(from) !== null && Number.isSafeInteger(lines) && lines >= 0 && lines <= puzzles.length,
      `a round of ${lines} lines`,
    );
}

function readList(text: string) {
  try {
    return parsePuzzles(text);
  } catch (error) {
    // What is wrong is told by its line.
    assert.ok(error instanceof Error && error.constructor === Error, String(error));
    assert.ok(
      text.split('\n').some((line) => line.trimEnd() === error.message.trimEnd()),
      error.message,
    );
    return null;
  }
}

const date = fc
  .record({ year: fc.nat(9999), month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 31 }) })
  .map(({ year, month, day }) =>
    [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-'),
  );
const name = fc.oneof(
  fc.nat(999).map(String),
  date,
  fc.constantFrom(
    'practice',
    'streak',
    'storm',
    '',
    '0',
    '-1',
    '1e1',
    '0x1',
    '99999999',
    'constructor',
    '__proto__',
    '2026-02-30',
    '%',
    'practice%',
  ),
  fc.string({ maxLength: 6 }),
);
const theme = fc.oneof(
  fc.constantFrom('ending', 'fork', 'single', 'border', '', 'constructor', '__proto__', 'ending,fork'),
  fc.string({ maxLength: 6 }),
);
const paths = fc
  .oneof(fc.tuple(name), fc.tuple(fc.constant('practice'), theme), fc.array(fc.oneof(name, theme), { maxLength: 4 }))
  .map((parts) => parts.join('/'));

/** A puzzle in an address: one of a list with a part that is damaged. */
const ownPuzzles = fc.record({
  game: any,
  number: any,
  keys: fc.subarray(['position', 'solution', 'goal']),
  goal: fc.option(fc.constantFrom('', 'win', 'constructor', '__proto__', 'toString')),
  damages: fc.option(damages, { freq: 2 }),
  moves: fc.option(fc.array(any, { maxLength: 5 })),
});

function ownLink({
  game: number,
  number: line,
  keys,
  goal: other,
  damages: list,
  moves,
}: typeof ownPuzzles extends fc.Arbitrary<infer Own> ? Own : never) {
  const { game, lines } = pick(files, number);
  const [, , goal = '', position = '', solution = ''] = pick(lines.slice(1), line).split('\t');
  // Moves of other puzzles, in any number.
  const parts = moves?.flatMap((move) => pick(lines.slice(1), move).split('\t')[4]?.split(' ') ?? []);
  const values = { position, solution: parts?.join(' ') ?? solution, goal: other ?? goal };
  const query = keys
    .map((key) => `${key}=${encodeURIComponent(values[key as keyof typeof values].replaceAll(' ', '_'))}`)
    .join('&');
  const link = `#/${game.id}/puzzles?${query}`;
  return { game, link: list === null ? link : damaged(link, list) };
}

/** The task of an address; null if it leads elsewhere or asks for none. */
function taskAt(link: string): { game: GamePage; file: PuzzleFile; task: Task } | null {
  const place = parseLink(link, findGame);
  if (place.screen !== 'puzzles' || place.game === '') return null;
  const { game, file } = files.find(({ game: other }) => other.id === place.game) ?? assert.fail('a game with puzzles');
  const task = taskOf(game, file, place);
  return task && { game, file, task };
}

const NAMES = { goals: { win: 'Win.' }, goal: 'Find the best move.' };

const extreme = fc.oneof(
  fc.double(),
  fc.constantFrom(0, 5e-324, 1e-300, 1e-9, 1e9, 1e154, 1e300, 1.7e308, -1, 350, 1500),
  json,
);
const stored = fc.record({
  rating: fc.oneof(
    fc.record({ rating: extreme, deviation: extreme, volatility: extreme }),
    fc.record({
      rating: fc.double({ min: -500, max: 4000, noNaN: true }),
      deviation: fc.double({ min: 1, max: 350, noNaN: true }),
      volatility: fc.double({ min: 0.01, max: 0.2, noNaN: true }),
    }),
    json,
  ),
  tried: fc.array(
    fc.oneof(
      json,
      fc.record({
        when: extreme,
        id: fc.oneof(fc.nat(400), extreme),
        isSolved: fc.boolean(),
        rating: fc.oneof(fc.constant(null), extreme),
      }),
    ),
    { maxLength: 4 },
  ),
  best: json,
  days: json,
});

export const target: Target = {
  'a list of puzzles is read whole, or refused with its line': property({
    runs: 300,
    inputs: fc.record({ list: lists, damages: fc.option(damages), date }),
    check: ({ list, damages: spoil, date: day }) => {
      const { game, text } = listOf(list);
      const spoilt = spoil === null ? text : damaged(text, spoil);
      const file = readList(spoilt);
      if (spoil === null) assert.equal(file?.puzzles.length, text.split('\n').length - 1);
      if (!file) return;
      assertFile(file);
      if (file.puzzles.length === 0 || dayOf(day) === null) return;
      const id = dailyId(game.id, day, file.rounds);
      assert.ok(file.puzzles[id - 1], `a puzzle on each date, not ${id} on ${day}`);
    },
  }),
  'an address of puzzles asks for some of the list, for its own, or for none': property({
    runs: 500,
    inputs: fc.oneof(
      fc.record({ game: any, path: paths, damages: fc.option(damages) }).map(({ game, path, damages: spoil }) => {
        const link = `#/${pick(files, game).game.id}/puzzles${path === '' ? '' : `/${path}`}`;
        return spoil === null ? link : damaged(link, spoil);
      }),
      ownPuzzles.map((own) => ownLink(own).link),
    ),
    check: (link) => {
      const found = taskAt(link);
      if (!found) return;
      const { task, file } = found;
      assert.ok(task.kind !== 'set');
      if (task.kind === 'one') {
        assertPuzzle(task.puzzle);
        assert.ok(task.puzzle.id === 0 || file.puzzles[task.puzzle.id - 1] === task.puzzle, 'of the list');
        assert.ok(task.date === '' || (dayOf(task.date) !== null && link.includes(task.date)));
        const words = goalWords(NAMES, task.puzzle);
        assert.ok(words === NAMES.goals.win || words === NAMES.goal, `a goal in words, not ${words}`);
      } else {
        assert.ok(task.puzzles.length > 0 && task.puzzles.every((puzzle) => file.puzzles.includes(puzzle)));
        assert.ok(
          task.theme === ''
            ? task.puzzles.length === file.puzzles.length
            : task.puzzles.every(({ themes }) => themes.includes(task.theme)),
        );
      }
    },
  }),
  'a puzzle of an address can be played to its end, or is refused by a code': property({
    runs: 200,
    inputs: fc.record({ own: ownPuzzles, choices: fc.array(any, { maxLength: 5 }) }),
    check: ({ own, choices }) => {
      const { link } = ownLink({ ...own, keys: ['position', 'solution', 'goal'] });
      const found = taskAt(link);
      if (found?.task.kind !== 'one') return;
      const {
        game,
        task: { puzzle },
      } = found;
      let session: ReturnType<typeof engine.Session.sample>;
      try {
        session = engine.Session.sample(game.id, '', puzzle.position, 0);
        checkSolution(session, puzzle);
      } catch (error) {
        assert.ok(
          !isTrap(error) && error instanceof Error && typeof Reflect.get(error, 'code') === 'string',
          `a code, not ${error}`,
        );
        return;
      }
      const solver = session.status().toMove;
      const begin = session.position();
      const attempt = new Attempt(puzzle);
      // Any other move is judged, too, and none is played.
      for (const choice of choices) {
        const move = pick(session.legal(), choice);
        const verdict = new Attempt(puzzle).judge(move, (other) => positionAfter(session, other));
        assert.ok(['wrong', 'right', 'solved'].includes(verdict.kind));
        if (verdict.kind === 'wrong') assert.ok(!puzzle.steps[0]?.accepted.includes(move));
      }
      assert.equal(session.position(), begin);
      for (let at = 0; at < puzzle.steps.length; at += 1) {
        assert.equal(session.status().toMove, solver, 'the solver is to move');
        const verdict = attempt.judge(attempt.main, (other) => positionAfter(session, other));
        session.play(puzzle.steps[at]?.accepted[0] ?? '');
        assert.equal(verdict.kind, at === puzzle.steps.length - 1 ? 'solved' : 'right');
        if (verdict.kind === 'right') for (const reply of verdict.replies) session.play(reply);
      }
      session.free();
    },
  }),
  'whatever is stored, a rating is one, and a puzzle is asked': property({
    runs: 300,
    inputs: fc.record({
      stored,
      list: lists,
      attempts: fc.array(
        fc.record({
          id: any,
          isSolved: fc.boolean(),
          isRated: fc.boolean(),
          when: fc.integer({ min: 0, max: 2 ** 42 }),
        }),
        { maxLength: 8 },
      ),
      chance: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
    }),
    check: ({ stored: given, list, attempts, chance }) => {
      const { file } = pick(files, list.game);
      let progress = parseProgress(JSON.stringify(given));
      const { rating: begin } = progress;
      for (const { id, ...attempt } of attempts)
        progress = afterAttempt(progress, file, pick(file.puzzles, id), attempt);
      const { rating, deviation, volatility } = ratingOf(progress, file);
      assert.ok(
        [rating, deviation, volatility].every(Number.isFinite) && deviation > 0 && deviation <= 1000 && volatility > 0,
        `${rating} ± ${deviation}, ${volatility}`,
      );
      // Beyond what play can lead to, a rating may begin anew.
      if (begin === null || (Math.abs(begin.rating) <= 4000 && begin.volatility <= 0.2))
        assert.deepEqual(parseProgress(JSON.stringify(progress)), progress, 'what is stored is read as it is');
      const chosen = nearRating(file.puzzles, { rating, met: progress.tried.map(({ id }) => id) }, chance);
      assert.ok(chosen && file.puzzles.includes(chosen), 'there always is a next puzzle');
      const asked = file.puzzles.slice(0, list.count).map(({ id }) => id);
      const next = nextOfStorm(file.puzzles, { rating, asked }, chance);
      assert.ok(next && !asked.includes(next.id), 'a run asks nothing twice');
    },
  }),
  'an address of a course has its part, its overview, or none': property({
    runs: 300,
    inputs: fc.record({
      course: any,
      part: any,
      more: fc.option(
        fc.oneof(fc.constantFrom('/', '/x', 'x', '?x', '#', '/__proto__', '%'), fc.string({ maxLength: 4 })),
      ),
      path: fc.option(paths),
      damages: fc.option(damages),
    }),
    check: ({ course, part, more, path, damages: spoil }) => {
      const { id, parts } = pick(courses, course);
      const wanted = parts.length > 0 ? pick(parts, part) : null;
      const link = `#/${id}/course/${path ?? wanted?.path ?? ''}${more ?? ''}`;
      const spoilt = spoil === null ? link : damaged(link, spoil);
      const place = parseLink(spoilt, findGame);
      if (spoil === null && path === null && more === null) assert.ok(place.screen === 'course' || parts.length === 0);
      if (place.screen !== 'course') return;
      const own = courses.find((other) => other.id === place.game) ?? assert.fail('a game with a course');
      const found = partAt(own.parts, place.path);
      if (path === null && more === null && spoil === null) assert.equal(found, wanted);
      if (found) assert.equal(place.path.join('/'), found.path, 'the part of the address');
      assert.equal(
        found !== null,
        own.parts.some((one) => spoilt.includes(one.path) && one.path === place.path.join('/')),
      );
    },
  }),
};

/** The position after a move; empty where it is not legal. */
function positionAfter(session: ReturnType<typeof engine.Session.sample>, move: string) {
  try {
    return session.after(move);
  } catch (error) {
    if (isTrap(error)) throw error;
    return '';
  }
}
