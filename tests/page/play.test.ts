// One game: its moves and its clock.

import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { combo } from '../../www/games/combo/index.ts';
import { gambit } from '../../www/games/gambit/index.ts';
import { findGame } from '../../www/games/index.ts';
import { luckymoose } from '../../www/games/luckymoose/index.ts';
import { Play } from '../../www/game/play.ts';
import { ROOT } from '../../www/game/tree.ts';
import { parseLink } from '../../www/links/link.ts';
import { positionLink } from '../../www/screens/table/links.ts';
import { loadEngine } from '../tools/engine.ts';
import type { Engine } from '../../www/core/engine.ts';
import type { GamePage } from '../../www/games/page.ts';
import type { PlayerKind } from '../../www/links/kinds.ts';
import type { Ending, TableState } from '../../www/links/state.ts';

const bindings = await loadEngine();
const engine = {
  start: bindings.Session.start,
  open: bindings.Session.open,
  watch: bindings.Session.watch,
  seed: () => 1,
} as unknown as Engine;

/** A table of a game, in a page that is seen. */
function playOf(game: object, tools: Engine = engine) {
  const unlocked = { engine: tools, think: () => new Promise<never>(() => {}), isLocked: false, isHidden: () => false };
  return new Play(game as GamePage, unlocked, { onTick: () => {}, onEnd: () => {} });
}

/** The state of a game between two persons. */
function stateOf({ id }: GamePage, other: Partial<TableState> = {}): TableState {
  return {
    game: id,
    seed: 1,
    position: null,
    moves: [],
    playerKinds: ['human', 'human'],
    options: {},
    clock: null,
    match: null,
    at: null,
    ...other,
  };
}

test('a move after the time is up is not played, and the game is over', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
  let now = 0;
  t.mock.method(performance, 'now', () => now);
  let ends = 0;
  const play = new Play(
    combo,
    { engine, think: () => new Promise<never>(() => {}), isLocked: false, isHidden: () => false },
    { onTick: () => {}, onEnd: () => (ends += 1) },
  );
  play.open({
    game: 'combo',
    seed: 1,
    position: null,
    moves: [],
    playerKinds: ['human', 'human'],
    options: {},
    clock: { base: 60, increment: 5, left: null },
    match: null,
    at: null,
  });
  assert.equal(play.play('1a2-a3', false)?.ply, 1);
  play.runClock(true);
  now = 59_000;
  assert.equal(play.play('1a7-a6', false)?.ply, 2);
  assert.deepEqual(play.time, [65_000, 6000]);
  play.runClock(true);
  // The page is busy: the timer has not fired yet.
  now += 65_000;
  assert.equal(play.play('1b2-b3', false), null);
  const {
    snapshot: { moves, over, winners, fallen },
    legal,
  } = play;
  assert.deepEqual(
    { moves, over, winners, fallen, legal },
    { moves: ['1a2-a3', '1a7-a6'], over: true, winners: [1], fallen: 0, legal: [] },
  );
  assert.deepEqual([play.time, ends, play.judgeTime()], [[0, 6000], 1, true]);
  play.close();
});

test('only a seat of the game can have resigned', () => {
  const play = playOf(luckymoose);
  const open = (ending: number) =>
    play.open({
      game: 'luckymoose',
      seed: 1,
      position: null,
      moves: [],
      playerKinds: ['human', 'human'],
      options: { players: '2' },
      clock: null,
      match: null,
      at: null,
      ending,
    });
  assert.deepEqual(open(1), []);
  assert.equal(play.snapshot.over, true);
  for (const seat of [2, 3]) {
    const problems = open(seat);
    assert.deepEqual([play.snapshot.over, play.state.ending], [false, undefined]);
    assert.match(problems.map((problem) => problem()).join(' '), new RegExp(`“ending” is “resigned-${seat}”`));
  }
  play.close();
});

