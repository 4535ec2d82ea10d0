// Combo on the page: stacks are picked, split, merged and captured by every kind of input.

import en from '../../www/games/combo/words/en.ts';
import { expect, test } from './fixtures.ts';
import { isLong } from './long.ts';
import { COMBO, TablePage, disablePause } from './table.ts';
import type { Page } from '@playwright/test';

const PEOPLE = '#/combo?players=human,human&seed=1';

/** A whole game in which Black loses everything. */
const GAME =
  '1a2-b3_1b7+c7_1b2+b3_2c7-a5_2b3-a2_2a5-b4_2a2-a4_2b4xa4_1h2+g2_2a4xc2_2g2-h3_2c2xc1_2h3-g4_2c1xd2_2g4-g2_2d2xe2_' +
  '2g2-h2_2e2xf1_2h2-h4_2f1xg1_2h4-g4_2g1xe1_2g4-e2_2e1xe2_1f2-f1_2e2xf1_1d1-e2_2f1xh1_1b1-b2_2h1-h2_1b2-a3_2h2-g2_' +
  '1a3-b4_2g2xe2_1a1-b2_2e2-e1_1b2-c1_2e1xc1_1b4-c3_2c1xc3';

/** One stack that can split, merge, capture and move, and White's reply. */
const STACKS = `${PEOPLE}&position=8/8/8/3,b5,1,w2,2/8/8/1,b3,3,w4,2/8_b_3`;

const MOVES = GAME.split('_').map((move) => {
  const [, count = '', from = '', to = ''] = /^(\d+)(..).(..)$/.exec(move) ?? [];
  return { move, count, from, to };
});

/** The first move that is played by pointer and by keyboard. */
const BEGIN = isLong ? 0 : MOVES.length - 4;
const LATE_POSITION = `${PEOPLE}&moves=${MOVES.slice(0, BEGIN)
  .map(({ move }) => encodeURIComponent(move))
  .join('_')}`;

test('a game to its end by pointer, between two people', async ({ page }) => {
  // Each move is shown until the piece lands.
  test.slow();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const table = new TablePage(page, COMBO);
  await table.open(LATE_POSITION);
  for (const [ply, { count, from, to }] of [...MOVES.entries()].slice(BEGIN)) {
    await table.tap(from);
    if (count !== '1') await page.keyboard.press(count);
    await table.tap(to);
    await expect(table.moves).toHaveCount(ply + 1);
  }
  await expect(table.moves).toHaveText(GAME.split('_'));
  const capture = 'White moves 2 pieces from c1 and captures 1 piece on c3.';
  const end = 'Game over. White wins. Black has no pieces left.';
  await expect(table.status).toHaveText(`${capture} ${end}`);
  await expect(table.players.nth(0)).toContainText('0 pieces');
});

test('a game to its end by keyboard alone', async ({ page }) => {
  test.slow();
  const table = new TablePage(page, COMBO);
  await table.open(LATE_POSITION);
  await page.keyboard.press('Tab');
  while ((await table.focused()) === null) await page.keyboard.press('Tab');
  for (const [ply, { count, from, to }] of [...MOVES.entries()].slice(BEGIN)) {
    // Before or after the stack is picked.
    if (ply % 2 === 0) await page.keyboard.press(count);
    await table.press(from);
    if (ply % 2 === 1) await page.keyboard.press(count);
    await table.press(to);
    await expect(table.moves).toHaveCount(ply + 1);
  }
  await expect(table.moves).toHaveText(GAME.split('_'));
  await expect(table.status).toContainText('Game over. White wins. Black has no pieces left.');
});

test('a game against the computer to its end', async ({ page }) => {
  test.slow();
  await disablePause(page);
  const table = new TablePage(page, COMBO);
  await table.open(`#/combo?players=human,easy&seed=3&position=8/8/8/3,w1,4/8/2,b3,2,b3,2/8/8_b_${isLong ? 60 : 94}`);
  await table.playToTheEnd();
  await expect(table.status).toContainText('Game over.');
});

