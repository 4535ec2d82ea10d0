// The dialogs and pages that a table opens: new game, settings, rules.

import { LEVELS } from '../../www/core/levels.ts';
import { NAMES } from '../../www/words/names.ts';
import { expect, test } from './fixtures.ts';
import { usually } from './long.ts';
import { PEOPLE, TablePage, disablePause } from './table.ts';

test('every choice of players starts a game', async ({ page }) => {
  await disablePause(page);
  const table = new TablePage(page);
  await table.open(`${PEOPLE}&moves=d2xd4`);
  const dialog = page.getByRole('dialog', { name: 'New game' });
  const levels = Object.values(NAMES);
  const optionOf = (name: string) => LEVELS.find((level) => NAMES[level] === name) ?? 'human';
  const pairs: string[][] = [
    ['Person', 'Person'],
    ...levels.flatMap((level) => [
      ['Person', level],
      [level, 'Person'],
    ]),
  ];
  // Usually two people, and the last level on both sides; Node knows the players of every tile.
  for (const [black = '', white = ''] of usually(pairs, (_, n) => n === 0 || n > 8)) {
    await table.button('New game').click();
    await dialog.getByText('More', { exact: true }).click();
    await dialog.getByRole('combobox', { name: 'Black' }).selectOption(optionOf(black));
    await dialog.getByRole('combobox', { name: 'White' }).selectOption(optionOf(white));
    await dialog.getByRole('button', { name: 'Play' }).click();
    await expect(dialog).toBeHidden();
    await expect(table.moves).toHaveCount(black === 'Person' ? 0 : 1);
    await expect(table.players.nth(0)).toContainText(black === 'Person' && white !== 'Person' ? 'You' : black);
    await expect(table.players.nth(1)).toContainText(white === 'Person' && black !== 'Person' ? 'You' : white);
    const players = [black, white].map(optionOf);
    await expect.poll(() => table.fragment()).toContain(`players=${players.join()}`);
  }
  await table.button('New game').click();
  await expect(dialog.getByRole('radio', { name: 'Ada Master' })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: 'White' })).toBeChecked();
  await dialog.getByText('More', { exact: true }).click();
  await expect(dialog.getByRole('combobox', { name: 'Black' })).toHaveValue('master');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(table.button('New game')).toBeFocused();
});

test('an invalid position keeps the dialog open and the game unchanged', async ({ page }) => {
  const table = new TablePage(page);
  await table.open(`${PEOPLE}&moves=d2xd4`);
  const before = await table.stored();
  await table.button('New game').click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.getByText('More', { exact: true }).click();
  const text = dialog.getByLabel('Start from a position');
  for (const [position, words] of [
    ['8/9/8/8 o', 'Board, rank 3: “9”. A rank has 8 squares.'],
    ['8/8/8 o', /The board has 4 ranks/],
    ['8/8/8/8 z', 'Side to move: “z”. It has to be o or x.'],
    ['what', /^Missing: side to move/],
  ] as const) {
    await text.fill(position);
    await dialog.getByRole('button', { name: 'Play' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(words);
    await expect(text).toBeFocused();
    await expect(text).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(table.moves).toHaveText(['d2xd4']);
  expect(await table.stored()).toBe(before);
  // As the link contains it.
  await text.fill('8/2x1x3/1o6/8_o');
  await dialog.getByRole('button', { name: 'Play' }).click();
  await expect(dialog).toBeHidden();
  await table.expectNames('b2, black piece, can move');
  await expect.poll(() => table.fragment()).toContain('position=8/2x1x3/1o6/8_o');
});

test('a dialog closes with its screen', async ({ page }) => {
  const table = new TablePage(page);
  await page.goto('./#/');
  await page.getByRole('link', { name: /Gambit/ }).click();
  await table.isReady();
  await table.button('New game').click();
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Games' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('settings apply at once and are stored', async ({ page }) => {
  const table = new TablePage(page);
  await table.open();
  const light = await table.colour('d4');
  await table.button('Settings').click();
  await page.getByLabel('Colours').selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => table.colour('d4')).not.toBe(light);
  const dark = await table.picture();
  await page.getByLabel('Coordinates on the board').uncheck();
  await expect.poll(() => table.picture()).not.toBe(dark);
  await page.getByLabel('The computer moves').selectOption('Quickly');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await table.button('Settings').click();
  await expect(page.getByLabel('Colours')).toHaveValue('dark');
  await expect(page.getByLabel('The computer moves')).toHaveValue('200');
  await expect(page.getByLabel('Coordinates on the board')).not.toBeChecked();
});

test('the rules are a separate page with a link back to the game', async ({ page }) => {
  const table = new TablePage(page);
  await table.open();
  await table.tap('d2', 'd4');
  await table.button('Rules').click();
  await expect(page.getByRole('heading', { name: 'How to play Gambit' })).toBeVisible();
  await expect.poll(() => page.getByRole('img').count()).toBeGreaterThan(3);
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await expect(table.moves).toHaveText(['d2xd4']);
  await table.button('Rules').click();
  await page.getByRole('link', { name: 'Play Gambit' }).click();
  await expect(table.moves).toHaveText(['d2xd4']);
});
