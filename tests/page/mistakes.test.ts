// What a review decides besides its judgements: what a move loses that is tried in place of a mistake, who has played,
// and who had the better of the draws.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goToMistake, knownLoss, searchedLoss, solveMistake, type Try } from '../../www/coach/review/mistakes.ts';
import { gambit } from '../../www/games/gambit/index.ts';
import { GAMES } from '../../www/games/index.ts';
import { castOf } from '../../www/screens/review/cast.ts';
import { greatestDraws, leadWords } from '../../www/screens/review/players.ts';
import { reviewScene } from '../../www/screens/review/scene.ts';
import { accuracyOfSeat, atWords } from '../../www/screens/review/state.ts';
import { taskWords } from '../../www/screens/review/task.ts';
import { plainScene } from '../../www/ui/board/plain.ts';
import words from '../../www/words/review/en.ts';
import { bracketed } from './asides.ts';
import type { Kind } from '../../www/coach/review/formulas.ts';
import type { JudgedMove, Verdict } from '../../www/coach/review/judge.ts';
import type { GamePage } from '../../www/games/page.ts';
import type { PlayerKind } from '../../www/links/kinds.ts';
import type { Scene } from '../../www/ui/board/scene.ts';

const fit = {
  chancesOf: (_: unknown, { value }: { value: number }) => [0.5 + value / 10, 0.5 - value / 10],
};
const value = (move: string, points: number, proved = false, depth = 3) => ({ move, value: points, proved, depth });

/** A try of a move by the first player, whose best one keeps a chance of 0.9. */
function tryOf(move: string, { players = 2, done = true, over = false, toMove = 1 as number | null } = {}) {
  const values = [value('best', 4), value('exact', 1, true), value('bound', 1), value('unsearched', 1, true, 0)];
  return {
    judged: { ply: 0, mover: 0, best: 'best', before: [0.9, 0.1], report: { values, done } },
    move,
    here: { position: '', scores: [0, 0], players },
    after: { over, winners: [1], scores: [0, 2], toMove },
  } as unknown as Try;
}

for (const [name, tried, hands, loss] of [
  ['the best move loses nothing', tryOf('best'), false, 0],
  ['a proved value is exact', tryOf('exact'), false, 30],
  ['any other value is a bound', tryOf('bound'), false, null],
  ['so is a value that was not searched', tryOf('unsearched'), false, null],
  ['and one of a search that was not finished', tryOf('exact', { done: false }), false, null],
  ['a move without a value is searched', tryOf('other'), false, null],
  ['with three players each move has a value', tryOf('bound', { players: 3 }), false, 30],
  ['and with hidden hands', tryOf('bound'), true, 30],
  ['a move that ends the game has its result', tryOf('other', { over: true }), false, 90],
] as const) {
  test(`a try: ${name}`, () => {
    const found = knownLoss(tried, { hands, fit });
    assert.equal(found === null ? null : Math.round(found), loss);
  });
}

test('a searched loss is that of the player who tried, whoever is to move', () => {
  const rounded = (tried: Try, points: number) =>
    Math.round(searchedLoss(tried, { ...value('reply', points), proved: false }, fit));
  assert.equal(rounded(tryOf('other'), 2), 60);
  assert.equal(rounded(tryOf('other', { toMove: 0 }), 2), 20);
  assert.equal(searchedLoss(tryOf('other'), undefined, fit), 0);
});

test('a mistake counts as solved unless its best move was shown', () => {
  const all = [tryOf('').judged, tryOf('').judged];
  const first = { all, at: 0, solved: [], isShown: false, isDone: false };
  const solved = solveMistake(first);
  assert.deepEqual([solved.solved, solved.isDone], [[0], true]);
  const second = goToMistake(solved, 1);
  assert.deepEqual([second.isDone, second.isShown], [false, false]);
  assert.deepEqual(solveMistake({ ...second, isShown: true }).solved, [0]);
  const about = { words, cast: castOf(gambit, ['human', 'easy'], 2, 'you'), told: () => '' };
  const { headline, rule } = taskWords(first, about);
  assert.equal(headline, words.question(1, 2));
  assert.equal(rule, 'You played the marked move. Find a better one.');
  const both = { ...about, cast: castOf(gambit, ['human', 'human'], 2, 'you') };
  assert.equal(taskWords(first, both).rule, 'Black played the marked move. Find a better one.');
  const told = { ...about, told: () => 'You exchange 2 tokens.' };
  assert.equal(taskWords(first, told).rule, 'You exchange 2 tokens. Find a better move.');
  assert.deepEqual(taskWords(goToMistake(solved, 2), about), {
    headline: words.finished,
    rule: words.solved(1, 2),
    progress: words.solved(1, 2),
  });
});

for (const [game, kinds, own, you, sitters] of [
  ['gambit', ['human', 'easy'], 0, null, ['you', 'Sami']],
  ['gambit', ['easy', 'human'], 1, null, ['Sami', 'you']],
  ['gambit', ['human', 'human'], 0, null, ['', '']],
  ['gambit', ['easy', 'hard'], 0, null, ['Sami', 'Bruno']],
  ['luckymoose', ['easy', 'human'], 1, 1, ['', '']],
] as [string, PlayerKind[], number, number | null, string[]][]) {
  test(`the cast of ${game} with ${kinds.join(' and ')}`, () => {
    const found = GAMES.find(({ id }) => id === game) ?? assert.fail(game);
    const cast = castOf(found, kinds, kinds.length, 'you');
    assert.deepEqual([cast.own, cast.you, cast.sitters], [own, you, sitters]);
    assert.equal(cast.names.length, kinds.length);
  });
}