test('a stack is picked whole, and shows the targets of each of its parts', async ({ page }) => {
  const table = new TablePage(page, COMBO);
  await table.open(STACKS);
  await table.expectNames('d5, black stack of 5, can move', 'f5, white stack of 2', 'c4, empty');
  await table.tap('d5');
  await table.expectNames(
    'd5, black stack of 5, selected',
    'f5, white stack of 2, legal move',
    'b3, empty, legal move',
    'c4, empty, legal move',
  );
  const amount = page.getByRole('radiogroup', { name: 'How many pieces?' });
  const chip = (name: string) => amount.getByRole('radio', { name, exact: true });
  await expect(amount.getByRole('radio')).toHaveText(['1', '2', '3', '4', 'All 5']);
  await expect(chip('All 5')).toBeChecked();
  await expect(page.getByText(en.howMany)).toBeVisible();
  await chip('1').click();
  await expect(table.status).toContainText('1 of 5 pieces');
  await expect(chip('1')).toBeChecked();
  await table.expectNames('f5, white stack of 2', 'c4, empty, legal move', 'b3, empty');
  await page.keyboard.press('ArrowLeft');
  await expect(chip('1')).toBeFocused();
  await page.keyboard.press('End');
  await expect(chip('All 5')).toBeFocused();
  await expect(chip('All 5')).toBeChecked();
  await expect(table.status).toContainText('5 of 5 pieces');
  await page.keyboard.press('ArrowRight');
  await expect(chip('All 5')).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(chip('4')).toBeFocused();
  await expect(chip('4')).toBeChecked();
  await table.tap('d1');
  await expect(table.moves).toHaveText(['4d5-d1']);
  await table.expectNames('d5, black piece', 'd1, black stack of 4');
  await expect(amount).toBeHidden();
});

test('the wheel changes the amount without scrolling', async ({ page }) => {
  const table = new TablePage(page, COMBO);
  await table.open(STACKS);
  await table.tap('d5');
  const amount = page.getByRole('radiogroup', { name: 'How many pieces?' });
  await page.mouse.wheel(0, 100);
  await page.mouse.wheel(0, 100);
  await expect(amount.getByRole('radio', { checked: true })).toHaveText('3');
  await page.mouse.wheel(0, -100);
  await expect(amount.getByRole('radio', { checked: true })).toHaveText('4');
});

test('swiping up from a stack takes one piece after the other', async ({ page }) => {
  const table = new TablePage(page, COMBO);
  await table.open(STACKS);
  const { x, y } = await table.point('d5');
  const cell = (await table.point('e5')).x - x;
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', up: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: y - up * cell }],
    });
  await touch('touchStart', 0);
  for (const up of [0.2, 0.4, 0.8, 1.2]) await touch('touchMove', up);
  await touch('touchEnd', 0);
  await expect(page.getByRole('radio', { checked: true })).toHaveText('3');
  await expect(table.moves).toHaveCount(0);
  await table.tap('d2');
  await expect(table.moves).toHaveText(['3d5-d2']);
});

test('the rule for draws is chosen with a game and stored', async ({ page }) => {
  const table = new TablePage(page, COMBO);
  await table.open(PEOPLE);
  await table.button('New game').click();
  await page.getByRole('dialog').getByText('More', { exact: true }).click();
  await page.getByLabel(en.draws.label).selectOption('pieces');
  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => table.fragment()).toContain('draws=pieces');
  await table.tap('c2', 'c3');
  await page.reload();
  await table.isReady();
  await expect.poll(() => table.fragment()).toContain('draws=pieces');
  await table.button('Restart').click();
  await expect.poll(() => table.fragment()).toContain('draws=pieces');
  await table.button('New game').click();
  await expect(page.getByLabel(en.draws.label)).toHaveValue('pieces');
});

test('hint and analysis report pieces and wins', async ({ page }) => {
  await disablePause(page);
  const table = new TablePage(page, COMBO);
  await table.open(`${PEOPLE}&position=8/8/8/8/8/8/8/b2,w3,6_b_0`);
  await table.button('Hint').click();
  await expect(table.status).toContainText('Move two pieces from a1 and capture three on b1. You win.');
  await table.button('Analyse').click();
  const values = page.getByRole('list', { name: 'Values of the moves' }).getByRole('button');
  await expect(values.first()).toHaveAccessibleName('2a1xb1 wins');
  await expect(values.first()).toContainText('provedwon');
});

/**
 * Allows the test to advance the clock. Returns an expectation of the times of Black and White in seconds, minus the
 * real time that has passed.
 */
