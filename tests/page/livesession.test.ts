// Live play at one device: what the other device may change in the game, and what it can't.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatLink } from '../../www/links/link.ts';
import { nextMatch, rematchOf } from '../../www/links/live/rematch.ts';
import { delayOf, type LiveEffect } from '../../www/links/live/state.ts';
import { Traffic } from '../../www/links/live/traffic.ts';
import { Device, Network, legalOf, newGame, numbers, textOf } from './livenetwork.ts';
import { kinds } from './reducing.ts';
import type { GameLink } from '../../www/links/state.ts';

/** The first so many moves of a game, each the first legal one. */
function movesOf(count: number, game = 'gambit', start: string[] = []) {
  const moves = [...start];
  while (moves.length < count) moves.push(legalOf(newGame(game, { moves }))[0] ?? '');
  return moves;
}

const MOVES = movesOf(6);
const OTHER = (() => {
  const moves = MOVES.slice(0, 3);
  return [...moves, legalOf(newGame('gambit', { moves })).at(-1) ?? ''];
})();

/** A device of the first seat that is connected to one with the same moves. */
function connected(count: number, { game = 'gambit', ...other }: Partial<GameLink> = {}, seats = [0]) {
  const link = newGame(game, { moves: movesOf(count, game), ...other });
  const device = new Device(link, seats, 'Ada');
  device.send({ type: 'connected', now: 0 });
  receive(device, hello(link));
  device.said.splice(0);
  device.outbox.splice(0);
  return device;
}

const hello = (link: GameLink, other: object = {}) => ({
  type: 'hello',
  v: 1,
  name: 'Sami',
  state: formatLink(link),
  epoch: 0,
  left: null,
  ...other,
});

const state = (link: GameLink, other: object = {}) => ({
  type: 'state',
  state: formatLink(link),
  epoch: 0,
  left: null,
  ...other,
});

const receive = (device: Device, message: unknown, now = device.now) =>
  device.send({ type: 'received', text: typeof message === 'string' ? message : JSON.stringify(message), now });

/** The messages among effects. */
const sent = (effects: LiveEffect[]) =>
  effects.flatMap((effect) => (effect.do === 'send' ? [JSON.parse(effect.text)] : []));

const kindsOf = (effects: LiveEffect[]) => effects.map((effect) => effect.do);

/** A game with the first so many moves. */
const game = (count: number, other: Partial<GameLink> = {}) =>
  newGame('gambit', { moves: MOVES.slice(0, count), ...other });

test('devices that are connected say hello with the whole game', () => {
  const device = new Device(game(2), [0], 'Ada');
  const effects = device.send({ type: 'connected', now: 0 });
  assert.equal(device.state.status, 'open');
  assert.deepEqual(sent(effects), [
    { type: 'hello', v: 1, name: 'Ada', state: formatLink(game(2)), epoch: null, left: null },
  ]);
});

test('a move of the other player is played once, however often it comes', () => {
  const device = connected(3);
  for (let n = 0; n < 3; n += 1) receive(device, state(game(4)));
  assert.deepEqual([device.played, device.adopted], [1, 0]);
  assert.deepEqual(device.table.moves, MOVES.slice(0, 4));
});

test('an old game changes nothing, and the other device gets the new one', () => {
  const device = connected(4);
  for (const count of [3, 0, 2]) {
    assert.deepEqual(
      sent(receive(device, state(game(count)))).map(({ state: text }) => text),
      [formatLink(game(4))],
    );
  }
  assert.deepEqual([device.played, device.adopted, device.said], [0, 0, []]);
});

