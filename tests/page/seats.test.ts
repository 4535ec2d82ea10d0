// Whose turn it is at a table, and what each viewer may do.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { luckymoose } from '../../www/games/luckymoose/index.ts';
import { triboard } from '../../www/games/triboard/index.ts';
import {
  canPick,
  drawPartner,
  isLive,
  isToSend,
  nextPlayer,
  nextStop,
  refusal,
  turnWords,
  viewersOwnSeat,
  yourSeat,
} from '../../www/game/seats.ts';
import { seatedOf } from './reducing.ts';
import type { Sight } from '../../www/game/snapshot.ts';
import type { PlayerKind } from '../../www/links/kinds.ts';

/**
 * A table of three seats after `ply` of the moves that `movers` have played.
 *
 * @param seats who sits where
 * @param movers the seats that have played, one digit each
 */
function sight(
  seats: string,
  movers: string,
  {
    ply = movers.length,
    toMove = ply % 3,
    position = '',
    ...other
  }: Partial<Sight> & {
    ply?: number;
    toMove?: number | null;
    position?: string;
  } = {},
): Sight {
  const playerKinds = seats.split(' ') as PlayerKind[];
  const seatsOfMoves = [...movers].map(Number);
  const moves = seatsOfMoves.map((seat, n) => `${seat}${n}`);
  const [over, winners] = [toMove === null, toMove === null ? [0] : []];
  const snapshot = {
    game: 'triboard',
    first: '',
    position,
    players: 3,
    toMove,
    over,
    winners,
    scores: [9, 5, 2],
    holdings: [],
    legal: [],
    moves,
    sealed: moves,
    movers: seatsOfMoves,
    ply,
    fallen: null,
    ending: null,
  };
  return {
    game: triboard,
    snapshot,
    seated: seatedOf(playerKinds),
    holder: null,
    match: null,
    isLocked: false,
    isWatched: false,
    isFinished: false,
    ...other,
  };
}

const MATCH = { id: 'abc', from: 0 };

test('undo and redo lead from one turn of a person to the next', () => {
  const cases: [string, number, -1 | 1, number][] = [
    ['human easy easy', 4, -1, 3],
    ['human easy easy', 3, -1, 0],
    ['human easy easy', 0, 1, 3],
    ['human easy easy', 3, 1, 6],
    ['human easy easy', 6, 1, 7],
    ['human human easy', 6, -1, 4],
    ['easy human easy', 7, -1, 4],
    // Between computers, single moves are undone.
    ['easy easy easy', 6, -1, 5],
    ['easy easy easy', 5, 1, 6],
    // The first and the last position are stops, whoever is to move.
    ['easy human easy', 1, -1, 0],
    ['easy human easy', 5, 1, 7],
    ['easy human easy', 4, -1, 1],
    ['human easy easy', 1, -1, 0],
  ];
  for (const [seats, ply, direction, stop] of cases) {
    assert.equal(nextStop(sight(seats, '0120120', { ply }), direction), stop, `${seats} at ${ply}, ${direction}`);
  }
});

test('a link must be sent when a remote player is to move or has not seen the end', () => {
  const seats = 'human friend easy';
  assert.equal(isToSend(sight(seats, '0')), false, 'no game by link');
  const cases: [boolean, Sight][] = [
    [true, sight(seats, '0', { match: MATCH })],
    [false, sight(seats, '01', { match: MATCH })],
    [false, sight(seats, '012', { match: MATCH })],
    [true, sight(seats, '0120', { match: MATCH, toMove: null })],
    [false, sight(seats, '01', { match: MATCH, toMove: null })],
    // The shown ply is not the last.
    [false, sight(seats, '01', { match: MATCH, ply: 1 })],
  ];
  // A computer comes between the persons.
  const apart = 'human easy friend';
  cases.push(
    [false, sight(apart, '0', { match: MATCH })],
    [true, sight(apart, '01', { match: MATCH })],
    [false, sight(apart, '012', { match: MATCH })],
  );
  for (const [expected, at] of cases)
    assert.equal(isToSend(at), expected, `${at.snapshot.moves} at ${at.snapshot.ply}`);
});

