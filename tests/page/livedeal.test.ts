// Hidden hands over devices: each guest learns its own hand and no other, nobody chooses the deal, and every device
// checks it when the game is over. Connections are cut and pages loaded again. LONG=1 plays ten times as many.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { beforeEach, mock, test } from 'node:test';
import { checkDeal, commitmentTo, seedOf } from '../../www/links/live/deal.ts';
import { compareMatch } from '../../www/links/match.ts';
import { formatLink } from '../../www/links/link.ts';
import { liveReduce } from '../../www/links/live/session.ts';
import { liveState } from '../../www/links/live/state.ts';
import { parseDealMessage } from '../../www/links/live/message.ts';
import { parseGame } from '../../www/links/live/receive.ts';
import { nextMatch, rematchOf } from '../../www/links/live/rematch.ts';
import { toldLink } from '../../www/links/live/told.ts';
import { Dealing } from '../../www/links/live/dealing.ts';
import { judge, legalOf, newGame, numbers, textOf, type Below } from './livenetwork.ts';
import { Star, type Device } from './livestar.ts';
import type { GameLink } from '../../www/links/state.ts';
import type { PlayerKind } from '../../www/links/kinds.ts';

const GAMES = process.env.LONG ? 200 : 20;
const MAX_PLIES = 30;

const start = (playerKinds: PlayerKind[]) => newGame('luckymoose', { playerKinds, options: { size: '9', sets: '1' } });

// Hashes that are there at once, so that no test waits for a thread.
mock.method(crypto.subtle, 'digest', async (name: string, data: Uint8Array) => {
  const hash = createHash(name.replace('-', '')).update(data).digest();
  return hash.buffer.slice(hash.byteOffset, hash.byteOffset + hash.length);
});

// The same deals each time: what is played by chance follows from the hands.
beforeEach(() => {
  const below = numbers(1);
  mock.method(
    crypto,
    'getRandomValues',
    <Values extends ArrayLike<number> & { [n: number]: number }>(values: Values) => {
      for (let n = 0; n < values.length; n += 1) values[n] = below(256);
      return values;
    },
  );
});

/** Delivers messages until nothing is on its way. */
async function settle(star: Star) {
  for (let n = 0; n < 8; n += 1) {
    star.pass();
    await setImmediate();
  }
}

/** A host and a guest whose hands are dealt. */
async function pair(below: Below) {
  const star = new Star(start(['human', 'human']), below, true);
  const [host, guest] = star.devices as [Device, Device];
  star.connectAll();
  await settle(star);
  return { star, host, guest };
}

/** The hand of a seat in what it sees. */
function handOf({ table }: Device, seat: number) {
  const seen = judge(table)?.seen[seat];
  const hands = table.hands ?? seen?.hands ?? [];
  return hands.at(-1) ?? (table.view ?? seen?.view ?? '').split(' ')[3]?.split('/')[seat];
}

/** A guest was told of no hand but its own, of no seed, and of the deal not before the game was over. */
function checkHeard(texts: string[], seats: number[], isOver: boolean) {
  assert.ok(texts.length > 2);
  for (const text of texts) {
    assert.doesNotMatch(text, /seed=|deal=/);
    for (const [, hands = ''] of text.matchAll(/view=[^&]*?_[\d,]+_([^_]+)_\d+_\d+_-/g)) {
      const known = hands.split('/').flatMap((hand, seat) => (/^\d$/.test(hand) ? [] : [seat]));
      assert.ok(known.length === 1 && seats.includes(known[0] ?? -1), text);
    }
    if (text.includes('"proof"')) assert.ok(isOver);
  }
}

/** The players, and whether one more device shows the board. */
const DEVICES: [number, boolean][] = [
  [2, false],
  [3, false],
  [4, false],
  [2, true],
];

