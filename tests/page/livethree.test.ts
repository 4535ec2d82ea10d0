// Games of three and four devices: the guests are connected with the host, which passes on what it takes over, and may
// only show the board. Messages are late, connections are cut, and pages are loaded again; nothing waits. LONG=1 plays
// ten times as many.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatLink } from '../../www/links/link.ts';
import { nextMatch } from '../../www/links/live/rematch.ts';
import { judge, legalOf, newGame, numbers, textOf } from './livenetwork.ts';
import { Device, Star, Wire } from './livestar.ts';
import type { GameLink } from '../../www/links/state.ts';

const GAMES = process.env.LONG ? 200 : 20;
const MAX_PLIES = 24;

const STARTS: [string, GameLink, isBoard?: boolean][] = [
  ['Triboard, three devices', newGame('triboard', { playerKinds: ['human', 'human', 'human'] })],
  ['LuckyMoose, four devices', newGame('luckymoose', { playerKinds: ['human', 'human', 'human', 'human'] })],
  ['Gambit, two devices and a board', newGame('gambit'), true],
  [
    'Triboard, two devices, a board and a computer',
    newGame('triboard', { playerKinds: ['human', 'easy', 'human'] }),
    true,
  ],
];

/** All devices have the same game, in which each move that was made is there, once. */
function check({ devices }: Star, what: string) {
  const [host] = devices;
  for (const device of devices) {
    assert.equal(textOf(device.table), textOf(host!.table), `${what}: ${device.name}`);
    assert.deepEqual(
      device.said.filter((code) => !/^(joined|lost|left|agreed|declined)/.test(code)),
      [],
      `${what}: ${device.name}`,
    );
  }
  const made = devices.flatMap((device) => device.made).map((each) => each.split(' '));
  const ofMatch = made.filter(([match]) => match === host!.table.match?.id);
  assert.deepEqual(
    ofMatch.sort(([, one], [, other]) => Number(one) - Number(other)).map(([, , move]) => move),
    host!.table.moves,
    what,
  );
}

for (const [name, start, isBoard] of STARTS) {
  test(`${name}: ${GAMES} games with cuts and pages that are loaded again`, () => {
    let played = 0;
    for (let seed = 1; seed <= GAMES; seed += 1) {
      const below = numbers(seed);
      const star = new Star({ ...start, seed }, below, false, isBoard);
      star.connectAll();
      for (let n = 0; n < 200 && star.host.table.moves.length < MAX_PLIES; n += 1) {
        star.pass(below(6));
        for (const device of star.devices) {
          if (below(3) > 0) device.play(below);
          if (device.question) device.game.dispatch({ type: 'answer', yes: true });
        }
        const guest = 1 + below(star.devices.length - 1);
        if (!star.isConnected(guest)) star.connect(guest);
        else if (below(100) < 8) {
          star.cut(guest);
          if (below(2) === 0) star.devices[guest]?.reload();
        }
      }
      if (below(3) === 0) star.devices[below(star.devices.length)]?.resign();
      for (let n = 0; n < 4; n += 1) {
        star.connectAll();
        for (const device of star.devices) if (device.question) device.game.dispatch({ type: 'answer', yes: true });
      }
      check(star, `seed ${seed}`);
      played += star.host.table.moves.length;
    }
    assert.ok(played > 5 * GAMES, `${played} moves`);
  });
}

/** Three devices in a game of Triboard that has begun. */
function begun() {
  const below = numbers(7);
  const star = new Star(STARTS[0]![1], below);
  star.connectAll();
  for (let n = 0; n < 6; n += 1) {
    for (const device of star.devices) device.play(below);
    star.pass();
  }
  return { star, below };
}

test('each device knows who plays, and who is not connected', () => {
  const { star } = begun();
  const [host, one, other] = star.devices as [Device, Device, Device];
  const names = ({ game }: Device) => game.peers;
  assert.deepEqual(
    [names(host), names(one)],
    [[null, 'Sami', 'Li'], ['Ada', 'Sami', 'Li'].map((name, seat) => (seat === 1 ? null : name))],
  );
  star.cut(2);
  star.pass();
  assert.deepEqual([names(host), names(one), names(other)], [[null, 'Sami'], ['Ada', null, null], []]);
});

