// What events do to the state of a table: requests for moves, pauses, the tab that leads, clocks, hints and analysis,
// endings, previews and premoves.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bracketed } from './asides.ts';
import { combo } from '../../www/games/combo/index.ts';
import { gambit } from '../../www/games/gambit/index.ts';
import { luckymoose } from '../../www/games/luckymoose/index.ts';
import { triboard } from '../../www/games/triboard/index.ts';
import { ALL_PLAYER_KINDS } from '../../www/links/kinds.ts';
import { playerOf } from '../../www/game/player.ts';
import { panelsOf, sceneOfTable } from '../../www/table/panels.ts';
import { canPlayOn, partialOf, pickWords } from '../../www/table/select.ts';
import * as outlook from '../../www/table/outlook.ts';
import { premoves } from '../../www/table/premove.ts';
import { report } from './questions.ts';
import { kinds, linkTo, reducing, type Options } from './reducing.ts';
import type { GameLink } from '../../www/links/state.ts';
import type { Effect } from '../../www/table/events.ts';
import type { TableState } from '../../www/table/state.ts';

const MOVES = ['1a2-a3', '1a7-a6'];

/** A game of Combo after two moves, seen at a ply. */
const comboAt = (players: string, ply: number, link: Partial<GameLink> = {}, options: Options = {}) =>
  reducing({ moves: MOVES, playerKinds: kinds(players), at: ply, ...link }, { game: combo, ...options });

const asks = (effects: Effect[]) => effects.filter((effect) => effect.do === 'ask');

test('each kind of player is a person here, a computer or a person elsewhere', () => {
  for (const kind of ALL_PLAYER_KINDS) {
    const player = playerOf(kind);
    assert.equal(player.kind, kind);
    assert.equal([player.isLocal, player.isRemote, player.level !== null].filter(Boolean).length, 1, kind);
  }
});

/** The players, the ply, and whether a computer could play on from there. */
const PLAYS_ON: [string, number, boolean][] = [
  ['human easy', 0, false],
  ['human easy', 1, true],
  ['human easy', 2, false],
  ['easy human', 0, true],
  ['easy human', 2, false],
  ['easy easy', 0, false],
  ['easy easy', 2, false],
  ['human human', 1, false],
  ['human friend', 1, false],
];

for (const [players, ply, expected] of PLAYS_ON) {
  test(`${players}, at ply ${ply}: a computer ${expected ? 'can' : "can't"} play on`, () => {
    const table = comboAt(players, ply);
    assert.equal(canPlayOn(table), expected);
    table.send({ type: 'playOn' });
    assert.equal(canPlayOn(table), false);
  });
}

/** The players, the ply, whether the game is to begin paused, and whether it does. */
const PAUSED: [string, number, boolean, boolean][] = [
  ['easy easy', 2, false, false],
  ['easy easy', 2, true, true],
  ['easy easy', 1, false, true],
  ['easy easy', 1, true, true],
  ['human easy', 1, true, false],
  ['human easy', 1, false, false],
  ['human human', 2, true, false],
];

for (const [players, ply, startsPaused, expected] of PAUSED) {
  test(`${players}, at ply ${ply}${startsPaused ? ', to begin paused' : ''}: ${expected ? '' : 'not '}paused`, () => {
    const table = comboAt(players, ply, {}, { startsPaused });
    assert.equal(table.state.isPaused, expected);
    table.send({ type: 'pause' });
    assert.equal(table.state.isPaused, players === 'easy easy');
  });
}

/** The players, the ply, the options, and the number of searches that opening the game asks for. */
const REQUESTS: [string, number, Options, number][] = [
  ['human easy', 1, {}, 0],
  ['easy human', 2, {}, 1],
  ['easy easy', 2, {}, 1],
  ['easy easy', 2, { startsPaused: true }, 0],
  ['easy easy', 2, { isLocked: true }, 0],
  ['easy easy', 2, { isFollowing: true }, 0],
  ['easy easy', 1, {}, 0],
  ['human human', 1, {}, 0],
];

for (const [players, at, options, searches] of REQUESTS) {
  test(`${players}, at ply ${at}, ${JSON.stringify(options)}: ${searches} searches`, () => {
    const table = reducing({}, { game: combo, ...options });
    table.open(linkTo(combo, { moves: MOVES, playerKinds: kinds(players), at }));
    const asked = asks(table.take());
    assert.deepEqual([asked.length, table.state.request !== null], [searches, searches > 0]);
    for (const { level, view } of asked) assert.deepEqual([level, view.game, view.moves], ['easy', 'combo', MOVES]);
  });
}

test('a step is one move of a paused game, and playing on ends the pause', () => {
  const table = comboAt('easy easy', 1);
  table.send({ type: 'step' });
  assert.deepEqual([table.state.isPaused, asks(table.take()).length], [true, 1]);
  table.send({ type: 'answered', id: table.state.request?.id ?? 0, move: '1a7-a6' });
  assert.deepEqual([table.snapshot.ply, table.state.request, asks(table.take()).length], [2, null, 0]);
  table.send({ type: 'playOn' });
  assert.deepEqual([table.state.isPaused, table.state.request !== null, asks(table.take()).length], [false, true, 1]);
});

test('a failed computer is asked again only when it is resumed', () => {
  const table = comboAt('easy human', 2);
  const id = table.state.request?.id ?? 0;
  table.send({ type: 'failed', id: id + 1, words: 'An old request.' });
  assert.equal(table.state.failure, '');
  table.send({ type: 'failed', id, words: 'It stopped.' });
  for (const isFollowing of [true, false]) {
    table.send({ type: 'follow', isFollowing });
    assert.deepEqual([table.state.failure, table.state.request, asks(table.take()).length], ['It stopped.', null, 0]);
  }
  table.send({ type: 'playOn' });
  assert.deepEqual([table.state.failure, asks(table.take()).length], ['', 1]);
});

