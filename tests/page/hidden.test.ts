// Hidden hands on an embedded board: the host page calls whatever the element and its channel offer, on two deals that
// differ, and hears the same of both.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findGame } from '../../www/games/index.ts';
import { parseLink } from '../../www/links/link.ts';
import { framePage, hostPage } from '../fuzz/frames.ts';
import { opener } from '../fuzz/inputs.ts';
import { randomNumbers } from '../tools/random.ts';
import type { Engine } from '../../www/core/engine.ts';

const CALLS = Number(process.env.CALLS ?? 2000);
const HIDDEN = 'Hands are hidden: moves are made on the board.';
const TOKENS = [...'roygbp'].flatMap((colour) => [...'123456'].map((symbol) => colour + symbol));
const SQUARES = [...'abcdefghi'].flatMap((file) => [...'123456789'].map((rank) => file + rank));
/** Values of attributes, none of which gives a deal. */
const ATTRIBUTES: Record<string, (string | null)[]> = {
  moves: [null, '~r1', '~o2', 'r1@e5', 'pass', 'r1@e5_~?', '', '~'],
  at: [null, '0', '1', '-1', 'x'],
  players: ['human,medium', 'human,human', 'medium,human', 'human,easy,human'],
  position: [null, '', '9', 'xx', '9/9/9/9/9/9/9/9/9_1_0,0'],
  clock: [null, '300+5', '1'],
  left: [null, '0.1,0.1'],
  view: [null, 'x'],
  seed: [null, '', 'x'],
  theme: ['light', 'dark', 'auto'],
};

/** A move, or something like one. */
function guess(random: () => number) {
  const pick = (list: readonly any[]) => list[Math.floor(random() * list.length)];
  return pick([
    () => `~${pick(TOKENS)}`,
    () => `~${pick(TOKENS)}${pick(TOKENS)}`,
    () => `${pick(TOKENS)}@${pick(SQUARES)}`,
    () => `${pick(TOKENS)}@e5`,
    () => `${pick(TOKENS)}@e5+${pick(TOKENS)}@e6`,
    () =>
      pick([
        'pass',
        '',
        '~',
        '~?',
        '~2',
        ' ',
        '__proto__',
        'x'.repeat(10_000),
        '\0',
        '~r1 ',
        'R1@E5',
        5,
        null,
        undefined,
        {},
        [],
        true,
      ]),
  ])();
}

/**
 * What a host page hears that attacks a board, after each call.
 *
 * @param deal a seed from which those of the games follow
 */
