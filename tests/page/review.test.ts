// Reviews: the formulas by hand, the judgements of known reports, the reasons of each game, and Gambit against its
// exhaustive values.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Analysis, millisOf } from '../../www/coach/review/analysis.ts';
import { chanceModelOf, resultChances, usualChances, type ChanceModel } from '../../www/coach/review/chances.ts';
import { accuracyOf, accuracyOfGame, kindOf, levelledLoss, weightsOf } from '../../www/coach/review/formulas.ts';
import { judge, type JudgedMove } from '../../www/coach/review/judge.ts';
import { skillAndLuck } from '../../www/coach/review/luck.ts';
import { pliesOf, type Ply } from '../../www/coach/review/plies.ts';
import { GameRecord } from '../../www/game/record.ts';
import { GAMES } from '../../www/games/index.ts';
import { LANGUAGES, type Tag } from '../../www/words/vocabulary.ts';
import { loadEngine } from '../tools/engine.ts';
import type { Report } from '../../www/core/bindings.ts';
import type { Question } from '../../www/core/protocol.ts';
import type { GamePage } from '../../www/games/page.ts';
import type { Facts } from '../../www/games/review.ts';

const { Search, Session } = await loadEngine();
const TAGS = Object.keys(LANGUAGES) as Tag[];
const near = (value: number | null, expected: number) =>
  assert.ok(value !== null && Math.abs(value - expected) < 0.005, `${value} is not ${expected}`);
const gameOf = (id: string) => GAMES.find((game) => game.id === id) ?? assert.fail(id);

// 103.1668 · e^(−0.04354 · lost) − 2.1669, at most 100: e^−0.4354 = 0.64701, e^−0.6531 = 0.52043, e^−2.177 = 0.11338.
for (const [lost, accuracy] of [
  [0, 100],
  [1, 96.601],
  [5, 80.817],
  [10, 64.583],
  [15, 51.524],
  [50, 9.53],
  [100, 0],
] as const) {
  test(`a move that loses ${lost} points has an accuracy of ${accuracy}`, () => near(accuracyOf(lost), accuracy));
}

for (const [lost, kind] of [
  [0, null],
  [4.99, null],
  [5, 'inaccuracy'],
  [9.99, 'inaccuracy'],
  [10, 'mistake'],
  [14.99, 'mistake'],
  [15, 'blunder'],
  [100, 'blunder'],
] as const) {
  test(`a move that loses ${lost} points is ${kind ?? 'good enough'}`, () => assert.equal(kindOf(lost), kind));
}

// Odds of 1 : 3 are two thirds less than 1 : 1, and those of 1 : 9 than 1 : 3.
for (const [before, after, lost] of [
  [0.5, 0.5, 0],
  [0.5, 0.25, 25],
  [0.25, 0.1, 25],
  [0.9, 0.75, 25],
  [0.5, 0.1, 40],
  [0.25, 0.5, 0],
  // Less than 1 % counts as 1 %, and more than 99 % as 99 %.
  [0.01, 0, 0],
  [1, 0.99, 0],
  [1, 0.9901, 0],
  [1, 0.5, 49],
  [1, 0, 49.9898],
] as const) {
  test(`from ${before} to ${after} is a loss of ${lost} points at even chances`, () =>
    near(levelledLoss(before, after), lost));
}

test('what sums of decimals leave does not change a kind', () => assert.equal(kindOf(100 * (0.7 - 0.6)), 'mistake'));

test('a move counts by the deviation of the chances around it, within bounds', () => {
  // Two moves have windows of two: 50 and 50, then 50 and 70, which deviate by 0 and by 10.
  assert.deepEqual(
    weightsOf([0.5, 0.5, 0.7]).map((weight) => Number(weight.toFixed(6))),
    [0.5, 10],
  );
  assert.deepEqual(weightsOf([0, 1]), [12]);
  assert.deepEqual(weightsOf([0.5]), []);
  // A window is a tenth of the game, and at most eight.
  assert.equal(
    weightsOf(Array.from({ length: 101 }, (_, ply) => Number(ply >= 93))).findIndex((weight) => weight > 0.5),
    92,
  );
});

