// Resolving an address against the stored games.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findGame } from '../../www/games/index.ts';
import { parseLink } from '../../www/links/link.ts';
import { resolveTable } from '../../www/library/resolve.ts';

const STORED = '#/gambit?seed=1&players=human,hard&moves=d2xd4_e3xe1';
const BYLINK = '#/gambit?seed=2&players=human,human&match=abcdefgh-0&moves=d2xd4_e3xe1';
const VIEW = '#/luckymoose?view=9/9/9/9/9/9/9/9/9_1_0,0_6/6_96_0_-&players=human,easy';
const MATCH = { id: 'abcdefgh', link: BYLINK, seats: [0], when: 0 };

function open(
  address: string,
  { stored = null, matches = [] }: { stored?: string | null; matches?: (typeof MATCH)[] } = {},
) {
  const place = parseLink(address, findGame);
  assert.ok(place.screen === 'table');
  const found = resolveTable({
    linked: place.state,
    isBare: place.isBare,
    isDamaged: place.problems.length > 0,
    stored: stored,
    matches,
  });
  const { seed, moves, at, playerKinds, match } = found.state;
  const players = playerKinds?.join() ?? null;
  return [
    seed,
    moves.join('_'),
    at,
    players,
    match?.id ?? null,
    found.isTransient ? 'transient' : 'saved',
    found.comparison?.kind ?? null,
    found.incoming,
  ];
}

test('a stored game by link keeps its seat where the list of games by link is damaged', () => {
  for (const [address, isStored] of [
    ['#/gambit', true],
    [BYLINK, true],
    [`${BYLINK}_a2xa4`, false],
  ] as const) {
    const place = parseLink(address, findGame);
    assert.ok(place.screen === 'table');
    const { state: linked, isBare } = place;
    const found = resolveTable({ linked, isBare, isDamaged: false, stored: BYLINK, matches: [] });
    assert.deepEqual([found.isStored, found.state.match?.from], [isStored, 0], address);
  }
});