test('an answer is played once, and none of an old request', () => {
  const table = comboAt('easy human', 2);
  const id = table.state.request?.id ?? 0;
  table.send({ type: 'answered', id: id - 1, move: '1b2-b3' });
  assert.equal(table.snapshot.ply, 2);
  table.send({ type: 'answered', id, move: '1b2-b3' }, { type: 'answered', id, move: '1b2-b3' });
  assert.deepEqual([table.snapshot.ply, table.state.request], [3, null]);
});

test('a refused answer changes nothing, and is a failure when its effect says so', () => {
  const table = comboAt('easy human', 2);
  const before = table.state;
  const id = before.request?.id ?? 0;
  assert.throws(() => table.send({ type: 'answered', id, move: '9a1-a2' }));
  assert.equal(table.state, before);
  table.send({ type: 'failed', id, words: 'That move isn’t legal.' });
  assert.equal(table.state.failure, 'That move isn’t legal.');
});

test('a tab that follows leaves the computer to the one that leads, until it leads itself or a person resumes', () => {
  const table = comboAt('easy human', 2, {}, { isFollowing: true });
  assert.equal(table.state.request, null);
  table.send({ type: 'follow', isFollowing: true });
  assert.deepEqual(table.did(), []);
  table.send({ type: 'playOn' });
  assert.deepEqual([table.did(), table.state.isFollowing], [['lead', 'ask'], false]);
  table.send({ type: 'follow', isFollowing: true });
  assert.deepEqual([table.state.request, table.did()], [null, ['abort']]);
  table.send({ type: 'follow', isFollowing: false });
  assert.deepEqual(table.did(), ['ask']);
});

test('a person moves in a tab that follows, too, and at once', () => {
  const table = comboAt('human easy', 2, {}, { isFollowing: true, settings: { pause: 10_000 } });
  table.send({ type: 'attempt', move: '1b2-b3' });
  assert.deepEqual([table.snapshot.ply, table.did('animate')], [3, ['finishMotion', 'stop', 'played', 'tell', 'save']]);
});

test('a move of a link is played for the remote player, and does not count as played here', () => {
  for (const players of ['friend human', 'human human']) {
    const table = comboAt(players, 2);
    table.send({ type: 'receive', move: '1b2-b3' });
    assert.equal(table.snapshot.ply, 3);
    assert.ok(!table.did().includes('played'), players);
    assert.throws(() => table.send({ type: 'receive', move: 'nonsense' }));
    assert.equal(table.snapshot.ply, 3);
  }
});

test('a move of another device comes after the last one, also while an earlier position is shown', () => {
  const moves = [...MOVES, '1a3-a4'];
  for (const ply of [0, 2, 3]) {
    const table = comboAt('human friend', ply, { match: { id: 'abcdefgh', from: 0 }, moves });
    table.send({ type: 'receive', move: '1a6-a5' });
    assert.deepEqual([table.link.moves, table.snapshot.ply], [[...moves, '1a6-a5'], 4]);
  }
});

test('what players have ended stays so in a match, whatever move was on its way', () => {
  for (const ending of ['draw', 0, 1] as const) {
    const link = { ...LAST, moves: ['a2xa4'], ending };
    const winners = ending === 'draw' ? [0, 1] : [1 - ending];
    const own = reducing({ ...link, match: { id: 'abcdefgh', from: 0 } }).snapshot;
    assert.deepEqual([own.over, own.ending, own.winners], [true, ending, winners]);
    const byRules = reducing(link).snapshot;
    assert.deepEqual([byRules.over, byRules.ending], [true, null]);
  }
});

test('nobody is asked for a move where the game is over, and none is taken', () => {
  for (const players of ['human easy', 'easy human', 'friend human', 'easy easy']) {
    const table = comboAt(players, 2, { ending: 'draw' });
    assert.throws(() => table.send({ type: 'attempt', move: '1b2-b3' }), { code: 'gameOver' });
    assert.deepEqual([table.state.request, canPlayOn(table)], [null, false], players);
  }
});

test('a computer seems to think as long as the visitor has chosen, and longer where there is more to decide', () => {
  const pauseOf = (pause: number) => {
    const table = reducing({}, { game: combo, settings: { pause } });
    table.open(linkTo(combo, { moves: MOVES, playerKinds: kinds('easy human') }));
    return asks(table.take())[0]?.pause ?? 0;
  };
  assert.equal(pauseOf(0), 0);
  assert.ok(pauseOf(700) >= 400 && pauseOf(2000) > pauseOf(700));
});

/** Players, moves, the ply, and whether the page is hidden; and whether the clock runs. */
const CLOCKS: [string, string, Partial<GameLink>, Options, boolean][] = [
  ['runs at the last move', 'human human', {}, {}, true],
  ['stands before the first move', 'human human', { moves: [], at: 0 }, {}, false],
  ['stands at an earlier move', 'human human', { moves: [...MOVES, '1a3-a4', '1a6-a5'] }, {}, false],
  ['runs between persons while the page is hidden', 'human human', {}, { isHidden: true }, true],
  ['runs against a remote person while the page is hidden', 'human friend', {}, { isHidden: true }, true],
  ['stands against a computer while the page is hidden', 'human easy', {}, { isHidden: true }, false],
  ['runs against a computer while the page is seen', 'human easy', {}, {}, true],
  ['runs between computers', 'easy easy', {}, {}, true],
  ['stands while a game is paused', 'easy easy', {}, { startsPaused: true }, false],
  ['stands where another tab leads', 'easy easy', {}, { isFollowing: true }, false],
];