test('the accuracy of a game is the mean of a weighted and a harmonic mean', () => {
  // Weighted: (100 · 1 + 50 · 3) ÷ 4 = 62.5; harmonic: 2 ÷ (1/100 + 1/50) = 66.667.
  near(
    accuracyOfGame([
      { accuracy: 100, weight: 1 },
      { accuracy: 50, weight: 3 },
    ]),
    64.583,
  );
  near(accuracyOfGame([{ accuracy: 100, weight: 0.5 }]), 100);
  // A move of no accuracy counts as 1 in the harmonic mean: 2 ÷ (1 + 1/100) = 1.980.
  near(
    accuracyOfGame([
      { accuracy: 0, weight: 1 },
      { accuracy: 100, weight: 1 },
    ]),
    25.99,
  );
  assert.equal(accuracyOfGame([]), null);
});

test('chances without a fit: a value is a logistic, a proved value a result', () => {
  const game = { scale: { bar: 10, small: 1 } };
  const before = { position: '', toMove: 1, scores: [3, 3] };
  // 1 ÷ (1 + e^−1) = 0.7311 for a lead of two, with a slope of a half.
  const [black, white] = usualChances(game, before, { value: 2, proved: false });
  near(white ?? 0, 0.7311);
  near(black ?? 0, 0.2689);
  assert.deepEqual(usualChances(game, before, { value: -3, proved: true }), [1, 0]);
  assert.deepEqual(usualChances(game, before, { value: 0, proved: true }), [0.5, 0.5]);
  const shares = usualChances(
    game,
    { ...before, scores: [1, 1, 1] },
    { value: 0, proved: false, shares: [0.5, 0.3, 0.2] },
  );
  assert.deepEqual(
    shares.map((share) => Number(share.toFixed(6))),
    [0.5, 0.3, 0.2],
  );
  assert.deepEqual(resultChances({ winners: [0, 2], scores: [5, 3, 5] }), [0.5, 0, 0.5]);
  assert.deepEqual(resultChances({ winners: [], scores: [1, 1] }), [0.5, 0.5]);
});

const ply = (own: Partial<Ply>): Ply => ({
  ply: 0,
  position: '',
  players: 2,
  toMove: 0,
  over: false,
  winners: [],
  scores: [0, 0],
  holdings: [],
  move: 'a',
  choices: 2,
  question: null,
  ...own,
});
const report = (...values: [move: string, value: number, proved?: boolean][]): Report => ({
  depth: 5,
  nodes: 1,
  done: false,
  line: [],
  best: values[0]?.[0] ?? '',
  values: values.map(([move, value, proved = false]) => ({ move, value, proved, depth: 5 })),
});

/** The first ply that is solved by trying everything. */
const FIRST_SOLVED_PLY = 3;
/** A slope of a half. */
const FIT: Pick<ChanceModel, 'chancesOf' | 'noise' | 'isLevelled'> = {
  chancesOf: (standing, move) => usualChances({ scale: { bar: 10, small: 1 } }, standing, move),
  noise: 0,
  isLevelled: false,
};

test('a move is judged by the position after it', () => {
  const plies = [
    ply({ move: 'a' }),
    ply({ ply: 1, toMove: 1, move: 'c' }),
    ply({ ply: 2, move: null, toMove: null, over: true, winners: [1] }),
  ];
  // The best move leads by 2, which is 73.1 %; after the other one the opponent leads by 1: 37.8 %.
  const {
    moves: [first, second],
    turning,
    chances,
  } = judge({ win: null }, FIT, plies, [report(['b', 2], ['a', 1.9]), report(['c', 1])]);
  near(first?.lost ?? 0, 35.352);
  assert.deepEqual([first?.kind, first?.best, first?.heir, first?.cost, turning], ['blunder', 'b', 1, 3, 0]);
  assert.deepEqual([second?.kind, second?.lost], [null, 0]);
  near(chances[0]?.[0] ?? 0, 0.7311);
  assert.deepEqual(chances[2], [0, 1]);
});

