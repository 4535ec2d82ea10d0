// Chances to win, from values by the fit of each game.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chanceOf, chancesOf } from '../../www/coach/chances.ts';
import { GAMES, findGame } from '../../www/games/index.ts';
import type { Chances } from '../../www/games/chances.ts';

/** What is left is the first field of the position. */
const FIT: Chances = {
  slope: [Math.log(0.5), -0.2, 0.1, 0],
  knee: 8,
  lapse: 0,
  left: (position) => Number(position.split(' ')[0]),
};

const near = (found: number[] | null, expected: number[]) => {
  assert.equal(found?.length, expected.length);
  for (const [seat, chance] of (found ?? []).entries())
    assert.ok(Math.abs(chance - (expected[seat] ?? NaN)) < 5e-4, `${found} instead of ${expected}`);
};

for (const [words, toMove, scores, searched, expected] of [
  ['equal sides', 0, [16, 16], { value: 0, proved: false }, [0.5, 0.5]],
  ['a lead of two', 0, [16, 16], { value: 2, proved: false }, [0.6959, 0.3041]],
  ['the same for the other side, whatever the scores', 1, [3, 9], { value: 2, proved: false }, [0.3041, 0.6959]],
  ['a large lead', 1, [9, 9], { value: 5000, proved: false }, [0, 1]],
  ['three, one of them far behind', 0, [40, 44, -400], { value: 2, proved: false }, [0.6959, 0.3041, 0]],
  ['three who are equal', 2, [12, 12, 0], { value: 0, proved: false }, [1 / 3, 1 / 3, 1 / 3]],
  ['shares of three', 1, [12, 12, 12], { value: 0, proved: false, shares: [0.5, 0.25, 0.25] }, [0.405, 0.2975, 0.2975]],
  ['a share of nothing', 1, [12, 12, 12], { value: 0, proved: false, shares: [0, 0, 1] }, [0.0828, 0.0828, 0.8343]],
  ['a proved win', 0, [16, 16], { value: 100, proved: true }, [1, 0]],
  ['a proved draw', 1, [16, 16], { value: 0, proved: true }, [0.5, 0.5]],
  ['a proved loss', 1, [16, 16], { value: -1, proved: true }, [1, 0]],
] as const) {
  test(`chances: ${words}`, () =>
    near(
      chancesOf(
        FIT,
        { position: '0.5 b', toMove, scores: [...scores] },
        { ...searched, shares: 'shares' in searched ? [...searched.shares] : undefined },
      ),
      [...expected],
    ));
}

test('a lead is worth as much as the slope of its phase says', () => {
  const chance = (position: string) =>
    chanceOf(FIT, { position, toMove: 0, scores: [0, 0] }, { value: 2, proved: false }) ?? NaN;
  for (const [position, expected] of [
    ['1 b', 0.6916],
    ['0.5 b', 0.6959],
    ['0 b', 0.7094],
  ] as const)
    near([chance(position)], [expected]);
});

test('without a fit only proved values have a chance', () => {
  const before = { position: '8/8/8/8 o', toMove: 0, scores: [3, 3] };
  assert.equal(chanceOf(null, before, { value: 3, proved: false }), null);
  assert.equal(chanceOf(null, before, { value: 3, proved: true }), 1);
});

/** The same as in the command that makes the fits. */
for (const [id, position, left] of [
  [
    'combo',
    'w1,w1,w1,w1,w1,w1,w1,w1/w1,w1,w1,w1,w1,w1,w1,w1/8/8/8/8/b1,b1,b1,b1,b1,b1,b1,b1/b1,b1,b1,b1,b1,b1,b1,b1 b 0',
    1,
  ],
  ['combo', '8/8/8/3,w4,4/8/8/8/b2,7 b 12', 6 / 32],
  ['triboard', '16/16/16/16/bg14/16/16/16/#15/16/rb14 r', 171 / 128],
  ['luckymoose', '9/9/9/9/4,r1,r2,3/9/9/9/9 1 4,0 b1b2/r5 - 0 0000000000000000', 3 / 5],
  ['luckymoose', '9/9/9/9/4,r1,r2,3/9/9/9/9 1 4,0 b1b2/r5 o1o2o3 0 0000000000000000', 6 / 8],
  ['luckymoose', '9/9/9/9/4,r1,r2,3/9/9/9/9 1 4,0 b1b2/1 3 0 -', 6 / 8],
  ['luckymoose', '9/9/9/9/9/9/9/9/9 1 0,0 -/- - 0 0000000000000000', 0],
] as const) {
  test(`${id} has ${left} left in ${position}`, async () => {
    const fit = await findGame(id)?.loadChances?.();
    assert.ok(fit && Math.abs(fit.left(position) - left) < 1e-9, `${fit?.left(position)}`);
  });
}

