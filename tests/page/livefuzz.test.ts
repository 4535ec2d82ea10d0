// Changed and invented messages at one device: nothing is taken that the rules, the seats or the players don't allow,
// and no error escapes. LONG=1 sends 100,000 of them and measures the slowest.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { formatLink } from '../../www/links/link.ts';
import { formatMessage, parseMessage } from '../../www/links/live/message.ts';
import { LiveFault } from '../../www/links/live/fault.ts';
import { Device, judge, legalOf, newGame, numbers, textOf, type Below } from './livenetwork.ts';
import type { GameLink } from '../../www/links/state.ts';

const MESSAGES = process.env.LONG ? 100_000 : 6000;
/** The milliseconds of the processor that any message may take: what else the machine does is not counted. */
const SLOWEST = process.env.LONG ? 100 : Infinity;

const oneOf = <Item>(below: Below, items: readonly Item[]) => items[below(items.length)] as Item;

/** A game after random moves. */
function gameAfter(id: string, plies: number, below: Below) {
  let link = newGame(id, id === 'combo' ? { clock: { base: 300, increment: 2, left: null } } : {});
  for (let ply = 0; ply < plies; ply += 1) {
    const legal = legalOf(link);
    if (legal.length > 0) link = { ...link, moves: [...link.moves, oneOf(below, legal)] };
  }
  return link;
}

/** A game that another device might claim: longer, shorter, with other moves, another end or another start. */
function claim(link: GameLink, below: Below): GameLink {
  const { moves } = link;
  const changes: (() => Partial<GameLink>)[] = [
    () => ({}),
    () => ({ moves: moves.slice(0, below(moves.length + 1)) }),
    () => ({ moves: [...moves, oneOf(below, [...legalOf(link), 'a1'])] }),
    () => ({ moves: [...moves, ...legalOf(link).slice(below(3), 3).slice(0, 1)] }),
    () => ({ moves: [...moves, ...Array.from({ length: 1 + below(3) }, () => oneOf(below, [...moves, 'b2xb4']))] }),
    () => ({ moves: moves.map((move) => (below(4) === 0 ? oneOf(below, moves) : move)) }),
    () => ({ ending: oneOf(below, ['draw', 0, 1, 2, 9] as const) }),
    () => ({ seed: below(3) }),
    () => ({ match: { id: oneOf(below, ['abcdefghij', 'zzzz', 'ke2191leqa']), from: below(3) } }),
    () => ({ playerKinds: oneOf(below, [['human', 'hard'], ['human'], ['human', 'human', 'human']] as const).slice() }),
    () => ({ clock: oneOf(below, [null, { base: 60, increment: 0, left: null }]) }),
    () => ({ game: oneOf(below, ['gambit', 'combo', 'triboard', 'chess']) }),
    () => ({ position: oneOf(below, ['8/8/8/8 o', '/', '']) }),
  ];
  const claimed = { ...link, ...oneOf(below, changes)() };
  // Both may have agreed to play on.
  return below(4) === 0 ? { ...claimed, ...oneOf(below, changes)() } : claimed;
}

/** A message of a device that keeps to the form. */
function invented(link: GameLink, below: Below): object {
  const standing = () => ({
    state: formatLink(claim(link, below)),
    epoch: oneOf(below, [null, 0, 0, 0, 1, 2, 1e6]),
    left: oneOf(below, [null, [0, 0], [1e9, 1e9], [5, 5, 5], []]),
  });
  return oneOf(below, [
    () => ({ type: 'hello', v: oneOf(below, [1, 1, 2, '1']), name: 'x'.repeat(below(80)), ...standing() }),
    () => ({ type: 'state', insists: oneOf(below, [true, false, 1]), ...standing() }),
    () => ({ type: 'state', ...standing() }),
    () => ({
      type: 'ask',
      what: oneOf(below, ['draw', 'takeback', 'rematch', 'money']),
      id: below(3),
      ply: oneOf(below, [link.moves.length, below(5)]),
    }),
    () => ({ type: 'reply', id: below(3), yes: oneOf(below, [true, false, 'yes']) }),
    () => ({ type: 'courtesy', which: oneOf(below, ['hello', 'thanks', 'wellPlayed', 'ugly']) }),
    () => ({
      type: 'players',
      players: oneOf<unknown>(below, [['Ann', '', null], [1], 'Ann', Array(9).fill(''), null]),
    }),
    () => {
      const part = () => oneOf(below, ['p'.repeat(22), 'p'.repeat(43), 'p', 7]);
      const deal = oneOf(below, [`${part()}.${part()}`, part()]);
      const type = oneOf(below, ['pledge', 'seal', 'seals', 'number', 'proof']);
      const seals = oneOf<unknown>(below, [part(), `${part()}.${part()}`, [], Array(9).fill('p'.repeat(43)).join('.')]);
      const parts = { commitment: part(), seal: part(), seals, number: part(), deal };
      return { type, match: oneOf(below, ['abcdefghij', 'A', 1]), ...parts };
    },
    () => ({ type: oneOf(below, ['ping', 'pong', 'pung']), n: oneOf(below, [0, -1, 1.5, 1e300, null]) }),
  ])();
}

