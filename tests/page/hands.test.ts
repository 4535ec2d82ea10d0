// Hidden hands: the parts of a table that each viewer may see.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gambit } from '../../www/games/gambit/index.ts';
import { luckymoose } from '../../www/games/luckymoose/index.ts';
import { GameRecord } from '../../www/game/record.ts';
import {
  handView,
  isSecret,
  isViewersTurn,
  passTo,
  publicPosition,
  searchSeed,
  viewOf,
  viewerOf,
  visibleMoves,
} from '../../www/game/hands.ts';
import { questionOf } from '../../www/game/question.ts';
import { startSession } from '../../www/links/opener.ts';
import { loadDialogWords } from '../../www/words/dialogs/index.ts';
import { shareOptions } from '../../www/screens/table/shared.ts';
import { canPick, turnWords } from '../../www/game/seats.ts';
import { loadEngine, snapshotOf } from '../tools/engine.ts';
import { seatedOf } from './reducing.ts';
import type { Session } from '../../www/core/bindings.ts';
import type { Sight } from '../../www/game/snapshot.ts';
import type { PlayerKind } from '../../www/links/kinds.ts';
import type { GameLink } from '../../www/links/state.ts';

const engine = await loadEngine();
await loadDialogWords();
const { start, open, watch, seat } = engine.Session;
const opener = { start, open, watch, seat };

