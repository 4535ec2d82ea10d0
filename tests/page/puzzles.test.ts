// Puzzles: their files, the puzzle of a day, ratings, and what is asked next. Positions and moves are checked by the
// engine.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Attempt } from '../../www/coach/puzzles/attempt.ts';
import { nearRating, nextOfStorm, nextOfStreak } from '../../www/coach/puzzles/choice.ts';
import { dailyId, dateAfter, dateOf, dayOf } from '../../www/coach/puzzles/daily.ts';
import { parsePuzzles, parseSolution, type Puzzle } from '../../www/coach/puzzles/file.ts';
import { afterPeriods, afterResults } from '../../www/coach/puzzles/glicko.ts';
import { afterAttempt, ratingOf } from '../../www/coach/puzzles/rating.ts';
import { GAMES, findGame } from '../../www/games/index.ts';
import { changeProgress, progressOf } from '../../www/library/puzzles.ts';
import { parseLink } from '../../www/links/link.ts';
import { taskProblem } from '../../www/screens/puzzles/problem.ts';
import { taskOf } from '../../www/screens/puzzles/tasks.ts';
import { LANGUAGES, type Tag } from '../../www/words/vocabulary.ts';
import { loadEngine } from '../tools/engine.ts';

const { Session } = await loadEngine();
const FOLDER = join(import.meta.dirname, '../../www/puzzles');
const fileOf = (id: string) => join(FOLDER, `${id}.txt`);
const HEADER = 'puzzles 1 gambit beginner=1000 easy=1250 master=2000';
/** Those of a round of 400 lines stay as they are. */
const PINNED = [
  [317, 17, 386, 254],
  [304, 4, 373, 241],
  [110, 210, 179, 47],
  [92, 192, 161, 29],
  [274, 374, 343, 211],
];
const near = (found: number, expected: number, by: number) =>
  assert.ok(Math.abs(found - expected) < by, `${found}, not ${expected}`);

for (const { id, loadPuzzles } of GAMES) {
  test(`${id} says whether it has puzzles`, () => assert.equal(loadPuzzles !== undefined, existsSync(fileOf(id))));
}

for (const { id } of GAMES.filter(({ loadPuzzles }) => loadPuzzles)) {
  const { puzzles, levels } = parsePuzzles(readFileSync(fileOf(id), 'utf8'));

  test(`${id}: every puzzle is played to its end, and all that it accepts is legal`, () => {
    assert.ok(puzzles.length >= 10 && Object.keys(levels).length === 5);
    for (const puzzle of puzzles) {
      const session = Session.sample(id, '', puzzle.position, 0);
      const solver = session.status().toMove;
      const attempt = new Attempt(puzzle);
      for (const [at, { accepted, slower }] of puzzle.steps.entries()) {
        const legal = session.legal();
        for (const move of [...accepted, ...slower]) assert.ok(legal.includes(move), `${id} ${puzzle.id}: ${move}`);
        assert.equal(session.status().toMove, solver);
        const isLast = at === puzzle.steps.length - 1;
        const verdict = attempt.judge(attempt.main, (move) => session.after(move));
        assert.equal(verdict.kind, isLast ? 'solved' : 'right');
        session.play(accepted[0] ?? '');
        for (const reply of puzzle.replies[at] ?? []) session.play(reply);
      }
      session.free();
    }
  });
}

for (const { id, loadPuzzles } of GAMES) {
  const text = loadPuzzles ? readFileSync(fileOf(id), 'utf8') : null;
  for (const tag of Object.keys(LANGUAGES) as Tag[]) {
    test(`${id}: the goals and the themes of its puzzles have words (${tag})`, { skip: text === null }, async () => {
      const words = (await (await loadPuzzles?.())?.words(tag)) ?? assert.fail(id);
      for (const { goal, themes } of parsePuzzles(text ?? '').puzzles) {
        assert.ok(words.goals[goal], `${id}: ${goal}`);
        for (const theme of themes) assert.ok(words.names[theme], `${id}: ${theme}`);
      }
      const names = Object.values(words.names);
      assert.equal(new Set(names).size, names.length, `two themes with one name: ${names}`);
    });
  }
}