for (const [players, isBoard] of DEVICES) {
  const first = isBoard ? 0 : 1;
  const who = `${players} players${isBoard ? ' and a board' : ''}`;
  test(`${who}: ${GAMES} games dealt by all, each with its own hand, and checked at the end`, async () => {
    const seeds = new Set<number | null>();
    for (let seed = 1; seed <= GAMES; seed += 1) {
      const below = numbers(seed);
      const kinds = Array.from({ length: players }, (): PlayerKind => 'human');
      const star = new Star(start(kinds), below, true, isBoard);
      const [host, ...guests] = star.devices as [Device, ...Device[]];
      for (const [n] of guests.entries()) {
        star.connect(n + 1);
        await settle(star);
        // The last guest brings the deal.
        assert.equal(host.table.deal !== undefined, n + 1 === guests.length);
        assert.equal(guests[0]?.isOpen, n + 1 === guests.length);
      }
      seeds.add(host.table.seed);
      for (let n = 0; n < 300 && host.table.moves.length < MAX_PLIES && !host.isOver; n += 1) {
        star.pass(below(6));
        for (const device of star.devices) if (below(3) > 0) device.play(below);
        const guest = 1 + below(guests.length);
        if (!star.isConnected(guest)) star.connect(guest);
        else if (below(100) < 8) {
          star.cut(guest);
          if (below(2) === 0) star.devices[guest]?.reload();
        }
        if (below(100) < 2) {
          for (const each of guests.keys()) star.cut(each + 1);
          host.reload();
        }
      }
      star.connectAll();
      await settle(star);
      for (const [n, guest] of guests.entries()) {
        assert.equal(guest.table.seed === null, !host.isOver, `seed ${seed}`);
        assert.equal(handOf(guest, n + first), handOf(host, n + first), `seed ${seed}`);
      }
      if (!host.isOver) star.devices[1 - first + below(players)]?.resign();
      star.connectAll();
      await settle(star);
      for (const [n, guest] of guests.entries()) {
        const { deal: _, ...ours } = host.table;
        const { deal: own = '', ...theirs } = guest.table;
        assert.equal(textOf(theirs), textOf(ours), `seed ${seed}: ${guest.name}`);
        assert.equal(guest.verdict, 'fair');
        assert.match(own, /^[\w-]{43}\.[\w-]{22}\.[\w-]{43}$/);
        checkHeard(star.heard[n + 1] ?? [], [n + first], host.isOver);
        assert.deepEqual(
          guest.said.filter((code) => !/^(joined|lost|left)/.test(code)),
          [],
          `seed ${seed}: ${guest.name}`,
        );
      }
    }
    assert.equal(seeds.size, GAMES, 'each deal is another one');
  });
}

/** Three devices whose game is over before it has begun. */
async function resigned() {
  const star = new Star(start(['human', 'human', 'human']), numbers(5), true);
  const [host, one] = star.devices as [Device, Device];
  star.connectAll();
  await settle(star);
  one.resign();
  await settle(star);
  return { star, host, one };
}

/** Asks the host for another game, which agrees; meanwhile something may be done about the connections. */
function agree(star: Star, guest: Device, meanwhile = () => {}) {
  guest.game.dispatch({ type: 'ask', what: 'rematch' });
  star.pass();
  meanwhile();
  star.host.game.dispatch({ type: 'answer', yes: true });
}

/** Lets the time pass that a deal or its proof may take, until which something holds. */
async function awaitInVain({ game }: Device, star: Star, check: () => void) {
  for (let n = 0; n < 4; n += 1) {
    await settle(star);
    check();
    game.dispatch({ type: 'tick', now: 0 });
  }
}

/** Three devices whose game is over. */
async function ended(seed = 5) {
  const below = numbers(seed);
  const star = new Star(start(['human', 'human', 'human']), below, true);
  star.connectAll();
  await settle(star);
  for (let n = 0; n < 6; n += 1) {
    for (const device of star.devices) device.play(below);
    star.pass();
  }
  star.devices[1]?.resign();
  await settle(star);
  return { star, below, devices: star.devices as [Device, Device, Device] };
}