for (const [what, players, link, options, isRunning] of CLOCKS) {
  test(`the clock ${what}`, () => {
    const clock = { base: 60, increment: 0, left: null };
    const table = comboAt(players, 2, { clock, ...link }, options);
    assert.deepEqual(table.state.clock?.running, isRunning ? { seat: 0, since: 0 } : null);
    table.now = 10_000;
    assert.deepEqual(table.time, isRunning ? [50_000, 60_000] : [60_000, 60_000]);
  });
}

/** A game of a minute a player, whose clock runs. */
const timed = (players = 'human human') => comboAt(players, 2, { clock: { base: 60, increment: 5, left: null } });

test('between devices the clock runs on for whoever looks back, and stands while they are not connected', () => {
  const clock = { base: 60, increment: 0, left: null };
  const link = { clock, match: { id: 'abcdefgh', from: 0 } };
  const table = comboAt('human friend', 2, link);
  table.send({ type: 'peers', peers: [null, { name: 'Ann', isLive: true }] });
  table.now = 10_000;
  table.send({ type: 'seek', ply: 1 });
  table.now = 20_000;
  assert.deepEqual(table.time, [40_000, 60_000]);
  // What the other device has measured stops nothing.
  table.send({ type: 'time', left: [40_000, 50_000] });
  table.now = 30_000;
  assert.deepEqual(table.time, [30_000, 50_000]);
  table.send({ type: 'peers', peers: [] });
  table.now = 40_000;
  assert.deepEqual(table.time, [30_000, 50_000]);
  const resigned = comboAt('human friend', 2, { ...link, ending: 0 });
  resigned.send({ type: 'peers', peers: [null, { name: 'Ann', isLive: true }] }, { type: 'seek', ply: 1 });
  assert.equal(resigned.state.clock?.running, null);
});

test('the clock of a failed computer stands, and that of a page that is hidden is stopped by an event', () => {
  const failed = timed('easy human');
  failed.send({ type: 'failed', id: failed.state.request?.id ?? 0, words: 'It stopped.' });
  assert.equal(failed.state.clock?.running, null);
  const hidden = timed('human easy');
  hidden.now = 1000;
  hidden.isHidden = true;
  hidden.send({ type: 'clock' });
  assert.deepEqual([hidden.state.clock?.left, hidden.state.clock?.running], [[59_000, 60_000], null]);
});

test('a move adds the increment and starts the other clock', () => {
  const table = timed();
  table.now = 10_000;
  table.send({ type: 'attempt', move: '1b2-b3' });
  assert.deepEqual(table.state.clock, {
    base: 60,
    increment: 5,
    left: [55_000, 60_000],
    running: { seat: 1, since: 10_000 },
    before: [55_000, 60_000],
    spent: [null, null, 10_000],
  });
});

test('time that is up ends the game once, by a timer or by a move that comes too late', () => {
  for (const isByMove of [false, true]) {
    const table = timed();
    table.now = 60_000;
    table.send(isByMove ? { type: 'receive', move: '1b2-b3' } : { type: 'clock' });
    const { over, winners, fallen, ply } = table.snapshot;
    assert.deepEqual({ over, winners, fallen, ply }, { over: true, winners: [1], fallen: 0, ply: 2 });
    assert.deepEqual(table.did(), ['stop', 'save', 'await']);
    table.now = 130_000;
    table.send({ type: 'clock' }, { type: 'receive', move: '1b2-b3' });
    assert.deepEqual([table.did(), table.time], [[], [0, 60_000]]);
  }
});

test('time that another page has measured replaces that of this one, and may end the game', () => {
  const table = timed();
  table.now = 10_000;
  table.send({ type: 'time', left: null });
  assert.deepEqual([table.time, table.snapshot.over], [[50_000, 60_000], false]);
  table.send({ type: 'time', left: [30_000, 20_000] });
  assert.deepEqual(table.time, [30_000, 20_000]);
  table.send({ type: 'time', left: [30_000, 0] });
  assert.deepEqual([table.snapshot.over, table.snapshot.fallen, table.snapshot.winners], [true, 1, [0]]);
});

/** The players that a link names, how many play, and those that sit there. */
const SEATS: [string | null, string, string][] = [
  ['easy human', '2', 'easy human'],
  ['friend human', '2', 'friend human'],
  [null, '2', 'human easy'],
];

for (const [named, players, seated] of SEATS) {
  test(`a link that names ${named ?? 'nobody'}: ${seated}`, () => {
    const link = { playerKinds: named === null ? null : kinds(named), options: {} };
    const table = reducing(link, { game: { ...combo, playerKinds: kinds('human easy hard') } });
    assert.deepEqual([table.state.playerKinds.join(' '), table.snapshot.players], [seated, Number(players)]);
  });
}

/** The seats here, the kinds of players then, and the seat that the link is sent from. */
const LOCAL: [number[], string, number][] = [
  [[2], 'friend easy human', 2],
  [[0], 'human easy friend', 0],
  [[0, 2], 'human easy human', 0],
  [[], 'friend easy friend', 0],
];

for (const [seats, expected, from] of LOCAL) {
  test(`in a game by link seats ${seats.join() || 'none'} are here: ${expected}`, () => {
    const link = { playerKinds: kinds('human easy human'), match: { id: 'abcdefgh', from: 1 } };
    const table = reducing(link, { game: triboard });
    table.send({ type: 'seats', seats });
    assert.deepEqual([table.state.playerKinds.join(' '), table.state.match], [expected, { id: 'abcdefgh', from }]);
  });
}

test('the computer plays on the device of the host while that is connected', () => {
  const { toMove } = reducing({ playerKinds: kinds('human human human') }, { game: triboard }).snapshot;
  const playerKinds = ([0, 1, 2] as const).map((seat) => kinds(seat === toMove ? 'hard' : 'friend')[0]!);
  playerKinds[((toMove ?? 0) + 1) % 3] = 'human';
  const table = reducing({ playerKinds, match: { id: 'abcdefgh', from: 0 } }, { game: triboard });
  const { request } = table.state;
  assert.equal(request?.seat, toMove);
  const host = playerKinds.map((kind) => (kind === 'human' ? null : { name: 'Ann', isLive: true }));
  table.take();
  table.send({ type: 'peers', peers: host });
  assert.deepEqual([table.state.request, table.did()], [null, ['abort']]);
  const [move = ''] = table.legal;
  table.send({ type: 'receive', move });
  assert.deepEqual([table.state.line.moves, table.state.request], [[move], null]);
});