/** What is refused of a game of four moves, of which the next one is the first player's, and what is said. */
const REFUSED: [string, object | string, string][] = [
  ['a move that is not legal', state(game(4, { moves: [...MOVES.slice(0, 4), 'a1xa8'] })), 'illegalMove'],
  ['a move on a seat that is played here', state(game(5)), 'foreignMove'],
  ['a move on a seat that is played here, and one after it', state(game(6)), 'foreignMove'],
  ['another line', state(game(4, { moves: OTHER })), 'conflict'],
  ['another line with more moves', state(game(5, { moves: [...OTHER, 'a2xa4'] })), 'conflict'],
  ['another deal', state(game(4, { seed: 2 })), 'otherGame'],
  ['another position', state(game(0, { position: '8/xxxxxxxx/oooooooo/8 o' })), 'otherGame'],
  ['a computer on a seat', state(game(4, { playerKinds: kinds('human hard') })), 'otherGame'],
  ['another match', state(game(4, { match: { id: 'zzzzzzzzzz', from: 1 } })), 'otherGame'],
  ['no match', state(game(4, { match: null })), 'unreadable'],
  ['another table', state(newGame('combo')), 'otherGame'],
  ['a resignation of the person here', state(game(4, { ending: 0 })), 'foreignEnd'],
  ['a resignation of nobody', state(game(4, { ending: 7 })), 'unreadable'],
  ['a link with an unknown part', state(game(4), { state: `${formatLink(game(4))}&gravity=low` }), 'unreadable'],
  ['a link to another screen', state(game(4), { state: '#/library' }), 'unreadable'],
  ['a script', state(game(4), { state: 'javascript:alert(1)' }), 'unreadable'],
  ['no number of agreements', state(game(4), { epoch: -1 }), 'unreadable'],
  ['half a message', JSON.stringify(state(game(5))).slice(0, 40), 'unreadable'],
  ['another type', { type: 'run', code: '1' }, 'unreadable'],
  ['a list', [], 'unreadable'],
  ['nothing', 'null', 'unreadable'],
  ['a long text', 'x'.repeat(70_000), 'unreadable'],
  ['a newer version', hello(game(4), { v: 2 }), 'newer'],
];

for (const [name, message, code] of REFUSED) {
  test(`${name} is refused, which is said once, and changes nothing`, () => {
    const device = connected(4);
    const before = textOf(device.state.link);
    for (let n = 0; n < 2; n += 1) receive(device, message);
    assert.deepEqual(device.said, [code]);
    assert.deepEqual([textOf(device.state.link), textOf(device.table)], [before, before]);
    assert.deepEqual([device.state.question, device.state.status], [null, 'open']);
  });
}

/** What needs the consent of the persons here. */
const ASKED: [string, object, string, (yes: GameLink) => void][] = [
  [
    'a draw on which nobody has agreed',
    state(game(4, { ending: 'draw' })),
    'draw',
    (link) => assert.equal(link.ending, 'draw'),
  ],
  [
    'moves that are taken back',
    state(game(3), { epoch: 1 }),
    'takeback',
    (link) => assert.deepEqual(link.moves, MOVES.slice(0, 3)),
  ],
  [
    'another line after a take-back',
    state(game(4, { moves: OTHER }), { epoch: 1 }),
    'restore',
    (link) => assert.deepEqual(link.moves, OTHER),
  ],
  [
    'another game',
    state(rematchOf(game(4), [0]).link),
    'rematch',
    (link) => assert.deepEqual([link.match?.id, link.moves], [nextMatch('abcdefghij'), []]),
  ],
];

for (const [name, message, what, check] of ASKED) {
  test(`${name}: the players here are asked, and nothing changes without a yes`, () => {
    for (const yes of [false, true]) {
      const device = connected(4);
      const before = textOf(device.state.link);
      const asked = receive(device, message).filter((effect) => effect.do === 'question');
      assert.deepEqual(asked, [{ do: 'question', what }]);
      assert.equal(textOf(device.table), before);
      device.send({ type: 'answer', yes });
      if (yes) check(device.table);
      else assert.equal(textOf(device.table), before);
      assert.equal(device.state.question, null);
    }
  });
}

test('the other player may resign, also while a move is on its way', () => {
  const device = connected(4);
  device.play(MOVES[4] ?? '');
  receive(device, state(game(4, { ending: 1 })));
  assert.deepEqual([device.table.ending, device.table.moves.length, device.faults], [1, 5, []]);
  receive(device, state(game(4)));
  assert.equal(device.table.ending, 1, 'nobody takes that back');
});

/** Two connected devices, and a function that delivers everything. */
function pair(count: number, other: Partial<GameLink> = {}) {
  const link = newGame(other.game ?? 'gambit', { moves: movesOf(count, other.game), ...other });
  const devices: [Device, Device] = [new Device(link, [0], 'Ada'), new Device(link, [1], 'Sami')];
  const network = new Network(devices, numbers(1));
  network.connect();
  network.pass(1);
  for (const { said } of devices) said.splice(0);
  return { devices, network, link };
}

