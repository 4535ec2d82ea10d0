// Packed links: what they come back as, whole and damaged.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { combo } from '../../www/games/combo/index.js';
import { findGame } from '../../www/games/index.js';
import { formatLink } from '../../www/link.js';
import { MOST, addressOf, readLink } from '../../www/packed.js';
import { loadEngine } from '../tools/engine.js';

/** @import { TableState } from '../../www/types.js' */

const engine = await loadEngine();
const opener = { start: engine.Session.start, open: engine.Session.open };
const HOME = 'https://somebody.example.org/';

/** A long game of Combo, always the same. */
function longGame() {
  const session = engine.Session.start('combo', 'draws=pieces');
  let random = 1;
  for (let snapshot = session.snapshot(); !snapshot.over && snapshot.ply < 500; snapshot = session.snapshot()) {
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
    // Who seldom takes anything plays for long; who never does, for a hundred moves.
    const isHungry = snapshot.ply % 60 > 45;
    const some = snapshot.legal.filter((move) => move.includes('x') === isHungry);
    const moves = some.length > 0 ? some : snapshot.legal;
    session.play(moves[(random >>> 8) % moves.length] ?? '');
  }
  return session.snapshot().moves;
}

/** @type {TableState} */
const LONG = {
  game: 'combo', seed: 3, position: null, moves: longGame(), sitters: ['human', 'master'], options: { draws: 'pieces' },
  clock: { base: 300, increment: 2, left: [120_000, 98_000] }, match: null, at: 0,
};
const read = (/** @type {string} */ link) => readLink(link, findGame, opener);
const packed = (await addressOf(HOME, combo, LONG, opener)).slice(HOME.length);

test('a long game is packed, and comes back as it was', async () => {
  assert.ok(formatLink(LONG).length > MOST, `${LONG.moves.length} moves`);
  assert.ok(packed.length < MOST / 2, `${packed.length} characters`);
  assert.deepEqual(await read(packed), { screen: 'table', state: LONG, isBare: false, problems: [] });
});

test('a short game stays readable', async () => {
  const short = { ...LONG, moves: LONG.moves.slice(0, 20) };
  assert.equal(await addressOf(HOME, combo, short, opener), HOME + formatLink(short));
});

/** @type {[string, (link: string) => string][]} */
const DAMAGES = [
  ['cut off in the middle', (link) => link.slice(0, link.length / 2)],
  ['cut off after its first letters', (link) => link.slice(0, link.indexOf('z=') + 6)],
  ['nothing but its key', (link) => link.slice(0, link.indexOf('z=') + 2)],
  ['no base64', (link) => `${link.slice(0, 40)}%%${link.slice(42)}`],
  ['a letter changed', (link) => link.slice(0, -200) + (link.at(-200) === 'A' ? 'B' : 'A') + link.slice(-199)],
  ['something else that was packed', () => '#/combo?z=eJxLTEoGAAJNASc'],
];

for (const [name, damage] of DAMAGES) {
  test(`a packed link with ${name} says so, and keeps what is sound`, async () => {
    const place = await read(damage(packed));
    assert.equal(place.screen, 'table');
    if (place.screen !== 'table') return;
    assert.notEqual(place.problems.length, 0);
    const { moves } = place.state;
    assert.ok(moves.length <= LONG.moves.length + 8);
  });
}

test('what unpacks to more than any game is refused', async () => {
  const bomb = new Blob([new Uint8Array(10_000_000)]).stream().pipeThrough(new CompressionStream('deflate'));
  const text = Buffer.from(await new Response(bomb).arrayBuffer()).toString('base64url');
  const place = await read(`#/combo?z=${text}`);
  assert.ok('problems' in place && place.problems.length > 0);
});