test('the turning point is the move that lost most, and the one who gained it is not its player', () => {
  const plies = [
    ply({ move: 'a' }),
    ply({ ply: 1, toMove: 1, move: 'b' }),
    ply({ ply: 2, move: 'c' }),
    ply({ ply: 3, toMove: 1, move: 'd' }),
    ply({ ply: 4, move: null }),
  ];
  const { moves, turning } = judge({ win: null }, FIT, plies, [
    report(['x', 1], ['a', 0]),
    report(['x', 0], ['b', 0]),
    report(['y', 3], ['c', 0]),
    report(['d', 2]),
  ]);
  assert.deepEqual(
    moves.map((judged) => judged?.kind),
    ['mistake', 'blunder', 'blunder', null],
  );
  assert.ok((moves[1]?.lost ?? 0) > (moves[0]?.lost ?? 0));
  assert.deepEqual([turning, moves[2]?.heir], [2, 1]);
});

test('an only move has no accuracy', () => {
  const plies = [ply({ choices: 1 }), ply({ ply: 1, toMove: 1, move: 'b', choices: 1 }), ply({ ply: 2, move: null })];
  assert.deepEqual(judge({ win: null }, FIT, plies, [report(['a', -3]), report(['b', 9])]).accuracies, [null, null]);
});

test('what the search prefers, an only move, a better move and noise lose nothing', () => {
  const lostOf = (own: Partial<Ply>, here: Report, noise = 0) => {
    const plies = [ply(own), ply({ ply: 1, toMove: 1, move: 'c' }), ply({ ply: 2, move: null })];
    return judge({ win: null }, { ...FIT, noise }, plies, [here, report(['c', 1])]).moves[0]?.lost;
  };
  assert.equal(lostOf({ move: 'b' }, report(['b', 2], ['a', 1])), 0);
  assert.equal(lostOf({ choices: 1 }, report(['a', 2])), 0);
  assert.equal(lostOf({}, report(['b', -2], ['a', -3])), 0);
  assert.equal(lostOf({}, report(['b', -0.5], ['a', -3]), 0.5), 0);
  assert.notEqual(lostOf({}, report(['b', -0.4], ['a', -3]), 0.5), 0);
});

test('where hands are hidden, what is drawn after a move is luck', () => {
  const plies = [
    ply({ scores: [0, 0] }),
    ply({ ply: 1, toMove: 1, move: 'c' }),
    ply({ ply: 2, move: null, scores: [10, 4] }),
  ];
  const { moves } = judge({ win: null, hands: {} as any }, FIT, plies, [
    report(['b', 2], ['a', 1]),
    report(['d', 9], ['c', 5]),
  ]);
  assert.deepEqual(
    moves.map((judged) => judged?.cost),
    [1, 4],
  );
  // The second player gave away three points more; the lead at the end is six.
  assert.deepEqual(skillAndLuck(moves, [10, 4], null), { lead: [6, -6], luck: [3, -3], skill: [3, -3], given: [1, 4] });
  // Where the draws are known, the rest is what remains without them.
  const draws = [
    { ply: 0, seat: 0, pieces: ['a'], points: 5 },
    { ply: 1, seat: 1, pieces: ['b'], points: -2 },
    { ply: 2, seat: 0, pieces: ['c'], points: 1 },
  ];
  assert.deepEqual(skillAndLuck(moves, [10, 4], draws), {
    lead: [6, -6],
    luck: [8, -8],
    skill: [-2, 2],
    given: [1, 4],
  });
});

test('points that hardly change the chance are given away all the same', () => {
  const plies = [
    ply({ scores: [40, 0] }),
    ply({ ply: 1, toMove: 1, move: 'c' }),
    ply({ ply: 2, move: null, scores: [60, 0] }),
  ];
  const {
    moves: [first],
  } = judge({ win: null, hands: {} as any }, { ...FIT, noise: 2 }, plies, [
    report(['b', 50], ['a', 45]),
    report(['c', -45]),
  ]);
  assert.deepEqual([first?.lost, first?.cost, first?.kind], [0, 5, null]);
});

test('with three players, luck and skill are against the mean of the others', () => {
  const moves = [1, 5].map((cost, mover) => ({ cost, mover }) as JudgedMove);
  assert.deepEqual(skillAndLuck([...moves, null], [9, 9, 9], null), {
    lead: [0, 0, 0],
    luck: [-1.5, 4.5, -3],
    skill: [1.5, -4.5, 3],
    given: [1, 5, 0],
  });
});