test('a game whose link has no seed gets one, short where nothing is hidden, and a seed of the link is kept', () => {
  const seeded = { ...engine, seed: () => 3_000_000_007 } as unknown as Engine;
  for (const [game, seed, expected] of [
    [combo, null, 7],
    [combo, 5, 5],
    [combo, 0, 0],
    [luckymoose, null, 3_000_000_007],
    [luckymoose, 5, 5],
  ] as const) {
    const play = playOf(game, seeded);
    play.open({
      game: game.id,
      seed,
      position: null,
      moves: [],
      playerKinds: ['human', 'human'],
      options: {},
      clock: null,
      match: null,
      at: null,
    });
    assert.deepEqual([play.seed, play.state.seed], [expected, expected], `${game.id} ${seed}`);
    play.close();
  }
});

test('an ending stays in the state until a move follows, and a game with problems has none', () => {
  const play = playOf(combo);
  const open = (moves: string[], ending: number) =>
    play.open({
      game: 'combo',
      seed: 1,
      position: null,
      moves,
      playerKinds: ['human', 'human'],
      options: {},
      clock: null,
      match: null,
      at: null,
      ending,
    });
  assert.deepEqual(open(['1a2-a3'], 1), []);
  assert.deepEqual([play.snapshot.over, play.state.ending, play.legal, play.sight.isWatched], [true, 1, [], false]);
  assert.equal(open(['1a2-a3', 'nonsense'], 1).length, 1);
  assert.deepEqual([play.snapshot.over, 'ending' in play.state, play.state.moves], [false, false, ['1a2-a3']]);
  play.close();
});

test('a table that nothing was opened at is a new game, with no result and no secret to tell', () => {
  const play = playOf(luckymoose);
  const { game, seed, position, options, moves, at } = play.state;
  assert.deepEqual(
    { game, seed, position, options, moves, at },
    { game: 'luckymoose', seed: 0, position: null, options: {}, moves: [], at: 0 },
  );
  const { isFinished, isLocked, isWatched } = play.sight;
  assert.deepEqual({ isFinished, isLocked, isWatched }, { isFinished: false, isLocked: false, isWatched: false });
  play.close();
});

/** What is wrong with a state: the moves that are played, the ply shown, and the words. */
const PROBLEMS: [string, Partial<TableState>, string[], number, RegExp[]][] = [
  ['nothing', { moves: ['1a2-a3', '1a7-a6'], at: 1 }, ['1a2-a3', '1a7-a6'], 1, []],
  [
    'a move, and those after it are left out',
    { moves: ['1a2-a3', 'nonsense', '1a7-a6'] },
    ['1a2-a3'],
    1,
    [/^Move 2 can’t be played\. ./],
  ],
  [
    'the position, and its moves are left out',
    { position: 'nonsense', moves: ['1a2-a3'] },
    [],
    0,
    [/^The position can’t be read\. ./],
  ],
  ['the ply', { moves: ['1a2-a3'], at: 3 }, ['1a2-a3'], 1, [/^The game doesn’t have 3 moves to show\.$/]],
  [
    'too few players',
    { playerKinds: ['human'] },
    [],
    0,
    [/^The link names 1 players, but 2 play from its position\.$/],
  ],
  [
    'too many players',
    { playerKinds: ['human', 'human', 'human'] },
    [],
    0,
    [/^The link names 3 players, but 2 play from its position\.$/],
  ],
  [
    'a move and the players',
    { moves: ['nonsense'], playerKinds: ['human', 'human', 'human'] },
    [],
    0,
    [/^Move 1 /, /^The link names 3 players/],
  ],
];

for (const [what, state, moves, at, words] of PROBLEMS) {
  test(`what is wrong with a state: ${what}`, () => {
    const play = playOf(combo);
    const problems = play.open(stateOf(combo, state)).map((problem) => problem());
    assert.equal(problems.length, words.length, problems.join(' '));
    for (const [n, each] of words.entries()) assert.match(problems[n] ?? '', each);
    assert.deepEqual(
      [play.state.position, play.state.moves, play.state.at, play.sight.seated.length],
      [null, moves, at, 2],
    );
    play.close();
  });
}

