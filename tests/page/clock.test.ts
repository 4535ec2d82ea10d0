// A game clock as data: what is left, who runs out of time, and what a move does.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  clockOf,
  corrected,
  fallenSeat,
  pressed,
  runFor,
  stopped,
  timeLeft,
  type ClockState,
} from '../../www/game/clock.ts';

const SETTING = { base: 60, increment: 5 };

/** A stopped clock of two seats. */
const clock = (left: number[] | null = null) => clockOf({ ...SETTING, left }, 2) as ClockState;

test('a clock has the full time for each seat, or what a link tells; a game without one has none', () => {
  assert.deepEqual(clockOf({ ...SETTING, left: null }, 3)?.left, [60_000, 60_000, 60_000]);
  assert.deepEqual(clock([1000, 2000]).left, [1000, 2000]);
  assert.equal(clockOf(null, 2), null);
  assert.equal(fallenSeat(null, 0), null);
});

test('a move stops the time of its seat and adds the increment', () => {
  const first = pressed(runFor(clock(), 0, 0), 0, 10_000, 0);
  assert.deepEqual([first.left, first.running], [[55_000, 60_000], null]);
  const second = runFor(first, 1, 10_000);
  assert.deepEqual(timeLeft(second, 12_000), [55_000, 58_000]);
  assert.deepEqual(pressed(second, 1, 12_000, 1).left, [55_000, 63_000]);
});

/** The milliseconds that have passed, and the seat that has run out of time. */
const ENDS: [number, number | null][] = [
  [59_999, null],
  [60_000, 0],
  [70_000, 0],
];

for (const [now, seat] of ENDS) {
  test(`after ${now} of 60,000 ms ${seat === null ? 'nobody' : `seat ${seat}`} has run out of time`, () => {
    const running = runFor(clock(), 0, 0);
    assert.equal(fallenSeat(running, now), seat);
    assert.equal(fallenSeat(stopped(running, now), now + 1000), seat);
    assert.ok(timeLeft(running, now).every((left) => left >= 0));
  });
}

test('the clock of the seat that runs already goes on as it is', () => {
  const running = runFor(clock(), 0, 0);
  assert.equal(runFor(running, 0, 500), running);
  assert.equal(stopped(clock([1, 2]), 0).running, null);
});

test('a clock that stops or changes seats keeps the time, and none runs when time is up', () => {
  const running = runFor(clock(), 0, 0);
  assert.deepEqual(runFor(running, null, 1000), { ...clock(), left: [59_000, 60_000] });
  assert.deepEqual(runFor(running, 1, 1000).running, { seat: 1, since: 1000 });
  assert.deepEqual(runFor(running, 1, 60_000), { ...clock(), left: [0, 60_000] });
  const rest = clock();
  assert.equal(runFor(rest, null, 1000), rest);
  assert.equal(stopped(rest, 1000), rest);
});

test('a move took what its seat has less than after its last move, pauses left out', () => {
  const first = pressed(runFor(clock([50_000, 60_000]), 0, 0), 0, 2000, 2);
  assert.deepEqual(first.spent, [null, null, 2000]);
  const paused = runFor(runFor(first, 1, 2000), null, 5000);
  const second = pressed(runFor(paused, 1, 60_000), 1, 61_000, 3);
  assert.deepEqual(second.spent, [null, null, 2000, 4000]);
  // One that was taken back gives no time back, and the next one took only its own.
  const again = pressed(runFor(second, 1, 70_000), 1, 70_500, 3);
  assert.deepEqual(again.spent, [null, null, 2000, 500]);
  const third = pressed(runFor(again, 0, 71_000), 0, 72_000, 4);
  assert.deepEqual([third.spent.at(-1), third.left], [1000, [57_000, 65_500]]);
});

test('what another page has measured tells how long the last move took, and nothing else', () => {
  const first = pressed(runFor(clock([50_000, 60_000]), 0, 0), 0, 2000, 1);
  const second = runFor(pressed(runFor(first, 1, 2000), 1, 2500, 2), 0, 2500);
  assert.deepEqual(second.spent, [null, 2000, 500]);
  const slower = corrected(second, [53_000, 40_000], 1);
  assert.deepEqual([slower.spent, slower.left, slower.running], [[null, 2000, 25_000], [53_000, 40_000], null]);
  assert.deepEqual(corrected(slower, [53_000, 40_000], 1), slower);
  const third = pressed(runFor(slower, 0, 3000), 0, 4000, 3);
  assert.equal(pressed(runFor(third, 1, 4000), 1, 5000, 4).spent.at(-1), 1000);
  assert.deepEqual(corrected(second, [53_000, 90_000], 1).spent.at(-1), 0);
  assert.deepEqual(corrected(second, [53_000, 40_000], null).spent, second.spent);
  assert.deepEqual(corrected(clock(), [1, 2], null), { ...clock(), left: [1, 2] });
});

test('what a seat thought before another one moved is part of its next move', () => {
  const thought = runFor(runFor(clock([50_000, 60_000]), 0, 0), null, 2000);
  const other = pressed(runFor(thought, 1, 3000), 1, 4000, 0);
  assert.deepEqual(pressed(runFor(other, 0, 5000), 0, 6000, 1).spent, [1000, 3000]);
});