test('picking out of turn is refused with a reason', () => {
  const cases: [string, Sight][] = [
    ['', sight('human easy easy', '012')],
    ['It’s Sami II’s turn.', sight('human easy easy', '01')],
    ['Red plays elsewhere: open the link that comes back.', sight('human friend easy', '0', { match: MATCH })],
    ['Red to move.', sight('human friend easy', '0', { match: MATCH, isOnlooker: true })],
    ['A game by link continues from its last move.', sight('human friend easy', '0120', { match: MATCH, ply: 3 })],
    [
      'It’s Player 1’s turn. If that is you, press “I am Player 1” first.',
      sight('human human', '', { game: luckymoose }),
    ],
    ['', sight('human human', '', { game: luckymoose, holder: 0 })],
    ['', sight('human easy', '', { game: luckymoose })],
  ];
  for (const [expected, at] of cases) {
    assert.equal(refusal(at), expected);
    assert.equal(canPick(at), expected === '', expected);
  }
  assert.equal(canPick(sight('human easy easy', '', { isLocked: true })), false);
});

test('the player to move is that of its seat, and at the end there is none', () => {
  const cases: [Sight, PlayerKind | undefined][] = [
    [sight('human easy friend', ''), 'human'],
    [sight('human easy friend', '0'), 'easy'],
    [sight('human easy friend', '01'), 'friend'],
    [sight('human easy friend', '01', { toMove: null }), undefined],
  ];
  for (const [at, kind] of cases) assert.equal(nextPlayer(at)?.kind, kind);
  assert.equal(nextPlayer(sight('human easy friend', '01', { toMove: null })), null);
});

test('only one person at numbered seats is called “you”, and never somebody who watches', () => {
  const numbered = { game: luckymoose };
  const cases: [number | null, Sight][] = [
    [0, sight('human easy', '', numbered)],
    [1, sight('easy human friend', '', numbered)],
    [null, sight('human human', '', numbered)],
    [null, sight('easy easy', '', numbered)],
    [null, sight('human easy', '', { ...numbered, isWatched: true })],
    // Seats with names of their own keep them.
    [null, sight('human easy easy', '')],
  ];
  for (const [seat, at] of cases) assert.equal(yourSeat(at), seat);
});

test('the person here is the one to move, or the only one', () => {
  const cases: [number | null, Sight][] = [
    [0, sight('human human easy', '')],
    [1, sight('human human easy', '0')],
    [null, sight('human human easy', '01')],
    [null, sight('human human easy', '01', { toMove: null })],
    [1, sight('easy human easy', '')],
    [2, sight('easy friend human', '0', { toMove: null })],
    [0, sight('human easy easy', '0')],
    [null, sight('easy easy easy', '0')],
  ];
  for (const [seat, at] of cases) assert.equal(viewersOwnSeat(at), seat);
});

test('whose turn it is, and to whom the device goes', () => {
  const cases: [string, Sight, string[]?][] = [
    ['Blue to move.', sight('human human human', '012')],
    ['Blue to move.', sight('human human human', '012'), ['pass', 'a1']],
    ['Blue to move. You have no move but to pass.', sight('human human human', '012'), ['pass']],
    ['Sami (Red) to move.', sight('human easy easy', '0120'), ['pass']],
    ['Blue to move.', sight('human easy easy', '012', { isLocked: true })],
    ['Sami (Red) to move.', sight('human easy easy', '0120')],
    ['Pass the device to Player 2, who is to move.', sight('human human', '0', { game: luckymoose, holder: null })],
    [
      'Game over. You won with 9. Nobody can turn anything any more.',
      sight('human easy easy', '012', { toMove: null }),
    ],
  ];
  for (const [expected, at, legal = []] of cases) assert.equal(turnWords({ sight: at, legal }), expected);
});