test('the public view of a game that can’t be read is replaced by a new game, which nobody only watches', () => {
  const play = playOf(luckymoose);
  const problems = play.open(stateOf(luckymoose, { seed: null, view: 'nonsense' })).map((problem) => problem());
  assert.match(problems.join(), /^The position can’t be read\. ./);
  assert.deepEqual(
    [play.sight.isWatched, play.state.view, play.state.seed, play.snapshot.toMove],
    [false, undefined, 1, 0],
  );
  play.close();
});

test('a trap while a game is opened reaches the caller, and the game before it stays', () => {
  const trap = new WebAssembly.RuntimeError('unreachable');
  let isBroken = false;
  const opened = () => {
    throw trap;
  };
  const trapping = (id: string, setup: string) => {
    const session = bindings.Session.start(id, setup);
    if (isBroken) session.replay = opened;
    return session;
  };
  const cases: [object, Partial<TableState>][] = [
    [{ start: trapping }, { moves: ['1a7-a6'] }],
    [{ open: opened }, { position: 'nonsense' }],
  ];
  for (const [methods, state] of cases) {
    isBroken = false;
    const play = playOf(combo, { ...engine, ...methods } as unknown as Engine);
    play.open(stateOf(combo, { moves: ['1a2-a3'] }));
    isBroken = true;
    assert.throws(() => play.open(stateOf(combo, state)), trap);
    assert.deepEqual(play.state.moves, ['1a2-a3']);
    play.close();
  }
});

test('a rematch begins with the same deal, options and players, the full clock, and no result', () => {
  const play = playOf(luckymoose);
  const state = stateOf(luckymoose, {
    seed: 5,
    options: { size: '9' },
    clock: { base: 60, increment: 5, left: [1000, 2000] },
    ending: 1,
  });
  const empty = { moves: [], ending: null, at: null };
  play.open(state);
  assert.deepEqual(play.beginning, { ...state, ...empty, clock: { base: 60, increment: 5, left: null } });
  play.open({ ...state, clock: null, ending: null });
  play.play(play.legal[0] ?? '', false);
  assert.deepEqual(play.beginning, { ...state, ...empty, clock: null });
  play.close();
});

test('a spectator gets the board and no hand, can do nothing, and passes on the same', () => {
  const play = playOf(luckymoose);
  play.open(
    stateOf(luckymoose, {
      seed: 42,
      options: { size: '9' },
      playerKinds: ['human', 'easy'],
      clock: { base: 60, increment: 0, left: null },
    }),
  );
  play.play('~r5', false);
  const shown = stateOf(luckymoose, {
    seed: null,
    view: '9/9/9/9/9/9/9/9/9 2 0,0 6/6 96 1 -',
    playerKinds: ['human', 'easy'],
  });
  assert.deepEqual(play.publicState, shown);
  assert.deepEqual(play.open(shown), []);
  assert.deepEqual([play.sight.isWatched, play.sight.isLocked, play.legal], [true, true, []]);
  assert.deepEqual([play.state, play.publicState], [shown, shown]);
  play.close();
});

test('a move of a link is told without what it hides: how many tokens were exchanged, not which', () => {
  const play = playOf(luckymoose);
  play.open(stateOf(luckymoose));
  assert.deepEqual(play.play('~1', true), { move: '~?', ply: 1 });
  assert.deepEqual([play.snapshot.moves, play.state.moves], [['~o6'], ['~1']]);
  play.seek(0);
  assert.deepEqual(play.play('~o6', false), { move: '~?', ply: 1 });
  play.close();
});