/** Both have the same game. */
function same([one, other]: [Device, Device]) {
  assert.equal(textOf(one.table), textOf(other.table));
  assert.equal(one.state.epoch, other.state.epoch);
  assert.deepEqual([one.faults, other.faults], [[], []]);
}

/** After so many moves a player asks to take back: so many remain. */
const TAKEN_BACK: [number, 0 | 1, number | null][] = [
  [4, 0, 2],
  [4, 1, 3],
  [5, 0, 4],
  [5, 1, 3],
  [1, 0, 0],
  [1, 1, null],
];

for (const [count, asker, left] of TAKEN_BACK) {
  test(`after ${count} moves player ${asker} asks to take back: ${left ?? 'none can be taken back'}`, () => {
    const { devices, network } = pair(count);
    devices[asker].send({ type: 'ask', what: 'takeback' });
    network.pass(1);
    const other = devices[asker === 0 ? 1 : 0];
    assert.equal(other.state.question?.what, left === null ? undefined : 'takeback');
    other.send({ type: 'answer', yes: true });
    network.pass(1);
    same(devices);
    assert.equal(devices[0].table.moves.length, left ?? count);
    assert.deepEqual(devices[asker].said, left === null ? [] : ['agreed-takeback']);
  });
}

test('a request that is declined changes nothing, and can be made again', () => {
  const { devices, network } = pair(4);
  const [ada, sami] = devices;
  for (const what of ['draw', 'takeback', 'rematch'] as const) {
    ada.send({ type: 'ask', what });
    network.pass(1);
    sami.send({ type: 'answer', yes: false });
    network.pass(1);
    same(devices);
    assert.equal(ada.said.pop(), `declined-${what}`);
  }
  assert.deepEqual([ada.table.moves.length, ada.table.ending ?? null], [4, null]);
});

test('whoever plays on answers no', () => {
  const { devices, network } = pair(4);
  const [ada, sami] = devices;
  sami.send({ type: 'ask', what: 'draw' });
  network.pass(1);
  assert.equal(ada.state.question?.what, 'draw');
  ada.play(MOVES[4] ?? '');
  network.pass(1);
  assert.deepEqual([ada.state.question, sami.state.asked, sami.said], [null, null, ['declined-draw']]);
  ada.send({ type: 'answer', yes: true });
  network.pass(1);
  assert.equal(ada.table.ending ?? null, null);
  same(devices);
});

test('both agree when both ask for a draw or for another game', () => {
  for (const what of ['draw', 'rematch'] as const) {
    const { devices, network } = pair(4);
    for (const device of devices) device.send({ type: 'ask', what });
    network.pass(1);
    same(devices);
    assert.equal(devices[0].table.ending ?? null, what === 'draw' ? 'draw' : null);
    assert.equal(devices[0].table.moves.length, what === 'draw' ? 4 : 0);
  }
});

test('in another game the seats are swapped, and both have the same deal', () => {
  const { devices, network, link } = pair(4);
  const [ada, sami] = devices;
  ada.resign();
  network.pass(1);
  ada.send({ type: 'ask', what: 'rematch' });
  network.pass(1);
  sami.send({ type: 'answer', yes: true });
  network.pass(1);
  same(devices);
  assert.deepEqual([ada.state.seats, sami.state.seats], [[1], [0]]);
  assert.deepEqual([ada.table.match?.from, sami.table.match?.from], [1, 0]);
  assert.deepEqual(ada.table.playerKinds, ['friend', 'human']);
  assert.notEqual(ada.table.seed, link.seed);
  assert.ok(sami.isTurn);
});

test('the game after a game follows from its match alone', () => {
  const three = newGame('triboard', { playerKinds: kinds('human friend hard'), ending: 1 });
  const next = rematchOf(three, [0, 2]);
  assert.deepEqual(
    [next.seats, next.link.playerKinds],
    [
      [0, 1],
      ['hard', 'human', 'friend'],
    ],
  );
  assert.deepEqual([next.link.ending, next.link.match?.from], [null, 1]);
  const ids = new Set<string>();
  let id = 'abcd';
  for (let n = 0; n < 1000; n += 1) ids.add((id = nextMatch(id)));
  assert.equal(ids.size, 1000);
  for (const each of ids) assert.match(each, /^[a-z0-9]{10}$/);
});