test('another game begins with whoever accepts it, and the others follow when they do', () => {
  const { star, below } = begun();
  const [host, one, other] = star.devices as [Device, Device, Device];
  while (judge(host.table)?.toMove !== 2) {
    for (const device of [host, one]) device.play(below);
    star.pass();
  }
  one.game.dispatch({ type: 'ask', what: 'rematch' });
  star.pass();
  assert.deepEqual([host.question, other.question], ['rematch', null]);
  host.game.dispatch({ type: 'answer', yes: true });
  star.pass();
  assert.equal(one.table.match?.id, host.table.match?.id);
  assert.deepEqual([host.seats, one.seats, other.question], [[1], [2], 'rematch']);
  // Until it answers, what it does in the last game stays there.
  const [legal = ''] = legalOf(other.table);
  const moved = { ...other.table, moves: [...other.table.moves, legal] };
  star.forge(2, { type: 'state', state: formatLink(moved), epoch: 0, insists: false });
  star.forge(2, { type: 'state', state: formatLink({ ...moved, ending: 2 }), epoch: 0, insists: false });
  star.pass();
  assert.deepEqual([host.table.ending, host.table.moves], [null, []]);
  for (const device of [host, one]) device.play(below);
  star.pass();
  assert.equal(host.table.moves.length, 1);
  other.game.dispatch({ type: 'answer', yes: true });
  star.pass();
  assert.deepEqual(other.seats, [0]);
  for (let n = 0; n < 4; n += 1) {
    for (const device of star.devices) device.play(below);
    star.pass();
  }
  assert.ok(host.table.moves.length > 3);
  check(star, 'after another game has begun');
});

test('whoever is invited to another game has its seat alone, also when the earlier player comes along', () => {
  const { star, below } = begun();
  const [host, one, other] = star.devices as [Device, Device, Device];
  host.game.dispatch({ type: 'ask', what: 'rematch' });
  star.pass();
  one.game.dispatch({ type: 'answer', yes: true });
  star.pass();
  const seat = [0, 1, 2].find((each) => !host.seats.includes(each) && !host.game.connected.includes(each)) ?? 0;
  const late = new Device({ ...host.table, playerKinds: Array(3).fill('human') }, seat, 'Cleo', false, false);
  late.table = { ...late.table, match: { id: host.table.match?.id ?? '', from: seat } };
  star.devices.push(late);
  star.connect(3);
  star.pass();
  assert.deepEqual([star.isConnected(2), host.game.peers[seat]], [false, 'Cleo']);
  other.game.dispatch({ type: 'answer', yes: true });
  for (let n = 0; n < 4; n += 1) {
    for (const device of [host, one, late]) device.play(below);
    star.pass();
  }
  assert.ok(late.made.some((move) => move.startsWith(host.table.match?.id ?? '')));
  assert.deepEqual(late.table.moves, host.table.moves);
  assert.ok(!late.said.includes('foreignMove'));
});

test('an answer is for the question that is shown, which names who asks', () => {
  const { star } = begun();
  const [host, one, other] = star.devices as [Device, Device, Device];
  const forged: GameLink = { ...host.table, playerKinds: Array(3).fill('human'), moves: [] };
  for (let n = 0; n <= host.table.moves.length; n += 1) forged.moves = [...forged.moves, legalOf(forged).at(-1) ?? ''];
  star.forge(1, { type: 'state', state: formatLink(forged), epoch: 1, left: null, insists: false });
  star.pass();
  assert.deepEqual([host.question, host.game.asker], ['restore', one.name]);
  other.game.dispatch({ type: 'ask', what: 'rematch' });
  star.pass();
  assert.deepEqual([host.question, host.game.asker], ['rematch', other.name]);
  const opened: (string | undefined)[] = [];
  host.changed = () => opened.push(host.table.match?.id);
  host.game.dispatch({ type: 'answer', yes: true });
  assert.deepEqual(opened, [nextMatch('threes')]);
});