test('an address of puzzles names those of all games or of one that has some', () => {
  const of = (link: string) => parseLink(link, findGame);
  assert.deepEqual(of('#/puzzles'), { screen: 'puzzles', game: '', path: [], query: '' });
  assert.deepEqual(of('#/combo/puzzles/practice/fork?lang=de'), {
    screen: 'puzzles',
    game: 'combo',
    path: ['practice', 'fork'],
    query: 'lang=de',
  });
  const without = parseLink('#/combo/puzzles', (id) => ({ ...findGame(id)!, loadPuzzles: undefined }));
  assert.equal(without.screen, 'table');
  assert.ok('problems' in without && without.problems.length === 1);
});

test('what an address asks for is a task of the file', () => {
  const file = parsePuzzles(`${HEADER}\n1\t1200\twin\t8/8 o\ta1xa3\tfork\n2\t1300\twin\t8/8 o\ta1xa3\t\n`);
  const of = (path: string[], query = '') => taskOf({ id: 'gambit' }, file, { path, query });
  const [first, second] = file.puzzles;
  assert.deepEqual(of(['2']), { kind: 'one', puzzle: second, date: '' });
  assert.equal(of(['2026-11-22'])?.kind, 'one');
  assert.deepEqual(of(['practice', 'fork']), { kind: 'practice', puzzles: [first], theme: 'fork' });
  assert.deepEqual(of(['storm']), { kind: 'storm', puzzles: file.puzzles, theme: '' });
  for (const path of [
    ['0'],
    ['3'],
    ['2026-02-30'],
    ['streak', 'fork'],
    ['practice', 'quiet'],
    ['practice', 'fork', 'x'],
    ['x'],
  ])
    assert.equal(of(path), null, path.join('/'));
  assert.deepEqual(of([], 'position=8/8_o&solution=a1xa3|b1+b3&goal=win'), {
    kind: 'one',
    date: '',
    puzzle: {
      id: 0,
      rating: 0,
      goal: 'win',
      position: '8/8 o',
      themes: [],
      replies: [],
      steps: [{ accepted: ['a1xa3', 'b1+b3'], slower: [] }],
    },
  });
  assert.equal(of([], 'position=8/8_o'), null);
});

test('a goal that a game doesn’t know is reported with those that it knows', async () => {
  const file = { levels: {}, rounds: [], puzzles: [] };
  const goals = { win: 'Find the move that wins.', most: 'Find the move with the best result.' };
  const of = (query: string) =>
    taskProblem({ goals, noPuzzle: 'None.' }, taskOf({ id: 'gambit' }, file, { path: [], query }));
  for (const goal of ['', '&goal=', '&goal=win', '&goal=most', '&goal=best'])
    assert.equal(await of(`position=8/8_o&solution=a1xa3${goal}`), '', goal);
  for (const goal of ['Win', 'wins', 'constructor'])
    assert.equal(
      await of(`position=8/8_o&solution=a1xa3&goal=${goal}`),
      `None. In the link, “goal” is “${goal}”, not win, most or best.`,
    );
  assert.equal(await of('position=8/8_o'), 'None.');
});

test('a line that is no puzzle is refused', () => {
  const good = `${HEADER}\n1\t1200\twin\t8/8 o\ta1xa3 b1xb3 c1xc3|d1xd3/e1xe3\tfork,quiet\n`;
  const [puzzle] = parsePuzzles(good).puzzles;
  assert.deepEqual(puzzle, {
    id: 1,
    rating: 1200,
    goal: 'win',
    position: '8/8 o',
    themes: ['fork', 'quiet'],
    replies: [['b1xb3']],
    steps: [
      { accepted: ['a1xa3'], slower: [] },
      { accepted: ['c1xc3', 'd1xd3'], slower: ['e1xe3'] },
    ],
  });
  for (const [from = '', to = ''] of [
    ['puzzles 1', 'puzzles 2'],
    ['\n1\t', '\n2\t'],
    ['1200', 'hard'],
    [' c1xc3|d1xd3/e1xe3', ''],
  ]) {
    assert.throws(() => parsePuzzles(good.replace(from, to)), from);
  }
  for (const solution of ['', 'a1xa3 b1xb3', '/a1xa3', 'a1xa3 & c1xc3'])
    assert.equal(parseSolution(solution), null, solution);
});

