// The status texts of a table: whose turn it is, who missed one, and what a game is called in a list.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gambit } from '../../www/games/gambit/index.ts';
import { luckymoose } from '../../www/games/luckymoose/index.ts';
import { triboard } from '../../www/games/triboard/index.ts';
import { namesOf } from '../../www/game/names.ts';
import { missedWords, seatOfYou, statusWords, tableWords } from '../../www/game/status.ts';
import { seatedOf } from './reducing.ts';
import type { Snapshot } from '../../www/game/snapshot.ts';
import type { PlayerKind } from '../../www/links/kinds.ts';

test('the title of a game in a list', () => {
  assert.equal(
    tableWords(gambit, { playerKinds: ['human', 'easy'], moves: ['d2xd4'] }),
    'Gambit: You and Sami (White), 1 move',
  );
  assert.equal(
    tableWords(gambit, { playerKinds: ['master', 'human'], moves: Array(12).fill('') }),
    'Gambit: Ada (Black) and You, 12 moves',
  );
  assert.equal(tableWords(gambit, { playerKinds: ['human', 'friend'], moves: [] }), 'Gambit: You and White, 0 moves');
  assert.equal(tableWords(gambit, { playerKinds: null, moves: [] }), 'Gambit: You and Sami (White), 0 moves');
  assert.equal(tableWords(gambit, { playerKinds: ['human', 'human'], moves: [] }), 'Gambit: Black and White, 0 moves');
  assert.equal(
    tableWords(luckymoose, { playerKinds: ['human', 'easy'], moves: [] }),
    'LuckyMoose: You and Sami, 0 moves',
  );
  assert.equal(
    tableWords(gambit, { playerKinds: ['human', 'friend'], moves: [] }, ['', 'Nina']),
    'Gambit: You and Nina, 0 moves',
  );
  assert.equal(
    tableWords(luckymoose, { playerKinds: ['friend', 'easy', 'human'], moves: [] }),
    'LuckyMoose: Player 1, Sami and You, 0 moves',
  );
  assert.equal(
    tableWords(luckymoose, { playerKinds: ['human', 'human'], moves: [] }),
    'LuckyMoose: Player 1 and Player 2, 0 moves',
  );
});

test('where seats have numbers alone, the only person here is called “you”', () => {
  const cases: [PlayerKind[], number | null, string[]][] = [
    [['human', 'easy'], 0, ['You', 'Sami', 'Player 3', 'Player 4']],
    [['easy', 'friend', 'human'], 2, ['Sami', 'Player 2', 'You', 'Player 4']],
    [['human', 'human'], null, ['Player 1', 'Player 2', 'Player 3', 'Player 4']],
    [['easy', 'easy'], null, ['Sami', 'Sami II', 'Player 3', 'Player 4']],
  ];
  for (const [kinds, seat, names] of cases) {
    const you = seatOfYou(luckymoose, seatedOf(kinds));
    assert.deepEqual([you, namesOf(luckymoose, you, kinds)], [seat, names], kinds.join());
    assert.equal(seatOfYou(triboard, seatedOf(kinds)), null);
  }
  assert.deepEqual(namesOf(triboard, null, ['human', 'easy', 'easy']), ['Blue', 'Red', 'Green']);
});

/** Where seats have numbers alone. */
const NUMBERED: [Partial<Snapshot>, PlayerKind[], string][] = [
  [{ toMove: 0, ply: 4 }, ['human', 'easy'], 'Your turn.'],
  [{ toMove: 1, ply: 4 }, ['easy', 'human', 'easy'], 'Your turn.'],
  [{ toMove: 1, ply: 5 }, ['human', 'easy'], 'Sami to move.'],
  [{ toMove: 1, ply: 5 }, ['human', 'friend'], 'Player 2 plays elsewhere: send them the link.'],
  [{ toMove: 0, ply: 5 }, ['human', 'human'], 'Player 1 to move.'],
  [{ toMove: 0, ply: 5 }, ['easy', 'easy'], 'Sami to move.'],
  [
    { toMove: null, winners: [0], scores: [50, 31] },
    ['human', 'easy'],
    'Game over. You won, 50 to 31. You have laid the last token.',
  ],
  [
    { toMove: null, winners: [1], scores: [50, 61] },
    ['human', 'easy'],
    'Game over. You lost, 50 to 61. You have laid the last token.',
  ],
  [
    { toMove: null, winners: [1, 2], scores: [5, 9, 9] },
    ['easy', 'easy', 'human'],
    'Game over. You and Sami II share the win with 9 each. Sami has laid the last token.',
  ],
  [
    { toMove: null, winners: [0], scores: [50, 31] },
    ['human', 'human'],
    'Game over. Player 1 wins, 50 to 31. Player 1 has laid the last token.',
  ],
];

