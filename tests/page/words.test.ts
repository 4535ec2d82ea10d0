// The words for moves and values, and that all words of the page are in `words/`.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { bracketed } from './asides.ts';
import { parse, type Node } from 'acorn';
import { hintWords } from '../../www/coach/hints.ts';
import { gambit } from '../../www/games/gambit/index.ts';
import en from '../../www/words/en.ts';
import { moveWords, valueText } from '../../www/words/values.ts';
import { javascript } from '../../www/build/javascript.ts';
import type { Report, Value } from '../../www/core/bindings.ts';

const proved = (move: string, value: number): Value => ({ move, value, depth: 9, proved: true });

const estimated = (move: string, value: number, depth: number): Value => ({ move, value, depth, proved: false });

const report = (...values: Value[]): Report => ({
  depth: 9,
  nodes: 1,
  values,
  line: [],
  done: true,
  best: values[0]?.move ?? '',
});
/** The hint of a jump that takes one piece. */
const jump = (...sentences: string[]) => ['Takes one piece[: jump from a2 to a4].', ...sentences].join(' ');

const HINTS: [Value[], string][] = [
  [[proved('a2xa4', 3)], jump('You win by 3 points. It’s your only move.')],
  [[proved('a2xa4', 0), proved('b2xb4', 0)], jump('You hold the draw. The other moves are just as good.')],
  [
    [proved('a2xa4', 0), proved('b2xb4', 0), proved('c2xc4', -1)],
    jump('You hold the draw. One other move is just as good.'),
  ],
  [
    [proved('a2xa4xc2', 2), proved('b2xb4', -1)],
    'Takes two pieces[: jump from a2 to a4 to c2]. You win by 2 points. No other move wins.',
  ],
  [[proved('a2xa4', 0), proved('b2xb4', -2)], jump('You hold the draw. No other move holds the draw.')],
  [[proved('a2xa4', -1), proved('b2xb4', -4)], jump('You lose by 1 point.')],
  [[proved('a2xa4', 5), proved('b2xb4', 2)], jump('You win by 5 points.')],
  [
    [proved('a2xa4', 1), proved('b2xb4', 1), proved('c2xc4', 1), proved('d2xd4', 0)],
    jump('You win by 1 point. 2 other moves are just as good.'),
  ],
  [[], ''],
  [[estimated('a2xa4', 1.26, 6)], jump('You’d be about one ahead.')],
  [[estimated('a2xa4', -2, 1)], jump('You’d be about two behind.')],
  [[estimated('a2xa4', 0.04, 4)], jump('You’d be about even.')],
  [[estimated('a2xa4', 0, 0)], jump()],
];

for (const [values, words] of HINTS) {
  test(words || 'no hint', () =>
    assert.equal(bracketed(hintWords(gambit, report(...values), { position: '', lead: 0 }, () => '')), words),
  );
}

test('values on a square, and in a list', () => {
  assert.equal(valueText(gambit, proved('', 3)), '+3');
  assert.equal(valueText(gambit, proved('', 0)), '0');
  assert.equal(valueText(gambit, proved('', -2)), '−2');
  assert.equal(valueText(gambit, estimated('', -0.04, 3)), '0');
  assert.equal(moveWords(gambit, estimated('a2xa4', 0, 0)), 'a2xa4, not yet known');
  assert.equal(moveWords(gambit, estimated('a2xa4', 1.26, 6)), 'a2xa4, estimate +1.3, 6 moves ahead');
});

test('words are sentences, or functions that return them', () => {
  const look = (words: unknown, path: string) => {
    if (typeof words === 'function') return;
    if (typeof words === 'string') return assert.match(words, /\S/, path);
    assert.ok(words !== null && typeof words === 'object', path);
    for (const [name, part] of Object.entries(words)) look(part, `${path}.${name}`);
  };
  look(en, 'en');
  assert.ok(Object.keys(en).length > 10);
});

const PAGE = new URL('../../www/', import.meta.url);

/**
 * The files that may contain words: translations, scripts that run without the rest of the page, books of openings,
 * which are moves, and the page of components, which only developers see.
 */
const OTHER_WORDS = [
  /^(words|root|build|screens\/components)\b/,
  /^games\/\w+\/(words|remarks|review)\//,
  /^games\/\w+\/book\.ts$/,
  /^app\/(watchdog|offline\/fallback)\.ts$/,
];

