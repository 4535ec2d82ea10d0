// A game at a table as links tell it: what is opened, what is wrong with it, how it ends, and what is hidden.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { combo } from '../../www/games/combo/index.ts';
import { gambit } from '../../www/games/gambit/index.ts';
import { findGame } from '../../www/games/index.ts';
import { luckymoose } from '../../www/games/luckymoose/index.ts';
import { ROOT } from '../../www/game/tree.ts';
import { parseLink } from '../../www/links/link.ts';
import { positionLink } from '../../www/screens/table/shared.ts';
import { beginningOf, editTree, foreseeFrom, questionAfter, recordOf } from '../../www/table/select.ts';
import { Reducing, bindings, engine, linkTo } from './reducing.ts';
import type { Session } from '../../www/core/bindings.ts';
import type { Engine } from '../../www/core/engine.ts';
import type { GamePage } from '../../www/games/page.ts';
import type { Ending, GameLink } from '../../www/links/state.ts';

/** A game that nothing was opened at. */
const playOf = (game: object, tools: Engine = engine) => new Reducing({ game: game as GamePage, engine: tools });

/** Plays a move, and returns its public text with its ply. */
function played(table: Reducing, move: string, isSealed: boolean) {
  table.take();
  table.send(isSealed ? { type: 'receive', move } : { type: 'holdDevice' });
  if (!isSealed) table.send({ type: 'attempt', move });
  const told = table.take().find((effect) => effect.do === 'tell');
  return told && { move: told.move, ply: told.ply };
}

/** Changes the tree of moves. */
function edit<Result>(table: Reducing, change: (session: Session) => Result) {
  const { line, result } = editTree(table, change);
  table.send({ type: 'edited', line, isMoved: true });
  return result;
}

test('only a seat of the game can have resigned', () => {
  const play = playOf(luckymoose);
  const open = (ending: number) => play.open(linkTo(luckymoose, { options: { players: '2' }, ending }));
  assert.deepEqual(open(1), []);
  assert.equal(play.snapshot.over, true);
  for (const seat of [2, 3]) {
    const problems = open(seat);
    assert.deepEqual([play.snapshot.over, play.link.ending], [false, undefined]);
    assert.match(problems.join(' '), new RegExp(`“ending” is “resigned-${seat}”`));
  }
});

test('a game of a seat stops before a move whose hand can’t be, and goes on with what it was told', () => {
  const host = bindings.Session.start('luckymoose', 'seed=42 size=9 sets=1 players=2');
  const view = host.view(1);
  // Whoever exchanges a token is told the new hand.
  for (const move of ['~1', '~1', '~1', '~1']) host.replay(move);
  host.seek(2);
  const hands = [host.view(1).split(' ')[3]?.split('/')[1] ?? '', 'r1r2r3r4r5r6'];
  const play = playOf(luckymoose);
  const open = (count: number) =>
    play.open(linkTo(luckymoose, { seed: null, view, hands, moves: ['~1', '~1', '~1', '~1'].slice(0, count) }));
  assert.match(open(4).join(' '), /Move 4 /);
  assert.deepEqual([play.link.moves.length, play.link.hands], [3, hands.slice(0, 1)]);
  // The line of that state is read anew where another one was read since.
  const { rules } = play.context;
  const { line } = play.state;
  rules.open(linkTo(luckymoose));
  assert.equal(rules.record(line).sealed.length, 3);
  // A hand that belongs to no move yet is not kept.
  assert.deepEqual(open(3), []);
  assert.deepEqual(play.link.hands, hands.slice(0, 1));
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
    play.open(linkTo(game, { seed }));
    assert.deepEqual([play.state.line.start.seed, play.link.seed], [expected, expected], `${game.id} ${seed}`);
  }
});

test('an ending stays in the state until a move follows, and a game with problems has none', () => {
  const play = playOf(combo);
  const open = (moves: string[], ending: number) => play.open(linkTo(combo, { moves, ending }));
  assert.deepEqual(open(['1a2-a3'], 1), []);
  assert.deepEqual([play.snapshot.over, play.link.ending, play.legal, play.sight.isWatched], [true, 1, [], false]);
  assert.equal(open(['1a2-a3', 'nonsense'], 1).length, 1);
  assert.deepEqual([play.snapshot.over, 'ending' in play.link, play.link.moves], [false, false, ['1a2-a3']]);
});

