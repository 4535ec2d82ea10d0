// The book of openings: positions and their mirror images, and the moves that were played from them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Book, keyOf } from '../../www/coach/book.ts';
import { GAMES } from '../../www/games/index.ts';
import { mirroredMove, mirroredPosition } from '../../www/games/mirror.ts';

const START = '8/xxxxxxxx/oooooooo/8 o';
const COMBO =
  'w1,w1,w1,w1,w1,w1,w1,w1/w1,w1,w1,w1,w1,w1,w1,w1/8/8/8/8/b1,b1,b1,b1,b1,b1,b1,b1/b1,b1,b1,b1,b1,b1,b1,b1 b 0';
const AFTER = 'o7/1xxxxxxx/1ooooooo/8 x';

/** The same table is in the tests of the command that prints books. */
test('keys are those of the engine', () => assert.deepEqual(['', 'a', START].map(keyOf), ['79r4', '32d8', '5E8e']));

for (const [position, image] of [
  [START, START],
  [AFTER, '7o/xxxxxxx1/ooooooo1/8 x'],
  ['8/8/8/3,w4,4/w12,7/8/8/b2,7 b', '8/8/8/4,w4,3/7,w12/8/8/7,b2 b'],
] as const) {
  test(`the mirror image of ${position}`, () => {
    assert.equal(mirroredPosition(position), image);
    assert.equal(mirroredPosition(image), position);
  });
}

const BOOK = new Book(`gambit 50 games of master, 10 nodes, seed 1, mirrored
${keyOf(START)} a2xa4 30 10 5 d2xd4 20 4 6
${keyOf(mirroredPosition(AFTER))} c3xc1 9 3 3
`);

test('the most frequent moves come first, with a twin in a symmetric position', () => {
  assert.equal(BOOK.games, 50);
  assert.deepEqual(BOOK.movesOf(`${START} 7`, ['a2xa4', 'd2xd4', 'h2xh4']), [
    { move: 'a2xa4', twin: 'h2xh4', games: 30, wins: 10, draws: 5 },
    { move: 'd2xd4', twin: 'e2xe4', games: 20, wins: 4, draws: 6 },
  ]);
});

test('a mirrored position has mirrored moves', () => {
  const expected = { twin: null, games: 9, wins: 3, draws: 3 };
  assert.deepEqual(BOOK.movesOf(mirroredPosition(AFTER), ['c3xc1']), [{ move: 'c3xc1', ...expected }]);
  assert.deepEqual(BOOK.movesOf(AFTER, ['f3xf1']), [{ move: 'f3xf1', ...expected }]);
});

test('a position that is not in the book, or has the key of another one, has no moves', () => {
  assert.deepEqual(BOOK.movesOf('8/8/8/8 o', []), []);
  assert.deepEqual(BOOK.movesOf(AFTER, ['b3xb1']), []);
});

for (const game of GAMES.filter(({ loadBook }) => loadBook)) {
  test(`the book of ${game.id} is whole`, async () => {
    const { book: text } = (await game.loadBook?.()) ?? { book: '' };
    const [head = '', ...lines] = text.trim().split('\n');
    assert.match(head, new RegExp(`^${game.id} \\d+ games of master, \\d+ nodes, seed \\d+(, mirrored)?$`));
    assert.ok(lines.length > 100, `${lines.length} positions`);
    assert.equal(new Set(lines.map((line) => line.split(' ')[0])).size, lines.length, 'each key is there once');
    for (const line of lines) {
      const [key = '', ...moves] = line.split(' ');
      assert.match(key, /^[\w-]{4}$/);
      assert.ok(moves.length > 0 && moves.length % 4 === 0, line);
      for (let n = 0; n < moves.length; n += 4) {
        const [, games = 0, wins = 0, draws = 0] = moves.slice(n, n + 4).map(Number);
        assert.ok(games >= wins + draws && games > 0, line);
      }
    }
    // The moves of the first position are legal, and so are their mirror images.
    const first = new Book(text).movesOf(
      game.id === 'gambit' ? START : COMBO,
      [...lines.join(' ').matchAll(/\S*[a-h]\d\S*/g)].map(([move]) => move),
    );
    assert.ok(first.length > 1, 'the start is in the book');
    assert.ok(first.every(({ move, twin }) => twin === null || mirroredMove(twin) === move));
  });
}
