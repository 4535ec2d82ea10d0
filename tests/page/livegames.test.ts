// Random games on two devices: whatever the network does, both have the same game at the end, and no move is lost or
// played twice. LONG=1 plays ten times as many.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Device, Network, legalOf, newGame, numbers, textOf, type Below } from './livenetwork.ts';

const GAMES = process.env.LONG ? 400 : 23;
const MAX_PLIES = 40;

/** What may happen in a game beside moves, each in so many of a thousand steps. */
interface Chances {
  cut: number;
  reload: number;
  ask: number;
  resign: number;
}

/** A person's answer: yes to what the devices have agreed on, by chance to what the other asks for. */
function answer(device: Device, below: Below) {
  const { question } = device.state;
  if (question === null || below(3) > 0) return;
  device.send({ type: 'answer', yes: question.id === null || below(3) > 0 });
}

/** A step of one device: it plays, asks, answers, resigns or waits. */
function step(device: Device, below: Below, chances: Chances) {
  answer(device, below);
  const { moves } = device.table;
  if (below(1000) < chances.ask)
    device.send({ type: 'ask', what: (['draw', 'takeback', 'rematch'] as const)[below(3)] ?? 'draw' });
  if (!device.isOver && below(1000) < chances.resign) device.resign();
  if (!device.isTurn || below(3) === 0 || moves.length >= MAX_PLIES) return;
  const legal = legalOf(device.table);
  device.play(legal[below(legal.length)] ?? '', below(1500));
}

/** Ends a game: the devices are connected, everything arrives, and questions are answered. */
function settle(network: Network) {
  for (let n = 0; n < 12; n += 1) {
    if (!network.isConnected) network.connect();
    network.pass(10_000);
    for (const device of network.devices)
      if (device.state.question) device.send({ type: 'answer', yes: device.state.question.id === null });
  }
  network.pass(10_000);
}

function play(seed: number, chances: Chances, faults: ConstructorParameters<typeof Network>[2]) {
  const below = numbers(seed);
  const game = seed % 2 === 0 ? 'combo' : 'gambit';
  const clock = game === 'combo' && seed % 4 === 0 ? { base: 20 + below(40), increment: below(3), left: null } : null;
  const link = newGame(game, { seed: below(1000), clock });
  const host = below(2);
  const devices: [Device, Device] = [new Device(link, [host], 'Ada'), new Device(link, [1 - host], 'Sami')];
  const network = new Network(devices, below, faults);
  network.connect();
  for (let n = 0; n < 300 && !devices.every((device) => device.isOver && below(10) === 0); n += 1) {
    network.pass(below(2500));
    for (const device of devices) {
      device.judgeTime();
      step(device, below, chances);
    }
    const isReloaded = below(1000) < chances.reload;
    if (network.isConnected && (isReloaded || below(1000) < chances.cut)) network.cut();
    if (isReloaded) devices[below(2)]?.reload();
    if (!network.isConnected && below(4) === 0) network.connect();
  }
  settle(network);
  return { devices, network };
}

/** Both devices have the same game, and it was played by those who may. */
function check([one, other]: [Device, Device], what: string) {
  assert.deepEqual([one.faults, other.faults], [[], []], what);
  assert.equal(textOf(one.table), textOf(other.table), what);
  for (const device of [one, other]) {
    assert.equal(textOf(device.table), textOf(device.state.link), what);
    assert.equal(device.state.status, 'open', what);
  }
  assert.equal(one.state.epoch, other.state.epoch, what);
  assert.deepEqual(
    [...one.state.seats, ...other.state.seats].sort(),
    (one.table.playerKinds ?? []).map((_, seat) => seat),
    what,
  );
  const made = new Set([...one.made, ...other.made]);
  for (const [ply, move] of one.table.moves.entries())
    assert.ok(made.has(`${one.table.match?.id} ${ply} ${move}`), `${what}: ${move} was played`);
}

/** Without take-backs, every move that was made is in the game, once. */
function checkAll([one, other]: [Device, Device], what: string) {
  const made = [...one.made, ...other.made].sort((a, b) => Number(a.split(' ')[1]) - Number(b.split(' ')[1]));
  assert.deepEqual(
    made.map((each) => each.split(' ')[2]),
    one.table.moves,
    what,
  );
}

const QUIET = { cut: 0, reload: 0, ask: 0, resign: 0 };
const NETWORKS: [string, ConstructorParameters<typeof Network>[2]][] = [
  ['a fast network', { delay: 50, repeated: 0, isReordered: false }],
  ['a network with a delay of up to two seconds', { delay: 2000, repeated: 0, isReordered: false }],
  ['a network that repeats and reorders', { delay: 2000, repeated: 30, isReordered: true }],
];

for (const [name, faults] of NETWORKS) {
  test(`${GAMES} games on ${name}, with cuts and pages that are loaded again: no move is lost or played twice`, () => {
    let [played, reloads] = [0, 0];
    for (let seed = 1; seed <= GAMES; seed += 1) {
      const { devices } = play(seed, { ...QUIET, cut: 60, reload: 40, resign: 3 }, faults);
      check(devices, `seed ${seed}`);
      checkAll(devices, `seed ${seed}`);
      played += devices[0].table.moves.length;
      reloads += devices[0].adopted;
    }
    assert.ok(played > 10 * GAMES, `${played} moves`);
    assert.ok(reloads > 0);
  });

  test(`${GAMES} games on ${name}, with draws, take-backs and rematches`, () => {
    const said = new Map<string, number>();
    for (let seed = 1; seed <= GAMES; seed += 1) {
      const { devices } = play(seed, { cut: 40, reload: 0, ask: 80, resign: 5 }, faults);
      check(devices, `seed ${seed}`);
      for (const code of devices.flatMap((device) => device.said)) said.set(code, (said.get(code) ?? 0) + 1);
    }
    for (const code of ['agreed-draw', 'agreed-takeback', 'agreed-rematch', 'declined-draw', 'declined-takeback'])
      assert.ok((said.get(code) ?? 0) > 0, code);
  });

  test(`${GAMES} games on ${name}, with all of it and pages that are loaded again`, () => {
    for (let seed = 1; seed <= GAMES; seed += 1) {
      const { devices } = play(seed, { cut: 30, reload: 30, ask: 60, resign: 4 }, faults);
      check(devices, `seed ${seed}`);
    }
  });
}