test('with three players a move has its loss and an heir', () => {
  const shares = (...of: number[]) => ({
    ...report(['b', 1], ['a', 0]),
    values: [
      { move: 'b', value: 1, depth: 1, proved: false, shares: of },
      { move: 'a', value: 0, depth: 1, proved: false, shares: of },
    ],
  });
  const three = { players: 3, scores: [5, 5, 5] };
  const plies = [ply(three), ply({ ...three, ply: 1, toMove: 1, move: 'b' }), ply({ ...three, ply: 2, move: null })];
  const {
    moves: [first],
  } = judge({ win: null }, FIT, plies, [shares(0.5, 0.3, 0.2), shares(0.4, 0.3, 0.3)]);
  near(first?.lost ?? 0, 10);
  assert.deepEqual([first?.kind, first?.heir], ['mistake', 2]);
});

test('where accuracy is levelled, a player far behind does not play well for having little to lose', () => {
  const three = { players: 3, scores: [5, 5, 5] };
  const values = [
    { move: 'b', value: 9, shares: [0.1, 0.5, 0.4] },
    { move: 'a', value: 5, shares: [0.08, 0.5, 0.42] },
    { move: 'c', value: 1, shares: [0.01, 0.59, 0.4] },
  ];
  const searched = { ...report(['b', 9]), values: values.map((value) => ({ ...value, depth: 1, proved: false })) };
  const plies = (move: string) => [ply({ ...three, move }), ply({ ...three, ply: 1, toMove: 1, move: null })];
  const accuracies = (move: string, isLevelled = true, noise = 2) =>
    judge({ win: null }, { ...FIT, isLevelled, noise }, plies(move), [searched, null]).moves[0]?.accuracy ?? null;
  near(accuracies('b'), 100);
  // Odds of 0.1 ÷ 0.9 become 0.08 ÷ 0.92, which is 6.1 points less at even chances, and 0.01 ÷ 0.99, which is 41.7
  // points less.
  near(accuracies('a'), accuracyOf(6.0976));
  near(accuracies('c'), accuracyOf(41.6667));
  near(accuracies('c', false), accuracyOf(9));
  // Values that are within the noise of the search.
  near(accuracies('a', true, 4), 100);
});

test('a game has a bearable time, whatever its length and the number of workers', () => {
  assert.equal(millisOf(100, 1, false), 200);
  assert.equal(millisOf(100, 3, false), 600);
  assert.equal(millisOf(4, 7, false), 700);
  assert.equal(millisOf(4000, 1, false), 100);
});

/** Answers questions by the engine. */
async function think({ millis, ...question }: Question) {
  const search = new Search(question);
  const begin = performance.now();
  while (!search.run(20).done) if (millis !== null && performance.now() - begin > millis) break;
  const answer = search.report();
  search.free();
  return answer;
}

function played(game: GamePage, moves: string[]) {
  const session = Session.start(game.id, '');
  for (const move of moves) session.play(move);
  const record = new GameRecord(session);
  return { record, plies: pliesOf(game, record, { options: {}, playerKinds: game.playerKinds }) };
}

test('every judgement of Gambit is what its exhaustive search proves', async () => {
  const game = gameOf('gambit');
  const fit = await chanceModelOf(game);
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const moves: string[] = [];
    const session = Session.start('gambit', '');
    for (let legal = session.legal(), state = seed; legal.length > 0; legal = session.legal()) {
      state = (state * 48271) % 2147483647;
      moves.push(legal[state % legal.length] ?? '');
      session.play(moves.at(-1) ?? '');
    }
    session.free();
    const { record, plies } = played(game, moves);
    const analysis = new Analysis(
      plies,
      { size: 2, lost: 0, think },
      { all: true, isSolved: true, win: null },
      () => {},
    );
    await analysis.run();
    const verdict = judge(game, fit, plies, analysis.reports);
    assert.equal(verdict.moves.length, moves.length);
    // The first positions have too many games for trying all of them here.
    for (const judged of verdict.moves.slice(FIRST_SOLVED_PLY)) {
      const here = exhaustive(plies[judged?.ply ?? 0]?.position ?? '');
      const value = here.get(judged?.move ?? '') ?? assert.fail();
      const best = Math.max(...here.values());
      const resultOf = (of: number) => (1 + Math.sign(of)) / 2;
      assert.equal(judged?.lost, 100 * (resultOf(best) - resultOf(value)), `${seed}: ${judged?.move}`);
      assert.equal(judged?.cost, best - value);
      assert.deepEqual(judged?.results, [Math.sign(best) || 0, Math.sign(value) || 0]);
    }
    record.free();
  }
});

