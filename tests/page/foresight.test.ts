// What a line of moves leads to, without playing it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foresee } from '../../www/game/foresight.ts';
import { gambit } from '../../www/games/gambit/index.ts';
import { luckymoose } from '../../www/games/luckymoose/index.ts';
import { loadEngine } from '../tools/engine.ts';
import type { Session } from '../../www/core/bindings.ts';
import type { GamePage } from '../../www/games/page.ts';
import type { Opener } from '../../www/links/opener.ts';

const {
  Session: { start, open, watch, seat },
} = await loadEngine();

/** A line from a position, and how many sessions were left open. */
function foreseen(game: GamePage, position: string, moves: string, prepare: (session: Session) => void = () => {}) {
  let kept = 0;
  const counted: Opener['open'] = (...values) => {
    const session = open(...values) as unknown as Session;
    const { free } = session;
    kept += 1;
    session.free = () => ((kept -= 1), free.call(session));
    prepare(session);
    return session;
  };
  const engine = { start, open: counted, watch, seat } as unknown as Opener;
  try {
    return foresee(engine, game, { options: {}, playerKinds: null }, position, moves.split(' ').filter(Boolean));
  } finally {
    assert.equal(kept, 0, 'the session is freed');
  }
}

const FIRST = '8/xxxxxxxx/oooooooo/8 o';
const [ONE, TWO] = ['2o5/xx1xxxxx/oo1ooooo/8 x', '2o5/x2xxxxx/o2ooooo/1x6 o'];
const AFTER_TWO = [
  { move: 'c2xc4', seat: 0, position: ONE, scores: [0, 0], over: false },
  { move: 'b3xb1', seat: 1, position: TWO, scores: [0, 0], over: false },
];
const OVER = [{ move: 'a2xa4', seat: 0, position: 'o7/8/8/8 x', scores: [1, 0], over: true }];

const CASES: [string, string, string, object[]][] = [
  ['no moves', FIRST, '', []],
  ['two moves', FIRST, 'c2xc4 b3xb1', AFTER_TWO],
  ['an illegal move and those after it are left out', FIRST, 'c2xc4 b3xb1 a1xa2 d2xd4', AFTER_TWO],
  ['a text that is no move', FIRST, 'nonsense', []],
  ['moves after the end of the game are left out', '8/x7/o7/8 o', 'a2xa4 a3xa1', OVER],
];

for (const [what, position, moves, expected] of CASES) {
  test(`foreseen: ${what}`, () => assert.deepEqual(foreseen(gambit, position, moves), expected));
}

test('an expected line shows the board, the turn and the scores, but no token of a hand or of the pool', () => {
  const session = start('luckymoose', 'seed=4 size=9');
  const [position, [move = '']] = [session.position(), session.legal()];
  assert.deepEqual(foreseen(luckymoose, position, move), [
    { move, seat: 0, position: '9/9/9/9/3,r4,r5,4/9/9/9/9 2 4,0', scores: [4, 0], over: false },
  ]);
  session.free();
});

test('a seat foresees from what it sees as everybody does from the whole position', () => {
  const session = start('luckymoose', 'seed=4 size=9');
  const [view, [move = '']] = [session.view(0), session.legal()];
  const engine = { start, open, watch, seat } as unknown as Opener;
  const ahead = (from: string, hands?: string[]) =>
    foresee(engine, luckymoose, { options: { size: '9' }, playerKinds: null, ...(hands && { hands }) }, from, [move]);
  assert.deepEqual(ahead(view, []), ahead(session.position()));
  assert.equal(ahead(view, []).length, 1);
  session.free();
});

test('a trap is no illegal move: it reaches the caller', () => {
  const trap = new WebAssembly.RuntimeError('unreachable');
  const fail = (session: Session) => {
    session.play = () => {
      throw trap;
    };
  };
  assert.throws(() => foreseen(gambit, FIRST, 'c2xc4', fail), trap);
});