test('moves are foreseen from the position shown, and nothing is played', () => {
  const play = playOf(luckymoose);
  play.open(stateOf(luckymoose, { seed: 4, options: { size: '9' } }));
  const before = play.snapshot;
  assert.deepEqual(play.foresee(['r4@d5,r5@e5', 'nonsense']), [
    { move: 'r4@d5,r5@e5', seat: 0, position: '9/9/9/9/3,r4,r5,4/9/9/9/9 2 4,0', scores: [4, 0], over: false },
  ]);
  assert.deepEqual([play.snapshot, play.state.moves], [before, []]);
  play.close();
});

/** The moves of a game, its ending, the ply shown; and whether it is over there, the winners and the ending. */
const ENDINGS: [string, Partial<TableState>, boolean, number[], Ending | null][] = [
  ['the first seat has resigned', { moves: ['d2xd4'], ending: 0 }, true, [1], 0],
  ['the second seat has resigned', { moves: ['d2xd4'], ending: 1 }, true, [0], 1],
  ['a draw', { moves: ['d2xd4'], ending: 'draw' }, true, [0, 1], 'draw'],
  ['before the last move nobody has resigned yet', { moves: ['d2xd4', 'e3xe1'], ending: 0, at: 1 }, false, [], null],
  ['the rules have ended the game first', { position: '8/x7/o7/8 o', moves: ['a2xa4'], ending: 0 }, true, [0], null],
  [
    'the time was up first',
    { moves: ['d2xd4'], ending: 0, clock: { base: 60, increment: 0, left: [1000, 0] } },
    true,
    [0],
    null,
  ],
  [
    'the time of the first seat was up first',
    { moves: ['d2xd4'], ending: 'draw', clock: { base: 60, increment: 0, left: [0, 1000] } },
    true,
    [1],
    null,
  ],
];

for (const [what, state, over, winners, ending] of ENDINGS) {
  test(`the end of a game: ${what}`, () => {
    const play = playOf(gambit);
    assert.deepEqual(play.open(stateOf(gambit, state)), []);
    const { snapshot } = play;
    assert.deepEqual([snapshot.over, snapshot.winners, snapshot.ending], [over, winners, ending]);
    if (over) assert.deepEqual([snapshot.toMove, play.legal], [null, []]);
    play.close();
  });
}

test('the position alone goes on from any move of a game that was resigned', () => {
  const play = playOf(gambit);
  play.open(stateOf(gambit, { moves: ['d2xd4', 'e3xe1', 'a2xa4'], ending: 0 }));
  for (const ply of [3, 1]) {
    play.seek(ply);
    const place = parseLink(positionLink(play) ?? '', findGame);
    assert.ok(place.screen === 'table' && place.problems.length === 0);
    assert.equal(place.state.position, play.snapshot.position);
    const alone = playOf(gambit);
    alone.open(place.state);
    assert.equal(alone.snapshot.over, false, `after ${ply} moves`);
  }
});

test('who resigns has lost at the last move of the game, not in its variations nor before it, and takes it back with a move', () => {
  const play = playOf(gambit);
  play.open(stateOf(gambit, { moves: ['d2xd4', 'e3xe1'] }));
  play.end(0);
  const told = () => [play.snapshot.over, play.snapshot.winners, play.snapshot.ending];
  assert.deepEqual([told(), play.state.ending], [[true, [1], 0], 0]);
  const { ids, current } = play.record.tree(ROOT);
  play.seek(1);
  assert.deepEqual(told(), [false, [], null]);
  play.edit((session) => session.playVariation('a3xa1'));
  assert.deepEqual(told(), [false, [], null], 'a variation as long as the game');
  play.edit((session) => session.goTo(ids[current] ?? ROOT));
  assert.deepEqual(told(), [true, [1], 0]);
  play.seek(1);
  play.play('e3xe1', false);
  assert.deepEqual([told(), 'ending' in play.state], [[false, [], null], false]);
  play.close();
});

test('a game by link is played from the seats of this device, and others are remote', () => {
  const play = playOf(combo);
  play.open(stateOf(combo, { match: { id: 'abcdefgh', from: 0 } }));
  play.sit([1]);
  assert.deepEqual([play.state.playerKinds, play.state.match], [['friend', 'human'], { id: 'abcdefgh', from: 1 }]);
  play.close();
});

