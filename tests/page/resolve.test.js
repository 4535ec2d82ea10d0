// Resolving an address against the stored games.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findGame } from '../../www/games/index.js';
import { parseLink } from '../../www/links/link.js';
import { resolveTable } from '../../www/library/resolve.js';

const STORED = '#/gambit?seed=1&players=human,hard&moves=d2xd4_e3xe1';
const BYLINK = '#/gambit?seed=2&players=human,human&match=abcdefgh-0&moves=d2xd4_e3xe1';
const VIEW = '#/luckymoose?view=9/9/9/9/9/9/9/9/9_1_0,0_6/6_96_0_-&players=human,easy';
const MATCH = { id: 'abcdefgh', link: BYLINK, seats: [0], when: 0 };

/**
 * @param {string} address
 * @param {{ stored?: string | null, matches?: typeof MATCH[] }} [facts]
 */
function open(address, { stored = null, matches = [] } = {}) {
  const place = parseLink(address, findGame);
  assert.ok(place.screen === 'table');
  const found = resolveTable({ linked: place.state, isBare: place.isBare, isDamaged: place.problems.length > 0, stored: stored, matches });
  const { seed, moves, at, playerKinds, match } = found.state;
  const players = playerKinds?.join() ?? null;
  return [seed, moves.join('_'), at, players, match?.id ?? null, found.isTransient ? 'transient' : 'saved', found.comparison?.kind ?? null, found.incoming];
}

const OTHER = 'a2xa4';
/** @type {[string, Parameters<typeof open>, ReturnType<typeof open>][]} */
const CASES = [
  ['a bare address without a stored game', ['#/gambit'], [null, '', null, null, null, 'saved', null, null]],
  ['a bare address opens the stored game', ['#/gambit', { stored: STORED }], [1, 'd2xd4_e3xe1', null, 'human,hard', null, 'saved', null, null]],
  ['a bare address with unreadable storage', ['#/gambit', { stored: '\u0000' }], [null, '', null, null, null, 'saved', null, null]],
  ['a bare address with a stored game of another kind', ['#/combo', { stored: STORED }], [null, '', null, null, null, 'saved', null, null]],
  ['a link with a stored game of another kind', ['#/combo?seed=1', { stored: STORED }], [1, '', null, null, null, 'transient', null, null]],
  ['a game by link with the id of one of another kind', ['#/combo?seed=2&match=abcdefgh-0', { matches: [MATCH] }], [2, '', null, null, 'abcdefgh', 'saved', null, null]],
  ['a link without a stored game', [`#/gambit?seed=5&moves=${OTHER}`], [5, OTHER, null, null, null, 'saved', null, null]],
  ['a link with another stored game', [`#/gambit?seed=5&moves=${OTHER}`, { stored: STORED }], [5, OTHER, null, null, null, 'transient', null, null]],
  ['a link with unreadable storage', [`#/gambit?seed=5&moves=${OTHER}`, { stored: '\u0000' }], [5, OTHER, null, null, null, 'transient', null, null]],
  ['the stored game at an earlier ply', [`${STORED}&at=1`, { stored: STORED }], [1, 'd2xd4_e3xe1', 1, 'human,hard', null, 'saved', null, null]],
  ['the stored game without its players', ['#/gambit?seed=1&moves=d2xd4_e3xe1', { stored: STORED }], [1, 'd2xd4_e3xe1', null, 'human,hard', null, 'saved', null, null]],
  ['the stored game with other players', ['#/gambit?seed=1&players=human,easy&moves=d2xd4_e3xe1', { stored: STORED }], [1, 'd2xd4_e3xe1', null, 'human,easy', null, 'transient', null, null]],
  ['an earlier state of the stored game', ['#/gambit?seed=1&players=human,hard&moves=d2xd4', { stored: STORED }], [1, 'd2xd4', null, 'human,hard', null, 'transient', null, null]],
  ['an unknown game by link', [BYLINK], [2, 'd2xd4_e3xe1', null, 'human,human', 'abcdefgh', 'saved', null, null]],
  ['an unknown game by link with another stored game', [BYLINK, { stored: STORED }], [2, 'd2xd4_e3xe1', null, 'human,human', 'abcdefgh', 'transient', null, null]],
  ['a game by link is continued', [`${BYLINK}_f2xf4`, { stored: BYLINK, matches: [MATCH] }], [2, 'd2xd4_e3xe1_f2xf4', null, 'human,friend', 'abcdefgh', 'saved', 'new', 'f2xf4']],
  ['a game by link is continued with another stored game', [`${BYLINK}_f2xf4`, { stored: STORED, matches: [MATCH] }], [2, 'd2xd4_e3xe1_f2xf4', null, 'human,friend', 'abcdefgh', 'transient', 'new', 'f2xf4']],
  ['an older link of a game by link', [BYLINK.replace('_e3xe1', ''), { stored: BYLINK, matches: [MATCH] }], [2, 'd2xd4_e3xe1', null, 'human,friend', 'abcdefgh', 'saved', 'older', null]],
  ['a link that differs from a game by link', [BYLINK.replace('e3xe1', 'g3xg1'), { stored: BYLINK, matches: [MATCH] }], [2, 'd2xd4_e3xe1', null, 'human,friend', 'abcdefgh', 'saved', 'other', null]],
  ['a public view of a game with a stored one', [VIEW, { stored: VIEW.replace('view', 'position') }], [null, '', null, 'human,easy', null, 'transient', null, null]],
  ['a public view without a stored game', [VIEW], [null, '', null, 'human,easy', null, 'transient', null, null]],
  ['the stored public view', [VIEW, { stored: VIEW }], [null, '', null, 'human,easy', null, 'transient', null, null]],
  ['a damaged link of a game by link', [`${BYLINK}_f2xf4&x=1`, { stored: BYLINK, matches: [MATCH] }], [2, 'd2xd4_e3xe1_f2xf4', null, 'human,human', null, 'transient', null, null]],
];

for (const [name, asked, expected] of CASES) {
  test(name, () => assert.deepEqual(open(...asked), expected));
}