test('another game is dealt anew, and who comes later learns its own hand of it', async () => {
  const { star, below, devices } = await ended();
  const [host, one, other] = devices;
  const { seed, deal } = host.table;
  agree(star, one);
  await settle(star);
  assert.ok(host.table.deal !== undefined && host.table.deal !== deal && host.table.seed !== seed);
  assert.deepEqual([host.seats, one.seats, other.question], [[1], [2], 'rematch']);
  assert.equal(one.table.seed, null);
  assert.notEqual(other.table.match?.id, host.table.match?.id);
  one.play(below);
  star.pass();
  other.game.dispatch({ type: 'answer', yes: true });
  await settle(star);
  for (let n = 0; n < 4; n += 1) {
    for (const device of star.devices) device.play(below);
    await settle(star);
  }
  assert.ok(host.table.moves.length > 3);
  assert.deepEqual(
    [handOf(host, 1), handOf(one, 2), handOf(other, 0)],
    [1, 2, 0].map((seat) => handOf(host, seat)),
  );
  one.resign();
  await settle(star);
  assert.deepEqual([one.verdict, other.verdict, other.table.seed], ['fair', 'fair', host.table.seed]);
});

test('a guest that tells the hands of another game, before they are dealt, deals nothing', async () => {
  const { star, devices } = await ended();
  const [host] = devices;
  const id = nextMatch('threes');
  const chosen = { ...start(['human', 'human', 'human']), seed: 4242, match: { id, from: 0 } };
  const { view, hands } = judge(chosen)?.seen[1] ?? { view: '', hands: [] };
  star.forge(1, { type: 'ask', what: 'rematch', id: 7, ply: host.table.moves.length });
  star.pass();
  host.game.dispatch({ type: 'answer', yes: true });
  const told = formatLink({ ...chosen, seed: null, view, hands });
  star.forge(1, { type: 'state', state: told, epoch: 0, left: null, insists: false });
  await settle(star);
  assert.equal(host.table.match?.id, id);
  assert.ok(host.table.seed !== null && host.table.view === undefined);
});

test('a device that has dealt, and proves nothing, is named', async () => {
  const { star, guest } = await pair(numbers(4));
  guest.resign();
  // What has ended the game has not arrived, so nothing is proved.
  for (let n = 0; n < 4; n += 1) {
    assert.equal(guest.verdict, null);
    guest.game.dispatch({ type: 'tick', now: 0 });
  }
  assert.equal(guest.verdict, 'unproved');
  await settle(star);
  assert.equal(guest.verdict, 'fair');
});

test('a proof that came before the end is checked after it', async () => {
  const { star, guest } = await pair(numbers(4));
  star.tell(1, { type: 'proof', match: 'threes', deal: ['A', 'B'].map((letter) => letter.repeat(22)).join('.') });
  await settle(star);
  star.mute(1, true, 0);
  guest.resign();
  await awaitInVain(guest, star, () => assert.equal(guest.verdict, null));
  await settle(star);
  assert.equal(guest.verdict, 'unfairSecret');
});

test('a guest is told no deal instead of its hand', async () => {
  const { star, guest } = await pair(numbers(4));
  const { seed, view } = guest.table;
  const state = formatLink({ ...start(['human', 'human']), match: { id: 'threes', from: 0 }, seed: 4711 });
  assert.equal(parseGame(state), null);
  star.tell(1, { type: 'state', state, epoch: 1, left: null, insists: false });
  await settle(star);
  assert.deepEqual([guest.table.seed, guest.table.view, guest.said.at(-1)], [seed, view, 'unreadable']);
});

test('a guest that tells no number does not stop another game, whose deal nobody can check', async () => {
  const { star, host, one } = await resigned();
  for (let n = 0; n < 3; n += 1) host.game.dispatch({ type: 'tick', now: 0 });
  agree(star, one, () => [1, 2].forEach((guest) => star.mute(guest)));
  await awaitInVain(host, star, () => assert.equal(host.table.match?.id, 'threes'));
  star.mute(1, false);
  await settle(star);
  assert.deepEqual(
    [host, one].map(({ table }) => table.match?.id),
    Array(2).fill(nextMatch('threes')),
  );
  host.resign();
  one.verdict = null;
  await settle(star);
  for (let n = 0; n < 4; n += 1) one.game.dispatch({ type: 'tick', now: 0 });
  assert.deepEqual([host.table.deal, one.verdict], [undefined, 'unproved']);
});

