// The clock of a table: its setting and the time that is left, as links tell them.

import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { Timing } from '../../www/game/timing.ts';

const SETTING = { base: 60, increment: 5 };

/** A table without a clock yet, on mocked time. */
function timingOf({ mock }: TestContext) {
  mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
  let now = 0;
  mock.method(performance, 'now', () => now);
  const heard: string[] = [];
  const timing = new Timing({ onTick: () => {}, onEnd: () => heard.push('end') });
  const pass = (millis: number) => {
    now += millis;
    mock.timers.tick(millis);
  };
  return { timing, heard, pass };
}

test('a clock tells its setting with the time left, and as it was before the first move', (t) => {
  const { timing, pass } = timingOf(t);
  timing.open({ ...SETTING, left: null }, 3);
  assert.deepEqual(timing.state, { ...SETTING, left: [60_000, 60_000, 60_000] });
  timing.run(1);
  pass(2000);
  assert.equal(timing.press(1), true);
  assert.deepEqual(timing.state, { ...SETTING, left: [60_000, 63_000, 60_000] });
  assert.deepEqual(timing.full, { ...SETTING, left: null });
});

test('a game that goes on has the time that was left', (t) => {
  const { timing } = timingOf(t);
  timing.open({ ...SETTING, left: [1000, 2000] }, 2);
  assert.deepEqual(
    [timing.left, timing.state, timing.full],
    [[1000, 2000], { ...SETTING, left: [1000, 2000] }, { ...SETTING, left: null }],
  );
});

test('a game without a clock has no time, and nobody runs out of it', (t) => {
  const { timing, heard, pass } = timingOf(t);
  for (const isFirst of [true, false]) {
    if (!isFirst) timing.open(null, 2);
    timing.run(0);
    timing.set([0, 0]);
    pass(100_000);
    assert.deepEqual(
      [timing.left, timing.state, timing.full, timing.fallen, timing.judge(), timing.press(0), heard],
      [null, null, null, null, false, true, []],
    );
    timing.close();
  }
});

test('time that another page has measured replaces that of this one, and stops the clock', (t) => {
  const { timing, heard, pass } = timingOf(t);
  timing.open({ ...SETTING, left: null }, 2);
  timing.run(0);
  timing.set([30_000, 20_000]);
  pass(70_000);
  assert.deepEqual([timing.left, heard], [[30_000, 20_000], []]);
});

const ENDS: [string, (timing: Timing) => void][] = [
  ['a table that is left', (timing) => timing.close()],
  ['another game', (timing) => timing.open({ ...SETTING, left: null }, 2)],
  ['another game without a clock', (timing) => timing.open(null, 2)],
];

for (const [what, end] of ENDS) {
  test(`${what}: the clock that ran ends nothing any more`, (t) => {
    const { timing, heard, pass } = timingOf(t);
    timing.open({ ...SETTING, left: null }, 2);
    timing.run(0);
    end(timing);
    pass(70_000);
    assert.deepEqual(heard, []);
  });
}
