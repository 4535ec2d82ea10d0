// Two games compared, and what becomes of the game of a tab and the stored one: tables of all cases.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { relationOf, resolveRemote, resolveSave } from '../../www/library/conflicts.ts';
import type { GameLink } from '../../www/links/state.ts';

/** A game of Gambit, with some of it changed. */
const gameOf = (moves: string, more: Partial<GameLink> = {}): GameLink => ({
  game: 'gambit',
  seed: 1,
  position: null,
  moves: moves === '' ? [] : moves.split(' '),
  playerKinds: ['human', 'human'],
  options: {},
  clock: null,
  match: null,
  at: null,
  ...more,
});

const OWN = 'd2xd4 e3xe1';
/** Stored games, by their relation to the game of this tab. */
const STORED = {
  same: gameOf(OWN),
  earlier: gameOf('d2xd4'),
  later: gameOf(`${OWN} f2xf4`),
  fork: gameOf('d2xd4 d3xd1'),
  other: gameOf('d2xd4', { seed: 2 }),
  'a new game': gameOf('', { seed: 2 }),
};
const NAMES = Object.keys(STORED) as (keyof typeof STORED)[];

test('the relation of each stored game to the game of this tab', () => {
  const clock = { base: 300, increment: 2, left: [1000, 2000] };
  const timed = gameOf(OWN, { clock });
  const optional = gameOf(OWN, { options: { one: '1', two: '2' } });
  const byLink = gameOf(OWN, { match: { id: 'abcd', from: 0 } });
  const cases: [name: string, one: GameLink, other: GameLink, relation: string][] = [
    ...NAMES.map(
      (name) =>
        [name, gameOf(OWN), STORED[name], name === 'a new game' ? 'other' : name] as [
          string,
          GameLink,
          GameLink,
          string,
        ],
    ),
    ['another time left', timed, { ...timed, clock: { ...clock, left: [7, 8] } }, 'same'],
    ['another clock', timed, { ...timed, clock: { ...clock, base: 600 } }, 'other'],
    ['another increment', timed, { ...timed, clock: { ...clock, increment: 3 } }, 'other'],
    ['no clock', timed, gameOf(OWN), 'other'],
    ['the same options, in another order', optional, { ...optional, options: { two: '2', one: '1' } }, 'same'],
    ['other options', optional, gameOf(OWN), 'other'],
    ['another move shown', gameOf(OWN), gameOf(OWN, { at: 1 }), 'same'],
    ['another sender of the same match', byLink, { ...byLink, match: { id: 'abcd', from: 1 } }, 'same'],
    ['another match', byLink, { ...byLink, match: { id: 'efgh', from: 0 } }, 'other'],
    ['no match', byLink, gameOf(OWN), 'other'],
    ['players that are not told', gameOf(OWN), gameOf(OWN, { playerKinds: null }), 'same'],
    ['other players', gameOf(OWN), gameOf(OWN, { playerKinds: ['human', 'easy'] }), 'other'],
    ['a resignation', gameOf(OWN), gameOf(OWN, { ending: 0 }), 'later'],
  ];
  for (const [name, one, other, relation] of cases) assert.equal(relationOf(one, other), relation, name);
  assert.equal(relationOf(gameOf(OWN, { playerKinds: null }), gameOf(OWN)), 'same');
});

test('what a save does to the game that is stored', () => {
  const usual = { isKnown: false, known: null, own: gameOf(OWN), isNew: false, isPlayed: false };
  const cases: [
    name: string,
    more: Partial<Parameters<typeof resolveSave>[0]>,
    wanted: Record<keyof typeof STORED, string>,
  ][] = [
    // Nobody has played here: what another tab has stored stays on the table, and no game is lost.
    [
      'only the computer has moved',
      {},
      { same: 'save', earlier: 'save', later: 'load', fork: 'archive', other: 'archive', 'a new game': 'archive' },
    ],
    [
      'both computers have answered',
      { known: STORED.earlier },
      { same: 'save', earlier: 'save', later: 'load', fork: 'load', other: 'archive', 'a new game': 'archive' },
    ],
    [
      'this tab knew a game of other moves',
      { known: gameOf('a2xa4') },
      { same: 'save', earlier: 'save', later: 'load', fork: 'archive', other: 'archive', 'a new game': 'archive' },
    ],
    [
      'this tab knew another game',
      { known: gameOf('', { seed: 2 }) },
      { same: 'save', earlier: 'save', later: 'load', fork: 'archive', other: 'archive', 'a new game': 'archive' },
    ],
    [
      'a person has moved',
      { isPlayed: true },
      { same: 'save', earlier: 'save', later: 'load', fork: 'replace', other: 'replace', 'a new game': 'save' },
    ],
    [
      'the stored game is the last one that was seen',
      { isKnown: true },
      { same: 'save', earlier: 'save', later: 'save', fork: 'save', other: 'save', 'a new game': 'save' },
    ],
    [
      'it is a new game',
      { isNew: true },
      { same: 'save', earlier: 'save', later: 'replace', fork: 'replace', other: 'replace', 'a new game': 'save' },
    ],
    [
      'it is a new game, and the stored one was seen',
      { isNew: true, isKnown: true },
      { same: 'save', earlier: 'save', later: 'replace', fork: 'replace', other: 'replace', 'a new game': 'save' },
    ],
  ];
  for (const [name, more, wanted] of cases) {
    for (const stored of NAMES)
      assert.equal(
        resolveSave({ ...usual, ...more, stored: STORED[stored] }),
        wanted[stored],
        `${name}; stored: ${stored}`,
      );
    assert.equal(resolveSave({ ...usual, ...more, stored: null }), 'save', name);
  }
  // A game without a move gives way to another one.
  assert.equal(resolveSave({ ...usual, own: gameOf(''), stored: STORED.other }), 'load');
  assert.equal(resolveSave({ ...usual, own: gameOf(''), stored: STORED.fork }), 'load');
});

test('what becomes of the game of this tab when another tab stores one', () => {
  const usual = { own: gameOf(OWN), isDetached: false, isOverwritten: false, isArchived: () => false };
  const cases: [
    name: string,
    more: Partial<Parameters<typeof resolveRemote>[0]>,
    wanted: Record<keyof typeof STORED, string>,
  ][] = [
    [
      'the other tab knew this game',
      {},
      { same: 'load', earlier: 'load', later: 'load', fork: 'load', other: 'detach', 'a new game': 'detach' },
    ],
    [
      'the other tab has archived this game',
      { isArchived: () => true },
      { same: 'load', earlier: 'detach', later: 'load', fork: 'detach', other: 'detach', 'a new game': 'detach' },
    ],
    [
      'the other tab did not know this game',
      { isOverwritten: true },
      { same: 'load', earlier: 'save', later: 'load', fork: 'archive', other: 'archive', 'a new game': 'archive' },
    ],
    [
      'this tab was left with a game of its own',
      { isDetached: true },
      { same: 'load', earlier: 'ignore', later: 'load', fork: 'ignore', other: 'ignore', 'a new game': 'ignore' },
    ],
    [
      'this game has no move yet',
      { own: gameOf('') },
      { same: 'load', earlier: 'load', later: 'load', fork: 'load', other: 'load', 'a new game': 'load' },
    ],
  ];
  for (const [name, more, wanted] of cases) {
    for (const stored of NAMES)
      assert.equal(
        resolveRemote({ ...usual, ...more, stored: STORED[stored] }),
        wanted[stored],
        `${name}; stored: ${stored}`,
      );
    assert.equal(resolveRemote({ ...usual, ...more, stored: null }), 'ignore', name);
  }
});
