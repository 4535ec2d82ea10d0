// The opponents at a table: their portraits, what they say at the end, and which one is offered next.

import { expect, test } from './fixtures.ts';
import { COMBO, GAME, LUCKYMOOSE, TRIBOARD, TablePage, disablePause } from './table.ts';

/** The game of two people, in which Black wins; and up to its last move, which is Black's. */
const ENDED = `moves=${GAME.moves.join('_')}`;
const BEFORE_LAST_MOVE = `moves=${GAME.moves.slice(0, -1).join('_')}`;

test('a newcomer’s opponent is the weakest, and its portrait changes nothing around it', async ({ page }) => {
  const table = new TablePage(page);
  await table.open('#/gambit');
  const card = table.players.nth(1);
  await expect(card).toContainText('Lulu');
  await expect.poll(() => table.fragment()).toContain('players=human,beginner');
  const boxOf = (place: string) => card.locator(place).boundingBox();
  const [name, face] = [await boxOf('.sitter'), await boxOf('.face')];
  await expect(card.locator('svg.portrait')).toBeVisible();
  expect([await boxOf('.sitter'), await boxOf('.face')]).toEqual([name, face]);
  // Its level is said, although the card shows the name alone.
  await expect(card).toContainText('Beginner');
});

test('two of one level are told apart, in words and in colours', async ({ page }) => {
  const table = new TablePage(page, TRIBOARD);
  await table.open('#/triboard?seed=7&players=human,easy,easy');
  await expect(table.players.locator('.sitter')).toHaveText(['You', 'Sami', 'Sami II']);
  await expect(table.players.nth(2)).toContainText('Easy, number 2');
  const looks = await table.players.locator('.portrait').evaluateAll((all) => all.map((svg) => svg.innerHTML));
  expect(new Set(looks).size).toBe(2);
});

test('after a second win the next opponent is offered at the end and in a new game', async ({ page }) => {
  await disablePause(page);
  await page.addInitScript(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('settings')) ?? 'gambol/1/settings';
    const settings = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ runs: { gambit: { level: 'easy', count: 1 } }, ...settings }));
  });
  const table = new TablePage(page);
  await table.open(`#/gambit?players=human,easy&${BEFORE_LAST_MOVE}`);
  await expect(table.players.nth(1).locator('.portrait')).toBeVisible();
  await table.tap('h2', 'h4');
  const end = page.locator('.end');
  await expect(end).toContainText('Sami: “Well played! I liked that one.”');
  await expect(end.getByRole('button', { name: 'Play Nina' })).toBeVisible();
  await table.button('New game').click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await expect(dialog.getByRole('radio', { name: /^Nina Next · Medium/ })).toBeChecked();
  await expect(dialog).toContainText('Nina: “I take what I’m given.');
  await page.keyboard.press('Escape');
  await end.getByRole('button', { name: 'Play Nina' }).click();
  await expect.poll(() => table.fragment()).toContain('players=human,medium');
  await expect(table.moves).toHaveCount(0);
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`the card of an opponent keeps its place and its size at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await disablePause(page);
    for (const [game, link] of [
      [undefined, `#/gambit?players=human,easy&${BEFORE_LAST_MOVE}`],
      [COMBO, '#/combo?players=human,easy'],
      [TRIBOARD, '#/triboard?seed=7&players=human,easy,easy'],
      [LUCKYMOOSE, '#/luckymoose?seed=42&players=human,easy,easy,easy'],
    ] as const) {
      const table = new TablePage(page, game);
      await table.open(link);
      await expect(page.locator('.face > .portrait').first()).toBeVisible();
      const boxes = () =>
        page
          .locator('.players > :not(.below), .players > :not(.below) :is(.face, .token)')
          .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON()));
      const before = await boxes();
      const gauge = page.locator('.gauge');
      await table.button('Analyse').click();
      await expect(gauge).toBeVisible();
      expect(await boxes(), `${link}: during the analysis`).toEqual(before);
      const card = await page.locator('.players > :not(.below)').first().boundingBox();
      const bar = await gauge.boundingBox();
      const isApart = width > 600 || (bar?.y ?? 0) >= (card?.y ?? 0) + (card?.height ?? 0);
      expect(isApart, 'the bar is below the card').toBe(true);
      await table.button('Analyse').click();
      await expect(gauge).toBeHidden();
      expect(await boxes(), `${link}: after the analysis`).toEqual(before);
      if (game) continue;
      await table.tap('h2', 'h4');
      await expect(page.locator('.end')).toBeVisible();
      expect(await boxes(), `${link}: at the end`).toEqual(before);
    }
  });
}

test('a game that is only looked at counts for nobody', async ({ page }) => {
  const table = new TablePage(page);
  await table.open(`#/gambit?players=human,easy&${ENDED}`);
  const end = page.locator('.end');
  await expect(end.locator('.saying')).toContainText('Sami');
  await table.button('Analyse').click();
  await table.button('End').click();
  await table.button('Result').click();
  await expect(end.locator('.saying')).toContainText('Sami');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('runs');
});
