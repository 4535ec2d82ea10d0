// A game clock: the time is checked when a move is made, however late the timer fires.

import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { Clock } from '../../www/game/clock.ts';

/** A clock of 60 seconds a seat, on mocked time. */
function clockOf(
  { mock }: TestContext,
  { increment = 0, left = [60_000, 60_000] }: { increment?: number; left?: number[] } = {},
) {
  mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
  let now = 0;
  mock.method(performance, 'now', () => now);
  let ends = 0;
  const ticks: number[][] = [];
  const clock = new Clock({ base: 60, increment }, left, {
    onTick: (now) => ticks.push(now),
    onEnd: () => (ends += 1),
  });
  return {
    clock,
    ticks,
    ends: () => ends,
    /** Lets time go by; timers come on time. */
    pass: (millis: number) => {
      now += millis;
      mock.timers.tick(millis);
    },
    /** Lets time go by while the page is busy: no timer comes. */
    hang: (millis: number) => (now += millis),
  };
}

test('a move stops the time of its seat and adds the increment', (t) => {
  const { clock, pass } = clockOf(t, { increment: 5 });
  clock.run(0);
  pass(10_000);
  assert.equal(clock.press(0), true);
  assert.deepEqual(clock.left, [55_000, 60_000]);
  clock.run(1);
  pass(2000);
  assert.deepEqual(clock.left, [55_000, 58_000]);
});

test('the timer ends the game, once', (t) => {
  const { clock, pass, ends } = clockOf(t, { increment: 5 });
  clock.run(0);
  pass(59_999);
  assert.equal(ends(), 0);
  pass(1);
  assert.equal(ends(), 1);
  assert.equal(clock.fallen, 0);
  pass(60_000);
  assert.equal(ends(), 1);
});

test('a move after the time is up is refused, even before a late timer', (t) => {
  const { clock, hang, pass, ends } = clockOf(t, { increment: 5 });
  clock.run(0);
  hang(60_000);
  assert.equal(clock.press(0), false);
  assert.equal(ends(), 1);
  assert.deepEqual(clock.left, [0, 60_000]);
  // Neither a further move nor the late timer changes the result.
  assert.equal(clock.press(0), false);
  pass(60_000);
  clock.run(1);
  pass(60_000);
  assert.deepEqual([clock.left, ends()], [[0, 60_000], 1]);
});

test('a move with the last millisecond counts', (t) => {
  const { clock, hang, ends } = clockOf(t, { increment: 5 });
  clock.run(0);
  hang(59_999);
  assert.equal(clock.press(0), true);
  assert.deepEqual([clock.left, ends()], [[5001, 60_000], 0]);
});

test('expired time ends the game when the clock stops or changes seats', (t) => {
  for (const seat of [null, 1]) {
    const { clock, hang, ends } = clockOf(t);
    clock.run(0);
    hang(61_000);
    clock.run(seat);
    assert.deepEqual([clock.left, ends()], [[0, 60_000], 1]);
    t.mock.reset();
  }
});

test('a closed clock does not call its listener', (t) => {
  const { clock, hang, pass, ends } = clockOf(t);
  clock.run(0);
  hang(61_000);
  clock.close();
  pass(61_000);
  assert.equal(ends(), 0);
});

test('a running clock ticks with the time left, and a stopped one does not', (t) => {
  const { clock, ticks, pass, ends } = clockOf(t);
  clock.run(1);
  pass(100);
  pass(100);
  assert.deepEqual(ticks, [
    [60_000, 59_900],
    [60_000, 59_800],
  ]);
  clock.run(null);
  pass(120_000);
  assert.equal(ticks.length, 2);
  assert.deepEqual([clock.left, clock.fallen, ends()], [[60_000, 59_800], null, 0]);
});

test('the clock of the seat that runs already goes on as it is', (t) => {
  const { clock, ticks, pass } = clockOf(t);
  clock.run(0);
  for (let step = 0; step < 10; step += 1) {
    pass(50);
    clock.run(0);
  }
  assert.equal(ticks.length, 5);
  assert.deepEqual(clock.left, [59_500, 60_000]);
});