test('the seals are told once, however often a device seals its number', async () => {
  const star = new Star(start(['human', 'human', 'human']), numbers(3), true);
  star.connect(1);
  star.connect(2);
  await settle(star);
  const count = () => star.heard[2]?.filter((text) => text.includes('"seals"')).length;
  const seal = await commitmentTo('x'.repeat(22));
  for (let n = 0; n < 60; n += 1) star.forge(1, { type: 'seal', match: 'threes', seal });
  await settle(star);
  assert.equal(count(), 1);
});

test('who floods before the hands are dealt is disconnected, which is said', async () => {
  const star = new Star(start(['human', 'human', 'human']), numbers(3), true);
  star.connect(1);
  await settle(star);
  const seal = await commitmentTo('x'.repeat(22));
  for (let n = 0; n < 110; n += 1) star.forge(1, { type: 'seal', match: 'threes', seal });
  await settle(star);
  assert.deepEqual([star.isConnected(1), star.host.said], [false, ['flood']]);
  for (const guest of [1, 2]) star.connect(guest);
  await settle(star);
  assert.ok(star.devices.every((device) => device.isOpen && device.table.moves.length === 0));
});

test('who begins to play does not wait for the others, and then nothing can be checked', async () => {
  const below = numbers(3);
  const star = new Star(start(['human', 'human', 'human']), below, true);
  const [host, one] = star.devices as [Device, Device];
  star.connect(1);
  await settle(star);
  assert.equal(one.isOpen, false);
  host.play(below);
  await settle(star);
  assert.deepEqual([one.isOpen, host.table.deal, one.table.seed], [true, undefined, null]);
  assert.equal(one.table.moves.length, 1);
  star.connectAll();
  await settle(star);
  one.resign();
  await settle(star);
  assert.deepEqual([one.verdict, one.table.seed], [null, null]);
});

test('before the hands are dealt a guest hears of nothing, and one that comes again adds another number', async () => {
  const star = new Star(start(['human', 'human', 'human']), numbers(4), true);
  const [host, one] = star.devices as [Device, Device];
  star.connect(1);
  star.forge(1, { type: 'hello', v: 1, name: 'Sami', state: textOf({ ...host.table, seed: null }), epoch: null });
  await settle(star);
  assert.deepEqual(
    star.heard[1]?.map((text) => JSON.parse(text).type),
    ['pledge'],
  );
  star.cut(1);
  one.forget();
  star.connectAll();
  await settle(star);
  for (const guest of [1, 2]) assert.equal(star.devices[guest]?.isOpen, true);
  host.play(numbers(1));
  await settle(star);
  one.resign();
  await settle(star);
  assert.equal(one.verdict, 'fair');
});

test('a host that leaves before the deal leaves nobody waiting', async () => {
  const star = new Star(start(['human', 'human', 'human']), numbers(4), true);
  const [host, one] = star.devices as [Device, Device];
  star.connect(1);
  await settle(star);
  host.game.dispatch({ type: 'leave' });
  assert.deepEqual([host.game.isLive, host.game.connected], [false, []]);
  star.cut(1);
  assert.deepEqual([one.isLost, one.isOpen], [true, false]);
});

test('a game whose last turn draws is checked, and stays open', async () => {
  const star = new Star(start(['human', 'human']), numbers(4), true);
  const [host, guest] = star.devices as [Device, Device];
  star.connectAll();
  await settle(star);
  const { view } = guest.table;
  // Six turns without a lay end the game.
  for (const device of [host, guest, host, guest, host, guest]) {
    device.make('~1');
    await settle(star);
  }
  assert.deepEqual([host.isOver, guest.verdict, guest.table.seed], [true, 'fair', host.table.seed]);
  // What comes late is known already.
  star.invent(1, { ...host.table, seed: null, view, hands: [...(judge(host.table)?.seen[1]?.hands ?? []), 'r1'] });
  await settle(star);
  assert.deepEqual([guest.table.hands, guest.table.seed], [undefined, host.table.seed]);
});