async function withQuickTime(page: Page) {
  const begin = performance.now();
  await page.clock.install({ time: 0 });
  return async (table: TablePage, times: number[]) => {
    const shown = await table.players.locator('.time').allTextContents();
    const passed = (performance.now() - begin) / 1000;
    const seconds = shown.map((text) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0));
    expect(seconds).toHaveLength(times.length);
    times.forEach((time, seat) => {
      expect(seconds[seat], `${shown} for ${times}`).toBeLessThanOrEqual(time);
      expect(seconds[seat], `${shown} for ${times}`).toBeGreaterThanOrEqual(time - passed);
    });
  };
}

test('a clock can be chosen, runs for the player to move, and decides the game', async ({ page }) => {
  const showsTimes = await withQuickTime(page);
  const table = new TablePage(page, COMBO);
  await table.open('#/combo?players=human,human');
  await expect(table.players.locator('.time').first()).toBeHidden();
  await table.button('New game').click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.getByText('No clock').click();
  await expect(dialog.getByLabel('Minutes for each side')).toBeHidden();
  await dialog.getByLabel('Play with a clock').check();
  await expect(dialog.getByLabel('Minutes for each side')).toHaveValue('5');
  await expect(dialog.getByLabel('Extra seconds for each move')).toHaveValue('0');
  await dialog.getByLabel('Extra seconds for each move').fill('2');
  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click();
  // No time runs before the first move.
  await page.clock.runFor(10_000);
  await showsTimes(table, [300, 300]);
  await table.tap('a2', 'a3');
  await page.clock.runFor(61_000);
  await showsTimes(table, [302, 239]);
  await table.tap('a7', 'a6');
  await page.clock.runFor(30_000);
  await showsTimes(table, [272, 241]);
  // The list tells how long each move took.
  await expect(table.moves.locator('.spent')).toHaveText(['0.0', /^1:0[12]$/]);
  await expect.poll(() => table.fragment()).toContain('clock=300+2');
  // Going back stops it.
  await table.button('Undo').click();
  await page.clock.runFor(30_000);
  await showsTimes(table, [272, 241]);
  await table.button('Redo').click();
  await page.clock.runFor(272_500);
  await expect(table.status).toHaveText('Game over. White wins on time. Black ran out of time.');
  await showsTimes(table, [0, 241]);
  await table.tap('b2', 'b3');
  await expect(table.moves).toHaveCount(2);
  // The result is stored, and another game starts with full time.
  await page.reload();
  await table.isReady();
  await expect(table.status).toHaveText('Game over. White wins on time. Black ran out of time.');
  await table.button('Restart').click();
  await expect(table.moves).toHaveCount(0);
  await showsTimes(table, [300, 300]);
});

test('the last seconds are shown in tenths, and the time left is stored', async ({ page }) => {
  const showsTimes = await withQuickTime(page);
  const table = new TablePage(page, COMBO);
  await table.open('#/combo?players=human,human&clock=60+0&left=15,40&moves=1a2-a3_1a7-a6');
  await showsTimes(table, [15, 40]);
  await page.clock.runFor(6_000);
  await showsTimes(table, [9, 40]);
  await expect(table.players.locator('.time').first()).toHaveText(/^\d\.\d$/);
  await table.tap('b2', 'b3');
  await expect.poll(() => table.fragment()).toMatch(/left=\d(\.\d)?,40/);
});

test('against the computer the clock stops while the page is hidden', async ({ page }) => {
  const showsTimes = await withQuickTime(page);
  const table = new TablePage(page, COMBO);
  const hide = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await table.open('#/combo?players=human,easy&clock=60+0&moves=1a2-a3_1a7-a6');
  await page.clock.runFor(10_000);
  await showsTimes(table, [50, 60]);
  await hide(true);
  await page.clock.runFor(30_000);
  await showsTimes(table, [50, 60]);
  await hide(false);
  await page.clock.runFor(5_000);
  await showsTimes(table, [45, 60]);
  // Between two people it keeps running.
  await table.open('#/combo?players=human,human&clock=60+0&moves=1a2-a3_1a7-a6');
  await hide(true);
  await page.clock.runFor(20_000);
  await hide(false);
  await showsTimes(table, [40, 60]);
});