async function attack(deal: number, attributes: Record<string, string>) {
  const deals = randomNumbers(deal);
  let questions = 0;
  const engine = { ...opener, seed: () => Math.floor(deals() * 2 ** 32) } as unknown as Engine;
  const host = hostPage({ game: 'luckymoose', size: '9', sets: '1', ...attributes });
  const { element, queue } = host;
  host.see();
  const url = new URL(host.frame.src);
  const page = await framePage(parseLink(url.hash, findGame), { engine, search: url.search });
  const { table } = page;
  /** The port that the element has. */
  let raw: MessagePort | null = null;
  host.frame.contentWindow.postMessage = (data: unknown, _: string, [port]: any[]) => {
    page.tell(data, [port]);
    raw = port.other;
  };
  host.tell(page.hellos[0]);
  await queue.settle();
  table.dispatch({ type: 'holdDevice' });
  // The rules are asked about a move only when it is played: a refusal that costs the same knows nothing.
  const { record } = table;
  const asked = record.after;
  Object.getPrototypeOf(record).after = function after(move: string) {
    questions += 1;
    return asked.call(this, move);
  };
  const random = randomNumbers(1);
  const pick = (list: readonly any[]) => list[Math.floor(random() * list.length)];
  const heard: string[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    const kind = pick(['play', 'play', 'play', 'play', 'undo', 'reset', 'attribute', 'raw']);
    const before = host.events.length;
    let result: unknown = 'nothing';
    let turns = 0;
    const settled = (promise: Promise<void>) =>
      promise.then(
        () => (result = 'done'),
        (error: Error) => (result = error.message),
      );
    if (kind === 'play') void settled(element.play(guess(random)));
    else if (kind === 'undo') void settled(element.undo());
    else if (kind === 'reset') void settled(element.reset());
    else if (kind === 'raw')
      (raw as any)?.postMessage({
        type: pick(['play', 'undo', 'show', 'theme', 'x']),
        id: -1,
        move: guess(random),
        link: pick(['#/luckymoose', '#/luckymoose?moves=~r1', '#/luckymoose?players=human,human', 'x']),
      });
    else {
      const name = pick(Object.keys(ATTRIBUTES));
      const value = pick(ATTRIBUTES[name] ?? []);
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
    // So many messages are on their way until all is still.
    while (turns < 10 && result === 'nothing' && (kind === 'play' || kind === 'undo' || kind === 'reset')) {
      await queue.settle();
      turns += 1;
    }
    if (result === 'nothing') await queue.settle();
    heard.push(JSON.stringify([kind, result, turns, element.position, host.events.slice(before)]));
    if (kind === 'play') assert.equal(result, HIDDEN);
    table.dispatch({ type: 'holdDevice' });
  }
  const hand = table.record.view(0);
  Object.getPrototypeOf(record).after = asked;
  page.close();
  host.close();
  return { heard, hand, questions };
}

for (const players of ['human,medium', 'human,human']) {
  test(`${CALLS} calls of a host page learn nothing of a hand: ${players}`, async () => {
    const [one, other] = [await attack(1, { players }), await attack(2, { players })];
    assert.notEqual(one.hand, other.hand, 'the deals differ');
    const at = one.heard.findIndex((each, n) => each !== other.heard[n]);
    assert.equal(
      one.heard[at],
      other.heard[at],
      `success, errors, events and the number of turns are alike in call ${at}`,
    );
    assert.deepEqual([one.questions, other.questions], [0, 0], 'no move is looked up in the rules');
  });
}

/** A board of two people in a frame, and the answer to a move that its host page asks for. */
async function boardOf(attributes: Record<string, string>) {
  const host = hostPage({ game: 'luckymoose', players: 'human,human', ...attributes });
  host.see();
  const url = new URL(host.frame.src);
  const engine = { ...opener, seed: () => 3 } as unknown as Engine;
  const page = await framePage(parseLink(url.hash, findGame), { engine, search: url.search });
  host.frame.contentWindow.postMessage = (data: unknown, _: string, ports: unknown[]) => page.tell(data, ports);
  host.tell(page.hellos[0]);
  await host.queue.settle();
  const { table } = page;
  const ask = async (request: Promise<void>) => {
    const answer = request.then(
      () => 'done',
      (error: Error) => error.message,
    );
    await host.queue.settle();
    return answer;
  };
  return {
    table: page.table,
    /** The first legal exchange of one token. */
    exchange: () => {
      table.dispatch({ type: 'holdDevice' });
      return table.record.legal.find((move: string) => /^~\w\w$/.test(move)) ?? assert.fail('no exchange');
    },
    play: (move: string) => ask(host.element.play(move)),
    undo: () => ask(host.element.undo()),
    reset: () => ask(host.element.reset()),
    close: () => {
      page.close();
      host.close();
    },
  };
}

for (const mode of ['play', 'view']) {
  test(`a host page that has dealt plays moves, and one that has not plays none: ${mode}`, async () => {
    for (const [seed, answer] of [
      [{ seed: '3' }, 'done'],
      [{}, HIDDEN],
    ] as [Record<string, string>, string][]) {
      const board = await boardOf({ mode, ...seed });
      assert.equal(await board.play(board.exchange()), answer);
      board.close();
    }
  });
}

test('a host page that has dealt knows no hand after a concealed move of the visitor, not even by undo', async () => {
  const board = await boardOf({ seed: '3' });
  board.table.attempt(board.exchange());
  assert.equal(await board.play(board.exchange()), HIDDEN);
  assert.equal(await board.undo(), 'done');
  assert.equal(await board.play(board.exchange()), HIDDEN);
  assert.equal(await board.reset(), 'done');
  assert.equal(await board.play(board.exchange()), 'done');
  board.close();
});
