// Games by link: their ids and seats, and what a link is to the game that is known here.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareMatch, newId, newMatch, seatOfRecipient, type MatchComparison } from '../../www/links/match.ts';
import type { PlayerKind } from '../../www/links/kinds.ts';
import type { GameLink } from '../../www/links/state.ts';

/** A game by link. */
const game = (parts: Partial<GameLink>): GameLink => ({
  game: 'gambit',
  seed: 1,
  position: null,
  moves: [],
  playerKinds: ['human', 'friend'],
  options: {},
  clock: null,
  match: { id: 'abcdefgh', from: 0 },
  at: null,
  ...parts,
});

const KNOWN = ['d2xd4', 'e3xe1'];
const LINKS: [string, Partial<GameLink>, object][] = [
  ['the same moves', { moves: KNOWN }, { kind: 'new', known: 2 }],
  ['one move more', { moves: [...KNOWN, 'g3xg1'] }, { kind: 'new', known: 2 }],
  ['one move less', { moves: ['d2xd4'] }, { kind: 'older', ply: 1 }],
  ['no move yet', { moves: [] }, { kind: 'older', ply: 0 }],
  ['another first move', { moves: ['b2xb4', 'e3xe1'] }, { kind: 'other', move: 1 }],
  ['another last move', { moves: ['d2xd4', 'g3xg1'] }, { kind: 'other', move: 2 }],
  ['another second move, and more of them', { moves: ['d2xd4', 'g3xg1', 'a1xa3'] }, { kind: 'other', move: 2 }],
  ['another seed, and one move more', { seed: 2, moves: [...KNOWN, 'g3xg1'] }, { kind: 'other', move: 1 }],
  ['another seed, and one move less', { seed: 2, moves: ['d2xd4'] }, { kind: 'other', move: 1 }],
  ['another position, and the same moves', { position: '8/8/8/8 o', moves: KNOWN }, { kind: 'other', move: 1 }],
  [
    'the computer on a seat, and one move more',
    { playerKinds: ['hard', 'human'], moves: [...KNOWN, 'g3xg1'] },
    { kind: 'other', move: 1 },
  ],
  [
    'the computer on the other seat, and the same moves',
    { playerKinds: ['human', 'hard'], moves: KNOWN },
    { kind: 'other', move: 1 },
  ],
  [
    'both players as its sender writes them',
    { playerKinds: ['human', 'human'], moves: [...KNOWN, 'g3xg1'] },
    { kind: 'new', known: 2 },
  ],
  ['another option', { options: { draws: 'pieces' }, moves: KNOWN }, { kind: 'other', move: 1 }],
  ['another clock', { clock: { base: 60, increment: 0, left: null }, moves: KNOWN }, { kind: 'other', move: 1 }],
  ['another position, and one move less', { position: '8/8/8/8 o', moves: ['d2xd4'] }, { kind: 'other', move: 1 }],
];

for (const [name, parts, expected] of LINKS) {
  test(`a link with ${name} is compared with the known game`, () => {
    const [link, known] = [game(parts), game({ moves: KNOWN })];
    const found: MatchComparison = compareMatch(link, known);
    assert.deepEqual(found, { ...expected, state: found.kind === 'new' ? link : known });
  });
}

test('the first link of a match may find a game without moves', () => {
  const link = game({ moves: KNOWN });
  assert.deepEqual(compareMatch(link, game({})), { kind: 'new', state: link, known: 0 });
});

const RECIPIENTS: [PlayerKind[], number, number | null, number][] = [
  // players, sender, seat to move, recipient
  [['human', 'human'], 0, 1, 1],
  [['human', 'human'], 0, 0, 1],
  [['human', 'human'], 1, 1, 0],
  [['human', 'human'], 1, null, 0],
  [['human', 'human', 'human'], 0, 2, 2],
  [['human', 'human', 'human'], 2, 2, 0],
  [['human', 'human', 'human'], 0, null, 1],
  [['human', 'hard', 'human'], 0, 1, 2],
  [['human', 'hard'], 0, 1, 0],
];

for (const [playerKinds, from, toMove, seat] of RECIPIENTS) {
  test(`${playerKinds.join()}, sent by seat ${from}, seat ${toMove} to move: the recipient has seat ${seat}`, () => {
    assert.equal(
      seatOfRecipient(game({ playerKinds, match: { id: 'abcdefgh', from } }), toMove, playerKinds.length),
      seat,
    );
  });
}

test('of a game that names neither sender nor players, the recipient has the second seat', () => {
  assert.equal(seatOfRecipient(game({ match: null, playerKinds: null }), null, 2), 1);
});

test('a game with a remote player has an id and the first seat here; any other game has none', () => {
  assert.equal(newMatch(['human', 'hard']), null);
  assert.deepEqual({ ...newMatch(['human', 'friend']), id: '' }, { id: '', from: 0 });
  assert.equal(newMatch(['friend', 'human'])?.from, 1);
  assert.equal(newMatch(['friend', 'friend'])?.from, 0);
});

test('ids have ten letters and digits, and differ', () => {
  const ids = Array.from({ length: 200 }, newId);
  assert.ok(ids.every((id) => /^[a-z0-9]{10}$/.test(id)));
  assert.equal(new Set(ids).size, 200);
});