test('a lead far beyond the knee is worth less than its slope promises', () => {
  const at = { position: '0 b', toMove: 0, scores: [0, 0] };
  const lag = (value: number) => -Math.log(1 / (chanceOf(FIT, at, { value, proved: false }) ?? NaN) - 1) / 0.5;
  for (const value of [0.01, 1, 8, 100])
    assert.ok(Math.abs(lag(value) - 8 * Math.log1p(value / 8)) < 1e-6, `${value}: ${lag(value)}`);
});

test('with a negative knee it is worth more', () => {
  const at = { position: '0 b', toMove: 0, scores: [0, 0] };
  const lag = (value: number) =>
    -Math.log(1 / (chanceOf({ ...FIT, knee: -8 }, at, { value, proved: false }) ?? NaN) - 1) / 0.5;
  for (const value of [0.01, 1, 8, 12])
    assert.ok(Math.abs(lag(value) - 8 * Math.expm1(value / 8)) < 1e-4, `${value}: ${lag(value)}`);
});

/** Without the lapse: 0.6959 and 0.3041 of two, 0.405 and twice 0.2975 of three. */
const LAPSES: [string, number, { value: number; scores: number[]; shares?: number[] }, number[]][] = [
  ['two', 0, { value: 2, scores: [9, 9] }, [0.6802, 0.3198]],
  ['two, the other to move', 1, { value: 2, scores: [9, 9] }, [0.3198, 0.6802]],
  ['three', 1, { value: 0, scores: [9, 9, 9], shares: [0.5, 0.25, 0.25] }, [0.3964, 0.3018, 0.3018]],
  ['three, one far ahead', 1, { value: 5000, scores: [9, 9, 9] }, [0.04, 0.92, 0.04]],
];
for (const [words, toMove, { scores, ...searched }, expected] of LAPSES)
  test(`each player has the chance of a lapse, whatever the values are: ${words}`, () =>
    near(
      chancesOf({ ...FIT, lapse: 0.04 }, { position: '0.5 b', toMove, scores }, { ...searched, proved: false }),
      expected,
    ));

test('the logarithm of what is left is a term', () => {
  const chance = chanceOf(
    { ...FIT, slope: [0, 0, 0, -0.5], knee: 1e9 },
    { position: '0.2 b', toMove: 0, scores: [0, 0] },
    { value: 1, proved: false },
  );
  near([chance ?? NaN], [0.8808]);
});

test('a good lead is a good chance in every game, from the start to the end', async () => {
  const fits = await Promise.all(
    GAMES.flatMap((game) => (game.loadChances ? [game.loadChances().then((fit) => ({ game, fit }))] : [])),
  );
  assert.deepEqual(
    fits.map(({ game }) => game.id),
    ['combo', 'triboard', 'luckymoose'],
  );
  for (const { game, fit } of fits) {
    for (let left = 0.1; left <= 1; left += 0.1) {
      const lead = { position: '', toMove: 0, scores: [0, 0] };
      const chance =
        chanceOf({ ...fit, left: () => left }, lead, { value: game.scale?.bar ?? 10, proved: false }) ?? NaN;
      // At the start of LuckyMoose 60 points are 54 %.
      assert.ok(chance > 0.53 && chance < 1, `${game.id}, ${left} left: ${chance}`);
    }
  }
});