test('a move is judged by where it leads', () => {
  const [puzzle] = parsePuzzles(`${HEADER}\n1\t1200\twin\t8/8 o\tmain|same|other/slow reply&more last\t\n`).puzzles;
  const after = (move: string) => (move === 'same' || move === 'twin' ? 'main' : move);
  const first = (move: string) => new Attempt(puzzle!).judge(move, after);
  const right = { kind: 'right', replies: ['reply', 'more'] };
  for (const move of ['main', 'same', 'twin']) assert.deepEqual(first(move), right, move);
  assert.deepEqual(first('other'), { kind: 'solved', isSlower: false });
  assert.deepEqual(first('slow'), { kind: 'solved', isSlower: true });
  assert.deepEqual(first('last'), { kind: 'wrong' });
});

test('Glicko-2 gives the results of the example in its paper', () => {
  const after = afterResults({ rating: 1500, deviation: 200, volatility: 0.06 }, [
    { rating: 1400, deviation: 30, score: 1 },
    { rating: 1550, deviation: 100, score: 0 },
    { rating: 1700, deviation: 300, score: 0 },
  ]);
  near(after.rating, 1464.06, 0.01);
  near(after.deviation, 151.52, 0.01);
  near(after.volatility, 0.05999, 0.00001);
});

test('a rating becomes less certain without results, and not less than that of somebody unknown', () => {
  const before = { deviation: 50, volatility: 0.06 };
  near(afterPeriods(before, 1), Math.hypot(50, 0.06 * 173.7178), 0.001);
  assert.equal(afterPeriods(before, 1e6), 350);
  assert.equal(afterPeriods(before, 0), 50);
});

test('a rating approaches the strength that the results show', () => {
  const file = { levels: { easy: 1250 } };
  let progress = progressOf('none');
  assert.equal(ratingOf(progress, file).rating, 1250);
  // Solves what is below 1700 and nothing else.
  for (let n = 0; n < 200; n += 1) {
    const { rating } = ratingOf(progress, file);
    const puzzle = { id: n, rating: rating + ((n * 37) % 200) - 100 };
    progress = afterAttempt(progress, file, puzzle, { isSolved: puzzle.rating < 1700, isRated: true, when: n });
  }
  near(ratingOf(progress, file).rating, 1700, 60);
  assert.ok(ratingOf(progress, file).deviation < 90);
  const casual = afterAttempt(progress, file, { id: 1, rating: 3000 }, { isSolved: true, isRated: false, when: 1 });
  assert.deepEqual(casual.rating, progress.rating);
  assert.equal(casual.tried.at(-1)?.rating, null);
});

for (const { id } of GAMES.filter(({ loadPuzzles }) => loadPuzzles)) {
  const { puzzles, rounds } = parsePuzzles(readFileSync(fileOf(id), 'utf8'));

  test(`${id}: each round of daily puzzles begins after the one before, and has its lines, each of them once`, () => {
    for (const [at, { from, lines }] of rounds.entries()) {
      assert.ok(at === 0 || from > (rounds[at - 1]?.from ?? ''), from);
      assert.ok(lines > 0 && lines <= puzzles.length, `${lines} of ${puzzles.length}`);
      const ids = Array.from({ length: lines }, (_, n) => dailyId(id, dateAfter(from, n), [{ from, lines }]));
      assert.deepEqual(
        ids.sort((one, other) => one - other),
        Array.from({ length: lines }, (_, n) => n + 1),
      );
    }
  });
}