test('a device that alone finds its connection lost knows afterwards what it knew before', () => {
  const star = new Star(newGame('gambit'), numbers(5), false, true);
  star.connectAll();
  const watcher = star.addWatcher('Zoe');
  star.connect(3);
  star.pass();
  const [, one] = star.devices as [Device, Device];
  const { peers } = one.game;
  watcher.game.attach(null);
  one.play(numbers(1));
  star.pass();
  for (const guest of [1, 3]) star.blink(guest);
  star.pass();
  watcher.attach();
  star.pass();
  assert.deepEqual([one.game.peers, one.game.canAgree], [peers, false]);
  assert.deepEqual([watcher.table.moves.length, watcher.table.moves], [1, star.host.table.moves]);
});

test('whoever has not come along to another game has no seat in it', () => {
  const { star } = begun();
  const [host, one, other] = star.devices as [Device, Device, Device];
  one.resign();
  star.pass();
  one.game.dispatch({ type: 'ask', what: 'rematch' });
  star.pass();
  host.game.dispatch({ type: 'answer', yes: true });
  star.pass();
  assert.deepEqual([host.seats, one.seats, other.question], [[1], [2], 'rematch']);
  assert.deepEqual([host.game.peers, host.game.connected], [[null, null, 'Sami'], [2]]);
  star.cut(1);
  assert.deepEqual([host.game.peers, host.game.connected], [[], []]);
  star.find(1);
  star.pass();
  other.game.dispatch({ type: 'answer', yes: true });
  star.pass();
  assert.deepEqual(
    [host.game.peers, host.game.connected.toSorted()],
    [
      ['Li', null, 'Sami'],
      [0, 2],
    ],
  );
});

test('what was told while a table was left is not lost, however long it was', () => {
  const { star, below } = begun();
  const [host, one] = star.devices as [Device, Device];
  for (let n = 0; n < 3 && judge(host.table)?.toMove === 1; n += 1) {
    one.play(below);
    star.pass();
  }
  const { length } = one.table.moves;
  one.game.attach(null);
  for (const device of star.devices) if (device !== one) device.play(below);
  star.pass();
  for (let n = 1; n <= 60; n += 1) star.tell(1, { type: n % 2 ? 'ping' : 'pong', n });
  star.pass();
  assert.equal(one.table.moves.length, length);
  one.attach();
  star.pass();
  assert.ok(one.table.moves.length > length);
  assert.deepEqual(one.table.moves, host.table.moves);
});