/** A table as one viewer sees it. */
function sight(session: Session, playerKinds: PlayerKind[], other: Partial<Sight> = {}): Sight {
  const snapshot = { ...snapshotOf(session), fallen: null, ending: null };
  return {
    game: luckymoose,
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

test('a link is secret until the game is over', () => {
  const table = sight(engine.Session.start('luckymoose', 'seed=42'), ['human', 'easy']);
  assert.equal(isSecret(table), true);
  assert.equal(isSecret({ ...table, isFinished: true }), false);
  assert.equal(isSecret({ ...table, isWatched: true }), false);
  assert.equal(isSecret({ ...table, game: gambit }), false);
});

test('a spectator sees no hand and can do nothing', () => {
  const played = engine.Session.start('luckymoose', 'seed=42 size=9');
  played.play('~r5');
  const view = played.publicText();
  assert.equal(view, '9/9/9/9/9/9/9/9/9 2 0,0 6/6 96 1 -');
  const state = { seed: null, position: null, view, options: {}, playerKinds: null };
  const session = startSession(luckymoose, state, opener);
  const table = sight(session, ['easy', 'human'], { isLocked: true, isWatched: true });
  assert.deepEqual([viewerOf(table), passTo(table), canPick(table), visibleMoves(table)], [null, null, false, []]);
  const hand = handView(table, new GameRecord(session), [], true);
  assert.deepEqual([hand?.rack, hand?.sizes, hand?.pool, hand?.isTurn], [[], [6, 6], 96, false]);
  assert.equal(
    turnWords({ sight: table, legal: [] }),
    'You are watching. Player 2 was to move when this link was made.',
  );
  // No text of the session reveals more.
  assert.doesNotMatch(JSON.stringify(snapshotOf(session)), /[roygbp][1-6]/);
  for (const wrong of [
    '',
    '9',
    view.replace('6/6', '6/r1'),
    view.replace(' -', ' 0000000000000000'),
    snapshotOf(played).position,
  ]) {
    assert.throws(() => startSession(luckymoose, { ...state, view: wrong }, opener), wrong);
  }
});

test('the default link of an unfinished game reveals no hand', async () => {
  Object.assign(globalThis, { document: { baseURI: 'https://somebody.example.org/' } });
  const state: GameLink = {
    game: 'luckymoose',
    seed: 42,
    position: null,
    moves: [],
    playerKinds: ['human', 'easy'],
    options: {},
    clock: null,
    match: null,
    at: 0,
  };
  const publicState = { ...state, seed: null, view: engine.Session.start('luckymoose', 'seed=42 size=9').publicText() };
  const table = { game: luckymoose, state, publicState, positionLink: null, isSecret: true };
  const addresses = async (shared: Parameters<typeof shareOptions>[0]) => {
    const { kinds, usual } = shareOptions(shared, opener);
    return { usual, links: await Promise.all(kinds.map(async ({ address }) => (await address()).split('#')[1])) };
  };
  const looking = '/luckymoose?view=9/9/9/9/9/9/9/9/9_1_0,0_6/6_96_0_-&players=human,easy';
  const whole = '/luckymoose?seed=42&players=human,easy';
  assert.deepEqual(await addresses(table), { usual: 0, links: [looking, whole] });
  // The default link of a game by link is the whole game.
  const match = { id: 'abcdefghij', from: 0 };
  assert.equal((await addresses({ ...table, state: { ...state, match } })).usual, 1);
  assert.deepEqual(await addresses({ ...table, isSecret: false }), { usual: 0, links: [whole] });
});

test('the public part of a position has three fields, and in a game without hands is all of it', () => {
  assert.equal(publicPosition(luckymoose, '9/9 2 0,0 r1/r2 96'), '9/9 2 0,0');
  assert.equal(publicPosition(gambit, '8/8 o and more'), '8/8 o and more');
});

/** The first player is to move. */
const VIEWERS: [PlayerKind[], Partial<Sight>, { viewer: number | null; pass: number | null; isTurn: boolean }][] = [
  [['human', 'easy'], {}, { viewer: 0, pass: null, isTurn: true }],
  [['easy', 'human'], {}, { viewer: 1, pass: null, isTurn: false }],
  [['easy', 'human'], { holder: 0 }, { viewer: 1, pass: null, isTurn: false }],
  [['human', 'human'], {}, { viewer: null, pass: 0, isTurn: false }],
  [['human', 'human'], { holder: 0 }, { viewer: 0, pass: null, isTurn: true }],
  [['human', 'human'], { holder: 1 }, { viewer: 1, pass: 0, isTurn: false }],
  [['human', 'human'], { holder: 1, isWatched: true }, { viewer: null, pass: null, isTurn: false }],
  [['easy', 'easy'], { holder: 1 }, { viewer: 1, pass: null, isTurn: false }],
  [['friend', 'human'], {}, { viewer: 1, pass: null, isTurn: false }],
];

for (const [kinds, other, { viewer, pass, isTurn }] of VIEWERS) {
  test(`${kinds.join(' and ')} with ${JSON.stringify(other)}: the hand of ${viewer}`, () => {
    const session = engine.Session.start('luckymoose', 'seed=42');
    const table = sight(session, kinds, other);
    const record = new GameRecord(session);
    assert.deepEqual([viewerOf(table), passTo(table), isViewersTurn(table)], [viewer, pass, isTurn]);
    assert.equal(viewOf(table, record), viewer === null ? '' : record.view(viewer));
    const hand = handView(table, record, [], true);
    assert.deepEqual(
      [hand?.seat, hand?.passTo, hand?.isTurn, hand?.rack.length],
      [viewer, pass, isTurn, viewer === null ? 0 : 6],
    );
    assert.deepEqual([hand?.canExchange, hand?.canPass, hand?.tally], [isTurn, false, []]);
    assert.equal(isViewersTurn({ ...table, game: gambit }), true);
    assert.equal(passTo({ ...table, game: gambit }) ?? null, null);
    assert.equal(handView({ ...table, game: gambit }, record, [], true), null);
  });
}

test('at the end of a game nobody is to move, with a viewer or without', () => {
  const session = engine.Session.start('luckymoose', 'seed=42');
  const table = sight(session, ['human', 'human']);
  const over = { ...table, snapshot: { ...table.snapshot, over: true, toMove: null, winners: [0] } };
  const record = new GameRecord(session);
  const hand = handView(over, record, [], true);
  assert.deepEqual([hand?.isTurn, hand?.passTo, hand?.canExchange, hand?.canPass], [false, null, false, false]);
  assert.deepEqual(hand?.tally, record.tally());
  assert.equal(passTo(over), null);
});

test('a lay has its gains, and a wrong one tells what it lacks', () => {
  const session = engine.Session.start('luckymoose', 'seed=42');
  const table = sight(session, ['human', 'easy']);
  const record = new GameRecord(session);
  const tokens = luckymoose.hands?.rack(record.view(0), []).map(({ token }) => token) ?? [];
  const lay = record.legal.find((move) => move.split(',').length > 1) ?? assert.fail('no lay');
  const told = handView(table, record, lay.split(','), true);
  assert.equal(told?.move, lay);
  assert.deepEqual([told?.gains, told?.lacks], [record.explain(lay).gains, '']);
  assert.ok(told && told.gains.length > 0 && told.terms.length > 0);
  assert.deepEqual(handView(table, record, lay.split(','), false)?.terms, []);
  const [first = '', second = ''] = tokens;
  const apart = handView(table, record, [`${first}@a1`, `${second}@c3`], true);
  assert.notEqual(apart?.lacks, '');
  assert.equal(handView(table, record, ['~', first], true)?.isExchange, true);
  // In the turn of another player, what is picked is no move yet.
  assert.deepEqual([handView(sight(session, ['easy', 'human']), record, lay.split(','), true)?.move], [null]);
});

test('with an empty pool nothing can be exchanged', () => {
  const position = '9/9/9/9/4,r1,r2,3/9/9/9/9 1 4,0 y5/g6 - 0 0000000000000000';
  const session = engine.Session.open('luckymoose', 'size=9', position);
  const hand = handView(sight(session, ['human', 'easy']), new GameRecord(session), [], true);
  assert.deepEqual([hand?.isTurn, hand?.canExchange, hand?.canPass], [true, false, true]);
});

test('a search of a hand begins at what its player sees, and knows no moves', () => {
  const session = engine.Session.start('luckymoose', 'seed=42');
  const record = new GameRecord(session);
  record.play('~r5', false);
  const { moves, toMove } = snapshotOf(session);
  const start = { options: {}, playerKinds: null, seed: 42 };
  assert.deepEqual(questionOf(luckymoose, record, { moves, toMove }, start), {
    game: 'luckymoose',
    setup: 'players=2',
    view: record.view(1),
    moves: [],
    seed: searchSeed(42, 1),
  });
});

test('the exchanged tokens of others are concealed, and one’s own are not', () => {
  const session = engine.Session.start('luckymoose', 'seed=42');
  session.play('~r5');
  const moves = (...kinds: PlayerKind[]) => visibleMoves(sight(session, kinds));
  assert.deepEqual(moves('human', 'easy'), ['~r5']);
  const [concealed = ''] = moves('easy', 'human');
  assert.ok(concealed !== '~r5' && concealed.startsWith('~'), concealed);
  assert.deepEqual(visibleMoves({ ...sight(session, ['easy', 'human']), game: gambit }), ['~r5']);
});

test('exchanging and passing are allowed as the legal moves say, in every position of a game', () => {
  const session = engine.Session.start('luckymoose', 'seed=5 size=9');
  const record = new GameRecord(session);
  const met = new Set();
  for (let ply = 0; !snapshotOf(session).over && ply < 300; ply += 1) {
    const { legal } = snapshotOf(session);
    const hand = handView(sight(session, ['human', 'human'], { holder: ply % 2 }), record, [], true);
    const [exchanges, passes] = [legal.some((move) => /^~/.test(move)), legal.some((move) => move === 'pass')];
    assert.deepEqual(
      [hand?.isTurn, hand?.canExchange, hand?.canPass, hand?.gains, hand?.lacks, hand?.terms],
      [true, exchanges, passes, [], '', []],
      `ply ${ply}`,
    );
    met.add(`${exchanges} ${passes}`);
    const other = handView(sight(session, ['human', 'human'], { holder: (ply + 1) % 2 }), record, [], true);
    assert.deepEqual([other?.isTurn, other?.canExchange, other?.canPass], [false, false, false], `ply ${ply}`);
    // As many tokens as possible, so that the pool is used up.
    record.play(
      legal.filter((move) => !move.startsWith('~')).sort((one, other) => other.length - one.length)[0] ??
        legal[0] ??
        '',
      false,
    );
  }
  assert.ok(met.has('true false') && met.has('true true'), [...met].join());
});

test('the seed of a search depends on the seed of the deal and the ply, and tells neither', () => {
  const seeds = [0, 1, 2, 42, 2 ** 31, 2 ** 32 - 1].flatMap((seed) =>
    [0, 1, 2, 3, 80].map((ply) => searchSeed(seed, ply)),
  );
  assert.equal(new Set(seeds).size, seeds.length);
  assert.ok(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32));
  // One bit of the deal changes about half of the bits.
  const changed = Array.from({ length: 32 }, (_, bit) => searchSeed(42, 3) ^ searchSeed((42 ^ (1 << bit)) >>> 0, 3));
  const ones = changed.map((bits) => (bits >>> 0).toString(2).replaceAll('0', '').length);
  assert.ok(
    ones.every((count) => count >= 4 && count <= 28),
    ones.join(),
  );
});