test('the puzzle of a date is the same when the list has grown, and when it has got a further round', () => {
  const header = 'puzzles 1 combo easy=900 2026-11-01=3';
  const line = (n: number) => `${n}\t1000\tstack\t8\ta1\t`;
  const fileWith = (more: string, count: number) =>
    parsePuzzles([header + more, ...Array.from({ length: count }, (_, n) => line(n + 1))].join('\n'));
  const [old, grown, further] = [fileWith('', 3), fileWith('', 8), fileWith(' 2026-12-01=8', 8)];
  const idsOf = ({ rounds }: typeof old) =>
    Array.from({ length: 60 }, (_, n) => dailyId('combo', dateAfter('2026-10-20', n), rounds));
  assert.deepEqual(idsOf(grown), idsOf(old));
  const first = dateAfter('2026-12-01', 0);
  const days = (dayOf(first) ?? 0) - (dayOf('2026-10-20') ?? 0);
  assert.deepEqual(idsOf(further).slice(0, days), idsOf(old).slice(0, days));
  assert.deepEqual(new Set(idsOf(further).slice(days)), new Set([1, 2, 3, 4, 5, 6, 7, 8]));
});

test('what was the puzzle of a date stays it', () => {
  const pinned = ['2026-11-01', '2026-11-22', '2027-02-28', '2027-12-31', '2025-01-01'].map((date) =>
    GAMES.map(({ id }) => dailyId(id, date, [{ from: '2026-11-01', lines: 400 }])),
  );
  assert.deepEqual(pinned, PINNED);
});

test('a file that names no round has a puzzle for each day, too', () => {
  const { rounds } = parsePuzzles('puzzles 1 combo easy=900\n1\t1000\tstack\t8\ta1\t\n2\t1000\tstack\t8\ta1\t\n');
  assert.deepEqual(
    new Set(['2026-11-22', '2026-11-23'].map((date) => dailyId('combo', date, rounds))),
    new Set([1, 2]),
  );
});

test('devices in different time zones have the same date for the same calendar day', () => {
  const daily = join(import.meta.dirname, '../../www/coach/puzzles/daily.ts');
  const script = `import { dateOf, dailyId } from ${JSON.stringify(daily)};
    const date = dateOf(new Date(2026, 10, 22, Number(process.argv[1]), 30));
    console.log(date, dailyId('gambit', date, [{ from: '2026-11-01', lines: 400 }]));`;
  const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Berlin', 'Asia/Kathmandu', 'America/Sao_Paulo'];
  const answers = zones.flatMap((TZ) =>
    ['0', '23'].map((hour) =>
      execFileSync(process.execPath, ['--input-type=module', '-e', script, hour], {
        env: { ...process.env, TZ },
        encoding: 'utf8',
      }),
    ),
  );
  assert.equal(new Set(answers).size, 1, answers.join());
  assert.match(answers[0] ?? '', /^2026-11-22 \d+\n$/);
});

test('only dates are dates', () => {
  for (const text of ['2026-02-30', '2026-13-01', '26-1-1', 'today', '', '2026-11-22x'])
    assert.equal(dayOf(text), null, text);
  assert.equal((dayOf('2027-01-01') ?? 0) - (dayOf('2026-12-31') ?? 0), 1);
  assert.equal(dateAfter('2028-02-28', 1), '2028-02-29');
  assert.equal(dateOf(new Date(2027, 0, 5)), '2027-01-05');
});

const STEP = { accepted: ['a'], slower: [] };
const MANY: Puzzle[] = Array.from({ length: 100 }, (_, n) => ({
  id: n + 1,
  rating: 1000 + 10 * n,
  goal: 'win',
  position: '',
  steps: [],
  replies: [],
  themes: [],
}));

