// The moves that a seat may have at its next turn, whatever the others play until then.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { repliesOf } from '../../www/game/replies.ts';
import { combo } from '../../www/games/combo/index.ts';
import { gambit } from '../../www/games/gambit/index.ts';
import { triboard } from '../../www/games/triboard/index.ts';
import { loadEngine } from '../tools/engine.ts';
import { example } from '../tools/examples.ts';
import type { Session } from '../../www/core/bindings.ts';
import type { GamePage } from '../../www/games/page.ts';
import type { Opener } from '../../www/links/opener.ts';

const {
  Session: { start, open, watch },
} = await loadEngine();

/** The replies of a seat, and how many positions were opened and moves tried to find them. */
function repliesIn(game: GamePage, position: string, seat: number) {
  let [opened, tried, kept] = [0, 0, 0];
  const counted: Opener['open'] = (...values) => {
    const session = open(...values) as unknown as Session;
    const { after, free } = session;
    opened += 1;
    kept += 1;
    session.after = (move) => ((tried += 1), after.call(session, move));
    session.free = () => ((kept -= 1), free.call(session));
    return session;
  };
  const engine = { start, open: counted, watch } as unknown as Opener;
  const { usual, possible } = repliesOf(engine, game, { options: {}, playerKinds: null }, position, seat);
  assert.equal(kept, 0, 'every position that was opened is freed');
  return { usual: usual.sort(), possible: possible.sort(), opened, tried };
}

/** The same replies, found by playing everything. */
function allReplies(game: GamePage, position: string, seat: number) {
  const turns: string[][] = [];
  const play = (from: string, others: number) => {
    const session = open(game.id, '', from);
    if (session.status().toMove === seat) turns.push(session.legal());
    else if (others > 0) for (const move of session.legal()) play(session.after(move), others - 1);
    session.free();
  };
  play(position, game.seats.length - 1);
  const possible = [...new Set(turns.flat())].sort();
  return {
    usual: possible.filter((move) => turns.filter((legal) => legal.includes(move)).length >= turns.length / 2),
    possible,
  };
}

const THREE = example('triboard with few cells left');

/**
 * The game, a position and a seat; the moves that are legal after at least half of what the others may play, and those
 * that are after less.
 */
const CASES: [string, GamePage, string, number, string, string][] = [
  ['at its own turn, its legal moves', gambit, '8/x7/o7/8 o', 0, 'a2xa4', ''],
  ['after a move that ends the game, none', gambit, '8/x7/o7/8 o', 1, '', ''],
  ['of two moves one ends the game: those after the other', gambit, '3o2o1/1x6/3o1oo1/xx5x x', 0, 'f2xf4 g4xe2', ''],
  [
    'two moves with other replies each: all of them',
    gambit,
    '3o4/x4x1x/1o2o2o/4x1x1 o',
    1,
    'a3xc1 h3xh1 e1xe3 f3xd1',
    '',
  ],
  ['four moves', gambit, '2oo4/x3x2x/1o2o2o/5x2 x', 0, 'h2xh4 d4xf2 e2xe4', 'c4xe2 c4xe2xe4 d4xd2 d4xd2xf4'],
  ['two others', triboard, THREE, 2, 'd11', 'b7 c11 j11'],
];

for (const [what, game, position, seat, usual, rare] of CASES) {
  test(`replies: ${what}`, () => {
    const sorted = (...moves: string[]) => moves.join(' ').split(' ').filter(Boolean).sort();
    const found = repliesIn(game, position, seat);
    assert.deepEqual([found.usual, found.possible], [sorted(usual), sorted(usual, rare)]);
  });
}

test('while the others have few moves, the replies are those of playing everything, each position once', () => {
  const session = start('gambit', '');
  for (let ply = 0; !session.status().over; ply += 1) {
    const { toMove } = session.status();
    const [position, legal] = [session.position(), session.legal()];
    const { opened, tried, ...found } = repliesIn(gambit, position, toMove === 0 ? 1 : 0);
    assert.deepEqual(found, allReplies(gambit, position, toMove === 0 ? 1 : 0), position);
    assert.deepEqual([opened, tried], [1 + legal.length, legal.length], position);
    session.play(legal[(ply * 7919) % legal.length] ?? '');
  }
  session.free();
});

/** Positions with more than 160 ways to the next turn of a seat. */
const LARGE: [GamePage, string, number][] = [
  [combo, '2,w1,4,w1/2,w1,1,w1,2,w2/w1,4,w2,2/8/3,w5,1,w2,1,b1/1,b1,b4,2,b2,2/b1,1,b1,4,b2/b2,3,b1,2,b1 w 37', 0],
  [triboard, example('triboard with many replies'), 1],
  [triboard, example('triboard with many replies, Blue to move'), 2],
];

for (const [game, position, seat] of LARGE) {
  test(`many replies of ${game.id}: a sample of 160 positions finds the usual ones and most of the others`, () => {
    const { usual, possible, opened, tried } = repliesIn(game, position, seat);
    const all = allReplies(game, position, seat);
    assert.deepEqual(usual, all.usual);
    assert.deepEqual(
      possible.filter((move) => !all.possible.includes(move)),
      [],
    );
    assert.ok(possible.length > 0.9 * all.possible.length, `${possible.length} of ${all.possible.length}`);
    // Few moves more are tried than positions are looked at.
    assert.ok(opened <= 1 + 160 + 30 && tried <= 250, `${opened} opened, ${tried} tried`);
  });
}

test('where a seat is passed over, no more than a round of the others is looked at', () => {
  const session = open('triboard', '', THREE);
  for (const move of ['j11', 'd11']) session.play(move);
  const { usual, possible, opened } = repliesIn(triboard, session.position(), 2);
  // This position, those after each of four moves, and those after the next ones: in two of them the seat is to move.
  assert.deepEqual([usual, possible, opened], [['b11'], ['b11'], 1 + 4 + 10]);
  session.free();
});