test('answers that nobody has asked for change nothing', () => {
  const device = connected(4);
  device.send({ type: 'ask', what: 'draw' });
  for (const id of [0, 2, 99]) receive(device, { type: 'reply', id, yes: true });
  device.send({ type: 'answer', yes: true });
  assert.deepEqual([device.table.ending ?? null, device.said], [null, []]);
});

test('a device that lacks what was agreed on, or how the game ended, gets the game', () => {
  const [device, after] = [connected(4), connected(4)];
  device.send({ type: 'ask', what: 'takeback' });
  receive(device, { type: 'reply', id: 1, yes: true });
  assert.equal(device.table.moves.length, 2);
  const answers = sent(receive(device, state(game(4))));
  assert.deepEqual(
    answers.map(({ state: text, epoch }) => [text, epoch]),
    [[formatLink(game(2)), 1]],
  );
  after.resign();
  assert.match(sent(receive(after, state(game(4)))).at(-1).state, /ending=resigned-0$/);
  const next = connected(4);
  receive(next, { type: 'ask', what: 'rematch', id: 1, ply: 4 });
  next.send({ type: 'answer', yes: true });
  assert.match(sent(receive(next, state(game(4)))).at(-1).state, new RegExp(`match=${nextMatch('abcdefghij')}-1`));
});

test('what a page said before it knew of a take-back is late', () => {
  const device = connected(4);
  receive(device, { type: 'ask', what: 'takeback', id: 1, ply: 4 });
  device.send({ type: 'answer', yes: true });
  receive(device, state(game(4), { epoch: null }));
  assert.deepEqual(device.table.moves, MOVES.slice(0, 3));
});

test('a request that was granted is not answered twice', () => {
  const device = connected(4);
  const request = { type: 'ask', what: 'takeback', id: 7, ply: 4 };
  assert.deepEqual(kindsOf(receive(device, request)), ['question']);
  assert.deepEqual(receive(device, request), [], 'the players are asked once');
  device.send({ type: 'answer', yes: true });
  assert.deepEqual(receive(device, request), []);
});

test('nothing is agreed on before a page that was loaded again knows the game of the other device', () => {
  const device = new Device(game(4), [0], 'Ada');
  device.send({ type: 'connected', now: 0 });
  const answers = sent(receive(device, { type: 'ask', what: 'takeback', id: 1, ply: 4 }));
  assert.deepEqual([answers, device.state.question], [[{ type: 'reply', id: 1, yes: false }], null]);
  assert.deepEqual(sent(device.send({ type: 'ask', what: 'draw' })), []);
  assert.deepEqual(sent(receive(device, hello(game(4)))).at(0), { type: 'ask', what: 'draw', id: 1, ply: 4 });
});

/** A page that was loaded again, with so many moves. */
function restored(count: number) {
  const device = new Device(game(count), [0], 'Ada');
  device.send({ type: 'connected', now: 0 });
  return device;
}

test('a device insists on its game where that of a page that was loaded again is older or other', () => {
  for (const link of [game(2), game(6), game(4, { moves: OTHER })]) {
    const device = connected(4);
    device.send({ type: 'lost' });
    device.send({ type: 'connected', now: 0 });
    const [answer] = sent(receive(device, hello(link, { epoch: null })));
    device.said.splice(0);
    assert.deepEqual([answer.state, answer.epoch, answer.insists], [formatLink(game(4)), 0, true]);
    assert.deepEqual([device.faults, device.table.moves.length], [[], 4]);
  }
});

/** What a page that was loaded again is told of its game of four moves, and what its players are asked. */
const INSISTED: [string, GameLink, boolean, string | null][] = [
  ['fewer moves', game(3), true, 'takeback'],
  ['other moves', game(4, { moves: OTHER }), true, 'restore'],
  ['more moves, also of its own seats', game(6), true, 'restore'],
  ['fewer moves, before the other device knows its game', game(3), false, null],
  ['other moves, before the other device knows its game', game(4, { moves: OTHER }), false, null],
];

for (const [name, link, insists, what] of INSISTED) {
  test(`a page that was loaded again is told of ${name}: ${what ?? 'no question'}`, () => {
    const device = restored(4);
    receive(device, state(link, { epoch: 3, insists }));
    assert.deepEqual([device.state.question?.what ?? null, device.table.moves.length], [what, 4]);
    if (what === null) assert.deepEqual([device.state.epoch, device.faults], [null, []]);
    if (what === null) return;
    device.send({ type: 'answer', yes: true });
    assert.deepEqual([device.table.moves, device.state.epoch], [link.moves, 3]);
  });
}