test('practice asks what is near the rating and was not met lately', () => {
  const met = Array.from({ length: 30 }, (_, n) => 40 + n);
  for (let chance = 0; chance <= 1; chance += 0.1) {
    const puzzle = nearRating(MANY, { rating: 1500, met }, chance);
    assert.ok(puzzle && !met.includes(puzzle.id) && Math.abs(puzzle.rating - 1500) <= 260, JSON.stringify(puzzle));
  }
  assert.equal(nearRating([], { rating: 1500, met: [] }, 0.5), null);
  assert.ok(nearRating(MANY.slice(0, 1), { rating: 1500, met: [1] }, 0.5), 'a theme with one puzzle');
});

test('a streak becomes harder and asks nothing twice', () => {
  const asked: number[] = [];
  for (
    let puzzle = nextOfStreak(MANY, { rating: 1400, asked }, 0.5);
    puzzle;
    puzzle = nextOfStreak(MANY, { rating: 1400, asked }, 0.5)
  )
    asked.push(puzzle.id);
  assert.equal(new Set(asked).size, MANY.length);
  const ratingAt = (n: number) => MANY[(asked[n] ?? 0) - 1]?.rating ?? 0;
  for (const [n, rating] of [
    [0, 1100],
    [10, 1350],
    [20, 1600],
  ])
    near(ratingAt(n ?? 0), rating ?? 0, 100);
});

test('a storm begins with the easiest puzzles of plain kinds, and rises to the rating and beyond', () => {
  const kinds: Partial<Puzzle>[] = [
    {},
    { goal: 'draw' },
    { goal: 'best' },
    { themes: ['quiet'] },
    { steps: [STEP, STEP] },
  ];
  const many = Array.from({ length: 200 }, (_, n): Puzzle => {
    const plain = {
      id: n + 1,
      rating: 600 + 10 * n,
      goal: 'win',
      position: '',
      steps: [STEP],
      replies: [],
      themes: [],
    };
    return { ...plain, ...kinds[n % kinds.length] };
  });
  const asked: Puzzle[] = [];
  const next = () => nextOfStorm(many, { rating: 1400, asked: asked.map(({ id }) => id) }, 0.5);
  for (let puzzle = next(); puzzle; puzzle = next()) asked.push(puzzle);
  assert.equal(new Set(asked).size, many.length);
  const warmUp = asked.slice(0, 12);
  assert.ok(
    warmUp.every(({ id }) => (id - 1) % kinds.length === 0),
    'plain kinds come first',
  );
  for (const [n, rating] of [
    [0, 600],
    [6, 1000],
    [12, 1400],
    [20, 1600],
  ] as const)
    near(asked[n]?.rating ?? 0, rating, 300);
  assert.ok((asked[0]?.rating ?? 0) < 850, 'the first one is among the easiest');
});

for (const { id } of GAMES.filter(({ loadPuzzles }) => loadPuzzles)) {
  test(`a storm of ${id} begins below the weakest level, with a puzzle of one move`, () => {
    const { puzzles, levels } = parsePuzzles(readFileSync(fileOf(id), 'utf8'));
    for (const chance of [0, 0.5, 0.99]) {
      const first = nextOfStorm(puzzles, { rating: levels.easy ?? 0, asked: [] }, chance);
      assert.ok(
        first && first.rating < (levels.beginner ?? 0) - 250 && first.steps.length === 1,
        JSON.stringify(first),
      );
    }
  });
}

test('what is kept is changed relative to what is there, and damage is left out', () => {
  for (const isSolved of [true, false])
    changeProgress('kept', (progress) => ({
      ...progress,
      tried: [...progress.tried, { when: 1, id: 1, isSolved, rating: null }],
    }));
  changeProgress('kept', (progress) => ({
    ...progress,
    days: { ...progress.days, '2026-11-22': 1, nonsense: 2, '2026-11-23': -1 },
  }));
  const { tried, days, rating, best } = progressOf('kept');
  assert.deepEqual(
    tried.map(({ isSolved }) => isSolved),
    [true, false],
  );
  assert.deepEqual(days, { '2026-11-22': 1 });
  assert.deepEqual([rating, best], [null, { streak: 0, storm: 0 }]);
});
