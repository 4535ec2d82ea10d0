// The small game on the page: its table, a computer player, links, the hall, its rules and an embedded board.

import { findGame } from '../../www/games/index.ts';
import { frameOf, test } from '../browser/blog.ts';
import { expect, expectAccessible } from '../browser/fixtures.ts';
import { TablePage, disablePause } from '../browser/table.ts';
import { board } from '../tools/blog.ts';

const reversi = findGame('reversi')!;
const PEOPLE = '#/reversi?players=human,human';
/** A whole game, in which White has to pass once. */
const MOVES = ['c4', 'c5', 'e6', 'e3', 'c6', 'f6', 'f2', 'd6', 'e7', 'd8', 'g7', 'g5', 'f8', 'c3', 'b2', 'pass', 'h4'];
const TO_PASS = MOVES.slice(0, 15).join('_');
const ONLY_PASS = 'You have no move but to pass.';

test('a whole game by taps, with a pass that is offered and taken', async ({ page }) => {
  const table = new TablePage(page, reversi);
  await table.open(PEOPLE);
  await expect(table.status).toHaveText(`Black to move. ${reversi.howTo}`);
  for (const [ply, move] of MOVES.entries()) {
    if (move === 'pass') {
      await expect(table.status).toContainText(`White to move. ${ONLY_PASS}`);
      await table.tap('h4');
      await expect(table.status).toContainText('Nothing would turn over there.');
      await expectAccessible(page);
      await table.button('Pass').click();
      await expect(table.status).toHaveText('White passes. Black to move.');
    } else {
      await expect(table.button('Pass')).toBeHidden();
      await table.tap(move);
    }
    await expect(table.moves).toHaveCount(ply + 1);
  }
  await expect(table.status).toContainText('Game over. Black wins, 19 to 1.');
  await expect(table.players.nth(0)).toContainText('19 discs');

  // The page stores it, and the hall shows it.
  await page.reload();
  await table.isReady();
  await expect(table.moves).toHaveText(MOVES);
  await table.button('Undo').click();
  await table.button('Undo').click();
  await expect(table.button('Pass')).toBeVisible();
  await page.goto('./#/');
  await expect(page.getByRole('link', { name: 'Reversi' })).toContainText('Look at your game');
});

test('by keyboard, square by square', async ({ page }) => {
  const table = new TablePage(page, reversi);
  await table.open(PEOPLE);
  await table.expectNames('d5, black disc', 'e5, white disc', 'a1, empty', 'c4, empty, legal move, turns over 1 disc');
  while ((await table.focused()) === null) await page.keyboard.press('Tab');
  for (const move of MOVES.slice(0, 3)) await table.press(move);
  await expect(table.moves).toHaveText(MOVES.slice(0, 3));
  await table.open(`${PEOPLE}&moves=${TO_PASS}`);
  await table.button('Pass').press('Enter');
  await expect(table.moves).toHaveCount(16);
  await expect(table.grid.locator(':focus')).toHaveCount(1);
});

test('against a computer, which passes where it has to, and what is taken back', async ({ page }) => {
  await disablePause(page);
  const table = new TablePage(page, reversi);
  await table.open('#/reversi?players=human,easy');
  await table.tap('c4');
  await expect(table.status).toContainText('Your turn, Black.');
  await expect(table.moves).toHaveCount(2);
  await table.button('Undo').click();
  await table.expectNames('c4, empty, legal move, turns over 1 disc');
  await table.button('Hint').click();
  await expect(table.status).toContainText(/Play [cdef]\d: turns over 1 disc/);
  await table.open('#/reversi?players=easy,human&position=8/8/8/8/8/8/8/xo6_o');
  await expect(table.status).toContainText('Black passes. Your turn, White.');
  await table.tap('c1');
  await expect(table.status).toContainText('Game over. You won, 3 to 0.');
});

test('a link that is shared leads to the same table', async ({ page, device }) => {
  const table = new TablePage(page, reversi);
  await table.open(`${PEOPLE}&moves=${TO_PASS}_pass`);
  await table.button('Share').click();
  const field = page.getByRole('textbox', { name: 'Link' });
  await expect(field).toHaveValue(/#\/reversi/);
  const link = await field.inputValue();
  const other = await device();
  await other.goto(link);
  const there = new TablePage(other, reversi);
  await there.isReady();
  await expect(there.moves).toHaveText(MOVES.slice(0, 16));
  expect(await there.names()).toEqual(await table.names());
});

test('in German at the table and in the rules', async ({ page }) => {
  const table = new TablePage(page, reversi);
  await table.open(`${PEOPLE}&lang=de&moves=${TO_PASS}`);
  await expect(table.status).toContainText('Dir bleibt nur, zu passen.');
  await table.expectNames('c4, schwarzer Stein', 'a1, leer');
  await table.button('Passen').click();
  await expect(table.status).toHaveText('Weiß passt. Schwarz ist am Zug.');
  await table.tap('h4');
  await expect(table.status).toContainText(
    'Schwarz spielt h4 und dreht 1 Stein um. Die Partie ist aus. Schwarz gewinnt, 19 zu 1.',
  );
  await page.goto('./#/reversi/rules?lang=de');
  await expect(page.getByRole('heading', { name: 'Das Ziel' })).toBeVisible();
  await expect(page.getByRole('img', { name: /Der Start: schwarze Steine/ })).toBeVisible();
});

test('a board in somebody’s page', async ({ page, blog }) => {
  const moves = TO_PASS.replaceAll('_', ' ');
  const attributes = `game="reversi" players="human,human" moves="${moves}"`;
  await page.goto(blog.write(`${blog.script}${board(attributes, 'width: 400px')}`));
  const element = page.locator('gambol-board');
  await expect.poll(() => element.evaluate((board) => (board as any).position)).toContain(' x');
  await page.evaluate(() => {
    const told = ((window as any).told = [] as unknown[]);
    for (const name of ['move', 'over']) {
      addEventListener(`gambol-${name}`, (event) => {
        const { move, winners, scores } = (event as CustomEvent).detail;
        told.push(move ?? { winners, scores });
      });
    }
  });
  const frame = await frameOf(page);
  const box = await element.locator('iframe').boundingBox();
  expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(reversi.frameHeight, 1);
  await expect(frame.getByRole('status')).toContainText(ONLY_PASS);
  await frame.getByRole('button', { name: 'Pass', exact: true }).click();
  await element.evaluate((board) => (board as any).play('h4'));
  await expect(frame.getByRole('status')).toContainText('Game over. Black wins, 19 to 1.');
  expect(await page.evaluate(() => (window as any).told)).toEqual(['pass', 'h4', { winners: [0], scores: [19, 1] }]);
});