const SCRAPS = ['"', '{', '}', '[', '0', '-', 'e', '\\u0000', 'null', '__proto__', '"type":"bye"', '\ud800', '#/', '_'];

/** A text with some of it changed. */
function changed(text: string, below: Below) {
  let result = text;
  for (let changes = below(4); changes > 0; changes -= 1) {
    const at = below(result.length + 1);
    const scrap = below(3) === 0 ? '' : oneOf(below, SCRAPS);
    result = result.slice(0, at) + scrap + result.slice(at + below(3));
  }
  return result;
}

/** What one message may do to a game: nothing that the person here has not agreed to. */
function check(before: Device['state'], device: Device, what: string) {
  const { state, table } = device;
  const [old, now] = [before.link, state.link];
  assert.equal(textOf(table), textOf(now), what);
  assert.deepEqual([now.match?.id, now.seed, now.playerKinds], [old.match?.id, old.seed, old.playerKinds], what);
  assert.deepEqual(now.moves.slice(0, old.moves.length), old.moves, what);
  const verdict = judge(now);
  assert.ok(verdict, what);
  for (const seat of verdict.movers.slice(old.moves.length)) assert.ok(!before.seats.includes(seat), what);
  const ending = now.ending ?? null;
  if (ending !== (old.ending ?? null)) assert.ok(typeof ending === 'number' && !before.seats.includes(ending), what);
  const [left, earlier] = [now.clock?.left, old.clock?.left];
  for (const seat of before.seats) assert.equal(left?.[seat], earlier?.[seat] ?? left?.[seat], what);
  assert.ok(state.peer.length <= 40 && state.delays.length <= 5 && state.refused.length < 80_000, what);
}

for (const id of ['gambit', 'combo']) {
  test(`${id}: ${MESSAGES} invented and changed messages`, () => {
    let [moves, resigned, slowest] = [0, 0, 0];
    const seen = new Set<string>();
    const below = numbers(3);
    let device: Device | undefined;
    let used = 0;
    for (let n = 0; n < MESSAGES; n += 1) {
      if (!device || used === 25 || device.state.status === 'closed') {
        device = new Device(gameAfter(id, below(12), below), [below(2)], 'Ada');
        device.send({ type: 'connected', now: (device.now = n * 1000) });
        used = 0;
      }
      used += 1;
      device.now += 1000;
      const { state: before } = device;
      const text = changed(JSON.stringify(invented(before.link, below)), below);
      const begin = process.cpuUsage();
      device.send({ type: 'received', text, now: device.now });
      const { user, system } = process.cpuUsage(begin);
      slowest = Math.max(slowest, (user + system) / 1000);
      device.outbox = [];
      check(before, device, text);
      moves += device.state.link.moves.length - before.link.moves.length;
      resigned += Number(device.state.link.ending !== before.link.ending);
      for (const code of device.said.splice(0)) seen.add(code);
      if (device.state.question) device.send({ type: 'answer', yes: false });
    }
    // Some of them are what an honest device may send.
    assert.ok(moves > 10 && resigned > 10, `${moves} moves, ${resigned} resignations`);
    for (const code of ['unreadable', 'otherGame', 'illegalMove', 'foreignEnd', 'conflict', 'newer', 'hello'])
      assert.ok(seen.has(code), code);
    assert.ok(slowest < SLOWEST, `${slowest} ms`);
    if (process.env.LONG) console.log(`${id}: the slowest message took ${slowest.toFixed(1)} ms`);
  });
}

/** The longest game that a message has room for, and others that are hard to read. */
const LONG: [string, (link: GameLink) => unknown][] = [
  ['thousands of moves', (link) => ({ ...link, moves: Array(4000).fill('1b2+c1') })],
  ['a long move', (link) => ({ ...link, moves: ['1'.repeat(60_000)] })],
  ['a long position', (link) => ({ ...link, position: '8/'.repeat(30_000) })],
];

for (const [name, make] of LONG) {
  test(`a game with ${name} is refused`, () => {
    const device = new Device(newGame('combo'), [1], 'Ada');
    device.send({ type: 'connected', now: 0 });
    const state = formatLink(make(newGame('combo')) as GameLink);
    device.send({ type: 'received', text: JSON.stringify({ type: 'state', state, epoch: 0, left: null }), now: 1 });
    assert.equal(device.said.length, 1);
    assert.deepEqual(device.table.moves, []);
  });
}

