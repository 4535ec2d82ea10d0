// Words that are loaded without their keys, and get them back.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KEYED, withoutKeys } from '../../www/build/keyless.ts';

const load = (source: string) => import(`data:text/javascript,${encodeURIComponent(source)}`);
const { keyed } = await load(KEYED);

const ENGLISH = {
  seats: ['Black'],
  undo: 'Undo',
  draws: { label: 'A draw', on: 'Nobody' },
  moves: (n: number) => `${n}`,
};
const GERMAN = `const moves = (n) => \`\${n} Züge\`;
export const words = { draws: { on: 'Niemand', label: 'Remis' }, 'undo': 'Zurück', moves, seats: ['Schwarz'] };
export default { undo: 'Zurück', other: { a: 1 } };`;

test('objects become arrays in the order of the English keys, and objects again', async () => {
  const source = withoutKeys(GERMAN, { words: ENGLISH, default: { undo: 'Undo', other: 'a text' } });
  assert.doesNotMatch(source, /label|undo/);
  const loaded = await load(source);
  const words = keyed(ENGLISH, loaded.words);
  assert.deepEqual(
    { ...words, moves: words.moves(3) },
    { seats: ['Schwarz'], undo: 'Zurück', draws: { label: 'Remis', on: 'Niemand' }, moves: '3 Züge' },
  );
  assert.deepEqual(loaded.default, ['Zurück', { a: 1 }]);
});

for (const [why, source] of Object.entries({
  'a key that is missing': "export const words = { undo: 'Zurück' };",
  'a key too many': "export const words = { undo: 'Zurück', redo: 'Vor', more: 'Mehr' };",
  'a key that is asked for': "export const words = { undo: 'Zurück', redo: () => words.undo };",
})) {
  test(`${why} is an error of the build`, () => {
    assert.throws(() => withoutKeys(source, { words: { undo: 'Undo', redo: 'Redo' } }));
  });
}

test('an argument may have the name of an object', () => {
  const source = withoutKeys('export const seats = { list: (seats) => seats.length };', { seats: { list: () => 0 } });
  assert.equal(source, 'export const seats = [(seats) => seats.length];');
});