for (const what of ['is connected again', 'comes back to its table'] as const)
  test(`a device that ${what} after the end learns how the hands were dealt`, async () => {
    const below = numbers(6);
    const { star, host, guest } = await pair(below);
    for (const device of [host, guest, host, guest]) {
      device.play(below);
      star.pass();
    }
    if (what === 'is connected again') star.cut(1);
    else guest.game.attach(null);
    host.resign();
    await settle(star);
    assert.equal(guest.verdict, null);
    if (what === 'is connected again') star.find(1);
    else guest.attach();
    await settle(star);
    assert.equal(guest.verdict, 'fair');
  });

test('the device that has dealt proves it, whoever has invited and whatever others call a proof', async () => {
  const below = numbers(6);
  const { star, host, guest } = await pair(below);
  for (const device of [host, guest]) {
    device.play(below);
    star.pass();
  }
  star.cut(1);
  host.reload();
  star.connect(1, undefined, true);
  await settle(star);
  assert.equal(handOf(guest, 1), handOf(host, 1));
  star.forge(1, { type: 'proof', match: host.table.match?.id, deal: guest.table.deal });
  await settle(star);
  host.resign();
  await settle(star);
  assert.deepEqual([guest.verdict, host.verdict], ['fair', null]);
});

test('a game that was dealt while the reply was lost is taken up with its hand', () => {
  const last: GameLink = { ...start(['human', 'human']), ending: 0 };
  const [one, two] = [judge(last)?.seen[1], judge({ ...last, seed: 8 })?.seen[0]];
  const guest = liveState({ ...last, seed: null, ...one }, [1], 'Sami');
  const next = { ...rematchOf(last, [0]).link, ...two };
  const message = { type: 'state', state: formatLink(next), epoch: 0, left: null, insists: false };
  const told = liveReduce(guest, { type: 'connected', now: 0 }, judge);
  const asked = liveReduce(told.state, { type: 'received', text: JSON.stringify(message), now: 1 }, judge);
  assert.equal(asked.state.question?.what, 'rematch');
  const { state, effects } = liveReduce(asked.state, { type: 'answer', yes: true }, judge);
  assert.deepEqual([state.link.view, state.seats], [two?.view, [0]]);
  assert.ok(effects.some((effect) => effect.do === 'adopt' && effect.link.view === two?.view));
});

test('a game by link keeps the deal as it is known here', () => {
  const open: GameLink = start(['human', 'human']);
  const seen = judge({ ...open, moves: ['~1', '~1', '~1', '~1'] })?.seen[1];
  const [early, late] = [1, 2].map((count) => ({ ...open, seed: null, ...seen, hands: seen?.hands.slice(0, count) }));
  const known = (one: GameLink, other: GameLink) => {
    const { kind, state } = compareMatch(one, other);
    return [kind, state.seed, state.hands?.length];
  };
  // Whoever knows all learns nothing from a seat, and a seat forgets no hand.
  assert.deepEqual(known(early!, open), ['new', 1, undefined]);
  assert.deepEqual(known(early!, late!), ['new', null, 2]);
  assert.deepEqual(known(late!, early!), ['new', null, 2]);
  assert.deepEqual(known({ ...open, seed: null }, late!), ['new', null, 2]);
  // The whole game, as by link, shows all hands.
  assert.deepEqual(known(open, late!), ['new', 1, undefined]);
  assert.equal(known(late!, { ...open, seed: null })[0], 'new');
  assert.equal(known({ ...late!, view: late!.view?.replace(/^9/, '8,r1') }, early!)[0], 'other');
});

for (const end of ['leaves', 'is cut off'])
  test(`another game is dealt without a guest that ${end} meanwhile`, async () => {
    const { star, host, one } = await resigned();
    star.mute(2);
    agree(star, one);
    await settle(star);
    assert.equal(host.table.match?.id, 'threes');
    star.mute(2, false);
    if (end === 'leaves') star.forge(2, { type: 'bye' });
    else star.cut(2);
    await settle(star);
    assert.deepEqual(
      [host, one].map(({ table }) => table.match?.id),
      Array(2).fill(nextMatch('threes')),
    );
    assert.equal(host.table.deal?.split('.').length, 2);
  });