test('a computer of a connected host is not asked when its turn comes', () => {
  const { toMove } = reducing({ playerKinds: kinds('human human human') }, { game: triboard }).snapshot;
  const playerKinds = ([0, 1, 2] as const).map((seat) => kinds(seat === toMove ? 'human' : 'hard')[0]!);
  const table = reducing({ playerKinds, match: { id: 'abcdefgh', from: 0 } }, { game: triboard });
  table.send({
    type: 'peers',
    peers: playerKinds.map((kind) => (kind === 'hard' ? { name: '', isLive: true } : null)),
  });
  table.send({ type: 'attempt', move: table.legal[0] ?? '' });
  assert.deepEqual([table.state.line.moves.length, table.state.request], [1, null]);
});

test('a computer whose host is gone plays here', () => {
  const { toMove } = reducing({ playerKinds: kinds('human human human') }, { game: triboard }).snapshot;
  const playerKinds = ([0, 1, 2] as const).map((seat) => kinds(seat === toMove ? 'hard' : 'friend')[0]!);
  const table = reducing({ playerKinds, match: { id: 'abcdefgh', from: 0 } }, { game: triboard });
  table.send({ type: 'peers', peers: playerKinds.map(() => ({ name: '', isLive: true })) });
  const during = table.state.request;
  table.send({ type: 'peers', peers: [] });
  assert.deepEqual([during, table.state.request?.seat], [null, toMove]);
});

test('a move of a connected person is told by the own name where seats are only numbered', () => {
  const said = (name: string) => {
    const table = reducing(
      { playerKinds: kinds('human friend'), match: { id: 'abcdefgh', from: 0 } },
      { game: luckymoose },
    );
    table.send({ type: 'peers', peers: [null, { name, isLive: true }] });
    for (const type of ['attempt', 'receive'] as const) table.send({ type, move: table.legal[0] ?? '' });
    return table.state.status;
  };
  assert.match(said('Ann'), /^Ann lays /);
  assert.match(said(''), /^Player 2 lays /);
});

test('the holder of the device shows its hand until the next move or game', () => {
  const table = reducing({}, { game: luckymoose });
  assert.equal(table.state.holder, null);
  table.send({ type: 'holdDevice' });
  assert.equal(table.state.holder, 0);
  table.send({ type: 'attempt', move: table.legal[0] ?? '' });
  assert.equal(table.state.holder, null);
  assert.throws(() => table.send({ type: 'attempt', move: 'nonsense' }), { code: 'notHeld' });
  table.send({ type: 'holdDevice' });
  table.open(linkTo(luckymoose));
  assert.equal(table.state.holder, null);
});

test('a stack is picked whole; an amount that is chosen first is that of the first pick, and of no other', () => {
  const table = reducing({ position: '8/8/w1,7/8/8/8/7,b1/3,b4,4 b 0' }, { game: combo });
  const at = (...picks: string[]) => assert.deepEqual(table.state.picks, picks);
  const asks = () => panelsOf(table).state.isChoosing;
  table.tap('d1');
  at('d1', '4');
  assert.ok(asks());
  table.send({ type: 'amount', value: 3 });
  at('d1', '3');
  // A refusal is read in the place of the question.
  table.tap('d5');
  at('d1', '3');
  assert.ok(!asks());
  table.send({ type: 'stepBack' });
  at();
  table.send({ type: 'amount', value: 2 });
  at();
  table.tap('d1');
  at('d1', '2');
  table.tap('h2');
  at('h2', '1');
  assert.ok(!asks());
  table.send({ type: 'clear' }, { type: 'amount', value: 2 }, { type: 'clear' });
  table.tap('d1');
  at('d1', '4');
});

test('the part of a turn on the board has its steps, and is taken back step by step', () => {
  const table = reducing({ position: 'o7/1xxxxxxx/1ooooooo/8 x' });
  table.tap('c3', 'c1');
  const partial = () => partialOf(table);
  assert.deepEqual(partial(), { move: 'c3xc1', steps: 1 });
  assert.deepEqual(table.did('finishMotion'), ['feel', 'animate']);
  table.send({ type: 'undo' });
  assert.deepEqual([partial(), table.state.picks, table.snapshot.ply], [null, ['c3'], 0]);
  table.tap('c1').send({ type: 'endTurn' });
  assert.deepEqual(table.snapshot.moves, ['c3xc1']);
});

test('an unsure tap plays only when it is repeated', () => {
  const table = reducing();
  table.tap('d2');
  table.send({ type: 'tap', square: 'd4', isUnsure: true });
  assert.deepEqual([table.snapshot.ply, table.state.pendingTap], [0, 'd4']);
  table.send({ type: 'tap', square: 'd4', isUnsure: true });
  assert.deepEqual([table.snapshot.ply, table.state.pendingTap], [1, null]);
});

test('a refusal that is repeated is another text for a screen reader', () => {
  const table = reducing();
  table.tap('d5');
  const { status } = table.state;
  table.tap('d5');
  assert.deepEqual([table.state.status, table.did('finishMotion')], [`${status}\u00a0`, ['feel', 'feel']]);
});

test('a locked table takes no tap, but a move of the host page', () => {
  const table = reducing({}, { isLocked: true });
  table.tap('d2');
  assert.deepEqual([table.state.picks, table.did('finishMotion')], [[], []]);
  table.send({ type: 'attempt', move: 'd2xd4' });
  assert.equal(table.snapshot.ply, 1);
});