test('only before the last move of the other player is called a take-back', () => {
  for (const [count, what] of [
    [3, 'takeback'],
    [2, 'restore'],
    [0, 'restore'],
  ] as const) {
    const device = connected(4);
    receive(device, { type: 'ask', what: 'takeback', id: 1, ply: 4 });
    receive(device, state(game(count), { epoch: 1 }));
    assert.deepEqual([device.state.question?.what, device.table.moves.length], [what, 4]);
  }
});

test('the players of a page that was loaded again are not asked any more when the games agree', () => {
  const device = restored(4);
  receive(device, state(game(3), { epoch: 3, insists: true }));
  receive(device, state(game(4), { epoch: 3 }));
  assert.deepEqual([device.state.question, device.state.epoch], [null, 3]);
});

test('a question is withdrawn when the game has ended, or for another question', () => {
  for (const other of [{ ending: 1 }, { ending: 'draw' }] as const) {
    const device = connected(4);
    receive(device, { type: 'ask', what: 'takeback', id: 5, ply: 4 });
    const answers = sent(receive(device, state(game(4, other))));
    assert.deepEqual(answers[0], { type: 'reply', id: 5, yes: false });
    assert.equal(device.state.question?.what ?? null, other.ending === 'draw' ? 'draw' : null);
  }
});

test('when both ask to take back at once, nobody does', () => {
  const { devices, network } = pair(4);
  for (const device of devices) device.send({ type: 'ask', what: 'takeback' });
  network.pass(1);
  for (const device of devices) device.send({ type: 'answer', yes: true });
  network.pass(1);
  same(devices);
  assert.equal(devices[0].table.moves.length, 4);
  assert.deepEqual(
    devices.map(({ said }) => said),
    [['declined-takeback'], ['declined-takeback']],
  );
});

test('a table that plays another line alone is brought back', () => {
  const device = connected(4);
  device.table = { ...device.table, moves: OTHER };
  device.changed();
  assert.deepEqual([device.table.moves, device.said], [MOVES.slice(0, 4), ['alone']]);
});

test('courtesies are shown, not more than one in a second', () => {
  const device = connected(4);
  receive(device, { type: 'courtesy', which: 'hello' }, 5000);
  receive(device, { type: 'courtesy', which: 'thanks' }, 5500);
  receive(device, { type: 'courtesy', which: 'wellPlayed' }, 6000);
  assert.deepEqual(device.said, ['hello', 'wellPlayed']);
  assert.deepEqual(sent(device.send({ type: 'courtesy', which: 'thanks' })), [{ type: 'courtesy', which: 'thanks' }]);
});

test('a device has the name of its first hello', () => {
  const device = connected(2);
  for (const name of ['Kim', 'Max']) receive(device, hello(game(2), { name }));
  assert.equal(device.state.peer, 'Sami');
});

/** How a game was ended: the seat that resigned, or a draw. */
for (const ending of [0, 1, 'draw'] as const)
  test(`a move that was on its way when a game ended does not undo its end: ${ending}`, () => {
    const device = connected(3, { ending });
    receive(device, state(game(4)));
    assert.deepEqual([device.table.ending, device.table.moves], [ending, MOVES.slice(0, 4)]);
    assert.deepEqual([device.played, device.adopted], [0, 1]);
  });

test('a device takes a hundred messages in ten seconds, or a million characters', () => {
  /** The number of messages that are taken. */
  const taken = (text: unknown, millis = 0, refused = 0) => {
    const traffic = new Traffic();
    let count = 0;
    while (count < 300 && traffic.takes(text, count * millis)) {
      count += 1;
      if (count <= refused) traffic.penalize();
    }
    return count;
  };
  assert.deepEqual([taken('ping'), taken('ping', 99), taken('ping', 100)], [100, 100, 300]);
  assert.deepEqual([taken('x'.repeat(60_000)), taken(new ArrayBuffer(60_000))], [16, 100]);
  // One that is refused counts as ten.
  assert.deepEqual([taken('wrong', 0, 300), taken('wrong', 0, 1)], [10, 91]);
});