test('another game waits for a guest that is cut off: nobody deals alone', async () => {
  const { star, host, guest } = await pair(numbers(4));
  guest.resign();
  await settle(star);
  agree(star, guest);
  star.cut(1);
  await settle(star);
  assert.equal(host.table.match?.id, 'threes');
  star.find(1);
  await settle(star);
  assert.deepEqual(
    [host, guest].map(({ table }) => table.match?.id),
    Array(2).fill(nextMatch('threes')),
  );
  guest.resign();
  await settle(star);
  assert.deepEqual([guest.verdict, host.table.deal?.split('.').length], ['fair', 2]);
});

test('a guest that was gone before the hands were dealt is not silent', async () => {
  const below = numbers(3);
  const star = new Star(start(['human', 'human', 'human']), below, true);
  star.connect(1);
  await settle(star);
  star.cut(1);
  star.host.play(below);
  await settle(star);
  star.host.game.dispatch({ type: 'tick', now: performance.now() + 20_000 });
  assert.deepEqual([star.host.table.moves.length, star.host.game.isSilent], [1, false]);
});

test('what was taken back is drawn again, and a hand that can’t be is refused', async () => {
  const below = numbers(9);
  const { star, host, guest } = await pair(below);
  const playOn = async () => {
    for (const device of star.devices) device.play(below);
    await settle(star);
  };
  for (let n = 0; n < 4; n += 1) await playOn();
  const before = guest.table.hands ?? [];
  assert.ok(before.length > 1);
  guest.game.dispatch({ type: 'ask', what: 'takeback' });
  await settle(star);
  host.game.dispatch({ type: 'answer', yes: true });
  await settle(star);
  assert.ok((guest.table.hands ?? []).length < before.length);
  assert.equal(handOf(guest, 1), handOf(host, 1));
  for (let n = 0; n < 4; n += 1) await playOn();
  assert.equal(handOf(guest, 1), handOf(host, 1));
  assert.equal(guest.isOver, false);
  const known = guest.table.hands;
  star.invent(1, {
    ...host.table,
    seed: null,
    view: guest.table.view,
    hands: [...(known ?? []).slice(0, -1), 'r1', 'r2'],
  });
  await settle(star);
  assert.deepEqual([guest.table.hands, guest.said.at(-1)], [known, 'unreadable']);
  guest.resign();
  await settle(star);
  assert.equal(guest.verdict, 'fair');
});

test('a guest that says to answer for several seats is told no hand', () => {
  const link = { ...start(['human', 'friend', 'friend']), seed: 7, moves: ['~1'] };
  const { seed, view, hands, moves } = toldLink(link, [0], judge);
  assert.deepEqual([seed, view, hands, moves], [null, undefined, undefined, ['~1']]);
});

test('of a game that breaks the rules a guest is told neither hands nor seed', () => {
  const link = { ...start(['human', 'friend']), seed: 7, deal: 'secret.number' };
  const told = toldLink(link, [0], judge);
  assert.deepEqual([told.seed, told.deal, told.view?.split(' ')[3]?.startsWith('6/')], [null, undefined, true]);
  const { seed, deal, view, hands, moves } = toldLink({ ...link, moves: ['r1@a1'] }, [0], judge);
  assert.deepEqual([seed, deal, view, hands, moves], [null, undefined, undefined, undefined, []]);
});

test('a computer that begins does not stop the deal', async () => {
  const star = new Star(start(['human', 'easy', 'human']), numbers(3), true);
  const [host] = star.devices as [Device];
  // It has moved before the guest was there.
  const [move = ''] = legalOf(host.table);
  host.table = { ...host.table, playerKinds: ['easy', 'human', 'friend'], moves: [move] };
  star.connect(1);
  await settle(star);
  assert.deepEqual([host.table.moves, host.table.deal?.split('.').length], [[], 2]);
});

