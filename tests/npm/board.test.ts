// The board of the package alone: the pages of the documentation, and what its options do.

import { expect, type Page } from '@playwright/test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { install, run } from './installation.ts';
import { browse } from './page.ts';

const WWW = join(import.meta.dirname, '../../www');
const DOCS = readFileSync(join(WWW, 'docs/npm.md'), 'utf8');
const [alone = '', against = '', element = ''] = Array.from(
  DOCS.matchAll(/^```html\n(.*?)^```$/gms),
  ([, block = '']) => block,
);
const folder = install();
const open = await browse(folder);

const cell = (page: Page, square: string) => page.locator(`[role=gridcell][data-square=${square}]`);

test('the page of the documentation has fifteen lines, and plays a move by the keyboard', async () => {
  assert.ok(alone.trim().split('\n').length <= 15);
  const { page, errors, requests } = await open(alone);
  await expect(cell(page, 'c2')).toHaveAccessibleName('c2, black piece, can move');
  await cell(page, 'c2').focus();
  await page.keyboard.press('Enter');
  await expect(cell(page, 'c4')).toHaveAccessibleName('c4, empty, legal move');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'c4')).toHaveAccessibleName('c4, black piece');
  await expect(cell(page, 'c3')).toHaveAccessibleName('c3, empty');
  assert.deepEqual(errors, []);
  assert.ok(
    requests.every((path) => /^(index\.html|favicon\.ico|node_modules\/gambol\/board(\.js|\/[\w-]+\.js))$/.test(path)),
    String(requests),
  );
});

test('as an element it tells a move by an event, and shows what its attributes say', async () => {
  const { page, errors } = await open(element);
  await cell(page, 'c2').focus();
  for (const key of ['Enter', 'ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await expect(cell(page, 'c4')).toHaveAccessibleName('c4, black piece');
  // The legal moves of the position before are forgotten.
  const shown = page.locator('gambol-position');
  await expect(shown).toHaveAttribute('move', 'c2xc4');
  await expect(shown).not.toHaveAttribute('legal');
  await expect(page.getByRole('gridcell', { name: /can move/ })).toHaveCount(0);
  await shown.evaluate((board) => Object.assign(board, { legal: ['d3xd1'] }));
  await expect(cell(page, 'd3')).toHaveAccessibleName('d3, white piece, can move');
  await expect(shown).toHaveAttribute('legal', 'd3xd1');
  // Another game needs another board, which reads its names in its language.
  await shown.evaluate((board) => {
    const attributes = { game: 'combo', position: '8/8/8/8/8/8/8/b3,7 b 0', legal: '1a1-b1 2a1-c1', language: 'de' };
    for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
  });
  await expect(cell(page, 'b1')).toHaveAccessibleName('b1, leer');
  await expect(page.getByRole('grid')).toHaveCount(1);
  await expect(shown).not.toHaveAttribute('move');
  // It comes and goes with the page.
  await shown.evaluate((board) => {
    Object.assign(window, { board });
    board.remove();
  });
  await expect(page.getByRole('grid')).toHaveCount(0);
  await page.evaluate('document.body.append(board)');
  await expect(cell(page, 'a1')).toHaveAccessibleName(/^a1, .*3/);
  await page.evaluate('board.hidden = true');
  await expect(shown).toBeHidden();
  assert.deepEqual(errors, []);
});

test('a piece is dragged to its target', async () => {
  const { page, errors } = await open(alone);
  const [from, to] = [await cell(page, 'd2').boundingBox(), await cell(page, 'd4').boundingBox()];
  assert.ok(from && to);
  const middle = ({ x, y, width, height }: typeof from) => [x + width / 2, y + height / 2] as const;
  await page.mouse.move(...middle(from));
  await page.mouse.down();
  await page.mouse.move(...middle(to), { steps: 5 });
  await page.mouse.up();
  await expect(cell(page, 'd4')).toHaveAccessibleName('d4, black piece');
  assert.deepEqual(errors, []);
});

test('with the engine the page of the documentation answers a move', async () => {
  const { page, errors } = await open(against);
  await cell(page, 'c2').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: /, black piece, can move/ }).first()).toBeVisible({
    timeout: 20_000,
  });
  await expect.poll(() => page.getByRole('gridcell', { name: /white piece/ }).count()).toBe(7);
  assert.deepEqual(errors, []);
});