test('a table that nothing was opened at is a new game, with no result and no secret to tell', () => {
  const play = playOf(luckymoose);
  const { game, seed, position, options, moves, at } = play.link;
  assert.deepEqual(
    { game, seed, position, options, moves, at },
    { game: 'luckymoose', seed: 0, position: null, options: {}, moves: [], at: 0 },
  );
  const { isFinished, isLocked, isWatched } = play.sight;
  assert.deepEqual({ isFinished, isLocked, isWatched }, { isFinished: false, isLocked: false, isWatched: false });
});

/** What is wrong with a state: the moves that are played, the ply shown, and the words. */
const PROBLEMS: [string, Partial<GameLink>, string[], number, RegExp[]][] = [
  ['nothing', { moves: ['1a2-a3', '1a7-a6'], at: 1 }, ['1a2-a3', '1a7-a6'], 1, []],
  [
    'a move, and those after it are left out',
    { moves: ['1a2-a3', 'nonsense', '1a7-a6'] },
    ['1a2-a3'],
    1,
    [/^Move 2 of this link can’t be played\. The game stops before it\.$/],
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
    [/^Move 1 of this link /, /^The link names 3 players/],
  ],
];

for (const [what, state, moves, at, words] of PROBLEMS) {
  test(`what is wrong with a state: ${what}`, () => {
    const play = playOf(combo);
    const problems = play.open(linkTo(combo, state));
    assert.equal(problems.length, words.length, problems.join(' '));
    for (const [n, each] of words.entries()) assert.match(problems[n] ?? '', each);
    assert.deepEqual(
      [play.link.position, play.link.moves, play.link.at, play.sight.seated.length],
      [null, moves, at, 2],
    );
  });
}

test('the public view of a game that can’t be read is replaced by a new game, which nobody only watches', () => {
  const play = playOf(luckymoose);
  const problems = play.open(linkTo(luckymoose, { seed: null, view: 'nonsense' }));
  assert.match(problems.join(), /^The position can’t be read\. ./);
  assert.deepEqual(
    [play.sight.isWatched, play.link.view, play.link.seed, play.snapshot.toMove],
    [false, undefined, 1, 0],
  );
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
  const cases: [object, Partial<GameLink>][] = [
    [{ start: trapping }, { moves: ['1a7-a6'] }],
    [{ open: opened }, { position: 'nonsense' }],
  ];
  for (const [methods, state] of cases) {
    isBroken = false;
    const play = playOf(combo, { ...engine, ...methods } as unknown as Engine);
    play.open(linkTo(combo, { moves: ['1a2-a3'] }));
    isBroken = true;
    assert.throws(() => play.open(linkTo(combo, state)), trap);
    assert.deepEqual(play.link.moves, ['1a2-a3']);
  }
});

test('a rematch begins with the same deal, options and players, the full clock, and no result', () => {
  const play = playOf(luckymoose);
  const state = linkTo(luckymoose, {
    seed: 5,
    options: { size: '9' },
    clock: { base: 60, increment: 5, left: [1000, 2000] },
    ending: 1,
  });
  const empty = { moves: [], ending: null, at: null };
  play.open(state);
  assert.deepEqual(beginningOf(play), {
    ...state,
    ...empty,
    clock: { base: 60, increment: 5, left: null },
  });
  play.open({ ...state, clock: null, ending: null });
  played(play, play.legal[0] ?? '', false);
  assert.deepEqual(beginningOf(play), { ...state, ...empty, clock: null });
});

test('a spectator gets the board and no hand, can do nothing, and passes on the same', () => {
  const play = playOf(luckymoose);
  play.open(
    linkTo(luckymoose, {
      seed: 42,
      options: { size: '9' },
      playerKinds: ['human', 'easy'],
      clock: { base: 60, increment: 0, left: null },
    }),
  );
  played(play, '~r5', false);
  const shown = linkTo(luckymoose, {
    seed: null,
    view: '9/9/9/9/9/9/9/9/9 2 0,0 6/6 96 1 -',
    playerKinds: ['human', 'easy'],
  });
  assert.deepEqual(play.publicLink, shown);
  assert.deepEqual(play.open(shown), []);
  assert.deepEqual([play.sight.isWatched, play.sight.isLocked, play.legal], [true, true, []]);
  assert.deepEqual([play.link, play.publicLink], [shown, shown]);
});