test('the deal follows from the secret and all numbers, as documented', async () => {
  const deal = 'c2VjcmV0LXNlY3JldC0x.bnVtYmVyLW51bWJlci0x';
  const hash = createHash('sha256').update(deal).digest();
  assert.equal(await seedOf(deal), Number(hash.readBigUInt64BE() >> 11n));
  const secret = 'c2VjcmV0LXNlY3JldC0x';
  assert.equal(await commitmentTo(secret), createHash('sha256').update(secret).digest('base64url'));
});

test('a deal that was not fair is found out', async () => {
  const secret = 'c2VjcmV0LXNlY3JldC0x';
  const [own, others] = ['bnVtYmVyLW51bWJlci0x', 'bnVtYmVyLW51bWJlci0y'];
  const deal = [secret, own, others].join('.');
  const chosen = 'bnVtYmVyLW51bWJlci0z';
  const seed = await seedOf(deal);
  const host: GameLink = { ...start(['human', 'human', 'human']), seed };
  const seen = judge(host)?.seen[1];
  const commitment = await commitmentTo(secret);
  const sealed = await commitmentTo((await Promise.all([own, others].map(commitmentTo))).join('.'));
  const guest: GameLink = { ...host, seed: null, ...seen, deal: `${commitment}.${own}.${sealed}` };
  const verdict = async (link: GameLink, told: string) => (await checkDeal(link, told, judge)).verdict;
  assert.deepEqual(await checkDeal(guest, deal, judge), { verdict: 'fair', seed });
  assert.equal(await verdict(guest, [others, own, others].join('.')), 'unfairSecret');
  // A number that is left out, added, in another place or chosen when the others were known.
  for (const told of [[others], [own], [own, others, chosen], [own, chosen], [others, own]])
    assert.equal(await verdict(guest, [secret, ...told].join('.')), 'unfairNumber', String(told));
  // The host has dealt from other numbers than it tells, or has told a token that was not drawn.
  const other = await seedOf([secret, own, chosen].join('.'));
  assert.equal(await verdict({ ...guest, ...judge({ ...host, seed: other })?.seen[1] }, deal), 'unfairHands');
  const view = guest.view?.replace(/_?([roygbp]\d)(?=\/)/, 'p6');
  assert.equal(await verdict({ ...guest, view }, deal), 'unfairHands');
  assert.equal(await verdict({ ...guest, hands: ['r1r2r3r4r5r6'] }, deal), 'unfairHands');
  assert.equal(await verdict({ ...guest, moves: ['r1@e5'] }, deal), 'unfairHands');
});

test('a device seals one number for a match, and opens it for one list of seals', async () => {
  const guest = new Dealing<object>();
  const pledge = { type: 'pledge', match: 'abcdef', commitment: 'c'.repeat(43) } as const;
  const first = await guest.answer(pledge);
  assert.ok(first?.type === 'seal');
  assert.deepEqual(await guest.answer(pledge), first);
  // A secret that is chosen when the seal is known.
  assert.equal(await guest.answer({ ...pledge, commitment: 'd'.repeat(43) }), null);
  assert.notDeepEqual(await guest.answer({ ...pledge, match: 'abcdeg' }), first);
  assert.equal(guest.pledged('abcdef'), undefined);
  const other = 's'.repeat(43);
  const open = (...seals: string[]) => guest.open({ type: 'seals', match: 'abcdef', seals: seals.join('.') });
  assert.equal(await open(other), null);
  const told = await open(first.seal, other);
  assert.ok(told?.type === 'number');
  assert.equal(await commitmentTo(told.number), first.seal);
  assert.deepEqual(await open(first.seal, other), told);
  // Now the number is known.
  assert.equal(await open(first.seal, 't'.repeat(43)), null);
  assert.equal(
    guest.pledged('abcdef'),
    [pledge.commitment, told.number, await commitmentTo(`${first.seal}.${other}`)].join('.'),
  );
  assert.equal(await guest.open({ type: 'seals', match: 'unknown', seals: first.seal }), null);
  // More games than two play one after the other.
  for (let n = 0; n < 900; n += 1) assert.ok(await guest.answer({ ...pledge, match: `match${n}` }));
  for (let n = 900; n < 1000; n += 1) await guest.answer({ ...pledge, match: `match${n}` });
  assert.equal(await guest.answer({ ...pledge, match: 'another' }), null);
});

