// What a review decides besides its judgements: what a move loses that is tried in place of a mistake, who has played,
// and who had the better of the draws.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goToMistake, knownLoss, searchedLoss, solveMistake, type Try } from '../../www/coach/review/mistakes.ts';
import { GAMES } from '../../www/games/index.ts';
import { castOf } from '../../www/screens/review/cast.ts';
import { greatestDraws, leadWords } from '../../www/screens/review/players.ts';
import { taskWords } from '../../www/screens/review/task.ts';
import words from '../../www/words/review/en.ts';
import type { PlayerKind } from '../../www/links/kinds.ts';

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
  const about = { words, names: ['Black', 'White'], briefOf: (move: string) => move };
  assert.equal(taskWords(first, about).headline, words.question(1, 2));
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
  ['luckymoose', ['easy', 'human'], 1, 1, ['Sami', '']],
] as [string, PlayerKind[], number, number | null, string[]][]) {
  test(`the cast of ${game} with ${kinds.join(' and ')}`, () => {
    const found = GAMES.find(({ id }) => id === game) ?? assert.fail(game);
    const cast = castOf(found, kinds, kinds.length, 'you');
    assert.deepEqual([cast.own, cast.you, cast.sitters], [own, you, sitters]);
    assert.equal(cast.names.length, kinds.length);
  });
}

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