test('a tutor declines a move, and says what a tap on nothing means', () => {
  const tutor = {
    adviceOn: (move: string) => (move === 'd2xd4' ? null : 'Another one.'),
    missed: () => 'Nothing here.',
    commentOn: (ply: number) => `Move ${ply}.`,
  };
  const table = reducing({}, { tutor });
  table.tap('d5');
  assert.equal(table.state.status, 'Nothing here.');
  table.tap('a2', 'a4');
  assert.deepEqual([table.state.status, table.state.picks, table.snapshot.ply], ['Another one.', [], 0]);
  table.tap('d2', 'd4');
  assert.deepEqual([table.state.status, table.snapshot.ply], ['Move 1.', 1]);
});

test('a held square shows what a tap would do, and plays nothing', () => {
  const table = reducing();
  table.send({ type: 'hold', square: 'd4', isKey: false });
  assert.equal(table.state.preview, null);
  table.tap('d2');
  const { status } = table.state;
  table.send({ type: 'hold', square: 'd4', isKey: false });
  const scene = sceneOfTable(table);
  const { preview } = table.state as TableState;
  assert.deepEqual([preview?.move, scene.foreseen?.squares], ['d2xd4', ['d2', 'd4']]);
  assert.notEqual(table.state.status, status);
  table.send({ type: 'hold', square: null, isKey: false });
  assert.deepEqual([table.state.preview, table.state.status, table.snapshot.ply], [null, status, 0]);
});

/** What answers for a move that waits for its confirmation, and the number of moves then. */
const ANSWERS: [string, (table: ReturnType<typeof reducing>) => unknown, number][] = [
  ['its button', (table) => table.send({ type: 'confirmMove' }), 1],
  ['a tap on its square', (table) => table.tap('d4'), 1],
  ['a tap elsewhere', (table) => table.tap('a2'), 0],
  ['Escape', (table) => table.send({ type: 'cancel' }), 0],
  ['Undo', (table) => table.send({ type: 'undo' }), 0],
  ['its other button', (table) => table.send({ type: 'cancelMove' }), 0],
];

for (const [what, answer, moves] of ANSWERS) {
  test(`a move that waits for its confirmation, and ${what}: ${moves} moves`, () => {
    const table = reducing({}, { settings: { confirm: true } });
    table.tap('d2', 'd4');
    assert.deepEqual([table.snapshot.ply, table.state.preview?.isAsking], [0, true]);
    table.send({ type: 'hold', square: 'd4', isKey: true });
    assert.equal(table.state.preview?.isAsking, true);
    answer(table);
    assert.deepEqual([table.snapshot.ply, table.state.preview], [moves, null]);
  });
}

/** The number of the last search for a purpose. */
const searched = (effects: Effect[], purpose: 'hint' | 'analysis') =>
  effects.flatMap((effect) => (effect.do === 'search' && effect.for === purpose ? [effect.id] : [])).at(-1) ?? 0;

test('a hint is searched once, highlighted and explained; a second request cancels it', () => {
  const table = reducing();
  table.tap('a2').take();
  table.send({ type: 'hint' });
  const id = searched(table.take(), 'hint');
  assert.deepEqual([table.state.advice.hint, table.state.picks], [id, []]);
  table.send({ type: 'hinted', id, report: report('d2xd4') });
  assert.deepEqual(
    [table.state.advice.highlighted, table.state.advice.hint, table.did()],
    ['d2xd4', null, ['explainHint']],
  );
  table.send({ type: 'hint' });
  assert.equal(table.state.advice.highlighted, null);
  table.send({ type: 'hint' });
  const second = searched(table.take(), 'hint');
  table.send({ type: 'hint' });
  assert.deepEqual(table.take(), [{ do: 'abort', id: second }]);
  table.send({ type: 'hinted', id: second, report: report('d2xd4') }, { type: 'unadvised', id: second, words: 'No.' });
  assert.deepEqual([table.state.advice.highlighted, table.state.status === 'No.'], [null, false]);
});

/** What ends a hint while analysis is on: the analysis goes on after it. */
const HINT_ENDS: [string, (table: ReturnType<typeof reducing>, id: number) => unknown][] = [
  ['given', (table, id) => table.send({ type: 'hinted', id, report: report('a2xa4') })],
  ['failed', (table, id) => table.send({ type: 'unadvised', id, words: 'It stopped.' })],
  ['cancelled', (table) => table.send({ type: 'hint' })],
  ['ended by a pick', (table) => table.tap('a2')],
  ['ended by a tap that is refused', (table) => table.tap('a1')],
  ['ended by a move', (table) => table.tap('a2', 'a4')],
  ['ended by undo', (table) => table.send({ type: 'undo' })],
];

for (const [what, end] of HINT_ENDS) {
  for (const isOn of [true, false]) {
    test(`after a hint that was ${what} ${isOn ? 'the analysis resumes' : 'no analysis starts'}`, () => {
      const table = reducing({ moves: ['d2xd4', 'e3xe1'] });
      if (isOn) table.send({ type: 'analyse' });
      const analysis = searched(table.take(), 'analysis');
      table.send({ type: 'hint' });
      const effects = table.take();
      // A running analysis would delay the hint.
      assert.equal(
        effects.some((effect) => effect.do === 'abort' && effect.id === analysis),
        isOn,
      );
      end(table, searched(effects, 'hint'));
      assert.deepEqual([table.state.advice.hint, searched(table.take(), 'analysis') > 0], [null, isOn]);
    });
  }
}

test('the report of the analysis is a hint at once, and the analysis continues', () => {
  const table = reducing();
  table.send({ type: 'analyse' });
  const id = searched(table.take(), 'analysis');
  table.send({ type: 'reported', id, report: report('d2xd4') }, { type: 'hint' });
  assert.deepEqual(table.did(), ['explainHint']);
  assert.deepEqual([table.state.advice.analysis, table.state.advice.highlighted], [id, 'd2xd4']);
});