/** A host that waits for two devices, which have sealed their numbers. */
async function sealed() {
  const host = new Dealing<object>();
  await host.begin(newGame('luckymoose'));
  const { pledge } = host;
  await host.begin(newGame('luckymoose'));
  assert.deepEqual(host.pledge, pledge);
  const match = 'abcdefghij';
  const lines = [{ name: 'one' }, { name: 'other' }];
  const numbers = ['n', 'm'].map((letter) => letter.repeat(22));
  const seals = await Promise.all(numbers.map(commitmentTo));
  for (const [n, line] of lines.entries()) {
    assert.deepEqual([host.close(lines), await host.deal()], [null, null]);
    assert.equal(host.seal(line, { type: 'seal', match: 'unknown', seal: seals[n] ?? '' }), false);
    assert.equal(host.seal(line, { type: 'seal', match, seal: seals[n] ?? '' }), true);
  }
  const add = (n: number, number = numbers[n] ?? '') => host.add(lines[n] ?? {}, { type: 'number', match, number });
  const seal = (n: number, text = seals[n] ?? '') => host.seal(lines[n] ?? {}, { type: 'seal', match, seal: text });
  return { host, lines, seals, add, seal };
}

test('the host deals when all seals are told and opened', async () => {
  const { host, lines, seals, add, seal } = await sealed();
  // Nobody has been told the seals yet.
  assert.equal(await add(0), false);
  const message = { type: 'seals', match: 'abcdefghij', seals: seals.join('.') };
  assert.deepEqual(host.close(lines), message);
  assert.deepEqual([await add(0), await add(0), await host.deal()], [true, false, null]);
  // A device that is connected again is told once more, one that comes later adds nothing, and who left may come back.
  host.drop(lines[1]!);
  assert.equal(seal(1), true);
  assert.deepEqual(host.close([...lines, {}]), message);
  assert.equal(await host.add({}, { type: 'number', match: 'abcdefghij', number: 'k'.repeat(22) }), false);
  assert.equal(await add(1), true);
  assert.match((await host.deal())?.deal ?? '', /^[\w-]{22}\.n{22}\.m{22}$/);
  assert.equal(await host.deal(), null);
});

test('where a seal can’t be opened, the hands are dealt, and nothing is checked', async () => {
  for (const isReloaded of [false, true]) {
    const { host, lines, add, seal } = await sealed();
    host.close(lines);
    assert.equal(await add(0), true);
    if (isReloaded) assert.equal(seal(1, 'x'.repeat(43)), true);
    else assert.equal(await add(1, 'k'.repeat(22)), true);
    assert.equal(host.close(lines), null);
    const dealt = await host.deal();
    assert.deepEqual([dealt?.deal, typeof dealt?.seed], [undefined, 'number']);
  }
  const { host, lines, seal } = await sealed();
  host.drop(lines[1]!);
  assert.equal(host.close(lines), null);
  // Before the seals were told, a page that was loaded again seals another number.
  assert.equal(seal(1, 'x'.repeat(43)), true);
  assert.ok(host.close(lines));
});

test('messages about the deal are read, and nothing else is taken for one', () => {
  const number = { type: 'number', match: 'abcdef', number: 'n'.repeat(22) };
  assert.deepEqual(parseDealMessage(JSON.stringify({ ...number, more: 1 })), number);
  for (const other of [
    { ...number, number: 'short' },
    { ...number, number: 7 },
    { ...number, match: '../..' },
    { ...number, type: 'proof' },
    { ...number, type: 'hello' },
    { ...number, type: 'seal' },
    { ...number, type: 'seals', seals: ['n'.repeat(43)] },
    { ...number, type: 'seals', seals: Array(9).fill('n'.repeat(43)).join('.') },
  ])
    assert.equal(parseDealMessage(JSON.stringify(other)), null, JSON.stringify(other));
  assert.equal(parseDealMessage(`{"type":"number"`), null);
  assert.equal(parseDealMessage(7), null);
  assert.equal(parseDealMessage(JSON.stringify({ more: 'x'.repeat(2000), ...number })), null);
});