for (const [name, start] of [['Gambit', newGame('gambit')] as const, STARTS[0]!])
  test(`${name}: who watches follows each move, take-back, end and another game, and changes nothing`, () => {
    for (let seed = 1; seed <= GAMES; seed += 1) {
      const below = numbers(seed);
      const star = new Star({ ...start, seed }, below);
      const players = [...star.devices];
      const watcher = star.addWatcher('Zoe');
      const at = star.devices.length - 1;
      const isSame = (what: string) =>
        assert.equal(textOf(watcher.table), textOf(star.host.table), `seed ${seed}: ${what}`);
      star.connectAll();
      isSame('connected');
      assert.deepEqual([star.host.game.watchers, watcher.game.isWatching], [1, true]);
      assert.ok(star.host.said.includes('watches'));
      for (let n = 0; n < 40; n += 1) {
        for (const device of players) if (below(3) > 0) device.play(below);
        star.pass(below(6));
        if (below(10) === 0) players[below(2)]?.game.dispatch({ type: 'ask', what: 'takeback' });
        for (const { game, question } of players) if (question) game.dispatch({ type: 'answer', yes: below(2) === 0 });
        if (below(12) === 0) star.cut(at);
        else if (!star.isConnected(at)) star.connect(at);
        if (below(8) > 0) continue;
        star.pass();
        const { moves } = star.host.table;
        const { length } = moves;
        star.forge(at, { type: 'ask', what: 'takeback', id: 50 + n, ply: length });
        star.forge(at, {
          type: 'state',
          state: formatLink({ ...star.host.table, moves: [] }),
          epoch: 99,
          insists: true,
        });
        watcher.game.dispatch({ type: 'ask', what: 'draw' });
        watcher.game.dispatch({ type: 'courtesy', which: 'hello' });
        const asked = star.host.question;
        star.pass();
        assert.deepEqual([star.host.table.moves, star.host.question], [moves, asked], `seed ${seed}`);
      }
      star.connectAll();
      isSame('played');
      players[1]?.resign();
      star.connectAll();
      isSame('resigned');
      players[1]?.game.dispatch({ type: 'ask', what: 'rematch' });
      star.pass();
      for (const { game } of players) game.dispatch({ type: 'answer', yes: true });
      star.pass();
      for (const device of players) device.play(below);
      star.connectAll();
      isSame('another game');
      // It misses one game, and is shown the one after it.
      star.cut(at);
      for (let games = 0; games < 2; games += 1) {
        players[1]?.resign();
        star.pass();
        players[1]?.game.dispatch({ type: 'ask', what: 'rematch' });
        star.pass();
        for (const { game } of players) game.dispatch({ type: 'answer', yes: true });
        star.pass();
      }
      star.connectAll();
      isSame('a game after one that it has missed');
      // The messages so far are not counted any more.
      star.cut(at);
      star.connectAll();
      const { moves } = star.host.table;
      star.invent(at, { ...star.host.table, moves: [...moves, moves[0] ?? 'a1xa1'] });
      star.pass();
      assert.deepEqual([watcher.table.moves, watcher.said.at(-1)], [moves, 'illegalMove'], `seed ${seed}`);
      assert.equal(watcher.question, null);
      for (const device of star.devices) assert.ok(!device.said.includes('hello'), device.name);
    }
  });

test('two players take back although somebody watches', () => {
  const below = numbers(3);
  const star = new Star(newGame('gambit'), below);
  const [host, guest] = star.devices as [Device, Device];
  const watcher = star.addWatcher('Zoe');
  star.connectAll();
  for (const [asking, answering] of [
    [host, guest],
    [guest, host],
  ] as const) {
    for (const device of [host, guest, host, guest]) {
      device.play(below);
      star.pass();
    }
    const { length } = host.table.moves;
    asking.game.dispatch({ type: 'ask', what: 'takeback' });
    star.pass();
    answering.game.dispatch({ type: 'answer', yes: true });
    star.pass();
    for (const { table } of [host, guest, watcher]) assert.ok(table.moves.length < length, `${table.moves}`);
    assert.equal(textOf(watcher.table), textOf(host.table));
  }
});

test('a guest tells nobody who plays the other seats', () => {
  const star = new Star(newGame('triboard', { playerKinds: ['human', 'human', 'human'] }), numbers(1));
  const [host, , other] = star.devices as [Device, Device, Device];
  star.connectAll();
  const before = other.game.peers;
  star.forge(1, { type: 'players', players: ['Ada', 'Li', 'Eve'] });
  star.forge(1, { type: 'courtesy', which: 'thanks', from: 2 });
  star.pass();
  assert.deepEqual([host.game.peers, other.game.peers], [[null, 'Sami', 'Li'], before]);
  assert.equal(host.sayers.at(-1), 'Sami');
});

/** What a host may send too much of, and how often it may. */
const FLOODS: [string, object, number][] = [
  ['measurements', { type: 'ping', n: 1 }, 101],
  ['what can not be read', { type: 'none' }, 11],
  ['words of the deal', { type: 'pledge', match: 'other', commitment: 'A'.repeat(43) }, 101],
];

for (const [name, message, count] of FLOODS)
  for (const isLeft of [false, true])
    test(`whoever sends too much is disconnected: ${name}${isLeft ? ', while a table is left' : ''}`, () => {
      const { star } = begun();
      const one = star.devices[1]!;
      const say = (times: number) => {
        for (let n = 0; n < times; n += 1) star.tell(1, message);
        star.pass();
      };
      if (isLeft) one.game.attach(null);
      say(Math.floor(0.9 * count));
      assert.ok(star.isConnected(1));
      say(count);
      assert.equal(star.isConnected(1), false);
      if (isLeft) one.attach();
      assert.deepEqual([one.game.isLive, one.said.at(-1)], [false, 'flood']);
      if (isLeft) one.game.attach(null);
      star.connect(1);
      star.pass();
      if (isLeft) one.attach();
      assert.ok(one.game.isLive);
    });

