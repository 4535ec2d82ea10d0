// The luck of draws in LuckyMoose, with the engine of dist/.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { luckOf } from '../../www/games/luckymoose/luck.ts';
import { loadEngine } from '../tools/engine.ts';
import { drawsOf, measureLuck, playedGame } from '../tools/luck.ts';

const engine = await loadEngine();
const SETUP = 'size=9 sets=1 players=2';

test('the mean luck of both players is 0 within its error, and results vary less without it', async () => {
  const { means, withLuck, without } = await measureLuck(engine, SETUP, 40);
  for (const { mean, error } of means) {
    assert.ok(Math.abs(mean) < 3 * error, `${mean} ± ${error}`);
    assert.ok(error > 1, 'there is luck');
  }
  assert.ok(without < 0.8 * withLuck, `${without} of ${withLuck}`);
});

test('luck depends on nothing after the move before which it counts', async () => {
  const { plies } = playedGame(engine, 'size=9 sets=1 players=3', 4);
  const draws = await drawsOf(engine, 'size=9 sets=1 players=3', plies);
  const middle = Math.floor(plies.length / 2);
  const part = await drawsOf(engine, 'size=9 sets=1 players=3', plies.slice(0, middle + 1));
  const own = (all: typeof draws) => all.filter(({ ply }) => ply < middle);
  assert.deepEqual(own(part), own(draws));
  // Every token of a hand was drawn once.
  const [first] = draws;
  assert.deepEqual([first?.ply, first?.seat, first?.pieces.length], [0, 0, 6]);
});

/** The value of a view is here the number of red tokens in the hand that it shows. */
const reds = (view: string) => (view.split(' ')[3]?.match(/r/g) ?? []).length;
/** @param plies positions and moves */
const drawn = (...plies: string[][]) =>
  luckOf(
    plies.map(([position = '', move = null], ply) => ({ ply, position, move })),
    reds,
    () => undefined,
  );

const BOARD = '9/9/9/9/9/9/9/9/9';

test('a certain draw is no luck, and a better one is luck', async () => {
  // Six red tokens are all there are.
  const [certain] = await drawn(
    [`${BOARD} 1 0,0 r1r2r3r4r5r6/- - 0 0`, 'r1@e5'],
    [`${BOARD} 2 0,0 r2r3r4r5r6/- - 0 0`],
  );
  assert.deepEqual(certain, { ply: 0, seat: 0, pieces: ['r1', 'r2', 'r3', 'r4', 'r5', 'r6'], points: 0 });
  for (const [hand, pool, sign] of [
    ['r1', 'g1g2g3', 1],
    ['g1', 'r1r2r3', -1],
  ] as const) {
    const [draw] = await drawn(
      [`${BOARD} 1 0,0 ${hand}/- ${pool} 0 0`, 'pass'],
      [`${BOARD} 2 0,0 ${hand}/- ${pool} 1 0`],
    );
    assert.equal(Math.sign(draw?.points ?? 0), sign);
  }
});

test('an exchange counts what every hand has drawn before, and then what it draws', async () => {
  const plies = [
    [`${BOARD} 1 0,0 g1g2/g3g4 r1r2 0 0`, '~g1'],
    [`${BOARD} 2 0,0 r1g2/g3g4 r2g1 1 0`, 'pass'],
    [`${BOARD} 1 0,0 r1g2/g3g4 r2g1 2 0`],
  ];
  const draws = await drawn(...plies);
  assert.deepEqual(
    draws.map(({ ply, seat, pieces }) => [ply, seat, pieces.join('')]),
    [
      [0, 0, 'g1g2'],
      [0, 1, 'g3g4'],
      [0, 0, 'r1'],
    ],
  );
  // Both tokens in the pool are red, so that one of them was certain.
  assert.equal(draws[2]?.points, 0);
});

test('a value that only a search has is no luck', async () => {
  assert.deepEqual(
    await luckOf(
      [{ ply: 0, position: `${BOARD} 1 0,0 g1/g2 - 0 0`, move: 'g1@e5' }],
      () => null,
      () => undefined,
    ),
    [],
  );
});