test('who looks on learns whose turn it is or who won, and is never addressed', () => {
  const cases: [string, Sight][] = [
    [
      'You are watching. Green was to move when this link was made.',
      sight('human easy easy', '01', { isWatched: true }),
    ],
    [
      'You are watching. Sami was to move when this link was made.',
      sight('human easy', '0', { game: luckymoose, isWatched: true }),
    ],
    [
      'You are watching. Game over. Blue wins with 9. Nobody can turn anything any more.',
      sight('human easy easy', '012', { toMove: null, isWatched: true }),
    ],
    [
      'Game over. Blue wins with 9. Nobody can turn anything any more.',
      sight('human easy easy', '012', { toMove: null, isLocked: true }),
    ],
    // A board for viewing only has no device to pass, and no computer to wait for.
    ['Player 1 to move.', sight('human human', '', { game: luckymoose, isLocked: true })],
    ['Red to move.', sight('human easy easy', '0', { isLocked: true })],
  ];
  for (const [expected, at] of cases) assert.equal(turnWords({ sight: at, legal: [] }), expected);
});

test('the end that comes without a lay is announced until it has come', () => {
  const words = {
    pass: 'You have no move but to pass.',
    two: 'Two more turns without a lay, and the game ends.',
    last: 'If nobody lays now, the game ends.',
  };
  /** what is said after so many passes, the seat to move and its legal moves */
  const cases: [string, number, number | null, string[]][] = [
    [`Your turn. ${words.pass} ${words.two}`, 0, 0, ['pass']],
    ['Your turn.', 0, 0, ['y5@e4', 'pass']],
    [`Sami to move. ${words.last}`, 1, 1, ['pass']],
    ['Game over. You won with 9. Nobody can lay any more.', 2, null, []],
  ];
  for (const [expected, passes, toMove, legal] of cases) {
    const position = `9/9/9/9/4,r1,r2,3/9/9/9/9 1 4,2 y5/g6 - ${passes} 0000000000000000`;
    assert.equal(
      turnWords({ sight: sight('human easy', '0101', { game: luckymoose, position, toMove }), legal }),
      expected,
    );
  }
});

test('a table is live where connections deliver the moves of all remote players', () => {
  const connected = (seats: string, lives: string, movers = '') => {
    const at = sight(seats, movers);
    const seated = at.seated.map((player, seat) =>
      player.isRemote ? { ...player, peer: { name: '', isLive: lives[seat] === '1' } } : player,
    );
    return { ...at, seated };
  };
  for (const [seats, lives, expected] of [
    ['human easy easy', '000', false],
    ['human friend easy', '010', true],
    ['human friend easy', '000', false],
    ['human friend friend', '011', true],
    ['human friend friend', '010', false],
    ['human friend friend', '001', false],
  ] as const)
    assert.equal(isLive(connected(seats, lives)), expected, `${seats}, ${lives}`);
  assert.equal(isLive(sight('human friend easy', '')), false, 'not connected');
  const refusals = ['', '0'].map((movers) =>
    refusal({ ...connected('human friend easy', '010', movers), match: MATCH }),
  );
  assert.deepEqual(refusals, ['', 'Red to move.']);
});

test('a draw is offered to the computer in a game of two, by the person to move', () => {
  const two = (seats: string, movers: string, other: Parameters<typeof sight>[2] = {}) => {
    const at = sight(seats, movers, { toMove: movers.length % 2, ...other });
    return { ...at, snapshot: { ...at.snapshot, players: 2 } };
  };
  for (const [expected, at] of [
    [1, two('human easy', '01')],
    [0, two('easy human', '0')],
    [null, two('human easy', '0')],
    [null, two('human human', '01')],
    [null, two('human friend', '01')],
    [null, two('human easy', '01', { toMove: null })],
    [null, two('human easy', '01', { game: luckymoose })],
    [null, two('human easy', '01', { isLocked: true })],
    [null, two('human easy', '')],
    [null, sight('human easy easy', '012')],
  ] as const)
    assert.equal(drawPartner(at), expected, `${at.seated.map(({ kind }) => kind).join()} after ${at.snapshot.ply}`);
});