const OTHER = 'a2xa4';
const CASES: [string, Parameters<typeof open>, ReturnType<typeof open>][] = [
  ['a bare address without a stored game', ['#/gambit'], [null, '', null, null, null, 'saved', null, null]],
  [
    'a bare address opens the stored game',
    ['#/gambit', { stored: STORED }],
    [1, 'd2xd4_e3xe1', null, 'human,hard', null, 'saved', null, null],
  ],
  [
    'a bare address with unreadable storage',
    ['#/gambit', { stored: '\u0000' }],
    [null, '', null, null, null, 'saved', null, null],
  ],
  [
    'a bare address with a stored game of another kind',
    ['#/combo', { stored: STORED }],
    [null, '', null, null, null, 'saved', null, null],
  ],
  [
    'a link with a stored game of another kind',
    ['#/combo?seed=1', { stored: STORED }],
    [1, '', null, null, null, 'transient', null, null],
  ],
  [
    'a game by link with the id of one of another kind',
    ['#/combo?seed=2&match=abcdefgh-0', { matches: [MATCH] }],
    [2, '', null, null, null, 'saved', null, null],
  ],
  [
    'a game by link with the id of one of another kind, with another stored game',
    ['#/combo?seed=2&match=abcdefgh-0', { stored: '#/combo?seed=3&moves=a1a2', matches: [MATCH] }],
    [2, '', null, null, null, 'transient', null, null],
  ],
  [
    'a game by link without its seed is continued',
    [`${BYLINK.replace('seed=2&', '')}_f2xf4`, { stored: BYLINK, matches: [MATCH] }],
    [2, 'd2xd4_e3xe1_f2xf4', null, 'human,friend', 'abcdefgh', 'saved', 'new', 'f2xf4'],
  ],
  [
    'the stored game without its seed',
    ['#/gambit?players=human,hard&moves=d2xd4_e3xe1', { stored: STORED }],
    [1, 'd2xd4_e3xe1', null, 'human,hard', null, 'saved', null, null],
  ],
  [
    'a new game without a seed is not the stored one',
    ['#/gambit?players=human,hard', { stored: '#/gambit?seed=1&players=human,hard' }],
    [null, '', null, 'human,hard', null, 'transient', null, null],
  ],
  [
    'a link without a stored game',
    [`#/gambit?seed=5&moves=${OTHER}`],
    [5, OTHER, null, null, null, 'saved', null, null],
  ],
  [
    'a link with another stored game',
    [`#/gambit?seed=5&moves=${OTHER}`, { stored: STORED }],
    [5, OTHER, null, null, null, 'transient', null, null],
  ],
  [
    'a link with unreadable storage',
    [`#/gambit?seed=5&moves=${OTHER}`, { stored: '\u0000' }],
    [5, OTHER, null, null, null, 'transient', null, null],
  ],
  [
    'the stored game at an earlier ply',
    [`${STORED}&at=1`, { stored: STORED }],
    [1, 'd2xd4_e3xe1', 1, 'human,hard', null, 'saved', null, null],
  ],
  [
    'the stored game without its players',
    ['#/gambit?seed=1&moves=d2xd4_e3xe1', { stored: STORED }],
    [1, 'd2xd4_e3xe1', null, 'human,hard', null, 'saved', null, null],
  ],
  [
    'the stored game with other players',
    ['#/gambit?seed=1&players=human,easy&moves=d2xd4_e3xe1', { stored: STORED }],
    [1, 'd2xd4_e3xe1', null, 'human,easy', null, 'transient', null, null],
  ],
  [
    'an earlier state of the stored game',
    ['#/gambit?seed=1&players=human,hard&moves=d2xd4', { stored: STORED }],
    [1, 'd2xd4', null, 'human,hard', null, 'transient', null, null],
  ],
  ['an unknown game by link', [BYLINK], [2, 'd2xd4_e3xe1', null, 'human,human', 'abcdefgh', 'saved', null, null]],
  [
    'an unknown game by link with another stored game',
    [BYLINK, { stored: STORED }],
    [2, 'd2xd4_e3xe1', null, 'human,human', 'abcdefgh', 'transient', null, null],
  ],
  [
    'a game by link is continued',
    [`${BYLINK}_f2xf4`, { stored: BYLINK, matches: [MATCH] }],
    [2, 'd2xd4_e3xe1_f2xf4', null, 'human,friend', 'abcdefgh', 'saved', 'new', 'f2xf4'],
  ],
  [
    'a game by link is continued with another stored game',
    [`${BYLINK}_f2xf4`, { stored: STORED, matches: [MATCH] }],
    [2, 'd2xd4_e3xe1_f2xf4', null, 'human,friend', 'abcdefgh', 'transient', 'new', 'f2xf4'],
  ],
  [
    'an older link of a game by link',
    [BYLINK.replace('_e3xe1', ''), { stored: BYLINK, matches: [MATCH] }],
    [2, 'd2xd4_e3xe1', null, 'human,friend', 'abcdefgh', 'saved', 'older', null],
  ],
  [
    'a link that differs from a game by link',
    [BYLINK.replace('e3xe1', 'g3xg1'), { stored: BYLINK, matches: [MATCH] }],
    [2, 'd2xd4_e3xe1', null, 'human,friend', 'abcdefgh', 'saved', 'other', null],
  ],
  [
    'a public view of a game with a stored one',
    [VIEW, { stored: VIEW.replace('view', 'position') }],
    [null, '', null, 'human,easy', null, 'transient', null, null],
  ],
  ['a public view without a stored game', [VIEW], [null, '', null, 'human,easy', null, 'transient', null, null]],
  ['the stored public view', [VIEW, { stored: VIEW }], [null, '', null, 'human,easy', null, 'transient', null, null]],
  [
    'a damaged link of a game by link',
    [`${BYLINK}_f2xf4&x=1`, { stored: BYLINK, matches: [MATCH] }],
    [2, 'd2xd4_e3xe1_f2xf4', null, 'human,human', null, 'transient', null, null],
  ],
];

for (const [name, asked, expected] of CASES) {
  test(name, () => assert.deepEqual(open(...asked), expected));
}

test('the name of a known game by link on another game is told', () => {
  const resolve = (address: string) => {
    const place = parseLink(address, findGame);
    assert.ok(place.screen === 'table');
    return resolveTable({ linked: place.state, isBare: false, isDamaged: false, stored: null, matches: [MATCH] })
      .isOtherGame;
  };
  assert.equal(resolve('#/combo?seed=2&match=abcdefgh-0'), true);
  assert.equal(resolve('#/combo?seed=2&match=bcdefghi-0'), false);
  assert.equal(resolve(BYLINK), false);
});

test('a link does not change the time of the seats that are played here', () => {
  const clock = 'players=human,human&match=abcdefgh-0&clock=300+2';
  const known = `#/combo?seed=2&${clock}&left=290.5,280&moves=1a1-a2_1a8-a7`;
  const place = parseLink(`#/combo?seed=2&${clock}&left=0.1,270&moves=1a1-a2_1a8-a7_1b1-b2`, findGame);
  assert.ok(place.screen === 'table');
  const { state } = resolveTable({
    linked: place.state,
    isBare: false,
    isDamaged: false,
    stored: null,
    matches: [{ ...MATCH, link: known, seats: [0] }],
  });
  assert.deepEqual(state.clock?.left, [290_500, 270_000]);
  const fresh = resolveTable({
    linked: place.state,
    isBare: false,
    isDamaged: false,
    stored: null,
    matches: [{ ...MATCH, link: `#/combo?seed=2&${clock}`, seats: [0] }],
  });
  assert.deepEqual(fresh.state.clock?.left, [300_000, 270_000]);
});
