// Games that players end: resigning, and a draw that the computer accepts.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acceptsDraw, drawPartner, resigningSeat } from '../../www/game/endings.js';
import { gambit } from '../../www/games/gambit/index.js';
import { luckymoose } from '../../www/games/luckymoose/index.js';
import { triboard } from '../../www/games/triboard/index.js';
import { relationOf } from '../../www/library/conflicts.js';
import { formatLink, parseLink } from '../../www/links/link.js';
import { findGame } from '../../www/games/index.js';
import { seatedOf } from './players.js';

/** @import { GamePage, PlayerKind, Sight, TableState } from '../../www/types.js' */

/**
 * @param {string} kinds
 * @param {Partial<Sight['snapshot']>} [snapshot]
 * @param {Partial<Sight>} [more]
 * @returns {Sight}
 */
function sightOf(kinds, snapshot = {}, more = {}) {
  const playerKinds = /** @type {PlayerKind[]} */ (kinds.split(' '));
  const usual = { ply: 9, moves: Array.from({ length: 9 }, () => 'x'), over: false, toMove: 0, players: playerKinds.length };
  return /** @type {Sight} */ (/** @type {unknown} */ ({
    game: gambit, snapshot: { ...usual, ...snapshot }, seated: seatedOf(playerKinds), match: null, isLocked: false, ...more,
  }));
}

test('who may resign: the person to move, or the only one', () => {
  assert.equal(resigningSeat(sightOf('human easy')), 0);
  assert.equal(resigningSeat(sightOf('human easy', { toMove: 1 })), 0);
  assert.equal(resigningSeat(sightOf('human human', { toMove: 1 })), 1);
  assert.equal(resigningSeat(sightOf('easy easy')), null);
  assert.equal(resigningSeat(sightOf('human easy', { over: true })), null);
  assert.equal(resigningSeat(sightOf('human easy', { ply: 4 })), null);
  assert.equal(resigningSeat(sightOf('human easy', { ply: 0, moves: [] })), null);
  assert.equal(resigningSeat(sightOf('human easy', {}, { isLocked: true })), null);
  assert.equal(resigningSeat(sightOf('human friend', {}, { match: { id: 'abcd', from: 0 } })), null);
});

test('who is offered a draw: the computer of two players, where nothing is hidden', () => {
  assert.equal(drawPartner(sightOf('human easy')), 1);
  assert.equal(drawPartner(sightOf('easy human', { toMove: 1 })), 0);
  assert.equal(drawPartner(sightOf('human easy', { toMove: 1 })), null);
  assert.equal(drawPartner(sightOf('human human')), null);
  assert.equal(drawPartner(sightOf('human easy easy', {}, { game: triboard })), null);
  assert.equal(drawPartner(sightOf('human easy', {}, { game: /** @type {GamePage} */ (luckymoose) })), null);
});

test('a computer accepts a draw unless it is better off, or the game has just begun', () => {
  const report = (/** @type {number} */ value, proved = false) => ({ values: [{ move: 'a', value, depth: 5, proved }] });
  assert.equal(acceptsDraw(report(0.4), 20), true);
  assert.equal(acceptsDraw(report(0), 20), true);
  assert.equal(acceptsDraw(report(-0.4), 20), false);
  assert.equal(acceptsDraw(report(0.4), 2), false);
  assert.deepEqual([7, 8].map((ply) => acceptsDraw(report(0.4), ply)), [false, true]);
  assert.equal(acceptsDraw(report(0, true), 2), true);
  assert.equal(acceptsDraw({ values: [] }, 20), false);
});

/** @type {TableState} */
const STATE = { game: 'gambit', seed: 1, position: null, moves: ['d2xd4'], playerKinds: ['human', 'easy'], options: {}, clock: null, match: null, at: null };

test('links and storage tell how players ended a game', () => {
  for (const [ending, text] of /** @type {const} */ ([[0, 'resigned-0'], [1, 'resigned-1'], ['draw', 'draw']])) {
    const link = formatLink({ ...STATE, ending });
    assert.match(link, new RegExp(`[?&]ending=${text}(&|$)`));
    const place = parseLink(link, findGame);
    assert.ok(place.screen === 'table' && place.problems.length === 0);
    assert.equal(place.state.ending, ending);
  }
  assert.doesNotMatch(formatLink(STATE), /ending/);
  for (const wrong of ['', 'resigned', 'resigned-2', 'resigned-x', 'Draw']) {
    const place = parseLink(`#/gambit?moves=d2xd4&ending=${wrong}`, findGame);
    assert.ok(place.screen === 'table' && place.problems.length === 1 && place.state.ending === undefined, wrong);
  }
});

test('an ended game is later than the same game before its end', () => {
  const ended = { ...STATE, ending: 0 };
  assert.equal(relationOf(STATE, ended), 'later');
  assert.equal(relationOf(ended, STATE), 'earlier');
  assert.equal(relationOf(ended, { ...ended }), 'same');
  assert.equal(relationOf(ended, { ...STATE, moves: ['d2xd4', 'e3xe1'] }), 'later');
});