const DOC = readFileSync(new URL('../../www/docs/live.md', import.meta.url), 'utf8');
const blocks = (language: string) =>
  [...DOC.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map(([, text = '']) => text);
const SCHEMA = JSON.parse(blocks('json')[0] ?? '');

/** Whether a value keeps to a schema; the keywords are those of the document. */
function isValid(schema: any, value: any): boolean {
  const { $ref, type, properties = {}, required = [], oneOf: some, items, pattern } = schema;
  if ($ref) return isValid(SCHEMA.$defs[$ref.split('/').at(-1)], value);
  const kind =
    value === null ? 'null' : Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value;
  const isObject = kind === 'object';
  return (
    (type === undefined || [type].flat().includes(kind)) &&
    (schema.const === undefined || schema.const === value) &&
    (schema.enum === undefined || schema.enum.includes(value)) &&
    (kind !== 'integer' || (value >= (schema.minimum ?? -Infinity) && value <= (schema.maximum ?? Infinity))) &&
    (kind !== 'string' || (new RegExp(pattern ?? '').test(value) && value.length <= (schema.maxLength ?? Infinity))) &&
    (kind !== 'array' || (value.length >= (schema.minItems ?? 0) && value.length <= (schema.maxItems ?? Infinity))) &&
    (kind !== 'array' || value.every((item: unknown) => isValid(items ?? {}, item))) &&
    (!isObject || required.every((key: string) => key in value)) &&
    (!isObject || Object.entries(properties).every(([key, part]) => !(key in value) || isValid(part, value[key]))) &&
    (some === undefined || some.filter((each: unknown) => isValid(each, value)).length === 1)
  );
}

test('the documented schema accepts what the page accepts', () => {
  const below = numbers(9);
  const link = gameAfter('gambit', 3, below);
  const counts = [0, 0];
  for (let n = 0; n < 3000; n += 1) {
    const message: any = invented(link, below);
    const keys = Object.keys(message);
    const key = oneOf(below, keys);
    const kind = below(4);
    if (kind === 0) delete message[key];
    else if (kind === 1) message[key] = oneOf(below, [null, -1, 1.5, 2, '', [], {}, 1e12, true, '#/', 'hello', 'bye']);
    let isRead = true;
    try {
      parseMessage(JSON.stringify(message));
    } catch {
      isRead = false;
    }
    counts[Number(isRead)] = (counts[Number(isRead)] ?? 0) + 1;
    assert.equal(isValid(SCHEMA, message), isRead, JSON.stringify(message));
  }
  assert.ok(
    counts.every((count) => count > 300),
    String(counts),
  );
});

test('the documented examples are one message of each type', () => {
  const lines = (blocks('jsonl')[0] ?? '').trim().split('\n');
  for (const line of lines) assert.equal(formatMessage(parseMessage(line)), line);
  const types = lines.map((line) => JSON.parse(line).type);
  const games = ['hello', 'state', 'ask', 'reply', 'courtesy', 'players'];
  assert.deepEqual(types, [...games, 'pledge', 'seal', 'seals', 'number', 'proof', 'ping', 'pong', 'bye']);
});

test('nested and other odd texts are no messages', () => {
  const texts = [
    '['.repeat(60_000),
    '{"type":'.repeat(5000),
    `{"type":"ping","n":${'9'.repeat(60_000)}}`,
    '',
    '\u0000',
  ];
  for (const text of [...texts, 1, null, undefined, {}, new Uint8Array(4)])
    assert.throws(() => parseMessage(text), LiveFault);
});

test('a message that was formatted is parsed as it was', () => {
  const standing = { state: '#/gambit', epoch: 3, left: [1, 2] };
  const messages = [
    { type: 'hello', v: 1, name: 'Sami', ...standing, epoch: null },
    { type: 'state', ...standing, insists: true },
    { type: 'ask', what: 'takeback', id: 1, ply: 4 },
    { type: 'reply', id: 1, yes: false },
    { type: 'courtesy', which: 'thanks' },
    { type: 'players', players: ['Ann', '', null] },
    { type: 'pledge', match: 'abcd', commitment: 'c'.repeat(43) },
    { type: 'number', match: 'abcd', number: 'n'.repeat(22) },
    { type: 'proof', match: 'abcd', deal: `${'s'.repeat(22)}.${'n'.repeat(22)}` },
    { type: 'ping', n: 7 },
    { type: 'pong', n: 7 },
    { type: 'bye' },
  ] as const;
  for (const message of messages) assert.deepEqual(parseMessage(formatMessage(message as never)), message);
});