/** The value of every move, by trying all of them to the end. */
function exhaustive(position: string) {
  const session = Session.open('gambit', '', position);
  const values = new Map(session.legal().map((move) => [move, -valueOf(session.after(move))]));
  session.free();
  return values;
}

const solved = new Map<string, number>();

/** The value of a position for its player to move. */
function valueOf(position: string): number {
  const known = solved.get(position);
  if (known !== undefined) return known;
  const session = Session.open('gambit', '', position);
  const {
    over,
    scores: [black = 0, white = 0],
  } = session.status();
  const lead = position.endsWith(' o') ? black - white : white - black;
  const value = over ? lead : Math.max(...session.legal().map((move) => -valueOf(session.after(move))));
  session.free();
  solved.set(position, value);
  return value;
}

test('an analysis goes backwards, keeps what it knows, and can be stopped and continued', async () => {
  const game = gameOf('combo');
  const { record, plies } = played(game, game.sample);
  const asked: number[] = [];
  const answers: (() => void)[] = [];
  const pool = {
    size: 2,
    lost: 0,
    think: ({ moves }: Question) =>
      new Promise((resolve: (report: Report) => void) => {
        asked.push(moves.length);
        answers.push(() => resolve(report(['x', 0])));
      }),
  };
  let reports = 0;
  const analysis = new Analysis(
    plies,
    pool,
    { all: false, isSolved: false, win: 100, millis: 1 },
    () => (reports += 1),
  );
  const running = analysis.run();
  assert.deepEqual([asked, analysis.isRunning, analysis.total], [[9, 8], true, 10]);
  answers.shift()?.();
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual([asked, analysis.done], [[9, 8, 7], 1]);
  analysis.stop();
  await running;
  for (const answer of answers) answer();
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual([asked.length, analysis.done, analysis.isRunning], [3, 1, false]);
  // Another one of the same game knows what this one has found.
  const next = new Analysis(plies, pool, { all: false, isSolved: false, win: 100, millis: 1 }, () => {});
  assert.equal(next.done, 1);
  void next.run();
  assert.deepEqual(asked.slice(3), [8, 7]);
  next.stop();
  record.free();
});

test('a move after which the opponent has lost needs no search', async () => {
  const game = gameOf('combo');
  const { record, plies } = played(game, game.sample);
  let count = 0;
  const pool = {
    size: 1,
    lost: 0,
    think: async ({ moves }: Question) => {
      count += 1;
      return report(['x', moves.length === 9 ? -100 : 0, moves.length === 9]);
    },
  };
  const analysis = new Analysis(plies, pool, { all: false, isSolved: false, win: 100, millis: 2 }, () => {});
  await analysis.run();
  assert.deepEqual([count, analysis.isComplete, analysis.reports[8]?.best], [9, true, game.sample[8]]);
  record.free();
});

test('a failed search ends the analysis, and says why', async () => {
  const game = gameOf('combo');
  const { record, plies } = played(game, game.sample);
  const pool = { size: 2, lost: 0, think: () => Promise.reject(new Error('stopped')) };
  const analysis = new Analysis(plies, pool, { all: false, isSolved: false, win: 100, millis: 3 }, () => {});
  await analysis.run();
  assert.deepEqual([String(analysis.failure), analysis.isRunning, analysis.done], ['Error: stopped', false, 0]);
  record.free();
});