test('a move of a link is told without what it hides: how many tokens were exchanged, not which', () => {
  const play = playOf(luckymoose);
  play.open(linkTo(luckymoose));
  assert.deepEqual(played(play, '~1', true), { move: '~?', ply: 1 });
  assert.deepEqual([play.snapshot.moves, play.link.moves], [['~o6'], ['~1']]);
  play.send({ type: 'seek', ply: 0 });
  assert.deepEqual(played(play, '~o6', false), { move: '~?', ply: 1 });
});

test('moves are foreseen from the position shown, and nothing is played', () => {
  const play = playOf(luckymoose);
  play.open(linkTo(luckymoose, { seed: 4, options: { size: '9' } }));
  const before = play.snapshot;
  assert.deepEqual(foreseeFrom(play, ['r4@d5,r5@e5', 'nonsense']), [
    { move: 'r4@d5,r5@e5', seat: 0, position: '9/9/9/9/3,r4,r5,4/9/9/9/9 2 4,0', scores: [4, 0], over: false },
  ]);
  assert.deepEqual([play.snapshot, play.link.moves], [before, []]);
});

/** The moves of a game, its ending, the ply shown; and whether it is over there, the winners and the ending. */
const ENDINGS: [string, Partial<GameLink>, boolean, number[], Ending | null][] = [
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
    assert.deepEqual(play.open(linkTo(gambit, state)), []);
    const { snapshot } = play;
    assert.deepEqual([snapshot.over, snapshot.winners, snapshot.ending], [over, winners, ending]);
    if (over) assert.deepEqual([snapshot.toMove, play.legal], [null, []]);
  });
}

test('the position alone goes on from any move of a game that was resigned', () => {
  const play = playOf(gambit);
  play.open(linkTo(gambit, { moves: ['d2xd4', 'e3xe1', 'a2xa4'], ending: 0 }));
  for (const ply of [3, 1]) {
    play.send({ type: 'seek', ply: ply });
    const place = parseLink(positionLink(play) ?? '', findGame);
    assert.ok(place.screen === 'table' && place.problems.length === 0);
    assert.equal(place.state.position, play.snapshot.position);
    const alone = playOf(gambit);
    alone.open(place.state);
    assert.equal(alone.snapshot.over, false, `after ${ply} moves`);
  }
});

test('a resignation ends the game at its last move alone, and a further move takes it back', () => {
  const play = playOf(gambit);
  play.open(linkTo(gambit, { moves: ['d2xd4', 'e3xe1'] }));
  play.send({ type: 'resign' });
  const told = () => [play.snapshot.over, play.snapshot.winners, play.snapshot.ending];
  assert.deepEqual([told(), play.link.ending], [[true, [1], 0], 0]);
  const { ids, current } = recordOf(play).tree(ROOT);
  play.send({ type: 'seek', ply: 1 });
  assert.deepEqual(told(), [false, [], null]);
  edit(play, (session) => session.playVariation('a3xa1'));
  assert.deepEqual(told(), [false, [], null], 'a variation as long as the game');
  edit(play, (session) => session.goTo(ids[current] ?? ROOT));
  assert.deepEqual(told(), [true, [1], 0]);
  play.send({ type: 'seek', ply: 1 });
  played(play, 'e3xe1', false);
  assert.deepEqual([told(), 'ending' in play.link], [[false, [], null], false]);
});

test('a game by link is played from the seats of this device, and others are remote', () => {
  const play = playOf(combo);
  play.open(linkTo(combo, { match: { id: 'abcdefgh', from: 0 } }));
  play.send({ type: 'seats', seats: [1] });
  assert.deepEqual([play.link.playerKinds, play.link.match], [['friend', 'human'], { id: 'abcdefgh', from: 1 }]);
});

test('each session is freed: of a replaced game, of an expected line, and of a table that is left', () => {
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
  play.open(linkTo(luckymoose));
  const [move = ''] = play.legal;
  questionAfter(play, move);
  assert.throws(() => questionAfter(play, 'nonsense'));
  foreseeFrom(play, [move]);
  assert.equal(kept, 1);
  play.context.rules.free();
  assert.equal(kept, 0);
});