const STATES: [Partial<Snapshot>, PlayerKind[], string][] = [
  [{ toMove: 0, ply: 4 }, ['human', 'easy'], 'Your turn, Black.'],
  [{ toMove: 1, ply: 5 }, ['human', 'easy'], 'Sami (White) to move.'],
  [{ toMove: 1, ply: 5 }, ['human', 'human'], 'White to move.'],
  [{ toMove: 1, ply: 5 }, ['human', 'friend'], 'White plays elsewhere: send them the link.'],
  // A board without players.
  [{ toMove: 1, ply: 5 }, [], 'White to move.'],
  [
    { toMove: 0, ply: 0 },
    ['human', 'easy'],
    'Your turn, Black. Pick a piece with a line under it, then a dot to jump to.',
  ],
  [
    { toMove: 1, ply: 1 },
    ['easy', 'human'],
    'Your turn, White. Pick a piece with a line under it, then a dot to jump to.',
  ],
  [{ toMove: 0, ply: 2 }, ['human', 'easy'], 'Your turn, Black.'],
  [
    { toMove: 0, ply: 0 },
    ['human', 'human'],
    'Black to move. Pick a piece with a line under it, then a dot to jump to.',
  ],
  [
    { toMove: null, winners: [0], scores: [5, 1] },
    ['human', 'human'],
    'Game over. Black wins, 5 to 1. White has no jump left, so the islands count.',
  ],
  [
    { toMove: null, winners: [1], scores: [0, 3] },
    ['human', 'easy'],
    'Game over. You lost, 0 to 3. White has no jump left, so the islands count.',
  ],
  [
    { toMove: null, winners: [0, 1], scores: [3, 3] },
    ['human', 'easy'],
    'Game over. A draw, 3 to 3. White has no jump left, so the islands count.',
  ],
];

for (const [game, [part, playerKinds, words]] of [
  ...STATES.map((state) => [gambit, state] as const),
  ...NUMBERED.map((state) => [luckymoose, state] as const),
]) {
  test(`${game.name}, ${playerKinds.join()}: ${words}`, () => {
    const snapshot: Snapshot = {
      position: '- - - - -',
      players: playerKinds.length,
      toMove: 0,
      over: false,
      winners: [],
      scores: [0, 0],
      moves: [],
      movers: [],
      ply: 0,
      ...part,
    };
    assert.equal(statusWords(game, snapshot, seatedOf(playerKinds)), words);
  });
}

test('a player who misses a turn is named', () => {
  assert.deepEqual(missedWords(triboard, 0, 1, 3), []);
  assert.deepEqual(missedWords(triboard, 2, 0, 3), []);
  assert.deepEqual(missedWords(triboard, 0, 2, 3), ['Red can’t move and misses a turn.']);
  assert.deepEqual(missedWords(triboard, 2, 2, 3), [
    'Blue can’t move and misses a turn.',
    'Red can’t move and misses a turn.',
  ]);
  // Before the first move and after the last, nobody misses a turn.
  assert.deepEqual(missedWords(triboard, null, 0, 3), []);
  assert.deepEqual(missedWords(triboard, 1, null, 3), []);
});

test('a person on a connected device is called by the own name, or by that of the seat', () => {
  const at = { position: '- - -', players: 2, toMove: 1, over: false, winners: [], scores: [0, 0], ply: 5 };
  const snapshot: Snapshot = { ...at, moves: [], movers: [] };
  for (const [name, isLive, words] of [
    ['Nina', true, 'Nina to move.'],
    ['', true, 'White to move.'],
    ['Nina', false, 'White plays elsewhere: send them the link.'],
  ] as const) {
    const [you, friend] = seatedOf(['human', 'friend']);
    assert.ok(you && friend);
    assert.equal(statusWords(gambit, snapshot, [you, { ...friend, peer: { name, isLive } }]), words);
  }
});