/** Patterns of literals that look like words but are not, by reason. */
const NO_WORDS = {
  'keys and events, as browsers name them': /^(Enter|Escape|Tab|Delete|Home|End|Arrow\w+|Page\w+)$/,
  'headers of studies': /^(Game|Setup|Seed|Position|Players|Result|Date|Event|Ending|Time|Clock|Folder|Progress)$/,
  'names of errors': /^(Error|InternalError|AbortError|SecurityError|(Live)?Fault)$/,
  'media queries and media types': /^\((prefers-|orientation: |pointer: )|^text\/\w+; charset=/,
  'the type of dragged files, a form of Unicode, and the space between studies': /^(Files|NFD|\\n\\n)$/,
  markup: /<(script|iframe|gambol-board|svg|path|use|image|stop|feGaussianBlur)\b|^sandbox=|style="/,
  'scripts and styles': /=> |^\n *const |^max-width: $/,
  'lines of a session description':
    /^(o=- 1 1 IN IP4 0\.0\.0\.0|c=IN IP4 0\.0\.0\.0|m=application 9 UDP\/DTLS\/SCTP webrtc-datachannel)$/,
  fonts: /^\d+px sans-serif$/,
  'errors for the console': /^(engine: status | is not of release |This browser draws no canvas\.|the engine trapped)$/,
};

/** Two words, or the beginning of a sentence. */
const WORDS = /\p{L}{2}[,;:.!?…”)]* +[“(]?\p{L}{2}|^\p{Lu}\p{Ll}/u;
/** Anything that can be read, in a place that is shown or read aloud. */
const LETTERS = /\p{L}/u;
/** The index of the first argument that a function displays. */
const SHOWING = new Map([
  ['make', 2],
  ['say', 1],
  ['notice', 0],
]);
const SHOWN = new Set(['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'label', 'words', 'note']);

/** The literals of a module that contain words, with their lines. */
function sentencesOf(source: string) {
  const found: string[] = [];
  const take = (node: Node, text: string, isShown: boolean) => {
    if (!(isShown ? LETTERS : WORDS).test(text) || Object.values(NO_WORDS).some((pattern) => pattern.test(text)))
      return;
    found.push(`${node.loc?.start.line}: ${text}`);
  };
  /** @param isShown whether it is shown as it is */
  const walk = (node: any, isShown: boolean) => {
    if (typeof node?.type !== 'string' || node.source?.type === 'Literal') return;
    if (node.type === 'Literal' && typeof node.value === 'string') take(node, node.value, isShown);
    if (node.type === 'TemplateElement') take(node, node.value.cooked, isShown);
    if (node.type === 'CallExpression') {
      const from = SHOWING.get(node.callee.name) ?? Infinity;
      walk(node.callee, false);
      node.arguments.forEach((argument: Node, n: number) => walk(argument, n >= from));
    } else if (node.type === 'Property') {
      const name = node.key.name ?? node.key.value;
      // Lists of class names are not words.
      if (name !== 'class') walk(node.value, SHOWN.has(name));
    } else if (node.type === 'ConditionalExpression' || node.type === 'LogicalExpression') {
      walk(node.test, false);
      walk(node.left, isShown && node.operator !== '&&');
      for (const part of [node.right, node.consequent, node.alternate]) walk(part, isShown);
    } else {
      const isSame = node.type === 'TemplateLiteral';
      for (const part of Object.values<any>(node).flat())
        walk(part, isShown && isSame && part?.type === 'TemplateElement');
    }
  };
  walk(parse(source, { ecmaVersion: 'latest', sourceType: 'module', locations: true }), false);
  return found;
}

const files = readdirSync(PAGE, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /(?<!\.d)\.ts$/.test(path) && !OTHER_WORDS.some((pattern) => pattern.test(path)),
);

test('the code of the page contains no sentence', () => {
  assert.ok(files.length > 60);
  const found = files.flatMap((path) =>
    sentencesOf(javascript(readFileSync(new URL(path, PAGE), 'utf8'))).map((place) => `${path}:${place}`),
  );
  assert.deepEqual(found, []);
});

test('a sentence in the code is detected', () => {
  const words = [
    "refuse('Try again');",
    '`${name} to move.`;',
    "make('p', {}, 'close');",
    "make('p', { 'aria-label': 'link' });",
    "say(status, isOver ? 'over' : '');",
    "make('p', { class: 'a b' }, isOpen && `${count} left`);",
    "const kinds = [{ words: 'all' }];",
  ];
  for (const source of words) assert.equal(sentencesOf(source).length, 1, source);
  const none = [
    "import a from 'Two words';",
    "make('p', { class: 'two words' }, '–');",
    "step === 'ArrowLeft';",
    'f(`${a} ${b}`);',
    "make('p', {}, t().hall.play);",
    "make('p', {}, make('b'), kind === 'play' && name);",
  ];
  for (const source of none) assert.deepEqual(sentencesOf(source), [], source);
});
