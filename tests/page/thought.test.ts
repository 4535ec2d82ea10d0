// The time that a computer seems to think.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gambit } from '../../www/games/gambit/index.ts';
import { luckymoose } from '../../www/games/luckymoose/index.ts';
import { LEAST_THOUGHT, thoughtMillis } from '../../www/game/thought.ts';
import type { Sight } from '../../www/game/snapshot.ts';

const sightOf = (scores: number[], ply: number, game: typeof gambit = gambit) =>
  ({ game, snapshot: { scores, ply } }) as unknown as Sight;

test('without a pause there is none, and with one it lasts at least 0.4 s', () => {
  assert.equal(
    thoughtMillis(0, sightOf([5, 5], 3), () => 30),
    0,
  );
  for (const pause of [200, 600, 1500]) {
    for (const count of [1, 2, 9, 40, 500]) {
      for (const scores of [
        [0, 0],
        [5, 5],
        [9, 1],
        [16, 0],
      ]) {
        const millis = thoughtMillis(pause, sightOf(scores, 3), () => count);
        assert.ok(
          millis >= LEAST_THOUGHT && millis <= 2.1 * pause + LEAST_THOUGHT,
          `${pause}, ${count}, ${scores}: ${millis}`,
        );
      }
    }
  }
});

test('more moves and a closer game take longer; an only move is played soon', () => {
  const after = (count: number, scores = [5, 5]) => thoughtMillis(600, sightOf(scores, 3), () => count);
  assert.equal(after(1), LEAST_THOUGHT);
  assert.ok(after(2) < after(10) && after(10) < after(40));
  assert.ok(after(20, [9, 1]) < after(20, [6, 4]) && after(20, [6, 4]) < after(20, [5, 5]));
});

test('where hands are hidden, the time does not depend on them', () => {
  const never = () => assert.fail('the legal moves of a hidden hand were counted');
  assert.ok(thoughtMillis(600, sightOf([20, 18], 5, luckymoose), never) >= LEAST_THOUGHT);
});

test('what counts is the lead of the best over the second, in whichever order they sit', () => {
  const after = (scores: number[]) => thoughtMillis(600, sightOf(scores, 3), () => 40);
  for (const scores of [
    [9, 4, 3],
    [3, 9, 4],
    [4, 3, 9],
    [3, 4, 9],
  ])
    assert.equal(after(scores), 820, scores.join());
  // Two fifths of what a hard decision adds stay where the game is decided, and no more than that.
  assert.equal(after([16, 0]), Math.round(600 * (0.65 + 1.35 * 0.4)));
  assert.equal(after([0, 0]), 1200);
});

test('where hands are hidden, the time goes up and down with the length of the game', () => {
  const after = (ply: number) => thoughtMillis(600, sightOf([20, 18], ply, luckymoose), () => assert.fail());
  assert.deepEqual([1, 5, 6].map(after), [784, 1109, 530]);
});