/** A game of seven moves in which Black plays four. */
const SUBJECT = {
  game: gambit,
  words,
  moves: ['d2xd4', 'f3xf1', 'g2xg4', 'h3xh1', 'b2xb4', 'a3xa1', 'b4xd2'],
  movers: [0, 1, 0, 1, 0, 1, 0],
};

test('a sentence has the number of its move in the list, and what the move did; the board shows its squares', () => {
  const cast = castOf(gambit, ['human', 'easy'], 2, 'you');
  assert.deepEqual(
    [0, 1, 6].map((ply) => bracketed(atWords({ ...SUBJECT, cast }, [], ply))),
    [
      'The start',
      'Move 1 of 7 · Black[ jumps d2 to d4 and] takes 1 piece[: d3].',
      'Move 6 of 7 · White[ jumps a3 to a1 and] takes 1 piece[: a2].',
    ],
  );
});

test('the only person is “you” where seats have no colour, and others have their names', () => {
  const game = GAMES.find(({ id }) => id === 'luckymoose') ?? assert.fail();
  const cast = castOf(game, ['human', 'easy'], 2, 'you');
  const subject = { ...SUBJECT, game, cast, moves: ['pass', 'pass'] };
  assert.deepEqual(
    [1, 2].map((ply) => atWords(subject, [], ply)),
    ['Move 1 of 2 · You pass.', 'Move 2 of 2 · Sami passes.'],
  );
});

test('an accuracy is shown from the fourth own move on', () => {
  const accuracies = (values: (number | null)[]) => ({ accuracies: values }) as Verdict;
  assert.deepEqual(
    [0, 1].map((seat) => accuracyOfSeat(SUBJECT, accuracies([7, 90]), seat)),
    [7, 'few'],
  );
  assert.equal(accuracyOfSeat(SUBJECT, accuracies([null, null]), 0), 'unknown');
});

const PLIES = [
  { position: 'before', holdings: [{ seat: 0, squares: ['a1'], points: 1 }] },
  { position: 'after', holdings: [] },
];
const SHOWN = { ...plainScene('after'), isFinal: true, arrows: [{ squares: ['a1'], rank: 1 }] };
const judged = (kind: Kind | null) => ({ ply: 0, move: 'b2xb4', best: 'd2xd4', kind }) as JudgedMove;

for (const [name, game, kind, reply, expected] of [
  ['a good move is shown as it was played', gambit, null, 'a3xa1', { position: 'after', arrows: [], isFinal: true }],
  [
    'a mistake on the position before, with the better move and the reply',
    gambit,
    'blunder',
    'a3xa1',
    {
      position: 'before',
      holdings: PLIES[0]?.holdings,
      isFinal: false,
      lastMove: ['b2', 'b4'],
      arrows: [
        { squares: ['d2', 'd4'], rank: null, mark: 'better' },
        { squares: ['a3', 'a1'], rank: null, mark: 'reply' },
      ],
      shapes: [{ kind: 'drawn', squares: ['b4'] }],
    },
  ],
  [
    'without the reply where it is not known',
    gambit,
    'mistake',
    null,
    { position: 'before', arrows: [{ squares: ['d2', 'd4'], rank: null, mark: 'better' }] },
  ],
  [
    'with the tokens of the better lay where a move lays some',
    { visits: gambit.visits, lays: (move: string) => [{ square: move.slice(0, 2), piece: 'x' }] },
    'mistake',
    'a3xa1',
    { position: 'before', arrows: [], ghosts: [{ square: 'd2', piece: 'x' }] },
  ],
] as [string, GamePage, Kind | null, string | null, Partial<Scene>][]) {
  test(`the board of a review: ${name}`, () => {
    const scene = reviewScene(SHOWN, game, PLIES, { move: judged(kind), reply });
    assert.deepEqual(scene, { ...scene, ...expected });
  });
}

test('the board of a review shows every position while the game plays back', () => {
  assert.equal(reviewScene(SHOWN, gambit, PLIES, null).position, 'after');
});

test('the draws that mattered most are listed in the order of the game', () => {
  const draws = [1, -9, 3, 2, -4, 5, 8].map((points, ply) => ({ ply, seat: 0, pieces: [], points }));
  assert.deepEqual(
    greatestDraws(draws).map(({ points }) => points),
    [-9, 3, -4, 5, 8],
  );
});

for (const [skill, said] of [
  [[10, 4], 'A 3'],
  [[10, 4, 1], 'A 4'],
  [[4, 4, 1], 'even'],
  [[4, 3.4], 'even'],
] as const) {
  test(`of a skill of ${skill.join(' and ')} is said: ${said}`, () => {
    const says = { evenAll: 'even', evenLuck: (name: string, points: number) => `${name} ${points}` };
    assert.equal(leadWords({ skill: [...skill] }, ['A', 'B', 'C'].slice(0, skill.length), says), said);
  });
}
