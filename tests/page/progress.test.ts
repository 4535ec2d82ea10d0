// Progress in puzzles and courses in files: written and read again, merged, and damaged.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { GAMES } from '../../www/games/index.ts';
import { flush, readText, setChangeListener } from '../../www/library/changes.ts';
import { changeCourseProgress, courseProgressOf, parseCourse, type CourseProgress } from '../../www/library/courses.ts';
import {
  hasProgress,
  holdsProgress,
  mergedCourse,
  mergedProgress,
  progressTexts,
  takeProgress,
} from '../../www/library/progress.ts';
import { courseKey, puzzlesKey } from '../../www/library/keys.ts';
import { changeProgress, parseProgress, progressOf, type Progress } from '../../www/library/puzzles.ts';
import { importText } from '../../www/library/shelf/import.ts';
import { loadEngine } from '../tools/engine.ts';
import type { Engine } from '../../www/core/engine.ts';
import type { Entry } from '../../www/library/shelf/entry.ts';
import type { Shelf } from '../../www/library/shelf/shelf.ts';

const { Session, splitStudies } = await loadEngine();

const NO_PUZZLES = parseProgress(null);
const NO_COURSE = parseCourse(null);
const rated = (rating: number) => ({ rating, deviation: 90, volatility: 0.06 });
const tried = (when: number, rating: number | null, { id = when, isSolved = true } = {}) => ({
  when,
  id,
  isSolved,
  rating,
});

const PUZZLES: Progress = {
  rating: rated(1512.25),
  tried: [tried(1, null), tried(2, 1498.5, { isSolved: false }), tried(3, 1512.25)],
  best: { streak: 7, storm: 12 },
  days: { '2026-11-20': 0, '2026-11-21': 2 },
};
const COURSE: CourseProgress = {
  lessons: ['one', '"two"\\'],
  puzzles: { rules: [4, 9] },
  games: ['rules'],
  last: 'rules/one',
  moves: { rules: [], plans: ['a1-a2', 'b1'] },
};

const stored = new Map<string, string>();
let isFull = false;
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => {
    if (isFull) throw new Error('full');
    stored.set(key, value);
  },
};
Object.defineProperty(globalThis, 'localStorage', { value: storage });
// Without locks, every change is stored at once.
Object.defineProperty(globalThis, 'navigator', { value: undefined, configurable: true });
beforeEach(() => stored.clear());

/** Replaces what is kept of a game. */
function keep(game: string, puzzles: Progress, course: CourseProgress) {
  changeProgress(game, () => puzzles);
  changeCourseProgress(game, () => course);
  flush();
}

/** The headers of each study of a file. */
const headersOf = (file: string) => splitStudies(file).map(({ headers }) => headers);

/** Reads a file into an empty shelf. */
async function imported(text: string) {
  const entries: (Entry | null)[] = [];
  const shelf = {
    heads: async () => [],
    change: async (ids: string[], next: (before: null, id: string) => Entry | null) =>
      void entries.push(...ids.map((id) => next(null, id))),
  } as unknown as Shelf;
  const engine = { splitStudies, parseStudy: Session.parseStudy } as unknown as Engine;
  const result = await importText(text, { shelf, engine, onProgress: () => {}, signal: new AbortController().signal });
  flush();
  return { ...result, entries };
}

const headersWith = (game: string, progress: unknown): [string, string][] => [
  ['Game', game],
  ['Result', '*'],
  ['Progress', typeof progress === 'string' ? progress : JSON.stringify(progress)],
];

