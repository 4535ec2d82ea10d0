// Which addresses are read at once, and which need more of the page.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findGame } from '../../www/games/index.ts';
import { MAX_CHARACTERS } from '../../www/links/link.ts';
import { readLink } from '../../www/links/read.ts';
import { loadEngine } from '../tools/engine.ts';

const { start, open, watch, seat } = (await loadEngine()).Session;

/** Whether an address is read in the same task: nothing is loaded for it. */
function isReadAtOnce(fragment: string) {
  let isRead = false;
  const find = (game: string) => {
    isRead = true;
    return findGame(game);
  };
  void readLink(fragment, find, { start, open, watch, seat });
  return isRead;
}

test('an address that is neither packed nor damaged is read at once', () => {
  for (const fragment of [
    '#/combo',
    '/combo',
    'combo',
    '#combo',
    '#/combo/learn',
    '#/gambit/course/first-steps/3',
    '#/combo?seed=3',
    'combo?seed=3',
    '#/combo?seed=3&moves=1c2+c1_1f7+f8&clock=300+2',
    '#/gambit?position=8/xxxxxxxx/oooooooo/8_x',
    '#/combo?x',
    '#/combo/live?o=AB-_',
    '#/combo?seed=3&left=1.5,2.5&players=human,human&utm=a@b.c:d/e?f~g',
  ])
    assert.ok(isReadAtOnce(fragment), fragment);
});

test('for any other address the rest is loaded first', () => {
  for (const fragment of [
    '#/combo?z=eJxLTEoGAAJNASc',
    '#/combo?seed=3)',
    '#/combo?seed=3.',
    '#/combo%3Fseed=3',
    '#/combo?seed=%33',
    '#/combo ?seed=3',
    '#/com bo',
    '(#/combo?seed=3',
    '#//combo?seed=3 ',
    '#/combo?',
    '#/combo/',
    '##/combo',
  ])
    assert.ok(!isReadAtOnce(fragment), fragment);
});

test('an address that is too long for any game is refused at once', async () => {
  const long = (length: number) => `#/combo?z=${'A'.repeat(length)}`.slice(0, length);
  const read = (fragment: string) => readLink(fragment, findGame, { start, open, watch, seat });
  assert.equal((await read(long(MAX_CHARACTERS + 1))).screen, 'hall');
  assert.equal((await read(long(MAX_CHARACTERS))).screen, 'table');
});

test('an address without a game is the hall', async () => {
  for (const fragment of ['', '#', '#/', '/'])
    assert.deepEqual(await readLink(fragment, findGame, { start, open, watch, seat }), {
      screen: 'hall',
      problems: [],
    });
});