test('an analysis whose workers fail after each answer ends, and goes on when it is asked to', async () => {
  const game = gameOf('combo');
  const { record, plies } = played(game, game.sample);
  let isBroken = true;
  const pool = {
    size: 1,
    lost: 7,
    think: async () => {
      if (isBroken) pool.lost += 1;
      return report(['x', 0]);
    },
  };
  const analysis = new Analysis(plies, pool, { all: false, isSolved: false, win: 100, millis: 4 }, () => {});
  await analysis.run();
  assert.deepEqual([String(analysis.failure), analysis.isRunning, analysis.done], ['Fault: computerStopped', false, 3]);
  await analysis.run();
  assert.deepEqual([String(analysis.failure), analysis.done], ['Fault: computerStopped', 6]);
  isBroken = false;
  await analysis.run();
  assert.deepEqual([analysis.failure, analysis.isComplete], [null, true]);
  record.free();
});

test('an analysis whose workers fail now and then goes on', async () => {
  const game = gameOf('combo');
  const { record, plies } = played(game, game.sample);
  let count = 0;
  const pool = {
    size: 1,
    lost: 0,
    think: async () => {
      count += 1;
      if (count % 3 !== 0) pool.lost += 1;
      return report(['x', 0]);
    },
  };
  const analysis = new Analysis(plies, pool, { all: false, isSolved: false, win: 100, millis: 5 }, () => {});
  await analysis.run();
  assert.deepEqual([analysis.failure, analysis.isComplete, pool.lost], [null, true, 7]);
  record.free();
});

/** The reasons of each game in English: a position, and what was played. */
const REASONS: [string, Partial<Facts>, string | null][] = [
  [
    'gambit',
    { position: '6x1/5o2/8/oo6 o', move: 'a1xa3', after: '6x1/5o2/o7/1o6 x', best: 'f3xh5', bestAfter: '7o/8/8/oo6 x' },
    'Breaks the island of two.',
  ],
  [
    'gambit',
    {
      position: '6x1/5o2/ooo5/8 o',
      move: 'f3xh5',
      after: '7o/8/ooo5/3x4 x',
      best: 'f3',
      bestAfter: '6x1/8/ooo5/8 x',
      reply: { move: 'd1xb3', mover: 1, after: '8/1x6/o1o5/8 o' },
    },
    'Loses the island of three.',
  ],
  [
    'gambit',
    {
      position: '6x1/5o2/ooo5/8 o',
      move: 'f3xh5',
      after: '7o/8/ooo5/3x4 x',
      best: 'f3',
      bestAfter: '6x1/8/8/ooo5 x',
      reply: { move: 'd1xb3xb1', mover: 1, after: '8/8/o7/1x6 o' },
    },
    'Lets White take two.',
  ],
  [
    'gambit',
    {
      position: '6x1/5o2/ooo5/8 o',
      move: 'f3xh5',
      after: '7o/8/ooo5/3x4 x',
      best: 'f3',
      bestAfter: '6x1/8/8/ooo5 x',
      reply: { move: 'd1xb3', mover: 1, after: '8/8/o7/1x6 o' },
    },
    null,
  ],
  [
    'combo',
    {
      position: '8/8/8/8/8/8/8/b2,7 b 0',
      move: '1a1-a2',
      after: '8/8/8/8/8/w2,7/b1,7/b1,7 w 0',
      best: '2a1-a3',
      reply: { move: '2a3xa2', mover: 1, after: '' },
    },
    'Loses a piece.',
  ],
  [
    'combo',
    {
      position: '',
      move: '1a1-a2',
      after: '8/8/8/8/8/w2,7/b4,7/8 w 0',
      best: '2a1-a3',
      reply: { move: '2a3xa2', mover: 1, after: '' },
    },
    'Loses a stack of 4.',
  ],
  [
    'combo',
    { position: '8/8/8/8/8/w3,7/8/b2,7 b 0', move: '1a1-b1', after: '', best: '2a1xa3', reply: null },
    'Misses the capture of a stack of 3.',
  ],
  ['combo', { position: '8/8/8/8/8/8/8/b2,7 b 0', move: '1a1-b1', after: '', best: '2a1-a3', reply: null }, null],
  ['triboard', { move: 'c3', best: 'a1', reply: null }, 'Leaves the corner.'],
  [
    'triboard',
    { move: 'c3', best: 'd4', mover: 0, reply: { move: 'p11', mover: 2, after: '' } },
    'Gives Green the corner.',
  ],
  [
    'triboard',
    {
      move: 'c3',
      best: 'd4',
      mover: 0,
      after: '16/16/16/16/16/16/16/16/16/16/rbbb12 r',
      reply: { move: 'e1', mover: 1, after: '16/16/16/16/16/16/16/16/16/16/rrrrr11 g' },
    },
    'Lets Red turn three of them.',
  ],
  [
    'triboard',
    {
      move: 'c3',
      best: 'd4',
      mover: 2,
      after: '16/16/16/16/16/16/16/16/16/16/rbbb12 r',
      reply: { move: 'e1', mover: 1, after: '16/16/16/16/16/16/16/16/16/16/rrrrr11 g' },
    },
    null,
  ],
  [
    'luckymoose',
    {
      position: '9/9/9/9/9/9/9/9/9 1 0,0',
      move: 'r1@e5',
      after: '9 2 4,0',
      best: 'r1@d1,r2@e1',
      bestAfter: '9 2 22,0',
    },
    'Left 18 points on the border.',
  ],
  [
    'luckymoose',
    { position: '9/9/9/9/9/9/9/9/9 1 0,0', move: 'r1@e5', after: '9 2 4,0', best: 'r1@e5,r2@e6', bestAfter: '9 2 9,0' },
    'Left 5 points on the board.',
  ],
  [
    'luckymoose',
    { position: '9/9/9/9/9/9/9/9/9 1 0,0', move: 'r1@e5', after: '9 2 4,0', best: '~r1', bestAfter: '9 2 0,0' },
    null,
  ],
];

