// Messages between a board's frame and its host page, each way, and the attributes of the element: whatever is sent,
// each side keeps to what `www/docs/embedding.md` promises, and the game stays a legal one.

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { GAMES, findGame } from '../../www/games/index.ts';
import { formatLink, languageIn, parseLink } from '../../www/links/link.ts';
import { readLink } from '../../www/links/read.ts';
import { preferredLanguage } from '../../www/app/language.ts';
import { assertValidState } from './links.ts';
import { channel, framePage, hostPage } from './frames.ts';
import { any, json, opener, pick, play, playedGames, type RandomGame } from './inputs.ts';
import { property, type Target } from './target.ts';
import { inWords } from '../tools/problems.ts';
import type { Engine } from '../../www/core/engine.ts';

const HOME = 'https://games.example/a/b/';
/** Words that only programmers read. */
const RAW =
  /undefined|NaN\b|\[object|TypeError|RangeError|RuntimeError|unreachable|panicked|function\b|Something went wrong/;
const engine = { ...opener, seed: () => 7 } as unknown as Engine;

/** Rejections that nothing has heard. */
const unheard: unknown[] = [];
process.on('unhandledRejection', (error) => unheard.push(error));

/** Values that a message may have beside those of JSON, by names, each made of a value of JSON. */
const TWISTS: Record<string, (value: any) => unknown> = {
  plain: (value) => value,
  undefined: () => undefined,
  nan: () => NaN,
  infinity: () => Infinity,
  bigint: () => 12n,
  boxed: (value) => Object(typeof value === 'object' ? 'play' : value),
  date: () => new Date(NaN),
  map: (value) =>
    new Map([
      ['type', value],
      [value, 'type'],
    ]),
  set: (value) => new Set([value]),
  bytes: () => new Uint8Array([0, 255]),
  regexp: () => /x/g,
  error: () => new RangeError('x'),
  list: (value) => [value],
  sparse: () => Array(5),
  long: () => 'x'.repeat(100_000),
  half: () => '\ud800',
  /** No text can be made of it. */
  textless: () => JSON.parse('{"toString":1,"valueOf":2,"__proto__":{"type":"undo"}}'),
  cycle: (value) => {
    const made = { value } as Record<string, unknown>;
    made['self'] = made;
    return made;
  },
  deep: (value) => Array.from({ length: 500 }).reduce((inner) => [inner], value),
};
type TwistedValue = [twist: string, value: unknown];

const twisted = fc.tuple(fc.constantFrom(...Object.keys(TWISTS)), json) as fc.Arbitrary<TwistedValue>;
const plain = (value: fc.Arbitrary<unknown>) => value.map((made) => ['plain', made]) as fc.Arbitrary<TwistedValue>;
const nearly = (value: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 4, arbitrary: plain(value) }, { weight: 1, arbitrary: twisted });

const LINKS = [
  '#/',
  '#/gambit',
  '#/combo',
  '#/nothing',
  '#/gambit?moves=xx',
  '#/gambit?size=1e999',
  '#/luckymoose?players=human,human,human&seed=3',
  '#/gambit/study',
  '#/gambit/puzzles',
  'javascript:alert(1)',
  'https://example.org/#/',
  '/#/',
  '//example.org',
  '#/__proto__',
  '#/gambit?players=human,human&moves=d2xd4',
  '#/triboard?players=human,human,human',
];
const MOVES = ['', 'd2xd4', 'zz', '__proto__', 'a1', '~1', '1a2-a3', 'pass', ' '];
/** The parts of a message; `move` may be a number, which stands for a legal one. */
const parts = {
  type: nearly(
    fc.constantFrom('play', 'undo', 'show', 'theme', 'answer', 'state', 'event', 'open', 'channel', 'hello', 'failed'),
  ),
  id: nearly(fc.nat(9)),
  move: nearly(fc.oneof(any, fc.constantFrom(...MOVES))),
  link: nearly(fc.oneof(fc.constantFrom(...LINKS), fc.string({ maxLength: 8 }))),
  study: nearly(fc.constantFrom('', '[Game "gambit"]\n\n*\n', '[')),
  theme: nearly(fc.constantFrom('light', 'dark', 'auto', '')),
  name: nearly(fc.constantFrom('ready', 'move', 'over', 'solved', 'failed', 'click', 'ready\n', '__proto__', '')),
  detail: nearly(json),
  error: nearly(fc.constantFrom('No.', '')),
  position: nearly(fc.constantFrom('8/8/8/8 o', '')),
  key: nearly(fc.constantFrom('0', '')),
  gambol: nearly(fc.constantFrom(1, 2, '1')),
};
type Message = { whole: TwistedValue } | { parts: Record<string, TwistedValue> };