test('the best moves of Triboard bear the numbers of cells that they turn, and no ranks', () => {
  const table = reducing({ seed: 42 }, { game: triboard });
  table.context.outlook = outlook;
  const turned = new Map(sceneOfTable(table).gains.map(({ square, text }) => [square, text]));
  const best = table.legal.toReversed();
  table.send({ type: 'analyse' });
  const id = searched(table.take(), 'analysis');
  const values = best.map((move, n) => ({ move, value: -n, depth: 2, proved: false }));
  table.send({ type: 'reported', id, report: { ...report(best[0] ?? ''), values } });
  const { arrows } = sceneOfTable(table);
  assert.deepEqual(
    arrows.map(({ squares, text }) => [...squares, text]),
    best.slice(0, 3).map((move) => [move, turned.get(move)]),
  );
});

test('the expected moves are shown on the board, stay as they are meanwhile, and a tap returns to the position', () => {
  const table = reducing();
  table.context.outlook = outlook;
  table.send({ type: 'analyse' });
  const id = searched(table.take(), 'analysis');
  table.send({ type: 'reported', id, report: { ...report('d2xd4'), line: ['d2xd4', 'e3xe1'] } });
  table.tap('a2').take();
  table.send({ type: 'foresee', step: 1 });
  assert.deepEqual([table.did(), table.state.picks], [['animate'], []]);
  assert.deepEqual(sceneOfTable(table).lastMove, ['d2', 'd4']);
  table.send({ type: 'reported', id, report: report('a2xa4') });
  assert.deepEqual(
    table.state.advice.line.moves.map(({ move }) => move),
    ['d2xd4', 'e3xe1'],
  );
  table.tap('a2');
  assert.deepEqual([table.state.advice.step, table.state.picks], [0, []]);
  assert.deepEqual(
    panelsOf(table).line.moves.map(({ move }) => move),
    ['a2xa4'],
  );
});

test('an analysis loads what shows it, and reports of an old one are dropped', () => {
  const table = reducing();
  table.send({ type: 'analyse' });
  const effects = table.take();
  assert.ok(effects.some((effect) => effect.do === 'load' && effect.part === 'outlook'));
  const id = searched(effects, 'analysis');
  table.send({ type: 'attempt', move: 'd2xd4' }, { type: 'reported', id, report: report('a2xa4') });
  assert.deepEqual([table.state.advice.report, table.state.advice.isOn], [null, true]);
});

test('resigning and a draw end the game after its last move, and a move reverts that', () => {
  const table = reducing({ moves: ['d2xd4', 'e3xe1'] });
  table.send({ type: 'resign' });
  assert.deepEqual(
    [table.snapshot.ending, table.snapshot.winners, table.did()],
    [0, [1], ['played', 'stop', 'save', 'await']],
  );
  table.send({ type: 'seek', ply: 1 });
  assert.equal(table.snapshot.over, false);
  table.send({ type: 'attempt', move: 'e3xe1' });
  assert.deepEqual([table.snapshot.over, 'ending' in table.link], [false, false]);
});

test('a computer that is offered a draw answers about the position, unless a move was played meanwhile', () => {
  for (const [value, isMoved, ending] of [
    [1, false, 'draw'],
    [-1, false, null],
    [1, true, null],
  ] as const) {
    const table = comboAt('human easy', 2);
    table.send({ type: 'offerDraw' });
    const asked = table.take().find((effect) => effect.do === 'askForDraw');
    assert.ok(asked, 'nothing was asked');
    if (isMoved) table.send({ type: 'attempt', move: table.legal[0] ?? '' });
    const answer = report('1b2-b3');
    table.send({
      type: 'drawAnswered',
      line: asked.line,
      report: { ...answer, values: answer.values.map((one) => ({ ...one, value, proved: true })) },
    });
    assert.equal(table.snapshot.ending, ending, `${value} ${isMoved}`);
  }
});

/** A game of Gambit before its last move. */
const LAST = { position: '8/x7/o7/8 o', moves: [] };

test('whoever plays on from a review is in no review any more', () => {
  const table = reducing({ moves: ['d2xd4', 'e3xe1'] });
  table.send({ type: 'resign' }, { type: 'reviewMistake' });
  assert.equal(table.state.over.isReviewing, true);
  table.send({ type: 'attempt', move: table.legal.find((move) => move !== 'e3xe1') ?? '' });
  assert.deepEqual([table.snapshot.over, table.state.over.isReviewing], [false, false]);
});

test('an analysis that runs waits for a computer, and not the computer for it', () => {
  for (const [table, type] of [
    [comboAt('easy easy', 2, {}, { startsPaused: true }), 'step'],
    [comboAt('human easy', 2), 'offerDraw'],
  ] as const) {
    table.send({ type: 'analyse' });
    const before = table.state.advice.analysis;
    table.take();
    table.send({ type });
    const effects = table.take();
    assert.ok(before !== null && effects.some((effect) => effect.do === 'abort' && effect.id === before), type);
    const asked = effects.findLastIndex((effect) => effect.do === 'ask' || effect.do === 'askForDraw');
    assert.ok(asked >= 0 && effects.findLastIndex((effect) => effect.do === 'search') > asked, type);
  }
});

