// The list of moves: every move is in the column of its player.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellsOf, describeCell } from '../../www/ui/panel/rounds.ts';

/**
 * The rounds as text: a move by its ply, `-` for a seat that was passed over, `.` for one that the game began after.
 *
 * @param movers the seats that have played, one digit each
 */
function rounds(movers: string, players: number) {
  const cells = cellsOf([...movers].map(Number), players);
  cells.forEach(({ seat }, n) => assert.equal(seat, n % players));
  const marks = cells.map(({ ply, isPassed }) => ply ?? (isPassed ? '-' : '.')).join('');
  return marks.match(new RegExp(`.{1,${players}}`, 'g')) ?? [];
}

const CASES: [string, number, string[]][] = [
  ['', 3, []],
  ['0101', 2, ['12', '34']],
  ['012012', 3, ['123', '456']],
  ['02', 3, ['1-2']],
  ['01202012', 3, ['123', '4-5', '678']],
  // All others were skipped, even more than once.
  ['000', 3, ['1--', '2--', '3']],
  ['0122', 3, ['123', '--4']],
  // Another player moved first.
  ['12012', 3, ['.12', '345']],
  ['2020', 3, ['..1', '2-3', '4']],
  ['1010', 2, ['.1', '23', '4']],
  ['3012', 4, ['...1', '234']],
];

for (const [movers, players, expected] of CASES) {
  test(`moves of ${movers || 'nobody'} with ${players} players`, () =>
    assert.deepEqual(rounds(movers, players), expected));
}

const NAMES = ['Blue', 'Red', 'Green'];

test('the player of a move and the skipped players are announced', () => {
  const words = cellsOf([0, 2, 2], 3)
    .filter(({ ply }) => ply !== null)
    .map((cell) => describeCell(NAMES, cell));
  assert.deepEqual(words, ['Blue.', 'Green. Red couldn’t move.', 'Green. Blue and Red couldn’t move.']);
});