test('the page in the README of the package shows a board, and tells a move', async () => {
  const [, block = ''] = /^```html\n(.*?)^```$/ms.exec(readFileSync(join(WWW, 'package/README.md'), 'utf8')) ?? [];
  const { page, errors } = await open(block);
  const told = page.waitForEvent('console', (message) => message.type() === 'log');
  await cell(page, 'd2').focus();
  for (const key of ['Enter', 'ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  assert.equal((await told).text(), 'd2xd4');
  assert.deepEqual(errors, []);
});

const SHOW = `<!doctype html><meta charset="utf-8"><title>Boards</title>
<style>:root { --rail: red; } .board, .grid { display: none !important; }</style>
<div id="a" style="width: 400px"></div><div id="b" style="width: 400px"></div>
<script type="module">
  import { Board, BOARDS } from './node_modules/gambol/board.js';
  const [a, b] = ['a', 'b'].map((id) => document.getElementById(id));
  Object.assign(window, { a, b, Board, BOARDS });
</script>`;

/** The pixels of a board's canvas. */
const pixels = (element: string, ...box: number[]) =>
  `${element}.shadowRoot.querySelector('canvas').getContext('2d').getImageData(${box}).data`;

/** The colour of a pixel near the corner of a board: its frame. */
const RAIL = `(element) => [...${pixels('element', 6, 6, 1, 1)}].join()`;

test('boards of one page have sets and themes of their own, and styles of the page reach none', async () => {
  const { page, errors } = await open(SHOW);
  const position = '8/xxxxxxxx/oooooooo/8 o';
  const rails = () => page.evaluate(`[a, b].map(${RAIL})`);
  await page.evaluate(async (position) => {
    const { a, b, Board } = window as any;
    Object.assign(window, {
      one: new Board(a, { game: 'gambit', position, set: 'linen' }),
      two: new Board(b, { game: 'gambit', position, set: 'slate', theme: 'dark' }),
    });
    await (window as any).two.ready;
  }, position);
  await expect.poll(async () => new Set((await rails()) as string[]).size).toBe(2);
  const [first, second] = (await rails()) as string[];
  await page.evaluate(() => (window as any).one.set({ set: 'slate', theme: 'dark' }));
  await expect.poll(rails).toEqual([second, second]);
  await page.evaluate(() => (window as any).one.set({ set: 'linen', theme: 'light' }));
  await expect.poll(rails).toEqual([first, second]);
  assert.deepEqual(errors, []);
});

test('every game is shown, its names are read in another language, and a board is taken off', async () => {
  const { page, errors } = await open(SHOW);
  const starts = JSON.parse(
    run(
      folder,
      `
    import { init } from 'gambol';
    const engine = await init();
    const start = ({ id }) => engine.start(id, id === 'luckymoose' ? 'seed=1' : '').position();
    console.log(JSON.stringify(engine.games().map((game) => [game.id, start(game)])));`,
    ),
  );
  assert.deepEqual(starts.map(([id]: string[]) => id).sort(), ((await page.evaluate('BOARDS')) as string[]).toSorted());
  const show = (options: object) =>
    page.evaluate(`(async () => {
    window.board?.destroy();
    window.board = new Board(a, { onMove() {}, ...${JSON.stringify(options)} });
    await board.ready;
  })()`);
  for (const [game, position] of starts) {
    await show({ game, position });
    await expect(cell(page, 'a1')).toHaveAccessibleName(/^a1, \S/);
    const colours = `new Set(new Uint32Array(${pixels('a', 0, 0, 400, 100)}.buffer)).size`;
    await expect.poll(() => page.evaluate(colours), game).toBeGreaterThan(100);
  }
  for (const [language, name] of [
    ['de', 'a1, leer'],
    ['ja', 'a1、空き'],
    ['en', 'a1, empty'],
  ]) {
    await show({ game: 'gambit', position: '8/xxxxxxxx/oooooooo/8 o', language });
    await expect(cell(page, 'a1')).toHaveAccessibleName(name ?? '');
  }
  await page.evaluate('board.destroy()');
  await expect(page.getByRole('grid')).toHaveCount(0);
  const refused = await page.evaluate(
    `new Board(b, { game: 'chess', position: '' }).ready.catch(({ code, found }) => [code, found])`,
  );
  assert.deepEqual(refused, ['unknown-game', 'chess']);
  assert.deepEqual(errors, []);
});

test('in Combo digits and the wheel choose how many pieces move', async () => {
  const { page, errors } = await open(SHOW);
  await page.evaluate(`(async () => {
    window.played = [];
    const legal = ['1a1-b1', '1a1-a2', '2a1-c1', '3a1-d1'];
    const onMove = (move) => played.push(move);
    window.board = new Board(a, { game: 'combo', position: '8/8/8/8/8/8/8/b3,7 b 0', legal, onMove });
    await board.ready;
  })()`);
  await cell(page, 'a1').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('2');
  await expect(cell(page, 'c1')).toHaveAccessibleName(/legal move/);
  await expect(cell(page, 'd1')).toHaveAccessibleName('d1, empty');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  assert.deepEqual(await page.evaluate('played'), ['2a1-c1']);
  // A board that waits for its next position takes no other move.
  await expect(page.getByRole('gridcell', { name: /can move|legal move/ })).toHaveCount(0);
  assert.deepEqual(errors, []);
});
