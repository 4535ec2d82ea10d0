// What the engine's errors say: every code has a sentence in every language, and every part of a text has a name.

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { messageOf } from '../../www/core/messages.ts';
import { GAMES } from '../../www/games/index.ts';
import { errorWords, loadErrors, type ErrorWords } from '../../www/words/errors/index.ts';
import { t } from '../../www/words/index.ts';
import { LANGUAGES, speak, type Tag } from '../../www/words/vocabulary.ts';
import { loadEngine } from '../tools/engine.ts';
import type { EngineError, Refusal } from '../../www/core/bindings.ts';

const { Session } = await loadEngine();
const TAGS = Object.keys(LANGUAGES) as Tag[];
const ENGINE = new URL('../../engine/src/', import.meta.url);
/** A code as `codes!` defines it: its name, and English with its arguments in braces. */
const CODE = /^ {4}[A-Z_]+ =\s+"([a-z-]+)",\s+"(.*)";$/gm;
/** The values of arguments of codes by name; all others are numbers. */
const ARGS: Record<string, string | string[]> = {
  choice: ['o', 'x'],
  known: ['seed', 'size'],
  pieces: ['o', 'x'],
  last: 'h4',
  square: 'c2',
  line: 'r1g2',
  token: 'r1',
};
/** Traces of missing arguments in words. */
const MISSING_ARGUMENT = /\b(undefined|NaN|null)\b|\[object|\$\{|=>| {2}|^\s|\s$/;

/** The codes that a file of the engine defines, with arguments for each. */
function codesIn(path: string): { code: string; args: Refusal['args'] }[] {
  const file = new URL(path, ENGINE);
  if (!existsSync(file)) return [];
  const source = readFileSync(file, 'utf8');
  const found = [...source.matchAll(CODE)].map(([, code = '', english = '']) => {
    const names = [...english.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    return { code, args: Object.fromEntries(names.map((name) => [name, ARGS[name] ?? 5])) };
  });
  assert.equal(found.length, [...source.matchAll(/^ {4}[A-Z_]+ =/gm)].length, `${path}: every code is read`);
  return found;
}

const CODES = ['codes.rs', ...GAMES.map(({ id }) => `games/${id}/codes.rs`)].flatMap(codesIn);

/** What the engine throws. */
function thrown(action: () => unknown): EngineError | null {
  try {
    action();
    return null;
  } catch (error) {
    return error as EngineError;
  }
}

async function speaking(tag: Tag, run: () => void | Promise<void>) {
  await speak(tag);
  try {
    await loadErrors();
    await run();
  } finally {
    await speak('en');
  }
}

const said = ({ code, args }: { code: string; args: Refusal['args'] }) =>
  errorWords({
    code,
    args,
    place: [
      { name: 'move', at: null },
      { name: 'square', at: 'c2' },
    ],
    found: '9',
    expected: [],
  } as any);

/** What is wrong with the words of a code; null for nothing. */
function faultIn(words: string, english: string | null) {
  if (words === t().faults.refused()) return 'no words';
  if (!/[.。]$/.test(words)) return `no end: ${words}`;
  if (MISSING_ARGUMENT.test(words)) return `an argument is missing: ${words}`;
  return words === english ? `in English: ${words}` : null;
}

test('the engine has codes for all games and for each', () => {
  assert.ok(CODES.length > 50, String(CODES.length));
});

for (const tag of TAGS) {
  test(`every code of the engine has words in ${LANGUAGES[tag].name}`, async () => {
    await speak('en');
    await loadErrors();
    const english = new Map(CODES.map((each) => [each.code, said(each)]));
    await speaking(tag, () => {
      const faults = CODES.flatMap((each) => {
        const fault = faultIn(said(each), tag === 'en' ? null : (english.get(each.code) ?? null));
        return fault === null ? [] : [`${each.code}: ${fault}`];
      });
      assert.deepEqual(faults, []);
    });
  });
}

/** A whole number below a bound, from a known sequence. */
function dice() {
  let state = 1;
  return (bound: number) => {
    state = (state * 48271) % 2147483647;
    return state % bound;
  };
}

/** Errors of texts of a game that were damaged by chance. */
function errorsOf(id: string) {
  const below = dice();
  const damage = (text: string) => {
    const at = below(text.length + 1);
    const other = '0123456789abcdefghijklmnopqrstuvwxyz /,-+~@x#'[below(45)] ?? '';
    return text.slice(0, at) + (below(3) > 0 ? other : '') + text.slice(at + below(3));
  };
  const errors: EngineError[] = [];
  const take = (action: () => unknown) => errors.push(...[thrown(action)].filter((error) => error !== null));
  const session = Session.start(id, 'seed=1');
  const [position, open, view, moves] = [session.position(), session.publicText(), session.view(0), session.legal()];
  const options = ['seed=1', 'draws=on', 'players=2', 'sets=1', 'size=9'];
  for (let n = 0; n < 3000; n += 1) {
    const whole = position
      .split(' ')
      .slice(0, below(3) > 0 ? undefined : below(8))
      .join(' ');
    take(() => Session.open(id, '', damage(whole)).free());
    take(() => Session.watch(id, damage(open)).free());
    take(() => Session.watch(id, view).free());
    take(() => session.after(damage(moves[below(moves.length)] ?? '')));
    take(() => Session.start(id, damage(options[below(options.length)] ?? '')).free());
  }
  session.free();
  return errors;
}

for (const { id } of GAMES) {
  test(`every part of a text of ${id} that is refused has a name in every language`, async () => {
    const errors = errorsOf(id);
    assert.ok(new Set(errors.map(({ code }) => code)).size > 8);
    const steps = new Set(
      errors
        .flatMap(({ place }) => place)
        .map(({ name, at }) => JSON.stringify(name === 'after' ? [at, false] : [name, at !== null])),
    );
    const missing: string[] = [];
    for (const tag of TAGS) {
      const files = [`../../www/words/errors/${tag}.ts`, `../../www/games/${id}/words/errors/${tag}.ts`].filter(
        (file) => existsSync(new URL(file, import.meta.url)),
      );
      const modules = await Promise.all(files.map(async (file) => (await import(file)).default as ErrorWords));
      const names = modules.flatMap(({ places, numbered }) => [
        ...Object.keys(places).map((name) => [name, false]),
        ...Object.keys(numbered).map((name) => [name, true]),
      ]);
      const known = new Set(names.map((name) => JSON.stringify(name)));
      missing.push(...[...steps].filter((step) => !known.has(step)).map((step) => `${tag}: ${step}`));
    }
    assert.deepEqual(missing, []);
  });
}

const SAID: [() => unknown, string][] = [
  [() => Session.open('gambit', '', '8/9/8/8 o'), 'Board, rank 3: “9”. A rank has 8 squares.'],
  [
    () => Session.open('gambit', '', '8/8/8/8'),
    'Missing: side to move. A position of this game has 2 parts, with one space between them.',
  ],
  [
    () => Session.open('gambit', '', '8/8/8/8 o x'),
    'After the side to move: “x”. The position should end before that.',
  ],
  [() => Session.start('gambit', '').play('e3xe5'), 'Square 2: “e5”. The squares of this board go from a1 to h4.'],
  [() => Session.start('gambit', '').play('c2xc4xc6'), 'Square 3: “c6”. The squares of this board go from a1 to h4.'],
  [() => Session.start('gambit', '').play('a1xa3'), '“a1xa3” isn’t a legal move here.'],
  [() => Session.start('combo', '').play('1a2-a4'), 'A move can go at most as many squares as it takes pieces.'],
  [() => Session.start('luckymoose', 'seed=1').play('pass'), 'You can lay, so you can’t pass.'],
  [() => Session.start('luckymoose', 'sets=9'), 'Sets of tokens: “9”. It has to be a whole number from 1 to 6.'],
];

test('an error says where it is, what stands there, and what is expected', async () => {
  await speaking('en', () => {
    for (const [action, words] of SAID) assert.equal(messageOf(thrown(action)), words);
  });
});

test('a refused text is cut short', async () => {
  await speaking('en', () => {
    const words = messageOf(thrown(() => Session.open('gambit', '', `${'8'.repeat(100_000)}/8/8/8 o`)));
    assert.ok(words.length <= 200, words);
    assert.match(words, /“8{60}…”/);
  });
});

test('a refused text is not cut inside a character, and leaves the direction of its sentence alone', async () => {
  for (const tag of TAGS) {
    await speaking(tag, () => {
      const said = (text: string) => messageOf(thrown(() => Session.open('gambit', '', `8/8/8/8 ${text}`)));
      for (const start of ['', 'a']) assert.ok(said(start + '😀'.repeat(40)).isWellFormed(), tag);
      // An override of the direction, the end of an isolate, a zero byte, a new line.
      assert.equal(said('\u202ea\u2069\0\n'), said('zaz').replace('zaz', '\ufffda\ufffd\ufffd\ufffd'), tag);
    });
  }
});

test('without the words of a language a plain sentence of the page is said', async () => {
  await speak('fr');
  try {
    assert.equal(messageOf(thrown(() => Session.open('gambit', '', '8/9/8/8 o'))), t().faults.refused());
  } finally {
    await speak('en');
  }
});