/** A game of a minute for each player, seen at a ply after ten seconds of its clock. */
function timedGame(t: TestContext, state: Partial<TableState>, isHidden: boolean) {
  t.mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
  let now = 0;
  t.mock.method(performance, 'now', () => now);
  let ends = 0;
  const tools = { engine, think: () => new Promise<never>(() => {}), isLocked: false, isHidden: () => isHidden };
  const play = new Play(combo, tools, { onTick: () => {}, onEnd: () => (ends += 1) });
  play.open(stateOf(combo, { clock: { base: 60, increment: 0, left: null }, ...state }));
  const pass = (millis: number) => {
    now += millis;
    t.mock.timers.tick(millis);
  };
  play.runClock(true);
  pass(10_000);
  t.after(() => play.close());
  return { play, pass, ends: () => ends };
}

const MOVES = ['1a2-a3', '1a7-a6'];
const [RUNS, STANDS] = [
  [50_000, 60_000],
  [60_000, 60_000],
];
/** Players, moves, the ply and whether the page is hidden; and the time left after ten seconds. */
const CLOCKS: [string, PlayerKind[], string[], number, boolean, number[]][] = [
  ['runs at the last move', ['human', 'human'], MOVES, 2, false, RUNS],
  ['stands before the first move', ['human', 'human'], [], 0, false, STANDS],
  ['stands at an earlier move', ['human', 'human'], [...MOVES, '1a3-a4', '1a6-a5'], 2, false, STANDS],
  ['runs between persons while the page is hidden', ['human', 'human'], MOVES, 2, true, RUNS],
  ['runs against a remote person while the page is hidden', ['human', 'friend'], MOVES, 2, true, RUNS],
  ['stands against a computer while the page is hidden', ['human', 'easy'], MOVES, 2, true, STANDS],
  ['runs against a computer while the page is seen', ['human', 'easy'], MOVES, 2, false, RUNS],
];

for (const [what, playerKinds, moves, at, isHidden, left] of CLOCKS) {
  test(`the clock ${what}`, (t) =>
    assert.deepEqual(timedGame(t, { playerKinds, moves, at }, isHidden).play.time, left));
}

test('the time that another page has measured is taken over, and may end the game', (t) => {
  const { play, pass, ends } = timedGame(t, { moves: MOVES }, false);
  play.setTime(null);
  assert.deepEqual([play.time, play.snapshot.over], [RUNS, false]);
  play.setTime([30_000, 20_000]);
  pass(70_000);
  assert.deepEqual([play.time, play.snapshot.over, ends()], [[30_000, 20_000], false, 0]);
  play.setTime([30_000, 0]);
  assert.deepEqual([play.snapshot.over, play.snapshot.fallen, play.snapshot.winners], [true, 1, [0]]);
});

test('the clock of a table that is left ends nothing any more', (t) => {
  const { play, pass, ends } = timedGame(t, { moves: MOVES }, false);
  play.close();
  pass(70_000);
  assert.equal(ends(), 0);
});

test('each session of the engine is freed: of a game that another replaces, of a look ahead, and of a table that is left', () => {
  let kept = 0;
  const counted =
    (name: 'start' | 'open') =>
    (...values: string[]) => {
      const session = (bindings.Session as any)[name](...values);
      const { free } = session;
      kept += 1;
      session.free = () => ((kept -= 1), free.call(session));
      return session;
    };
  const play = playOf(luckymoose, { ...engine, start: counted('start'), open: counted('open') } as unknown as Engine);
  play.open(stateOf(luckymoose));
  const [move = ''] = play.legal;
  play.questionAfter(move);
  assert.throws(() => play.questionAfter('nonsense'));
  play.foresee([move]);
  assert.equal(kept, 1);
  play.close();
  assert.equal(kept, 0);
});