test('the board is counted part by part before the result is shown, and another game ends the count', () => {
  const table = reducing(LAST);
  table.send({ type: 'attempt', move: 'a2xa4' });
  const count = table.state.over.count ?? 0;
  const shown = () => panelsOf(table).end.isShown;
  assert.deepEqual(
    [table.did('animate', 'feel'), shown()],
    [['finishMotion', 'stop', 'played', 'tell', 'save', 'await'], false],
  );
  table.send({ type: 'landed', count });
  const counting = table.take().find((effect) => effect.do === 'count');
  assert.ok(counting);
  assert.deepEqual(table.state.over.scores, [0, 0]);
  table.send({ type: 'counted', count, parts: counting.parts.length });
  assert.deepEqual([table.state.over.scores, shown()], [table.snapshot.scores, false]);
  table.send({ type: 'countEnded', count: count - 1 });
  assert.equal(shown(), false);
  table.send({ type: 'countEnded', count });
  assert.deepEqual([shown(), table.state.over.isNew, table.did()], [true, true, ['feel']]);
  table.open(linkTo(gambit));
  assert.deepEqual([table.state.over.count, table.state.over.isNew], [null, false]);
});

test('a finished game is played back to its end, and stopped by another move', () => {
  const table = reducing({ moves: ['d2xd4', 'e3xe1', 'a2xa4'], at: 0 });
  table.send({ type: 'playBack', isOn: true });
  assert.deepEqual([table.snapshot.ply, table.state.over.isPlayingBack], [1, true]);
  table.send({ type: 'playBackStep' }, { type: 'playBackStep' });
  assert.deepEqual([table.snapshot.ply, table.state.over.isPlayingBack], [3, false]);
  table.take();
  table.send({ type: 'playBackStep' });
  assert.deepEqual([table.snapshot.ply, table.did()], [3, []]);
});

test('a tap in another’s turn is kept until what handles it is loaded', () => {
  const table = reducing({ playerKinds: kinds('human easy'), moves: ['d2xd4'] }, { settings: { premove: true } });
  const event = { type: 'tap', square: 'a2', isUnsure: false } as const;
  table.send(event);
  assert.deepEqual(table.take(), [{ do: 'load', part: 'premoves', event }]);
  const { status } = table.state;
  table.context.premoves = premoves;
  table.send(event);
  assert.deepEqual([table.state.premove?.picks, table.state.status === status], [['a2'], false]);
  const off = reducing({ playerKinds: kinds('human easy'), moves: ['d2xd4'] }, { settings: { premove: false } });
  off.send(event);
  assert.deepEqual([off.did('finishMotion'), off.state.picks], [['feel'], []]);
  assert.match(off.state.status, /It’s Sami’s turn/);
});

/** A table at which a move waits for its turn. */
function waiting() {
  const table = reducing({ playerKinds: kinds('human easy'), moves: ['d2xd4'] }, { settings: { premove: true } });
  table.context.premoves = premoves;
  table.tap('a2', 'a4').take();
  assert.deepEqual([table.state.premove?.move, table.state.premove?.isDue], ['a2xa4', false]);
  assert.equal(bracketed(table.state.status), 'Your move waits[: a2 to a4].');
  return table;
}

test('a premove is played at its turn, after the move before it has been shown', () => {
  const table = waiting();
  assert.deepEqual(sceneOfTable(table).shapes, [{ kind: 'waits', squares: ['a2', 'a4'] }]);
  table.send({ type: 'answered', id: table.state.request?.id ?? 0, move: 'e3xe1' });
  assert.ok(table.did().includes('premove'));
  assert.deepEqual([table.snapshot.ply, table.state.premove?.isDue], [2, true]);
  table.send({ type: 'premoveDue' });
  assert.deepEqual([table.snapshot.moves.at(-1), table.state.premove], ['a2xa4', null]);
});

test('a premove that is due is cancelled by a tap', () => {
  const table = waiting();
  table.send({ type: 'answered', id: table.state.request?.id ?? 0, move: 'e3xe1' });
  assert.equal(table.state.premove?.isDue, true);
  table.tap('a2');
  assert.deepEqual([table.state.premove, table.state.picks], [null, []]);
  table.send({ type: 'premoveDue' });
  assert.equal(table.snapshot.ply, 2);
});

test('a premove that is no longer legal is dropped, and says so', () => {
  const table = waiting();
  table.send({ type: 'answered', id: table.state.request?.id ?? 0, move: 'a3xa1' }, { type: 'premoveDue' });
  assert.deepEqual([table.snapshot.ply, table.state.premove], [2, null]);
  assert.match(table.state.status, /a2/);
});

/** What a premove does not survive. */
const DROPS: [string, (table: ReturnType<typeof waiting>) => unknown, RegExp][] = [
  ['Escape', (table) => table.send({ type: 'cancel' }), /^The waiting move is cancelled\. Sami \(White\) to move\.$/],
  ['a tap on another square', (table) => table.tap('h4'), /^The waiting move is cancelled\./],
  ['a tap on its own piece', (table) => table.tap('a2'), /^The waiting move is cancelled\./],
  ['the right button', (table) => table.send({ type: 'cancelPremove' }), /^The waiting move is cancelled\./],
  ['an undo', (table) => table.send({ type: 'undo' }), /^Your turn, Black\./],
  ['a restart', (table) => table.open(linkTo(gambit, { playerKinds: kinds('human easy') })), /^Your turn, Black\./],
  ['another game', (table) => table.open(linkTo(gambit)), /^Black to move\./],
];

for (const [what, drop, words] of DROPS) {
  test(`a premove does not survive ${what}, and is not played later`, () => {
    const table = waiting();
    drop(table);
    assert.equal(table.state.premove, null);
    assert.match(table.state.status, words);
    const { request } = table.state;
    if (request) table.send({ type: 'answered', id: request.id, move: 'e3xe1' });
    table.send({ type: 'premoveDue' });
    assert.equal(table.link.moves.includes('a2xa4'), false);
  });
}

/**
 * Triboard for three: Blue can take d1, d7 and d11, Red d3 and d9, Green d5 and d7. No cell of one rank is next to
 * another rank.
 */
const THREE = 'brr13/16/rgg13/16/brr1bg10/16/gbb13/16/rgg13/16/brr13';

