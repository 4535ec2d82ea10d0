// Packed links: round trips, damage and limits.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { combo } from '../../www/games/combo/index.ts';
import { findGame } from '../../www/games/index.ts';
import { luckymoose } from '../../www/games/luckymoose/index.ts';
import { MAX_CHARACTERS, MAX_MOVES, formatLink } from '../../www/links/link.ts';
import { MAX_PLAIN, deflate, fromBase64, inflate, shortUrl, toBase64 } from '../../www/links/packed.ts';
import { readLink } from '../../www/links/read.ts';
import { zeros } from '../tools/bombs.ts';
import { loadEngine, snapshotOf } from '../tools/engine.ts';
import en from '../../www/words/links/en.ts';
import { inWords, told } from '../tools/problems.ts';
import type { Session } from '../../www/core/bindings.ts';
import type { GameLink } from '../../www/links/state.ts';

const engine = await loadEngine();
const { start, open, watch, seat } = engine.Session;
const opener = { start, open, watch, seat };
const HOME = 'https://somebody.example.org/';

/** A long game of Combo, always the same. */
function longGame() {
  const session = engine.Session.start('combo', 'draws=pieces');
  let random = 1;
  for (let snapshot = snapshotOf(session); !snapshot.over && snapshot.ply < 500; snapshot = snapshotOf(session)) {
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
    // With rare captures a game is long; without any it ends after a hundred moves.
    const isHungry = snapshot.ply % 60 > 45;
    const some = snapshot.legal.filter((move) => move.includes('x') === isHungry);
    const moves = some.length > 0 ? some : snapshot.legal;
    session.play(moves[(random >>> 8) % moves.length] ?? '');
  }
  return snapshotOf(session).moves;
}

const LONG: GameLink = {
  game: 'combo',
  seed: 3,
  position: null,
  moves: longGame(),
  playerKinds: ['human', 'master'],
  options: { draws: 'pieces' },
  clock: { base: 300, increment: 2, left: [120_000, 98_000] },
  match: null,
  at: 0,
};
const read = (link: string) => readLink(link, findGame, opener);
const packed = (await shortUrl(HOME, combo, LONG, opener)).slice(HOME.length);

test('a long game survives packing', async () => {
  assert.ok(formatLink(LONG).length > MAX_PLAIN, `${LONG.moves.length} moves`);
  assert.ok(packed.length < MAX_PLAIN / 2, `${packed.length} characters`);
  assert.deepEqual(await read(packed), { screen: 'table', state: LONG, isBare: false, problems: [] });
});

