// Resolving an address against the stored games.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findGame } from '../../www/games/index.js';
import { parseLink } from '../../www/links/link.js';
import { resolveTable } from '../../www/library/resolve.js';

const KEPT = '#/gambit?seed=1&players=human,hard&moves=d2xd4_e3xe1';
const BYLINK = '#/gambit?seed=2&players=human,human&match=abcdefgh-0&moves=d2xd4_e3xe1';
const MATCH = { id: 'abcdefgh', link: BYLINK, seats: [0], when: 0 };

/**
 * @param {string} address
 * @param {{ kept?: string | null, matches?: typeof MATCH[] }} [facts]
 */
function open(address, { kept = null, matches = [] } = {}) {
  const place = parseLink(address, findGame);
  assert.ok(place.screen === 'table');
  const found = resolveTable({ linked: place.state, isBare: place.isBare, isDamaged: place.problems.length > 0, stored: kept, matches });
  const { seed, moves, at, playerKinds, match } = found.state;
  const players = playerKinds?.join() ?? null;
  return [seed, moves.join('_'), at, players, match?.id ?? null, found.isTransient ? 'guest' : 'ours', found.comparison?.kind ?? null, found.incoming];
}

const OTHER = 'a2xa4';
/** @type {[string, Parameters<typeof open>, ReturnType<typeof open>][]} */
const CASES = [
  ['a bare address without a kept game', ['#/gambit'], [null, '', null, null, null, 'ours', null, null]],
  ['a bare address shows the kept game', ['#/gambit', { kept: KEPT }], [1, 'd2xd4_e3xe1', null, 'human,hard', null, 'ours', null, null]],
  ['a bare address beside something unreadable', ['#/gambit', { kept: '\u0000' }], [null, '', null, null, null, 'ours', null, null]],
  ['a bare address beside a game of another kind', ['#/combo', { kept: KEPT }], [null, '', null, null, null, 'ours', null, null]],
  ['a link beside a game of another kind', ['#/combo?seed=1', { kept: KEPT }], [1, '', null, null, null, 'guest', null, null]],
  ['a game by link with the name of one of another kind', ['#/combo?seed=2&match=abcdefgh-0', { matches: [MATCH] }], [2, '', null, null, 'abcdefgh', 'ours', null, null]],
  ['the first link that is opened', [`#/gambit?seed=5&moves=${OTHER}`], [5, OTHER, null, null, null, 'ours', null, null]],
  ['a link beside a kept game', [`#/gambit?seed=5&moves=${OTHER}`, { kept: KEPT }], [5, OTHER, null, null, null, 'guest', null, null]],
  ['a link beside something unreadable', [`#/gambit?seed=5&moves=${OTHER}`, { kept: '\u0000' }], [5, OTHER, null, null, null, 'guest', null, null]],
  ['the kept game, as a link shows an earlier ply', [`${KEPT}&at=1`, { kept: KEPT }], [1, 'd2xd4_e3xe1', 1, 'human,hard', null, 'ours', null, null]],
  ['the kept game but for its players', ['#/gambit?seed=1&moves=d2xd4_e3xe1', { kept: KEPT }], [1, 'd2xd4_e3xe1', null, 'human,hard', null, 'ours', null, null]],
  ['the kept game with other players', ['#/gambit?seed=1&players=human,easy&moves=d2xd4_e3xe1', { kept: KEPT }], [1, 'd2xd4_e3xe1', null, 'human,easy', null, 'guest', null, null]],
  ['an earlier state of the kept game', ['#/gambit?seed=1&players=human,hard&moves=d2xd4', { kept: KEPT }], [1, 'd2xd4', null, 'human,hard', null, 'guest', null, null]],
  ['a game by link that is not known', [BYLINK], [2, 'd2xd4_e3xe1', null, 'human,human', 'abcdefgh', 'ours', null, null]],
  ['a game by link that is not known, beside a kept game', [BYLINK, { kept: KEPT }], [2, 'd2xd4_e3xe1', null, 'human,human', 'abcdefgh', 'guest', null, null]],
  ['a game by link goes on', [`${BYLINK}_f2xf4`, { kept: BYLINK, matches: [MATCH] }], [2, 'd2xd4_e3xe1_f2xf4', null, 'human,friend', 'abcdefgh', 'ours', 'new', 'f2xf4']],
  ['a game by link goes on beside a kept game', [`${BYLINK}_f2xf4`, { kept: KEPT, matches: [MATCH] }], [2, 'd2xd4_e3xe1_f2xf4', null, 'human,friend', 'abcdefgh', 'guest', 'new', 'f2xf4']],
  ['an older link of a game by link', [BYLINK.replace('_e3xe1', ''), { kept: BYLINK, matches: [MATCH] }], [2, 'd2xd4_e3xe1', null, 'human,friend', 'abcdefgh', 'ours', 'older', null]],
  ['a link that differs from a game by link', [BYLINK.replace('e3xe1', 'g3xg1'), { kept: BYLINK, matches: [MATCH] }], [2, 'd2xd4_e3xe1', null, 'human,friend', 'abcdefgh', 'ours', 'other', null]],
  ['a damaged link of a game by link', [`${BYLINK}_f2xf4&x=1`, { kept: BYLINK, matches: [MATCH] }], [2, 'd2xd4_e3xe1_f2xf4', null, 'human,human', null, 'guest', null, null]],
];

for (const [name, asked, expected] of CASES) {
  test(name, () => assert.deepEqual(open(...asked), expected));
}