/** A table of Triboard, where a person on one seat moves among computers. */
function amongComputers(playerKinds: string, toMove: string, board = THREE) {
  const link = { playerKinds: kinds(playerKinds), position: `${board} ${toMove}` };
  const table = reducing(link, { game: triboard, settings: { premove: true } });
  table.context.premoves = premoves;
  const answer = (move: string) => table.send({ type: 'answered', id: table.state.request?.id ?? 0, move });
  return { table, answer };
}

/** The seat of the person, its first move and the one that waits, and what the two others play meanwhile. */
const ROUNDS: [string, string, string, string, [string, string]][] = [
  ['human easy easy', 'b', 'd1', 'd7', ['d3', 'd5']],
  ['easy human easy', 'r', 'd3', 'd9', ['d5', 'd1']],
  ['easy easy human', 'g', 'd5', 'd7', ['d1', 'd3']],
];

for (const [playerKinds, toMove, first, waits, [next, last]] of ROUNDS) {
  test(`of three players, ${playerKinds}: a premove waits while both others move, and is played then`, () => {
    const { table, answer } = amongComputers(playerKinds, toMove);
    table.tap(first, waits);
    assert.equal(bracketed(table.state.status), `Your move waits[: ${waits}].`);
    for (const [move, isDue] of [
      [next, false],
      [last, true],
    ] as const) {
      table.take();
      answer(move);
      assert.deepEqual([table.snapshot.moves.at(-1), table.state.premove?.isDue], [move, isDue]);
      assert.equal(table.did().includes('premove'), isDue);
      assert.deepEqual(sceneOfTable(table).shapes, [{ kind: 'waits', squares: [waits] }]);
    }
    table.send({ type: 'premoveDue' });
    assert.deepEqual([table.snapshot.moves, table.state.premove], [[first, next, last, waits], null]);
  });

  test(`of three players, ${playerKinds}: a premove may be entered while the last of the others thinks`, () => {
    const { table, answer } = amongComputers(playerKinds, toMove);
    table.tap(first);
    answer(next);
    table.tap(waits);
    answer(last);
    table.send({ type: 'premoveDue' });
    assert.deepEqual(table.snapshot.moves, [first, next, last, waits]);
  });
}

test('of three players, a premove whose cell the last of the others takes is dropped, and says so', () => {
  const { table, answer } = amongComputers('human easy easy', 'b');
  table.tap('d1', 'd7');
  answer('d3');
  answer('d7');
  table.send({ type: 'premoveDue' });
  assert.deepEqual([table.snapshot.moves, table.state.premove], [['d1', 'd3', 'd7'], null]);
  assert.equal(bracketed(table.state.status), 'Your move[ d7] is no longer possible. Your turn, Blue.');
});

test('of three players, a premove ends where its player misses the turn', () => {
  // Without d11, Blue has no move after Green takes d7.
  const { table, answer } = amongComputers('human easy easy', 'b', THREE.replace(/^brr13/, '16'));
  table.tap('d1', 'd7');
  answer('d3');
  assert.equal(table.state.premove?.move, 'd7');
  answer('d7');
  assert.match(table.state.status, /Blue can’t move and misses a turn\. Sami \(Red\)/);
  assert.equal(table.state.premove, null);
  assert.deepEqual(sceneOfTable(table).shapes ?? [], []);
});

test('of three players, a premove waits though another one misses the turn', () => {
  // Green has no move until Blue is to move again.
  const { table, answer } = amongComputers('human easy easy', 'b', 'brr13/16/16/16/16/16/16/16/rgg13/16/brr13');
  table.tap('d1', 'd11');
  answer('d3');
  assert.deepEqual([table.snapshot.toMove, table.state.premove?.isDue], [0, true]);
  table.send({ type: 'premoveDue' });
  assert.deepEqual(table.snapshot.moves, ['d1', 'd3', 'd11']);
});

test('of three players, a cell that only an opponent can claim waits for nothing, and says why', () => {
  const { table } = amongComputers('human easy easy', 'b');
  table.tap('d1', 'd3');
  assert.equal(table.state.premove?.move ?? null, null);
  assert.match(table.state.status, /^Nothing would turn there\./);
});

test('of three players, two people at one table enter no premove, since either might mean it', () => {
  const { table, answer } = amongComputers('human human easy', 'b');
  table.tap('d1', 'd3', 'd7');
  assert.equal(table.state.premove, null);
  answer('d5');
  assert.deepEqual(table.snapshot.moves, ['d1', 'd3', 'd5']);
});

const WORDS: [string, Options['game'], Partial<GameLink>, string[], RegExp][] = [
  ['a piece', gambit, {}, ['d2'], /^d2 picked, \d+ targets?\.$/],
  ['nothing', gambit, {}, [], /to move|turn/],
];

for (const [what, game, link, picks, expected] of WORDS) {
  test(`the words about picks: ${what}`, () => {
    const table = reducing(link, { game });
    table.tap(...picks);
    assert.match(pickWords(table), expected);
  });
}

for (const [what, link, picks, words, aside] of [
  ['a picked piece', {}, ['d2'], 'Where to?', /^d2 picked, \d+ targets?\.$/],
  [
    'a turn that may go on',
    { position: '8/2x1x3/1o4x1/8 o' },
    ['b2', 'd4'],
    'Jump again, or end your turn.',
    /^Black\[ jumps b2 to d4 and\] takes 1 piece\[: c3\]\.$/,
  ],
  ['nothing', {}, [], 'Black to move. Pick a piece with a line under it, then a dot to jump to.', /^$/],
] as [string, Partial<GameLink>, string[], string, RegExp][]) {
  test(`what is shown, and what is said besides: ${what}`, () => {
    const table = reducing(link);
    table.tap(...picks);
    const { state } = panelsOf(table);
    assert.equal(state.words, words);
    assert.match(bracketed(state.aside ?? ''), aside);
  });
}