for (const [id, facts, words] of REASONS) {
  test(`${id}, ${facts.move} instead of ${facts.best}: ${words ?? 'no reason'}`, async () => {
    const review = (await gameOf(id).loadReview?.()) ?? assert.fail(id);
    const reasonOf = await review.reasons('en');
    assert.equal(
      reasonOf({
        mover: 0,
        position: '',
        move: '',
        after: '',
        best: '',
        bestAfter: '',
        reply: null,
        you: null,
        ...facts,
      }),
      words,
    );
  });
}

for (const game of GAMES) {
  for (const tag of TAGS) {
    test(`the reasons of ${game.name} are sentences in ${tag}`, async () => {
      const words = (await import(`../../www/games/${game.id}/review/${tag}.ts`)).default;
      const english = (await import(`../../www/games/${game.id}/review/en.ts`)).default;
      assert.deepEqual(Object.keys(words), Object.keys(english));
      for (const [name, word] of Object.entries<any>(words)) {
        for (const seat of [0, 1]) {
          for (const count of [1, 2, 3, 7, 12, 100]) {
            const text =
              typeof word === 'string'
                ? word
                : word.length === 2
                  ? word(seat, count)
                  : word(name.endsWith('Corner') ? seat : count);
            assert.match(text, /[.。]$/, name);
            assert.doesNotMatch(text, /undefined|NaN/, name);
          }
        }
      }
    });
  }
}

for (const tag of TAGS) {
  test(`the review speaks ${tag}`, async () => {
    const words = (await import(`../../www/words/review/${tag}.ts`)).default;
    const english = (await import('../../www/words/review/en.ts')).default;
    assert.deepEqual(Object.keys(words), Object.keys(english));
    for (const [name, word] of Object.entries(words)) {
      const text =
        typeof word !== 'function'
          ? JSON.stringify(word)
          : name === 'counts'
            ? word([
                ['blunder', 1],
                ['mistake', 2],
              ])
            : name === 'chances'
              ? word([
                  ['A', 40],
                  ['B', 60],
                ])
              : name === 'signed'
                ? word(-3)
                : word(...(SAMPLES[name] ?? [3, 12]));
      assert.doesNotMatch(text, /undefined|NaN|\[object/, name);
      assert.match(text, /\S/, name);
    }
  });
}

const SAMPLES: Record<string, unknown[]> = {
  up: ['Blue'],
  better: ['c2xc4'],
  reply: ['c2xc4'],
  played: ['Blue', 'f7'],
  costs: ['2 points'],
  heir: ['Blue'],
  evenLuck: ['Blue', 12],
  drew: ['Blue', ['a', 'b'], '+3'],
  ask: ['Blue'],
  shown: ['f7'],
};
