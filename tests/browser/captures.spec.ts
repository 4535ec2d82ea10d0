// What is loaded with the first move at a table: the pieces that each side has taken, and the wake lock.

import { expect, test } from './fixtures.ts';
import { COMBO, PEOPLE, TRIBOARD, TablePage } from './table.ts';
import type { Page } from '@playwright/test';

const PHONE = { width: 390, height: 844 };
const list = (page: Page) => page.getByRole('list', { name: /^(Pieces taken|Captured pieces)$/ });
const rows = (page: Page) => list(page).getByRole('listitem');
/** The words for each side, and the pieces that are drawn for it. */
const drawn = (page: Page) =>
  rows(page).evaluateAll((items) =>
    items.map((item) => [
      item.querySelector('.hidden')?.textContent,
      item.querySelectorAll('.token-o').length,
      item.querySelectorAll('.token-x').length,
      item.querySelector('b')?.textContent,
    ]),
  );

test('the pieces taken follow moves, undo and redo, and are those of the position shown', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const late = () => asked.filter((url) => /firstmove|captures/.test(url));
  const table = new TablePage(page);
  await table.open(PEOPLE);
  await expect(list(page)).toHaveCount(0);
  expect(late()).toEqual([]);
  const board = await table.canvas.boundingBox();
  await table.tap('d2', 'd4');
  await expect
    .poll(() => drawn(page))
    .toEqual([
      ['Black: 1 piece', 0, 1, '1'],
      ['White: none', 0, 0, '0'],
    ]);
  expect(await table.canvas.boundingBox()).toEqual(board);
  await table.play('e3xe1');
  const both = [
    ['Black: 1 piece', 0, 1, '1'],
    ['White: 1 piece', 1, 0, '1'],
  ];
  await expect.poll(() => drawn(page)).toEqual(both);
  await table.button('Undo').click();
  await expect(rows(page)).toContainText(['Black: 1 piece', 'White: none']);
  await table.button('Redo').click();
  await expect.poll(() => drawn(page)).toEqual(both);
  await table.button('To the start').click();
  await expect(rows(page)).toContainText(['Black: none', 'White: none']);
  await table.moves.nth(0).click();
  await expect(rows(page)).toContainText(['Black: 1 piece', 'White: none']);
  await table.button('Restart').click();
  await expect(table.moves).toHaveCount(0);
  await expect(list(page)).toBeHidden();
});

test('a stack of Combo is taken with all its pieces, in a game that a link opens', async ({ page }) => {
  const table = new TablePage(page, COMBO);
  const position = '8/8/8/8/8/w12,b2,6/b1,7/8_b_0';
  await table.open(`#/combo?players=human,human&position=${position}&moves=2b3xa3`);
  await expect
    .poll(() => drawn(page))
    .toEqual([
      ['Black: 12 pieces', 0, 12, '12'],
      ['White: none', 0, 0, '0'],
    ]);
  // All are seen, before the number.
  const [last, number] = await Promise.all([
    rows(page).first().locator('.token').last().boundingBox(),
    rows(page).first().locator('b').boundingBox(),
  ]);
  expect(last?.width).toBe(last?.height);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(number?.x ?? 0);
});

test('on a phone the pieces taken are under More, and cost the board no room', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const table = new TablePage(page);
  await table.open(PEOPLE);
  const board = await table.canvas.boundingBox();
  await table.tap('d2', 'd4');
  const panel = page.locator('.captures-panel');
  await expect(panel).toHaveCount(1);
  await expect(panel).toBeHidden();
  expect(await table.canvas.boundingBox()).toEqual(board);
  await table.button('More').click();
  await expect(rows(page)).toContainText(['Black: 1 piece', 'White: none']);
});

test('on a low screen the pieces taken leave the panel to the analysis and to the result', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 600 });
  const table = new TablePage(page, COMBO);
  await table.open('#/combo?players=human,human&position=8/8/8/8/8/w12,b2,6/b1,7/8_b_0&moves=2b3xa3');
  await expect(page.locator('.captures-panel')).toHaveCount(1);
  await expect(list(page)).toBeHidden();
  await table.button('Undo').click();
  await expect(list(page)).toBeVisible();
  await table.button('Analyse').click();
  await expect(list(page)).toBeHidden();
});

test('a game without captures has no list of them', async ({ page }) => {
  const table = new TablePage(page, TRIBOARD);
  const loaded = page.waitForEvent('requestfinished', (request) => /firstmove-/.test(request.url()));
  await table.open('#/triboard?seed=1&players=human,human,human');
  await table.tap(await table.squareWith('legal move'));
  await loaded;
  await expect(table.moves).toHaveCount(1);
  await expect(list(page)).toHaveCount(0);
});

test('without what shows the pieces taken a game goes on', async ({ page, allowConsole }) => {
  allowConsole(/net::ERR|Failed to load/);
  await page.route(/firstmove-/, (route) => route.abort());
  const table = new TablePage(page);
  await table.open(PEOPLE);
  await table.play('d2xd4');
  await table.play('e3xe1');
  await expect(list(page)).toHaveCount(0);
});

test('the screen stays on from the first move until the table is left', async ({ page }) => {
  await page.addInitScript(() => {
    const locks: string[] = [];
    const lock = () => {
      locks.push('on');
      return { released: false, release: async () => void locks.push('off') };
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => lock() } });
    Object.assign(window, { locks });
  });
  const locks = () => page.evaluate(() => (window as any).locks);
  const table = new TablePage(page);
  await table.open(PEOPLE);
  expect(await locks()).toEqual([]);
  await table.tap('d2', 'd4');
  await expect.poll(locks).toEqual(['on']);
  await page.evaluate(() => location.assign('#/'));
  await expect.poll(locks).toEqual(['on', 'off']);
});
