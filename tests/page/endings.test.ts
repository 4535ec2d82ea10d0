// Games that players end: resigning, and a draw that the computer accepts.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPartner, resigningSeat } from '../../www/game/seats.ts';
import { acceptsDraw } from '../../www/table/over.ts';
import { gambit } from '../../www/games/gambit/index.ts';
import { luckymoose } from '../../www/games/luckymoose/index.ts';
import { triboard } from '../../www/games/triboard/index.ts';
import { relationOf } from '../../www/library/conflicts.ts';
import { formatLink, parseLink } from '../../www/links/link.ts';
import { findGame } from '../../www/games/index.ts';
import { seatedOf } from './reducing.ts';
import type { Sight } from '../../www/game/snapshot.ts';
import type { PlayerKind } from '../../www/links/kinds.ts';
import type { GameLink } from '../../www/links/state.ts';

function sightOf(kinds: string, snapshot: Partial<Sight['snapshot']> = {}, more: Partial<Sight> = {}): Sight {
  const playerKinds = kinds.split(' ') as PlayerKind[];
  const usual = {
    ply: 9,
    moves: Array.from({ length: 9 }, () => 'x'),
    over: false,
    toMove: 0,
    players: playerKinds.length,
  };
  return {
    game: gambit,
    snapshot: { ...usual, ...snapshot },
    seated: seatedOf(playerKinds),
    match: null,
    isLocked: false,
    ...more,
  } as unknown as Sight;
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
  assert.equal(drawPartner(sightOf('human easy', {}, { game: luckymoose })), null);
});

test('a computer accepts a draw unless it is better off, or the game has just begun', () => {
  const report = (value: number, proved = false) => ({ values: [{ move: 'a', value, depth: 5, proved }] });
  assert.equal(acceptsDraw(report(0.4), 20), true);
  assert.equal(acceptsDraw(report(0), 20), true);
  assert.equal(acceptsDraw(report(-0.4), 20), false);
  assert.equal(acceptsDraw(report(0.4), 2), false);
  assert.deepEqual(
    [7, 8].map((ply) => acceptsDraw(report(0.4), ply)),
    [false, true],
  );
  assert.equal(acceptsDraw(report(0, true), 2), true);
  assert.equal(acceptsDraw({ values: [] }, 20), false);
});

const STATE: GameLink = {
  game: 'gambit',
  seed: 1,
  position: null,
  moves: ['d2xd4'],
  playerKinds: ['human', 'easy'],
  options: {},
  clock: null,
  match: null,
  at: null,
};

test('links and storage tell how players ended a game', () => {
  for (const [ending, text] of [
    [0, 'resigned-0'],
    [1, 'resigned-1'],
    ['draw', 'draw'],
  ] as const) {
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