test('the progress in every game comes back from a file as it was', () => {
  assert.equal(hasProgress(), false);
  assert.deepEqual(progressTexts(), []);
  for (const [at, { id }] of GAMES.entries())
    keep(id, { ...PUZZLES, best: { streak: at, storm: 1 } }, { ...COURSE, last: `rules/${at}` });
  const file = progressTexts().join('\n');
  const before = GAMES.map(({ id }) => [progressOf(id), courseProgressOf(id)]);
  for (const { id } of GAMES) keep(id, NO_PUZZLES, NO_COURSE);
  const taken = headersOf(file).map((headers) => takeProgress(headers));
  assert.deepEqual(
    GAMES.map(({ id }) => [progressOf(id), courseProgressOf(id)]),
    before,
  );
  assert.deepEqual(
    taken,
    GAMES.map(({ id }, streak) => ({
      game: id,
      isChanged: true,
      gains: { lessons: 2, goals: 1, tries: 3, rating: 1512.25, streak, storm: 1 },
    })),
  );
  // The same file a second time has nothing new, and changes nothing.
  const none = { lessons: 0, goals: 0, tries: 0, rating: 0, streak: 0, storm: 0 };
  for (const [at, headers] of headersOf(file).entries())
    assert.deepEqual(takeProgress(headers), { game: GAMES[at]?.id, gains: none, isChanged: false });
  assert.deepEqual(
    GAMES.map(({ id }) => [progressOf(id), courseProgressOf(id)]),
    before,
  );
});

