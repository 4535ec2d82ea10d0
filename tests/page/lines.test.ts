// The lines of an analysis, and the turns of its questions where one worker answers all.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Lines } from '../../www/coach/lines.ts';
import { takeTurns } from '../../www/coach/turns.ts';
import * as trees from '../../www/game/edits.ts';
import { GAMES } from '../../www/games/index.ts';
import { questionAfter, questionAt } from '../../www/table/select.ts';
import { reducing } from './reducing.ts';
import type { Report } from '../../www/core/bindings.ts';
import type { Question } from '../../www/core/protocol.ts';
import type { TableSnapshot } from '../../www/game/snapshot.ts';
import type { Search } from '../../www/game/player.ts';
import type { Foreseen } from '../../www/ui/panel/views.ts';

const QUESTION: Question = {
  game: 'gambit',
  setup: '',
  view: 'first',
  moves: ['a'],
  level: 'master',
  seed: 1,
  all: true,
  millis: 20_000,
};

/** @param moves the best first */
const reportOf = (depth: number, moves: string[], more?: Partial<Report>): Report => ({
  depth,
  nodes: 1,
  values: moves.map((move, n) => ({ move, value: -n, depth, proved: false })),
  line: [moves[0] ?? '', 'x', 'y'],
  done: false,
  best: moves[0] ?? '',
  ...more,
});

/** A pool whose questions are answered by hand. */
function poolOf(size: number) {
  const asked: { question: Question; onReport: (report: Report) => void; answer: (report: Report) => void }[] = [];
  const think: Search = (question, onReport = () => {}) =>
    new Promise((answer) => asked.push({ question, onReport, answer }));
  return { asked, pool: { size, think, stop: () => {} } };
}

test('one worker looks first, lets others in, and then searches on', async () => {
  const { asked, pool } = poolOf(1);
  const depths: number[] = [];
  const answered = takeTurns(pool).think(QUESTION, ({ depth }) => depths.push(depth));
  assert.equal(asked[0]?.question.millis, 2000);
  asked[0]?.onReport(reportOf(3, ['b']));
  asked[0]?.answer(reportOf(5, ['b']));
  await Promise.resolve();
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(asked[1]?.question.millis, 20_000);
  for (const depth of [2, 5, 6]) asked[1]?.onReport(reportOf(depth, ['b']));
  asked[1]?.answer(reportOf(7, ['b'], { done: true }));
  assert.equal((await answered).depth, 7);
  assert.deepEqual(depths, [3, 5, 6]);
});

test('a solved position is looked at once, and several workers wait for nobody', async () => {
  const one = poolOf(1);
  const solved = takeTurns(one.pool).think(QUESTION);
  one.asked[0]?.answer(reportOf(4, ['b'], { done: true }));
  assert.equal((await solved).depth, 4);
  assert.equal(one.asked.length, 1);
  const two = poolOf(2);
  void takeTurns(two.pool).think(QUESTION);
  assert.equal(two.asked[0]?.question.millis, 20_000);
});

test('a report knows one line, and the others are searched, two at a time', async () => {
  const { asked, pool } = poolOf(2);
  let position = 'here';
  let changes = 0;
  const play = {
    questionAfter: (move: string) => ({ ...QUESTION, moves: [...QUESTION.moves, move] }),
    get snapshot() {
      return { position, ply: 1 } as unknown as TableSnapshot;
    },
    foresee: (moves: string[]) =>
      moves.map((move, seat) => ({ move, seat, position: '', scores: [], over: move === 'end' }) as Foreseen),
  };
  const lines = new Lines(play, pool.think, () => (changes += 1));
  const movesOf = (report: Report | null) =>
    lines.of(report).map(({ moves }) => moves.map(({ move }) => move).join(' '));
  assert.deepEqual(movesOf(null), []);
  assert.deepEqual(movesOf(reportOf(3, ['b', 'c', 'd', 'e'])), ['b x y', 'c', 'd']);
  assert.deepEqual(
    asked.map(({ question }) => question.moves.join(' ')),
    ['a c', 'a d'],
  );
  movesOf(reportOf(3, ['b', 'e', 'f']));
  assert.equal(asked.length, 2);
  asked[0]?.answer(reportOf(2, ['p'], { line: ['p', 'q'] }));
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(changes, 1);
  assert.deepEqual(movesOf(reportOf(4, ['b', 'c', 'end'])), ['b x y', 'c p q', 'end']);
  assert.equal(asked.length, 2);
  // A report may know no more than its best move.
  assert.deepEqual(movesOf(reportOf(5, ['g', 'c'], { line: ['g'] })), ['g', 'c p q']);
  assert.deepEqual(
    asked.map(({ question }) => question.moves.join(' ')),
    ['a c', 'a d', 'a g'],
  );
  // What is answered about another position counts no more.
  position = 'there';
  assert.deepEqual(movesOf(null), []);
  asked[1]?.answer(reportOf(2, ['p'], { line: ['p', 'q'] }));
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(changes, 1);
});

for (const game of GAMES) {
  test(`${game.id}: what follows a move is asked of the next player, who has its own hand`, () => {
    const play = reducing({ seed: 5, playerKinds: game.playerKinds.map(() => 'human') }, { game, trees });
    for (let n = 0; n < 6; n += 1) {
      const move = play.legal.at(-1) ?? '';
      const [asked, { position }] = [questionAfter(play, move), play.snapshot];
      assert.equal(play.snapshot.position, position);
      play.send({ type: 'attempt', move });
      const { view, moves } = questionAt(play);
      assert.deepEqual([asked.view, asked.moves], [view, moves]);
    }
  });
}