const message: fc.Arbitrary<Message> = fc.oneof(
  { weight: 1, arbitrary: twisted.map((whole) => ({ whole })) },
  {
    weight: 3,
    arbitrary: fc.record(parts, { requiredKeys: [] }).map((made) => ({ parts: made as Record<string, TwistedValue> })),
  },
  {
    weight: 3,
    arbitrary: fc
      .record({ type: plain(fc.constant('play')), id: plain(fc.nat(9)), move: plain(any) })
      .map((made) => ({ parts: made })),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({
        type: plain(fc.constantFrom('show', 'undo')),
        id: plain(fc.nat(9)),
        link: plain(fc.constantFrom(...LINKS)),
      })
      .map((made) => ({ parts: made })),
  },
);

/** The value of a message. */
function valueOf(given: Message, legal: string[]): any {
  const made = ([twist, value]: TwistedValue) => TWISTS[twist]?.(value);
  if ('whole' in given) return made(given.whole);
  const value = Object.fromEntries(Object.entries(given.parts).map(([key, part]) => [key, made(part)]));
  const number = Number(typeof value['move'] === 'number' ? value['move'] : -1);
  if (Number.isSafeInteger(number) && number >= 0 && legal.length > 0) value['move'] = pick(legal, number);
  return value;
}

/** What is still to be true after all has settled. */
async function assertHeard() {
  for (let n = 0; n < 3; n += 1) await new Promise((resolve) => setImmediate(resolve));
  const errors = unheard.splice(0);
  assert.deepEqual(errors, [], 'nothing is rejected that nobody hears');
}

function assertSentence(words: unknown) {
  assert.ok(
    typeof words === 'string' && words.length > 0 && words.length <= 200,
    `a sentence, not ${String(words).slice(0, 300)}`,
  );
  assert.doesNotMatch(words.replaceAll(/“[^”]*”/gs, ''), RAW);
}

/**
 * Checks what a frame sends to its host page.
 *
 * @param id of the game
 */
function assertContract(sent: any, id: string) {
  const { type, ...rest } = sent;
  if (type === 'answer') {
    const { id: request, error, ...more } = rest;
    assert.ok(typeof request === 'number' && Object.keys(more).length === 0, 'an answer has the id of its request');
    if (error !== undefined) assertSentence(error);
  } else if (type === 'state') {
    assert.deepEqual(Object.keys(rest).sort(), ['link', 'position']);
    assert.ok(typeof rest.position === 'string' && rest.position !== '');
    const place = parseLink(rest.link, findGame);
    assert.ok(
      place.screen === 'table' && place.problems.length === 0 && place.state.game === id,
      `the link of a table, not ${rest.link}`,
    );
    assertValidState(place.state);
    // A frame reveals no hands that its host page has not given.
  } else if (type === 'event') {
    const { name, detail } = rest;
    assert.ok(['ready', 'move', 'over'].includes(name), name);
    const keys = {
      ready: ['game', 'position'],
      move: ['game', 'move', 'ply', 'position'],
      over: ['scores', 'winners'],
    }[name as 'ready'];
    assert.deepEqual(Object.keys(detail).sort(), keys);
    if (name !== 'over') assert.equal(detail.game, id);
  } else {
    assert.equal(type, 'open');
    assert.match(rest.link, /^#\//);
  }
}

/** The place of a game that people play. */
function placeOf(played: RandomGame) {
  const { game, session, state } = play(played);
  session.free();
  const seats = state.playerKinds?.length ?? game.playerKinds.length;
  const link = formatLink({ ...state, playerKinds: Array.from({ length: seats }, () => 'human' as const) });
  return { game, link, place: parseLink(link, findGame) };
}

const tag = fc.oneof(
  fc.constantFrom(
    '',
    'de',
    'de-CH',
    'DE',
    'ja',
    '__proto__',
    'constructor',
    'toString',
    'xx',
    '-',
    'en-',
    '\ud800',
    'a b',
    'ar_EG',
  ),
  fc.string({ maxLength: 4 }),
);
const attribute = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '1',
    '-1',
    '1e999',
    'NaN',
    'Infinity',
    'gambit',
    '__proto__',
    'constructor',
    'human,human',
    'human,master',
    'view',
    'steps',
    'puzzle',
    'dark',
    '\ud800',
    'd2xd4',
    '300+5',
    '%',
    '%zz',
    'https://example.org/#/gambit/study',
    '#/combo/study?tree=x',
    '[Game "gambit"]\n\n*',
    'a  b\tc\nd',
    '7',
    '2026-11-22',
    '9007199254740993',
  ),
  fc.string({ unit: 'binary', maxLength: 10 }),
  fc.constant('x'.repeat(70_000)),
);
const ATTRIBUTES = [
  'game',
  'theme',
  'mode',
  'study',
  'puzzle',
  'solution',
  'goal',
  'seed',
  'position',
  'view',
  'moves',
  'players',
  'size',
  'sets',
  'draws',
  'clock',
  'left',
  'at',
  'aria-label',
  'lang',
];
const attributes = fc.uniqueArray(fc.tuple(fc.constantFrom(...ATTRIBUTES), attribute), {
  maxLength: 6,
  selector: ([name]) => name,
});
const named = fc.record({
  game: fc.option(fc.constantFrom(...GAMES.map(({ id }) => id))),
  others: attributes,
  lang: fc.option(tag),
  pre: fc.option(fc.oneof(attribute, fc.constant('[Game "gambit"]\n\n*\n'))),
});