test('a device that floods is disconnected, which is said once', () => {
  const device = connected(4);
  for (let n = 0; n < 2; n += 1) device.send({ type: 'flood' });
  assert.deepEqual([device.said, device.isClosed, device.state.status], [['flood'], true, 'closed']);
  assert.deepEqual(receive(device, { type: 'ping', n: 1 }), []);
});

test('each message that is refused is told, and said once', () => {
  const device = connected(4);
  const kinds = [1, 1, 2].map((n) => kindsOf(receive(device, `wrong ${n}`)));
  assert.deepEqual(kinds, [['refuse', 'say'], ['refuse'], ['refuse', 'say']]);
});

test('goodbye closes the connection on both devices', () => {
  const { devices, network } = pair(4);
  const [ada, sami] = devices;
  ada.send({ type: 'leave' });
  network.pass(1);
  assert.deepEqual([ada.state.status, sami.state.status, ada.said, sami.said], ['closed', 'closed', [], ['left']]);
  assert.deepEqual([ada.isClosed, sami.isClosed], [true, true]);
});

test('a device from which nothing comes is silent, until something comes', () => {
  const device = connected(4);
  assert.deepEqual(kindsOf(device.send({ type: 'tick', now: 14_000 })), ['send']);
  const statusAfter = (effects: LiveEffect[]) => [kindsOf(effects), device.state.status];
  assert.deepEqual(statusAfter(device.send({ type: 'tick', now: 15_000 })), [[], 'silent']);
  assert.deepEqual(statusAfter(receive(device, { type: 'pong', n: 1 }, 15_500)), [[], 'open']);
  device.send({ type: 'lost' });
  assert.equal(device.state.status, 'lost');
});

test('the delay is half the median of the last five answers', () => {
  const device = connected(4);
  let now = 0;
  for (const [n, delay] of [5000, 100, 200, 90, 400, 300].entries()) {
    now += 10_000;
    device.send({ type: 'tick', now });
    receive(device, { type: 'pong', n: n + 1 }, now + delay);
    receive(device, { type: 'pong', n: n + 1 }, now + 9000);
    receive(device, { type: 'pong', n: 99 }, now + 9000);
  }
  assert.equal(delayOf(device.state), 100);
});

const CLOCK = { base: 60, increment: 2, left: null };
const combo = (count: number, left: number[] | null) =>
  newGame('combo', { moves: movesOf(count, 'combo'), clock: { ...CLOCK, left } });

test('each device counts the time of its seats, and shows what the other says of its own', () => {
  const device = connected(3, { game: 'combo', clock: { ...CLOCK, left: [50_000, 55_000] } });
  receive(device, state(combo(4, null), { left: [1000, 40_000] }));
  assert.deepEqual(device.state.link.clock?.left, [50_000, 40_000]);
  const time = device.send({ type: 'changed', link: combo(5, [48_000, 1]) }).find(({ do: kind }) => kind === 'time');
  assert.deepEqual(time, { do: 'time', left: [null, 40_000] });
});

test('the time of a seat grows by the seconds for its moves, and by no more', () => {
  const device = connected(3, { game: 'combo', clock: { ...CLOCK, left: [50_000, 30_000] } });
  receive(device, state(combo(3, null), { left: [0, 10_000_000] }));
  assert.deepEqual(device.state.link.clock?.left, [50_000, 30_100], 'links round times up');
  receive(device, state(combo(4, null), { left: [0, 10_000_000] }));
  assert.deepEqual(device.state.link.clock?.left, [50_000, 32_100]);
  receive(device, state(combo(4, null), { left: [0, 10_000_000] }));
  assert.deepEqual(device.state.link.clock?.left, [50_000, 32_100]);
});

test('a move after a take-back adds its seconds again', () => {
  const device = connected(4, { game: 'combo', clock: { ...CLOCK, left: [50_000, 30_000] } });
  receive(device, state(combo(4, null), { left: [50_000, 30_000] }));
  receive(device, { type: 'ask', what: 'takeback', id: 1, ply: 4 });
  device.send({ type: 'answer', yes: true });
  receive(device, state(combo(4, null), { epoch: 1, left: [50_000, 31_500] }));
  assert.deepEqual([device.table.moves.length, device.state.link.clock?.left], [4, [50_000, 31_500]]);
});

