// What a search of the worker knows from the one before it, counted in positions: the same on every machine.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { succession } from '../../www/core/succession.ts';
import { loadEngine } from '../tools/engine.ts';
import type { Report } from '../../www/core/bindings.ts';
import type { Question } from '../../www/core/protocol.ts';

const { Search, Session } = await loadEngine();
type Begun = ReturnType<ReturnType<typeof succession>>;

/** Positions of the first search, and the depth at which the second one is measured. */
const NODES = 500_000;
const DEPTH = 12;

const FIRST = {
  combo: 'w3,1,w2,1,w1,w2,1,w1/1,w2,1,w1,2,w3,1/8/2,b2,5/4,b3,3/8/b1,1,b2,1,b3,1,b1,1/b1,b1,1,b1,1,b1,2 b 0',
  gambit: '8/xxxxxxxx/oooooooo/8 o',
};

const ask = (changes: Partial<Question> = {}): Question => ({
  game: 'combo',
  setup: '',
  view: FIRST.combo,
  moves: [],
  level: 'master',
  seed: 1,
  all: false,
  millis: 1000,
  ...changes,
});

/** Searches until something is reached or the search is done. */
function runUntil(search: Begun, isReached: (report: Report) => boolean) {
  let report = search.report();
  while (!report.done && !isReached(report)) {
    search.run(0);
    report = search.report();
  }
  return report;
}

const runTo = (search: Begun, nodes: number) => runUntil(search, (report) => report.nodes >= nodes);
/** The report of a search that has reached the depth at which it is measured. */
const measure = (search: Begun) => runUntil(search, ({ depth }) => depth >= DEPTH);

/** The report of a search that knows nothing. */
function fresh(question: Question) {
  const search = new Search(question);
  const report = measure(search);
  search.free();
  return report;
}

const begin = succession(Search);
const first = runTo(begin(ask()), NODES);
const [move = '', reply = ''] = first.line;

for (const [name, question] of [
  ['two moves later', ask({ moves: [move, reply], seed: 7 })],
  ['at the same position', ask()],
] as const)
  test(`a search ${name} is as deep as before after a third of the positions`, () => {
    const begin = succession(Search);
    runTo(begin(ask()), NODES);
    const [known, unknown] = [measure(begin(question)), fresh(question)];
    assert.ok(known.depth >= DEPTH && unknown.depth >= DEPTH);
    assert.ok(known.nodes * 3 < unknown.nodes, `${known.nodes} of ${unknown.nodes} positions`);
  });

test('a game goes on from search to search, also from one that was left early', () => {
  const begin = succession(Search);
  runTo(begin(ask()), NODES);
  begin(ask({ moves: [move, reply] })).run(0);
  const again = ask({ moves: [move, reply] });
  assert.ok(measure(begin(again)).nodes * 3 < fresh(again).nodes);
});

test('what is proved in Gambit stays proved', () => {
  const begin = succession(Search);
  const solve = (search: Begun) => runUntil(search, ({ done }) => done);
  const view = '1x1xox1x/xxxxxxx1/1x1x1x1x/ox1x1xoo o';
  const question = ask({ game: 'gambit', view });
  const solved = solve(begin(question));
  const again = solve(begin(question));
  assert.ok(again.nodes * 10 < solved.nodes, `${again.nodes} of ${solved.nodes} positions`);
  assert.deepEqual([again.best, again.values[0]?.proved], [solved.best, true]);
});

const other = Session.open('combo', '', FIRST.combo)
  .legal()
  .find((legal) => legal !== move);

for (const [name, question, before = ask({ moves: [move, reply] })] of [
  ['after moves were taken back', ask()],
  ['after another move', ask({ moves: [other ?? ''] }), ask({ moves: [move] })],
  ['of a game from another position', ask({ view: FIRST.combo.replace(' b 0', ' b 2'), moves: [move, reply] })],
  ['of a game with other options', ask({ setup: 'draws=pieces', moves: [move, reply] })],
  ['of a lower level', ask({ level: 'hard', moves: [move, reply] })],
  ['of a lower level after one of that level', ask({ level: 'hard' }), ask({ level: 'hard' })],
  ['without a time limit', ask({ millis: null, moves: [move, reply] })],
  ['after one without a time limit', ask({ moves: [move, reply] }), ask({ millis: null })],
  ['of another game', ask({ game: 'gambit', view: FIRST.gambit }), ask()],
] as const)
  test(`a search ${name} knows nothing`, () => {
    const begin = succession(Search);
    runTo(begin(before), NODES / 2);
    assert.deepEqual(measure(begin(question)), fresh(question));
  });

test('each search frees the one before, and nothing is left of one that was refused', () => {
  const begin = succession(Search);
  const searches = [begin(ask()), begin(ask({ moves: [move] })), begin(ask())];
  for (const freed of searches.slice(0, 2)) assert.throws(() => freed.run(0), { code: 'freed' });
  assert.throws(() => begin(ask({ moves: ['a1'] })), { place: [{ name: 'move', at: 1 }] });
  assert.throws(() => searches[2]?.run(0), { code: 'freed' });
  assert.deepEqual(measure(begin(ask())), fresh(ask()));
});