test('whoever leaves while there is no table is disconnected', () => {
  const { star } = begun();
  const one = star.devices[1]!;
  one.game.attach(null);
  one.game.dispatch({ type: 'leave' });
  assert.equal(star.isConnected(1), false);
});

test('a table that leaves instead of opening another game says nothing of it', () => {
  const star = new Star(newGame('gambit'), numbers(1));
  star.connectAll();
  const [host, one] = star.devices as [Device, Device];
  one.resign();
  star.pass();
  host.refuses = true;
  one.game.dispatch({ type: 'ask', what: 'rematch' });
  star.pass();
  host.game.dispatch({ type: 'answer', yes: true });
  star.pass();
  assert.deepEqual([host.said.includes('agreed-rematch'), one.said.at(-1)], [false, 'left']);
});

test('what came before a connection was made again closes it no more', () => {
  const { star } = begun();
  const one = star.devices[1]!;
  one.game.attach(null);
  for (let n = 0; n <= 100; n += 1) star.tell(1, { type: 'ping', n });
  star.pass();
  star.connect(1);
  star.pass();
  one.attach();
  assert.deepEqual([one.game.isLive, one.said.includes('flood')], [true, false]);
});

test('a seat that is played here is never that of another device, whatever it was invited to', () => {
  const { star } = begun();
  const one = star.devices[1]!;
  const { table } = one;
  const [here] = one.seats;
  star.cut(1);
  one.reload();
  const wire = new Wire();
  // As in an invitation to watch: all seats are said to be the other's.
  one.game.begin(wire, { name: 'Eve', seats: [0, 1, 2] });
  const forged = { ...star.host.table, moves: table.moves };
  for (let n = 0; n < 3; n += 1) forged.moves = [...forged.moves, legalOf(forged)[0] ?? ''];
  wire.listener?.onMessage?.(
    JSON.stringify({ type: 'hello', v: 1, name: 'Eve', state: formatLink(forged), epoch: 0, left: null }),
  );
  assert.deepEqual([one.game.isWatching, one.seats, one.table.moves], [false, [here], table.moves]);
});

test('a device that watches is shown the games after its own, and no other', () => {
  const star = new Star(newGame('gambit'), numbers(1));
  const watcher = star.addWatcher('Zoe');
  star.connectAll();
  star.invent(2, { ...star.host.table, match: { id: 'victim0001', from: 0 } });
  star.pass();
  assert.equal(watcher.table.match?.id, 'threes');
  star.invent(2, { ...star.host.table, match: { id: nextMatch('threes'), from: 0 } });
  star.pass();
  assert.equal(watcher.table.match?.id, nextMatch('threes'));
});

test('the device of a player may be silent, but not that of a spectator', () => {
  const star = new Star(newGame('gambit'), numbers(3));
  const { game } = star.host;
  star.addWatcher('Zoe');
  star.connectAll();
  game.dispatch({ type: 'tick', now: performance.now() + 20_000 });
  assert.equal(game.isSilent, true);
  star.cut(1);
  assert.equal(game.isSilent, false);
});

test('a device that only shows the board is not asked: another game begins, and nothing else is agreed on', () => {
  const below = numbers(3);
  const star = new Star(newGame('gambit'), below, false, true);
  const [board, one, other] = star.devices as [Device, Device, Device];
  star.connectAll();
  for (let n = 0; n < 3; n += 1) {
    for (const device of star.devices) device.play(below);
    star.pass();
  }
  for (const device of star.devices) assert.equal(device.game.canAgree, false, device.name);
  for (const what of ['takeback', 'draw'] as const) {
    star.forge(1, { type: 'ask', what, id: 90, ply: board.table.moves.length });
    star.pass();
    for (const { question, table } of [board, other])
      assert.deepEqual([question, table.ending ?? null, table.moves], [null, null, one.table.moves]);
  }
  const before = board.table.match?.id;
  one.game.dispatch({ type: 'ask', what: 'rematch' });
  star.pass();
  assert.deepEqual([board.question, other.question], [null, 'rematch']);
  assert.notEqual(board.table.match?.id, before);
  other.game.dispatch({ type: 'answer', yes: true });
  star.pass();
  assert.deepEqual([board.seats, one.seats, other.seats], [[], [1], [0]]);
  for (let n = 0; n < 3; n += 1) {
    for (const device of star.devices) device.play(below);
    star.pass();
  }
  check(star, 'after another game has begun');
});