const attributesOf = ({ game, others }: typeof named extends fc.Arbitrary<infer Named> ? Named : never) => ({
  ...Object.fromEntries(others),
  ...(game === null ? {} : { game }),
});

export const target: Target = {
  'whatever a host page sends, a frame answers by the contract, and its game is legal': property({
    runs: 100,
    inputs: fc.record({
      played: playedGames(6),
      outside: fc.array(message, { maxLength: 4 }),
      inside: fc.array(message, { maxLength: 12 }),
      mode: fc.constantFrom('play', 'play', 'view', 'steps', '__proto__'),
    }),
    check: async ({ played, outside, inside, mode }) => {
      const { game, place } = placeOf(played);
      const themes: string[] = [];
      const page = await framePage(place, {
        engine,
        search: `?embed&mode=${mode}`,
        onTheme: (theme) => void themes.push(theme),
      });
      const { table, queue } = page;
      assert.deepEqual(
        page.hellos.map(({ gambol, type, key }) => [gambol, type, typeof key]),
        [[1, 'hello', 'string']],
      );
      const legalNow = () => (table.snapshot.over ? [] : table.record.legal);
      const sent: any[] = [];
      // Strangers have no key.
      for (const given of outside) {
        const { port1, port2 } = channel();
        port1.onmessage = ({ data }) => sent.push(data);
        page.tell(valueOf(given, []), [port2]);
        page.tell({ gambol: 1, type: 'channel', key: page.hellos[0].key }, [port2], {});
      }
      await queue.settle();
      assert.equal(sent.length, 0, 'nobody else is told anything');
      const { port1, port2 } = channel();
      port1.onmessage = ({ data }) => sent.push(data);
      page.tell({ gambol: 1, type: 'channel', key: page.hellos[0].key }, [port2]);
      await queue.settle();
      assert.deepEqual(
        sent
          .map(({ type, name }) => name ?? type)
          .slice(0, 2)
          .sort()
          .at(-1),
        'state',
      );
      for (const given of inside) {
        // A hand is seen by who holds the device.
        if (game.hands) table.dispatch({ type: 'holdDevice' });
        const value = valueOf(given, legalNow());
        const { ply, position } = table.snapshot;
        const { seated } = table.sight;
        const isPersons = seated[table.snapshot.toMove ?? 0]?.isLocal;
        const isLegal = value?.type === 'play' && legalNow().includes(value.move);
        const before = sent.length;
        port1.postMessage(value);
        await queue.settle();
        const told: any[] = sent.slice(before);
        for (const each of told) assertContract(each, game.id);
        const answers = told.filter(({ type }) => type === 'answer');
        assert.ok(
          answers.length <= 1 && answers.every(({ id }) => Object.is(id, value.id)),
          'one answer for a request',
        );
        const { snapshot } = table;
        if (value?.type === 'play' && typeof value.move === 'string') {
          const isPlayed = answers.length > 0 ? answers[0].error === undefined : snapshot.ply === ply + 1;
          if (typeof value.id === 'number') assert.equal(answers.length, 1, 'each request is answered');
          assert.ok(isLegal || !isPlayed, 'what is illegal is refused');
          if (isLegal && isPersons && !/view|steps/.test(mode)) assert.ok(isPlayed, 'what is legal is played');
          assert.ok(
            isPlayed ? snapshot.ply === ply + 1 : snapshot.position === position && snapshot.ply === ply,
            'what is refused changes nothing',
          );
        } else if (value?.type !== 'show' && value?.type !== 'undo')
          assert.equal(snapshot.position, position, 'nothing else changes the game');
        const { link: state } = table;
        assertValidState({ ...state, options: {} });
      }
      assert.ok(themes.every((theme) => theme === 'light' || theme === 'dark'));
      for (const address of page.visited) assert.match(address, /^#\//);
      page.close();
      await assertHeard();
    },
  }),
  'whatever a frame sends, the host page gets events of the contract alone, and each request settles': property({
    runs: 200,
    inputs: fc.record({
      messages: fc.array(fc.tuple(fc.constantFrom('port', 'port', 'window', 'stranger'), message), { maxLength: 12 }),
      requests: fc.array(fc.tuple(fc.constantFrom('play', 'undo', 'reset'), twisted), { maxLength: 3 }),
      hasHello: fc.boolean(),
    }),
    check: async ({ messages, requests, hasHello }) => {
      const host = hostPage({ game: 'gambit' });
      const { element, queue } = host;
      host.see();
      let port: any = null;
      const received: any[] = [];
      const frame = host.frame;
      frame.contentWindow.postMessage = (data: any, _: string, [given]: any[]) => {
        assert.deepEqual([data.gambol, data.type, typeof data.key], [1, 'channel', 'string']);
        port = given;
        port.onmessage = ({ data: asked }: any) => received.push(asked);
      };
      const settled = requests.map(([method, [twist, value]]) => {
        // No error is thrown past the promise.
        const promise = element[method](TWISTS[twist]?.(value));
        return promise.then(
          () => null,
          (error: unknown) => error,
        );
      });
      if (hasHello) host.tell({ gambol: 1, type: 'hello', key: '1,2,3,4' });
      for (const [way, given] of messages) {
        const value = valueOf(given, ['d2xd4']);
        if (way === 'port' && port) port.postMessage(value);
        else host.tell(value, way === 'stranger' ? {} : undefined);
        await queue.settle();
        assert.ok(element.position === null || typeof element.position === 'string');
      }
      for (const { type, id } of received)
        if (type !== 'theme') assert.ok(id === undefined || Number.isSafeInteger(id));
      host.timeOut();
      await queue.settle();
      host.timeOut();
      for (const error of await Promise.all(settled))
        if (error !== null) assert.ok(error instanceof Error, `a reason, not ${error}`);
      for (const { name } of host.events) assert.ok(['ready', 'move', 'over', 'solved', 'failed'].includes(name));
      const told = messages
        .filter(([way, given]) => way === 'port' && 'parts' in given)
        .map(([, given]) => valueOf(given, ['d2xd4']));
      for (const { name } of host.events)
        assert.ok(
          told.some((value) => value.type === 'event' && value.name === name),
          'an event is one that the frame has sent',
        );
      for (const url of host.opened) assert.ok(String(url).startsWith(`${HOME}#/`), String(url));
      host.close();
      await assertHeard();
    },
  }),
  'attributes of any values give an address that the frame reads, or refuses in words': property({
    runs: 300,
    inputs: fc.record({
      named,
      changes: fc.array(fc.tuple(fc.constantFrom(...ATTRIBUTES), fc.option(attribute)), { maxLength: 4 }),
    }),
    check: async ({ named: given, changes }) => {
      const host = hostPage(attributesOf(given), {
        ...(given.lang === null ? {} : { lang: given.lang }),
        ...(given.pre === null ? {} : { pre: given.pre }),
      });
      const { element, frame, queue } = host;
      host.see();
      const received: any[] = [];
      frame.contentWindow.postMessage = (_: any, __: string, [port]: any[]) => {
        port.onmessage = ({ data }: any) => received.push(data);
      };
      const hello = () => host.tell({ gambol: 1, type: 'hello', key: '1,2,3,4' });
      hello();
      let address = '';
      const assertAddress = async () => {
        // A change is sent to the page in the frame, or loads it again.
        const changed = received.splice(0).findLast(({ type }) => type === 'show');
        const url = new URL(frame.src);
        if (changed) assert.ok(typeof changed.link === 'string' && typeof changed.study === 'string');
        if (changed) url.hash = changed.link;
        else if (frame.src !== address) hello();
        address = frame.src;
        assert.equal(url.origin + url.pathname, `${HOME}frame.html`);
        assert.ok(url.searchParams.has('embed'));
        const known = findGame(element.getAttribute('game') ?? '');
        assert.ok(element.ratio > 0 && Number.isFinite(element.ratio));
        assert.ok(['light', 'dark'].includes(url.searchParams.get('theme') ?? ''));
        const place = await readLink(url.hash, findGame, opener);
        const problems = 'problems' in place ? inWords(place.problems) : [];
        for (const problem of problems) assertSentence(problem);
        if (known && !['view', 'study'].some((name) => element.hasAttribute(name)))
          assert.ok(
            ('state' in place ? place.state.game : 'game' in place ? place.game : null) === known.id ||
              url.hash.length > 60_000,
            `${url.hash} is a link of ${known.id}`,
          );
        const language = url.searchParams.get('lang') ?? languageIn(url.hash);
        assert.ok(['en', 'de', 'fr', 'es', 'ja', 'ar'].includes(preferredLanguage(language, 'auto', [])));
        const page = await framePage(place, { engine, search: url.search });
        if (page.page === null) {
          const [failure] = page.main.children as any[];
          assert.ok(failure.children.length > 0);
        } else page.close();
      };
      await assertAddress();
      const name = findGame(element.getAttribute('game') ?? '')?.name ?? 'Gambol';
      assert.ok(
        frame.title === element.getAttribute('aria-label') || (frame.title.includes(name) && !RAW.test(frame.title)),
        frame.title,
      );
      for (const [name, value] of changes) {
        if (name === 'lang') element.lang = value ?? '';
        else if (value === null) element.removeAttribute(name);
        else element.setAttribute(name, value);
        await queue.settle();
        await assertAddress();
      }
      host.close();
      await assertHeard();
    },
  }),
  'an element and its frame agree on the game, whatever the host page asks for': property({
    runs: 80,
    inputs: fc.record({
      played: playedGames(5),
      steps: fc.array(
        fc.oneof(
          fc.record({ ask: fc.constant('play'), move: fc.oneof(any, fc.constantFrom(...MOVES)) }),
          fc.record({ ask: fc.constantFrom('undo', 'reset', 'theme', 'move') }),
        ),
        { maxLength: 10 },
      ),
    }),
    check: async ({ played, steps }) => {
      const { game, link, place } = placeOf(played);
      const query = link.split('?')[1] ?? '';
      const given = Object.fromEntries(
        [...new URLSearchParams(query.replaceAll('+', '%2B'))].map(([key, value]) => [key, value]),
      );
      const host = hostPage({ game: game.id, ...given });
      const { element, queue } = host;
      host.see();
      const read = await readLink(new URL(host.frame.src).hash, findGame, opener);
      assert.ok('state' in read && 'state' in place);
      assert.deepEqual(read.state, place.state, 'attributes are those of the link');
      const page = await framePage(read, { engine });
      const { table } = page;
      host.frame.contentWindow.postMessage = (data: unknown, _: string, ports: unknown[]) => page.tell(data, ports);
      host.tell(page.hellos[0]);
      await queue.settle();
      assert.equal(host.events[0]?.name, 'ready');
      for (const step of steps) {
        const legal = table.snapshot.over ? [] : table.record.legal;
        const { ply } = table.snapshot;
        const count = host.events.length;
        if (step.ask === 'play') {
          if (game.hands) table.dispatch({ type: 'holdDevice' });
          const { move: asked } = step as { move: string | number };
          const move = typeof asked === 'string' ? asked : legal.length > 0 ? pick(legal, asked) : '';
          let result: any = 'waiting';
          element.play(move).then(
            () => (result = null),
            (error: Error) => (result = error),
          );
          await queue.settle();
          assert.equal(result === null, legal.includes(move), `${move}: ${result}`);
          if (result === null) assert.deepEqual([table.snapshot.ply, host.events[count]?.name], [ply + 1, 'move']);
          else assertSentence(result.message);
        } else if (step.ask === 'theme') element.setAttribute('theme', 'dark');
        else if (step.ask === 'move') element.setAttribute('at', String(ply));
        else
          await Promise.all([
            element[step.ask]().catch((error: Error) => assertSentence(error.message)),
            queue.settle(),
          ]);
        await queue.settle();
        assert.equal(element.position, table.openPosition, 'the position of the element is that of the board');
        assert.equal(new Set(host.events.map(({ detail }) => detail.game).filter(Boolean)).size, 1);
      }
      assert.ok(host.events.filter(({ name }) => name === 'over').length <= steps.length + 1);
      page.close();
      host.close();
      await assertHeard();
    },
  }),
};