test('progress is written as a study of each game that has some, with puzzles and course apart', () => {
  changeProgress('gambit', () => ({ ...PUZZLES, tried: [], days: {} }));
  assert.equal(hasProgress(), true, 'puzzles of one game');
  stored.clear();
  changeCourseProgress('combo', () => ({ ...NO_COURSE, lessons: ['"two"\\'] }));
  assert.equal(hasProgress(), true, 'the course of one game');
  changeProgress('gambit', () => ({ ...PUZZLES, tried: [], days: {} }));
  const puzzles = JSON.stringify({
    puzzles: {
      rating: { rating: 1512.25, deviation: 90, volatility: 0.06 },
      tried: [],
      best: { streak: 7, storm: 12 },
      days: {},
    },
  });
  const course = '{"course":{"lessons":["\\"two\\"\\\\"],"puzzles":{},"games":[],"last":"","moves":{}}}';
  const escaped = (json: string) => json.replaceAll(/[\\"]/g, '\\$&');
  const study = (game: string, json: string) => `[Game "${game}"]\n[Result "*"]\n[Progress "${escaped(json)}"]\n\n*\n`;
  assert.deepEqual(progressTexts().sort(), [study('combo', course), study('gambit', puzzles)]);
});

test('a file with puzzles or a course alone keeps nothing of the other', () => {
  takeProgress(headersWith('gambit', { course: COURSE }));
  assert.deepEqual([readText(puzzlesKey('gambit')), courseProgressOf('gambit')], [null, COURSE]);
  takeProgress(headersWith('combo', { puzzles: PUZZLES }));
  assert.deepEqual([progressOf('combo'), readText(courseKey('combo'))], [PUZZLES, null]);
});

test('that the progress of a file can’t be stored is reported, and not that of a single puzzle or lesson', () => {
  const cases: [string, () => void, number][] = [
    ['puzzles of a file', () => void takeProgress(headersWith('gambit', { puzzles: PUZZLES })), 1],
    ['a course of a file', () => void takeProgress(headersWith('gambit', { course: COURSE })), 1],
    ['a puzzle', () => changeProgress('gambit', () => PUZZLES), 0],
    ['a lesson', () => changeCourseProgress('gambit', () => COURSE), 0],
  ];
  for (const [name, work, expected] of cases) {
    stored.clear();
    let failures = 0;
    setChangeListener({ onStored: () => {}, onFailure: () => void (failures += 1), onRecover: () => {} });
    isFull = true;
    work();
    isFull = false;
    assert.deepEqual([failures, stored.size], [expected, 0], name);
    flush();
    assert.equal(stored.size, 1, `${name}, once there is room`);
  }
});

test('a file with progress is one of studies, which the engine reads and writes again without a loss', () => {
  keep('gambit', PUZZLES, COURSE);
  for (const { text, headers } of splitStudies(progressTexts().join('\n'))) {
    assert.ok(holdsProgress({ text, headers }));
    const session = Session.parseStudy(text, 1);
    const canonical = session.formatStudy(headers);
    session.free();
    const [again] = splitStudies(canonical);
    assert.ok(again && holdsProgress(again));
    assert.deepEqual(
      again.headers.find(([key]) => key === 'Progress'),
      headers.find(([key]) => key === 'Progress'),
    );
  }
});

test('only a study of headers and a result holds progress', () => {
  /** What follows the header `Game`. */
  const cases: [string, boolean][] = [
    ['[Progress "{}"]', true],
    ['[Progress "{}"]\n\n*', true],
    ['[Progress "half \\"] 1. c2xc4"]\r\n[Result "1-0"]\r\n\r\n1-0\r\n', true],
    ['[Progress "{}"]\n[Event "damaged]\n\n1/2-1/2', true],
    ['[Progress "{}"]\n  [Event "damaged\n\n*', true],
    ['[Event "Progress"]\n\n*', false],
    ['[Progress "half"]\n\n1. c2xc4 *', false],
    ['[Progress "half"] 1. c2xc4 *', false],
    ['[Progress \t"half"] 1. c2xc4 *', false],
    ['[Progress "half" \t] 1. c2xc4 *', false],
    ['[Progress "{\\"course\\":{}}"] 1. c2xc4 *', false],
    ['[Progress "half"]\n\n* [half', false],
    ['[Progress "half"]\n\n{A comment} *', false],
    ['[Progress "half"]\n\nhalf *', false],
  ];
  for (const [rest, expected] of cases) {
    const [study = assert.fail()] = splitStudies(`[Game "gambit"]\n${rest}\n`);
    assert.equal(holdsProgress(study), expected, rest);
  }
});

test('a study with moves is added or damaged, whatever its headers are', async () => {
  keep('gambit', PUZZLES, COURSE);
  const before = [readText(puzzlesKey('gambit')), readText(courseKey('gambit'))];
  const study = (moves: string) =>
    `[Game "gambit"]\n[Progress "{\\"course\\":{\\"lessons\\":[\\"new\\"]}}"]\n\n${moves}\n`;
  const { entries, known, damaged, progress } = await imported(
    ['1. c2xc4 *', '1. c2xc4 *', '1. c2xc9 *'].map(study).join('\n'),
  );
  assert.deepEqual([entries.length, known, damaged.length, progress], [1, 1, 1, []]);
  assert.match(entries[0]?.text ?? '', /\[Progress "[^]*c2xc4/);
  assert.deepEqual([readText(puzzlesKey('gambit')), readText(courseKey('gambit'))], before);
  // The same header without moves.
  const taken = await imported(study('*'));
  assert.deepEqual(
    [taken.entries, taken.known, taken.damaged, taken.progress.map(({ game }) => game)],
    [[], 0, [], ['gambit']],
  );
  assert.deepEqual(courseProgressOf('gambit').lessons, [...COURSE.lessons, 'new']);
});

test('what is new is told by what is stored, even where nothing of it is counted', () => {
  const course = { ...NO_COURSE, moves: { plans: ['a1-a2'] } };
  const cases: [string, object][] = [
    ['a game under way', { course }],
    ['a game that goes on', { course: { moves: { plans: ['a1-a2', 'b1'] } } }],
    ['a puzzle of a chapter', { course: { puzzles: { rules: [4] } } }],
    ['the puzzle of a day', { puzzles: { days: { '2026-11-21': 2 } } }],
  ];
  for (const [name, progress] of cases) {
    const { gains, isChanged } = takeProgress(headersWith('gambit', progress));
    assert.ok(gains && Object.values(gains).every((gain) => gain === 0), name);
    assert.equal(isChanged, true, name);
    assert.equal(takeProgress(headersWith('gambit', progress)).isChanged, false, `${name}, again`);
  }
});

test('merging puzzles loses no attempt, best run or solved day, and takes the latest rating', () => {
  const with_ = (facts: Partial<Progress>) => ({ ...NO_PUZZLES, ...facts });
  const early = with_({ rating: rated(1400), tried: [tried(1, 1400)] });
  const late = with_({ rating: rated(1600), tried: [tried(2, 1600)] });
  /** What is here, what the file holds, and what is expected of it. */
  const cases: [string, Progress, Progress, Partial<Progress>][] = [
    ['nothing into nothing', NO_PUZZLES, NO_PUZZLES, NO_PUZZLES],
    ['into nothing', NO_PUZZLES, PUZZLES, PUZZLES],
    ['nothing into something', PUZZLES, NO_PUZZLES, PUZZLES],
    ['the same', PUZZLES, PUZZLES, PUZZLES],
    ['a later rating', early, late, { rating: rated(1600), tried: [tried(1, 1400), tried(2, 1600)] }],
    ['an earlier rating', late, early, { rating: rated(1600), tried: [tried(1, 1400), tried(2, 1600)] }],
    [
      'attempts that do not count after the rating',
      early,
      with_({ ...late, rating: rated(1600), tried: [tried(0, 1600), tried(9, null)] }),
      { rating: rated(1400) },
    ],
    [
      'a file without a rating',
      early,
      with_({ tried: [tried(5, null)] }),
      { rating: rated(1400), tried: [tried(1, 1400), tried(5, null)] },
    ],
    [
      'a rating where there is none',
      with_({ tried: [tried(5, null)] }),
      early,
      { rating: rated(1400), tried: [tried(1, 1400), tried(5, null)] },
    ],
    [
      'a rating without its attempts, where there is none',
      NO_PUZZLES,
      with_({ rating: rated(1400) }),
      { rating: rated(1400) },
    ],
    [
      'a file whose rating is damaged',
      early,
      with_({ ...late, rating: null }),
      { rating: rated(1400), tried: [tried(1, 1400), tried(2, 1600)] },
    ],
    [
      'two ratings after attempts at one time',
      early,
      with_({ rating: rated(1600), tried: [tried(1, 1600, { id: 2 })] }),
      { rating: rated(1400) },
    ],
    [
      'a rating between attempts',
      with_({ rating: rated(1450), tried: [tried(1, 1400), tried(3, 1450)] }),
      late,
      { rating: rated(1450) },
    ],
    [
      'two puzzles at one time',
      with_({ tried: [tried(5, null, { id: 1 })] }),
      with_({ tried: [tried(5, null, { id: 2 })] }),
      { tried: [tried(5, null, { id: 1 }), tried(5, null, { id: 2 })] },
    ],
    [
      'attempts out of order',
      NO_PUZZLES,
      with_({ tried: [tried(3, null), tried(1, null)] }),
      { tried: [tried(1, null), tried(3, null)] },
    ],
    [
      'the better of each run',
      with_({ best: { streak: 9, storm: 2 } }),
      with_({ best: { streak: 3, storm: 8 } }),
      { best: { streak: 9, storm: 8 } },
    ],
    [
      'days',
      with_({ days: { a: 0, b: 3, c: 1, d: 2 } }),
      with_({ days: { a: 2, b: 0, c: 4, e: 5 } }),
      { days: { a: 2, b: 3, c: 1, d: 2, e: 5 } },
    ],
  ];
  for (const [name, ours, theirs, expected] of cases) {
    const merged = mergedProgress(ours, theirs);
    assert.deepEqual(merged, { ...merged, ...expected }, name);
    assert.deepEqual(mergedProgress(merged, theirs), merged, `${name}, again`);
  }
});

test('merging courses loses nothing that is done', () => {
  const with_ = (facts: Partial<CourseProgress>) => ({ ...NO_COURSE, ...facts });
  const cases: [string, CourseProgress, CourseProgress, Partial<CourseProgress>][] = [
    ['into nothing', NO_COURSE, COURSE, COURSE],
    ['nothing into something', COURSE, NO_COURSE, COURSE],
    ['the same', COURSE, COURSE, COURSE],
    ['lessons', with_({ lessons: ['a', 'b'] }), with_({ lessons: ['b', 'c'] }), { lessons: ['a', 'b', 'c'] }],
    [
      'puzzles by chapter',
      with_({ puzzles: { x: [1, 2], y: [3] } }),
      with_({ puzzles: { x: [2, 4], z: [5] } }),
      { puzzles: { x: [1, 2, 4], y: [3], z: [5] } },
    ],
    ['goals', with_({ games: ['x'] }), with_({ games: ['y', 'x'] }), { games: ['x', 'y'] }],
    ['the part opened last', with_({ last: 'x/1' }), with_({ last: 'y/1' }), { last: 'x/1' }],
    [
      'a game that goes on',
      with_({ moves: { x: ['1'], y: [] } }),
      with_({ moves: { x: ['1', '2'], y: ['3'], z: ['2'] } }),
      { moves: { x: ['1', '2'], y: ['3'], z: ['2'] } },
    ],
    [
      'a game that is behind',
      with_({ moves: { x: ['1', '2'], y: ['1'] } }),
      with_({ moves: { x: ['1'], y: [] } }),
      { moves: { x: ['1', '2'], y: ['1'] } },
    ],
    [
      'another game, if longer',
      with_({ moves: { x: ['1', '2'], y: ['1'] } }),
      with_({ moves: { x: ['x', 'x', 'x'], y: ['2', '1'] } }),
      { moves: { x: ['1', '2'], y: ['1'] } },
    ],
    [
      'a game whose goal is reached',
      with_({ games: ['x', 'y'], moves: { x: [] } }),
      with_({ moves: { x: ['1'], y: ['1'], z: ['1'] } }),
      { moves: { x: [], z: ['1'] } },
    ],
    [
      'a game that is played once more',
      NO_COURSE,
      with_({ games: ['x'], moves: { x: ['1'] } }),
      { moves: { x: ['1'] } },
    ],
    ['names of properties', NO_COURSE, with_({ moves: { constructor: ['1'] } }), { moves: { constructor: ['1'] } }],
  ];
  for (const [name, ours, theirs, expected] of cases) {
    const merged = mergedCourse(ours, theirs);
    assert.deepEqual(merged, { ...merged, ...expected }, name);
    assert.deepEqual(mergedCourse(merged, theirs), merged, `${name}, again`);
  }
});

test('of damaged progress the sound parts are taken, and what can’t be read changes nothing', () => {
  keep('gambit', PUZZLES, COURSE);
  for (const damaged of ['', '{', 'null', '[]', '7', '"text"', '{}', '{"puzzles":[],"course":null}', '{"puzzles":']) {
    assert.deepEqual(
      takeProgress(headersWith('gambit', damaged)),
      { game: 'gambit', gains: null, isChanged: false },
      damaged,
    );
  }
  assert.deepEqual(takeProgress(headersWith('chess', { puzzles: PUZZLES })), {
    game: 'chess',
    gains: null,
    isChanged: false,
  });
  assert.deepEqual(takeProgress(headersWith('gambit', { puzzles: PUZZLES }).slice(1)), {
    game: '',
    gains: null,
    isChanged: false,
  });
  assert.deepEqual([progressOf('gambit'), courseProgressOf('gambit')], [PUZZLES, COURSE]);
  const damaged = {
    puzzles: {
      rating: { rating: 'x' },
      tried: [tried(9, null), tried(1e20, 1400), { when: 'now' }, null],
      best: { streak: -1, storm: 40 },
      days: { today: 1, '2026-11-22': 1.5 },
    },
    course: { lessons: ['three', 4], puzzles: 7, games: { x: 1 }, last: [], moves: { plans: 'e4' } },
  };
  assert.deepEqual(takeProgress(headersWith(' Gambit ', damaged)).gains, {
    lessons: 1,
    goals: 0,
    tries: 1,
    rating: 0,
    streak: 0,
    storm: 40,
  });
  assert.deepEqual(progressOf('gambit'), {
    ...PUZZLES,
    tried: [...PUZZLES.tried, tried(9, null)],
    best: { streak: 7, storm: 40 },
  });
  assert.deepEqual(courseProgressOf('gambit'), { ...COURSE, lessons: [...COURSE.lessons, 'three'] });
});

test('a file that is cut anywhere, or has any byte changed, loses nothing that was here', () => {
  keep('gambit', PUZZLES, COURSE);
  const [file = ''] = progressTexts();
  for (let at = 0; at < file.length; at += 1) {
    const changed = `${file.slice(0, at)}${String.fromCharCode(33 + ((at * 7919) % 94))}${file.slice(at + 1)}`;
    for (const text of [file.slice(0, at), changed]) {
      keep('gambit', PUZZLES, COURSE);
      for (const study of splitStudies(text)) if (holdsProgress(study)) takeProgress(study.headers);
      flush();
      const [puzzles, course] = [progressOf('gambit'), courseProgressOf('gambit')];
      for (const attempt of PUZZLES.tried)
        assert.ok(
          puzzles.tried.some(({ when, id }) => when === attempt.when && id === attempt.id),
          text,
        );
      assert.ok(
        puzzles.rating && puzzles.best.streak >= 7 && puzzles.best.storm >= 12 && puzzles.days['2026-11-21'],
        text,
      );
      for (const lesson of COURSE.lessons) assert.ok(course.lessons.includes(lesson), text);
      assert.ok(course.games.includes('rules') && course.puzzles['rules']?.includes(9), text);
    }
  }
});

/** What is stored, and what is read of it. */
const STORED: [object, Partial<Progress>][] = [
  [{ days: { '2026-11-22': 2, '2026-11-22x': 2, 'x2026-11-22': 2, '2026-1-22': 2 } }, { days: { '2026-11-22': 2 } }],
  [{ days: { '2026-11-22': -1, '2026-11-23': 0, '2026-11-24': '3' } }, { days: { '2026-11-23': 0 } }],
  [{ best: { streak: -1, storm: 1.5 } }, { best: { streak: 0, storm: 0 } }],
  [{ best: 7 }, { best: { streak: 0, storm: 0 } }],
  [
    { rating: { rating: 1500, deviation: 90, volatility: 0.06 } },
    { rating: { rating: 1500, deviation: 90, volatility: 0.06 } },
  ],
  [{ rating: { rating: '1500', deviation: 90, volatility: 0.06 } }, { rating: null }],
  [{ rating: { rating: 1500, deviation: 0, volatility: 0.06 } }, { rating: null }],
  [
    { rating: { rating: -1e4, deviation: 1, volatility: 0.001 } },
    { rating: { rating: -1e4, deviation: 1, volatility: 0.001 } },
  ],
  [
    { rating: { rating: 1e4, deviation: 1000, volatility: 1 } },
    { rating: { rating: 1e4, deviation: 1000, volatility: 1 } },
  ],
  [{ rating: { rating: 10001, deviation: 90, volatility: 0.06 } }, { rating: null }],
  [{ rating: { rating: 1500, deviation: 1001, volatility: 0.06 } }, { rating: null }],
  [{ rating: { rating: 1500, deviation: 90, volatility: 1.5 } }, { rating: null }],
  [{ tried: [tried(8.64e15, null), tried(-8.64e15, null)] }, { tried: [tried(8.64e15, null), tried(-8.64e15, null)] }],
  [
    { tried: ['5', null, true, 9e15, -9e15].map((when) => ({ when, id: 1, isSolved: true, rating: null })) },
    { tried: [] },
  ],
  [
    { tried: [1, 1.5, '1'].map((id) => ({ when: 5, id, isSolved: true, rating: null })) },
    { tried: [{ when: 5, id: 1, isSolved: true, rating: null }] },
  ],
  [
    {
      tried: [
        { when: 5, id: 1, isSolved: 1, rating: null },
        { when: 5, id: 1, isSolved: true, rating: '7' },
        { when: 5, id: 1, isSolved: true },
      ],
    },
    { tried: [] },
  ],
  [{ tried: { when: 5 } }, { tried: [] }],
  [{ tried: [-1e4, 1e4, 10001, 1e308].map((rating) => tried(5, rating)) }, { tried: [tried(5, -1e4), tried(5, 1e4)] }],
  [
    { best: { streak: 1e6, storm: 1e300 }, days: { '2026-11-22': 1e6, '2026-11-23': 1e6 + 1 } },
    { best: { streak: 1e6, storm: 0 }, days: { '2026-11-22': 1e6 } },
  ],
];

for (const [stored, facts] of STORED) {
  test(`of stored ${JSON.stringify(stored).slice(0, 60)} is read what is sound`, () => {
    assert.deepEqual(parseProgress(JSON.stringify(stored)), { ...NO_PUZZLES, ...facts });
  });
}

test('of more than 500 attempts and days the latest are kept', () => {
  const attempts = Array.from({ length: 503 }, (_, n) => tried(n, null));
  const dates = Array.from({ length: 503 }, (_, n) => new Date(Date.UTC(2026, 0, n + 1)).toISOString().slice(0, 10));
  // In no order of time, as after files of several devices were merged.
  const days = Object.fromEntries(dates.map((_, n) => [dates[(n * 100) % 503] ?? '', n]));
  changeProgress('gambit', () => ({ ...NO_PUZZLES, tried: attempts, days }));
  flush();
  assert.deepEqual(progressOf('gambit').tried, attempts.slice(3));
  assert.deepEqual(Object.keys(progressOf('gambit').days).sort(), dates.slice(3));
});

/** The text of a study with progress. */
const fileWith = (progress: unknown) =>
  `[Game "gambit"]\n[Result "*"]\n[Progress "${JSON.stringify(progress).replaceAll(/[\\"]/g, '\\$&')}"]\n\n*\n`;
const GAME = '[Game "gambit"]\n\n1. c2xc4 *\n';

/**
 * What a file holds beside a game, and what is said to be new: whatever it is, the game is added and saving goes on.
 */
const HUGE: [string, unknown, boolean][] = [
  [
    '130,000 rated attempts',
    { puzzles: { rating: rated(1400), tried: Array.from({ length: 130_000 }, (_, n) => tried(n, 1400)) } },
    true,
  ],
  ['130,000 lessons', { course: { lessons: Array.from({ length: 130_000 }, (_, n) => `${n}`) } }, true],
];
for (const [name, progress, isTaken] of HUGE) {
  test(`a file with ${name} is read, and everything is stored after it`, async () => {
    keep('gambit', PUZZLES, NO_COURSE);
    const result = await imported(`${GAME}\n${fileWith(progress)}\n${GAME.replace('c2xc4', 'd2xd4')}`);
    assert.deepEqual(
      [result.entries.length, result.damaged, result.progress.map(({ gains }) => gains !== null)],
      [2, [], [isTaken]],
    );
    assert.ok([...stored.values()].every((text) => text.length < 50_000));
    changeProgress('gambit', (before) => ({ ...before, best: { streak: 30, storm: 40 } }));
    changeCourseProgress('gambit', (before) => ({ ...before, games: ['rules'] }));
    flush();
    assert.deepEqual(
      [
        parseProgress(stored.get('gambol/1/puzzles/gambit') ?? null).best,
        parseCourse(stored.get('gambol/1/course/gambit') ?? null).games,
      ],
      [{ streak: 30, storm: 40 }, ['rules']],
    );
  });
}

test('progress that can’t even be written as text is damaged, and the games beside it are added', async (t) => {
  t.mock.method(console, 'error', () => {});
  const nested = `${'['.repeat(1e5)}${']'.repeat(1e5)}`;
  const { entries, progress } = await imported(
    `${GAME}\n[Game "gambit"]\n[Progress "{\\"puzzles\\":{\\"x\\":${nested}}}"]\n\n*\n`,
  );
  assert.deepEqual([entries.length, progress], [1, [{ game: 'gambit', gains: null, isChanged: false }]]);
});

test('a file pushes out no attempt and no day of one’s own, and nothing of the future is taken', () => {
  const now = Date.now();
  const dayOf = (days: number) => new Date(now + days * 864e5).toISOString().slice(0, 10);
  const own = Array.from({ length: 400 }, (_, n) => tried(now - 1e9 + n, 1400, { id: 1 }));
  const days = Object.fromEntries(Array.from({ length: 400 }, (_, n) => [dayOf(-800 + n), 3]));
  keep('gambit', { ...NO_PUZZLES, rating: rated(1400), tried: own, days }, NO_COURSE);
  const later = {
    rating: rated(2500),
    tried: Array.from({ length: 600 }, (_, n) => tried(8e15 + n, 2500)),
    best: { streak: 1e300, storm: 1e6 + 1 },
    days: Object.fromEntries(Array.from({ length: 600 }, (_, n) => [`${3000 + n}-01-01`, 1])),
  };
  takeProgress(headersWith('gambit', { puzzles: later }));
  assert.deepEqual(progressOf('gambit'), { rating: rated(1400), tried: own, best: { streak: 0, storm: 0 }, days });
  // What is left after that is damaged as a whole.
  assert.equal(takeProgress(headersWith('gambit', { puzzles: { ...later, rating: null } })).gains, null);
  assert.equal(
    takeProgress(
      headersWith('gambit', {
        puzzles: { days: { [dayOf(2)]: 1, '2025-02-29': 1, '2026-13-01': 1, '2026-00-00': 1 } },
      }),
    ).gains,
    null,
  );

  // Of what may be so, the latest fits beside one's own.
  const others = Array.from({ length: 600 }, (_, n) => tried(now - 2000 + n, null, { id: 2 }));
  const theirDays = Object.fromEntries(
    [...Object.keys(days).slice(0, 9), ...Array.from({ length: 300 }, (_, n) => dayOf(1 - n))].map((date) => [date, 1]),
  );
  takeProgress(headersWith('gambit', { puzzles: { tried: others, days: theirDays } }));
  const after = progressOf('gambit');
  assert.deepEqual(after.tried, [...own, ...others.slice(-100)]);
  assert.ok(
    Object.keys(days).every((date) => date in after.days) &&
      Object.keys(after.days).length === 500 &&
      dayOf(1) in after.days,
  );
  assert.deepEqual(
    Object.keys(days)
      .map((date) => after.days[date])
      .slice(0, 10),
    [1, 1, 1, 1, 1, 1, 1, 1, 1, 3],
    'a better result of a known day is taken',
  );
  assert.equal(takeProgress(headersWith('gambit', { puzzles: { tried: others, days: theirDays } })).isChanged, false);
});

test('what is stored is read whatever the clock says', (t) => {
  keep('gambit', PUZZLES, COURSE);
  t.mock.timers.enable({ apis: ['Date'], now: new Date('1999-12-31T23:59:59Z') });
  assert.deepEqual(progressOf('gambit'), PUZZLES);
  changeProgress('gambit', (progress) => ({ ...progress, tried: [...progress.tried, tried(9e11, null)] }));
  takeProgress(headersWith('gambit', { puzzles: { best: { streak: 8, storm: 0 } } }));
  flush();
  assert.deepEqual(progressOf('gambit'), {
    ...PUZZLES,
    best: { streak: 8, storm: 12 },
    tried: [...PUZZLES.tried, tried(9e11, null)],
  });
});

test('a course of a file has keys, and is no larger than any course', () => {
  keep('gambit', NO_PUZZLES, COURSE);
  const before = stored.get('gambol/1/course/gambit');
  const cases: [string, object][] = [
    ['a long key', { lessons: ['x'.repeat(1e6)] }],
    ['long keys of chapters', { moves: { ['x'.repeat(1e6)]: ['a'] }, puzzles: { ['y'.repeat(1e6)]: [1] } }],
    ['a long path', { last: 'x'.repeat(1e6) }],
    ['a long move', { lessons: ['three'], moves: { rules: ['x'.repeat(1e6)], other: ['x'.repeat(1e6)] } }],
    ['many moves', { moves: { other: Array.from({ length: 1e5 }, () => 'a1-a2') } }],
    ['many puzzles', { puzzles: { other: Array.from({ length: 1e5 }, (_, n) => n) } }],
  ];
  for (const [name, course] of cases) {
    assert.deepEqual(
      takeProgress(headersWith('gambit', { course })),
      { game: 'gambit', gains: null, isChanged: false },
      name,
    );
    assert.equal(stored.get('gambol/1/course/gambit'), before, name);
  }
  // Puzzles beside a course that is refused are taken, and a course that tells nothing is none that is damaged.
  assert.equal(
    takeProgress(headersWith('gambit', { puzzles: { best: { storm: 3 } }, course: { lessons: ['x'.repeat(65)] } }))
      .gains?.storm,
    3,
  );
  assert.equal(takeProgress(headersWith('gambit', { course: NO_COURSE })).gains?.lessons, 0);
});