test('a device that is connected once more goes on where it was', () => {
  const { star } = begun();
  const [host, one] = star.devices as [Device, Device];
  star.connect(1, (earlier) => earlier.lose());
  assert.match(star.sent(1), /"epoch":0/);
  // Whoever hears of the host knows who else plays.
  assert.match(star.sent(1, 0), /^{"type":"players","players":\["Ada","Sami","Li"\]},{"type":"hello"/);
  star.pass();
  assert.deepEqual(
    [host.game.connected, one.game.connected],
    [
      [2, 1],
      [0, 2],
    ],
  );
});

test('a connection that is found again goes on where it was, with what was played meanwhile', () => {
  const { star, below } = begun();
  const [host, one] = star.devices as [Device, Device];
  star.cut(1);
  assert.deepEqual([host.game.connected, one.game.connected, one.said.at(-1)], [[2], [], 'lost']);
  const before = host.table.moves.length;
  for (let n = 0; n < 3; n += 1) for (const device of star.devices) device.play(below);
  star.pass();
  const seen = host.table.moves.length;
  star.find(1);
  star.pass();
  assert.deepEqual(
    [host.game.connected.toSorted(), one.game.connected.toSorted()],
    [
      [1, 2],
      [0, 2],
    ],
  );
  assert.ok(seen > before || one.table.moves.length > before);
  assert.deepEqual(one.table.moves, host.table.moves);
  assert.equal(one.said.at(-1), 'joined');
  check(star, 'after the connection was found again');
});

test('when the host is gone, any other takes the game up', () => {
  const { star, below } = begun();
  const [host, one, other] = star.devices as [Device, Device, Device];
  const before = host.table.moves.length;
  host.game.dispatch({ type: 'leave' });
  star.pass();
  assert.deepEqual([one.game.isLive, other.game.isLive], [false, false]);
  const taken = new Star(STARTS[0]![1], below);
  taken.devices = [one, host, other];
  taken.connectAll();
  for (let n = 0; n < 4; n += 1) {
    for (const device of taken.devices) device.play(below);
    taken.pass();
  }
  assert.ok(one.table.moves.length > before + 3);
  check(taken, 'after the host has left');
});

test('in a game of three nobody agrees for all: moves are not taken back, and there is no draw', () => {
  const { star } = begun();
  const [host, one] = star.devices as [Device, Device];
  const text = textOf(host.table);
  for (const what of ['draw', 'takeback'] as const) one.game.dispatch({ type: 'ask', what });
  star.forge(1, { type: 'state', state: formatLink({ ...one.table, ending: 'draw' }), epoch: 0, insists: false });
  star.forge(1, { type: 'ask', what: 'takeback', id: 9, ply: host.table.moves.length });
  star.pass();
  assert.deepEqual([host.question, textOf(host.table), host.said.at(-1)], [null, text, 'conflict']);
});

test('what one guest says reaches all players by its name, and nobody who watches', () => {
  const { star } = begun();
  star.addWatcher('Uma');
  star.connectAll();
  const said = () => star.devices.map((device) => device.said.filter((code) => code.startsWith('hello')).length);
  star.devices[1]?.game.dispatch({ type: 'courtesy', which: 'hello' });
  star.pass();
  assert.deepEqual(said(), [1, 0, 1, 0]);
  assert.deepEqual([star.host.sayers.at(-1), star.devices[2]?.sayers.at(-1)], ['Sami', 'Sami']);
});