test('a move beyond the first 255 legal ones is packed, and one that is cut off is left out', async () => {
  const position = '8/8/8/2,b8,5/8/5,b8,2/8/w1,7 b 0';
  const session = engine.Session.open('combo', 'draws=pieces', position);
  let far = 0;
  for (let snapshot = snapshotOf(session); !snapshot.over && snapshot.ply < 400; snapshot = snapshotOf(session)) {
    // Black’s tall stacks go with all of their pieces, which are the last moves of all.
    const quiet = snapshot.legal.filter((move) => !move.includes('x') && !move.includes('+'));
    const move = quiet.findLast((move) => move.startsWith('8')) ?? quiet[0] ?? '';
    far += Number(session.placeOf(move) >= 255);
    session.play(move);
  }
  const { moves } = snapshotOf(session);
  session.free();
  assert.ok(far > 0, `${far} of ${moves.length} moves`);
  const state = { ...LONG, position, seed: null, moves, clock: null };
  // At so long an address even a short game is packed.
  const home = `${HOME}${'a'.repeat(MAX_PLAIN)}/`;
  const link = (await shortUrl(home, combo, state, opener)).slice(home.length);
  assert.match(link, /^#\/combo\?z=/);
  assert.deepEqual(await read(link), { screen: 'table', state, isBare: false, problems: [] });
  // A byte 255 with nothing behind it.
  const bytes = new TextEncoder().encode(`draws=pieces&position=${encodeURIComponent(position)}\0\u0001`);
  const cut = await read(`#/combo?z=${await deflate(new Uint8Array([...bytes, 255, 1]))}`);
  assert.ok(cut.screen === 'table');
  assert.deepEqual(inWords(cut.problems), [en.packed]);
  assert.equal(cut.state.moves.length, 1);
});

test('a packed link with a position that is not one is opened without its moves', async () => {
  const bytes = new TextEncoder().encode('position=nothing\0');
  const place = await read(`#/combo?z=${await deflate(new Uint8Array([...bytes, 1, 2, 3]))}`);
  assert.ok(place.screen === 'table');
  assert.deepEqual(place.state.moves, []);
});

test('a short game is not packed', async () => {
  const short = { ...LONG, moves: LONG.moves.slice(0, 20) };
  assert.equal(await shortUrl(HOME, combo, short, opener), HOME + formatLink(short));
});

const DAMAGES: [string, (link: string) => string][] = [
  ['the second half missing', (link) => link.slice(0, link.length / 2)],
  ['all but its first letters missing', (link) => link.slice(0, link.indexOf('z=') + 6)],
  ['nothing but its prefix', (link) => link.slice(0, link.indexOf('z=') + 2)],
  ['invalid base64', (link) => `${link.slice(0, 40)}%%${link.slice(42)}`],
  ['a letter changed', (link) => link.slice(0, -200) + (link.at(-200) === 'A' ? 'B' : 'A') + link.slice(-199)],
  ['other packed data', () => '#/combo?z=eJxLTEoGAAJNASc'],
];

for (const [name, damage] of DAMAGES) {
  test(`a packed link with ${name} is reported, and its valid part is kept`, async () => {
    const place = await read(damage(packed));
    assert.equal(place.screen, 'table');
    if (place.screen !== 'table') return;
    assert.notEqual(place.problems.length, 0);
    const { moves } = place.state;
    assert.ok(moves.length <= LONG.moves.length + 8);
  });
}

test('of a game with hidden hands, whose moves are packed as text, the moves before the damage are kept', async () => {
  let random = 1;
  const next = () => (random = (Math.imul(random, 1664525) + 1013904223) >>> 0) >>> 29;
  const moves = Array.from({ length: 900 }, () => `${'abcdefgh'[next()]}${1 + next()}`);
  const state: GameLink = { ...LONG, game: 'luckymoose', moves, options: {}, clock: null, at: 0 };
  const link = (await shortUrl(HOME, luckymoose, state, opener)).slice(HOME.length);
  assert.match(link, /^#\/luckymoose\?z=/);
  assert.deepEqual(await read(link), { screen: 'table', state, isBare: false, problems: [] });
  let kept = 0;
  for (let length = link.length >> 1; length < link.length; length += 7) {
    const place = await read(link.slice(0, length));
    assert.ok(place.screen === 'table' && place.problems.length === 1, `${length} characters`);
    assert.deepEqual(place.state.moves, moves.slice(0, place.state.moves.length), `${length} characters`);
    assert.ok(place.state.moves.length >= kept, `${length} characters`);
    kept = place.state.moves.length;
  }
  assert.ok(kept > moves.length * 0.8 && kept < moves.length, `${kept}`);
});

test('data that inflates to more than any game is refused', async () => {
  const bomb = new Blob([new Uint8Array(10_000_000)]).stream().pipeThrough(new CompressionStream('deflate'));
  const text = Buffer.from(await new Response(bomb).arrayBuffer()).toString('base64url');
  const place = await read(`#/combo?z=${text}`);
  assert.ok('problems' in place && place.problems.length > 0);
});

test('a deflate bomb is inflated in small chunks, and only up to the maximum length of a link', async (context) => {
  const link = await zeros(48);
  assert.ok(link.length < MAX_CHARACTERS, `${link.length} characters`);
  const Inflating = DecompressionStream;
  let [largest, unpacked] = [0, 0];
  context.mock.method(globalThis, 'DecompressionStream', function (format: CompressionFormat) {
    const before = counter((bytes) => (largest = Math.max(largest, bytes)));
    const after = counter((bytes) => (unpacked += bytes));
    return {
      writable: before.writable,
      readable: before.readable.pipeThrough(new Inflating(format)).pipeThrough(after),
    };
  });
  const place = await readLink(link, findGame, opener);
  assert.ok('problems' in place && place.problems.length === 1);
  assert.ok(largest > 0 && largest <= 64, `${largest} bytes at a time`);
  assert.ok(unpacked < 1_000_000, `${unpacked} bytes are unpacked`);
});

/** A pass-through stream that counts its chunks. */
function counter(count: (bytes: number) => void) {
  return new TransformStream({
    transform(piece, controller) {
      count(piece.length);
      controller.enqueue(piece);
    },
  });
}

test('a fragment longer than any game is refused before it is inflated', async (context) => {
  context.mock.method(globalThis, 'DecompressionStream', () => assert.fail('it is unpacked'));
  const place = await readLink(`#/combo?z=${'A'.repeat(1_000_000)}`, findGame, opener);
  assert.deepEqual(told(place), {
    screen: 'hall',
    problems: ['This link is longer than any game’s, so it was not opened.'],
  });
});

test('packing and unpacking a long game does not read its whole history for each move', async () => {
  let [looks, open] = [0, 0];
  const watched = (session: Session) => {
    open += 1;
    const { history, free } = session;
    return Object.assign(session, {
      history: (from: number, isMain: boolean) => {
        looks += 1;
        return history.call(session, from, isMain);
      },
      free: () => {
        open -= 1;
        free.call(session);
      },
    });
  };
  const watching = {
    start: (game: string, setup: string) => watched(opener.start(game, setup)),
    open: (game: string, setup: string, position: string) => watched(opener.open(game, setup, position)),
    watch: (game: string, view: string) => watched(opener.watch(game, view)),
    seat: (game: string, setup: string, view: string) => watched(opener.seat(game, setup, view)),
  };
  const link = (await shortUrl(HOME, combo, LONG, watching)).slice(HOME.length);
  assert.deepEqual(await readLink(link, findGame, watching), {
    screen: 'table',
    state: LONG,
    isBare: false,
    problems: [],
  });
  // The same holds for a truncated game.
  await readLink(DAMAGES[4]?.[1](link) ?? '', findGame, watching);
  await assert.rejects(shortUrl(HOME, combo, { ...LONG, moves: [...LONG.moves.slice(0, 300), 'nonsense'] }, watching));
  assert.deepEqual({ looks, open }, { looks: 0, open: 0 });
});

/** A packed link of Combo: the query, and the indices of its moves. */
const linkOf = async (query: string, indices: number[] = []) =>
  `#/combo?z=${await deflate(new Uint8Array([...new TextEncoder().encode(query), 0, ...indices]))}`;

/** An engine whose sessions play anything, and note the indices that they are asked for. */
function anyGame(playPlace: (index: number) => string, placeOf = () => 0) {
  const open = () => ({ playPlace, placeOf, free() {} }) as unknown as Session;
  return { start: open, open, watch: open, seat: open };
}

test('an index has one byte below 255, and three from there on', async () => {
  const indices = [0, 254, 255, 256, 70_000 & 0xffff];
  const played: number[] = [];
  const pack = indices.values();
  const nth = (ply: number) => `move-${'x'.repeat(20)}-${ply}`;
  const engine = anyGame(
    (index) => nth(played.push(index)),
    () => pack.next().value ?? 0,
  );
  const home = `${HOME}${'a'.repeat(MAX_PLAIN)}/`;
  const moves = indices.map((_, at) => nth(at + 1));
  const link = (await shortUrl(home, combo, { ...LONG, moves, clock: null }, engine)).slice(home.length);
  played.length = 0;
  const place = await readLink(link, findGame, engine);
  assert.deepEqual(played, indices);
  assert.ok('state' in place && place.problems.length === 0);
  assert.deepEqual(place.state.moves, moves);
});

test('a packed link has as many moves as any link, and more are reported', async () => {
  for (const [count, problems] of [
    [MAX_MOVES, 0],
    [MAX_MOVES + 1, 1],
  ] as const) {
    const link = await linkOf('draws=pieces', Array(count).fill(7));
    const place = await readLink(
      link,
      findGame,
      anyGame(() => 'a'),
    );
    assert.ok('state' in place);
    assert.deepEqual([place.state.moves.length, place.problems.length], [MAX_MOVES, problems]);
  }
});

test('what is packed has at most the length of a link', async () => {
  for (const [length, isDamaged] of [
    [MAX_CHARACTERS, false],
    [MAX_CHARACTERS + 1, true],
  ] as const) {
    const bytes = Uint8Array.from({ length }, (_, at) => at % 251);
    const read = await inflate(await deflate(bytes));
    assert.equal(read.isDamaged, isDamaged);
    assert.deepEqual(read.bytes, bytes.subarray(0, read.bytes.length));
    assert.ok(isDamaged ? read.bytes.length > 0 : read.bytes.length === length);
  }
});

test('a trap of the engine is passed on, and any other error ends the game there', async () => {
  const trap = () => {
    throw new WebAssembly.RuntimeError('unreachable');
  };
  const link = await linkOf('draws=pieces', [1, 2]);
  await assert.rejects(readLink(link, findGame, anyGame(trap)), WebAssembly.RuntimeError);
  const lost = { start: trap, open: trap, watch: trap, seat: trap };
  await assert.rejects(readLink(link, findGame, lost), WebAssembly.RuntimeError);
  const fail = (index: number) => (index === 1 ? 'a' : assert.fail());
  const place = await readLink(link, findGame, anyGame(fail));
  assert.ok('state' in place);
  assert.deepEqual([place.state.moves, place.problems.length], [['a'], 1]);
});

test('an address that packing makes no shorter stays as it is', async () => {
  const home = `${HOME}${'a'.repeat(MAX_PLAIN)}/`;
  const state = { ...LONG, moves: [], options: {}, clock: null, at: null, seed: null, playerKinds: null };
  assert.equal(await shortUrl(home, combo, state, opener), home + formatLink(state));
});

test('bytes become letters of an address, and come back', () => {
  for (const length of [0, 1, 2, 3, 4, 5]) {
    const bytes = Uint8Array.from({ length }, (_, at) => 255 - at);
    const text = toBase64(bytes);
    assert.match(text, /^[\w-]*$/);
    assert.deepEqual(fromBase64(text), bytes);
  }
  assert.deepEqual([...fromBase64('AQID*BAUG')], [1, 2, 3]);
  assert.deepEqual([...fromBase64('*AQID')], []);
});
