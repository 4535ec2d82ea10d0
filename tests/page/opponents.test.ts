// The opponents: their names at a table, what they say, and which one is offered after wins and losses.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LEVELS, type Level } from '../../www/core/levels.ts';
import { beatenIn, runAfter, suggestedBy } from '../../www/library/runs.ts';
import { PEOPLE } from '../../www/ui/portrait/people.ts';
import { NAMES, opponentName } from '../../www/words/names.ts';
import { LANGUAGES } from '../../www/words/vocabulary.ts';

/** The most characters of a name, and of a line: it stands beside a portrait on a phone. */
const MAX_NAME = 6;
const MAX_LINE = 60;

test('each level has a short name of its own', () => {
  const names = LEVELS.map((level) => NAMES[level]);
  assert.equal(new Set(names.map(([initial]) => initial)).size, LEVELS.length, 'they begin with different letters');
  for (const name of names) assert.match(name, new RegExp(`^[A-Z][a-z]{1,${MAX_NAME - 1}}$`));
});

test('several of one level at a table are told apart, and persons have no such name', () => {
  const cases: [string, string[]][] = [
    ['human easy', ['', 'Sami']],
    ['easy human easy', ['Sami', '', 'Sami II']],
    ['beginner beginner beginner beginner', ['Lulu', 'Lulu II', 'Lulu III', 'Lulu IV']],
    ['hard master friend hard', ['Bruno', 'Ada', '', 'Bruno II']],
  ];
  for (const [kinds, names] of cases) {
    const all = kinds.split(' ');
    assert.deepEqual(
      all.map((_, seat) => opponentName(all, seat)),
      names,
      kinds,
    );
  }
});

for (const tag of Object.keys(LANGUAGES)) {
  test(`${tag}: each opponent greets, wins, loses and draws in a short line of its own`, async () => {
    const { default: words } = await import(`../../www/words/opponents/${tag}.ts`);
    const lines = LEVELS.flatMap((level) =>
      ['greets', 'wins', 'loses', 'draws'].map((when) => words.lines[level][when]),
    );
    assert.equal(new Set(lines).size, 4 * LEVELS.length);
    for (const line of lines) assert.ok(line.length <= MAX_LINE, line);
    assert.notEqual(words.of('Easy', 1), words.of('Easy', 2));
    assert.equal(words.of('Easy', 0), 'Easy');
    assert.ok(words.offer('Nina').includes('Nina'));
  });
}

test('a second and a third of one person have clothes and felt of their own', () => {
  for (const level of LEVELS) {
    const { cloth, felt } = PEOPLE[level];
    for (const colours of [cloth, felt]) assert.equal(new Set(colours).size, 3, level);
  }
});

/** The outcomes against levels in their order, and the opponent that is suggested then. */
const RUNS: [[Level, 1 | 0 | -1][], Level | null][] = [
  [[], null],
  [[['beginner', 1]], null],
  [
    [
      ['beginner', 1],
      ['beginner', 1],
    ],
    'easy',
  ],
  [
    [
      ['beginner', 1],
      ['beginner', 1],
      ['beginner', 1],
    ],
    'easy',
  ],
  [
    [
      ['beginner', 1],
      ['beginner', 0],
      ['beginner', 1],
    ],
    null,
  ],
  [
    [
      ['beginner', 1],
      ['beginner', -1],
      ['beginner', 1],
    ],
    null,
  ],
  [
    [
      ['beginner', 1],
      ['beginner', 1],
      ['easy', -1],
    ],
    null,
  ],
  [
    [
      ['beginner', 1],
      ['easy', 1],
    ],
    null,
  ],
  [
    [
      ['easy', -1],
      ['easy', -1],
    ],
    'beginner',
  ],
  [
    [
      ['beginner', -1],
      ['beginner', -1],
    ],
    null,
  ],
  [
    [
      ['master', 1],
      ['master', 1],
    ],
    null,
  ],
  [
    [
      ['master', -1],
      ['master', -1],
    ],
    'hard',
  ],
];

for (const [games, suggested] of RUNS) {
  test(`after ${games.map(([level, outcome]) => `${level} ${outcome}`).join(', ') || 'nothing'}: ${suggested}`, () => {
    const run = games.reduce<unknown>((before, [level, outcome]) => runAfter(before, level, outcome), undefined);
    assert.equal(suggestedBy(run), suggested);
  });
}

test('a damaged run suggests nobody, and the next game begins a new one', () => {
  for (const run of [null, 7, 'easy', [], {}, { level: 'human', count: 2 }, { level: 'easy', count: 1.5 }]) {
    assert.equal(suggestedBy(run), null);
    assert.deepEqual(runAfter(run, 'easy', 1), { level: 'easy', count: 1, beaten: 'easy' });
    assert.equal(beatenIn(run), null);
  }
  assert.equal(runAfter({ level: 'easy', count: 1e9 }, 'easy', 1).count, 99);
});

test('the strongest opponent that was beaten stays known', () => {
  const games = [
    ['easy', 1, 'easy'],
    ['hard', -1, 'easy'],
    ['hard', 1, 'hard'],
    ['beginner', 1, 'hard'],
    ['master', 0, 'hard'],
  ] as const;
  let run: unknown = { level: 'easy', count: -1 };
  for (const [level, outcome, beaten] of games) {
    run = runAfter(run, level, outcome);
    assert.equal(beatenIn(run), beaten);
  }
  assert.equal(beatenIn(runAfter(null, 'easy', -1)), null);
  assert.equal(beatenIn({ beaten: 'nobody' }), null);
});