test('a seat elsewhere gets the delay of its moves in addition, at most a second, while it is to move', () => {
  for (const [delay, more] of [
    [300, 300],
    [1500, 1000],
  ] as const) {
    const device = connected(4, { game: 'combo', clock: { ...CLOCK, left: [50_000, 40_000] } });
    device.send({ type: 'tick', now: 6000 });
    receive(device, { type: 'pong', n: 1 }, 6000 + 2 * delay);
    const effects = device.send({ type: 'changed', link: combo(5, [48_000, 40_000]) });
    assert.deepEqual(effects.at(-1), { do: 'time', left: [null, 40_000 + more] });
  }
});

test('a device says that its time is up; what another says about it doesn’t count', () => {
  const { devices, network } = pair(4, { game: 'combo', clock: { ...CLOCK, left: [5000, 5000] } });
  const [ada, sami] = devices;
  sami.table = { ...sami.table, clock: { ...CLOCK, left: [0, 5000] } };
  sami.changed();
  assert.ok(sami.isOver);
  network.pass(1);
  assert.deepEqual([ada.isOver, sami.isOver], [false, false], 'the game goes on');
  ada.play(legalOf(ada.table)[0] ?? '', 6000);
  network.pass(1);
  assert.deepEqual([ada.isOver, sami.isOver, sami.table.clock?.left?.[0]], [true, true, 0]);
});

/** Plays a game on two devices in which each message may be the last before a cut. */
function scripted(cutAt: number) {
  const { devices, network } = pair(0, { game: 'combo' });
  let delivered = 0;
  const deliver = () => {
    while (network.waiting > 0) {
      if (delivered === cutAt) {
        network.cut();
        network.connect();
      }
      network.pass(1, 1);
      delivered += 1;
    }
  };
  for (let n = 0; n < 12 && !devices[0].isOver; n += 1) {
    const device = devices.find(({ isTurn }) => isTurn);
    device?.play(legalOf(device.table)[0] ?? '');
    if (n === 5) devices[0].send({ type: 'ask', what: 'takeback' });
    if (n === 9) devices[1].send({ type: 'ask', what: 'draw' });
    deliver();
    for (const each of devices) if (each.state.question) each.send({ type: 'answer', yes: true });
    deliver();
  }
  same(devices);
  return { delivered, moves: devices[0].table.moves.length, ending: devices[0].table.ending };
}

test('a cut before any message changes nothing in the game', () => {
  const whole = scripted(-1);
  assert.ok(whole.delivered >= 15);
  assert.equal(whole.ending, 'draw');
  for (let at = 0; at < whole.delivered; at += 1) {
    const { moves, ending } = scripted(at);
    assert.deepEqual({ moves, ending }, { moves: whole.moves, ending: whole.ending }, `message ${at}`);
  }
});

for (const id of ['gambit', 'combo', 'triboard', 'luckymoose']) {
  test(`${id}: either page is loaded again at each ply`, () => {
    const count = id === 'triboard' ? 3 : 2;
    const link = newGame(id, { playerKinds: kinds(Array(count).fill('human').join(' ')) });
    const others = Array.from({ length: count - 1 }, (_, seat) => seat + 1);
    const devices: [Device, Device] = [new Device(link, [0], 'Ada'), new Device(link, others, 'Sami')];
    const network = new Network(devices, numbers(2));
    const made: string[] = [];
    network.connect();
    for (let ply = 0; ply < 24; ply += 1) {
      network.pass(1000);
      const device = devices.find(({ isTurn }) => isTurn);
      if (!device) break;
      const legal = legalOf(device.table);
      device.play(legal[(ply * 7) % legal.length] ?? '');
      if (ply % 3 === 0) network.pass(1000);
      network.cut();
      devices[ply % 2]?.reload();
      if (ply % 4 === 3) devices[1 - (ply % 2)]?.reload();
      network.connect();
      network.pass(1000);
      same(devices);
      made.push(device.table.moves.at(-1) ?? '');
      assert.equal(devices[0].table.moves.length, ply + 1);
      assert.deepEqual(devices[0].table.moves.slice(0, -1), devices[1].table.moves.slice(0, ply));
    }
    assert.ok(made.length > 5);
  });
}

test('a device that only watches answers nothing that it is asked', () => {
  const device = connected(4, {}, []);
  for (const what of ['rematch', 'draw', 'takeback'])
    assert.deepEqual(receive(device, { type: 'ask', what, id: 1, ply: 4 }), []);
  assert.deepEqual([device.state.question, device.state.granted, device.adopted], [null, null, 0]);
});
